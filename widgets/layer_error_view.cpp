#include "widgets/layer_error_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSlider>
#include <QSplitter>
#include <QTableView>
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "widgets/format.h"
#include "widgets/layer_error_metrics.h"
#include "widgets/layer_error_model.h"
#include "widgets/page.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

QString formatName(const std::string& format) {
    return QString::fromStdString(format).toUpper();
}

/// Layers down, experts across; one column for a tensor without experts.
HeatMap::Data mapData(const std::vector<LayerError>& errors, const std::string& tensor,
                      const LayerErrorMetric& metric) {
    HeatMap::Data data{
        QString::fromStdString(tensor), LayerErrorView::tr("Layer"), LayerErrorView::tr("Expert"), 0, 0, {}};
    for (const LayerError& e : errors) {
        if (e.tensor != tensor) continue;
        data.rows = std::max(data.rows, e.layer + 1);
        data.columns = std::max(data.columns, std::max(e.expert, 0) + 1);
    }
    data.values.assign(std::size_t(data.rows) * std::size_t(data.columns),
                       std::numeric_limits<double>::quiet_NaN());
    for (const LayerError& e : errors)
        if (e.tensor == tensor)
            data.values[std::size_t(e.layer) * std::size_t(data.columns) +
                        std::size_t(std::max(e.expert, 0))] = e.*metric.value;
    return data;
}

}  // namespace

LayerErrorView::LayerErrorView(QWidget* parent) : QWidget(parent) {
    mapArea_ = new QWidget;
    mapArea_->setLayout(new QHBoxLayout);
    mapArea_->layout()->setContentsMargins(0, 0, 0, 0);
    mapArea_->layout()->setSpacing(10);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(mapArea_);
    splitter->addWidget(makeSide());
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({830, 370});
    content_ = new QWidget;
    auto* inside = new QVBoxLayout(content_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(8);
    inside->addWidget(makeBar());
    inside->addWidget(metricHelp_);
    inside->addWidget(splitter, 1);
    empty_ = makeSecondary(
        tr("This run has no PTQ or QAT stage that has begun. The errors of its layers and experts "
           "stand here as soon as one has."));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->addWidget(content_, 1);
    layout->addWidget(empty_, 1);
}

QWidget* LayerErrorView::makeSide() {
    cell_ = new QLabel;
    cell_->setTextFormat(Qt::RichText);
    cell_->setContentsMargins(11, 2, 11, 9);
    cell_->setAlignment(Qt::AlignTop);
    cell_->setWordWrap(true);
    worstModel_ = new LayerErrorModel(this);
    worst_ = new QTableView;
    worst_->setModel(worstModel_);
    styleTable(*worst_);
    worst_->setAccessibleName(tr("Layers and experts, the worst first"));
    worst_->setToolTip(tr("Double-click to see the matrix."));
    connect(worst_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!index.isValid()) return;
                const LayerError& e = worstModel_->error(index.row());
                showCell(QString::fromStdString(e.tensor), e.layer, std::max(e.expert, 0));
            });
    connect(worst_, &QTableView::activated, this, [this](const QModelIndex& index) {
        const LayerError& e = worstModel_->error(index.row());
        Q_EMIT tensorChosen(QString::fromStdString(e.tensor), e.layer, std::max(e.expert, 0));
    });
    auto* side = new QSplitter(Qt::Vertical);
    side->addWidget(makeCard(tr("Cell"), cell_));
    side->addWidget(makeCard(tr("Worst first"), worst_));
    side->setStretchFactor(1, 1);
    return side;
}

QWidget* LayerErrorView::makeBar() {
    stage_ = new QComboBox;
    stage_->setAccessibleName(tr("Stage"));
    stage_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    metric_ = new QComboBox;
    metric_->setAccessibleName(tr("Measure"));
    for (const LayerErrorMetric& metric : layerErrorMetrics()) {
        metric_->addItem(*metric.unit ? QString("%1 (%2)").arg(metric.name(), metric.unit) : metric.name(),
                         metric.key);
        metric_->setItemData(metric_->count() - 1, metric.explanation(), Qt::ToolTipRole);
    }
    step_ = new QSlider(Qt::Horizontal);
    step_->setAccessibleName(tr("Training step"));
    step_->setMinimumWidth(200);
    stepText_ = makeSecondary();
    metricHelp_ = makeSecondary();
    metricHelp_->setWordWrap(true);
    connect(stage_, &QComboBox::currentIndexChanged, this, &LayerErrorView::showChoice);
    connect(metric_, &QComboBox::currentIndexChanged, this, &LayerErrorView::showChoice);
    connect(step_, &QSlider::valueChanged, this, [this](int value) {
        followsLast_ = value == step_->maximum();
        showStep();
    });

    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new QLabel(tr("Stage")));
    layout->addWidget(stage_);
    layout->addSpacing(8);
    layout->addWidget(new QLabel(tr("Measure")));
    layout->addWidget(metric_);
    layout->addSpacing(8);
    layout->addWidget(step_);
    layout->addWidget(stepText_);
    layout->addStretch();
    return bar;
}

void LayerErrorView::setMetric(const QString& key) {
    metric_->setCurrentIndex(metric_->findData(key));
}

void LayerErrorView::show(const RunHistory* history) {
    choices_.clear();
    if (history) {
        for (const LayerErrors& errors : history->layerErrors()) {
            auto it = std::find_if(choices_.begin(), choices_.end(), [&](const Choice& c) {
                return c.stage == errors.stage && c.format == errors.format;
            });
            if (it == choices_.end())
                it = choices_.insert(choices_.end(), Choice{errors.stage, errors.format, {}});
            it->steps.push_back({errors.stage, errors.step, errors.format, singleErrors(errors.errors)});
        }
    }
    content_->setVisible(!choices_.empty());
    empty_->setVisible(choices_.empty());
    const QString before = stage_->currentText();
    {
        const QSignalBlocker blocker(stage_);
        stage_->clear();
        for (const Choice& choice : choices_)
            stage_->addItem(QString::fromStdString(choice.stage) + QString::fromUtf8(" · ") +
                            formatName(choice.format));
        const int same = stage_->findText(before);
        stage_->setCurrentIndex(same >= 0 ? same : stage_->count() - 1);
    }
    showChoice();
}

void LayerErrorView::showChoice() {
    if (choices_.empty()) return;
    const Choice& choice = choices_[std::size_t(stage_->currentIndex())];
    const LayerErrorMetric& metric = layerErrorMetrics()[std::size_t(metric_->currentIndex())];
    metricHelp_->setText(metric.explanation());
    metricHelp_->setToolTip(metric.explanation());

    std::set<std::string> tensors;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const LayerErrors& errors : choice.steps)
        for (const LayerError& e : errors.errors) {
            tensors.insert(e.tensor);
            const double v = e.*metric.value;
            if (!std::isfinite(v)) continue;
            low = std::min(low, v);
            high = std::max(high, v);
        }
    while (maps_.size() > tensors.size()) {
        delete maps_.back()->parentWidget();
        maps_.pop_back();
    }
    while (maps_.size() < tensors.size()) {
        auto* map = new HeatMap;
        mapArea_->layout()->addWidget(makeCard({}, map));
        maps_.push_back(map);
        connect(map, &HeatMap::currentChanged, this,
                [this, map](int row, int column) { showCell(map->data().title, row, column); });
        connect(map, &HeatMap::chosen, this,
                [this, map](int row, int column) { Q_EMIT tensorChosen(map->data().title, row, column); });
    }
    for (HeatMap* map : maps_)
        map->setScale(low, high, metric.unit, [&metric](double v) { return metric.format(v); });
    {
        const QSignalBlocker blocker(step_);
        step_->setRange(0, int(choice.steps.size()) - 1);
        if (followsLast_) step_->setValue(step_->maximum());
        step_->setVisible(choice.steps.size() > 1);
    }
    showStep();
    Q_EMIT stageChanged();
}

const LayerErrors* LayerErrorView::current() const {
    if (choices_.empty()) return nullptr;
    const auto& steps = choices_[std::size_t(stage_->currentIndex())].steps;
    return &steps[std::size_t(std::clamp(step_->value(), 0, int(steps.size()) - 1))];
}

void LayerErrorView::showStep() {
    const LayerErrors* errors = current();
    if (!errors) return;
    const LayerErrorMetric& metric = layerErrorMetrics()[std::size_t(metric_->currentIndex())];
    stepText_->setText(errors->step > 0 ? tr("step %1").arg(formatCount(errors->step)) : QString());
    std::set<std::string> tensors;
    for (const LayerError& e : errors->errors) tensors.insert(e.tensor);
    std::size_t i = 0;
    for (auto tensor = tensors.rbegin(); tensor != tensors.rend() && i < maps_.size();
         ++tensor)  // gate_up_proj before down_proj
        maps_[i++]->setData(mapData(errors->errors, *tensor, metric));
    worstModel_->setErrors(errors->errors, metric);
    fitColumns(*worst_);
    showCell({}, -1, -1);
}

void LayerErrorView::showCell(const QString& tensor, int layer, int expert) {
    const LayerErrors* errors = current();
    for (HeatMap* map : maps_) {
        const bool here = map->data().title == tensor;
        map->setCurrent(here ? layer : -1, here ? expert : -1);
    }
    QString rows;
    for (const LayerErrorMetric& metric : layerErrorMetrics()) {
        QString value = QString::fromUtf8("–");
        for (const LayerError& e : errors ? errors->errors : std::vector<LayerError>())
            if (QString::fromStdString(e.tensor) == tensor && e.layer == layer &&
                std::max(e.expert, 0) == expert) {
                value = metric.format(e.*metric.value);
                if (*metric.unit && !metric.share) value += QString(" ") + metric.unit;
                break;
            }
        rows += QString("<tr><td style='padding-right:14px'>%1</td><td align='right'><b>%2</b></td></tr>")
                    .arg(metric.name(), value);
    }
    const QString where =
        layer < 0 ? tr("Point at a cell, or go there with the arrow keys. Click it to see its matrix.")
                  : tr("Layer %1, expert %2, %3").arg(layer).arg(expert).arg(tensor);
    cell_->setText(QString("<p style='color:%1'>%2</p><table width='100%'>%3</table>")
                       .arg(theme().textSecondary.name(), where, rows));
}

}  // namespace nibble::ui
