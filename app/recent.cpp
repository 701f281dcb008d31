#include "app/recent.h"

#include <QFileInfo>
#include <QSettings>

namespace nibble::ui {
namespace {
constexpr auto key = "recent";
constexpr int most = 12;
}  // namespace

QStringList recentPaths(QSettings* settings) {
    QStringList paths;
    if (settings)
        for (const QString& path : settings->value(key).toStringList())
            if (QFileInfo::exists(path)) paths << path;
    return paths;
}

void addRecentPath(QSettings* settings, const QString& path) {
    if (!settings) return;
    QStringList paths = settings->value(key).toStringList();
    const QString whole = QFileInfo(path).absoluteFilePath();
    paths.removeAll(whole);
    paths.prepend(whole);
    settings->setValue(key, QStringList(paths.mid(0, most)));
}

}  // namespace nibble::ui
