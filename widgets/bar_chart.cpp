#include "widgets/bar_chart.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {
constexpr double titleHeight = 30, legendHeight = 20, titleLeft = 12;
constexpr double leftSpace = 52, rightSpace = 14, bottomSpace = 40;
constexpr double swatchWidth = 15, legendGap = 13;

/// 1, 2 or 5 times a power of ten, so that about `count` of them fill `range`.
double niceStep(double range, int count) {
    const double rough = range / count, power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power) return factor * power;
    return 10 * power;
}
}  // namespace

BarChart::BarChart(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
}

void BarChart::setData(Data data) {
    data_ = std::move(data);
    largest_ = 0;
    for (const Set& set : data_.sets)
        for (const double count : set.counts) largest_ = std::max(largest_, count);
    if (!(largest_ > 0)) largest_ = 1;
    setAccessibleName(data_.title);
    update();
}

std::size_t BarChart::bins() const {
    return data_.sets.empty() ? 0 : data_.sets.front().counts.size();
}

QRectF BarChart::area() const {
    const double top = titleHeight + (legendBelow() ? legendHeight : 0);
    return {leftSpace, top, std::max(20.0, width() - leftSpace - rightSpace),
            std::max(20.0, height() - top - bottomSpace)};
}

double BarChart::legendWidth() const {
    if (data_.sets.size() < 2) return 0;
    const QFontMetricsF metrics(scaledFont(-1));
    double sum = 0;
    for (const Set& set : data_.sets) sum += swatchWidth + metrics.horizontalAdvance(set.name) + legendGap;
    return sum;
}

bool BarChart::legendBelow() const {
    const double title = QFontMetricsF(scaledFont(0, true)).horizontalAdvance(data_.title);
    return legendWidth() > 0 && titleLeft + title + legendGap + legendWidth() > width() - rightSpace;
}

double BarChart::yOf(double count) const {
    if (!(count > 0)) return 0;
    // On a log axis a single value is still to be seen.
    return data_.logarithmic ? (std::log10(count) + 0.5) / (std::log10(std::max(largest_, 10.0)) + 0.5)
                             : count / largest_;
}

void BarChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintTitle(painter);
    if (bins() == 0) return;
    painter.setFont(scaledFont(-1));
    paintAxes(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t set = 0; set < data_.sets.size(); ++set) paintSet(painter, set);
}

void BarChart::paintTitle(QPainter& painter) const {
    const bool below = legendBelow();
    const double room = width() - rightSpace - titleLeft - (below ? 0 : legendWidth());
    painter.setFont(scaledFont(0, true));
    painter.setPen(theme().text);
    painter.drawText(QRectF(titleLeft, 0, room, titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(data_.title, Qt::ElideRight, room));
    if (legendWidth() == 0) return;
    painter.setFont(scaledFont(-1));
    painter.setPen(theme().textSecondary);
    const QFontMetricsF metrics(painter.font());
    double x = below ? titleLeft : width() - rightSpace - legendWidth() + legendGap;
    const double y = below ? titleHeight - 4 : 0, height = below ? legendHeight : titleHeight;
    for (const Set& set : data_.sets) {
        const double text = metrics.horizontalAdvance(set.name);
        QColor color = seriesColor(set.slot);
        color.setAlphaF(set.behind ? 0.35f : 1.0f);
        painter.fillRect(QRectF(x, y + height / 2 - 5, 10, 10), color);
        painter.drawText(QRectF(x + swatchWidth, y, text + 2, height), Qt::AlignVCenter, set.name);
        x += swatchWidth + text + legendGap;
    }
}

void BarChart::paintAxes(QPainter& painter) const {
    const QRectF a = area();
    const QFontMetricsF metrics(painter.font());
    const auto line = [&](double count, const QString& text) {
        const double y = std::round(a.bottom() - yOf(count) * a.height()) + 0.5;
        painter.setPen(QPen(count > 0 ? theme().border : theme().borderStrong, 1));
        painter.drawLine(QPointF(a.left(), y), QPointF(a.right(), y));
        painter.setPen(theme().textSecondary);
        painter.drawText(QRectF(0, y - metrics.height() / 2, leftSpace - 6, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    };
    line(0, data_.logarithmic ? QString() : "0");
    if (data_.logarithmic) {
        const int powers = int(std::floor(std::log10(largest_)));
        for (int p = 0; p <= powers; p += std::max(1, powers / 4))
            line(std::pow(10, p), formatShortCount(std::pow(10, p)));
    } else {
        const double step = niceStep(largest_, 3);
        for (double count = step; count <= largest_ * 1.0001; count += step)
            line(count, data_.sideBySide ? formatValue(count, 3) : formatShortCount(count));
    }
    painter.setPen(theme().textSecondary);
    const double below = a.bottom() + 3;
    if (data_.labels.empty()) {
        const double step = niceStep(data_.high - data_.low, std::max(4, int(a.width() / 60)));
        for (double x = std::ceil(data_.low / step) * step; x <= data_.high + step * 1e-6; x += step) {
            const double pixel = a.left() + (x - data_.low) / (data_.high - data_.low) * a.width();
            painter.drawText(QRectF(pixel - 40, below, 80, metrics.height()), Qt::AlignCenter,
                             formatValue(std::abs(x) < step * 1e-6 ? 0 : x, 3));
        }
    } else {
        const double width = a.width() / double(bins());
        double longest = 0;
        for (const QString& label : data_.labels)
            longest = std::max(longest, metrics.horizontalAdvance(label));
        const auto stride = std::size_t(std::max(1.0, std::ceil((longest + 6) / width)));
        // The middle one among them: a zero is told where there is one.
        for (std::size_t bin = data_.labels.size() / 2 % stride; bin < data_.labels.size(); bin += stride)
            painter.drawText(QRectF(a.left() + double(bin) * width - 30, below, width + 60, metrics.height()),
                             Qt::AlignCenter, data_.labels[bin]);
    }
    painter.drawText(QRectF(a.left(), below + metrics.height(), a.width(), metrics.height() + 2),
                     Qt::AlignCenter, data_.xName);
}

void BarChart::paintArea(QPainter& painter, const Set& set) const {
    const QRectF a = area();
    const double width = a.width() / double(bins());
    QPainterPath path(a.bottomLeft());
    for (std::size_t bin = 0; bin < set.counts.size(); ++bin) {
        const double y = a.bottom() - yOf(set.counts[bin]) * a.height();
        path.lineTo(a.left() + double(bin) * width, y);
        path.lineTo(a.left() + double(bin + 1) * width, y);
    }
    path.lineTo(a.bottomRight());
    QColor color = seriesColor(set.slot);
    color.setAlphaF(0.35f);
    painter.fillPath(path, color);
}

void BarChart::paintSet(QPainter& painter, std::size_t index) const {
    const Set& set = data_.sets[index];
    if (set.behind) return paintArea(painter, set);
    const QRectF a = area();
    const double step = a.width() / double(bins());
    const double space = step > 6 ? std::max(1.0, step * 0.15) : step > 3 ? 1 : 0;
    const double beside = data_.sideBySide ? double(data_.sets.size()) : 1;
    const double width = (step - space) / beside;
    for (std::size_t bin = 0; bin < set.counts.size(); ++bin) {
        const double height = yOf(set.counts[bin]) * a.height();
        const double left =
            a.left() + double(bin) * step + space / 2 + (beside > 1 ? double(index) * width : 0);
        painter.fillRect(QRectF(left, a.bottom() - height, width - (beside > 1 && width > 4 ? 1 : 0), height),
                         seriesColor(set.slot));
    }
}

QString BarChart::binText(std::size_t bin) const {
    QString text;
    if (bin < data_.labels.size()) {
        text = data_.labels[bin];
    } else {
        const double width = (data_.high - data_.low) / double(bins());
        text = tr("%1 to %2")
                   .arg(formatValue(data_.low + double(bin) * width, 3),
                        formatValue(data_.low + double(bin + 1) * width, 3));
    }
    for (const Set& set : data_.sets)
        text += QString("\n%1: %2")
                    .arg(set.name, data_.sideBySide ? formatValue(set.counts[bin], 3)
                                                    : formatCount(std::int64_t(set.counts[bin])));
    return text;
}

bool BarChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || bins() == 0) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QRectF a = area();
    if (a.contains(help->pos()))
        QToolTip::showText(help->globalPos(),
                           binText(std::size_t((help->pos().x() - a.left()) / a.width() * double(bins()))),
                           this);
    else
        QToolTip::hideText();
    return true;
}

}  // namespace nibble::ui
