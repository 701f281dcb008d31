#include "widgets/scatter_plot.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {
constexpr double leftSpace = 74, rightSpace = 20, topSpace = 34, bottomSpace = 42, radius = 5;
}  // namespace

double ScatterPlot::Axis::place(double value) const {
    return ((log ? std::log10(value) : value) - low) / (high - low);
}

std::vector<double> ScatterPlot::Axis::ticks(int most) const {
    std::vector<double> values;
    const double rough = (high - low) / std::max(1, most),
                 power = std::pow(10, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double factor : {5.0, 2.0, 1.0})
        if (rough <= factor * power) step = factor * power;
    if (log) step = std::max(1.0, std::ceil(step));
    for (double at = std::ceil(low / step) * step; at <= high + step * 1e-9; at += step)
        values.push_back(log ? std::pow(10, at) : std::abs(at) < step * 1e-9 ? 0 : at);
    return values;
}

ScatterPlot::Axis ScatterPlot::makeAxis(const QString& name, const std::vector<double>& values) {
    Axis axis;
    axis.name = name;
    if (values.empty()) return axis;
    const auto [lowest, highest] = std::minmax_element(values.begin(), values.end());
    axis.log = *lowest > 0 && *highest > 100 * *lowest;
    axis.low = axis.log ? std::log10(*lowest) : *lowest;
    axis.high = axis.log ? std::log10(*highest) : *highest;
    const double margin =
        axis.high > axis.low ? 0.06 * (axis.high - axis.low) : std::max(1e-9, std::abs(axis.low) / 2);
    axis.low -= margin;
    axis.high += margin;
    return axis;
}

ScatterPlot::ScatterPlot(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Runs as points"));
}

void ScatterPlot::setData(const QString& xName, const QString& yName, std::vector<Dot> dots) {
    dots_ = std::move(dots);
    // The ones in the foreground are painted last.
    std::stable_partition(dots_.begin(), dots_.end(), [](const Dot& dot) { return !dot.strong; });
    std::vector<double> xs, ys;
    for (const Dot& dot : dots_) {
        xs.push_back(dot.x);
        ys.push_back(dot.y);
    }
    x_ = makeAxis(xName, xs);
    y_ = makeAxis(yName, ys);
    update();
}

QRectF ScatterPlot::area() const {
    return {leftSpace, topSpace, std::max(20.0, width() - leftSpace - rightSpace),
            std::max(20.0, height() - topSpace - bottomSpace)};
}

QPointF ScatterPlot::pixelOf(const Dot& dot) const {
    const QRectF a = area();
    return {a.left() + x_.place(dot.x) * a.width(), a.bottom() - y_.place(dot.y) * a.height()};
}

void ScatterPlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(scaledFont(-1));
    if (dots_.empty()) return;
    paintAxes(painter);
    for (const Dot& dot : dots_) {
        QColor color = dot.strong ? seriesColor(dot.slot) : theme().textDisabled;
        painter.setPen(QPen(theme().surface, 1.2));
        painter.setBrush(color);
        painter.drawEllipse(pixelOf(dot), dot.strong ? radius : radius - 1.5,
                            dot.strong ? radius : radius - 1.5);
    }
}

void ScatterPlot::paintAxes(QPainter& painter) const {
    const QRectF a = area();
    const QFontMetricsF metrics(painter.font());
    for (const double tick : y_.ticks(std::max(2, int(a.height() / 45)))) {
        const double y = std::round(a.bottom() - y_.place(tick) * a.height()) + 0.5;
        painter.setPen(QPen(theme().border, 1));
        painter.drawLine(QPointF(a.left(), y), QPointF(a.right(), y));
        painter.setPen(theme().textSecondary);
        painter.drawText(QRectF(0, y - metrics.height() / 2, leftSpace - 8, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, formatValue(tick, 4));
    }
    for (const double tick : x_.ticks(std::max(2, int(a.width() / 100)))) {
        const double x = std::round(a.left() + x_.place(tick) * a.width()) + 0.5;
        painter.setPen(QPen(theme().border, 1));
        painter.drawLine(QPointF(x, a.top()), QPointF(x, a.bottom()));
        painter.setPen(theme().textSecondary);
        painter.drawText(QRectF(x - 50, a.bottom() + 4, 100, metrics.height()), Qt::AlignCenter,
                         formatValue(tick, 4));
    }
    painter.setPen(QPen(theme().borderStrong, 1));
    painter.drawLine(a.bottomLeft(), a.bottomRight());
    painter.setPen(theme().textSecondary);
    painter.drawText(QRectF(a.left(), a.bottom() + 4 + metrics.height(), a.width(), metrics.height() + 4),
                     Qt::AlignCenter, x_.log ? tr("%1, logarithmic").arg(x_.name) : x_.name);
    painter.drawText(QRectF(12, 4, width() - 24, topSpace - 8), Qt::AlignLeft | Qt::AlignVCenter,
                     y_.log ? tr("%1, logarithmic").arg(y_.name) : y_.name);
}

bool ScatterPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QStringList there;
    for (const Dot& dot : dots_) {
        const QPointF away = pixelOf(dot) - QPointF(help->pos());
        if (std::hypot(away.x(), away.y()) < radius + 3)
            there << QString("%1: %2, %3").arg(dot.label, formatValue(dot.x, 4), formatValue(dot.y, 4));
    }
    if (there.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), there.mid(0, 12).join('\n'), this);
    return true;
}

}  // namespace nibble::ui
