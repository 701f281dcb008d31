#include "widgets/plot_axis.h"

#include <cmath>

#include "widgets/format.h"
#include "widgets/metric_plot.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {
constexpr double day = 86400;
}

QString axisTitle(XAxis axis) {
    switch (axis) {
        case XAxis::step:
            return MetricPlot::tr("Step");
        case XAxis::tokens:
            return MetricPlot::tr("Tokens");
        case XAxis::seconds:
            return MetricPlot::tr("Time");
        case XAxis::clock:
            return MetricPlot::tr("Time of day");
    }
    return {};
}

QString axisText(XAxis axis, double value) {
    if (axis == XAxis::seconds) return formatDuration(value);
    if (axis == XAxis::tokens) return formatShortCount(value);
    if (axis == XAxis::clock)
        return QLocale().toString(QDateTime::fromMSecsSinceEpoch(std::llround(value * 1000)),
                                  QLocale::ShortFormat);
    return formatValue(value, 6);
}

QCPRange withMargin(QCPRange range, double share, bool logarithmic) {
    if (logarithmic) {
        const double factor = std::pow(std::max(range.upper / range.lower, 1.2), share);
        return {range.lower / factor, range.upper * factor};
    }
    double margin = range.size() * share;
    if (margin == 0) margin = std::max(std::abs(range.lower) * share, 1e-12);
    return {range.lower - margin, range.upper + margin};
}

void styleAxes(QCustomPlot& plot) {
    const Theme& t = theme();
    const QFont small = scaledFont(-1);
    plot.setBackground(QBrush(t.surface));
    plot.setFont(small);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
        axis->setBasePen(QPen(t.borderStrong, 1));
        axis->setTickPen(QPen(t.borderStrong, 1));
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(t.textSecondary);
        axis->setLabelColor(t.textSecondary);
        axis->setTickLabelFont(small);
        axis->setLabelFont(small);
        axis->setTickLengthIn(0);
        axis->setTickLengthOut(3);
        axis->setNumberFormat("g");  // the texts are ours, powers too
        axis->grid()->setPen(QPen(t.border, 1));
        axis->grid()->setZeroLinePen(QPen(t.border, 1));
    }
    plot.yAxis->setBasePen(Qt::NoPen);
    plot.xAxis->grid()->setVisible(false);
    plot.xAxis->setLabelPadding(2);
}

double NumberTicker::getTickStep(const QCPRange& range) {
    step_ = QCPAxisTicker::getTickStep(range);
    if (kind_ == Kind::number || step_ < 1) return step_;
    for (const double nice : {1., 2., 5., 10., 15., 30., 60., 120., 300., 600., 900., 1800., 3600., 7200.,
                              10800., 21600., 43200.})
        if (nice >= range.size() / double(tickCount() + 1)) return step_ = nice;
    return step_ = day * std::ceil(range.size() / day / double(tickCount()));
}

QVector<double> NumberTicker::createTickVector(double step, const QCPRange& range) {
    // Whole hours and days are those of the place where the user is.
    if (kind_ == Kind::clock)
        setTickOrigin(-QDateTime::fromMSecsSinceEpoch(std::llround(range.lower * 1000)).offsetFromUtc());
    else
        setTickOrigin(0);
    if (!logarithmic_ || range.lower <= 0) return QCPAxisTicker::createTickVector(step, range);
    const double decades = std::log10(range.upper / range.lower);
    if (decades < 0.5) return QCPAxisTicker::createTickVector(step, range);
    static const QVector<double> coarse = {1}, middle = {1, 2, 5}, fine = {1, 1.5, 2, 3, 4, 5, 7};
    const QVector<double>& mantissas = decades < 1.2 ? fine : decades < 3 ? middle : coarse;
    const int stride = std::max(1, int(std::ceil(decades / 8)));
    QVector<double> ticks;
    for (int e = int(std::floor(std::log10(range.lower))); std::pow(10.0, e) <= range.upper; ++e) {
        if (e % stride != 0) continue;
        for (const double mantissa : mantissas) {
            const double tick = mantissa * std::pow(10.0, e);
            if (range.contains(tick)) ticks.append(tick);
        }
    }
    return ticks;
}

QVector<double> NumberTicker::createSubTickVector(int count, const QVector<double>& ticks) {
    return logarithmic_ ? QVector<double>() : QCPAxisTicker::createSubTickVector(count, ticks);
}

QString NumberTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    if (kind_ != Kind::clock) return text_(tick);
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(std::llround(tick * 1000));
    if (step_ >= day) return QLocale().toString(time.date(), QLocale::ShortFormat);
    return time.time().toString(step_ < 60 ? "HH:mm:ss" : "HH:mm");
}

}  // namespace nibble::ui
