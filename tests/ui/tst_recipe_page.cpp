#include <QtTest>
#include <QtWidgets>

#include "app/language.h"
#include "test_main.h"
#include "ui/synthetic_store.h"
#include "widgets/command_line.h"
#include "widgets/json_edit.h"
#include "widgets/number_edit.h"
#include "widgets/plan_view.h"
#include "widgets/recipe_check.h"
#include "widgets/recipe_form.h"
#include "widgets/recipe_page.h"
#include "widgets/stage_card.h"
#include "widgets/stage_panel.h"
#include "widgets/stage_tree.h"

using namespace nibble;
using namespace nibble::ui;

namespace {

const QString demoFile = QString(NIBBLE_SOURCE) + "/resources/demo/recipe.json";

}  // namespace

class RecipePageTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    static QStringList idsBelow(const QTreeWidgetItem* item) {
        QStringList ids;
        for (int i = 0; i < item->childCount(); ++i) ids << item->child(i)->text(0);
        return ids;
    }

  private Q_SLOTS:
    void stages_hang_on_a_branching_line() {
        RecipePage page;
        page.openFile(demoFile);
        StageTree& tree = page.stages().tree();
        QCOMPARE(idsBelow(tree.itemOf("model")), QStringList({"sft"}));
        QCOMPARE(idsBelow(tree.itemOf("stages.0")), QStringList({"ptq-mx", "ptq-nv", "qat-mx", "qat-nv"}));
        QCOMPARE(idsBelow(tree.itemOf("stages.3")), QStringList({"ship-mx"}));
        QVERIFY(tree.itemOf("stages.3")->data(0, StageCard::detail).toString().contains("MXFP4"));
        QVERIFY(tree.itemOf("stages.3")->data(0, StageCard::detail).toString().contains("250 step"));
    }

    void stages_are_added_duplicated_and_deleted() {
        RecipePage page;
        page.openFile(demoFile);
        page.selectPart("stages.0");
        page.stages().add(StageType::qat);
        const RecipeDocument& document = page.document();
        QCOMPARE(document.stageCount(), 9);
        QCOMPARE(document.stageText(8, "from"), std::string("sft"));
        QCOMPARE(page.stages().tree().currentStage(), 8);
        page.stages().duplicate();
        QCOMPARE(document.stageCount(), 10);
        QCOMPARE(document.stageText(9, "id"), std::string("qat-2"));
        QVERIFY(document.recipe());
        // What started from a deleted stage starts from where that one did, and is no longer scored.
        page.selectPart("stages.0");
        page.stages().remove();
        QVERIFY2(document.recipe(), qPrintable(document.problems().join("\n")));
        QCOMPARE(document.stageText(0, "id"), std::string("ptq-mx"));
        QCOMPARE(document.stageText(0, "from"), std::string(""));
        for (const Stage& stage : document.recipe()->stages)
            QVERIFY(std::find(stage.of.begin(), stage.of.end(), "sft") == stage.of.end());
    }

    void a_stage_is_made_to_start_from_a_later_one() {
        RecipePage page;
        page.openFile(demoFile);
        RecipeDocument& document = page.document();
        QVERIFY(document.canStartFrom(1, "qat-mx"));
        QVERIFY(!document.canStartFrom(0, "qat-mx"));  // it descends from it
        QVERIFY(!document.canStartFrom(0, "sft"));
        QVERIFY(!document.canStartFrom(1, "score"));
        page.stages().startFrom(1, "qat-mx");
        QVERIFY2(document.recipe(), qPrintable(document.problems().join("\n")));
        const int stage = page.stages().tree().currentStage();
        QCOMPARE(document.stageText(stage, "id"), std::string("ptq-mx"));
        QCOMPARE(document.stageText(stage, "from"), std::string("qat-mx"));
        // The form does the same.
        auto* from = qobject_cast<QComboBox*>(page.form().editor("from")->input());
        from->setCurrentIndex(from->findData("sft"));
        QCOMPARE(document.stageText(page.stages().tree().currentStage(), "from"), std::string("sft"));
        QVERIFY(document.recipe());
    }

    void the_plan_follows_the_recipe() {
        RecipePage page;
        page.openFile(demoFile);
        QTRY_VERIFY_WITH_TIMEOUT(page.plan().plan(), 60000);
        const double before = page.plan().plan()->stages[0].bytes();
        QVERIFY(before > 1e6);
        QVERIFY(page.plan().trainingRows() > 1000);
        QVERIFY(page.plan().plan()->stages[0].seconds > 0);
        page.document().setField("stages.0", "batch_size", 64);
        QVERIFY(page.plan().plan()->stages[0].bytes() > before);
        page.document().setField("stages.0", "batch_size", 0);
        QVERIFY(!page.plan().plan());
    }

    void advice_leads_to_its_field() {
        RecipePage page;
        page.openFile(demoFile);
        page.document().setField("stages.3", "learning_rate", 1e-4);
        QVERIFY(page.check().text().contains("above the 2e-05 of sft"));
        page.selectPart("");
        Q_EMIT page.check().fieldChosen("stages.3", "learning_rate");
        QCOMPARE(page.stages().tree().currentStage(), 3);
        QVERIFY(page.form().editor("learning_rate"));
        page.document().setField("stages.3", "epochs", -1);
        QVERIFY(page.check().text().contains("qat-mx.epochs"));
    }

    void what_core_says_is_told_in_the_windows_language() {
        RecipePage page;
        page.openFile(demoFile);
        applyLanguage("de");
        page.document().setField("stages.3", "epochs", -1);
        const QString problem = page.check().text();
        page.document().undo();
        page.document().setField("model", "checkpoint", "/nowhere");
        QTRY_VERIFY_WITH_TIMEOUT(!page.plan().notes().isEmpty(), 60000);
        const QStringList notes = page.plan().notes();
        applyLanguage("en");
        QVERIFY2(problem.contains("-1") && problem.contains("liegt unter 0"), qPrintable(problem));
        QVERIFY2(notes.join("").contains("/nowhere ist nicht da"), qPrintable(notes.join("\n")));
    }

    void files_that_are_not_there_are_told_at_their_fields_and_nothing_starts() {
        RecipePage page;
        page.openFile(demoFile);
        const auto start = [&page] {
            for (auto* button : page.findChildren<QPushButton*>())
                if (button->text() == RecipePage::tr("Start run")) return button;
            return static_cast<QPushButton*>(nullptr);
        };
        QVERIFY(start()->isEnabled());
        const std::string checkpoint = folder_.filePath("later").toStdString();
        page.document().setField("model", "checkpoint", checkpoint);
        QVERIFY(!page.document().recipe() && !start()->isEnabled());
        page.selectPart("model");
        QVERIFY(page.form().editor("checkpoint")->problem().contains("is not there"));
        QVERIFY(page.check().text().contains("model.checkpoint"));
        QVERIFY2(page.document().plannable(), "it is planned all the same");
        QVERIFY(QDir().mkpath(QString::fromStdString(checkpoint)));
        page.show();
        QVERIFY2(page.document().recipe() && start()->isEnabled(), "seen again, it is looked for again");
        page.document().setField("data", "train", {folder_.filePath("no.jsonl").toStdString()});
        page.selectPart("data");
        QVERIFY(page.form().editor("train")->problem().contains("no.jsonl"));
        page.document().undo();
        page.document().setField("stages.7", "out", folder_.filePath("to write").toStdString());
        QVERIFY2(page.document().recipe(), qPrintable(page.document().problems().join("\n")));
    }

    void the_command_has_the_real_path_once_saved() {
        RecipePage page;
        page.loadPreset(":/presets/gpt-oss-20b-full.json");
        QCOMPARE(page.command(), QString("nibble run RECIPE.json"));
        const QString file = folder_.filePath("my recipe.json");
        page.suggestCheckpoint("/models/x");
        page.saveTo(file);
        QCOMPARE(page.command(), "nibble run '" + file + "'");
        page.setStore("/data/runs.sqlite");
        QCOMPARE(page.command(), "nibble run '" + file + "' --store /data/runs.sqlite");
        RecipePage again;
        again.openFile(file);
        QCOMPARE(again.document().part("model").value("checkpoint", std::string()), std::string("/models/x"));
        QCOMPARE(shellWord("it's"), QString("'it'\\''s'"));
    }

    void a_deleted_stage_can_be_brought_back() {
        RecipePage page;
        page.openFile(demoFile);
        const nlohmann::json whole = page.document().content();
        page.selectPart("stages.3");
        page.stages().remove();
        QVERIFY(page.message().contains("qat-mx"));
        QCOMPARE(page.document().stageCount(), 7);
        QPushButton* undo = nullptr;
        for (auto* button : page.findChildren<QPushButton*>())
            if (button->text() == RecipePage::tr("Undo")) undo = button;
        QVERIFY(undo);
        undo->click();
        QVERIFY2(page.document().content() == whole, "what started from it starts from it again");
        QVERIFY(page.message().isEmpty());
        page.document().redo();
        QCOMPARE(page.document().stageCount(), 7);
    }

    void undo_goes_back_change_by_change() {
        RecipeDocument document;
        QVERIFY(!document.canUndo());
        document.addStage(StageType::sft, {});
        for (const char* text : {"a", "ab", "abc"}) document.setField("stages.0", "id", text);
        document.setField("stages.0", "steps", 7);
        document.undo();
        QVERIFY(!document.part("stages.0").contains("steps"));
        QCOMPARE(document.stageText(0, "id"), std::string("abc"));
        document.undo();
        QVERIFY2(document.stageText(0, "id") == "sft", "a text that was typed is one change");
        document.redo();
        QCOMPARE(document.stageText(0, "id"), std::string("abc"));
        document.setField("", "name", "other");
        QVERIFY2(!document.canRedo(), "what was undone is gone once something else is done");
        for (int i = 0; i < 3; ++i) document.undo();
        QVERIFY(!document.canUndo());
        QCOMPARE(document.stageCount(), 0);
    }

    void where_the_recipe_is_saved_is_remembered() {
        RecipePage page;
        page.openFile(demoFile);
        const QString file = folder_.filePath("remembered.json");
        page.saveTo(file);
        RecipePage again;
        again.setState(page.state());
        QCOMPARE(again.command(), "nibble run " + file);
        const auto note = [&again] { return again.findChild<CommandLine*>()->note(); };
        QCOMPARE(note(), QString());
        again.document().setField("", "name", "changed");
        QVERIFY(!note().isEmpty());
        again.setState(again.state());
        QVERIFY2(!note().isEmpty(), "what was changed and not saved is still told");
    }

    void json_and_form_follow_each_other() {
        RecipePage page;
        page.openFile(demoFile);
        auto* text = page.findChild<JsonEdit*>();
        QVERIFY(text->toPlainText().contains("\"steps\": 500"));
        page.document().setField("stages.0", "steps", 600);
        QVERIFY(text->toPlainText().contains("\"steps\": 600"));
        text->setPlainText(text->toPlainText().replace("\"steps\": 600", "\"steps\": 700"));
        page.selectPart("stages.0");
        QCOMPARE(qobject_cast<NumberEdit*>(page.form().editor("steps")->input())->text(), QString("700"));
        text->setPlainText("{");
        QVERIFY(text->property("problem").toBool());
        QCOMPARE(page.document().recipe()->stages[0].steps, std::int64_t(700));
    }

    /// A choice that changes which fields there are is made in a field that then goes away.
    void choices_that_change_the_form_are_safe() {
        RecipePage page;
        page.openFile(demoFile);
        page.selectPart("stages.3");
        auto* policy = qobject_cast<QComboBox*>(page.form().editor("policy")->input());
        policy->setCurrentIndex(policy->findData("nvfp4_mlp_weight_only"));
        QCOMPARE(page.document().stageText(3, "policy"), std::string("nvfp4_mlp_weight_only"));
        auto* rule = qobject_cast<QComboBox*>(page.form().editor("scale_rule")->input());
        QVERIFY(rule->findData("four_over_six") >= 0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void a_wrong_part_is_marked_on_its_card() {
        RecipePage page;
        page.openFile(demoFile);
        page.document().setField("stages.0", "batch_size", 0);
        QVERIFY(page.stages().tree().itemOf("stages.0")->data(0, StageCard::wrong).toBool());
        QVERIFY(!page.stages().tree().itemOf("stages.1")->data(0, StageCard::wrong).toBool());
        page.document().setField("stages.0", "batch_size", 4);
        QVERIFY(!page.stages().tree().itemOf("stages.0")->data(0, StageCard::wrong).toBool());
    }
};

NIBBLE_TEST(RecipePageTest)
#include "tst_recipe_page.moc"
