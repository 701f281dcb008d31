#include "widgets/page.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/theme.h"

namespace nibble::ui {

Page::Page(const QString& title, const QString& iconName, QWidget* parent)
    : QWidget(parent), iconName_(iconName) {
    setObjectName("page");
    setAttribute(Qt::WA_StyledBackground);
    setWindowTitle(title);
    setAccessibleName(title);

    auto* heading = new QLabel(title);
    heading->setFont(scaledFont(3, true));
    subtitle_ = makeSecondary();
    subtitle_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    subtitle_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    actions_ = new QHBoxLayout;
    actions_->setSpacing(8);
    auto* header = new QHBoxLayout;
    header->setSpacing(12);
    header->addWidget(heading);
    header->addWidget(subtitle_, 1, Qt::AlignBaseline);
    header->addLayout(actions_);

    banner_ = new QFrame;
    banner_->setObjectName("banner");
    messageText_ = new QLabel;
    messageText_->setWordWrap(true);
    messageText_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* close = new QToolButton;
    close->setIcon(icon("close", IconColor::secondary));
    close->setAccessibleName(tr("Close message"));
    connect(close, &QToolButton::clicked, this, [this] {
        clearMessage();
        Q_EMIT messageClosed();
    });
    messageButton_ = new QPushButton;
    messageButton_->hide();
    connect(messageButton_, &QPushButton::clicked, this, [this] {
        const auto pressed = std::exchange(messagePressed_, {});
        clearMessage();
        if (pressed) pressed();
        Q_EMIT messageClosed();
    });
    auto* bannerLayout = new QHBoxLayout(banner_);
    bannerLayout->setContentsMargins(12, 6, 6, 6);
    bannerLayout->addWidget(messageText_, 1);
    bannerLayout->addWidget(messageButton_, 0, Qt::AlignTop);
    bannerLayout->addWidget(close, 0, Qt::AlignTop);
    banner_->hide();

    busy_ = new QWidget;
    busyText_ = makeSecondary();
    auto* bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    auto* cancel = new QPushButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &Page::cancelClicked);
    auto* busyLayout = new QHBoxLayout(busy_);
    busyLayout->setContentsMargins(0, 0, 0, 0);
    busyLayout->setSpacing(12);
    busyLayout->addWidget(busyText_);
    busyLayout->addWidget(bar, 1);
    busyLayout->addWidget(cancel);
    busy_->hide();

    stack_ = new QStackedWidget;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 14, 20, 14);
    layout->setSpacing(10);
    layout->addLayout(header);
    layout->addWidget(banner_);
    layout->addWidget(busy_);
    layout->addWidget(stack_, 1);
    stack_->addWidget(new QWidget);
    stack_->addWidget(new QWidget);
}

void Page::setSubtitle(const QString& text) {
    subtitle_->setText(text);
    subtitle_->setToolTip(text);
}

void Page::setContent(QWidget* content) {
    delete stack_->widget(0);
    stack_->insertWidget(0, content);
}

void Page::setEmptyState(const QString& headline, const QString& text, const QString& button) {
    auto* empty = new QWidget;
    auto* picture = new QLabel;
    picture->setPixmap(icon(iconName_, IconColor::secondary).pixmap(QSize(56, 56), devicePixelRatioF()));
    auto* title = new QLabel(headline);
    title->setFont(scaledFont(2, true));
    QLabel* explanation = makeSecondary(text);
    explanation->setWordWrap(true);
    explanation->setAlignment(Qt::AlignHCenter);
    explanation->setFixedWidth(explanation->fontMetrics().averageCharWidth() * 68);
    explanation->setMinimumHeight(explanation->heightForWidth(explanation->width()));
    auto* layout = new QVBoxLayout(empty);
    layout->setSpacing(10);
    layout->addStretch(2);
    layout->addWidget(picture, 0, Qt::AlignHCenter);
    layout->addWidget(title, 0, Qt::AlignHCenter);
    layout->addWidget(explanation, 0, Qt::AlignHCenter);
    layout->addSpacing(6);
    if (!button.isEmpty()) {
        QPushButton* first = makeButton(button, {}, true);
        connect(first, &QPushButton::clicked, this, &Page::firstStepClicked);
        layout->addWidget(first, 0, Qt::AlignHCenter);
    }
    QPushButton* demo = makeButton(tr("Look at the demo's run"), {});
    demo->setObjectName("openDemo");
    connect(demo, &QPushButton::clicked, this, &Page::demoClicked);
    layout->addWidget(demo, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    delete stack_->widget(1);
    stack_->insertWidget(1, empty);
}

void Page::showContent(bool content) {
    stack_->setCurrentIndex(content ? 0 : 1);
}
bool Page::showsContent() const {
    return stack_->currentIndex() == 0;
}

void Page::showMessage(Level level, const QString& text) {
    showMessage(level, text, {}, {});
}

void Page::showMessage(Level level, const QString& text, const QString& button,
                       std::function<void()> pressed) {
    messageButton_->setText(button);
    messageButton_->setVisible(!button.isEmpty());
    messagePressed_ = std::move(pressed);
    static const char* const names[] = {"info", "success", "warning", "error"};
    messageText_->setText(text);
    banner_->setProperty("level", names[int(level)]);
    messageText_->setProperty("level", names[int(level)]);
    for (QWidget* widget : {banner_, static_cast<QWidget*>(messageText_)}) {
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
    banner_->show();
}

void Page::attempt(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::exception& error) {
        showMessage(Level::error, QString::fromUtf8(error.what()));
    }
}

void Page::whenSeen(std::function<void()> work) {
    if (isVisible())
        work();
    else
        later_ = std::move(work);
}

void Page::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (const auto work = std::exchange(later_, {})) work();
}

void Page::clearMessage() {
    messageText_->clear();
    banner_->hide();
}

QString Page::message() const {
    return messageText_->text();
}

void Page::setBusy(bool busy, const QString& what) {
    busyText_->setText(what);
    busy_->setVisible(busy);
}

QPushButton* makeButton(const QString& text, const QString& iconName, bool primary) {
    auto* button = new QPushButton(text);
    if (!iconName.isEmpty()) button->setIcon(primary ? icon(iconName, IconColor::onAccent) : icon(iconName));
    button->setIconSize(text.isEmpty() ? QSize(16, 16) : QSize(21, 16));
    button->setProperty("primary", primary);
    return button;
}

QWidget* makeCard(const QString& title, QWidget* content) {
    auto* card = new QFrame;
    card->setObjectName("card");
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, title.isEmpty() ? 1 : 8, 1, 1);
    layout->setSpacing(6);
    if (!title.isEmpty()) {
        auto* label = new QLabel(title);
        label->setObjectName("cardTitle");
        label->setContentsMargins(11, 0, 11, 0);
        layout->addWidget(label);
    }
    layout->addWidget(content, 1);
    return card;
}

QLabel* makeSecondary(const QString& text) {
    auto* label = new QLabel(text);
    label->setObjectName("secondary");
    return label;
}

}  // namespace nibble::ui
