#include "widgets/survival_picture.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {
constexpr double textWidth = 300, axisWidth = 58, rightSpace = 18, gap = 16, bottomSpace = 36, topSpace = 10;
constexpr double smallestRow = 84, largestRow = 300;
}  // namespace

SurvivalPicture::SurvivalPicture(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("What rounding left of the fine-tuning, by layer"));
}

QSize SurvivalPicture::minimumSizeHint() const {
    return {560, int(topSpace + bottomSpace + smallestRow * double(std::max<std::size_t>(1, rows_.size())))};
}

void SurvivalPicture::setRows(std::vector<Row> rows) {
    rows_ = std::move(rows);
    largest_ = 0;
    layers_ = 1;
    tensors_.clear();
    for (const Row& row : rows_)
        for (const LayerDelta& part : row.parts) {
            largest_ = std::max(largest_, part.square * std::max(1.0, part.kept));
            layers_ = std::max(layers_, part.layer + 1);
            if (std::find(tensors_.begin(), tensors_.end(), part.tensor) == tensors_.end())
                tensors_.push_back(part.tensor);
        }
    if (!(largest_ > 0)) largest_ = 1;
    updateGeometry();
    update();
}

double SurvivalPicture::rowHeight() const {
    const double rows = double(std::max<std::size_t>(1, rows_.size()));
    return std::clamp((height() - topSpace - bottomSpace) / rows, smallestRow, largestRow);
}

QRectF SurvivalPicture::chart(std::size_t row) const {
    const double left = textWidth + axisWidth, height = rowHeight();
    return {left, topSpace + double(row) * height, std::max(60.0, width() - left - rightSpace), height - gap};
}

QRectF SurvivalPicture::barOf(std::size_t row, std::size_t part) const {
    const LayerDelta& delta = rows_[row].parts[part];
    const QRectF area = chart(row);
    const double group = area.width() / layers_,
                 inner = std::min(group * 0.8, 46.0 * double(tensors_.size()));
    const auto place = std::find(tensors_.begin(), tensors_.end(), delta.tensor) - tensors_.begin();
    const double width = inner / double(tensors_.size());
    const double left = area.left() + (delta.layer + 0.5) * group - inner / 2 + double(place) * width;
    const double height = area.height() * delta.square / largest_;
    return {left, area.bottom() - height, std::max(1.0, width - (width > 6 ? 2 : 0)), height};
}

void SurvivalPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t row = 0; row < rows_.size(); ++row) paintRow(painter, row);
    if (rows_.empty()) return;
    painter.setFont(scaledFont(-1));
    painter.setPen(theme().textSecondary);
    const QRectF last = chart(rows_.size() - 1);
    const QFontMetricsF metrics(painter.font());
    const double group = last.width() / layers_;
    const int stride = std::max(1, int(std::ceil(metrics.horizontalAdvance("000") / group)));
    for (int layer = 0; layer < layers_; layer += stride)
        painter.drawText(
            QRectF(last.left() + layer * group - 10, last.bottom() + 3, group + 20, metrics.height()),
            Qt::AlignCenter, QString::number(layer));
    QStringList names;
    for (const std::string& tensor : tensors_) names << QString::fromStdString(tensor);
    painter.drawText(
        QRectF(last.left(), last.bottom() + metrics.height() + 3, last.width(), metrics.height() + 2),
        Qt::AlignCenter,
        names.size() == 2 ? tr("Layer; left %1, right %2").arg(names[0], names[1]) : tr("Layer"));
}

void SurvivalPicture::paintRow(QPainter& painter, std::size_t row) const {
    paintText(painter, row);
    const QRectF area = chart(row);
    painter.setFont(scaledFont(-1));
    const QFontMetricsF metrics(painter.font());
    for (const double share : {0.0, 0.5, 1.0}) {
        const double y = std::round(area.bottom() - share * area.height()) + 0.5;
        painter.setPen(QPen(share > 0 ? theme().border : theme().borderStrong, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme().textSecondary);
        painter.drawText(
            QRectF(area.left() - axisWidth, y - metrics.height() / 2, axisWidth - 6, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, share > 0 ? formatValue(share * largest_, 2) : "0");
    }
    paintBars(painter, row);
}

void SurvivalPicture::paintText(QPainter& painter, std::size_t index) const {
    const Row& row = rows_[index];
    const QRectF area = chart(index);
    double y = area.top() - 3;
    const auto line = [&](const QString& text, const QFont& font, const QColor& color) {
        painter.setFont(font);
        painter.setPen(color);
        const QFontMetricsF metrics(font);
        painter.drawText(QRectF(14, y, textWidth - 16, metrics.height() + 2),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, textWidth - 16));
        y += metrics.height() + 1;
    };
    line(tr("%1 left").arg(formatPercent(row.all.kept, 0)), scaledFont(2, true), theme().text);
    line(row.name, scaledFont(0, true), seriesColor(row.slot));
    line(row.detail, scaledFont(0), theme().textSecondary);
    if (area.height() > 78 && !row.losses.isEmpty()) line(row.losses, scaledFont(-1), theme().textSecondary);
}

void SurvivalPicture::paintBars(QPainter& painter, std::size_t index) const {
    const Row& row = rows_[index];
    const QColor color = seriesColor(row.slot);
    QColor pale = color;
    pale.setAlphaF(0.22f);
    for (std::size_t part = 0; part < row.parts.size(); ++part) {
        const QRectF whole = barOf(index, part);
        QRectF left = whole;
        left.setTop(whole.bottom() - whole.height() * std::max(0.0, row.parts[part].kept));
        painter.fillRect(whole, pale);
        painter.fillRect(whole, QBrush(color, Qt::BDiagPattern));
        painter.fillRect(left, color);
        if (left.top() < whole.top()) {  // more than all: where the change itself ends
            painter.setPen(QPen(theme().surface, 1.5));
            painter.drawLine(whole.topLeft(), whole.topRight());
        }
    }
}

bool SurvivalPicture::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t row = 0; row < rows_.size(); ++row)
        for (std::size_t part = 0; part < rows_[row].parts.size(); ++part) {
            QRectF column = barOf(row, part);
            column.setTop(chart(row).top());
            if (!column.contains(help->pos())) continue;
            const LayerDelta& delta = rows_[row].parts[part];
            QToolTip::showText(help->globalPos(),
                               tr("%1, layer %2, %3\nChange: norm %4\nLeft after rounding: %5")
                                   .arg(rows_[row].name)
                                   .arg(delta.layer)
                                   .arg(QString::fromStdString(delta.tensor),
                                        formatValue(std::sqrt(delta.square), 3), formatPercent(delta.kept)),
                               this);
            return true;
        }
    QToolTip::hideText();
    event->ignore();
    return true;
}

}  // namespace nibble::ui
