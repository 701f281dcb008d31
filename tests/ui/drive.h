// What a user does with the real window, for tests.
#pragma once
#include <QtWidgets>

#include "app/main_window.h"
#include "core/run/run_store.h"

namespace nibble::test {

inline const QString demoFolder = NIBBLE_SOURCE "/resources/demo/";
constexpr int longTime = 180000;  ///< ms, for what trains

std::unique_ptr<ui::MainWindow> openWindow(const QTemporaryDir& folder, ui::RunController::Engine engine);
/// A run of one step that goes on until it is stopped.
void waitToBeStopped(std::int64_t run, RunStore& store, const EventCallback& callback, std::stop_token stop);

void drop(QWidget& onto, const QStringList& paths);
/// A shortcut works in the active window; offscreen a window may lose that.
void press(QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
/// Once the next dialog is up.
void inNextDialog(const std::function<void(QWidget& dialog)>& act);
/// Presses a button of it; without such a button closes it.
void answerNextDialog(const QString& buttonName);

QPushButton* buttonWithText(const QWidget& in, const QString& text);
template <typename Widget>
Widget* named(const QWidget& in, const QString& accessibleName) {
    for (auto* widget : in.findChildren<Widget*>())
        if (widget->accessibleName() == accessibleName) return widget;
    return nullptr;
}

/// A recipe like the demo's, so short that its stages take seconds.
Recipe shortened(Recipe recipe);
Recipe quickDemo();

}  // namespace nibble::test
