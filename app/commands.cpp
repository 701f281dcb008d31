#include "app/commands.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include "app/command_palette.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/recent.h"
#include "app/run_docks.h"
#include "widgets/curve_panel.h"
#include "widgets/icons.h"
#include "widgets/page.h"
#include "widgets/recipe_page.h"
#include "widgets/run_view.h"
#include "widgets/runs_page.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

namespace nibble::ui {
void addCommands(MainWindow& window) {
    const auto add = [&window](const QString& text, const char* iconName, const QKeySequence& keys,
                               auto slot) {
        auto* action = new QAction(icon(iconName), text, &window);
        action->setShortcut(keys);
        action->setProperty("command", true);
        QObject::connect(action, &QAction::triggered, &window, slot);
        window.addAction(action);
        return action;
    };
    const auto panel = [&window] {  // of the page that is seen, where that has curves
        auto* shown = window.currentPage()->findChild<CurvePanel*>();
        return shown ? shown : window.runsPage().view()->curves();
    };
    add(MainWindow::tr("Find a command"), "search", Qt::CTRL | Qt::Key_K, [&window] { showPalette(window); });
    add(MainWindow::tr("Keys"), "info", Qt::Key_F1, [&window] { showShortcuts(window); });
    add(MainWindow::tr("Start the recipe"), "play", Qt::CTRL | Qt::Key_Return,
        [&window] { window.startRecipe(); });
    add(MainWindow::tr("Stop the run"), "stop", Qt::CTRL | Qt::Key_Period, [&window] { window.stopRun(); });
    add(MainWindow::tr("Resume the selected run"), "resume", Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
        [&window] { window.resumeRun(window.history().run()); });
    add(MainWindow::tr("Fork the selected run"), "plus", Qt::CTRL | Qt::SHIFT | Qt::Key_F,
        [&window] { window.runsPage().fork(window.history().run()); });
    add(MainWindow::tr("Next run"), "down", Qt::CTRL | Qt::Key_Down,
        [&window] { window.runsPage().selectNext(1); });
    add(MainWindow::tr("Previous run"), "up", Qt::CTRL | Qt::Key_Up,
        [&window] { window.runsPage().selectNext(-1); });
    add(MainWindow::tr("Smoothing on or off"), "runs", Qt::CTRL | Qt::Key_M,
        [panel] { panel()->toggleSmoothing(); });
    add(MainWindow::tr("Logarithmic loss axis on or off"), "log", Qt::CTRL | Qt::Key_L,
        [panel] { panel()->toggleLogY(); });
    add(MainWindow::tr("Show all of the curves"), "fit", Qt::CTRL | Qt::Key_0, [panel] { panel()->fit(); });
    for (QAction* toggle : window.docks().toggles()) {
        toggle->setProperty("command", true);
        window.addAction(toggle);
    }
    add(MainWindow::tr("Open or create a store"), "store", QKeySequence::Open,
        [&window] { window.chooseStore(); });
    add(MainWindow::tr("Look at the demo's run"), "play", {}, [&window] { window.openDemo(); });
    const std::pair<ThemeChoice, QString> themes[] = {
        {ThemeChoice::system, MainWindow::tr("Theme: as the desktop")},
        {ThemeChoice::light, MainWindow::tr("Theme: light")},
        {ThemeChoice::dark, MainWindow::tr("Theme: dark")}};
    for (const auto& [choice, text] : themes)
        add(text, "theme", {}, [&window, c = int(choice)] { Q_EMIT window.themeChosen(c); });
    for (const QString& code : languages())
        add(MainWindow::tr("Language: %1").arg(QLocale(code).nativeLanguageName()), "language", {},
            [&window, code] { Q_EMIT window.languageChosen(code); });
    add(MainWindow::tr("Quit"), "close", QKeySequence::Quit, [&window] { window.close(); });
}

QList<QAction*> allCommands(const MainWindow& window) {
    QList<QAction*> all;
    const QWidget* current = window.currentPage();
    all += current->actions();
    for (QAction* action : window.QWidget::actions())
        if (action->property("command").toBool()) all << action;
    for (const Page* page : window.pages())
        if (page != current) all += page->QWidget::actions();
    return all;
}

void showPalette(MainWindow& window) {
    CommandPalette palette(&window);
    for (QAction* action : allCommands(window))
        if (action->isEnabled())
            palette.add({action->icon(), action->text(),
                         action->shortcut().toString(QKeySequence::NativeText),
                         [action] { action->trigger(); }});
    for (std::size_t i = 0; i < window.pages().size(); ++i) {
        const Page* page = window.pages()[i];
        palette.add({icon(page->iconName()), MainWindow::tr("Go to %1").arg(page->windowTitle()),
                     QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + int(i))).toString(QKeySequence::NativeText),
                     [&window, i] { window.showPage(int(i)); }});
    }
    for (const QString& path : recentPaths(window.settings()))
        palette.add({icon("file"), MainWindow::tr("Open %1").arg(path), MainWindow::tr("recent"),
                     [&window, path] { window.openPaths({path}); }});
    palette.run();
}

void showShortcuts(MainWindow& window) {
    std::vector<std::pair<QString, QString>> rows;
    for (const QAction* action : allCommands(window))
        if (!action->shortcut().isEmpty())
            rows.emplace_back(action->shortcut().toString(QKeySequence::NativeText), action->text());
    const QString pages = QKeySequence(Qt::CTRL | Qt::Key_1).toString(QKeySequence::NativeText);
    rows.emplace_back(pages + " ...", MainWindow::tr("Go to a page"));
    rows.emplace_back(MainWindow::tr("Wheel"),
                      MainWindow::tr("Chart: zoom along the horizontal axis; with Ctrl along both"));
    rows.emplace_back(MainWindow::tr("Drag"), MainWindow::tr("Chart: move"));
    rows.emplace_back(MainWindow::tr("Shift+drag, right button"), MainWindow::tr("Chart: zoom to a box"));
    rows.emplace_back(MainWindow::tr("Right click"), MainWindow::tr("Chart: copy and save"));
    rows.emplace_back(MainWindow::tr("Double click, Home"), MainWindow::tr("Chart: show everything"));
    rows.emplace_back(MainWindow::tr("Arrows"),
                      MainWindow::tr("Chart: move the crosshair; with Ctrl the picture; + and - zoom"));
    QDialog dialog(&window);
    dialog.setWindowTitle(MainWindow::tr("Keys"));
    auto* table = new QTableWidget(int(rows.size()), 2);
    styleTable(*table);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setHorizontalHeaderLabels({MainWindow::tr("Keys"), MainWindow::tr("What they do")});
    for (int row = 0; row < int(rows.size()); ++row) {
        table->setItem(row, 0, new QTableWidgetItem(rows[std::size_t(row)].first));
        table->setItem(row, 1, new QTableWidgetItem(rows[std::size_t(row)].second));
    }
    fitColumns(*table);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(table);
    layout->addWidget(buttons);
    dialog.resize(800, 640);
    dialog.exec();
}

}  // namespace nibble::ui
