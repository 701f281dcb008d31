#include "widgets/experts_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/checkpoint/tensor_statistics.h"
#include "widgets/format.h"
#include "widgets/heat_map.h"
#include "widgets/page.h"

namespace nibble::ui {
namespace {

constexpr double readAtOnce = 200e6;  ///< bytes; less than a second
constexpr const char* matrices[] = {"gate_up_proj", "down_proj"};

/// The codes of packed weights stand for their scales too.
bool holdsValues(const std::string& name) {
    return !name.ends_with("_scales") && !name.ends_with(".scales") && name.find("bias") == name.npos &&
           name.find("scale") == name.npos;
}

}  // namespace

ExpertsView::ExpertsView(QWidget* parent) : QWidget(parent) {
    status_ = makeSecondary();
    status_->setWordWrap(true);
    button_ = makeButton(tr("Read the experts"), "refresh");
    connect(button_, &QPushButton::clicked, this, [this] { isBusy() ? background_.cancel() : read(); });
    progress_ = new QProgressBar;
    progress_->setTextVisible(false);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 0);
    head->addWidget(status_, 1);
    head->addWidget(button_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->addLayout(head);
    layout->addWidget(progress_);
    for (std::size_t i = 0; i < std::size(matrices); ++i) {
        auto* map = new HeatMap;
        map->hide();
        connect(map, &HeatMap::currentChanged, map, &HeatMap::setCurrent);
        maps_.push_back(map);
        layout->addWidget(map, 1);
    }
    layout->addStretch();
    connect(&background_, &Background::busyChanged, this, [this](bool busy) {
        progress_->setVisible(busy);
        button_->setText(busy ? tr("Cancel") : tr("Read the experts"));
    });
    connect(&background_, &Background::failed, status_, &QLabel::setText);
    progress_->hide();
}

void ExpertsView::setCheckpoint(const CheckpointInfo& info) {
    background_.cancel();
    path_ = info.path;
    names_.clear();
    bytes_ = 0;
    have_ = false;
    for (HeatMap* map : maps_) map->hide();
    static const QRegularExpression pattern(
        "^(?:model\\.layers|block)\\.(\\d+)\\.mlp\\.(?:experts\\.)?(gate_up_proj|down_proj|mlp1_weight|mlp2_"
        "weight)");
    for (const CheckpointInfo::Tensor& tensor : info.tensors) {
        const auto match = pattern.match(QString::fromStdString(tensor.name));
        if (!match.hasMatch()) continue;
        if (holdsValues(tensor.name)) {
            const QString matrix = match.captured(2);
            const bool first = matrix == "gate_up_proj" || matrix == "mlp1_weight";
            names_[matrices[first ? 0 : 1]][match.captured(1).toInt()] = tensor.name;
        }
        bytes_ += tensor.bytes;
    }
    button_->setEnabled(!names_.empty());
    status_->setText(
        names_.empty() ? tr("This checkpoint has no experts that could be read.")
                       : tr("The norm of every expert, of %1 of weights.").arg(formatBytes(double(bytes_))));
    if (isVisible() && double(bytes_) < readAtOnce) read();
}

void ExpertsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!have_ && !isBusy() && double(bytes_) < readAtOnce) read();
}

void ExpertsView::read() {
    if (names_.empty()) return;
    showProgress(0, 1);
    background_.run(
        [this, path = path_, names = names_](std::stop_token stop) {
            std::vector<CheckpointProblem> told;  // by the page
            const Checkpoint checkpoint = Checkpoint::examine(path, told);
            std::int64_t total = 0, done = 0;
            for (const auto& [matrix, layers] : names) total += std::ssize(layers);
            Norms norms;
            for (const auto& [matrix, layers] : names)
                for (const auto& [layer, name] : layers) {
                    if (stop.stop_requested()) return norms;
                    norms[matrix][layer] = tensor_statistics(checkpoint, name, stop, 0).expert_norms;
                    QMetaObject::invokeMethod(
                        this, [this, now = ++done, total] { showProgress(now, total); },
                        Qt::QueuedConnection);
                }
            return norms;
        },
        [this](const Norms& norms) { showNorms(norms); });
}

void ExpertsView::showProgress(std::int64_t done, std::int64_t total) {
    progress_->setRange(0, int(total));
    progress_->setValue(int(done));
}

void ExpertsView::showNorms(const Norms& norms) {
    have_ = true;
    for (std::size_t i = 0; i < maps_.size(); ++i) {
        const auto found = norms.find(matrices[i]);
        maps_[i]->setVisible(found != norms.end());
        if (found == norms.end()) continue;
        HeatMap::Data data;
        data.title = matrices[i];
        data.rowName = tr("Layer");
        data.columnName = tr("Expert");
        data.rows = found->second.rbegin()->first + 1;
        for (const auto& [layer, values] : found->second)
            data.columns = std::max(data.columns, int(values.size()));
        data.values.assign(std::size_t(data.rows) * std::size_t(data.columns), std::nan(""));
        double low = std::numeric_limits<double>::infinity(), high = 0;
        for (const auto& [layer, values] : found->second)
            for (std::size_t e = 0; e < values.size(); ++e) {
                data.values[std::size_t(layer) * std::size_t(data.columns) + e] = values[e];
                low = std::min(low, values[e]);
                high = std::max(high, values[e]);
            }
        maps_[i]->setData(std::move(data));
        maps_[i]->setScale(low, high, tr("norm"), [](double value) { return formatValue(value, 4); });
    }
}

}  // namespace nibble::ui
