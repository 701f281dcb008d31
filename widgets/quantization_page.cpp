#include "widgets/quantization_page.h"

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
    HeatMap::Data data{QString::fromStdString(tensor),
                       QuantizationPage::tr("Layer"),
                       QuantizationPage::tr("Expert"),
                       0,
                       0,
                       {}};
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

QuantizationPage::QuantizationPage(QWidget* parent) : Page(tr("Quantization"), "quantization", parent) {
    setEmptyState(tr("No quantization errors yet"),
                  tr("Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert "
                     "then shows here what "
                     "rounding to 4 bits did to it, and how much of the fine-tuning survived."),
                  tr("Show the runs"));
    mapArea_ = new QWidget;
    mapArea_->setLayout(new QHBoxLayout);
    mapArea_->layout()->setContentsMargins(0, 0, 0, 0);
    mapArea_->layout()->setSpacing(10);

    cell_ = new QLabel;
    cell_->setTextFormat(Qt::RichText);
    cell_->setContentsMargins(11, 2, 11, 9);
    cell_->setAlignment(Qt::AlignTop);
    worstModel_ = new LayerErrorModel(this);
    worst_ = new QTableView;
    worst_->setModel(worstModel_);
    styleTable(*worst_);
    worst_->setAccessibleName(tr("Layers and experts, the worst first"));
    connect(worst_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!index.isValid()) return;
                const LayerError& e = worstModel_->error(index.row());
                showCell(QString::fromStdString(e.tensor), e.layer, std::max(e.expert, 0));
            });

    auto* side = new QSplitter(Qt::Vertical);
    side->addWidget(makeCard(tr("Cell"), cell_));
    side->addWidget(makeCard(tr("Worst first"), worst_));
    side->setStretchFactor(1, 1);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(mapArea_);
    splitter->addWidget(side);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({830, 370});

    survival_ = new QLabel;
    survival_->setWordWrap(true);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(makeBar());
    layout->addWidget(metricHelp_);
    layout->addWidget(survival_);
    layout->addWidget(splitter, 1);
    setContent(content);
    showContent(false);
}

QWidget* QuantizationPage::makeBar() {
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
    connect(stage_, &QComboBox::currentIndexChanged, this, &QuantizationPage::showChoice);
    connect(metric_, &QComboBox::currentIndexChanged, this, &QuantizationPage::showChoice);
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

void QuantizationPage::setHistory(const RunHistory* history) {
    if (history_) history_->disconnect(this);
    history_ = history;
    if (history) {
        connect(history, &RunHistory::reset, this, &QuantizationPage::rebuild);
        connect(history, &RunHistory::resultsChanged, this, &QuantizationPage::rebuild);
    }
    rebuild();
}

void QuantizationPage::setMetric(const QString& key) {
    metric_->setCurrentIndex(metric_->findData(key));
}

void QuantizationPage::rebuild() {
    choices_.clear();
    if (history_) {
        for (const LayerErrors& errors : history_->layerErrors()) {
            auto it = std::find_if(choices_.begin(), choices_.end(), [&](const Choice& c) {
                return c.stage == errors.stage && c.format == errors.format;
            });
            if (it == choices_.end())
                it = choices_.insert(choices_.end(), Choice{errors.stage, errors.format, {}});
            it->steps.push_back({errors.stage, errors.step, errors.format, singleErrors(errors.errors)});
        }
        setSubtitle(history_->run() ? QString::fromStdString(history_->summary().name) +
                                          QString(" (#%1)").arg(history_->run())
                                    : QString());
    }
    showContent(!choices_.empty());
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

void QuantizationPage::showChoice() {
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
}

const LayerErrors* QuantizationPage::current() const {
    if (choices_.empty()) return nullptr;
    const auto& steps = choices_[std::size_t(stage_->currentIndex())].steps;
    return &steps[std::size_t(std::clamp(step_->value(), 0, int(steps.size()) - 1))];
}

void QuantizationPage::showStep() {
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
    const DeltaSurvival survival = deltaSurvival(errors->errors);
    survival_->setVisible(survival.norm > 0);
    QString sentence =
        tr("Fine-tuning changed the quantized weights by a norm of %1. After rounding to %2, <b>%3</b> of "
           "that "
           "change is left.")
            .arg(formatValue(survival.norm, 3), formatName(errors->format), formatPercent(survival.kept));
    if (survival.kept > 1)
        sentence += " " + tr("More than all of it, because a weight that crosses a rounding boundary moves "
                             "by a whole step.");
    survival_->setText(sentence);
    showCell({}, -1, -1);
}

void QuantizationPage::showCell(const QString& tensor, int layer, int expert) {
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
    const QString where = layer < 0 ? tr("Point at a cell, or go there with the arrow keys.")
                                    : tr("Layer %1, expert %2, %3").arg(layer).arg(expert).arg(tensor);
    cell_->setText(QString("<p style='color:%1'>%2</p><table width='100%'>%3</table>")
                       .arg(theme().textSecondary.name(), where, rows));
}

}  // namespace nibble::ui
