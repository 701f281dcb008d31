#pragma once
#include <QWidget>
#include <set>
#include <vector>

class QGridLayout;

namespace nibble::ui {

class MetricPlot;

/// Small plots side by side, each on a card, in as few rows as their titles allow.
class PlotGrid : public QWidget {
  public:
    explicit PlotGrid(QWidget* parent = nullptr);

    void add(MetricPlot* plot);
    void setShown(const MetricPlot* plot, bool shown);
    /// Narrower than all side by side: then there are more rows.
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();

    QGridLayout* grid_;
    std::vector<MetricPlot*> plots_;
    std::set<const MetricPlot*> leftOut_;
};

}  // namespace nibble::ui
