#pragma once
#include <QAction>
#include <QList>

namespace nibble::ui {

class MainWindow;

/// Adds all that the window can do, as actions with their shortcuts. Those of the pages' own come with the
/// pages.
void addCommands(MainWindow& window);
/// All of them, the current page's first: what the palette offers and F1 lists.
QList<QAction*> allCommands(const MainWindow& window);

/// Finds a command by a few letters and carries it out.
void showPalette(MainWindow& window);
/// The keys, and what the mouse does in charts.
void showShortcuts(MainWindow& window);

}  // namespace nibble::ui
