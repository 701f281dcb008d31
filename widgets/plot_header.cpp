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
    auto* menu = new QToolButton;
    menu->setObjectName("plotMenu");
    menu->setIcon(icon("menu", IconColor::secondary));
    menu->setAutoRaise(true);
    menu->setToolTip(tr("Save or copy this chart"));
    menu->setAccessibleName(tr("Save or copy this chart"));
    connect(menu, &QToolButton::clicked, this,
            [this, menu] { Q_EMIT menuClicked(menu->mapToGlobal(menu->rect().bottomLeft())); });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 0);
    layout->setSpacing(6);
    layout->addWidget(title_);
    layout->addWidget(unit_, 1);
    layout->addWidget(nonFinite_);
    layout->addWidget(menu);
    setNonFinite({});
}

void PlotHeader::setTitle(const QString& title, const QString& unit) {
    title_->setText(title);
    title_->setToolTip(unit.isEmpty() ? title : title + ", " + unit);
    unitText_ = unit;
    fitUnit();
}

QString PlotHeader::title() const {
    return title_->text();
}

void PlotHeader::setNonFinite(const QString& count) {
    nonFinite_->setText(QString::fromUtf8("× ") + count);
    nonFinite_->setVisible(!count.isEmpty());
}

void PlotHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitUnit();
}

/// The unit is left out where there is no room for it: half a word would be worse.
void PlotHeader::fitUnit() {
    const QFontMetrics metrics(unit_->font());
    constexpr int rest = 60;  // the margins, and the button
    const bool fits = title_->sizeHint().width() + metrics.horizontalAdvance(unitText_) + rest < width();
    unit_->setText(fits ? unitText_ : QString());
}

}  // namespace nibble::ui
