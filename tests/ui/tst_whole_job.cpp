// The real window with the real engine through the whole job, as a user does it; and what the frame promises.
#include <QTemporaryDir>
#include <QtWidgets>

#include "app/commands.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/recent.h"
#include "app/window_state.h"
#include "core/run/run.h"
#include "test_main.h"
#include "ui/synthetic_store.h"
#include "widgets/compare_page.h"
#include "widgets/curve_panel.h"
#include "widgets/data_page.h"
#include "widgets/evaluation_model.h"
#include "widgets/export_page.h"
#include "widgets/model_page.h"
#include "widgets/navigation_rail.h"
#include "widgets/quantization_page.h"
#include "widgets/recipe_page.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/runs_page.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::ui;

namespace {

const QString demo = NIBBLE_SOURCE "/resources/demo/";
constexpr int longTime = 180000;

void drop(QWidget& onto, const QStringList& paths) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    const QPointF at(onto.width() / 2, onto.height() / 2);
    QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&onto, &enter);
    QVERIFY2(enter.isAccepted(), "what can be opened can be dropped");
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&onto, &event);
}

/// A shortcut works in the active window; offscreen a window may lose that.
void press(QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QApplication::setActiveWindow(&window);
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, key, modifiers);
}

QPushButton* buttonWithText(const QWidget& in, const QString& text) {
    for (auto* button : in.findChildren<QPushButton*>())
        if (button->text() == text) return button;
    return nullptr;
}

/// Once the next dialog is up.
void inNextDialog(const std::function<void(QWidget& dialog)>& act) {
    QTimer::singleShot(20, qApp, [act] {
        QWidget* dialog = QApplication::activeModalWidget();
        dialog ? act(*dialog) : inNextDialog(act);
    });
}

/// Presses a button of it; without such a button closes it.
void answerNextDialog(const QString& buttonName) {
    inNextDialog([buttonName](QWidget& dialog) {
        auto* button = dialog.findChild<QAbstractButton*>(buttonName);
        button ? button->click() : void(dialog.close());
    });
}

/// The demo's recipe, so short that its stages take seconds.
Recipe quickDemo() {
    Recipe recipe = read_recipe((demo + "recipe.json").toStdString());
    recipe.name = "quick demo";
    for (Stage& stage : recipe.stages) {
        if (trains(stage.type)) {
            stage.steps = stage.id == "sft" ? 12 : 3;
            stage.batch_size = 2;
            stage.validate_every = 3;
            stage.warmup_steps = 1;
            stage.sample_tokens = 4;
        }
        stage.limit = 2;
        stage.max_new_tokens = 4;
    }
    std::erase_if(recipe.stages,
                  [](const Stage& s) { return s.id == "qat-nv" || s.id == "ship-nv" || s.id == "ptq-nv"; });
    recipe.data.validation = 4;
    for (Stage& stage : recipe.stages)
        if (stage.type == StageType::evaluate) stage.of = {"base", "sft", "ptq-mx", "qat-mx"};
    return recipe;
}

}  // namespace

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

        drop(*window, {demo + "base"});
        QTRY_VERIFY(window->modelPage().info().has_value());
        QVERIFY(window->currentPage() == &window->modelPage());
        drop(*window, {demo + "multilingual-train.jsonl"});
        QTRY_VERIFY(window->dataPage().data() != nullptr);
        QVERIFY2(window->dataPage().data()->tokenizer.has_value(),
                 "the dropped checkpoint's tokenizer is used");
        drop(*window, {demo + "recipe.json"});
        QVERIFY(window->currentPage() == &window->recipePage());
        QVERIFY(window->recipePage().document().recipe());
        window->recipePage().document().set(to_json(quickDemo()));
        QVERIFY2(window->recipePage().document().recipe(),
                 qPrintable(window->recipePage().document().problems().join("\n")));

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
        window->showPage(5);
        QTRY_VERIFY(window->comparePage().showsContent());

        press(*window, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(window->history().run(), first);
        window->showPage(4);
        QTRY_VERIFY(window->quantizationPage().showsContent());
        window->showPage(6);
        Q_EMIT window->exportPage().exportRequested(first, "qat-mx", "hf-mxfp4",
                                                    folder_->filePath("shipped"));
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
        drop(*window, {demo + "base"});
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

    void the_palette_finds_every_command() {
        const auto window = open({waitToBeStopped, {}});
        QStringList texts;
        for (const QAction* action : allCommands(*window)) {
            QVERIFY(!action->text().isEmpty());
            texts << action->text();
        }
        for (const char* wanted :
             {"Start the recipe", "Stop the run", "Resume the selected run", "Next run", "Previous run",
              "Smoothing on or off", "Logarithmic loss axis on or off", "Show all of the curves",
              "Archive or bring back", "Fork...", "Theme: dark"})
            QVERIFY2(texts.contains(wanted), wanted);
        inNextDialog([](QWidget& palette) {
            QTest::keyClicks(palette.findChild<QLineEdit*>(), "go export");
            QCOMPARE(palette.findChild<QListWidget*>()->count(), 1);
            QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        press(*window, Qt::Key_K, Qt::ControlModifier);
        QVERIFY(window->currentPage() == &window->exportPage());
        int rows = 0;
        inNextDialog([&rows](QWidget& keys) {
            rows = keys.findChild<QTableWidget*>()->rowCount();
            keys.close();
        });
        press(*window, Qt::Key_F1);
        QVERIFY(rows > 15);
    }

    void no_two_commands_share_a_shortcut() {
        const auto window = open({waitToBeStopped, {}});
        std::map<QString, QString> taken;
        for (const QAction* action : allCommands(*window)) {
            const QString keys = action->shortcut().toString();
            if (keys.isEmpty()) continue;
            QVERIFY2(taken.emplace(keys, action->text()).second, qPrintable(keys + ": " + action->text()));
        }
    }

    void what_was_open_is_remembered() {
        QSettings settings(folder_->filePath("settings.ini"), QSettings::IniFormat);
        {
            const auto window = open({waitToBeStopped, {}});
            nibble::test::add_failed_run(window->controller().store());
            nibble::test::add_demo_run(window->controller().store());
            window->controller().store().flush();
            QTRY_COMPARE(window->runsPage().table()->rowCount(), 2);
            window->setSettings(&settings);
            drop(*window, {demo + "base"});
            QTRY_VERIFY(window->modelPage().info().has_value());
            window->selectRun(1);
            window->runsPage().setFilter("too");
            auto* splitter = window->runsPage().findChild<QSplitter*>();
            splitter->setSizes({500, 600});
            window->showPage(int(window->pages().size()) - 1);
            saveWindow(*window, settings);
            QVERIFY(recentPaths(&settings).first().endsWith("base"));
        }
        const auto window = open({waitToBeStopped, {}});
        restoreWindow(*window, settings);
        QVERIFY(window->currentPage() == &window->exportPage());
        QCOMPARE(window->history().run(), std::int64_t(1));
        QCOMPARE(window->runsPage().table()->rowCount(), 1);
        QTRY_VERIFY(window->modelPage().info().has_value());
    }

    void leaving_asks_and_stopping_saves() {
        auto window = open({waitToBeStopped, {}});
        window->controller().start(quickDemo());
        QTRY_VERIFY(window->controller().liveRun() != 0);
        answerNextDialog("no such button");
        window->close();
        QVERIFY2(window->isVisible() && window->controller().busy(), "cancel: nothing happens");
        answerNextDialog("stopAndSave");
        window->close();
        QTRY_VERIFY(!window->isVisible());
        QCOMPARE(window->controller().store().run(1).status, RunStatus::stopped);
    }

    void a_run_goes_on_without_the_window() {
        const QString program = QCoreApplication::applicationDirPath() + "/nibble";
        if (!QFile::exists(program)) QSKIP("the command line program is not built");
        auto window = open({resume_run, run_extra_stage});
        Recipe recipe = quickDemo();
        recipe.stages.resize(1);
        recipe.stages[0].samples = 0;
        recipe.stages[0].steps = 30;
        window->controller().start(recipe);
        QTRY_VERIFY_WITH_TIMEOUT(window->history().series().contains({"sft", "loss"}), longTime);
        answerNextDialog("keepRunning");
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window->isVisible(), longTime);
        const std::filesystem::path store = window->controller().store().path();
        const std::size_t before = window->controller().store().points(1, "sft", "loss").size();
        QVERIFY(before < 30);
        window.reset();
        QTRY_COMPARE_WITH_TIMEOUT(RunStore(store).run(1).status, RunStatus::finished, longTime);
        QCOMPARE(RunStore(store).points(1, "sft", "loss").size(), std::size_t(30));
    }

    void every_control_has_a_name_and_can_be_reached_by_keyboard() {
        const auto window = open({waitToBeStopped, {}});
        for (const Page* page : window->pages())
            for (const auto* button : page->findChildren<QAbstractButton*>()) {
                if (button->objectName().startsWith("qt_") || qobject_cast<QTabBar*>(button->parent()) ||
                    button->isHidden())
                    continue;
                const QByteArray where =
                    (page->windowTitle() + ": " + button->metaObject()->className()).toUtf8();
                if (button->text().isEmpty() && !qobject_cast<QTableView*>(button->parentWidget()) &&
                    !qobject_cast<QLineEdit*>(button->parentWidget()))
                    QVERIFY2(!button->accessibleName().isEmpty(), where);
            }
    }

    void an_empty_page_offers_the_demo() {
        const auto window = open({waitToBeStopped, {}});
        for (Page* page : window->pages()) {
            if (page->showsContent()) continue;
            QVERIFY2(page->findChild<QPushButton*>("openDemo"), qPrintable(page->windowTitle()));
        }
    }

  private:
    std::unique_ptr<MainWindow> open(RunController::Engine engine) {
        auto window =
            std::make_unique<MainWindow>(folder_->filePath("runs.sqlite").toStdString(), std::move(engine));
        window->resize(1280, 800);
        window->show();
        QApplication::setActiveWindow(window.get());
        [&] { QVERIFY(QTest::qWaitForWindowActive(window.get())); }();
        return window;
    }

    static void waitToBeStopped(std::int64_t run, RunStore& store, const EventCallback& callback,
                                std::stop_token stop) {
        const auto tell = [&](const RunEvent& event) {
            store.record(run, event);
            callback(event);
        };
        tell(StageStarted{"sft", StageType::sft, 100, 0});
        tell(StepDone{"sft", 1, 100, 100, 0.1, 2, 1e-4, 1, 1000, 10, 1e8});
        while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        tell(RunFinished{RunStatus::stopped, {}});
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

NIBBLE_TEST(WholeJobTest)
#include "tst_whole_job.moc"
