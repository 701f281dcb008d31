#include "widgets/block_picture.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {
constexpr double magnitudes[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};  // of E2M1
constexpr double leftSpace = 66, rightSpace = 16, topSpace = 30, bottomSpace = 40;
}  // namespace

BlockPicture::BlockPicture(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Values of the block, original and quantized"));
}

void BlockPicture::setBlock(const BlockDetail& block) {
    block_ = block;
    range_ = 6.0 * double(block.scale);
    for (const float value : block.original) range_ = std::max(range_, std::abs(double(value)));
    if (!(range_ > 0)) range_ = 1;
    update();
}

QRectF BlockPicture::area() const {
    return {leftSpace, topSpace, std::max(20.0, width() - leftSpace - rightSpace),
            std::max(20.0, height() - topSpace - bottomSpace)};
}

double BlockPicture::y(double value) const {
    const QRectF a = area();
    return a.center().y() - value / range_ * a.height() / 2;
}

void BlockPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(scaledFont(0, true));
    painter.setPen(theme().text);
    painter.drawText(QRectF(12, 0, width() - 24, topSpace), Qt::AlignLeft | Qt::AlignVCenter, tr("Block"));
    if (block_.original.empty()) return;
    painter.setFont(scaledFont(-1));
    paintLegend(painter);
    paintGrid(painter);
    paintValues(painter);
}

void BlockPicture::paintLegend(QPainter& painter) const {
    const QFontMetricsF metrics(painter.font());
    double right = width() - rightSpace;
    for (const auto& [text, original] : {std::pair{tr("quantized"), false}, {tr("original"), true}}) {
        const double advance = metrics.horizontalAdvance(text);
        painter.setPen(theme().textSecondary);
        painter.drawText(QRectF(right - advance, 0, advance + 2, topSpace), Qt::AlignVCenter, text);
        const QPointF mark(right - advance - 9, topSpace / 2);
        if (original) {
            painter.setPen(QPen(seriesColor(0), 1.6));
            painter.drawEllipse(mark, 4, 4);
        } else {
            painter.fillRect(QRectF(mark.x() - 3.5, mark.y() - 3.5, 7, 7), seriesColor(1));
        }
        right -= advance + 28;
    }
}

void BlockPicture::paintGrid(QPainter& painter) const {
    const QRectF a = area();
    const QFontMetricsF metrics(painter.font());
    double last = a.bottom() + 100;
    for (int i = -7; i <= 7; ++i) {
        const double value = (i < 0 ? -1 : 1) * magnitudes[std::abs(i)] * double(block_.scale), at = y(value);
        painter.setPen(QPen(i == 0 ? theme().borderStrong : theme().border, 1));
        painter.drawLine(QPointF(a.left(), std::round(at) + 0.5), QPointF(a.right(), std::round(at) + 0.5));
        if (last - at < metrics.height() * 0.9) continue;
        last = at;
        painter.setPen(theme().textSecondary);
        painter.drawText(QRectF(0, at - metrics.height() / 2, leftSpace - 6, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, formatValue(value, 3));
    }
    const double step = a.width() / double(block_.original.size());
    painter.setPen(theme().textSecondary);
    const int stride = step > 22 ? 1 : step > 11 ? 2 : 4;
    for (std::size_t i = 0; i < block_.original.size(); i += std::size_t(stride))
        painter.drawText(
            QRectF(a.left() + double(i) * step - 10, a.bottom() + 3, step + 20, metrics.height()),
            Qt::AlignCenter, QString::number(i));
    painter.drawText(QRectF(a.left(), a.bottom() + 3 + metrics.height(), a.width(), metrics.height() + 2),
                     Qt::AlignCenter, tr("Place in the block"));
}

void BlockPicture::paintValues(QPainter& painter) const {
    const QRectF a = area();
    const double step = a.width() / double(block_.original.size());
    const double size = std::clamp(step * 0.22, 2.5, 4.5);
    for (std::size_t i = 0; i < block_.original.size(); ++i) {
        const double x = a.left() + (double(i) + 0.5) * step;
        const double from = y(double(block_.original[i])), to = y(double(block_.quantized[i]));
        painter.setPen(QPen(theme().textSecondary, 1));
        painter.drawLine(QPointF(x, from), QPointF(x, to));
        painter.fillRect(QRectF(x - size, to - size, 2 * size, 2 * size), seriesColor(1));
        painter.setBrush(theme().surface);
        painter.setPen(QPen(seriesColor(0), 1.6));
        painter.drawEllipse(QPointF(x, from), size, size);
        painter.setBrush(Qt::NoBrush);
    }
}

}  // namespace nibble::ui
