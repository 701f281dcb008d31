#include "core/text/batches.h"
#include "text_fixture.h"

using namespace nibble;
using namespace nibble::test;

class ColumnsTest : public QObject {
    Q_OBJECT
    DataFolder folder_;

    static constexpr const char* kRow =
        R"({"id": 7, "question": "2 + 3?", "meta": {"cot": "Two and three."}, "answer": "5"})";

    Dataset load(const std::string& text, const std::vector<std::string>& columns) const {
        return load_dataset({folder_.write("mapped.jsonl", text)}, folder_.settings,
                            {.columns = parse_columns(columns), .progress = {}});
    }
    static std::string text_of(const Row& row) {
        return render_training(row.conversation, small_tokenizer()).text;
    }

  private Q_SLOTS:
    void unknown_columns_are_refused_with_what_to_do() {
        const std::string error = error_of([&] { folder_.load(kRow); });
        QVERIFY(contains(error, "columns id, question, meta, answer"));
        QVERIFY(contains(error, "data.columns"));
    }

    void mapped_columns_become_a_turn() {
        const Dataset data = load(kRow, {"user=question", "analysis=meta.cot", "final=answer"});
        QCOMPARE(data.files[0].schema, Schema::single_turn);
        QVERIFY(
            text_of(data.rows[0])
                .ends_with(
                    "<|start|>user<|message|>2 + 3?<|end|><|start|>assistant<|channel|>analysis<|message|>"
                    "Two and three.<|end|><|start|>assistant<|channel|>final<|message|>5<|return|>"));
        QCOMPARE(data.rows[0].columns.at("id"), std::string("7"));
        // The same text as from columns of the known names.
        const Dataset known =
            folder_.load(R"({"user": "2 + 3?", "analysis": "Two and three.", "final": "5"})");
        QCOMPARE(text_of(known.rows[0]), text_of(data.rows[0]));
    }

    void a_mapping_wins_over_a_known_schema() {
        const std::string row = R"({"prompt": "P", "category_text": "c", "instruct_response": "short",
            "cot_response": {"reasoning_content": "long thought", "solution": "long"}})";
        std::string line = row;
        line.erase(std::remove(line.begin(), line.end(), '\n'), line.end());
        QVERIFY(contains(text_of(folder_.load(line).rows[0]), "long thought"));
        const std::string text = text_of(load(line, {"user=prompt", "final=instruct_response"}).rows[0]);
        QVERIFY(contains(text, "short") && !contains(text, "long"));
    }

    void conversations_can_be_mapped_too() {
        const Dataset data =
            load(R"({"talk": [{"role": "user", "content": "Q"}, {"role": "assistant", "content": "A"}]})",
                 {"messages=talk"});
        QCOMPARE(data.files[0].schema, Schema::chat_messages);
        QVERIFY(contains(text_of(data.rows[0]), "final<|message|>A<|return|>"));
    }

    /// Text that silently goes missing is the worst that a mapping can do (R048).
    void R048_a_mapped_column_that_is_nowhere_is_refused() {
        QVERIFY(contains(error_of([&] {
                             load(kRow, {"user=question", "analysis=thinking", "final=answer"});
                         }),
                         "no row has the column \"thinking\""));
    }

    void rows_without_mapped_columns_are_read_as_they_are() {
        const Dataset data =
            load(std::string(kRow) + "\n" + chat_row("plain"), {"user=question", "final=answer"});
        QCOMPARE(data.rows.size(), std::size_t(2));
        QVERIFY(contains(text_of(data.rows[1]), "plain"));
        const Dataset none = load(chat_row("plain"), {"user=question", "final=answer"});
        QCOMPARE(none.count(Severity::note), std::int64_t(1));
    }

    void names_say_what_columns_are() {
        const auto samples = sample_columns(folder_.write("sample.jsonl", kRow));
        QCOMPARE(samples.size(), std::size_t(4));
        QCOMPARE(samples[2].name, std::string("meta.cot"));
        QCOMPARE(samples[2].value, std::string("Two and three."));
        const Columns guess = guess_columns(samples);
        QCOMPARE(column_entries(guess),
                 std::vector<std::string>({"user=question", "analysis=meta.cot", "final=answer"}));
        QCOMPARE(parse_columns(column_entries(guess)), guess);
        QVERIFY(guess_columns({{"a", "1"}, {"b", "2"}}).empty());
        QCOMPARE(column_entries(guess_columns({{"prompt", "x"}, {"conversation", "[]"}})),
                 std::vector<std::string>({"messages=conversation"}));
    }

    void samples_end_at_whole_characters() {
        std::string row = "{\"question\": \"";
        for (int i = 0; i < 199; ++i) row += 'a';
        row += "\u00fc\u00fc\"}";
        const auto samples = sample_columns(folder_.write("long.jsonl", row));
        QCOMPARE(QString::fromStdString(samples[0].value), QString(199, 'a') + QChar(0x2026));
    }

    void loading_can_be_ended() {
        std::string rows;
        for (int i = 0; i < 10; ++i) rows += chat_row("x") + "\n";
        const auto path = folder_.write("many.jsonl", rows);
        struct Enough {};
        std::int64_t seen = 0;
        const auto progress = [&](std::int64_t done) {
            seen = done;
            if (done == 4) throw Enough();
        };
        QVERIFY_EXCEPTION_THROWN(
            load_dataset({path}, folder_.settings, {.columns = {}, .progress = progress}), Enough);
        QCOMPARE(seen, std::int64_t(4));
        const Dataset data = load_dataset({path}, folder_.settings);
        const std::vector<std::int64_t> all = {0, 1, 2, 3};
        std::int64_t last = 0;
        tokenize_rows(data, all, small_tokenizer(), 0, [&](std::int64_t done, std::int64_t of) {
            QCOMPARE(of, std::int64_t(4));
            last = done;
        });
        QCOMPARE(last, std::int64_t(4));
    }

    /// What the histogram says of a limit is what a run then does.
    void a_limit_does_what_it_was_said_to_do() {
        const Dataset data = folder_.load(chat_row("short", "a") + "\n" +
                                          chat_row("longer", "this answer has some more words in it") + "\n" +
                                          chat_row("a question that is itself as long as all that", "b"));
        const std::vector<std::int64_t> all = {0, 1, 2};
        const TokenizedRows whole = tokenize_rows(data, all, small_tokenizer(), 0);
        for (std::int64_t limit = std::ssize(whole.examples[0].ids) - 3; limit <= whole.longest; ++limit) {
            const LimitEffect effect = effect_of_limit(whole.examples, limit);
            if (effect.excluded == 3) continue;  // refused
            const TokenizedRows cut = tokenize_rows(data, all, small_tokenizer(), limit);
            QCOMPARE(effect.excluded, cut.excluded);
            QCOMPARE(effect.rows_cut, cut.truncated + cut.excluded);
            QCOMPARE(effect.answers_cut, effect.rows_cut);
            QCOMPARE(effect.tokens, cut.tokens);
            QCOMPARE(effect.trained_tokens, cut.trained_tokens);
        }
        const LimitEffect none = effect_of_limit(whole.examples, 0);
        QCOMPARE(none.rows_cut + none.excluded, std::int64_t(0));
        QCOMPARE(none.trained_tokens, whole.trained_tokens);
        std::int64_t first = whole.longest;
        for (const Example& example : whole.examples) first = std::min(first, example.final_begin);
        const LimitEffect lost = effect_of_limit(whole.examples, first);
        QCOMPARE(lost.answers_lost, std::int64_t(3));
    }
};

NIBBLE_TEST(ColumnsTest)
#include "tst_columns.moc"
