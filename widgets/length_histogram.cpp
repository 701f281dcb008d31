#include "widgets/length_histogram.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

constexpr int barCount = 40;
constexpr double grip = 6;  // pixels beside the line that still take hold of it

}  // namespace

std::int64_t niceStep(std::int64_t range, int count) {
    const double raw = std::max(1.0, double(range) / count);
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (factor * power >= raw) return std::int64_t(std::ceil(factor * power));
    return std::int64_t(10 * power);
}

LengthHistogram::LengthHistogram(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Token count per row, with the length limit"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

/// The axis begins at 0 unless all rows are long.
void LengthHistogram::setLengths(std::vector<std::int64_t> lengths) {
    bars_.clear();
    const auto [least, greatest] = std::minmax_element(lengths.begin(), lengths.end());
    const std::int64_t shortest = lengths.empty() ? 0 : *least;
    longest_ = lengths.empty() ? 0 : *greatest;
    begin_ = shortest * 3 < longest_ ? 0 : shortest;
    step_ = niceStep(longest_ - begin_ + 1, barCount);
    begin_ = std::max<std::int64_t>(0, begin_ / step_ - 1) * step_;
    const std::int64_t count = lengths.empty() ? 0 : (longest_ - begin_) / step_ + 1;
    for (std::int64_t i = 0; i < count; ++i)
        bars_.push_back({begin_ + i * step_, begin_ + (i + 1) * step_ - 1, 0});
    for (const std::int64_t length : lengths) ++bars_[std::size_t((length - begin_) / step_)].rows;
    most_ = 1;
    for (const Bar& bar : bars_) most_ = std::max(most_, bar.rows);
    end_ = begin_ + (count + 1) * step_;
    update();
}

void LengthHistogram::setLimit(std::int64_t limit) {
    limit_ = limit;
    setAccessibleDescription(limit > 0 ? tr("The limit is %1 tokens.").arg(formatCount(limit))
                                       : tr("There is no limit."));
    update();
}

QRectF LengthHistogram::plot() const {
    const QFontMetrics metrics(scaledFont(-1));
    const double left = metrics.horizontalAdvance(formatCount(most_)) + 16;
    return QRectF(left, 26, width() - left - 14, height() - 26 - 2 * metrics.height() - 12);
}

double LengthHistogram::xOf(std::int64_t tokens) const {
    const QRectF area = plot();
    const double share = double(tokens - begin_) / double(end_ - begin_);
    return area.left() + area.width() * std::clamp(share, 0.0, 1.0);
}

std::int64_t LengthHistogram::tokensAt(double x) const {
    const QRectF area = plot();
    const double share = std::clamp((x - area.left()) / std::max(1.0, area.width()), 0.0, 1.0);
    return std::max<std::int64_t>(1, begin_ + std::llround(share * double(end_ - begin_)));
}

int LengthHistogram::barAt(const QPointF& position) const {
    if (!plot().contains(position)) return -1;
    const auto bar = std::find_if(bars_.begin(), bars_.end(),
                                  [&](const Bar& b) { return position.x() < xOf(b.last + 1); });
    return bar == bars_.end() ? -1 : int(bar - bars_.begin());
}

bool LengthHistogram::nearLimit(const QPointF& position) const {
    return limit_ > 0 && std::abs(position.x() - xOf(limit_)) <= grip;
}

void LengthHistogram::paintAxes(QPainter& painter, const QRectF& area) const {
    const QFontMetrics metrics(painter.font());
    const auto label = [&](const QRectF& box, int flags, const QString& text) {
        painter.setPen(theme().textSecondary);
        painter.drawText(box, flags, text);
    };
    const std::int64_t rows = niceStep(most_, 4);
    for (std::int64_t value = 0; value <= most_; value += rows) {
        const double y = area.bottom() - area.height() * double(value) / double(most_);
        painter.setPen(QPen(value ? theme().border : theme().borderStrong, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        label(QRectF(0, y - metrics.height() / 2.0, area.left() - 8, metrics.height()),
              Qt::AlignRight | Qt::AlignVCenter, formatCount(value));
    }
    const std::int64_t tokens = niceStep(end_ - begin_, std::max(2, int(area.width() / 90)));
    for (std::int64_t value = (begin_ + tokens - 1) / tokens * tokens; value <= end_; value += tokens) {
        const double x = xOf(value);
        painter.setPen(theme().borderStrong);
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4));
        label(QRectF(x - 60, area.bottom() + 5, 120, metrics.height()), Qt::AlignHCenter, formatCount(value));
    }
    label(QRectF(area.left(), area.bottom() + 6 + metrics.height(), area.width(), metrics.height() + 2),
          Qt::AlignHCenter, tr("tokens a row"));
    label(QRectF(0, 2, area.left() + 60, metrics.height()), Qt::AlignLeft, tr("rows"));
}

void LengthHistogram::paintLimit(QPainter& painter, const QRectF& area) const {
    if (limit_ <= 0) return;
    const double x = xOf(limit_);
    const bool outside = limit_ > end_;
    painter.setPen(
        QPen(theme().accent, dragging_ || hasFocus() ? 2.5 : 1.5, outside ? Qt::DashLine : Qt::SolidLine));
    painter.drawLine(QPointF(x, area.top() - 2), QPointF(x, area.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(QRectF(x - 4, area.center().y() - 11, 8, 22), 4, 4);
    const QString text =
        outside ? tr("limit %1 →").arg(formatCount(limit_)) : tr("limit %1").arg(formatCount(limit_));
    const QFontMetrics metrics(painter.font());
    const double width = metrics.horizontalAdvance(text) + 12;
    const double left = std::clamp(x - width / 2, area.left(), area.right() - width + 8);
    painter.drawRoundedRect(QRectF(left, 3, width, metrics.height() + 4), 4, 4);
    painter.setPen(theme().onAccent);
    painter.drawText(QRectF(left, 3, width, metrics.height() + 4), Qt::AlignCenter, text);
}

void LengthHistogram::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(scaledFont(-1));
    const QRectF area = plot();
    paintAxes(painter, area);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        const Bar& bar = bars_[i];
        if (bar.rows == 0) continue;
        const double left = xOf(bar.first) + 0.5, right = std::max(left + 1, xOf(bar.last + 1) - 0.5);
        const double height = std::max(1.5, area.height() * double(bar.rows) / double(most_));
        const double cut = limit_ > 0 ? std::clamp(xOf(limit_), left, right) : right;
        const auto fill = [&](double from, double to, QColor color) {
            if (to <= from) return;
            if (int(i) == hovered_) color = theme().dark ? color.lighter(125) : color.darker(115);
            painter.fillRect(QRectF(from, area.bottom() - height, to - from, height), color);
        };
        fill(left, cut, seriesColor(0));
        fill(cut, right, theme().warning);
    }
    paintLimit(painter, area);
}

void LengthHistogram::moveLimit(std::int64_t limit) {
    limit = std::max<std::int64_t>(1, limit);
    if (limit == limit_) return;
    setLimit(limit);
    Q_EMIT limitMoved(limit);
}

void LengthHistogram::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    dragging_ = nearLimit(event->position());
    if (dragging_) return;
    if (const int bar = barAt(event->position()); bar >= 0 && bars_[std::size_t(bar)].rows > 0)
        Q_EMIT barClicked(bars_[std::size_t(bar)].first, bars_[std::size_t(bar)].last);
}

void LengthHistogram::mouseMoveEvent(QMouseEvent* event) {
    if (dragging_) return moveLimit(tokensAt(event->position().x()));
    setCursor(nearLimit(event->position()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
    const int bar = barAt(event->position());
    if (bar == hovered_) return;
    hovered_ = bar;
    if (bar >= 0) {
        const Bar& b = bars_[std::size_t(bar)];
        QToolTip::showText(event->globalPosition().toPoint(),
                           tr("%n row(s) of %1 to %2 tokens", nullptr, int(b.rows))
                               .arg(formatCount(b.first), formatCount(b.last)),
                           this);
    }
    update();
}

void LengthHistogram::mouseReleaseEvent(QMouseEvent*) {
    dragging_ = false;
    update();
}

void LengthHistogram::leaveEvent(QEvent*) {
    hovered_ = -1;
    update();
}

void LengthHistogram::keyPressEvent(QKeyEvent* event) {
    const std::int64_t start = limit_ > 0 ? std::min(limit_, end_) : end_;
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 1 : step_;
    switch (event->key()) {
        case Qt::Key_Left:
            return moveLimit(start - step);
        case Qt::Key_Right:
            return moveLimit(start + step);
        case Qt::Key_End:
            return moveLimit(std::max<std::int64_t>(longest_, 1));
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace nibble::ui
