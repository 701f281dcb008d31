#pragma once
#include <QWidget>
#include <vector>

namespace nibble::ui {

/// Parallel coordinates: an upright axis for each number, a line for each run. Dragging along an axis keeps
/// only the lines that pass there; a double click frees the axis.
class ParallelPlot : public QWidget {
    Q_OBJECT
  public:
    struct Axis {
        QString name;
        bool result = false;  ///< else a setting
    };
    struct Line {
        QString label;
        int slot = 0;
        bool strong = true;
        std::vector<double> values;  ///< [axes]; NaN: none, the line has a gap there
    };
    explicit ParallelPlot(QWidget* parent = nullptr);

    void setData(std::vector<Axis> axes, std::vector<Line> lines);
    const std::vector<Axis>& axes() const { return axes_; }
    const std::vector<Line>& lines() const { return lines_; }
    bool isKept(const Line& line) const;  ///< by what was dragged on the axes
    double xOf(std::size_t axis) const;
    double yOf(std::size_t axis, double value) const;

    QSize sizeHint() const override { return {700, 280}; }
    QSize minimumSizeHint() const override { return {320, 170}; }

  protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

  private:
    struct Range {
        double low = 0, high = 1;       ///< of the axis
        double from = 0, to = 0;        ///< kept, in shares of the axis
        bool log = false, cut = false;  ///< cut: only [from, to] is kept
    };
    QRectF area() const;
    int axisAt(double x) const;
    double share(std::size_t axis, double value) const;
    void paintLine(QPainter& painter, const Line& line) const;
    void paintAxis(QPainter& painter, std::size_t axis) const;

    std::vector<Axis> axes_;
    std::vector<Line> lines_;
    std::vector<Range> ranges_;
    int dragged_ = -1;
    double dragStart_ = 0;
};

}  // namespace nibble::ui
