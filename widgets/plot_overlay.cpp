#include "widgets/plot_overlay.h"

#include <QPainter>

#include "widgets/theme.h"

namespace nibble::ui {

PlotOverlay::PlotOverlay(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
}

void PlotOverlay::showCrosshair(double x, const QString& title, std::vector<Row> rows) {
    crosshair_ = x;
    title_ = title;
    rows_ = std::move(rows);
    update();
}

void PlotOverlay::hideCrosshair() {
    if (!crosshair_) return;
    crosshair_.reset();
    rows_.clear();
    update();
}

void PlotOverlay::setZoomBox(std::optional<QRectF> box) {
    zoomBox_ = box;
    update();
}

void PlotOverlay::setMessage(const QString& message) {
    if (message_ == message) return;
    message_ = message;
    update();
}

void PlotOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& t = theme();
    if (!message_.isEmpty()) {
        painter.setPen(t.textSecondary);
        painter.drawText(area_, Qt::AlignCenter | Qt::TextWordWrap, message_);
    }
    if (zoomBox_) {
        QColor fill = t.accent;
        fill.setAlphaF(0.12);
        painter.setPen(QPen(t.accent, 1));
        painter.setBrush(fill);
        painter.drawRect(*zoomBox_);
    }
    if (!crosshair_ || *crosshair_ < area_.left() || *crosshair_ > area_.right()) return;
    painter.setPen(QPen(t.textSecondary, 1, Qt::DashLine));
    painter.drawLine(QPointF(*crosshair_, area_.top()), QPointF(*crosshair_, area_.bottom()));
    for (const Row& row : rows_) {
        if (!row.inside) continue;
        painter.setPen(QPen(t.surface, 1.5));
        painter.setBrush(row.color);
        painter.drawEllipse(row.point, 4, 4);
    }
    paintReadout(painter);
}

void PlotOverlay::paintReadout(QPainter& painter) const {
    const Theme& t = theme();
    const QFontMetricsF metrics(font());
    constexpr double padding = 8, swatch = 9, gap = 14;
    const double lineHeight = metrics.height() + 3;
    double labelWidth = 0, valueWidth = 0;
    for (const Row& row : rows_) {
        labelWidth = std::max(labelWidth, metrics.horizontalAdvance(row.label));
        valueWidth = std::max(valueWidth, metrics.horizontalAdvance(row.value));
    }
    const double content =
        std::max(swatch + 6 + labelWidth + gap + valueWidth, metrics.horizontalAdvance(title_));
    QRectF box(0, 0, content + 2 * padding, lineHeight * double(rows_.size() + 1) + 2 * padding - 3);
    const bool toTheRight = *crosshair_ + 12 + box.width() < area_.right();
    box.moveTopLeft(
        QPointF(toTheRight ? *crosshair_ + 12 : std::max(area_.left(), *crosshair_ - 12 - box.width()),
                area_.top() + 8));

    painter.setPen(QPen(t.borderStrong, 1));
    painter.setBrush(t.raised);
    painter.drawRoundedRect(box, 6, 6);
    QRectF line(box.left() + padding, box.top() + padding, content, metrics.height());
    painter.setPen(t.textSecondary);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title_);
    for (const Row& row : rows_) {
        line.translate(0, lineHeight);
        QRectF square(line.left(), line.center().y() - swatch / 2, swatch, swatch);
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.color);
        painter.drawRoundedRect(square, 2, 2);
        painter.setPen(t.text);
        painter.drawText(line.adjusted(swatch + 6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, row.label);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, row.value);
    }
}

}  // namespace nibble::ui
