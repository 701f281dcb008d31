#include "app/run_docks.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/icons.h"
#include "widgets/log_view.h"
#include "widgets/page.h"
#include "widgets/run_history.h"
#include "widgets/run_loss.h"

namespace nibble::ui {
namespace {

/// Title and buttons in the style of the cards; the dock is dragged by it.
QWidget* makeTitle(QDockWidget* dock) {
    auto* bar = new QWidget;
    auto* title = new QLabel(dock->windowTitle());
    title->setObjectName("cardTitle");
    const auto button = [](const char* iconName, const QString& text) {
        auto* made = new QToolButton;
        made->setIcon(icon(iconName, IconColor::secondary));
        made->setIconSize(QSize(14, 14));
        made->setToolTip(text);
        made->setAccessibleName(text);
        return made;
    };
    QToolButton* free = button("copy", RunDocks::tr("Set free or put back"));
    QToolButton* close = button("close", RunDocks::tr("Close"));
    QObject::connect(free, &QToolButton::clicked, dock, [dock] { dock->setFloating(!dock->isFloating()); });
    QObject::connect(close, &QToolButton::clicked, dock, &QDockWidget::close);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 6, 8, 4);
    layout->setSpacing(2);
    layout->addWidget(title, 1);
    layout->addWidget(free);
    layout->addWidget(close);
    return bar;
}

}  // namespace

RunDocks::RunDocks(QMainWindow* desk) : QObject(desk), desk_(desk), loss_(new RunLoss), log_(new LogView) {
    const auto toggle = [this](const QString& text, const char* iconName, const QKeySequence& keys) {
        auto* action = new QAction(icon(iconName), text, this);
        action->setShortcut(keys);
        action->setCheckable(true);
        action->setToolTip(QString("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
        toggles_ << action;
        return action;
    };
    add(loss_, tr("Loss"), "lossDock",
        toggle(tr("Loss of the run beside the pages"), "runs", Qt::CTRL | Qt::Key_J));
    add(log_, tr("Log"), "logDock",
        toggle(tr("Log of the run beside the pages"), "code", Qt::CTRL | Qt::SHIFT | Qt::Key_J));
}

void RunDocks::add(QWidget* content, const QString& title, const char* name, QAction* toggle) {
    auto* dock = new QDockWidget(title, desk_);
    dock->setObjectName(name);
    dock->setTitleBarWidget(makeTitle(dock));
    auto* frame = new QWidget;
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(8, 0, 8, 8);
    layout->addWidget(makeCard({}, content));
    dock->setWidget(frame);
    desk_->addDockWidget(Qt::BottomDockWidgetArea, dock);
    dock->hide();
    connect(toggle, &QAction::triggered, dock, [this, dock](bool open) {
        dock->setVisible(open);
        if (!open) return;
        constexpr int readable = 420, low = 210;  // Qt would give it the least that it can do with
        QApplication::sendPostedEvents(desk_, QEvent::LayoutRequest);
        if (dock->width() < readable) desk_->resizeDocks({dock}, {readable}, Qt::Horizontal);
        if (dock->height() < low) desk_->resizeDocks({dock}, {low}, Qt::Vertical);
    });
    connect(dock, &QDockWidget::visibilityChanged, toggle,
            [dock, toggle] { toggle->setChecked(!dock->isHidden()); });
}

void RunDocks::setHistory(const RunHistory* history) {
    loss_->setHistory(history);
    log_->setHistory(history);
}

}  // namespace nibble::ui
