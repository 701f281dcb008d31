#include "widgets/plot_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "widgets/icons.h"
#include "widgets/page.h"

namespace nibble::ui {

PlotHeader::PlotHeader(QWidget* parent) : QWidget(parent) {
    title_ = new QLabel;
    title_->setObjectName("cardTitle");
    unit_ = makeSecondary();
    unit_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // the first to give way
    nonFinite_ = new QLabel;
    nonFinite_->setProperty("level", "error");
    nonFinite_->setObjectName("nonFinite");
    nonFinite_->setToolTip(
        tr("Values that are not numbers are marked at the picture's edge and leave gaps in the line."));
    menu_ = new QToolButton;
    menu_->setObjectName("plotMenu");
    menu_->setIcon(icon("menu", IconColor::secondary));
    menu_->setAutoRaise(true);
    menu_->setToolTip(tr("Save or copy this chart"));
    menu_->setAccessibleName(tr("Save or copy this chart"));
    connect(menu_, &QToolButton::clicked, this,
            [this] { Q_EMIT menuClicked(menu_->mapToGlobal(menu_->rect().bottomLeft())); });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 0);
    layout->setSpacing(6);
    layout->addWidget(title_);
    layout->addWidget(unit_, 1);
    layout->addWidget(nonFinite_);
    layout->addWidget(menu_);
    setNonFinite({});
}

void PlotHeader::setTitle(const QString& title, const QString& unit) {
    titleText_ = title;
    unitText_ = unit;
    title_->setToolTip(unit.isEmpty() ? title : title + ", " + unit);
    fitTexts();
}

int PlotHeader::titleWidth() const {
    title_->ensurePolished();  // the style makes it bold
    const QMargins margins = layout()->contentsMargins();
    int width = margins.left() + margins.right() + 2 * layout()->spacing() + menu_->sizeHint().width() +
                title_->fontMetrics().horizontalAdvance(titleText_);
    if (!nonFinite_->isHidden()) width += layout()->spacing() + nonFinite_->sizeHint().width();
    return width;
}

void PlotHeader::setNonFinite(const QString& count) {
    nonFinite_->setText(QString::fromUtf8("× ") + count);
    nonFinite_->setVisible(!count.isEmpty());
    fitTexts();
}

void PlotHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTexts();
}

/// The unit is left out where there is no room for it: half a word would be worse.
void PlotHeader::fitTexts() {
    const int room = width() - titleWidth();
    const QFontMetrics metrics = title_->fontMetrics();
    title_->setText(
        metrics.elidedText(titleText_, Qt::ElideRight, metrics.horizontalAdvance(titleText_) + room));
    unit_->setText(unit_->fontMetrics().horizontalAdvance(unitText_) <= room ? unitText_ : QString());
}

}  // namespace nibble::ui
