#include "widgets/curve_plottable.h"

#include <cmath>

namespace nibble::ui {
namespace {
constexpr int maximumPointMarks = 400;  ///< more would only be a thick line
constexpr double markSize = 3.5;
}  // namespace

void CurvePlottable::setLook(const QColor& color, Qt::PenStyle style, double width, bool smooth,
                             bool pointMarks) {
    color_ = color;
    style_ = style;
    width_ = width;
    smooth_ = smooth;
    pointMarks_ = pointMarks;
}

QCPRange CurvePlottable::getKeyRange(bool& found, QCP::SignDomain domain) const {
    const std::size_t count = curve_.points().size();
    std::size_t first = 0;
    while (first < count && domain == QCP::sdPositive && curve_.x(first, axis_) <= 0) ++first;
    found = first < count;
    return found ? QCPRange(curve_.x(first, axis_), curve_.x(count - 1, axis_)) : QCPRange();
}

QCPRange CurvePlottable::getValueRange(bool& found, QCP::SignDomain domain, const QCPRange&) const {
    const auto range = curve_.valueRange(domain == QCP::sdPositive);
    found = range.has_value();
    return found ? QCPRange(range->first, range->second) : QCPRange();
}

void CurvePlottable::draw(QCPPainter* painter) {
    if (curve_.points().empty()) return;
    const bool smoothed = smooth_ && curve_.isSmoothed();
    if (smoothed) {
        QColor pale = color_;
        pale.setAlphaF(0.28);
        painter->setPen(QPen(pale, 1.0, style_));
        drawLines(painter, false);
    }
    painter->setPen(QPen(color_, width_, style_, Qt::RoundCap, Qt::RoundJoin));
    drawLines(painter, smoothed);
    const auto [first, last] = curve_.visible(mKeyAxis->range().lower, mKeyAxis->range().upper, axis_);
    drawNonFinite(painter, first, last);
}

/// Where there are several points to a pixel the line is a band: thin lines without smooth edges look the
/// same and take a tenth of the time.
void CurvePlottable::drawLine(QCPPainter& painter, const std::vector<QPointF>& line) const {
    const bool dense = double(line.size()) > 2 * (line.back().x() - line.front().x()) && line.size() > 1500;
    if (!dense || painter.modes().testFlag(QCPPainter::pmVectorized))
        return painter.drawPolyline(line.data(), int(line.size()));
    const QPen pen = painter.pen();
    const bool smoothEdges = painter.antialiasing();
    painter.setPen(QPen(pen.color(), 0));
    painter.setAntialiasing(false);
    for (std::size_t i = 1; i < line.size(); ++i) painter.drawLine(line[i - 1], line[i]);
    painter.setAntialiasing(smoothEdges);
    painter.setPen(pen);
}

void CurvePlottable::drawLines(QCPPainter* painter, bool smoothed) const {
    const QCPAxis& x = *mKeyAxis;
    const QCPAxis& y = *mValueAxis;
    const auto [first, last] = curve_.visible(x.range().lower, x.range().upper, axis_);
    const auto lines = curve_.polylines(
        first, last, axis_, smoothed,
        {[&x](double v) { return x.coordToPixel(v); }, [&x](double pixel) { return x.pixelToCoord(pixel); },
         [&y](double v) { return y.coordToPixel(v); }, y.scaleType() == QCPAxis::stLogarithmic});
    applyDefaultAntialiasingHint(painter);
    const bool marks = pointMarks_ && last - first < maximumPointMarks;
    for (const auto& line : lines) {
        painter->setBrush(Qt::NoBrush);
        drawLine(*painter, line);
        if (!marks && line.size() > 1) continue;
        // A value between two gaps would be invisible as a line.
        painter->setBrush(painter->pen().color());
        for (const QPointF& point : line) painter->drawEllipse(point, markSize * 0.7, markSize * 0.7);
    }
}

void CurvePlottable::drawNonFinite(QCPPainter* painter, std::size_t first, std::size_t last) const {
    if (curve_.nonFinite().total() == 0) return;
    const QRectF area = clipRect();
    double previous[3] = {-1e300, -1e300, -1e300};  // one mark every few pixels is enough
    painter->setPen(QPen(color_, 1.6));
    painter->setBrush(color_);
    for (std::size_t i = first; i <= last; ++i) {
        const double value = curve_.points()[i].value;
        if (std::isfinite(value)) continue;
        const int kind = std::isnan(value) ? 0 : value > 0 ? 1 : 2;
        const double x = mKeyAxis->coordToPixel(curve_.x(i, axis_));
        if (x - previous[kind] < markSize) continue;
        previous[kind] = x;
        const double s = markSize;
        if (kind == 0) {
            const double y = area.bottom() - 2 * s;
            painter->drawLine(QPointF(x - s, y - s), QPointF(x + s, y + s));
            painter->drawLine(QPointF(x - s, y + s), QPointF(x + s, y - s));
        } else {
            const double tip = kind == 1 ? area.top() + 1 : area.bottom() - 1,
                         base = kind == 1 ? tip + 2 * s : tip - 2 * s;
            painter->drawPolygon(QPolygonF({QPointF(x - s, base), QPointF(x, tip), QPointF(x + s, base)}));
        }
    }
}

}  // namespace nibble::ui
