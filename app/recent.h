#pragma once
#include <QStringList>

class QSettings;

namespace nibble::ui {

/// Checkpoints, data, recipes and stores that were opened, the newest first; those that are gone are left
/// out. Without settings there is no memory.
QStringList recentPaths(QSettings* settings);
void addRecentPath(QSettings* settings, const QString& path);

}  // namespace nibble::ui
