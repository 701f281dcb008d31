#include "core/text/answer_check.h"
#include "text_fixture.h"

using namespace nibble;
using namespace nibble::test;

class AnswerCheckTest : public QObject {
    Q_OBJECT

    static Answer answer(const std::string& text) {
        return parse_answer(small_tokenizer().encode_special(text), small_tokenizer());
    }

  private Q_SLOTS:
    void answers_are_taken_apart() {
        const Answer whole = answer(
            "<|channel|>analysis<|message|>La somme est "
            "44.<|end|><|start|>assistant<|channel|>final<|message|>It is 44.<|return|>");
        QVERIFY(whole.valid);
        QCOMPARE(whole.analysis, std::string("La somme est 44."));
        QCOMPARE(whole.final, std::string("It is 44."));
        QCOMPARE(judge({"French", "It is 44.", {}}, whole), Verdict::pass);
        QCOMPARE(judge({"French", "It is 45.", {}}, whole), Verdict::fail);
        QCOMPARE(judge({"German", "It is 44.", {}}, whole), Verdict::fail);
        QCOMPARE(judge({"", {}, false}, whole), Verdict::pass);
        QCOMPARE(judge({"", {}, true}, whole), Verdict::fail);
    }

    void R111_empty_and_unparsable_answers_never_match() {
        const Check empty{"", "", {}};
        for (const char* text :
             {"", "It is 44.", "<|channel|>final<|message|><|return|>",
              "<|channel|>final<|message|>  <|return|>", "<|channel|>final<|message|>It is",
              "<|channel|>analysis<|message|>x<|return|>", "<|channel|>final<|message|>x<|end|>"}) {
            QVERIFY2(!answer(text).valid, text);
            QCOMPARE(judge(empty, answer(text)), Verdict::invalid);
            QCOMPARE(judge({"", {}, false}, answer(text)), Verdict::invalid);
        }
        PassRate rate;
        for (const Verdict verdict : {Verdict::pass, Verdict::fail, Verdict::invalid, Verdict::invalid})
            rate.add(verdict);
        QCOMPARE(rate.invalid, std::int64_t(2));
        QCOMPARE(rate.total(), std::int64_t(4));
        QCOMPARE(rate.rate(), 0.25);
    }

    void languages_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        const std::pair<const char*, const char*> texts[] = {
            {"English", "Two hours are 2 x 60 = 120 minutes."},
            {"English", "Okay, I need to find the derivative of x^2, which is 2x."},
            {"Spanish", "Dos horas son 2 x 60 = 120 minutos."},
            {"Spanish", "El usuario pregunta por una receta sencilla de tortilla."},
            {"Spanish", "Necesito calcular la derivada de x^2, que es 2x."},
            {"French", "Deux heures font 2 x 60 = 120 minutes."},
            {"French", "L'utilisateur demande une recette simple."},
            {"Italian", "Due ore sono 2 x 60 = 120 minuti."},
            {"Italian", "L'utente chiede una ricetta semplice per la torta."},
            {"Italian", "È 24."},
            {"German", "Zwei Stunden sind 2 x 60 = 120 Minuten."},
            {"German", "DIE GRÖSSERE DER ZAHLEN IST 44."},
            {"Portuguese", "Duas horas são 2 x 60 = 120 minutos."},
            {"Portuguese", "O usuário pede uma receita simples de bolo."},
            {"unknown", ""},
            {"unknown", "2 x 60 = 120"},
            {"unknown", "Paris Berlin Madrid"},
            {"unknown", "日本語で考える。"},
            {"unknown", "Пользователь спрашивает о погоде и the weather"},
            {"unknown", "\xFF\xFE"},
        };
        for (const auto& [language, text] : texts) QTest::newRow(text) << language << text;
    }
    void languages() {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(detect_language(text.toStdString())), language);
    }

    void the_language_of_every_demo_row() {
        const auto folder = std::filesystem::path(NIBBLE_SOURCE) / "resources/demo";
        const Dataset data =
            load_dataset({folder / "multilingual-train.jsonl", folder / "multilingual-validation.jsonl"}, {});
        for (const Row& row : data.rows) {
            const auto& messages = row.conversation.messages;
            QCOMPARE(messages[messages.size() - 2].channel, std::string("analysis"));
            QCOMPARE(detect_language(messages[messages.size() - 2].text()),
                     row.columns.at("reasoning_language"));
        }
    }

    void refusals() {
        for (const char* text :
             {"I'm sorry, but I can't help with that.", "I’m sorry, but I can’t assist with this request.",
              "I am unable to provide that.", "Lo siento, pero no puedo ayudar con eso.",
              "Je suis désolé, mais je ne peux pas vous aider.",
              "Mi dispiace, ma non posso aiutarti con questo.",
              "Es tut mir leid, aber dabei kann ich nicht helfen.",
              "Desculpe, mas não posso ajudar com isso."})
            QVERIFY2(is_refusal(text), text);
        for (const char* text :
             {"", "Use warm water and soap on stains.", "Kill it with `kill 42`; it can't hurt.",
              "You cannot kill a waterfall, but you can photograph it.",
              "Sorry to hear that! Try a wide aperture."})
            QVERIFY2(!is_refusal(text), text);
    }

    void intervals() {
        const Interval half = wilson_interval(50, 100);  // 0.40383, 0.59617: Wilson's, computed independently
        QVERIFY(std::abs(half.low - 0.4038315) < 1e-6 && std::abs(half.high - 0.5961685) < 1e-6);
        const Interval none = wilson_interval(0, 10), all = wilson_interval(10, 10),
                       nothing = wilson_interval(0, 0);
        QVERIFY(none.low == 0 && std::abs(none.high - 0.2775328) < 1e-6);
        QVERIFY(all.high == 1 && std::abs(all.low - 0.7224672) < 1e-6);
        QVERIFY(nothing.low == 0 && nothing.high == 1);
    }
};

NIBBLE_TEST(AnswerCheckTest)
#include "tst_answer_check.moc"
