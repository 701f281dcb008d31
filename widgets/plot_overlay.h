#pragma once
#include <QWidget>
#include <optional>
#include <vector>

namespace nibble::ui {

/// Lies over a plot and draws what follows the mouse: crosshair, the values under it, the box that is being
/// zoomed to. Moving it costs no new drawing of the curves.
class PlotOverlay : public QWidget {
    Q_OBJECT
  public:
    struct Row {
        QColor color;
        QString label, value, detail;  ///< detail: the raw value, another step
        QPointF point;                 ///< where the value is in the picture
        bool inside = true;
    };
    explicit PlotOverlay(QWidget* parent);

    void setArea(const QRectF& area) { area_ = area; }
    void showCrosshair(double x, const QString& title, std::vector<Row> rows);
    void hideCrosshair();
    void setZoomBox(std::optional<QRectF> box);
    std::optional<double> crosshair() const { return crosshair_; }  ///< x in pixels
    const std::vector<Row>& rows() const { return rows_; }
    /// Shown in the middle while there is nothing to draw.
    void setMessage(const QString& message);

  protected:
    void paintEvent(QPaintEvent*) override;

  private:
    void paintReadout(QPainter& painter) const;

    QRectF area_;
    std::optional<double> crosshair_;
    QString title_, message_;
    std::vector<Row> rows_;
    std::optional<QRectF> zoomBox_;
};

}  // namespace nibble::ui
