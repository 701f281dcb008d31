#pragma once

class QWidget;

namespace nibble::ui {

class MainWindow;

// The menus of the rail's buttons, beside the button.
void showStoreMenu(MainWindow& window, QWidget* at);  ///< opening, and what was open before
void showThemeMenu(MainWindow& window, QWidget* at);
void showLanguageMenu(MainWindow& window, QWidget* at);

}  // namespace nibble::ui
