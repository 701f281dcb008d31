#include "widgets/plot_grid.h"

#include <QGridLayout>
#include <algorithm>

namespace nibble::ui {

PlotGrid::PlotGrid(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 4, 0, 0);
    grid_->setSpacing(8);
}

void PlotGrid::add(QWidget* card) {
    card->setParent(this);  // before it is shown: else it would be a window of its own
    cards_.push_back(card);
}

void PlotGrid::setShown(QWidget* card, bool shown) {
    if (leftOut_.contains(card) != shown) return;
    shown ? void(leftOut_.erase(card)) : void(leftOut_.insert(card));
    arrange();
}

QSize PlotGrid::minimumSizeHint() const {
    return {narrowest, grid_->minimumSize().height()};
}

void PlotGrid::arrange() {
    std::vector<QWidget*> shown;
    for (QWidget* card : cards_) {
        grid_->removeWidget(card);
        card->setVisible(!leftOut_.contains(card));
        if (!leftOut_.contains(card)) shown.push_back(card);
    }
    const int count = int(shown.size()), fitting = std::clamp(width() / narrowest, 1, std::max(count, 1));
    const int rows = (count + fitting - 1) / fitting, columns = (count + rows - 1) / std::max(rows, 1);
    for (int i = 0; i < int(cards_.size()); ++i) grid_->setColumnStretch(i, i < columns ? 1 : 0);
    for (int i = 0; i < count; ++i) grid_->addWidget(shown[std::size_t(i)], i / columns, i % columns);
}

void PlotGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

}  // namespace nibble::ui
