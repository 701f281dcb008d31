// The real window with the real engine through the whole job, as a user does it.
#include <QTemporaryDir>
#include <QtWidgets>

#include "app/language.h"
#include "app/main_window.h"
#include "core/run/run.h"
#include "test_main.h"
#include "ui/drive.h"
#include "widgets/compare_page.h"
#include "widgets/curve_panel.h"
#include "widgets/data_page.h"
#include "widgets/evaluation_model.h"
#include "widgets/export_page.h"
#include "widgets/metric_plot.h"
#include "widgets/model_page.h"
#include "widgets/quantization_page.h"
#include "widgets/recipe_page.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/runs_page.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::test;
using namespace nibble::ui;

class WholeJobTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void cleanupTestCase() { applyLanguage("en"); }

    void from_checkpoint_to_export_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("theme");
        QTest::newRow("English, light") << "en" << int(ThemeChoice::light);
        QTest::newRow("German, dark") << "de" << int(ThemeChoice::dark);
    }

    void from_checkpoint_to_export() {
        QFETCH(QString, language);
        QFETCH(int, theme);
        applyLanguage(language);
        applyTheme(ThemeChoice(theme));
        const auto window = open({resume_run, run_extra_stage});
        RunsPage& runs = window->runsPage();
        QCOMPARE(runs.windowTitle() != "Runs", language == "de");
        QSignalSpy ended(&window->controller(), &RunController::ended);

        drop(*window, {demoFolder + "base"});
        QTRY_VERIFY(window->modelPage().info().has_value());
        QVERIFY(window->currentPage() == &window->modelPage());
        drop(*window, {demoFolder + "multilingual-train.jsonl"});
        QTRY_VERIFY(window->dataPage().data() != nullptr);
        QVERIFY2(window->dataPage().data()->tokenizer.has_value(),
                 "the dropped checkpoint's tokenizer is used");
        window->showPage(&window->recipePage());
        RecipeDocument& document = window->recipePage().document();
        QPushButton* presets = buttonWithText(window->recipePage(), RecipePage::tr("Presets"));
        presets->menu()->actions().last()->trigger();  // the demo
        QVERIFY2(document.recipe() && document.recipe()->name == "demo",
                 qPrintable(document.problems().join("\n")));
        document.set(to_json(shortened(*document.recipe())));
        QVERIFY2(document.recipe(), qPrintable(document.problems().join("\n")));

        press(*window, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(window->controller().liveRun() != 0);
        const std::int64_t first = window->controller().liveRun();
        QVERIFY(window->currentPage() == &runs);
        const MetricPlot* loss = runs.view()->curves()->lossPlot();
        const auto drawn = [&] {
            const Curve* curve = loss->curve("sft/loss");
            return curve ? curve->points().size() : 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(drawn() >= 2, longTime);
        press(*window, Qt::Key_Period, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, longTime);
        QCOMPARE(window->history().summary().status, RunStatus::stopped);
        const std::size_t before = drawn();
        QVERIFY(before < 12);

        press(*window, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 2, longTime);
        QVERIFY2(ended[1][1].toString().isEmpty(), qPrintable(ended[1][1].toString()));
        QCOMPARE(window->history().summary().status, RunStatus::finished);
        QCOMPARE(drawn(), std::size_t(12));
        QVERIFY(!window->history().samples().empty());

        // A second run by another learning rate, and the two side by side.
        Recipe other = quickDemo();
        other.name = "slower";
        other.stages.resize(1);
        other.stages[0].learning_rate = 5e-6;
        window->recipePage().document().set(to_json(other));
        QPushButton* start = buttonWithText(window->recipePage(), RecipePage::tr("Start run"));
        QVERIFY(start && start->isEnabled());
        start->click();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 3, longTime);
        QCOMPARE(window->history().summary().name, std::string("slower"));
        runs.setFilter("learning_rate<1e-5");
        QTRY_COMPARE(runs.table()->rowCount(), 1);
        runs.setFilter({});
        QCOMPARE(runs.table()->rowCount(), 2);
        compareWithSecond(*window, first);

        press(*window, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(window->history().run(), first);
        window->showPage(&window->quantizationPage());
        QTRY_VERIFY(window->quantizationPage().showsContent());
        QTRY_VERIFY(!window->quantizationPage().maps().empty());
        const auto& snr = window->quantizationPage().maps().front()->data();
        QVERIFY(snr.rows == 4 && snr.columns == 4 && std::isfinite(snr.values.front()));
        exportTo(*window, folder_->filePath("shipped"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 4, longTime);
        QVERIFY2(ended[3][1].toString().isEmpty(), qPrintable(ended[3][1].toString()));
        QVERIFY(QFile::exists(folder_->filePath("shipped/config.json")));

        // A fork of the first one.
        const ForkPoint point = find_fork_point(std::to_string(first) + ":sft", window->controller().store());
        Recipe fork = fork_recipe(window->controller().store(), point);
        fork.stages.resize(1);
        fork.stages[0].learning_rate = 1e-6;
        Q_EMIT runs.forkRequested(fork, point);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 5, longTime);
        QVERIFY2(ended[4][1].toString().isEmpty(), qPrintable(ended[4][1].toString()));
        QCOMPARE(window->history().summary().parent.run, first);
        const auto& changes = window->history().changes();
        QVERIFY(std::any_of(changes.begin(), changes.end(), [](const FieldDifference& change) {
            return QString::fromStdString(change.path).endsWith("learning_rate");
        }));
    }

    void the_language_is_switched_while_a_run_goes_on_and_nothing_is_lost() {
        applyLanguage("en");
        const auto window = open({waitToBeStopped, {}});
        drop(*window, {demoFolder + "base"});
        QTRY_VERIFY(window->modelPage().info().has_value());
        Recipe recipe = quickDemo();
        recipe.seed = 4711;
        window->recipePage().document().set(to_json(recipe));
        window->startRecipe();
        QTRY_VERIFY(window->controller().liveRun() != 0);
        const std::int64_t run = window->controller().liveRun();
        window->runsPage().setFilter("quick");
        window->showPage(3);
        applyLanguage("de");
        window->rebuild();
        QVERIFY(window->currentPage() == &window->runsPage());
        QVERIFY(window->runsPage().windowTitle() != "Runs");
        QCOMPARE(window->history().run(), run);
        QCOMPARE(window->controller().liveRun(), run);
        QCOMPARE(window->recipePage().document().recipe()->seed, std::uint64_t(4711));
        QTRY_VERIFY(window->modelPage().info().has_value());
        QCOMPARE(window->runsPage().state()["filter"].toString(), QString("quick"));
        QSignalSpy ended(&window->controller(), &RunController::ended);
        window->stopRun();
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(window->history().summary().status, RunStatus::stopped);
        applyLanguage("en");
    }

  private:
    /// Ticks both runs: their curves and the settings in which they differ stand side by side.
    static void compareWithSecond(MainWindow& window, std::int64_t first) {
        ComparePage& page = window.comparePage();
        window.showPage(&page);
        QTRY_VERIFY(page.showsContent());
        auto* runs = named<QListWidget>(page, ComparePage::tr("Runs to compare"));
        QCOMPARE(runs->count(), 2);
        for (int row = 0; row < 2; ++row) runs->item(row)->setCheckState(Qt::Checked);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.runs().size(), std::size_t(2));
        QVERIFY(page.evaluations()->rowCount() > 0);
        QStringList settings;
        for (int row = 0; row < page.settings()->rowCount(); ++row)
            settings << page.settings()->item(row, 0)->text();
        QVERIFY2(settings.contains("stages.sft.learning_rate"), qPrintable(settings.join(", ")));
        const MetricPlot* loss = page.findChild<CurvePanel*>()->lossPlot();
        for (const std::int64_t run : {first, first + 1})
            QCOMPARE(loss->curve(QString("%1/sft/loss").arg(run))->points().size(), std::size_t(12));
    }

    static void exportTo(MainWindow& window, const QString& folder) {
        ExportPage& page = window.exportPage();
        window.showPage(&page);
        auto* stage = named<QComboBox>(page, ExportPage::tr("Stage"));
        stage->setCurrentIndex(stage->findText("qat-mx"));
        QCOMPARE(named<QComboBox>(page, ExportPage::tr("Layout"))->currentData().toString(),
                 QString("hf-mxfp4"));
        named<QLineEdit>(page, ExportPage::tr("Folder"))->setText(folder);
        QPushButton* start = buttonWithText(page, ExportPage::tr("Export"));
        QTRY_VERIFY(start->isEnabled());
        start->click();
    }

    std::unique_ptr<MainWindow> open(RunController::Engine engine) {
        return openWindow(*folder_, std::move(engine));
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

NIBBLE_TEST(WholeJobTest)
#include "tst_whole_job.moc"
