#include "app/menus.h"

#include <QMenu>

#include "app/language.h"
#include "app/main_window.h"
#include "app/recent.h"
#include "widgets/theme.h"

namespace nibble::ui {

void showStoreMenu(MainWindow& window, QWidget* at) {
    QMenu menu;
    menu.addAction(MainWindow::tr("Open or create a store..."), &window, &MainWindow::chooseStore);
    menu.addAction(MainWindow::tr("Look at the demo's run"), &window, &MainWindow::openDemo);
    menu.addSeparator();
    for (const QString& path : recentPaths(window.settings()))
        menu.addAction(path, &window, [&window, path] { window.openPaths({path}); });
    menu.exec(at->mapToGlobal(QPoint(at->width(), 0)));
}

void showLanguageMenu(MainWindow& window, QWidget* at) {
    QMenu menu;
    for (const QString& code : QStringList(QString()) + languages()) {
        QAction* action = menu.addAction(code.isEmpty() ? MainWindow::tr("As the desktop")
                                                        : QLocale(code).nativeLanguageName());
        action->setCheckable(true);
        action->setChecked(currentLanguage() == code);
        QObject::connect(action, &QAction::triggered, &window,
                         [&window, code] { Q_EMIT window.languageChosen(code); });
    }
    menu.exec(at->mapToGlobal(QPoint(at->width(), 0)));
}

void showThemeMenu(MainWindow& window, QWidget* at) {
    QMenu menu;
    const std::pair<ThemeChoice, QString> choices[] = {
        {ThemeChoice::system, MainWindow::tr("As the desktop")},
        {ThemeChoice::light, MainWindow::tr("Light")},
        {ThemeChoice::dark, MainWindow::tr("Dark")}};
    for (const auto& [choice, text] : choices) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(themeChoice() == choice);
        action->setData(int(choice));
    }
    const QAction* chosen = menu.exec(at->mapToGlobal(QPoint(at->width(), 0)));
    if (chosen) Q_EMIT window.themeChosen(chosen->data().toInt());
}

}  // namespace nibble::ui
