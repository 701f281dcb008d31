#pragma once
#include <QWidget>
#include <vector>

namespace nibble::ui {

/// Counts as bars over a range of numbers or over names; several sets of them one behind the other, or side
/// by side.
class BarChart : public QWidget {
    Q_OBJECT
  public:
    struct Set {
        QString name;
        int slot = 0;         ///< seriesColor()
        bool behind = false;  ///< pale, as an area
        std::vector<double> counts;
    };
    struct Data {
        QString title, xName;
        double low = 0, high = 1;     ///< of the bins, where there are no labels
        std::vector<QString> labels;  ///< one for each bar
        std::vector<Set> sets;
        bool logarithmic = false;  ///< of the counts
        bool sideBySide = false;   ///< the sets of a bin beside each other; they are values, not counts
    };
    explicit BarChart(QWidget* parent = nullptr);

    void setData(Data data);
    const Data& data() const { return data_; }

    QSize sizeHint() const override { return {340, 220}; }
    QSize minimumSizeHint() const override { return {200, 130}; }

  protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;

  private:
    QRectF area() const;
    double legendWidth() const;  ///< 0: one set needs none
    bool legendBelow() const;    ///< the title: beside it there is not enough room
    std::size_t bins() const;
    double yOf(double count) const;  ///< 0 at the bottom to 1
    void paintTitle(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;
    void paintSet(QPainter& painter, std::size_t index) const;
    void paintArea(QPainter& painter, const Set& set) const;
    QString binText(std::size_t bin) const;

    Data data_;
    double largest_ = 1;
};

}  // namespace nibble::ui
