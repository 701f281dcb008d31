#include <thread>

#include "core/text/split_pattern.h"
#include "text_fixture.h"

using namespace nibble;
using namespace nibble::test;
using Ids = std::vector<std::int64_t>;

class TokenizerTest : public QObject {
    Q_OBJECT
    DataFolder folder_;

    // The demo's tokenizer with a change.
    template <typename Change>
    std::string error_after(Change change) {
        auto json = nlohmann::json::parse(std::ifstream(small_tokenizer().path()));
        change(json);
        const auto path = folder_.write("changed.json", json.dump());
        return error_of([&] { Tokenizer::load(path); });
    }

  private Q_SLOTS:
    void all_golden_lines() {
        NIBBLE_REQUIRE(real_tokenizer_file());
        const auto lines = json_lines(golden("golden/tokens") / "o200k_harmony.jsonl");
        QVERIFY(lines.size() > 400);
        for (const auto& line : lines) {
            const auto text = line["text"].get<std::string>();
            const Ids ids =
                line["special"] ? real_tokenizer().encode_special(text) : real_tokenizer().encode(text);
            QVERIFY2(ids == line["ids"].get<Ids>(), line.dump().c_str());
            QCOMPARE(real_tokenizer().decode(ids), text);
        }
    }

    void R033_contractions_in_any_case() {
        NIBBLE_REQUIRE(real_tokenizer_file());
        const Tokenizer& o200k = real_tokenizer();
        QCOMPARE(o200k.encode("DON'T STOP"), (Ids{134882, 51532, 82926}));
        QCOMPARE(o200k.encode("I'LL go"), (Ids{40, 6, 7454, 810}));
        QCOMPARE(o200k.encode("they'RE"), (Ids{33574, 6, 1099}));
        QCOMPARE(o200k.encode("'RE"), (Ids{6, 1099}));
    }

    void R037_marker_text_is_ordinary_text() {
        NIBBLE_REQUIRE(real_tokenizer_file());
        QCOMPARE(real_tokenizer().encode("a<|endoftext|>b"), (Ids{64, 27, 91, 419, 1440, 919, 91, 29, 65}));
    }

    void R037_marker_text_never_becomes_a_special_token() {
        const Tokenizer& tokenizer = small_tokenizer();
        for (const std::int64_t id : tokenizer.encode("a<|end|>b<|start|><|return|>"))
            QVERIFY(!tokenizer.is_special(id));
        QCOMPARE(tokenizer.decode(tokenizer.encode("a<|end|>b")), std::string("a<|end|>b"));
        Ids expected = tokenizer.encode("a");
        expected.push_back(tokenizer.special("<|end|>"));
        tokenizer.encode("b", expected);
        QCOMPARE(tokenizer.encode_special("a<|end|>b"), expected);
    }

    void R040_a_stream_gives_whole_characters() {
        NIBBLE_REQUIRE(real_tokenizer_file());
        StreamDecoder stream(real_tokenizer());
        QCOMPARE(stream.push(4103), std::string());
        QCOMPARE(stream.push(104), std::string());
        QCOMPARE(stream.push(254), std::string("🫠"));
        QCOMPARE(stream.finish(), std::string());
        StreamDecoder stopped(real_tokenizer());
        QCOMPARE(stopped.push(4103), std::string());
        QCOMPARE(stopped.finish(), std::string("\uFFFD"));
    }

    void R040_a_stream_gives_what_decoding_at_once_gives() {
        const Tokenizer& tokenizer = small_tokenizer();
        Ids ids = tokenizer.encode("è 🫠 日本 ß");
        ids.push_back(-1);
        ids.push_back(tokenizer.encode("日")[0]);
        ids.push_back(tokenizer.encode("a")[0]);
        StreamDecoder stream(tokenizer);
        std::string text;
        for (const std::int64_t id : ids) text += stream.push(id);
        QCOMPARE(text + stream.finish(), tokenizer.decode(ids));
    }

    void R059_the_real_tokenizer_loads() {
        NIBBLE_REQUIRE(real_tokenizer_file());
        QCOMPARE(real_tokenizer().vocabulary_size(), std::int64_t(200019));
        QCOMPARE(real_tokenizer().special("<|return|>"), std::int64_t(200002));
        QCOMPARE(real_tokenizer().bytes(200006), std::string_view("<|start|>"));
    }

    void bytes_that_are_not_utf8_become_replacement_characters() {
        const Tokenizer& tokenizer = small_tokenizer();
        QCOMPARE(tokenizer.decode(tokenizer.encode("a\xFF\xE6\x97z")), std::string("a\uFFFD\uFFFDz"));
        QCOMPARE(tokenizer.encode("\xED\xA0\x80"), tokenizer.encode("\uFFFD\uFFFD\uFFFD"));
    }

    void ids_without_a_token_decode_visibly() {
        const Ids ids = {-1, small_tokenizer().vocabulary_size()};
        QCOMPARE(small_tokenizer().decode(ids), std::string("\uFFFD\uFFFD"));
        QVERIFY(small_tokenizer().bytes(-1).empty());
    }

    void white_space_is_that_of_unicode() {
        std::vector<std::string> pieces;
        const SplitPattern pattern(R"([^\s]+|\s)", SplitPattern::Syntax::regex, true, true);
        pattern.split("a\u180Eb\u2003c", [&](std::string_view piece) { pieces.emplace_back(piece); });
        QCOMPARE(pieces, (std::vector<std::string>{"a\u180Eb", "\u2003", "c"}));
    }

    void pieces_are_what_is_kept() {
        const auto split = [](bool matches, bool gaps) {
            std::string joined;
            const SplitPattern pattern(" ", SplitPattern::Syntax::literal, matches, gaps);
            pattern.split("a b  c", [&](std::string_view piece) { joined += std::string(piece) + "|"; });
            return joined;
        };
        QCOMPARE(split(true, true), std::string("a| |b| | |c|"));
        QCOMPARE(split(false, true), std::string("a|b|c|"));
        QCOMPARE(split(true, false), std::string(" | | |"));
    }

    void merges_come_as_pairs_and_as_text() {
        auto json = nlohmann::json::parse(std::ifstream(small_tokenizer().path()));
        for (auto& merge : json["model"]["merges"])
            if (merge.is_array()) merge = merge[0].get<std::string>() + " " + merge[1].get<std::string>();
        const auto joined = Tokenizer::load(folder_.write("joined.json", json.dump()));
        for (auto& merge : json["model"]["merges"]) {
            const auto text = merge.get<std::string>();
            merge = {text.substr(0, text.find(' ')), text.substr(text.find(' ') + 1)};
        }
        const auto pairs = Tokenizer::load(folder_.write("pairs.json", json.dump()));
        const std::string text = "The sum of the numbers is 44. Die größere der Zahlen";
        QCOMPARE(joined.encode(text), small_tokenizer().encode(text));
        QCOMPARE(pairs.encode(text), small_tokenizer().encode(text));
    }

    // ab is merged first, though bc is also a token: ranks decide, not length. With ignore_merges, abc stays
    // whole.
    void ranks_decide() {
        auto json = nlohmann::json::parse(std::ifstream(small_tokenizer().path()));
        auto& model = json["model"];
        nlohmann::json vocabulary;
        for (const auto& [token, id] : model["vocab"].items())
            if (QString::fromStdString(token).size() == 1) vocabulary[token] = vocabulary.size();
        const std::int64_t size = std::ssize(vocabulary);
        vocabulary["ab"] = size;
        vocabulary["bc"] = size + 1;
        vocabulary["abc"] = size + 2;
        model["vocab"] = vocabulary;
        model["merges"] = {"a b", "b c", "a bc"};
        json["added_tokens"] = nlohmann::json::array();
        for (const bool ignore : {false, true}) {
            model["ignore_merges"] = ignore;
            const auto tokenizer = Tokenizer::load(folder_.write("ranks.json", json.dump()));
            const std::int64_t c = vocabulary["c"];
            QCOMPARE(tokenizer.encode("abc"), (ignore ? Ids{size + 2} : Ids{size, c}));
            QCOMPARE(tokenizer.encode("bcb"), (Ids{size + 1, vocabulary["b"].get<std::int64_t>()}));
        }
    }

    void unsupported_kinds_are_refused_by_name() {
        QVERIFY(contains(error_after([](auto& json) { json["model"]["type"] = "Unigram"; }), "Unigram"));
        QVERIFY(contains(error_after([](auto& json) { json["model"]["byte_fallback"] = true; }),
                         "byte_fallback"));
        QVERIFY(contains(error_after([](auto& json) { json["normalizer"] = {{"type", "NFC"}}; }), "NFC"));
        QVERIFY(contains(error_after([](auto& json) {
                             json["decoder"] = {{"type", "Metaspace"}};
                         }),
                         "Metaspace"));
        QVERIFY(contains(error_after([](auto& json) {
                             json["pre_tokenizer"] = {{"type", "Digits"}};
                         }),
                         "Digits"));
        QVERIFY(
            contains(error_after([](auto& json) { json["added_tokens"][0]["lstrip"] = true; }), "lstrip"));
        QVERIFY(contains(error_after([](auto& json) { json["model"]["merges"].push_back("zzqq a"); }),
                         "vocabulary lacks"));
        QVERIFY(contains(error_after([](auto& json) { json["model"]["vocab"].erase("a"); }), "0x61"));
        QVERIFY(contains(error_after([](auto& json) { json["model"].erase("vocab"); }), "no vocabulary"));
        QVERIFY(contains(error_of([&] { Tokenizer::load(folder_.write("broken.json", "{\"model\": ")); }),
                         "broken.json"));
        QVERIFY(contains(error_of([] { Tokenizer::load("/nowhere"); }), "/nowhere"));
    }

    void a_missing_special_token_is_named() {
        QVERIFY(contains(error_of([] { small_tokenizer().special("<|absent|>"); }), "<|absent|>"));
    }

    void one_tokenizer_serves_several_threads() {
        const std::string text = "We compare 25 and 42. Il minore dei numeri è 25. Größe";
        const Ids expected = small_tokenizer().encode(text);
        std::atomic<int> wrong = 0;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 4; ++i)
                threads.emplace_back([&] {
                    for (int k = 0; k < 200; ++k) wrong += small_tokenizer().encode(text) != expected;
                });
        }
        QCOMPARE(wrong.load(), 0);
    }
};

NIBBLE_TEST(TokenizerTest)
#include "tst_tokenizer.moc"
