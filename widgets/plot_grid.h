#pragma once
#include <QWidget>
#include <set>
#include <vector>

class QGridLayout;

namespace nibble::ui {

/// Small plots side by side, in as few rows as their width allows.
class PlotGrid : public QWidget {
  public:
    explicit PlotGrid(QWidget* parent = nullptr);

    void add(QWidget* card);
    void setShown(QWidget* card, bool shown);
    /// Narrower than all side by side: then there are more rows.
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();

    static constexpr int narrowest = 176;  ///< width of a plot
    QGridLayout* grid_;
    std::vector<QWidget*> cards_;
    std::set<QWidget*> leftOut_;
};

}  // namespace nibble::ui
