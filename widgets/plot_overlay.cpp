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

/// In a small plot the values alone, without names.
void PlotOverlay::paintReadout(QPainter& painter) const {
    if (rows_.empty()) return;
    const Theme& t = theme();
    const QFontMetricsF metrics(font());
    const bool compact = area_.width() < 320;
    const double padding = compact ? 5 : 8, swatch = 9, gap = compact ? 0 : 14;
    const double lineHeight = metrics.height() + (compact ? 1 : 3);
    const auto valueOf = [compact](const Row& row) {
        return compact || row.detail.isEmpty() ? row.value : row.value + "  " + row.detail;
    };
    double labelWidth = 0, valueWidth = 0;
    for (const Row& row : rows_) {
        if (!compact) labelWidth = std::max(labelWidth, metrics.horizontalAdvance(row.label));
        valueWidth = std::max(valueWidth, metrics.horizontalAdvance(valueOf(row)));
    }
    const double titleWidth = compact ? 0 : metrics.horizontalAdvance(title_);
    const double content = std::max(swatch + 6 + labelWidth + gap + valueWidth, titleWidth);
    const double lines = double(rows_.size()) + (compact ? 0 : 1);
    QRectF box(0, 0, content + 2 * padding, lineHeight * lines + 2 * padding - 3);
    const double space = compact ? 6 : 12;
    const bool toTheRight = *crosshair_ + space + box.width() < area_.right();
    const double x =
        toTheRight ? *crosshair_ + space : std::max(area_.left(), *crosshair_ - space - box.width());
    box.moveTopLeft(QPointF(x, area_.top() + (compact ? 0 : 8)));

    painter.setPen(QPen(t.borderStrong, 1));
    painter.setBrush(t.raised);
    painter.drawRoundedRect(box, 6, 6);
    QRectF line(box.left() + padding, box.top() + padding, content, metrics.height());
    if (!compact) {
        painter.setPen(t.textSecondary);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title_);
        line.translate(0, lineHeight);
    }
    for (const Row& row : rows_) {
        QRectF square(line.left(), line.center().y() - swatch / 2, swatch, swatch);
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.color);
        painter.drawRoundedRect(square, 2, 2);
        painter.setPen(t.text);
        if (!compact)
            painter.drawText(line.adjusted(swatch + 6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, row.label);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, valueOf(row));
        line.translate(0, lineHeight);
    }
}

}  // namespace nibble::ui
