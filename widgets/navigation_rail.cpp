#include "widgets/navigation_rail.h"

#include <QButtonGroup>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/icons.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

QToolButton* makeRailButton(const QString& title, const QString& iconName) {
    auto* button = new QToolButton;
    button->setText(title);
    button->setIcon(icon(iconName));
    button->setIconSize(QSize(24, 24));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setFont(scaledFont(-1));
    button->setAccessibleName(title);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

}  // namespace

NavigationRail::NavigationRail(QWidget* parent) : QWidget(parent), group_(new QButtonGroup(this)) {
    setObjectName("rail");
    setAttribute(Qt::WA_StyledBackground);
    pages_ = new QVBoxLayout;
    pages_->setSpacing(3);
    actions_ = new QVBoxLayout;
    actions_->setSpacing(3);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 10, 6, 8);
    layout->addLayout(pages_);
    layout->addStretch();
    layout->addLayout(actions_);
    connect(group_, &QButtonGroup::idClicked, this, &NavigationRail::pageClicked);
}

void NavigationRail::addPage(const QString& title, const QString& iconName) {
    QToolButton* button = makeRailButton(title, iconName);
    button->setCheckable(true);
    const int page = int(group_->buttons().size());
    const QKeySequence keys(Qt::CTRL | Qt::Key(Qt::Key_1 + page));
    button->setToolTip(QString("%1 (%2)").arg(title, keys.toString(QKeySequence::NativeText)));
    group_->addButton(button, page);
    pages_->addWidget(button);
    auto* shortcut = new QShortcut(keys, this);
    connect(shortcut, &QShortcut::activated, this, [this, page] { Q_EMIT pageClicked(page); });
}

void NavigationRail::addAction(const QString& title, const QString& iconName,
                               std::function<void(QWidget*)> clicked) {
    QToolButton* button = makeRailButton(title, iconName);
    connect(button, &QToolButton::clicked, this, [clicked = std::move(clicked), button] { clicked(button); });
    actions_->addWidget(button);
}

void NavigationRail::setCurrent(int page) {
    group_->button(page)->setChecked(true);
}

}  // namespace nibble::ui
