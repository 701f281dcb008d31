#include "widgets/plot_grid.h"

#include <QGridLayout>
#include <algorithm>

#include "widgets/metric_plot.h"
#include "widgets/page.h"

namespace nibble::ui {
namespace {
constexpr int narrowest = 176;  ///< width of a plot, whatever its title
}

PlotGrid::PlotGrid(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 4, 0, 0);
    grid_->setSpacing(8);
}

void PlotGrid::add(MetricPlot* plot) {
    makeCard({}, plot)->setParent(this);  // before it is shown: else it would be a window of its own
    plots_.push_back(plot);
}

void PlotGrid::setShown(const MetricPlot* plot, bool shown) {
    if (leftOut_.contains(plot) != shown) return;
    shown ? void(leftOut_.erase(plot)) : void(leftOut_.insert(plot));
    arrange();
}

QSize PlotGrid::minimumSizeHint() const {
    return {narrowest, grid_->minimumSize().height()};
}

void PlotGrid::arrange() {
    std::vector<QWidget*> cards;
    int widest = narrowest;
    for (const MetricPlot* plot : plots_) {
        QWidget* card = plot->parentWidget();
        const bool shown = !leftOut_.contains(plot);
        grid_->removeWidget(card);
        card->setVisible(shown);
        if (!shown) continue;
        cards.push_back(card);
        widest = std::max(widest, plot->titleWidth());
    }
    const int count = int(cards.size()), space = grid_->spacing();
    const int fitting = std::clamp((width() + space) / (widest + space), 1, std::max(count, 1));
    const int rows = (count + fitting - 1) / fitting, columns = (count + rows - 1) / std::max(rows, 1);
    for (int i = 0; i < int(plots_.size()); ++i) grid_->setColumnStretch(i, i < columns ? 1 : 0);
    for (int i = 0; i < count; ++i) grid_->addWidget(cards[std::size_t(i)], i / columns, i % columns);
}

void PlotGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

}  // namespace nibble::ui
