#pragma once
#include <QVariantMap>

class QSettings;

namespace nibble::ui {

class MainWindow;

/// The page shown, what each page shows and how, and where the splitters and the docks are.
QVariantMap pagesState(const MainWindow& window);
void applyPagesState(MainWindow& window, const QVariantMap& state);

/// The same and the window's place, from one start to the next.
void saveWindow(const MainWindow& window, QSettings& settings);
void restoreWindow(MainWindow& window, const QSettings& settings);

}  // namespace nibble::ui
