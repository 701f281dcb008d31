// What the window promises around its pages: commands, docks, memory, leaving, names for all controls.
#include <QTemporaryDir>
#include <QtWidgets>

#include "app/commands.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/recent.h"
#include "app/run_docks.h"
#include "app/window_state.h"
#include "core/run/run.h"
#include "test_main.h"
#include "ui/drive.h"
#include "ui/synthetic_store.h"
#include "widgets/compare_page.h"
#include "widgets/curve_panel.h"
#include "widgets/data_page.h"
#include "widgets/export_page.h"
#include "widgets/metric_plot.h"
#include "widgets/model_page.h"
#include "widgets/page.h"
#include "widgets/recipe_page.h"
#include "widgets/run_loss.h"
#include "widgets/run_table.h"
#include "widgets/run_table_model.h"
#include "widgets/runs_page.h"
#include "widgets/system_appearance.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::test;
using namespace nibble::ui;

class FrameTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        applyLanguage("en");
        applyTheme(ThemeChoice::light);
    }
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

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

    void commands_and_their_list_are_translated() {
        const auto texts = [this] {
            const auto window = open({waitToBeStopped, {}});
            QStringList all;
            for (const QAction* action : allCommands(*window))
                if (!action->text().startsWith("Theme") && !action->text().startsWith("Design"))
                    all << action->text();
            return all;
        };
        const QStringList english = texts();
        applyLanguage("de");
        const QStringList german = texts();
        QString keys;
        const auto window = open({waitToBeStopped, {}});
        inNextDialog([&keys](QWidget& dialog) {
            keys = dialog.windowTitle() + dialog.findChild<QPushButton*>()->text();
            dialog.close();
        });
        showShortcuts(*window);
        applyLanguage("en");
        QCOMPARE(keys, QString::fromUtf8("TastenSchließen"));
        QCOMPARE(german.size(), english.size());
        for (int i = 0; i < english.size(); ++i) QVERIFY2(german[i] != english[i], qPrintable(english[i]));
    }

    void the_theme_follows_the_desktop() {
        SystemAppearance& desktop = SystemAppearance::instance();
        applyTheme(ThemeChoice::system);
        desktop.setColorScheme(1);
        QVERIFY(theme().dark);
        desktop.setColorScheme(0);
        QVERIFY2(!theme().dark, "GNOME says light by having no preference");
        desktop.setColorScheme(1);
        desktop.setColorScheme(2);
        QVERIFY(!theme().dark);
        applyTheme(ThemeChoice::light);
        desktop.setColorScheme(1);
        QVERIFY2(!theme().dark, "a choice stands above the desktop's");
        desktop.setColorScheme(0);
    }

    void pages_stand_in_the_order_of_the_work() {
        const auto window = open({waitToBeStopped, {}});
        QStringList titles;
        for (const Page* page : window->pages()) titles << page->windowTitle();
        QCOMPARE(titles, QStringList({"Model", "Data", "Recipe", "Runs", "Compare", "Quantization",
                                      "Playground", "Export"}));
    }

    void other_files_than_the_recipes_are_offered_to_it() {
        const auto window = open({waitToBeStopped, {}});
        const QString copy = folder_->filePath("copy");
        std::filesystem::copy((demoFolder + "base").toStdString(), copy.toStdString());
        RecipeDocument& document = window->recipePage().document();
        drop(*window, {demoFolder + "base"});
        const auto named = [&] { return document.part("model").value("checkpoint", std::string()); };
        QTRY_COMPARE(named(), (demoFolder + "base").toStdString());
        QVERIFY(window->modelPage().message().isEmpty());
        drop(*window, {copy});
        QTRY_VERIFY(window->modelPage().message().contains("another checkpoint"));
        QCOMPARE(named(), (demoFolder + "base").toStdString());
        buttonWithText(window->modelPage(), ModelPage::tr("Use this one in the recipe"))->click();
        QCOMPARE(named(), copy.toStdString());
        QVERIFY(window->modelPage().message().isEmpty());

        drop(*window, {demoFolder + "multilingual-train.jsonl"});
        QTRY_COMPARE(document.dataSettings().train.size(), std::size_t(1));
        QVERIFY(window->dataPage().message().isEmpty());
        const QString other = demoFolder + "multilingual-test.jsonl";
        drop(*window, {other});
        QTRY_VERIFY(window->dataPage().message().contains("other files"));
        buttonWithText(window->dataPage(), DataPage::tr("Use these in the recipe"))->click();
        QCOMPARE(document.dataSettings().train, std::vector<std::string>{other.toStdString()});
    }

    void keys_act_on_the_curves_of_the_page_that_is_seen() {
        const auto window = open({waitToBeStopped, {}});
        const auto isLog = [](const Page& page) {
            return page.findChild<CurvePanel*>()->settings()["logY"].toBool();
        };
        window->showPage(&window->comparePage());
        press(*window, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(isLog(window->comparePage()) && !isLog(window->runsPage()));
        window->showPage(&window->exportPage());
        press(*window, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(isLog(window->comparePage()) && isLog(window->runsPage()));
    }

    /// What a page alone does, such as to undo, may have the keys of the same on another page.
    void no_two_commands_share_a_shortcut_on_any_page() {
        const auto window = open({waitToBeStopped, {}});
        for (const Page* page : window->pages()) {
            std::map<QString, QString> taken;
            for (const QAction* action : window->QWidget::actions() + page->QWidget::actions()) {
                const QString keys = action->shortcut().toString();
                if (keys.isEmpty()) continue;
                QVERIFY2(taken.emplace(keys, action->text()).second,
                         qPrintable(keys + ": " + action->text()));
            }
        }
    }

    void runs_are_taken_to_the_comparison() {
        const auto window = open({waitToBeStopped, {}});
        RunStore& store = window->controller().store();
        for (int i = 0; i < 4; ++i) nibble::test::add_failed_run(store);
        store.flush();
        QTRY_COMPARE(window->runsPage().table()->rowCount(), 4);
        QTableView* view = window->runsPage().findChild<RunTable*>()->view();
        window->showPage(&window->runsPage());
        for (const auto& [row, key] : {std::pair{0, Qt::NoModifier}, {2, Qt::ControlModifier}})
            QTest::mouseClick(view->viewport(), Qt::LeftButton, key,
                              view->visualRect(view->model()->index(row, 0)).center());
        for (QAction* action : window->runsPage().QWidget::actions())
            if (action->text() == RunsPage::tr("Compare")) action->trigger();
        ComparePage& page = window->comparePage();
        QVERIFY(window->currentPage() == &page);
        QCOMPARE(page.runs(), (std::vector<std::int64_t>{4, 2}));
        // What is searched for is added to those.
        auto* list = named<QListWidget>(page, ComparePage::tr("Runs to compare"));
        QCOMPARE(list->count(), 4);
        named<QLineEdit>(page, ComparePage::tr("Search runs"))->setText("#3");
        QCOMPARE(list->count(), 3);
        list->item(1)->setCheckState(Qt::Checked);
        QCOMPARE(page.runs(), (std::vector<std::int64_t>{4, 3, 2}));
        QTRY_VERIFY(!page.isBusy());
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
            drop(*window, {demoFolder + "base"});
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

    void docks_stay_where_they_were_put() {
        QSettings settings(folder_->filePath("settings.ini"), QSettings::IniFormat);
        const auto dock = [](const MainWindow& window) { return window.findChild<QDockWidget*>("lossDock"); };
        {
            const auto window = open({waitToBeStopped, {}});
            QVERIFY2(!dock(*window)->isVisible(), "nothing is in the way at first");
            press(*window, Qt::Key_J, Qt::ControlModifier);
            QTRY_VERIFY(dock(*window)->isVisible());
            window->desk().addDockWidget(Qt::LeftDockWidgetArea, dock(*window));
            saveWindow(*window, settings);
        }
        const auto window = open({waitToBeStopped, {}});
        restoreWindow(*window, settings);
        QTRY_VERIFY(dock(*window)->isVisible());
        QCOMPARE(window->desk().dockWidgetArea(dock(*window)), Qt::LeftDockWidgetArea);
        window->rebuild();
        QTRY_VERIFY2(dock(*window)->isVisible(), "also after a change of the language");
        press(*window, Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(!dock(*window)->isVisible());
    }

    /// In the language with the longest words.
    void every_page_fits_beside_both_docks_on_a_small_screen() {
        applyLanguage("de");
        const auto window = open({waitToBeStopped, {}});
        applyLanguage("en");
        nibble::test::add_demo_run(window->controller().store());
        window->controller().store().flush();
        QTRY_COMPARE(window->runsPage().table()->rowCount(), 1);
        window->selectRun(1);
        for (QAction* toggle : window->docks().toggles()) toggle->trigger();
        for (std::size_t page = 0; page < window->pages().size(); ++page) {
            window->showPage(int(page));
            QTest::qWait(50);
            QVERIFY2(window->size() == QSize(1280, 800),
                     qPrintable(QString("%1: %2 x %3")
                                    .arg(window->currentPage()->windowTitle())
                                    .arg(window->width())
                                    .arg(window->height())));
        }
    }

    void docks_show_the_run_that_trains_while_another_is_looked_at() {
        const auto window = open({waitToBeStopped, {}});
        nibble::test::add_demo_run(window->controller().store());
        window->controller().store().flush();
        QTRY_COMPARE(window->runsPage().table()->rowCount(), 1);
        for (QAction* toggle : window->docks().toggles()) toggle->trigger();
        window->selectRun(1);
        const MetricPlot* plot = window->docks().loss().plot();
        QTRY_COMPARE(plot->title(), QString("demo #1"));
        window->controller().start(quickDemo());
        QTRY_COMPARE(plot->title(), QString("quick demo #2"));
        const auto known = [&] {
            const auto loss = window->history().series().find({"sft", "loss"});
            return loss == window->history().series().end() ? 0 : int(loss->second.size());
        };
        QTRY_COMPARE(known(), 1);
        window->selectRun(1);
        QCOMPARE(plot->title(), QString("quick demo #2"));
        QVERIFY2(plot->curve("sft/loss") && plot->curve("sft/loss")->points().size() == 1,
                 "also what the store does not hold yet");
        window->selectRun(2);
        QCOMPARE(known(), 1);
        window->selectRun(1);
        QSignalSpy ended(&window->controller(), &RunController::ended);
        window->stopRun();
        QTRY_COMPARE(ended.size(), 1);
        QTRY_COMPARE(plot->title(), QString("demo #1"));
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
        return openWindow(*folder_, std::move(engine));
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

NIBBLE_TEST(FrameTest)
#include "tst_frame.moc"
