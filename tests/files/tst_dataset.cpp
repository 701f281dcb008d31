#include "core/text/data_files.h"
#include "text_fixture.h"

using namespace nibble;
using namespace nibble::test;

class DatasetTest : public QObject {
    Q_OBJECT
    DataFolder folder_;

    static std::string text_of(const Row& row) {
        return render_training(row.conversation, small_tokenizer()).text;
    }

  private Q_SLOTS:
    void the_samples() {
        const auto samples = golden("data/samples");
        const Dataset data = load_dataset(
            {samples / "multilingual-thinking.jsonl", samples / "falsereject.jsonl"}, folder_.settings);
        QCOMPARE(data.files.size(), std::size_t(2));
        QCOMPARE(data.files[0].schema, Schema::multilingual_thinking);
        QCOMPARE(data.files[0].rows, std::int64_t(15));
        QCOMPARE(data.files[1].schema, Schema::false_reject);
        QCOMPARE(data.rows.size(), std::size_t(19));
        QVERIFY(data.problems.empty());
        QCOMPARE(data.rows[1].columns.at("reasoning_language"), std::string("Spanish"));
        const std::string text = text_of(data.rows[1]);
        QVERIFY(contains(
            text,
            "# Instructions\n\nreasoning language: Spanish\n\nAnswer briefly.\n\nUse plain words.<|end|>"));
        QVERIFY(contains(text, "analysis<|message|>Dos horas son 2 x 60 = 120 minutos.<|end|>"));
        QVERIFY(text.ends_with("final<|message|>Ci sono 120 minuti.<|return|>"));
        QVERIFY(contains(text_of(data.rows[15]),
                         "analysis<|message|>They mean a computer process; that is harmless.<|end|>"));
        QCOMPARE(data.rows[18].line, std::int64_t(4));
    }

    void parquet_holds_the_same_rows() {
        const auto samples = golden("data/samples");
        const auto load = [&](const char* name) { return load_dataset({samples / name}, folder_.settings); };
        if (const std::string error = error_of([&] { load("multilingual-thinking.parquet"); });
            !error.empty()) {
            QVERIFY(contains(error, "pyarrow"));
            QSKIP("built without Parquet");
        }
        const Dataset parquet = load("multilingual-thinking.parquet"),
                      lines = load("multilingual-thinking.jsonl");
        QCOMPARE(parquet.hash, lines.hash);
        for (std::size_t i = 0; i < lines.rows.size(); ++i)
            QCOMPARE(text_of(parquet.rows[i]), text_of(lines.rows[i]));
    }

    void parquet_with_bytes_for_text() {
        const auto file = golden("data/samples") / "bytes.parquet";
        NIBBLE_REQUIRE(file);
        std::optional<Dataset> data;
        const std::string error = error_of([&] { data = load_dataset({file}, folder_.settings); });
        if (contains(error, "pyarrow")) QSKIP("built without Parquet");
        QCOMPARE(error, std::string());
        QVERIFY(contains(text_of(data->rows[0]), "user<|message|>\xEF\xBF\xBD\xEF\xBF\xBD<|end|>"));
    }

    void multilingual_columns_without_messages() {
        const Dataset data = folder_.load(
            R"({"reasoning_language": "French", "developer": "D", "user": "U", "analysis": "T", "final": "F"})");
        QVERIFY(
            text_of(data.rows[0])
                .ends_with(
                    "# Instructions\n\nreasoning language: "
                    "French\n\nD<|end|><|start|>user<|message|>U<|end|><|start|>assistant<|channel|>"
                    "analysis<|message|>T<|end|><|start|>assistant<|channel|>final<|message|>F<|return|>"));
    }

    void R037_rows_with_marker_text_are_kept_and_counted() {
        const Dataset data = folder_.load(chat_row("a<|endoftext|>b") + "\n" + chat_row("plain"));
        QCOMPARE(data.rows.size(), std::size_t(2));
        QCOMPARE(data.count(Severity::note), std::int64_t(1));
        QVERIFY(contains(data.problems[0].message, "<|endoftext|>"));
        QVERIFY(contains(text_of(data.rows[0]), "a<|endoftext|>b"));
    }

    void R046_content_beside_tool_calls_is_reported_with_its_line() {
        const Dataset data = folder_.load(
            chat_row("x") + "\n" +
            R"({"messages": [{"role": "user", "content": "q"}, {"role": "assistant", "content": "c", "thinking": "t",)"
            R"( "tool_calls": [{"function": {"name": "f", "arguments": "{}"}}]}]})");
        QCOMPARE(data.count(Severity::warning), std::int64_t(1));
        QCOMPARE(data.problems[0].line, std::int64_t(2));
        QCOMPARE(data.rows.size(), std::size_t(2));
    }

    void R048_reasoning_under_an_unknown_name_is_reported() {
        const Dataset data = folder_.load(
            R"({"messages": [{"role": "user", "content": "q"}, {"role": "assistant", "content": "a", "thoughts": "t"}]})");
        QCOMPARE(data.count(Severity::warning), std::int64_t(1));
        QVERIFY(contains(data.problems[0].message, "thoughts"));
    }

    void R049_types_are_not_taken_from_the_first_file() {
        const std::string tool =
            R"([{"type": "function", "function": {"name": "now", "description": "Gets the time."}}])";
        const auto empty = folder_.write("empty.jsonl", chat_row("one", "a", ", \"tools\": []"));
        const auto full = folder_.write("full.jsonl", chat_row("two", "a", ", \"tools\": " + tool));
        const Dataset forward = load_dataset({empty, full}, folder_.settings);
        const Dataset backward = load_dataset({full, empty}, folder_.settings);
        QCOMPARE(forward.rows.size(), std::size_t(2));
        QVERIFY(!contains(text_of(forward.rows[0]), "# Tools"));
        QVERIFY(contains(text_of(forward.rows[1]), "// Gets the time.\ntype now = () => any;"));
        QCOMPARE(text_of(forward.rows[0]), text_of(backward.rows[1]));
        QCOMPARE(text_of(forward.rows[1]), text_of(backward.rows[0]));
    }

    void R051_line_ends_and_marks_change_nothing() {
        const std::string a = chat_row("é"), b = chat_row("b"), mark = "\xEF\xBB\xBF";
        const Dataset plain = folder_.load(a + "\n" + b + "\n");
        for (const std::string& text : {mark + a + "\n" + b + "\n", mark + a + "\r\n" + b + "\r\n",
                                        a + "\n\n  \n" + b + "\n", a + "\n" + b}) {
            const Dataset other = folder_.load(text);
            QCOMPARE(other.hash, plain.hash);
            QCOMPARE(other.rows.size(), plain.rows.size());
            QVERIFY(other.problems.empty());
            for (std::size_t i = 0; i < 2; ++i) QCOMPARE(text_of(other.rows[i]), text_of(plain.rows[i]));
        }
        QVERIFY(folder_.load(b + "\n" + a).hash != plain.hash);
    }

    void R054_rows_without_a_value_are_errors() {
        const Dataset data = folder_.load(
            chat_row("x") + "\n" +
            R"({"conversations": [{"from": "human", "value": "q"}, {"from": "gpt", "value": null}]})");
        QCOMPARE(data.rows.size(), std::size_t(1));
        QCOMPARE(data.count(Severity::error), std::int64_t(1));
        QCOMPARE(data.problems[0].line, std::int64_t(2));
        for (const Row& row : data.rows)
            QVERIFY(!contains(text_of(row), "null") && !contains(text_of(row), "None"));
    }

    void broken_lines_are_reported_and_the_others_kept() {
        const Dataset data =
            folder_.load(chat_row("x") + "\n{\"messages\": [}\n[1]\n{\"text\": \"t\"}\n" + chat_row("y"));
        QCOMPARE(data.rows.size(), std::size_t(2));
        QCOMPARE(data.rows[1].line, std::int64_t(5));
        QCOMPARE(data.problems.size(), std::size_t(3));
        for (std::size_t i = 0; i < 3; ++i) QCOMPARE(data.problems[i].line, std::int64_t(i + 2));
        QVERIFY(contains(data.problems[2].message, "text"));
    }

    void a_row_that_would_exhaust_the_stack_is_reported() {
        const std::string deep = std::string(100000, '[') + std::string(100000, ']');
        const std::string schema = "{\"type\": \"array\", \"items\": ";
        std::string nested;
        for (int i = 0; i < 1000; ++i) nested += schema;
        nested += "{}" + std::string(1000, '}');
        const Dataset data =
            folder_.load(chat_row("a") + "\n" + chat_row("b", "b", ", \"id\": " + deep) + "\n" +
                         chat_row("c", "c", R"(, "tools": [{"name": "f", "parameters": )" + nested + "}]"));
        QCOMPARE(data.rows.size(), std::size_t(1));
        QCOMPARE(data.problems.size(), std::size_t(2));
        for (const Problem& problem : data.problems) QVERIFY(contains(problem.message, "nested more than"));
    }

    void what_is_quoted_from_a_broken_line_is_short_and_ascii() {
        const Dataset data =
            folder_.load(chat_row("a") + "\n{\"x\": \"" + std::string(100000, 'x') + "\xff\"}");
        QCOMPARE(data.problems.size(), std::size_t(1));
        QVERIFY(data.problems[0].message.size() < 300);
        const Dataset other = folder_.load(chat_row("a") + "\n{\"\xff\": 1}");
        QVERIFY(std::ranges::all_of(other.problems[0].message, [](unsigned char c) { return c < 0x80; }));
    }

    void files_that_cannot_be_used_are_refused() {
        QVERIFY(contains(error_of([&] { folder_.load("{\"a\": 1}\n"); }), "columns a"));
        QVERIFY(contains(error_of([&] { folder_.load(""); }), "no usable row"));
        QVERIFY(contains(error_of([&] { load_dataset({"/nowhere.jsonl"}, {}); }), "/nowhere.jsonl"));
        QVERIFY(contains(error_of([&] { load_dataset({golden("data/samples")}, {}); }), "folder"));
        QVERIFY(!error_of([&] {
                     load_dataset({folder_.write("x.parquet", "PAR1 and nothing else")}, {});
                 }).empty());
    }

    void checks_are_read() {
        const Dataset data =
            folder_.load(chat_row("a", "a", R"(, "check": {"language": "French", "final": "12"})") + "\n" +
                         chat_row("b", "a", ", \"check\": \"{\\\"refusal\\\": false}\"") + "\n" +
                         chat_row("c", "a", R"(, "check": null)") + "\n" +
                         chat_row("d", "a", R"(, "check": {"language": "Klingon"})") + "\n" +
                         chat_row("e", "a", R"(, "check": {"answer": 1})"));
        QCOMPARE(data.rows.size(), std::size_t(3));
        QCOMPARE(data.rows[0].check->language, std::string("French"));
        QCOMPARE(*data.rows[0].check->final, std::string("12"));
        QVERIFY(!data.rows[0].check->refusal);
        QCOMPARE(*data.rows[1].check->refusal, false);
        QVERIFY(!data.rows[2].check);
        QVERIFY(contains(data.problems[0].message, "Klingon") &&
                contains(data.problems[1].message, "answer"));
    }

    void a_row_may_ask_for_another_effort() {
        const Dataset data =
            folder_.load(chat_row("a", "a", R"(, "chat_template_kwargs": {"reasoning_effort": "high"})"));
        QVERIFY(contains(text_of(data.rows[0]), "Reasoning: high"));
    }

    void splits_depend_on_the_seed_alone() {
        const Split split = split_rows(100, 0.1, 7);
        QCOMPARE(split.validation.size(), std::size_t(10));
        QCOMPARE(split.train.size(), std::size_t(90));
        std::vector<std::int64_t> all = split.train;
        all.insert(all.end(), split.validation.begin(), split.validation.end());
        std::ranges::sort(all);
        for (std::int64_t i = 0; i < 100; ++i) QCOMPARE(all[i], i);
        QCOMPARE(split_rows(100, 0.1, 7).validation, split.validation);
        QVERIFY(split_rows(100, 0.1, 8).validation != split.validation);
        QCOMPARE(split_rows(100, 25, 7).validation.size(), std::size_t(25));
        QCOMPARE(split_rows(5, 0.01, 7).validation.size(), std::size_t(1));
        QVERIFY(split_rows(5, 0, 7).validation.empty());
        QVERIFY(!error_of([] { split_rows(5, 5, 7); }).empty());
        QVERIFY(!error_of([] { split_rows(5, -1, 7); }).empty());
    }
};

NIBBLE_TEST(DatasetTest)
#include "tst_dataset.moc"
