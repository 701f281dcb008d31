#pragma once
#include <QWidget>
#include <vector>

namespace nibble::ui {

/// Points with a name each, one number against another. An axis whose positive values span more than two
/// powers of ten is logarithmic.
class ScatterPlot : public QWidget {
    Q_OBJECT
  public:
    struct Dot {
        QString label;
        double x = 0, y = 0;
        int slot = 0;        ///< seriesColor()
        bool strong = true;  ///< else pale, in the background
    };
    explicit ScatterPlot(QWidget* parent = nullptr);

    void setData(const QString& xName, const QString& yName, std::vector<Dot> dots);
    const std::vector<Dot>& dots() const { return dots_; }
    QPointF pixelOf(const Dot& dot) const;

    QSize sizeHint() const override { return {520, 280}; }
    QSize minimumSizeHint() const override { return {260, 160}; }

  protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;

  private:
    struct Axis {
        QString name;
        double low = 0, high = 1;  ///< log10 of them where it is logarithmic
        bool log = false;
        double place(double value) const;  ///< 0 to 1
        std::vector<double> ticks(int most) const;
    };
    static Axis makeAxis(const QString& name, const std::vector<double>& values);
    QRectF area() const;
    void paintAxes(QPainter& painter) const;

    std::vector<Dot> dots_;
    Axis x_, y_;
};

}  // namespace nibble::ui
