// A private part of metric_plot.cpp: moving and zooming a QCustomPlot with mouse and keys.
#pragma once
#include <qcustomplot.h>

#include <optional>

namespace nibble::ui {

class PlotOverlay;

class PlotNavigation : public QObject {
    Q_OBJECT
  public:
    /// Watches the plot's mouse; draws the box that is being zoomed to in the overlay.
    PlotNavigation(QCustomPlot& plot, PlotOverlay& overlay, QObject* parent);
    ~PlotNavigation() override;
    /// @returns false for keys that mean nothing here.
    bool keyPressed(const QKeyEvent& event);

  Q_SIGNALS:
    void moved();  ///< the axes' ranges are others now
    void fitRequested();
    void pressed();
    void menuRequested(const QPoint& globalPosition);
    void hovered(double xPixel);
    void left();

  protected:
    bool eventFilter(QObject* object, QEvent* event) override;

  private:
    void wheel(const QWheelEvent& event);
    void mouseMoved(const QPointF& at);
    void released(const QMouseEvent& event);

    QCustomPlot& plot_;
    PlotOverlay& overlay_;
    std::optional<QPointF> dragFrom_, boxFrom_;
};

}  // namespace nibble::ui
