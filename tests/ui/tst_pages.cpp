// Every page by itself, on a synthetic store and on the demo's files.
#include <QTemporaryDir>
#include <QtWidgets>

#include "test_main.h"
#include "ui/synthetic_store.h"
#include "widgets/answer_model.h"
#include "widgets/compare_page.h"
#include "widgets/data_page.h"
#include "widgets/evaluation_model.h"
#include "widgets/export_page.h"
#include "widgets/layer_error_metrics.h"
#include "widgets/model_page.h"
#include "widgets/number_edit.h"
#include "widgets/quantization_page.h"
#include "widgets/recipe_form.h"
#include "widgets/recipe_page.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/runs_page.h"
#include "widgets/theme.h"
#include "widgets/token_view.h"

using namespace nibble;
using namespace nibble::ui;

namespace {
const std::filesystem::path demo = std::filesystem::path(NIBBLE_SOURCE) / "resources/demo";
}

class PagesTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        applyTheme(ThemeChoice::light);
        QVERIFY(folder_.isValid());
        store_ = std::make_unique<RunStore>(folder_.filePath("runs.sqlite").toStdString());
        failed_ = nibble::test::add_failed_run(*store_);
        stopped_ = nibble::test::add_stopped_run(*store_);
        slow_ = nibble::test::add_demo_run(*store_, 2, 3e-5);
        demo_ = nibble::test::add_demo_run(*store_, 1, 1e-4);
        store_->flush();
    }

    void each_page_says_what_to_do_first_while_it_is_empty() {
        const std::unique_ptr<Page> pages[] = {
            std::make_unique<ModelPage>(),        std::make_unique<DataPage>(),
            std::make_unique<RecipePage>(),       std::make_unique<RunsPage>(),
            std::make_unique<QuantizationPage>(), std::make_unique<ComparePage>(),
            std::make_unique<ExportPage>()};
        for (const auto& page : pages) {
            QVERIFY2(!page->showsContent(), qPrintable(page->windowTitle()));
            QVERIFY(!page->accessibleName().isEmpty());
        }
    }

    void the_model_page_shows_a_checkpoint() {
        ModelPage page;
        QSignalSpy opened(&page, &ModelPage::opened);
        page.open(demo / "base");
        QVERIFY2(page.isBusy(), "opening does not hold the window up");
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(page.showsContent());
        QCOMPARE(page.info()->config->num_hidden_layers, std::int64_t(4));
        const auto* config = page.findChild<QTableWidget*>();
        QVERIFY(config->rowCount() > 15);
    }

    void a_broken_checkpoint_says_what_is_wrong() {
        ModelPage page;
        page.open(folder_.path().toStdString());
        QTRY_VERIFY(!page.message().isEmpty());
        QVERIFY(!page.showsContent());
    }

    void the_data_page_shows_rows_tokens_and_problems() {
        DataPage page;
        page.resize(1000, 700);
        page.setTokenizer(demo / "base");
        QSignalSpy opened(&page, &DataPage::opened);
        page.open({demo / "multilingual-train.jsonl"});
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(page.data()->dataset.rows.size() > 100);
        page.selectRow(3);
        const auto* tokens = page.findChild<TokenView*>();
        QVERIFY(tokens->tokenCount() > 10);
    }

    /// The end of an answer is trained too, and is coloured as such.
    void R063_the_terminator_of_a_trained_turn_is_shown_as_trained() {
        const Tokenizer tokenizer = Tokenizer::load(demo / "base");
        Conversation conversation = start_conversation({"2025-06-28", "medium"});
        conversation.messages.push_back(make_message("user", std::string("Wie viel ist 2 plus 3?")));
        conversation.messages.push_back(
            make_message("assistant", std::string("Zwei plus drei."), "analysis"));
        conversation.messages.push_back(make_message("assistant", std::string("5"), "final"));
        const Rendered rendered = render_training(conversation, tokenizer);
        TokenView view;
        view.resize(600, 400);
        view.setRendered(rendered, tokenizer);
        QCOMPARE(rendered.ids.back(), tokenizer.special("<|return|>"));
        QVERIFY(view.isTrained(view.tokenCount() - 1));
        QVERIFY(view.fill(view.tokenCount() - 1).alpha() > 0);
        QVERIFY(view.describe(view.tokenCount() - 1).contains("trained"));
        QCOMPARE(view.fill(0).alpha(), 0);
        // Tokens that the length limit cuts off are not trained.
        view.setRendered(rendered, tokenizer, view.tokenCount() - 1);
        QVERIFY(!view.isTrained(view.tokenCount() - 1));
    }

    void a_deleted_run_can_be_brought_back() {
        RunHistory history;
        RunsPage page;
        page.setHistory(&history);
        page.setStore(store_.get());
        QSignalSpy deleted(&page, &RunsPage::deleteRequested);
        page.select(failed_);
        QAction* action = nullptr;
        for (QAction* each : page.QWidget::actions())
            if (each->text() == RunsPage::tr("Delete")) action = each;
        QVERIFY(action);
        action->trigger();
        QCOMPARE(page.table()->rowCount(), 3);
        QCOMPARE(deleted.size(), 0);
        for (auto* button : page.findChildren<QPushButton*>())
            if (button->text() == RunsPage::tr("Undo")) button->click();
        QCOMPARE(page.table()->rowCount(), 4);
        page.commitDeleted();
        QCOMPARE(deleted.size(), 0);
        page.select(failed_);
        action->trigger();
        page.commitDeleted();
        QCOMPARE(deleted.size(), 1);
        QCOMPARE(deleted[0][0].toLongLong(), failed_);
    }

    void deleted_runs_can_be_brought_back_whatever_else_is_told() {
        RunHistory history;
        RunsPage page;
        page.setHistory(&history);
        page.setStore(store_.get());
        const auto action = [&page](const QString& text) {
            for (QAction* each : page.QWidget::actions())
                if (each->text() == text) return each;
            return static_cast<QAction*>(nullptr);
        };
        QSignalSpy deleted(&page, &RunsPage::deleteRequested);
        QAction* undo = action(RunsPage::tr("Bring back what was deleted"));
        QVERIFY(undo && !undo->isEnabled());
        page.select(failed_);
        action(RunsPage::tr("Delete"))->trigger();
        page.showMessage(Page::Level::error, "something else");
        QCOMPARE(page.table()->rowCount(), 3);
        QVERIFY(undo->isEnabled());
        undo->trigger();
        QCOMPARE(page.table()->rowCount(), 4);
        QVERIFY(!undo->isEnabled());
        QCOMPARE(page.message(), QString("something else"));
        page.commitDeleted();
        QCOMPARE(deleted.size(), 0);
    }

    void the_recipe_form_edits_the_recipe() {
        RecipePage page;
        page.document().set(to_json(nibble::test::demo_recipe()));
        QVERIFY(page.showsContent());
        QVERIFY(page.document().recipe());
        page.selectPart("stages.0");
        auto* edit = qobject_cast<NumberEdit*>(page.form().editor("learning_rate")->input());
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, "3e-4");
        QCOMPARE(page.document().recipe()->stages[0].learning_rate, 3e-4);
        QCOMPARE(edit->text(), QString("3e-4"));
    }

    void a_wrong_value_is_red_with_its_reason_and_the_run_cannot_start() {
        RecipePage page;
        page.document().set(to_json(nibble::test::demo_recipe()));
        page.selectPart("stages.0");
        FieldEditor* editor = page.form().editor("batch_size");
        auto* edit = qobject_cast<NumberEdit*>(editor->input());
        edit->selectAll();
        QTest::keyClicks(edit, "0");
        QVERIFY(!page.document().recipe());
        QVERIFY(!editor->problem().isEmpty());
        QVERIFY(edit->property("problem").toBool());
        edit->selectAll();
        QTest::keyClicks(edit, "abc");
        QVERIFY2(!page.document().recipe(), "what is no number must not fall back to another value");
        edit->selectAll();
        QTest::keyClicks(edit, "8");
        QVERIFY(page.document().recipe());
        QVERIFY(editor->problem().isEmpty());
        // A wrong reference between stages is told at its field.
        page.document().setField("stages.1", "from", "sfd");
        page.selectPart("stages.1");
        QVERIFY(page.form().editor("from")->problem().contains("sft"));
    }

    void R136_the_learning_rate_field_reads_german_numbers() {
        const QLocale before;
        QLocale::setDefault(QLocale("de"));
        RecipePage page;
        page.document().set(to_json(nibble::test::demo_recipe()));
        page.selectPart("stages.0");
        auto* edit = qobject_cast<NumberEdit*>(page.form().editor("learning_rate")->input());
        for (const char* text : {"0,2", "0.2", "2E-01"}) {
            edit->selectAll();
            QTest::keyClicks(edit, text);
            QCOMPARE(page.document().recipe()->stages[0].learning_rate, 0.2);
        }
        QLocale::setDefault(before);
    }

    void presets_are_complete_but_for_model_and_data() {
        for (const char* name : {"gpt-oss-20b-full", "gpt-oss-20b-lora", "quick-try"}) {
            RecipePage page;
            page.loadPreset(QString(":/presets/%1.json").arg(name));
            QVERIFY(!page.document().recipe());
            page.suggestCheckpoint(QString::fromStdString(demo / "base"));
            page.suggestData({QString::fromStdString(demo / "multilingual-train.jsonl")});
            QVERIFY2(page.document().recipe(), qPrintable(page.document().problems().join("\n")));
            // The quick try is too short to change a model, and says so.
            for (const Advice& hint : page.document().advice())
                QVERIFY2(QString(name) == "quick-try" && hint.path.ends_with(".steps"), hint.text().c_str());
        }
    }

    void the_runs_page_lists_runs_and_shows_the_selected_one() {
        RunsPage page;
        RunHistory history;
        page.setHistory(&history);
        page.setStore(store_.get());
        connect(&page, &RunsPage::selected, &history, [&](qint64 run) { history.show(store_.get(), run); });
        QCOMPARE(page.table()->rowCount(), 4);
        page.select(demo_);
        QCOMPARE(history.run(), demo_);
        QVERIFY(history.series().contains({"sft", "loss"}));
        QCOMPARE(history.series().at({"sft", "loss"}).size(),
                 std::size_t(nibble::test::demo_recipe().stage("sft").steps));
        page.select(failed_);
        QCOMPARE(history.summary().status, RunStatus::failed);
        QVERIFY(page.message().contains("gate_up_proj"));
    }

    void R144_each_view_shows_the_settings_of_its_own_run() {
        RunsPage runs;
        RunHistory history;
        runs.setHistory(&history);
        runs.setStore(store_.get());
        connect(&runs, &RunsPage::selected, &history, [&](qint64 run) { history.show(store_.get(), run); });
        RecipePage recipe;
        recipe.document().set(to_json(nibble::test::demo_recipe()));
        runs.select(demo_);
        QVERIFY(runs.view()->recipeText().contains("0.0001"));
        runs.select(slow_);
        QVERIFY(runs.view()->recipeText().contains("3e-05"));
        // Editing the form changes nothing of what was run.
        recipe.selectPart("stages.0");
        auto* edit = qobject_cast<NumberEdit*>(recipe.form().editor("learning_rate")->input());
        edit->selectAll();
        QTest::keyClicks(edit, "0.77");
        QVERIFY(!runs.view()->recipeText().contains("0.77"));
        runs.select(demo_);
        QVERIFY(runs.view()->recipeText().contains("0.0001"));
        QCOMPARE(recipe.document().recipe()->stages[0].learning_rate, 0.77);
    }

    void a_history_follows_another_process() {
        RunStore other(store_->path());
        const std::int64_t run = other.create_run(nibble::test::demo_recipe());
        other.record(run, StageStarted{"sft", StageType::sft, 100, 0});
        RunHistory history;
        history.show(store_.get(), run);
        QSignalSpy added(&history, &RunHistory::pointsAdded);
        const auto step = [&](std::int64_t number, double loss) {
            other.record(
                run, StepDone{"sft", number, 100, number * 10, double(number), loss, 1e-4, 1, 100, 10, 1e8});
            other.flush();
            history.refresh();
        };
        step(1, 2.5);
        step(2, 2.25);
        const auto& points = history.series().at({"sft", "loss"});
        QCOMPARE(points.size(), std::size_t(2));
        QCOMPARE(points[1].value, 2.25);
        QVERIFY(added.size() >= 2);
        // It resumed from an earlier checkpoint.
        other.rewind(run, "sft", 1);
        step(2, 2.125);
        QCOMPARE(history.series().at({"sft", "loss"}).back().value, 2.125);
        other.remove(run);
    }

    void live_events_and_the_store_give_the_same_history() {
        for (const std::int64_t step : {10, 20})
            store_->record(demo_, Sample{"sft", step, "Hallo", "Guten Tag"});
        store_->flush();
        RunHistory stored, live;
        stored.show(store_.get(), demo_);
        live.show(store_.get(), demo_);
        std::vector<RunEvent> events;
        store_->replay(demo_, [&](const RunEvent& event) { events.push_back(event); });
        live.apply(events);  // all of it for a second time: nothing may be doubled
        for (const auto& [key, points] : stored.series())
            QCOMPARE(live.series().at(key).size(), points.size());
        QCOMPARE(live.layerErrors().size(), stored.layerErrors().size());
        QCOMPARE(live.samples().size(), stored.samples().size());
        QCOMPARE(live.checkpoints().size(), stored.checkpoints().size());
        QCOMPARE(live.evaluations().size(), stored.evaluations().size());
        QCOMPARE(live.exports().size(), stored.exports().size());
        QVERIFY(!live.samples().empty() && !live.checkpoints().empty());
        QVERIFY(!live.evaluations().empty() && !live.exports().empty());
    }

    void the_best_validation_is_the_lowest_of_all_stages_as_in_the_store() {
        const std::int64_t run = store_->create_run(nibble::test::demo_recipe());
        RunHistory live;
        live.show(store_.get(), run);
        const auto tell = [&](const RunEvent& event) {
            store_->record(run, event);
            store_->flush();
            live.apply({event});
            QCOMPARE(live.summary().best_validation_loss, store_->run(run).best_validation_loss);
        };
        tell(StageStarted{"sft", StageType::sft, 10, 0});
        tell(Validated{"sft", 0, 0, 0, 1.5, {}, false});
        tell(Validated{"sft", 5, 500, 5, 1.75, {}, true});
        tell(Validated{"sft", 10, 1000, 10, 1.25, {}, true});
        tell(StageStarted{"qat-mx", StageType::qat, 10, 0});
        tell(Validated{"qat-mx", 5, 500, 5, std::nan(""), {}, false});
        tell(Validated{"qat-mx", 10, 1000, 10, 1.375, {}, true});
        QCOMPARE(live.summary().best_validation_loss.value(), 1.25);
        // It goes on from an earlier checkpoint of its first stage.
        store_->rewind(run, "sft", 5);
        tell(StageStarted{"sft", StageType::sft, 10, 5});
        QCOMPARE(live.summary().best_validation_loss.value(), 1.375);
        store_->remove(run);
    }

    void the_quantization_page_shows_layers_and_experts() {
        RunHistory history;
        QuantizationPage page;
        page.resize(1100, 700);
        page.setHistory(&history);
        history.show(store_.get(), stopped_);
        QVERIFY(page.showsContent());
        QCOMPARE(page.maps().size(), std::size_t(2));
        const HeatMap* map = page.maps().front();
        QCOMPARE(map->data().title, QString("gate_up_proj"));
        QCOMPARE(map->data().rows, 24);
        QCOMPARE(map->data().columns, 32);
        page.setMetric("delta_kept");
        const LayerErrors& last = history.layerErrors().back();
        double expected = 0;
        for (const LayerError& e : last.errors)
            if (e.tensor == "gate_up_proj" && e.layer == 5 && e.expert == 7) expected = e.delta_kept;
        QCOMPARE(map->data().values[5 * 32 + 7], expected);
    }

    void the_compare_page_shows_rates_settings_and_answers() {
        ComparePage page;
        page.setStore(store_.get());
        page.setRuns({demo_, slow_});
        QTRY_COMPARE(page.evaluations()->rowCount(), 12);
        QVERIFY(page.evaluations()->columnCount() >= 5);
        QCOMPARE(page.settings()->columnCount(), 3);
        QStringList settings;
        for (int row = 0; row < page.settings()->rowCount(); ++row)
            settings << page.settings()->item(row, 0)->text();
        settings.sort();
        QCOMPARE(settings, QStringList({"seed", "stages.sft.learning_rate"}));
        QVERIFY(page.answers()->rowCount() > 0);
    }

    /// The sums over a tensor's experts would count everything twice.
    void what_survived_is_summed_over_single_experts() {
        const auto error = [](int expert, double norm, double kept) {
            LayerError e;
            e.expert = expert;
            e.tensor = "down_proj";
            e.delta_norm = norm;
            e.delta_kept = kept;
            return e;
        };
        const std::vector<LayerError> all = {error(-1, 5, 0.36), error(0, 3, 1), error(1, 4, 0)};
        const std::vector<LayerError> single = singleErrors(all);
        QCOMPARE(single.size(), std::size_t(2));
        const DeltaSurvival survival = deltaSurvival(single);
        QCOMPARE(survival.norm, 5.0);
        QCOMPARE(survival.kept, 0.36);
        QCOMPARE(singleErrors(std::vector<LayerError>{error(-1, 5, 0.36)}).size(), std::size_t(1));
    }

    void the_best_is_marked_only_beyond_the_intervals() {
        EvaluationModel model;
        const auto entry = [](const char* name, double rate, double low, double high) {
            EvaluationDone done{
                "score", name, "test.jsonl", 1, 2, 3, {CheckRate{"language", 400, 0, 0, rate, low, high}},
                {}};
            return EvaluationEntry{1, name, 0, {done}};
        };
        const auto best = [&](int row) {
            return model.index(row, 1).data(EvaluationModel::rateRole).toList()[3].toBool();
        };
        model.setEntries({entry("a", 0.95, 0.92, 0.97), entry("b", 0.94, 0.91, 0.96)});
        QVERIFY(!best(0) && !best(1));
        model.setEntries({entry("a", 0.95, 0.92, 0.97), entry("b", 0.80, 0.76, 0.84)});
        QVERIFY(best(0) && !best(1));
    }

    void the_export_page_offers_the_layout_that_a_stage_was_trained_for() {
        RunHistory history;
        ExportPage page;
        page.setHistory(&history);
        history.show(store_.get(), demo_);
        QVERIFY(page.showsContent());
        const auto boxes = page.findChildren<QComboBox*>();
        QComboBox *stage = nullptr, *layout = nullptr;
        for (QComboBox* box : boxes) {
            if (box->accessibleName() == "Stage") stage = box;
            if (box->accessibleName() == "Layout") layout = box;
        }
        QVERIFY(stage && layout);
        stage->setCurrentIndex(stage->findData("qat-nv"));
        QCOMPARE(layout->currentData().toString(), QString("hf-nvfp4"));
        stage->setCurrentIndex(stage->findData("qat-mx"));
        QCOMPARE(layout->currentData().toString(), QString("hf-mxfp4"));
        stage->setCurrentIndex(stage->findData("sft"));
        QCOMPARE(layout->currentData().toString(), QString("hf-bf16"));
    }

    /// Every control can be reached by keyboard and has a name for a screen reader.
    void controls_have_accessible_names() {
        RunHistory history;
        RunsPage runs;
        runs.setHistory(&history);
        runs.setStore(store_.get());
        history.show(store_.get(), demo_);
        QuantizationPage quantization;
        quantization.setHistory(&history);
        RecipePage recipe;
        recipe.document().set(to_json(nibble::test::demo_recipe()));
        recipe.selectPart("stages.0");
        for (const QWidget* page : {static_cast<QWidget*>(&runs), static_cast<QWidget*>(&quantization),
                                    static_cast<QWidget*>(&recipe)})
            for (const QWidget* widget : page->findChildren<QWidget*>()) {
                const bool control =
                    qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
                    qobject_cast<const QSlider*>(widget) || qobject_cast<const QLineEdit*>(widget);
                if (!control || !widget->isVisibleTo(page) ||
                    QString(widget->metaObject()->className()).startsWith("QLineEditIcon") ||
                    qobject_cast<const QScrollBar*>(widget) || widget->objectName().startsWith("qt_"))
                    continue;
                if (qobject_cast<const QComboBox*>(widget->parentWidget()) ||
                    qobject_cast<const QTabBar*>(widget->parentWidget()) ||
                    qobject_cast<const QTableView*>(widget->parentWidget()))
                    continue;  // inner parts of Qt's own controls
                const auto* button = qobject_cast<const QAbstractButton*>(widget);
                const QString name =
                    widget->accessibleName().isEmpty() && button ? button->text() : widget->accessibleName();
                QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
                QVERIFY2(widget->focusPolicy() & Qt::TabFocus, qPrintable(name));
            }
    }

  private:
    QTemporaryDir folder_;
    std::unique_ptr<RunStore> store_;
    std::int64_t failed_ = 0, stopped_ = 0, slow_ = 0, demo_ = 0;
};

NIBBLE_TEST(PagesTest)
#include "tst_pages.moc"
