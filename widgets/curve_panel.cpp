#include "widgets/curve_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSlider>
#include <QSplitter>
#include <QToolButton>

#include "widgets/flow_layout.h"
#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/page.h"
#include "widgets/plot_grid.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

/// Not a series of the store: the difference of two of them.
constexpr char gapName[] = "quantization_gap";

struct Look {
    const char* name;
    const char* label;  ///< in the legend; none for curves that have a plot of their own
    int plot;
    Qt::PenStyle line;
    double width;
    bool smooth, pointMarks;
};
const Look looks[] = {
    {"loss", QT_TRANSLATE_NOOP("nibble::ui::CurvePanel", "Training"), 0, Qt::SolidLine, 1.6, true, false},
    {"validation_loss", QT_TRANSLATE_NOOP("nibble::ui::CurvePanel", "Validation"), 0, Qt::DashLine, 2.0,
     false, true},
    {"unquantized_validation_loss",
     QT_TRANSLATE_NOOP("nibble::ui::CurvePanel", "Validation without quantization"), 0, Qt::DotLine, 2.0,
     false, true},
    {"validation_loss_mxfp4", QT_TRANSLATE_NOOP("nibble::ui::CurvePanel", "Validation in MXFP4"), 0,
     Qt::DashDotLine, 1.6, false, true},
    {"validation_loss_nvfp4", QT_TRANSLATE_NOOP("nibble::ui::CurvePanel", "Validation in NVFP4"), 0,
     Qt::DashDotDotLine, 1.6, false, true},
    {"learning_rate", nullptr, 1, Qt::SolidLine, 1.6, false, false},
    {"grad_norm", nullptr, 2, Qt::SolidLine, 1.4, true, false},
    {"tokens_per_second", nullptr, 3, Qt::SolidLine, 1.4, true, false},
    {"memory_bytes", nullptr, 4, Qt::SolidLine, 1.4, false, false},
    {gapName, nullptr, 5, Qt::SolidLine, 1.6, false, true},
};
const Look* lookOf(const std::string& name) {
    for (const Look& look : looks)
        if (name == look.name) return &look;
    return nullptr;
}

QString curveKey(const QString& group, const std::string& name) {
    return group + "/" + QString::fromStdString(name);
}

/// A line in the style of a curve, for the legend.
QIcon lineIcon(Qt::PenStyle style, bool mark) {
    QPixmap pixmap(QSize(32, 14) * 2);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().text, 1.8, style));
    painter.drawLine(QPointF(1, 7), QPointF(25, 7));
    if (mark) {
        painter.setBrush(theme().text);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(QPointF(13, 7), 3, 3);
    }
    return QIcon(pixmap);
}

QToolButton* chip(const QIcon& icon, const QString& text) {
    auto* button = new QToolButton;
    button->setProperty("chip", true);
    button->setCheckable(true);
    button->setChecked(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(icon);
    button->setText(text);
    button->setToolTip(CurvePanel::tr("Show or hide"));
    return button;
}

}  // namespace

/// One below the other, with one crosshair.
void CurvePanel::makePlots() {
    const auto plot = [this](const QString& title, const QString& unit,
                             std::function<QString(double)> format) {
        auto* p = new MetricPlot;
        p->setTitle(title, unit);
        if (format) p->setValueFormat(std::move(format));
        plots_.push_back(p);
        return p;
    };
    plot(tr("Loss"), tr("nats per token"), {});
    plot(tr("Learning rate"), {}, [](double v) { return formatValue(v, 3); });
    plot(tr("Gradient norm"), tr("before clipping"), [](double v) { return formatValue(v, 3); });
    plot(tr("Speed"), tr("tokens/s"), formatShortCount)->setIncludeZero(true);
    plot(tr("Memory"), {}, formatBytes)->setIncludeZero(true);
    plot(tr("Quantization gap"), tr("nats per token"), [](double v) {
        return formatValue(v, 3);
    })->setIncludeZero(true);
    for (MetricPlot* p : plots_) {
        connect(p, &MetricPlot::crosshairMoved, this, [this, p](double x) {
            for (MetricPlot* other : plots_)
                if (other != p) other->showCrosshair(x);
        });
        connect(p, &MetricPlot::crosshairLeft, this, [this] {
            for (MetricPlot* other : plots_) other->hideCrosshair();
        });
    }
}

CurvePanel::CurvePanel(QWidget* parent) : QWidget(parent) {
    makePlots();
    small_ = new PlotGrid;
    for (std::size_t i = 1; i < plots_.size(); ++i) small_->add(plots_[i]);
    showGap(false);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(true);
    splitter->addWidget(makeCard({}, plots_.front()));
    splitter->addWidget(small_);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);

    auto* legendArea = new QWidget;
    legend_ = new FlowLayout;
    legend_->setContentsMargins(0, 0, 0, 0);
    legendArea->setLayout(legend_);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(makeToolBar());
    layout->addWidget(legendArea);
    layout->addWidget(splitter, 1);
}

/// The slider; returned is the label that says what it stands at.
QLabel* CurvePanel::makeSmoothing() {
    smoothing_ = new QSlider(Qt::Horizontal);
    smoothing_->setRange(0, 100);
    smoothing_->setMaximumWidth(160);
    smoothing_->setAccessibleName(tr("Smoothing"));
    QLabel* amount = makeSecondary();
    amount->setMinimumWidth(amount->fontMetrics().horizontalAdvance("0.000"));
    connect(smoothing_, &QSlider::valueChanged, this, [this, amount](int value) {
        // Finer towards 1, where a little more weight smooths much more.
        const double t = value / 100.0, weight = value == 0 ? 0 : 1 - (1 - t) * (1 - t) * 0.999 - 0.001;
        amount->setText(value == 0 ? tr("off") : formatValue(weight, 3));
        for (MetricPlot* p : plots_) p->setSmoothing(weight);
    });
    smoothing_->setValue(60);
    return amount;
}

void CurvePanel::makeToggles() {
    const auto toggle = [](const QString& text, const QString& tip) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setCheckable(true);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        return button;
    };
    logX_ = toggle(tr("log x"), tr("Logarithmic horizontal axis"));
    logY_ = toggle(tr("log y"), tr("Logarithmic vertical axis"));
    connect(logX_, &QToolButton::toggled, this, [this](bool on) {
        for (MetricPlot* p : plots_) p->setLogX(on);
    });
    connect(logY_, &QToolButton::toggled, this, [this](bool on) { plots_.front()->setLogY(on); });
    inSequence_ = toggle(tr("in sequence"), tr("Each stage behind the one that it starts from"));
    inSequence_->setChecked(true);
    connect(inSequence_, &QToolButton::toggled, this, [this] {
        updateOffsets();
        fit();
    });
}

QWidget* CurvePanel::makeToolBar() {
    axis_ = new QComboBox;
    axis_->addItems({tr("Step"), tr("Tokens"), tr("Time"), tr("Time of day")});
    axis_->setAccessibleName(tr("Horizontal axis"));
    connect(axis_, &QComboBox::currentIndexChanged, this, [this](int index) {
        for (MetricPlot* p : plots_) p->setXAxis(XAxis(index));
    });
    QLabel* amount = makeSmoothing();
    makeToggles();
    auto* fit = new QToolButton;
    fit->setIcon(icon("fit"));
    fit->setToolTip(tr("Show everything (double click, Home)"));
    fit->setAccessibleName(tr("Show everything"));
    connect(fit, &QToolButton::clicked, this, &CurvePanel::fit);

    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new QLabel(tr("Over")));
    layout->addWidget(axis_);
    layout->addSpacing(8);
    layout->addWidget(new QLabel(tr("Smoothing")));
    layout->addWidget(smoothing_);
    layout->addWidget(amount);
    layout->addStretch();
    layout->addWidget(inSequence_);
    layout->addWidget(logX_);
    layout->addWidget(logY_);
    layout->addWidget(fit);
    return bar;
}

void CurvePanel::setGroups(const std::vector<Group>& groups) {
    groups_ = groups;
    drawn_.clear();
    for (MetricPlot* p : plots_) p->clear();
    showGap(false);
    rebuildLegend();
}

bool CurvePanel::updateGroups(const std::vector<Group>& groups) {
    const auto same = [](const Group& a, const Group& b) { return a.key == b.key && a.label == b.label; };
    if (!std::equal(groups.begin(), groups.end(), groups_.begin(), groups_.end(), same)) return false;
    groups_ = groups;
    updateOffsets();
    return true;
}

const CurvePanel::Group* CurvePanel::find(const QString& group) const {
    const auto it =
        std::find_if(groups_.begin(), groups_.end(), [&](const Group& g) { return g.key == group; });
    return it == groups_.end() ? nullptr : &*it;
}

/// Its chart is there once something was trained through a quantizer.
void CurvePanel::showGap(bool shown) {
    small_->setShown(plots_.back(), shown);
}

/// Through the quantizers minus without them, where both were measured.
void CurvePanel::updateGap(const Group& group) {
    const Curve* quantized = plots_.front()->curve(curveKey(group.key, "validation_loss"));
    const Curve* plain = plots_.front()->curve(curveKey(group.key, "unquantized_validation_loss"));
    if (!quantized || !plain || plain->points().empty()) return;
    std::vector<Point> gap;
    auto other = plain->points().begin();
    for (const Point& point : quantized->points()) {
        while (other != plain->points().end() && other->step < point.step) ++other;
        if (other == plain->points().end() || other->step != point.step) continue;
        gap.push_back(point);
        gap.back().value -= other->value;
    }
    if (gap.size() < 2) return;  // PTQ: one figure is no curve
    setPoints(group.key, gapName, gap);
    showGap(true);
}

void CurvePanel::rebuildLegend() {
    while (QLayoutItem* item = legend_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    nameChips_.clear();
    for (const Group& group : groups_) {
        QToolButton* button = chip(swatch(group.slot), group.label);
        button->setChecked(!hiddenGroups_.contains(group.key));
        connect(button, &QToolButton::toggled, this, [this, key = group.key](bool on) {
            on ? void(hiddenGroups_.erase(key)) : void(hiddenGroups_.insert(key));
            updateVisibility();
        });
        legend_->addWidget(button);
    }
    for (const Look& look : looks) {
        if (!look.label || groups_.empty()) continue;
        QToolButton* button = chip(lineIcon(look.line, look.pointMarks), tr(look.label));
        button->setIconSize(QSize(32, 14));
        button->setChecked(!hiddenNames_.contains(look.name));
        connect(button, &QToolButton::toggled, this, [this, name = std::string(look.name)](bool on) {
            on ? void(hiddenNames_.erase(name)) : void(hiddenNames_.insert(name));
            updateVisibility();
        });
        legend_->addWidget(button);
        const bool there = std::any_of(drawn_.begin(), drawn_.end(),
                                       [&](const auto& drawn) { return drawn.second.name == look.name; });
        button->setVisible(there);
        nameChips_[look.name] = button;
    }
}

MetricPlot* CurvePanel::plotOf(const std::string& name) const {
    const Look* look = lookOf(name);
    return look ? plots_[std::size_t(look->plot)] : nullptr;
}

void CurvePanel::setPoints(const QString& group, const std::string& name, std::span<const Point> points) {
    const Group* it = find(group);
    const Look* look = lookOf(name);
    if (!it || !look) return;
    const QString key = curveKey(group, name);
    const QString label = look->label ? it->label + QString::fromUtf8(" · ") + tr(look->label) : it->label;
    plotOf(name)->setCurve(key, {label, it->slot, look->line, look->width, look->smooth, look->pointMarks},
                           points);
    drawn_[key] = {group, name};
    if (const auto chip = nameChips_.find(name); chip != nameChips_.end()) chip->second->show();
    if (inSequence_->isChecked()) plotOf(name)->setOffset(key, it->offset);
    plotOf(name)->setClock(key, it->clock);
    plotOf(name)->setCurveVisible(key, !hiddenGroups_.contains(group) && !hiddenNames_.contains(name));
    if (name.ends_with("validation_loss")) updateGap(*it);
}

void CurvePanel::append(const QString& group, const std::string& name, std::span<const Point> points) {
    const QString key = curveKey(group, name);
    MetricPlot* plot = plotOf(name);
    if (plot && plot->hasCurve(key)) {
        plot->append(key, points);
        if (const Group* known = find(group); known && name.ends_with("validation_loss")) updateGap(*known);
    } else {
        setPoints(group, name, points);
    }
}

void CurvePanel::setOffset(const QString& group, const Point& offset) {
    for (Group& g : groups_)
        if (g.key == group) g.offset = offset;
    updateOffsets();
}

void CurvePanel::setClock(const QString& group, const std::vector<ClockMark>& clock) {
    for (Group& g : groups_)
        if (g.key == group) g.clock = clock;
    for (const auto& [key, drawn] : drawn_)
        if (drawn.group == group) plotOf(drawn.name)->setClock(key, clock);
}

void CurvePanel::updateOffsets() {
    for (const auto& [key, drawn] : drawn_)
        for (const Group& group : groups_)
            if (group.key == drawn.group)
                plotOf(drawn.name)->setOffset(key, inSequence_->isChecked() ? group.offset : Point());
}

void CurvePanel::updateVisibility() {
    for (const auto& [key, drawn] : drawn_)
        plotOf(drawn.name)
            ->setCurveVisible(key,
                              !hiddenGroups_.contains(drawn.group) && !hiddenNames_.contains(drawn.name));
}

void CurvePanel::setSmoothing(double weight) {
    const double t = weight <= 0 ? 0 : 1 - std::sqrt(std::max(0.0, (1 - weight - 0.001) / 0.999));
    smoothing_->setValue(int(std::lround(100 * t)));
}

void CurvePanel::setLogY(bool on) {
    logY_->setChecked(on);
}

void CurvePanel::toggleSmoothing() {
    const int now = smoothing_->value();
    if (now > 0) smoothingBefore_ = now;
    smoothing_->setValue(now > 0 ? 0 : smoothingBefore_);
}

void CurvePanel::toggleLogY() {
    logY_->toggle();
}

QVariantMap CurvePanel::settings() const {
    return {{"axis", axis_->currentIndex()},
            {"smoothing", smoothing_->value()},
            {"logX", logX_->isChecked()},
            {"logY", logY_->isChecked()},
            {"sequence", inSequence_->isChecked()}};
}

void CurvePanel::applySettings(const QVariantMap& settings) {
    if (settings.isEmpty()) return;
    axis_->setCurrentIndex(settings["axis"].toInt());
    smoothing_->setValue(settings["smoothing"].toInt());
    logX_->setChecked(settings["logX"].toBool());
    logY_->setChecked(settings["logY"].toBool());
    inSequence_->setChecked(settings["sequence"].toBool());
}

void CurvePanel::fit() {
    for (MetricPlot* p : plots_) p->fit();
}

}  // namespace nibble::ui
