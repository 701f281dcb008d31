#include "widgets/system_appearance.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QGuiApplication>
#include <QPalette>
#include <utility>

namespace nibble::ui {
namespace {
constexpr auto service = "org.freedesktop.portal.Desktop";
constexpr auto path = "/org/freedesktop/portal/desktop";
constexpr auto settings = "org.freedesktop.portal.Settings";
constexpr auto appearance = "org.freedesktop.appearance";
}  // namespace

SystemAppearance& SystemAppearance::instance() {
    static auto* object =
        new SystemAppearance;  // lives as long as the process: it is connected to the session bus
    return *object;
}

SystemAppearance::SystemAppearance() : QObject(nullptr) {
    dark_ = darkByDefault_ = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    if (QGuiApplication::platformName() == "offscreen") return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    bus.connect(service, path, settings, "SettingChanged", this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage read = QDBusMessage::createMethodCall(service, path, settings, "Read");
    read << appearance << "color-scheme";
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(read), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        // "Read" wraps the value twice.
        if (reply.isValid()) setColorScheme(reply.value().variant().value<QDBusVariant>().variant().toUInt());
        watcher->deleteLater();
    });
}

void SystemAppearance::settingChanged(const QString& group, const QString& key, const QDBusVariant& value) {
    if (group == appearance && key == "color-scheme") setColorScheme(value.variant().toUInt());
}

void SystemAppearance::setColorScheme(uint scheme) {
    // Where a preference was there from the start, Qt's first palette only followed it.
    if (!std::exchange(heard_, true) && scheme != 0) darkByDefault_ = false;
    const bool dark = scheme == 0 ? darkByDefault_ : scheme == 1;
    if (dark == dark_) return;
    dark_ = dark;
    Q_EMIT changed();
}

}  // namespace nibble::ui
