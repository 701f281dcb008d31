#pragma once
#include <QWidget>
#include <cstdint>
#include <vector>

namespace nibble::ui {

/// How long rows are, in tokens, with the length limit as a line that can be dragged, or moved by the arrow
/// keys. What lies behind it is coloured.
class LengthHistogram : public QWidget {
    Q_OBJECT
  public:
    explicit LengthHistogram(QWidget* parent = nullptr);

    void setLengths(std::vector<std::int64_t> lengths);
    void setLimit(std::int64_t limit);  ///< 0: none
    std::int64_t limit() const { return limit_; }

    struct Bar {
        std::int64_t first = 0, last = 0;  ///< tokens, both included
        std::int64_t rows = 0;
    };
    const std::vector<Bar>& bars() const { return bars_; }
    double xOf(std::int64_t tokens) const;  ///< in pixels; at most the right end of the axis
    std::int64_t tokensAt(double x) const;

    QSize sizeHint() const override { return {420, 220}; }
    QSize minimumSizeHint() const override { return {220, 140}; }

  Q_SIGNALS:
    void limitMoved(qint64 limit);               ///< by the user
    void barClicked(qint64 first, qint64 last);  ///< tokens

  protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QRectF plot() const;
    int barAt(const QPointF& position) const;
    bool nearLimit(const QPointF& position) const;
    void moveLimit(std::int64_t limit);
    void paintAxes(QPainter& painter, const QRectF& area) const;
    void paintLimit(QPainter& painter, const QRectF& area) const;

    std::vector<Bar> bars_;
    std::int64_t limit_ = 0, most_ = 1, step_ = 1, longest_ = 0;
    std::int64_t begin_ = 0, end_ = 1;  ///< of the axis, in tokens
    int hovered_ = -1;
    bool dragging_ = false;
};

/// 1, 2 or 5 times a power of ten, so that `range` has about `count` of them.
std::int64_t niceStep(std::int64_t range, int count);

}  // namespace nibble::ui
