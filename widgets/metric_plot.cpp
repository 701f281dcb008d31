#include "widgets/metric_plot.h"

#include <QEvent>
#include <QKeyEvent>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/curve_plottable.h"
#include "widgets/format.h"
#include "widgets/plot_axis.h"
#include "widgets/plot_export.h"
#include "widgets/plot_header.h"
#include "widgets/plot_navigation.h"
#include "widgets/plot_overlay.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {
constexpr int smallPlot = 200;  ///< height of the window's lesser plots
}

struct MetricPlot::Impl {
    struct Entry {
        QString key;
        Style style;
        Curve curve;
        CurvePlottable* drawn = nullptr;
    };
    PlotHeader* header = nullptr;
    QCustomPlot* plot = nullptr;
    PlotOverlay* overlay = nullptr;
    QSharedPointer<NumberTicker> xTicker, yTicker;
    std::function<QString(double)> format = [](double v) { return formatValue(v); };
    std::vector<std::unique_ptr<Entry>> entries;
    XAxis axis = XAxis::step;
    double smoothing = 0;
    bool fitted = true;
    QTimer replot;
    PlotNavigation* navigation = nullptr;
    bool includeZero = false;

    Entry* find(const QString& key) const {
        const auto it =
            std::find_if(entries.begin(), entries.end(), [&](const auto& e) { return e->key == key; });
        return it == entries.end() ? nullptr : it->get();
    }
    PlotOverlay::Row readoutRow(const Entry& entry, std::size_t i, double x) const;
    bool logarithmic(const QCPAxis* a) const { return a->scaleType() == QCPAxis::stLogarithmic; }
    void setLogarithmic(QCPAxis* a, NumberTicker& ticker, bool on) {
        ticker.setLogarithmic(on);
        a->setScaleType(on ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        fitted = true;
    }
    void fitAxis(QCPAxis* a, bool key) {
        QCPRange all;
        bool any = false;
        const auto domain = logarithmic(a) ? QCP::sdPositive : QCP::sdBoth;
        for (const auto& entry : entries) {
            if (!entry->drawn->realVisibility()) continue;
            bool found = false;
            const QCPRange range =
                key ? entry->drawn->getKeyRange(found, domain) : entry->drawn->getValueRange(found, domain);
            if (!found) continue;
            all = any ? all.expanded(range) : range;
            any = true;
        }
        if (!key && includeZero && !logarithmic(a)) all.expand(0);
        if (any) a->setRange(withMargin(all, key ? 0.015 : 0.05, logarithmic(a)));
    }
};

MetricPlot::MetricPlot(QWidget* parent) : QWidget(parent), impl_(std::make_unique<Impl>()) {
    Impl& d = *impl_;
    setFocusPolicy(Qt::StrongFocus);
    d.header = new PlotHeader;
    connect(d.header, &PlotHeader::menuClicked, this, [this](const QPoint& at) { showChartMenu(*this, at); });
    d.plot = new QCustomPlot;
    d.plot->setFocusPolicy(Qt::NoFocus);
    d.plot->setMouseTracking(true);
    d.plot->setMinimumSize(40, 30);  // nothing can be drawn on no pixels
    d.overlay = new PlotOverlay(d.plot);
    d.navigation = new PlotNavigation(*d.plot, *d.overlay, this);
    d.xTicker = QSharedPointer<NumberTicker>::create([&d](double v) { return axisText(d.axis, v); });
    d.yTicker = QSharedPointer<NumberTicker>::create([&d](double v) { return d.format(v); });
    d.plot->xAxis->setTicker(d.xTicker);
    d.plot->yAxis->setTicker(d.yTicker);
    d.plot->axisRect()->setMinimumMargins(QMargins(8, 6, 14, 4));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(d.header);
    layout->addWidget(d.plot, 1);

    d.replot.setSingleShot(true);
    d.replot.setInterval(0);
    connect(&d.replot, &QTimer::timeout, this, [this] {
        if (!isVisible()) return;  // it is drawn when it is shown
        if (impl_->fitted) fit();
        updateNonFinite();
        impl_->plot->replot();
    });
    connect(d.plot, &QCustomPlot::afterReplot, this, [this] {
        impl_->overlay->setGeometry(impl_->plot->rect());
        impl_->overlay->setArea(impl_->plot->axisRect()->rect());
        Q_EMIT drawn();
    });
    connect(d.navigation, &PlotNavigation::moved, this, [this] {
        impl_->fitted = false;
        impl_->plot->replot();
    });
    connect(d.navigation, &PlotNavigation::fitRequested, this, &MetricPlot::fit);
    connect(d.navigation, &PlotNavigation::pressed, this, [this] { setFocus(Qt::MouseFocusReason); });
    connect(d.navigation, &PlotNavigation::hovered, this,
            [this](double pixel) { moveCrosshair(impl_->plot->xAxis->pixelToCoord(pixel), true); });
    connect(d.navigation, &PlotNavigation::menuRequested, this,
            [this](const QPoint& at) { showChartMenu(*this, at); });
    connect(d.navigation, &PlotNavigation::left, this, [this] {
        hideCrosshair();
        Q_EMIT crosshairLeft();
    });
    restyle();
    updateNonFinite();
}

MetricPlot::~MetricPlot() = default;

void MetricPlot::setTitle(const QString& title, const QString& unit) {
    impl_->header->setTitle(title, unit);
    setAccessibleName(unit.isEmpty() ? title : title + ", " + unit);
}

void MetricPlot::setValueFormat(std::function<QString(double)> format) {
    impl_->format = std::move(format);
    scheduleReplot();
}

void MetricPlot::setCurve(const QString& key, const Style& style, std::span<const Point> points) {
    Impl& d = *impl_;
    Impl::Entry* entry = d.find(key);
    if (!entry) {
        d.entries.push_back(std::make_unique<Impl::Entry>());
        entry = d.entries.back().get();
        entry->key = key;
        entry->drawn = new CurvePlottable(d.plot->xAxis, d.plot->yAxis, entry->curve);
        entry->drawn->setXAxisKind(d.axis);
        entry->curve.setSmoothing(style.smooth ? d.smoothing : 0);
    }
    entry->style = style;
    entry->drawn->setLook(seriesColor(style.slot), style.line, style.width, style.smooth, style.pointMarks);
    entry->curve.clear();
    entry->curve.append(points);
    scheduleReplot();
}

void MetricPlot::append(const QString& key, std::span<const Point> points) {
    if (Impl::Entry* entry = impl_->find(key)) {
        entry->curve.append(points);
        // Points come some times a second (event_feed.h). Small plots wait for more of them, so that a
        // training beside keeps its cores.
        if (!impl_->replot.isActive()) impl_->replot.start(height() < smallPlot ? 600 : 0);
    }
}

void MetricPlot::setIncludeZero(bool on) {
    impl_->includeZero = on;
    scheduleReplot();
}

void MetricPlot::setOffset(const QString& key, const Point& offset) {
    if (Impl::Entry* entry = impl_->find(key)) entry->curve.setOffset(offset);
    scheduleReplot();
}

void MetricPlot::setClock(const QString& key, std::vector<ClockMark> clock) {
    if (Impl::Entry* entry = impl_->find(key)) entry->curve.setClock(std::move(clock));
    if (impl_->axis == XAxis::clock) scheduleReplot();
}

void MetricPlot::setRange(double from, double to) {
    impl_->fitted = false;
    impl_->plot->xAxis->setRange(from, to);
    scheduleReplot();
}

void MetricPlot::drawNow() {
    impl_->replot.stop();
    impl_->plot->replot(QCustomPlot::rpImmediateRefresh);
}

PlotPicture MetricPlot::describePicture() const {
    PlotPicture picture{*impl_->plot, impl_->header->title(), impl_->header->unit(), {}, {}};
    for (const auto& entry : impl_->entries) {
        if (!entry->drawn->realVisibility()) continue;
        picture.legend.push_back({seriesColor(entry->style.slot), entry->style.line, entry->style.label});
        picture.curves.push_back(&entry->curve);
    }
    return picture;
}

QString MetricPlot::title() const {
    return impl_->header->title();
}

int MetricPlot::titleWidth() const {
    return impl_->header->titleWidth();
}

QImage MetricPlot::picture(double scale) const {
    return paintImage(describePicture(), scale);
}

QString MetricPlot::exportTo(const QString& file) const {
    return saveChart(describePicture(), file);
}

QString MetricPlot::csv() const {
    return chartValues(describePicture());
}

bool MetricPlot::hasCurve(const QString& key) const {
    return impl_->find(key) != nullptr;
}

void MetricPlot::setCurveVisible(const QString& key, bool visible) {
    if (Impl::Entry* entry = impl_->find(key)) entry->drawn->setVisible(visible);
    scheduleReplot();
}

void MetricPlot::clear() {
    hideCrosshair();
    impl_->plot->clearPlottables();
    impl_->entries.clear();
    impl_->fitted = true;
    scheduleReplot();
}

const Curve* MetricPlot::curve(const QString& key) const {
    const Impl::Entry* entry = impl_->find(key);
    return entry ? &entry->curve : nullptr;
}

void MetricPlot::setXAxis(XAxis axis) {
    impl_->axis = axis;
    for (const auto& entry : impl_->entries) entry->drawn->setXAxisKind(axis);
    impl_->xTicker->setKind(axis == XAxis::clock     ? NumberTicker::Kind::clock
                            : axis == XAxis::seconds ? NumberTicker::Kind::duration
                                                     : NumberTicker::Kind::number);
    labelAxis();
    impl_->fitted = true;
    scheduleReplot();
}

void MetricPlot::setLogX(bool on) {
    impl_->setLogarithmic(impl_->plot->xAxis, *impl_->xTicker, on);
    scheduleReplot();
}

void MetricPlot::setLogY(bool on) {
    impl_->setLogarithmic(impl_->plot->yAxis, *impl_->yTicker, on);
    scheduleReplot();
}

void MetricPlot::setSmoothing(double weight) {
    impl_->smoothing = weight;
    for (const auto& entry : impl_->entries) entry->curve.setSmoothing(entry->style.smooth ? weight : 0);
    scheduleReplot();
}

void MetricPlot::fit() {
    impl_->fitAxis(impl_->plot->xAxis, true);
    impl_->fitAxis(impl_->plot->yAxis, false);
    if (!impl_->fitted) scheduleReplot();
    impl_->fitted = true;
}

bool MetricPlot::isFitted() const {
    return impl_->fitted;
}

void MetricPlot::scheduleReplot() {
    if (impl_->replot.remainingTime() != 0) impl_->replot.start(0);
}

void MetricPlot::updateNonFinite() {
    const NonFiniteCount count = nonFinite();
    QStringList parts;
    if (count.nan) parts << tr("%1 NaN").arg(formatCount(count.nan));
    if (count.infinite) parts << tr("%1 infinite").arg(formatCount(count.infinite));
    impl_->header->setNonFinite(parts.join(", "));
    std::size_t points = 0;
    for (const auto& entry : impl_->entries) points += entry->curve.points().size();
    impl_->overlay->setMessage(points ? QString() : tr("No values yet"));
    setAccessibleDescription(tr("%1 curves, %2 points").arg(impl_->entries.size()).arg(points) +
                             (parts.isEmpty() ? QString() : ", " + parts.join(", ")));
}

NonFiniteCount MetricPlot::nonFinite() const {
    NonFiniteCount sum;
    for (const auto& entry : impl_->entries) {
        if (!entry->drawn->realVisibility()) continue;
        sum.nan += entry->curve.nonFinite().nan;
        sum.infinite += entry->curve.nonFinite().infinite;
    }
    return sum;
}

QPointF MetricPlot::pixelOf(double x, double y) const {
    return {impl_->plot->xAxis->coordToPixel(x), impl_->plot->yAxis->coordToPixel(y)};
}

void MetricPlot::showCrosshair(double x) {
    moveCrosshair(x, false);
}

void MetricPlot::hideCrosshair() {
    impl_->overlay->hideCrosshair();
}

void MetricPlot::moveCrosshair(double x, bool byUser) {
    Impl& d = *impl_;
    // The crosshair stands on the nearest point of any curve.
    std::optional<double> nearest;
    for (const auto& entry : d.entries) {
        if (!entry->drawn->realVisibility()) continue;
        const std::ptrdiff_t i = entry->curve.nearest(x, d.axis);
        if (i < 0) continue;
        const double candidate = entry->curve.x(std::size_t(i), d.axis);
        if (!nearest || std::abs(candidate - x) < std::abs(*nearest - x)) nearest = candidate;
    }
    if (!nearest) return hideCrosshair();
    std::vector<PlotOverlay::Row> rows;
    for (const auto& entry : d.entries) {
        const Curve& curve = entry->curve;
        const std::ptrdiff_t i = entry->drawn->realVisibility() ? curve.nearest(*nearest, d.axis) : -1;
        // A curve that begins later or has ended has no value here.
        if (i < 0 || *nearest < curve.x(0, d.axis) || *nearest > curve.x(curve.points().size() - 1, d.axis))
            continue;
        rows.push_back(d.readoutRow(*entry, std::size_t(i), *nearest));
    }
    d.overlay->showCrosshair(d.plot->xAxis->coordToPixel(*nearest),
                             axisTitle(d.axis) + " " + axisText(d.axis, *nearest), std::move(rows));
    if (byUser) Q_EMIT crosshairMoved(*nearest);
}

PlotOverlay::Row MetricPlot::Impl::readoutRow(const Entry& entry, std::size_t i, double x) const {
    const double value = entry.curve.points()[i].value, at = entry.curve.x(i, axis);
    const bool smooth = entry.style.smooth && entry.curve.isSmoothed() && std::isfinite(value);
    const double drawn = smooth ? entry.curve.smoothed(i) : value;
    const QPointF point(plot->xAxis->coordToPixel(at), plot->yAxis->coordToPixel(drawn));
    PlotOverlay::Row row{seriesColor(entry.style.slot), entry.style.label, format(drawn), {}, point, false};
    if (smooth) row.detail = "(" + format(value) + ")";
    if (at != x) row.detail += (smooth ? " @ " : "@ ") + axisText(axis, at);
    row.inside = std::isfinite(point.x()) && std::isfinite(point.y()) &&
                 QRectF(plot->axisRect()->rect()).contains(point);
    return row;
}

void MetricPlot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) restyle();
    QWidget::changeEvent(event);
}

/// A low plot keeps its height for the curves.
void MetricPlot::labelAxis() {
    impl_->plot->xAxis->setLabel(height() < smallPlot ? QString() : axisTitle(impl_->axis));
}

void MetricPlot::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    labelAxis();
    hideCrosshair();
    const QFontMetrics metrics(scaledFont(-1));
    impl_->xTicker->setTickCount(std::clamp(width() / (metrics.averageCharWidth() * 13), 2, 9));
    impl_->yTicker->setTickCount(std::clamp(height() / (metrics.height() * 3), 2, 7));
}

void MetricPlot::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    scheduleReplot();
}

void MetricPlot::restyle() {
    styleAxes(*impl_->plot);
    labelAxis();
    for (const auto& entry : impl_->entries) {
        const Style& s = entry->style;
        entry->drawn->setLook(seriesColor(s.slot), s.line, s.width, s.smooth, s.pointMarks);
    }
    scheduleReplot();
}

void MetricPlot::keyPressEvent(QKeyEvent* event) {
    if (!impl_->navigation->keyPressed(*event)) QWidget::keyPressEvent(event);
}

}  // namespace nibble::ui
