#include "widgets/parallel_plot.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {
constexpr double sideSpace = 70, topSpace = 58, bottomSpace = 26, grip = 14;
}  // namespace

ParallelPlot::ParallelPlot(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Runs as lines through their settings and results"));
}

void ParallelPlot::setData(std::vector<Axis> axes, std::vector<Line> lines) {
    axes_ = std::move(axes);
    lines_ = std::move(lines);
    std::stable_partition(lines_.begin(), lines_.end(), [](const Line& line) { return !line.strong; });
    ranges_.assign(axes_.size(), {});
    for (std::size_t axis = 0; axis < axes_.size(); ++axis) {
        double low = std::numeric_limits<double>::infinity(), high = -low;
        for (const Line& line : lines_) {
            if (!std::isfinite(line.values[axis])) continue;
            low = std::min(low, line.values[axis]);
            high = std::max(high, line.values[axis]);
        }
        if (!(low <= high)) continue;
        Range& range = ranges_[axis];
        range.log = low > 0 && high > 100 * low;
        range.low = low;
        range.high = high > low ? high : low + std::max(1e-9, std::abs(low));
    }
    dragged_ = -1;
    update();
}

QRectF ParallelPlot::area() const {
    return {sideSpace, topSpace, std::max(20.0, width() - 2 * sideSpace),
            std::max(20.0, height() - topSpace - bottomSpace)};
}

double ParallelPlot::xOf(std::size_t axis) const {
    const QRectF a = area();
    return axes_.size() < 2 ? a.center().x() : a.left() + double(axis) / double(axes_.size() - 1) * a.width();
}

double ParallelPlot::share(std::size_t axis, double value) const {
    const Range& range = ranges_[axis];
    if (range.log) return std::log(value / range.low) / std::log(range.high / range.low);
    return (value - range.low) / (range.high - range.low);
}

double ParallelPlot::yOf(std::size_t axis, double value) const {
    return area().bottom() - share(axis, value) * area().height();
}

bool ParallelPlot::isKept(const Line& line) const {
    for (std::size_t axis = 0; axis < axes_.size(); ++axis) {
        if (!ranges_[axis].cut) continue;
        if (!std::isfinite(line.values[axis])) return false;
        const double at = share(axis, line.values[axis]);
        if (at < ranges_[axis].from - 1e-9 || at > ranges_[axis].to + 1e-9) return false;
    }
    return true;
}

void ParallelPlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(scaledFont(-1));
    for (const Line& line : lines_) paintLine(painter, line);
    for (std::size_t axis = 0; axis < axes_.size(); ++axis) paintAxis(painter, axis);
}

void ParallelPlot::paintLine(QPainter& painter, const Line& line) const {
    QPainterPath path;
    bool drawing = false;
    for (std::size_t axis = 0; axis < axes_.size(); ++axis) {
        if (!std::isfinite(line.values[axis])) {
            drawing = false;
            continue;
        }
        const QPointF at(xOf(axis), yOf(axis, line.values[axis]));
        drawing ? path.lineTo(at) : path.moveTo(at);
        drawing = true;
    }
    QColor color = line.strong ? seriesColor(line.slot) : theme().borderStrong;
    if (!isKept(line)) color.setAlphaF(0.12f);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, line.strong ? 2.2 : 1));
    painter.drawPath(path);
    if (!line.strong) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (std::size_t axis = 0; axis < axes_.size(); ++axis)
        if (std::isfinite(line.values[axis]))
            painter.drawEllipse(QPointF(xOf(axis), yOf(axis, line.values[axis])), 3.5, 3.5);
}

void ParallelPlot::paintAxis(QPainter& painter, std::size_t axis) const {
    const QRectF a = area();
    const QFontMetricsF metrics(painter.font());
    const double x = xOf(axis);
    const Range& range = ranges_[axis];
    painter.setPen(QPen(theme().borderStrong, 1));
    painter.drawLine(QPointF(x, a.top()), QPointF(x, a.bottom()));
    if (range.cut) {
        const QRectF kept(x - 5, a.bottom() - range.to * a.height(), 10,
                          (range.to - range.from) * a.height());
        QColor soft = theme().accent;
        soft.setAlphaF(0.3f);
        painter.fillRect(kept, soft);
        painter.setPen(QPen(theme().accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(kept);
    }
    const double room = axes_.size() < 2 ? 200 : a.width() / double(axes_.size() - 1);
    const double width = std::min(room - 6, 2 * sideSpace - 6);
    // The path in two lines: where, and what.
    const QString name = axes_[axis].name;
    const auto dot = name.lastIndexOf(axes_[axis].result ? '/' : '.');
    const QString lines[] = {dot < 0 ? QString() : name.left(dot), name.mid(dot + 1)};
    for (int i = 0; i < 2; ++i) {
        painter.setFont(scaledFont(-1, i == 1 && axes_[axis].result));
        painter.setPen(i == 1 ? theme().text : theme().textSecondary);
        painter.drawText(QRectF(x - width / 2, 4 + i * metrics.height(), width, metrics.height()),
                         Qt::AlignCenter,
                         QFontMetricsF(painter.font()).elidedText(lines[i], Qt::ElideMiddle, width));
    }
    painter.setFont(scaledFont(-1));
    painter.setPen(theme().textSecondary);
    painter.drawText(QRectF(x - width / 2, a.top() - metrics.height() - 3, width, metrics.height()),
                     Qt::AlignCenter, formatValue(range.high, 4));
    painter.drawText(QRectF(x - width / 2, a.bottom() + 4, width, metrics.height()), Qt::AlignCenter,
                     formatValue(range.low, 4));
}

int ParallelPlot::axisAt(double x) const {
    for (std::size_t axis = 0; axis < axes_.size(); ++axis)
        if (std::abs(xOf(axis) - x) <= grip) return int(axis);
    return -1;
}

void ParallelPlot::mousePressEvent(QMouseEvent* event) {
    dragged_ = axisAt(event->position().x());
    const QRectF a = area();
    dragStart_ = std::clamp((a.bottom() - event->position().y()) / a.height(), 0.0, 1.0);
}

void ParallelPlot::mouseMoveEvent(QMouseEvent* event) {
    if (dragged_ < 0 || !(event->buttons() & Qt::LeftButton)) return;
    const QRectF a = area();
    const double now = std::clamp((a.bottom() - event->position().y()) / a.height(), 0.0, 1.0);
    Range& range = ranges_[std::size_t(dragged_)];
    range.from = std::min(dragStart_, now);
    range.to = std::max(dragStart_, now);
    range.cut = true;
    update();
}

void ParallelPlot::mouseReleaseEvent(QMouseEvent*) {
    dragged_ = -1;
}

void ParallelPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    const int axis = axisAt(event->position().x());
    if (axis >= 0) ranges_[std::size_t(axis)].cut = false;
    update();
}

bool ParallelPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || axes_.empty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int axis = axisAt(help->pos().x());
    QStringList there;
    if (axis >= 0)
        for (const Line& line : lines_) {
            const double value = line.values[std::size_t(axis)];
            if (std::isfinite(value) && std::abs(yOf(std::size_t(axis), value) - help->pos().y()) < 6)
                there << QString("%1: %2").arg(line.label, formatValue(value, 4));
        }
    if (axis >= 0 && there.isEmpty()) there << axes_[std::size_t(axis)].name;
    if (there.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), there.mid(0, 12).join('\n'), this);
    return true;
}

}  // namespace nibble::ui
