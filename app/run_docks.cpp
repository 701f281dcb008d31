#include "app/run_docks.h"

#include <QAction>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QToolButton>

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
    constexpr int low = 210;  // the page keeps most of the height
    desk->resizeDocks(desk->findChildren<QDockWidget*>(), {low, low}, Qt::Vertical);
}

void RunDocks::add(QWidget* content, const QString& title, const char* name, QAction* toggle) {
    auto* dock = new QDockWidget(title, desk_);
    dock->setObjectName(name);
    dock->setTitleBarWidget(makeTitle(dock));
    dock->setWidget(makeCard({}, content));
    desk_->addDockWidget(Qt::BottomDockWidgetArea, dock);
    dock->hide();
    connect(toggle, &QAction::triggered, dock, &QDockWidget::setVisible);
    connect(dock, &QDockWidget::visibilityChanged, toggle,
            [dock, toggle] { toggle->setChecked(!dock->isHidden()); });
}

void RunDocks::setHistory(const RunHistory* history) {
    loss_->setHistory(history);
    log_->setHistory(history);
}

}  // namespace nibble::ui
