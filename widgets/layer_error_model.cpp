#include "widgets/layer_error_model.h"

#include <algorithm>

namespace nibble::ui {

void LayerErrorModel::setErrors(std::vector<LayerError> errors, const LayerErrorMetric& metric) {
    beginResetModel();
    errors_ = std::move(errors);
    metric_ = &metric;
    std::stable_sort(errors_.begin(), errors_.end(), [&](const LayerError& a, const LayerError& b) {
        return metric.highIsBad ? a.*metric.value > b.*metric.value : a.*metric.value < b.*metric.value;
    });
    endResetModel();
}

QVariant LayerErrorModel::data(const QModelIndex& index, int role) const {
    const LayerError& e = error(index.row());
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (index.column() == 2 ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case 0:
            return e.layer;
        case 1:
            return e.expert < 0 ? QVariant(QString::fromUtf8("–")) : QVariant(e.expert);
        case 2:
            return QString::fromStdString(e.tensor);
        default:
            return metric_->format(e.*metric_->value);
    }
}

QVariant LayerErrorModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == 2 ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const QString value = metric_ && *metric_->unit ? QString(metric_->unit) : tr("Value");
    const QString names[] = {tr("Layer"), tr("Expert"), tr("Tensor"), value};
    return names[section];
}

}  // namespace nibble::ui
