// The playground with real models: the demo's base, and one that answers otherwise.
#include <QTemporaryDir>
#include <QtWidgets>
#include <fstream>

#include "test_main.h"
#include "widgets/answer_view.h"
#include "widgets/number_edit.h"
#include "widgets/playground_page.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::ui;
namespace fs = std::filesystem;

namespace {

const fs::path demo = fs::path(NIBBLE_SOURCE) / "resources/demo";

ChatToken token(std::int64_t id, const std::string& text, double probability = 0.9) {
    ChatToken t;
    t.id = id;
    t.text = text;
    t.part = ChatToken::Part::content;
    t.channel = "final";
    t.probability = probability;
    t.alternatives = {{"yes", 0.6}, {text, 0.25}};
    return t;
}

}  // namespace

class PlaygroundTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        applyTheme(ThemeChoice::light);
        // Its last tensor with the signs turned around.
        other_ = folder_.path().toStdString() + "/other";
        fs::copy(demo / "base", other_, fs::copy_options::recursive);
        std::fstream file(fs::path(other_) / "model.safetensors",
                          std::ios::in | std::ios::out | std::ios::binary);
        file.seekg(-30000, std::ios::end);
        std::string bytes(30000, '\0');
        file.read(bytes.data(), std::streamsize(bytes.size()));
        for (std::size_t i = 1; i < bytes.size(); i += 2) bytes[i] = char(bytes[i] ^ 0x80);
        file.seekp(-30000, std::ios::end);
        file.write(bytes.data(), std::streamsize(bytes.size()));
    }

    void two_models_answer_side_by_side_and_the_first_difference_is_marked() {
        PlaygroundPage page;
        page.resize(1100, 700);
        QVERIFY(!page.showsContent());
        page.setSources({{base(), "base"}, {other_, "other"}, {base(), "base again"}});
        QVERIFY(page.showsContent());
        QSignalSpy answered(&page, &PlaygroundPage::answered);
        page.ask("Wie viel ist 2 plus 3?");
        QVERIFY(page.isBusy());
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 120000);
        QVERIFY(!page.isBusy());
        const auto& columns = page.columns();
        for (const ChatColumn* column : columns) {
            QVERIFY2(column->problem().isEmpty(), qPrintable(column->problem()));
            QVERIFY(column->view().tokens().size() > 3);
            QCOMPARE(column->turns().front().role, std::string("user"));
            if (column == columns[1]) continue;  // its weights are broken: an answer without sense
            QVERIFY(column->turns().size() >= 2);
            QVERIFY(column->view().toPlainText().contains("analysis"));
        }
        QCOMPARE(columns[2]->view().difference(), -1);
        QCOMPARE(columns[2]->view().toPlainText(), columns[0]->view().toPlainText());
        const int at = columns[1]->view().difference();
        QVERIFY(at >= 0);
        const auto& a = columns[0]->view().tokens();
        const auto& b = columns[1]->view().tokens();
        QVERIFY(a[std::size_t(at)].id != b[std::size_t(at)].id);
        for (int i = 0; i < at; ++i) QCOMPARE(a[std::size_t(i)].id, b[std::size_t(i)].id);

        // The second turn knows the first one.
        const std::size_t turns = columns[0]->turns().size();
        page.ask("Und 3 plus 4?");
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 2, 120000);
        QVERIFY(columns[0]->turns().size() > turns + 1);
    }

    void after_another_store_was_opened_its_models_answer() {
        const fs::path final = fs::path(folder_.path().toStdString()) / "sft/final";
        fs::create_directories(final);  // of a stage that left the checkpoint's weights as they were
        std::ofstream(final / "state.json")
            << R"({"step": 0, "tokens": 0, "seconds": 0, "validation_loss": null, "best_loss": null,
                   "validation_due": false, "source": "", "data_hash": "", "policy": "", "scale_rule": "",
                   "amax": {}})";
        std::ofstream(final / "complete") << R"({"state.json": null})";
        const auto makeStore = [&](const QString& name, const std::string& checkpoint) {
            auto store = std::make_unique<RunStore>(folder_.filePath(name).toStdString());
            Recipe recipe = read_recipe(demo / "recipe.json");
            recipe.model.checkpoint = checkpoint;
            const std::int64_t run = store->create_run(recipe);
            store->record(run, StageStarted{"sft", StageType::sft, 1, 0});
            store->set_weights(run, "sft", final);
            store->flush();
            return store;
        };
        const auto first = makeStore("first.sqlite", base()), second = makeStore("second.sqlite", other_);
        PlaygroundPage page;
        QSignalSpy answered(&page, &PlaygroundPage::answered);
        std::vector<QString> answers;
        for (const RunStore* store : {first.get(), second.get()}) {
            page.setStore(store);
            page.setSources({{"1:sft", "sft"}});
            page.ask("Wie viel ist 2 plus 3?");
            QTRY_COMPARE_WITH_TIMEOUT(answered.size(), int(answers.size()) + 1, 120000);
            QVERIFY2(page.columns()[0]->problem().isEmpty(), qPrintable(page.columns()[0]->problem()));
            answers.push_back(page.columns()[0]->view().toPlainText());
        }
        QVERIFY(answers[0] != answers[1]);
    }

    void an_answer_can_be_stopped() {
        PlaygroundPage page;
        page.setSources({{base(), "base"}, {other_, "other"}});
        QSignalSpy answered(&page, &PlaygroundPage::answered);
        page.ask("Hallo");
        page.stop();
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 120000);
        QVERIFY(page.columns()[1]->view().tokens().empty());
    }

    void what_cannot_be_asked_says_why() {
        PlaygroundPage page;
        page.setSources({{"/no/such/folder", "gone"}, {base(), "base"}});
        QSignalSpy answered(&page, &PlaygroundPage::answered);
        page.ask("Hallo");
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 120000);
        QVERIFY(page.columns()[0]->problem().contains("/no/such/folder"));
        QVERIFY(page.columns()[1]->problem().isEmpty());
        for (NumberEdit* edit : page.findChildren<NumberEdit*>())
            if (edit->accessibleName() == "Temperature") edit->setText("warm");
        page.ask("Hallo");
        QVERIFY(!page.isBusy());
        QVERIFY(page.message().contains("Temperature"));
    }

    void a_closed_column_gives_its_place_to_the_next() {
        PlaygroundPage page;
        page.setSources({{base(), "base"}, {other_, "other"}});
        Q_EMIT page.columns()[0]->closeClicked();
        QCOMPARE(page.columns().size(), std::size_t(1));
        QCOMPARE(page.columns()[0]->source(), other_);
    }

    void tokens_tell_their_probability_and_the_alternatives() {
        AnswerView view;
        view.addQuestion("?");
        ChatToken header;
        header.text = "<|message|>";
        header.channel = "final";
        view.addTokens({header, token(1, "perhaps", 0.25), token(2, " so", 0.99)});
        QVERIFY(view.toPlainText().contains("perhaps so"));
        QVERIFY(view.toPlainText().contains("final"));
        QVERIFY(view.describe(1).contains("25.0"));
        QVERIFY(view.describe(1).contains("yes"));
        QVERIFY(view.tokenHtml(1).contains("<b>"));
        QVERIFY(view.shade(1).alpha() > 0);
        QCOMPARE(view.shade(2).alpha(), 0);
        view.setShading(false);
        QCOMPARE(view.shade(1).alpha(), 0);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.current() >= 0);
        QVERIFY(!view.accessibleDescription().isEmpty());
    }

    void R040_no_part_of_a_character_is_shown() {
        AnswerView view;
        view.addQuestion("?");
        ChatToken header;
        header.text = "<|message|>";
        header.channel = "final";
        view.addTokens({header, token(4103, ""), token(104, "")});
        QVERIFY(!view.toPlainText().contains(QChar(0xFFFD)));
        view.addTokens({token(254, "🫠")});
        QVERIFY(view.toPlainText().endsWith(QString::fromUtf8("🫠")));
    }

  private:
    static std::string base() { return (demo / "base").string(); }
    QTemporaryDir folder_;
    std::string other_;
};

NIBBLE_TEST(PlaygroundTest)
#include "tst_playground.moc"
