#include "text_fixture.h"

using namespace nibble;
using namespace nibble::test;
using Ids = std::vector<std::int64_t>;

class HarmonyTest : public QObject {
    Q_OBJECT

    static Conversation two_turns() {
        Conversation conversation = start_conversation({.date = "2025-06-28"});
        for (const char* text : {"hi", "again"}) {
            conversation.messages.push_back(make_message("user", text));
            conversation.messages.push_back(
                make_message("assistant", "Greet " + std::string(text), "analysis"));
            conversation.messages.push_back(make_message("assistant", "Hello " + std::string(text), "final"));
        }
        return conversation;
    }

    static Conversation chat(const std::string& messages) {
        return conversation_from_json("{\"messages\": " + messages + "}", {.date = "2025-06-28"});
    }

    // The text of the messages behind the system message.
    static std::string rendered(const std::string& messages) {
        const std::string text = render_training(chat(messages), small_tokenizer()).text;
        return text.substr(text.find("<|end|>") + 7);
    }

  private Q_SLOTS:
    void all_golden_lines() {
        NIBBLE_REQUIRE(real_tokenizer_file());
        const auto lines = json_lines(golden("golden/harmony") / "conversations.jsonl");
        QVERIFY(lines.size() >= 16);
        for (const auto& line : lines) {
            const Conversation conversation = conversation_from_json(line["conversation"].dump());
            const auto rendered = line["mode"] == "training"
                                      ? render_training(conversation, real_tokenizer())
                                      : render_completion(conversation, real_tokenizer());
            QCOMPARE(rendered.text, line["text"].get<std::string>());
            QCOMPARE(rendered.ids, line["ids"].get<Ids>());
            QCOMPARE(rendered.trained.size(), rendered.ids.size());
        }
    }

    void golden_text_with_another_tokenizer() {
        for (const auto& line : json_lines(golden("golden/harmony") / "conversations.jsonl")) {
            const Conversation conversation = conversation_from_json(line["conversation"].dump());
            const auto rendered = line["mode"] == "training"
                                      ? render_training(conversation, small_tokenizer())
                                      : render_completion(conversation, small_tokenizer());
            QCOMPARE(rendered.text, line["text"].get<std::string>());
            QCOMPARE(small_tokenizer().decode(rendered.ids), rendered.text);
            const Conversation again = conversation_from_json(to_json(conversation));
            QCOMPARE(render_training(again, small_tokenizer()).ids,
                     render_training(conversation, small_tokenizer()).ids);
        }
    }

    void what_is_trained() {
        const auto rendered = render_training(two_turns(), small_tokenizer());
        QCOMPARE(trained_text(rendered, small_tokenizer()),
                 std::string("<|channel|>analysis<|message|>Greet again<|end|>"
                             "<|channel|>final<|message|>Hello again<|return|>"));
        QCOMPARE(rendered.trained_tokens(), std::int64_t(std::ranges::count(rendered.trained, 1)));
        QCOMPARE(render_completion(two_turns(), small_tokenizer()).trained_tokens(), std::int64_t(0));
    }

    void spans_cover_all_tokens() {
        const auto rendered = render_training(two_turns(), small_tokenizer());
        QCOMPARE(rendered.spans.size(), std::size_t(6));  // the first analysis is dropped
        std::int64_t end = 0;
        for (const auto& span : rendered.spans) {
            QCOMPARE(span.begin, end);
            QVERIFY(span.begin < span.content && span.content < span.end);
            end = span.end;
        }
        QCOMPARE(end, std::int64_t(rendered.ids.size()));
        QCOMPARE(rendered.spans[2].channel, std::string("final"));
        QCOMPARE(rendered.spans[2].message, std::int64_t(3));
        QCOMPARE(render_completion(two_turns(), small_tokenizer()).spans.back().message, std::int64_t(7));
    }

    void a_tool_call_is_trained_with_its_recipient() {
        const auto lines = json_lines(golden("golden/harmony") / "conversations.jsonl");
        const auto rendered =
            render_training(conversation_from_json(lines[8]["conversation"].dump()), small_tokenizer());
        const std::string trained = trained_text(rendered, small_tokenizer());
        QVERIFY(
            contains(trained, " to=functions.get_weather<|channel|>commentary <|constrain|>json<|message|>"));
        QVERIFY(contains(trained, "Portugal\"}<|call|>"));
        QVERIFY(!contains(trained, "temp"));  // what the tool says is not the assistant's
        QVERIFY(!contains(trained, "<|start|>"));
    }

    void R043_the_date_is_a_setting() {
        const auto render = [](const std::string& date) {
            return render_training(
                conversation_from_json(R"([{"role": "user", "content": "hi"}])", {.date = date}),
                small_tokenizer());
        };
        QVERIFY(contains(render("2025-08-05").text, "Current date: 2025-08-05\n"));
        QCOMPARE(render("2025-08-05").ids, render("2025-08-05").ids);
        QVERIFY(!contains(render("").text, "Current date"));
    }

    void R044_only_the_very_last_message_returns() {
        const auto rendered = render_training(two_turns(), small_tokenizer());
        const auto end = small_tokenizer().special("<|end|>");
        QCOMPARE(rendered.ids[rendered.spans[2].end - 1], end);  // the first turn's answer
        QCOMPARE(std::ranges::count(rendered.ids, small_tokenizer().special("<|return|>")),
                 std::ptrdiff_t(1));
        QCOMPARE(rendered.ids.back(), small_tokenizer().special("<|return|>"));
    }

    void R044_a_longer_conversation_keeps_the_tokens_of_its_prompt() {
        Conversation conversation = two_turns();
        conversation.messages.resize(5);  // up to the second question
        const Ids prompt = render_completion(conversation, small_tokenizer()).ids;
        const Ids whole = render_training(two_turns(), small_tokenizer()).ids;
        QVERIFY(std::equal(prompt.begin(), prompt.end(), whole.begin()));
    }

    void R046_content_beside_a_tool_call_is_commentary() {
        const std::string text = rendered(R"([{"role": "user", "content": "Weather?"},
            {"role": "assistant", "content": "I will look.", "thinking": "A tool.",
             "tool_calls": [{"id": "1", "function": {"name": "get", "arguments": {"at": "Lisboa"}}}]},
            {"role": "tool", "tool_call_id": "1", "content": "sunny"}, {"role": "assistant", "content": "Sunny."}])");
        QCOMPARE(text,
                 std::string(
                     "<|start|>user<|message|>Weather?<|end|>"
                     "<|start|>assistant<|channel|>analysis<|message|>A tool.<|end|>"
                     "<|start|>assistant<|channel|>commentary<|message|>I will look.<|end|>"
                     "<|start|>assistant to=functions.get<|channel|>commentary <|constrain|>json<|message|>"
                     "{\"at\":\"Lisboa\"}<|call|>"
                     "<|start|>functions.get to=assistant<|channel|>commentary<|message|>sunny<|end|>"
                     "<|start|>assistant<|channel|>final<|message|>Sunny.<|return|>"));
    }

    void R047_raw_output_is_split_into_its_channels() {
        const std::string split = R"([{"role": "user", "content": "a"},
            {"role": "assistant", "thinking": "t", "content": "x"}, {"role": "user", "content": "b"},
            {"role": "assistant", "thinking": "u", "content": "y"}])";
        const std::string raw = R"([{"role": "user", "content": "a"},
            {"role": "assistant", "content": "<|channel|>analysis<|message|>t<|end|><|start|>assistant<|channel|>final<|message|>x"},
            {"role": "user", "content": "b"},
            {"role": "assistant", "content": "<|channel|>analysis<|message|>u<|end|><|start|>assistant<|channel|>final<|message|>y<|return|>"}])";
        QCOMPARE(render_training(chat(raw), small_tokenizer()).ids,
                 render_training(chat(split), small_tokenizer()).ids);
        const std::string malformed =
            R"([{"role": "user", "content": "a"}, {"role": "assistant", "content": "<|channel|>analysis oops"}])";
        QVERIFY(contains(error_of([&] { chat(malformed); }), "message 2"));
    }

    void R048_thinking_under_each_of_its_names() {
        const auto with = [](const std::string& key, const std::string& value) {
            const std::string row = chat_row("q");  // put in front of the answer's closing brace
            const std::string messages = row.substr(row.find('['), row.size() - 3 - row.find('['));
            return rendered(messages + ", \"" + key + "\": " + value + "}]");
        };
        QVERIFY(contains(with("thinking", "\"t\""), "analysis<|message|>t<|end|>"));
        QCOMPARE(with("reasoning_content", "\"t\""), with("thinking", "\"t\""));
        QVERIFY(!contains(with("thinking", "null"), "analysis"));
        QCOMPARE(with("thinking", "\"\""), with("thinking", "null"));
    }

    void R054_a_missing_value_is_never_written_out() {
        for (const char* messages :
             {R"([{"role": "user", "content": null}])",
              R"([{"from": "human", "value": "q"}, {"from": "gpt", "value": null}])",
              R"([{"role": "user", "content": "q"}, {"role": "assistant", "content": null}])",
              R"([{"role": "user", "content": "q"}, {"role": "assistant"}])"})
            QVERIFY2(contains(error_of([&] { chat(messages); }), "no content"), messages);
        QCOMPARE(
            rendered(R"([{"from": "human", "value": "q"}, {"from": "gpt", "value": "a"}])"),
            rendered(
                R"([{"role": "user", "content": "q"}, {"role": "assistant", "content": "a", "thinking": null}])"));
    }

    void R058_only_the_answer_itself_is_trained() {
        const auto trained = [](const std::string& messages) {
            return trained_text(render_training(chat(messages), small_tokenizer()), small_tokenizer());
        };
        QCOMPARE(
            trained(R"([{"role": "user", "content": "Repeat: 4"}, {"role": "assistant", "content": "4"}])"),
            std::string("<|channel|>final<|message|>4<|return|>"));
        QCOMPARE(trained(R"([{"role": "system", "content": "4"}, {"role": "user", "content": "4 4"},
                             {"role": "assistant", "content": "4"}, {"role": "user", "content": "4"},
                             {"role": "assistant", "content": "4"}])"),
                 std::string("<|channel|>final<|message|>4<|return|>"));
    }

    void R063_the_terminator_is_trained() {
        const auto lines = json_lines(golden("golden/harmony") / "conversations.jsonl");
        int turns = 0;
        for (const auto& line : lines) {
            if (line["mode"] != "training") continue;
            const auto rendered =
                render_training(conversation_from_json(line["conversation"].dump()), small_tokenizer());
            for (const auto& span : rendered.spans) {
                if (!rendered.trained[span.end - 2]) continue;
                ++turns;
                QVERIFY(rendered.trained[span.end - 1]);
                QVERIFY(small_tokenizer().is_special(rendered.ids[span.end - 1]));
            }
        }
        QVERIFY(turns > 8);
    }

    void instructions_in_front_become_one_developer_message() {
        const std::string text =
            rendered(R"([{"role": "system", "content": "Be brief."}, {"role": "developer", "content": ""},
            {"role": "developer", "content": "Be kind."}, {"role": "user", "content": "q"}])");
        QVERIFY(text.starts_with(
            "<|start|>developer<|message|># Instructions\n\nBe brief.\n\nBe kind.<|end|><|start|>user"));
    }

    void schemas_become_types() {
        Tool tool{"f", "Line one\nLine two", R"({"type": "object", "required": ["b"], "properties": {
            "b": {"type": ["integer", "null"], "title": "B", "examples": ["x"]},
            "a": {"oneOf": [{"type": "string", "description": "as text", "default": "t"}, {"type": "number", "nullable": true}],
                  "description": "either"},
            "c": {"type": "array"}, "d": {"enum": [1]}, "e": {"type": "boolean", "default": true}}})"};
        const auto rendered =
            render_training(start_conversation({}, "", {{"functions", "", {tool}}}), small_tokenizer());
        QVERIFY(contains(rendered.text,
                         "// Line one\n// Line two\ntype f = (_: {\n// B\n//\n// Examples:\n// - \"x\"\n"
                         "b: number | null,\n"));
        QVERIFY(
            contains(rendered.text, "// either\na?:\n | string // default: \"t\"\n | number | null\n,\n"));
        QVERIFY(contains(rendered.text,
                         "c?: Array<any>,\nd?: any,\ne?: boolean, // default: true\n}) => any;\n"));
        QVERIFY(contains(rendered.text, "commentary channel: 'functions'."));
    }

    void what_was_generated_is_taken_apart() {
        const auto parse = [](const std::string& text) {
            return parse_completion(small_tokenizer().encode_special(text), small_tokenizer());
        };
        const auto whole = parse(
            "<|channel|>analysis<|message|>t<|end|><|start|>assistant<|channel|>final<|message|>a<|return|>");
        QVERIFY(whole.well_formed && whole.finished);
        QCOMPARE(whole.messages.size(), std::size_t(2));
        QCOMPARE(whole.messages[1].text(), std::string("a"));
        const auto call =
            parse(" to=functions.f<|channel|>commentary <|constrain|>json<|message|>{}<|call|>");
        QVERIFY(call.well_formed && call.finished);
        QCOMPARE(call.messages[0].recipient, std::string("functions.f"));
        QCOMPARE(call.messages[0].content_type, std::string("<|constrain|>json"));
        const auto cut = parse("<|channel|>analysis<|message|>t");
        QVERIFY(cut.well_formed && !cut.finished);
        for (const char* broken :
             {"", "t", "<|channel|>final", "<|message|>a<|return|>",
              "<|channel|>final<|message|>a<|channel|>b", "<|channel|>final<|message|>a<|end|>b<|return|>",
              "<|channel|>final<|message|>a<|return|>b"})
            QVERIFY2(!parse(broken).well_formed, broken);
    }

    void what_generation_needs_to_know() {
        const Tokenizer& tokenizer = small_tokenizer();
        QCOMPARE(stop_tokens(tokenizer),
                 (Ids{tokenizer.special("<|return|>"), tokenizer.special("<|call|>")}));
        QCOMPARE(tokenizer.decode(assistant_header(tokenizer)), std::string("<|start|>assistant"));
    }

    void what_cannot_be_rendered_is_refused() {
        QVERIFY(contains(error_of([] { chat(R"([{"role": "robot", "content": "x"}])"); }), "robot"));
        QVERIFY(contains(error_of([] { chat(R"([{"role": "user", "content": [{"type": "image"}]}])"); }),
                         "image"));
        QVERIFY(contains(error_of([] { conversation_from_json("7"); }), "messages"));
        Conversation nameless;
        nameless.messages.push_back(make_message("tool", "x"));
        QVERIFY(contains(error_of([&] { render_training(nameless, small_tokenizer()); }), "name"));
    }
};

NIBBLE_TEST(HarmonyTest)
#include "tst_harmony.moc"
