// The real window with an engine that only pretends to train.
#include <QFile>
#include <QTemporaryDir>
#include <QtWidgets>
#include <atomic>
#include <thread>

#include "app/main_window.h"
#include "app/screenshots.h"
#include "core/base/error.h"
#include "core/run/run.h"
#include "test_main.h"
#include "ui/synthetic_store.h"
#include "widgets/compare_page.h"
#include "widgets/curve_panel.h"
#include "widgets/data_page.h"
#include "widgets/evaluation_model.h"
#include "widgets/export_page.h"
#include "widgets/model_page.h"
#include "widgets/quantization_page.h"
#include "widgets/recipe_page.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/runs_page.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::ui;

namespace {

std::atomic<std::thread::id> worker;

/// A hundred steps of the first stage, from where the run was stopped; a new run waits at its middle to be
/// stopped, unless it is called "through".
void pretend(std::int64_t run, RunStore& store, const EventCallback& callback, std::stop_token stop) {
    worker = std::this_thread::get_id();
    const auto tell = [&](const RunEvent& event) {
        store.record(run, event);
        callback(event);
    };
    const Recipe recipe = store.recipe(run);
    if (recipe.name == "broken") fail("model.embed_tokens.weight: no such tensor");
    constexpr std::int64_t steps = 100;
    const std::vector<StageSummary> before = store.stages(run);
    const std::int64_t first = before.empty() ? 0 : before.front().step;
    store.set_status(run, RunStatus::running);
    tell(StageStarted{"sft", StageType::sft, steps, first});
    for (std::int64_t step = first + 1; step <= steps; ++step) {
        tell(StepDone{"sft", step, steps, step * 100, 0.01 * double(step), 2.0 / double(step), 1e-4, 1, 10000,
                      0.01 * double(steps - step), 1e8});
        while (first == 0 && step == steps / 2 && recipe.name != "through" && !stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (stop.stop_requested()) {
            tell(RunFinished{RunStatus::stopped, {}});
            store.set_status(run, RunStatus::stopped);
            return;
        }
    }
    tell(StageFinished{"sft", 1});
    tell(RunFinished{RunStatus::finished, {}});
    store.set_status(run, RunStatus::finished);
}

void pretend_export(std::int64_t run, const Stage& stage, RunStore& store, const EventCallback& callback,
                    std::stop_token) {
    if (stage.layout == "openai") fail("{}: is not empty", stage.out);
    store.record(run, StageStarted{stage.id, stage.type, 0, 0});
    callback(Progress{stage.id, {"writing"}, 5, 10, 1});
    store.record(run, ExportDone{stage.id, stage.from, stage.layout, stage.out, 1000, 10, "abc"});
}

}  // namespace

class WindowTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() {
        applyTheme(ThemeChoice::dark);
        folder_ = std::make_unique<QTemporaryDir>();
        window_ = std::make_unique<MainWindow>(folder_->filePath("runs.sqlite").toStdString(),
                                               RunController::Engine{pretend, pretend_export});
        window_->resize(1280, 800);
        window_->show();
        window_->recipePage().document().set(to_json(nibble::test::demo_recipe()));
    }
    void cleanup() { window_.reset(); }

    void a_run_is_started_stopped_and_resumed() {
        QSignalSpy ended(&window_->controller(), &RunController::ended);
        Q_EMIT window_->recipePage().startRequested(*window_->recipePage().document().recipe());
        QTRY_VERIFY(window_->controller().liveRun() != 0);
        const std::int64_t run = window_->controller().liveRun();
        QCOMPARE(window_->history().run(), run);
        QTRY_VERIFY(window_->runsPage().view()->curves()->lossPlot()->curve("sft/loss") != nullptr);
        QTRY_VERIFY(window_->runsPage().view()->curves()->lossPlot()->curve("sft/loss")->points().size() > 5);
        Q_EMIT window_->runsPage().stopRequested();
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(window_->history().summary().status, RunStatus::stopped);
        const std::size_t points = window_->history().series().at({"sft", "loss"}).size();
        QCOMPARE(points, std::size_t(50));

        Q_EMIT window_->runsPage().resumeRequested(run);
        QTRY_COMPARE(ended.size(), 2);
        QCOMPARE(window_->history().summary().status, RunStatus::finished);
        QCOMPARE(window_->history().series().at({"sft", "loss"}).size(), std::size_t(100));
        QCOMPARE(window_->runsPage().view()->curves()->lossPlot()->curve("sft/loss")->points().size(),
                 std::size_t(100));
        QCOMPARE(window_->controller().store().points(run, "sft", "loss").size(), std::size_t(100));
    }

    void what_the_engine_throws_is_shown() {
        QSignalSpy ended(&window_->controller(), &RunController::ended);
        Recipe recipe = *window_->recipePage().document().recipe();
        recipe.name = "broken";
        window_->controller().start(recipe);
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(window_->runsPage().message().contains("embed_tokens"));
        QVERIFY(!window_->controller().busy());
    }

    void a_stage_is_exported_and_what_was_written_is_listed() {
        const std::int64_t run = nibble::test::add_demo_run(window_->controller().store());
        window_->controller().store().flush();
        QTRY_COMPARE(window_->runsPage().table()->rowCount(), 1);
        window_->selectRun(run);
        QSignalSpy ended(&window_->controller(), &RunController::ended);
        const std::size_t before = window_->history().exports().size();
        Q_EMIT window_->exportPage().exportRequested(run, "qat-mx", "hf-mxfp4", folder_->filePath("out"));
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(window_->history().exports().size(), before + 1);
        QCOMPARE(window_->history().exports().back().path, folder_->filePath("out").toStdString());
        Q_EMIT window_->exportPage().exportRequested(run, "qat-mx", "openai", folder_->filePath("out"));
        QTRY_COMPARE(ended.size(), 2);
        QVERIFY(window_->exportPage().message().contains("not empty"));
    }

    void what_is_dropped_goes_to_its_page() {
        const QString demo = NIBBLE_SOURCE "/resources/demo/";
        window_->openPaths({demo + "base"});
        QTRY_VERIFY(window_->modelPage().info().has_value());
        window_->openPaths({demo + "multilingual-test.jsonl"});
        QTRY_VERIFY(window_->dataPage().data() != nullptr);
        QVERIFY2(window_->dataPage().data()->tokenizer.has_value(),
                 "the open checkpoint's tokenizer is used");
        window_->openPaths({demo + "recipe.json"});
        QVERIFY(window_->recipePage().document().recipe());
        QVERIFY(window_->currentPage() == &window_->recipePage());
        // Rows may be in a file of that suffix too.
        const QString rows = folder_->filePath("rows.json");
        QVERIFY(QFile::copy(demo + "multilingual-test.jsonl", rows));
        window_->openPaths({rows});
        QVERIFY(window_->currentPage() == &window_->dataPage());
        QTRY_COMPARE(window_->dataPage().data()->dataset.files.front().path, rows.toStdString());
    }

    void one_run_is_under_way_at_a_time() {
        QSignalSpy ended(&window_->controller(), &RunController::ended);
        Recipe recipe = *window_->recipePage().document().recipe();
        recipe.name = "through";
        for (int i = 1; i <= 2; ++i) {
            window_->controller().start(recipe);
            window_->controller().start(recipe);
            QTRY_COMPARE(ended.size(), i);
            QVERIFY(!window_->controller().busy());
        }
        QCOMPARE(window_->controller().store().runs().size(), std::size_t(2));
    }

    void a_run_that_is_stopped_before_it_begins_ends_too() {
        QSignalSpy ended(&window_->controller(), &RunController::ended);
        for (int i = 1; i <= 10; ++i) {
            window_->controller().start(*window_->recipePage().document().recipe());
            window_->controller().stop();
            QTRY_COMPARE(ended.size(), i);
            QVERIFY(!window_->controller().busy());
        }
    }

    void R143_all_work_is_done_in_one_thread() {
        QSignalSpy ended(&window_->controller(), &RunController::ended);
        std::thread::id first;
        for (int i = 1; i <= 3; ++i) {
            Recipe recipe = *window_->recipePage().document().recipe();
            recipe.name = "through";
            window_->controller().start(recipe);
            QTRY_COMPARE(ended.size(), i);
            if (i == 1) first = worker;
            QVERIFY(first == worker.load());
            QVERIFY(first != std::this_thread::get_id());
        }
    }

    void runs_of_other_processes_appear_by_themselves() {
        QCOMPARE(window_->runsPage().table()->rowCount(), 0);
        RunStore other(window_->controller().store().path());
        nibble::test::add_failed_run(other);
        other.flush();
        QTRY_COMPARE(window_->runsPage().table()->rowCount(), 1);
    }

    void the_comparison_goes_on_while_a_run_trains() {
        RunStore other(window_->controller().store().path());
        const std::int64_t run = nibble::test::add_demo_run(other);
        other.flush();
        QTRY_COMPARE(window_->runsPage().table()->rowCount(), 1);
        QSignalSpy ended(&window_->controller(), &RunController::ended);
        window_->controller().start(*window_->recipePage().document().recipe());
        QTRY_VERIFY(window_->controller().liveRun() != 0);
        ComparePage& page = window_->comparePage();
        window_->showPage(&page);
        page.setRuns({run});
        QTRY_VERIFY(!page.isBusy());
        const auto known = [&] {
            return page.findChild<CurvePanel*>()
                ->lossPlot()
                ->curve(QString("%1/sft/loss").arg(run))
                ->points()
                .size();
        };
        const std::size_t before = known();
        const std::int64_t step = std::int64_t(before) + 1;
        other.record(run, StepDone{"sft", step, step, step * 100, 99, 1.5, 1e-4, 1, 1000, 0, 1e8});
        other.flush();
        QTRY_COMPARE(known(), before + 1);
        window_->stopRun();
        QTRY_COMPARE(ended.size(), 1);
    }

    void a_run_that_another_process_deletes_is_shown_no_longer() {
        RunStore other(window_->controller().store().path());
        const std::int64_t kept = nibble::test::add_failed_run(other),
                           run = nibble::test::add_demo_run(other);
        other.flush();
        QTRY_COMPARE(window_->runsPage().table()->rowCount(), 2);
        window_->selectRun(run);
        QCOMPARE(window_->history().run(), run);
        QSignalSpy ended(&window_->controller(), &RunController::ended);
        window_->controller().start(*window_->recipePage().document().recipe());
        QTRY_VERIFY(window_->controller().liveRun() != 0);
        const std::int64_t live = window_->controller().liveRun();
        window_->selectRun(run);
        other.remove(run);
        QTRY_COMPARE(window_->history().run(), std::int64_t(0));
        QVERIFY2(window_->controller().busy(), "the run under way goes on");

        other.remove(kept);  // and is selected before the window has seen that
        window_->selectRun(kept);
        QVERIFY(window_->currentPage()->message().contains(QString::number(kept)));
        QTRY_COMPARE(window_->history().run(), std::int64_t(0));

        window_->selectRun(live);
        other.remove(live);
        QTRY_COMPARE(window_->history().run(), std::int64_t(0));
        window_->controller().stop();
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(window_->runsPage().table()->runs().empty());
    }

    void closing_the_window_stops_the_run_and_saves_it() {
        window_->controller().start(*window_->recipePage().document().recipe());
        QTRY_VERIFY(window_->controller().liveRun() != 0);
        const std::int64_t run = window_->controller().liveRun();
        const std::filesystem::path store = window_->controller().store().path();
        window_.reset();
        QCOMPARE(RunStore(store).run(run).status, RunStatus::stopped);
    }

    void every_page_is_pictured() {
        RunStore& store = window_->controller().store();
        nibble::test::add_stopped_run(store);
        nibble::test::add_demo_run(store);
        store.flush();
        QTRY_COMPARE(window_->runsPage().table()->rowCount(), 2);
        window_->selectRun(window_->runsPage().table()->runs().front().id);
        QVERIFY(writeScreenshots(*window_, folder_->filePath("pictures")));
        const QStringList pictures = QDir(folder_->filePath("pictures")).entryList({"*.png"});
        for (int page = 1; page <= 7; ++page)
            QVERIFY(std::any_of(pictures.begin(), pictures.end(),
                                [&](const QString& name) { return name.startsWith(QString::number(page)); }));
        QVERIFY(QImage(folder_->filePath("pictures/4-runs.png")).width() >= 1280);
    }

    /// The whole way with the real engine, on the bundled model: train, quantize, evaluate, look, export.
    void the_real_engine_runs_under_the_window() {
        MainWindow window(folder_->filePath("real.sqlite").toStdString(),
                          RunController::Engine{resume_run, run_extra_stage});
        window.resize(1280, 800);
        window.show();
        Recipe recipe = nibble::test::demo_recipe();
        std::erase_if(recipe.stages,
                      [](const Stage& s) { return s.id != "sft" && s.id != "ptq-mx" && s.id != "score"; });
        recipe.stages[0].steps = 3;
        recipe.stages[0].warmup_steps = 1;
        recipe.stages[0].batch_size = 2;
        recipe.stages[0].validate_every = 2;
        recipe.data.validation = 4;
        Stage& score = recipe.stages.back();
        score.of = {"sft", "ptq-mx"};
        score.limit = 2;
        score.max_new_tokens = 4;
        window.recipePage().document().set(to_json(recipe));
        QVERIFY2(window.recipePage().document().recipe(),
                 qPrintable(window.recipePage().document().problems().join("\n")));
        QSignalSpy ended(&window.controller(), &RunController::ended);
        Q_EMIT window.recipePage().startRequested(*window.recipePage().document().recipe());
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 120000);
        QVERIFY2(ended[0][1].toString().isEmpty(), qPrintable(ended[0][1].toString()));
        QCOMPARE(window.history().summary().status, RunStatus::finished);
        QCOMPARE(window.history().series().at({"sft", "loss"}).size(), std::size_t(3));
        QVERIFY(window.history().series().contains({"sft", "validation_loss"}));
        QVERIFY(window.quantizationPage().showsContent());
        window.showPage(&window.comparePage());
        QTRY_COMPARE(window.comparePage().evaluations()->rowCount(), 2);
        Q_EMIT window.exportPage().exportRequested(window.history().run(), "ptq-mx", "hf-mxfp4",
                                                   folder_->filePath("shipped"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 2, 60000);
        QVERIFY2(ended[1][1].toString().isEmpty(), qPrintable(ended[1][1].toString()));
        QVERIFY(QFile::exists(folder_->filePath("shipped/config.json")));
        QCOMPARE(window.history().exports().size(), std::size_t(1));
    }

    /// What runs in the worker's thread must not be able to touch a widget.
    void R137_the_engine_knows_no_widgets() {
        for (const char* name : {"libnibble_core.a", "libnibble_engine.a", "libnibble_files.a"}) {
            QFile library(QString(NIBBLE_BINARY "/core/") + name);
            QVERIFY2(library.open(QIODevice::ReadOnly), qPrintable(library.fileName()));
            const QByteArray content = library.readAll();
            for (const char* symbol : {"7QWidget", "7QObject", "12QApplication", "7QString"})
                QVERIFY2(!content.contains(symbol), symbol);
        }
    }

  private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

NIBBLE_TEST(WindowTest)
#include "tst_window.moc"
