#include "widgets/quantization_page.h"

#include <QTabWidget>
#include <algorithm>
#include <set>

#include "widgets/layer_error_view.h"
#include "widgets/routing_view.h"
#include "widgets/rule_lab.h"
#include "widgets/survival_view.h"
#include "widgets/tensor_detail_view.h"

namespace nibble::ui {

QuantizationPage::QuantizationPage(QWidget* parent) : Page(tr("Quantization"), "quantization", parent) {
    setEmptyState(
        tr("No quantization errors yet"),
        tr("Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert "
           "then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived. "
           "With a checkpoint alone, opened on the page Model, the scale rules can be compared."),
        tr("Show the runs"));
    errors_ = new LayerErrorView;
    survival_ = new SurvivalView;
    detail_ = new TensorDetailView;
    rules_ = new RuleLab;
    routing_ = new RoutingView;
    tabs_ = new QTabWidget;
    tabs_->setDocumentMode(true);
    tabs_->addTab(errors_, tr("Errors"));
    tabs_->addTab(survival_, tr("Did my fine-tuning survive?"));
    tabs_->addTab(detail_, tr("Matrix"));
    tabs_->addTab(rules_, tr("Scale rules"));
    tabs_->addTab(routing_, tr("Routing"));
    connect(errors_, &LayerErrorView::tensorChosen, this, &QuantizationPage::showTensor);
    connect(errors_, &LayerErrorView::stageChanged, this, &QuantizationPage::showShape);
    connect(tabs_, &QTabWidget::currentChanged, this, &QuantizationPage::fillTab);
    setContent(tabs_);
    showContent(false);
}

void QuantizationPage::setHistory(const RunHistory* history) {
    if (history_) history_->disconnect(this);
    history_ = history;
    if (history) {
        connect(history, &RunHistory::reset, this, &QuantizationPage::rebuild);
        connect(history, &RunHistory::resultsChanged, this, [this] { whenSeen([this] { rebuild(); }); });
    }
    rebuild();
}

void QuantizationPage::setCheckpoint(const QString& folder) {
    hasCheckpoint_ = true;
    rules_->setCheckpoint(folder);
    rebuild();
}

void QuantizationPage::setMetric(const QString& key) {
    errors_->setMetric(key);
}

const std::vector<HeatMap*>& QuantizationPage::maps() const {
    return errors_->maps();
}

bool QuantizationPage::isBusy() const {
    return detail_->isBusy() || rules_->isBusy() || routing_->isBusy();
}

void QuantizationPage::rebuild() {
    const bool run = history_ && history_->run() != 0;
    setSubtitle(run ? QString::fromStdString(history_->summary().name) +
                          QString(" (#%1)").arg(history_->run())
                    : QString());
    if (!run || detail_->place().run != history_->run()) detail_->clear();
    errors_->show(history_);
    if (run) survival_->show(*history_);
    rules_->setHistory(run ? history_ : nullptr);
    attempt([&] { routing_->setHistory(run ? history_ : nullptr); });
    showContent(run || hasCheckpoint_);
    fillTab();
}

/// What has to be read from files is read when it is first looked at.
void QuantizationPage::fillTab() {
    if (tabs_->currentWidget() == detail_ && detail_->place().run == 0) showWorstTensor();
}

void QuantizationPage::showShape() {
    const LayerErrors* errors = errors_->current();
    if (!errors) return;
    TensorDetailView::Shape shape;
    std::set<std::string, std::greater<>> tensors;  // gate_up_proj before down_proj
    for (const LayerError& e : errors->errors) {
        tensors.insert(e.tensor);
        shape.layers = std::max(shape.layers, e.layer + 1);
        shape.experts = std::max(shape.experts, std::max(e.expert, 0) + 1);
    }
    shape.tensors.assign(tensors.begin(), tensors.end());
    detail_->setShape(shape);
    // The same place of the other stage.
    TensorDetailView::Place place = detail_->place();
    if (place.run == 0 || place.stage == errors->stage) return;
    place.stage = errors->stage;
    detail_->show(place);
}

void QuantizationPage::showTensor(const QString& tensor, int layer, int expert) {
    const LayerErrors* errors = errors_->current();
    if (!errors || !history_->store()) return;
    detail_->show(
        {history_->store()->path(), history_->run(), errors->stage, tensor.toStdString(), layer, expert});
    tabs_->setCurrentWidget(detail_);
}

void QuantizationPage::showWorstTensor() {
    const LayerErrors* errors = errors_->current();
    if (!errors || errors->errors.empty()) return;
    const auto worst =
        std::min_element(errors->errors.begin(), errors->errors.end(),
                         [](const LayerError& a, const LayerError& b) { return a.snr_db < b.snr_db; });
    showTensor(QString::fromStdString(worst->tensor), worst->layer, std::max(worst->expert, 0));
}

}  // namespace nibble::ui
