// A private part of metric_plot.cpp: how a Curve is drawn in a QCustomPlot.
#pragma once
#include <qcustomplot.h>

#include "widgets/curve.h"

namespace nibble::ui {

/// Raw values pale behind the smoothed line; gaps where a value is not finite, with a mark at the picture's
/// edge: a cross for NaN at the bottom, an arrow for an infinity where it points to.
class CurvePlottable : public QCPAbstractPlottable {
    Q_OBJECT
  public:
    CurvePlottable(QCPAxis* x, QCPAxis* y, const Curve& curve) : QCPAbstractPlottable(x, y), curve_(curve) {}

    void setXAxisKind(XAxis axis) { axis_ = axis; }
    /// Drawn smoothed where the curve has smoothing; sparse curves (validation) are not, and show their
    /// points.
    void setLook(const QColor& color, Qt::PenStyle style, double width, bool smooth, bool pointMarks);

    double selectTest(const QPointF&, bool, QVariant* = nullptr) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain domain = QCP::sdBoth) const override;
    /// Of all values, whichever part of the x axis is shown.
    QCPRange getValueRange(bool& found, QCP::SignDomain domain = QCP::sdBoth,
                           const QCPRange& keys = QCPRange()) const override;

  protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

  private:
    void drawLines(QCPPainter* painter, bool smoothed) const;
    void drawLine(QCPPainter& painter, const std::vector<QPointF>& line) const;
    void drawNonFinite(QCPPainter* painter, std::size_t first, std::size_t last) const;

    const Curve& curve_;
    XAxis axis_ = XAxis::step;
    QColor color_;
    Qt::PenStyle style_ = Qt::SolidLine;
    double width_ = 1.5;
    bool smooth_ = true, pointMarks_ = false;
};

}  // namespace nibble::ui
