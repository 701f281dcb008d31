#include "widgets/heat_map.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <array>
#include <cmath>

#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {
constexpr double titleHeight = 26, barWidth = 12, barSpace = 74, bottomSpace = 34, maximumCell = 132;

double leftSpace(const QFontMetricsF& metrics) {
    return metrics.horizontalAdvance("000") + metrics.height() + 14;
}

/// Every n-th row or column gets a number, so that they do not touch.
int labelStride(double cell, double needed) {
    int stride = 1;
    while (cell * stride < needed) stride = stride == 1 ? 2 : stride == 2 ? 4 : stride * 2;
    return stride;
}
}  // namespace

QColor viridis(double t) {
    // Samples of matplotlib's table at equal distances.
    static constexpr std::array<std::array<int, 3>, 9> stops = {{{68, 1, 84},
                                                                 {71, 44, 122},
                                                                 {59, 81, 139},
                                                                 {44, 113, 142},
                                                                 {33, 144, 141},
                                                                 {39, 173, 129},
                                                                 {92, 200, 99},
                                                                 {170, 220, 50},
                                                                 {253, 231, 37}}};
    t = std::clamp(t, 0.0, 1.0) * double(stops.size() - 1);
    const auto i = std::min(std::size_t(t), stops.size() - 2);
    const double f = t - double(i);
    const auto mix = [&](int channel) {
        return int(
            std::lround(stops[i][std::size_t(channel)] * (1 - f) + stops[i + 1][std::size_t(channel)] * f));
    };
    return QColor(mix(0), mix(1), mix(2));
}

HeatMap::HeatMap(QWidget* parent) : QWidget(parent), format_([](double v) { return formatValue(v, 3); }) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void HeatMap::setData(Data data) {
    data_ = std::move(data);
    if (currentRow_ >= data_.rows || currentColumn_ >= data_.columns) currentRow_ = currentColumn_ = -1;
    setAccessibleName(data_.title);
    update();
}

void HeatMap::setScale(double low, double high, const QString& unit, std::function<QString(double)> format) {
    low_ = low;
    high_ = high > low ? high : low + 1e-12;
    unit_ = unit;
    format_ = std::move(format);
    update();
}

void HeatMap::setCurrent(int row, int column) {
    if (row >= data_.rows || column >= data_.columns) row = column = -1;
    if (row == currentRow_ && column == currentColumn_) return;
    currentRow_ = row;
    currentColumn_ = column;
    if (row >= 0)
        setAccessibleDescription(QString("%1 %2, %3 %4: %5")
                                     .arg(data_.rowName)
                                     .arg(row)
                                     .arg(data_.columnName)
                                     .arg(column)
                                     .arg(format_(value(row, column))));
    update();
}

QRectF HeatMap::mapRect() const {
    const double left = leftSpace(QFontMetricsF(font()));
    const double below =
        data_.columnLabels.isEmpty() ? bottomSpace : bottomSpace + QFontMetricsF(font()).height();
    QRectF area(left, titleHeight, width() - left - barSpace - 8, height() - titleHeight - below);
    if (data_.rows == 0 || data_.columns == 0) return area;
    area.setWidth(std::max(1.0, std::min(area.width(), data_.columns * maximumCell * 1.5)));
    const double cellHeight = std::clamp(area.width() / data_.columns * 2, 22.0, maximumCell);
    area.setHeight(std::max(1.0, std::min(area.height(), data_.rows * cellHeight)));
    return area;
}

QRectF HeatMap::cellRect(int row, int column) const {
    const QRectF map = mapRect();
    const double w = map.width() / data_.columns, h = map.height() / data_.rows;
    return {map.left() + column * w, map.top() + row * h, w, h};
}

QColor HeatMap::colorOf(double value) const {
    return viridis((value - low_) / (high_ - low_));
}

void HeatMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(scaledFont(0, true));
    painter.setPen(theme().text);
    painter.drawText(QRectF(10, 0, width() - 20, titleHeight), Qt::AlignLeft | Qt::AlignVCenter, data_.title);
    if (data_.rows == 0 || data_.columns == 0) return;
    painter.setFont(scaledFont(-1));
    paintCells(painter);
    paintLabels(painter);
    paintBar(painter);
}

void HeatMap::paintCells(QPainter& painter) const {
    const QRectF first = cellRect(0, 0);
    const double gap = std::min(first.width(), first.height()) > 10 ? 1 : 0;
    const QFontMetricsF metrics(painter.font());
    const bool text =
        first.height() > metrics.height() + 6 && first.width() > metrics.horizontalAdvance("00.00") + 8;
    for (int row = 0; row < data_.rows; ++row) {
        for (int column = 0; column < data_.columns; ++column) {
            QRectF cell = cellRect(row, column);
            // Whole pixels where there is no gap, or the background shines through.
            cell = gap > 0 ? cell.adjusted(0, 0, -gap, -gap)
                           : QRectF(QPointF(std::floor(cell.left()), std::floor(cell.top())),
                                    QPointF(std::floor(cell.right()), std::floor(cell.bottom())));
            const double v = value(row, column);
            if (std::isnan(v)) {
                painter.fillRect(cell, QBrush(theme().border, Qt::BDiagPattern));
                continue;
            }
            const QColor color = colorOf(v);
            painter.fillRect(cell, color);
            if (!text) continue;
            painter.setPen(color.lightness() > 120 && color.green() > 130 ? QColor("#14171B")
                                                                          : QColor("#FFFFFF"));
            painter.drawText(cell, Qt::AlignCenter, format_(v));
        }
    }
    if (currentRow_ < 0) return;
    const QRectF cell = cellRect(currentRow_, currentColumn_).adjusted(-1, -1, 0, 0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().surface, 4));
    painter.drawRect(cell);
    painter.setPen(QPen(theme().text, 2));
    painter.drawRect(cell);
}

/// Lines that do not fit between its neighbours are shortened.
static void paintColumnLabel(QPainter& painter, const QRectF& room, const QString& label) {
    const QFontMetricsF metrics(painter.font());
    QStringList lines = label.split('\n');
    for (QString& line : lines) line = metrics.elidedText(line, Qt::ElideRight, room.width());
    painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop, lines.join('\n'));
}

void HeatMap::paintLabels(QPainter& painter) const {
    const QFontMetricsF metrics(painter.font());
    const QRectF map = mapRect();
    const double w = map.width() / data_.columns, h = map.height() / data_.rows;
    painter.setPen(theme().textSecondary);
    const int rowStride = labelStride(h, metrics.height()),
              columnStride = labelStride(w, metrics.horizontalAdvance("000") + 6);
    for (int row = 0; row < data_.rows; row += rowStride)
        painter.drawText(QRectF(map.left() - 60, map.top() + row * h, 54, h),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(row));
    const double lines = metrics.height() * (data_.columnLabels.isEmpty() ? 1 : 2);
    if (data_.columnLabels.isEmpty())
        for (int column = 0; column < data_.columns; column += columnStride)
            painter.drawText(QRectF(map.left() + column * w - 20, map.bottom() + 2, w + 40, lines),
                             Qt::AlignCenter, QString::number(column));
    for (int column = 0; column < data_.columnLabels.size(); ++column)
        paintColumnLabel(painter, QRectF(map.left() + column * w - 2, map.bottom() + 2, w + 4, lines),
                         data_.columnLabels[column]);
    painter.drawText(
        QRectF(map.left(), map.bottom() + lines + 2, std::max(map.width(), 80.0), metrics.height() + 2),
        Qt::AlignHCenter | Qt::AlignTop, data_.columnName);
    painter.save();
    painter.translate(metrics.height() / 2 + 2, map.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-100, -metrics.height() / 2, 200, metrics.height()), Qt::AlignCenter,
                     data_.rowName);
    painter.restore();
}

void HeatMap::paintBar(QPainter& painter) const {
    const QRectF map = mapRect();
    const double height = std::max(map.height(), 100.0);
    const QRectF bar(map.right() + 14, map.top(), barWidth,
                     std::min(height, this->height() - map.top() - 10));
    QLinearGradient gradient(bar.bottomLeft(), bar.topLeft());
    for (int i = 0; i <= 16; ++i) gradient.setColorAt(i / 16.0, viridis(i / 16.0));
    painter.fillRect(bar, gradient);
    painter.setPen(theme().textSecondary);
    const QFontMetricsF metrics(painter.font());
    const int ticks = std::max(2, std::min(6, int(bar.height() / (metrics.height() * 2))));
    for (int i = 0; i < ticks; ++i) {
        const double t = double(i) / (ticks - 1), y = bar.bottom() - t * bar.height();
        const double textY =
            std::clamp(y - metrics.height() / 2, bar.top() - 2, bar.bottom() - metrics.height() + 2);
        painter.drawText(QRectF(bar.right() + 5, textY, barSpace, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, format_(low_ + t * (high_ - low_)));
    }
    painter.drawText(QRectF(bar.left(), 0, barSpace, titleHeight), Qt::AlignLeft | Qt::AlignVCenter, unit_);
    // Where the current cell lies on the scale.
    if (currentRow_ < 0 || std::isnan(value(currentRow_, currentColumn_))) return;
    const double t = std::clamp((value(currentRow_, currentColumn_) - low_) / (high_ - low_), 0.0, 1.0);
    const double y = bar.bottom() - t * bar.height();
    painter.setBrush(theme().text);
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPolygon(QPolygonF(
        {QPointF(bar.left() - 8, y - 4), QPointF(bar.left() - 1, y), QPointF(bar.left() - 8, y + 4)}));
}

void HeatMap::pick(int row, int column) {
    if (row == currentRow_ && column == currentColumn_) return;
    setCurrent(row, column);
    Q_EMIT currentChanged(currentRow_, currentColumn_);
}

void HeatMap::mouseMoveEvent(QMouseEvent* event) {
    const QRectF map = mapRect();
    if (data_.rows == 0 || !map.contains(event->position())) return pick(-1, -1);
    pick(
        std::min(data_.rows - 1, int((event->position().y() - map.top()) / map.height() * data_.rows)),
        std::min(data_.columns - 1, int((event->position().x() - map.left()) / map.width() * data_.columns)));
}

void HeatMap::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && currentRow_ >= 0 && rect().contains(event->position().toPoint()))
        Q_EMIT chosen(currentRow_, currentColumn_);
}

void HeatMap::leaveEvent(QEvent*) {
    pick(-1, -1);
}

void HeatMap::keyPressEvent(QKeyEvent* event) {
    int row = std::max(0, currentRow_), column = std::max(0, currentColumn_);
    switch (event->key()) {
        case Qt::Key_Left:
            --column;
            break;
        case Qt::Key_Right:
            ++column;
            break;
        case Qt::Key_Up:
            --row;
            break;
        case Qt::Key_Down:
            ++row;
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (currentRow_ >= 0) Q_EMIT chosen(currentRow_, currentColumn_);
            return;
        default:
            QWidget::keyPressEvent(event);
            return;
    }
    if (data_.rows > 0) pick(std::clamp(row, 0, data_.rows - 1), std::clamp(column, 0, data_.columns - 1));
}

}  // namespace nibble::ui
