#pragma once
#include <QString>

namespace nibble::ui {

class MainWindow;

/// Writes a picture of every page, and of the main views inside of them, with what the window's store holds.
/// @returns false where a file could not be written.
bool writeScreenshots(MainWindow& window, const QString& folder);

}  // namespace nibble::ui
