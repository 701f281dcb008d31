#include "core/model/torch.h"

#include "core/base/error.h"
#include "core/run/chat.h"
#include "test_main.h"

using namespace nibble;
namespace fs = std::filesystem;

class ChatTest : public QObject {
    Q_OBJECT
    const fs::path base_ = fs::path(NIBBLE_SOURCE) / "resources/demo/base";

    static Conversation question() {
        Conversation conversation = start_chat({.reasoning_language = "German"});
        conversation.messages.push_back(make_message("user", std::string("Wie viel ist 2 plus 3?")));
        return conversation;
    }

  private Q_SLOTS:
    void opening_is_that_of_the_training_data() {
        const Conversation conversation =
            start_chat({.reasoning_language = "German", .developer = "Be brief."});
        QCOMPARE(conversation.messages.size(), std::size_t(2));
        const auto& developer = std::get<DeveloperContent>(conversation.messages[1].content.at(0));
        QCOMPARE(*developer.instructions, std::string("reasoning language: German\n\nBe brief."));
        QCOMPARE(start_chat({}).messages.size(), std::size_t(1));
    }

    void tokens_are_told_with_channel_probability_and_alternatives() {
        const Chat chat(base_.string(), nullptr, {.device = "cpu"});
        std::vector<ChatToken> tokens;
        const Completion completion =
            chat.answer(question(), {.max_new_tokens = 64, .alternatives = 4}, [&](const ChatToken& token) {
                tokens.push_back(token);
                return true;
            });
        QVERIFY(tokens.size() > 4);
        std::vector<std::int64_t> ids;
        std::string text, analysis;
        for (const ChatToken& token : tokens) {
            if (token.id >= 0) ids.push_back(token.id);
            text += token.text;
            if (token.part == ChatToken::Part::content) {
                QVERIFY(!token.channel.empty());
                if (token.channel == "analysis") analysis += token.text;
            }
            if (token.given || token.id < 0) continue;
            QVERIFY(token.probability > 0 && token.probability <= 1);
            QCOMPARE(token.alternatives.size(), std::size_t(4));
            QCOMPARE(token.alternatives[0].probability, token.probability);  // greedy
            for (std::size_t i = 1; i < 4; ++i)
                QVERIFY(token.alternatives[i].probability <= token.alternatives[i - 1].probability);
        }
        QCOMPARE(text, chat.tokenizer().decode(ids));
        QCOMPARE(completion.messages.front().channel, std::string("analysis"));
        QCOMPARE(completion.messages.front().text(), analysis);
        for (std::size_t i = 1; i < tokens.size(); ++i) QVERIFY(tokens[i].seconds >= tokens[i - 1].seconds);
    }

    void sampling_depends_on_the_seed_alone() {
        const Chat chat(base_.string(), nullptr, {.device = "cpu"});
        const auto ids = [&](std::uint64_t seed) {
            std::vector<std::int64_t> all;
            chat.answer(question(), {.max_new_tokens = 24, .temperature = 2, .seed = seed},
                        [&](const ChatToken& token) {
                            all.push_back(token.id);
                            return true;
                        });
            return all;
        };
        QCOMPARE(ids(1), ids(1));
        QVERIFY(ids(1) != ids(2));
    }

    void an_answer_ends_where_the_callback_says_so() {
        const Chat chat(base_.string(), nullptr, {.device = "cpu"});
        int told = 0;
        const Completion completion =
            chat.answer(question(), {.max_new_tokens = 64}, [&](const ChatToken&) { return ++told < 3; });
        QCOMPARE(told, 3);
        QVERIFY(!completion.finished);
    }

    void loading_can_be_ended() {
        struct Enough {};
        bool ended = false;
        try {
            Chat(base_.string(), nullptr,
                 {.device = "cpu", .progress = [](std::int64_t, std::int64_t) { throw Enough{}; }});
        } catch (const Enough&) {
            ended = true;
        }
        QVERIFY(ended);
    }
};

NIBBLE_TEST(ChatTest)
#include "tst_chat.moc"
