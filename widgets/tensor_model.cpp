#include "widgets/tensor_model.h"

#include <QRegularExpression>
#include <map>

#include "widgets/format.h"

namespace nibble::ui {
namespace {

/// The layer in "model.layers.7.mlp..." or "block.7.mlp..."; -1 outside of the layers.
int layerOf(const QString& name) {
    static const QRegularExpression pattern("^(?:model\\.layers|block)\\.(\\d+)\\.");
    const auto match = pattern.match(name);
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

QString shapeText(const std::vector<std::int64_t>& shape) {
    QStringList sizes;
    for (const std::int64_t size : shape) sizes << formatCount(size);
    return shape.empty() ? TensorModel::tr("scalar") : sizes.join(QString::fromUtf8(" × "));
}

}  // namespace

void TensorModel::setTensors(const std::vector<CheckpointInfo::Tensor>& tensors) {
    beginResetModel();
    groups_.clear();
    std::map<int, Group> byLayer;
    for (const CheckpointInfo::Tensor& tensor : tensors) {
        const QString name = QString::fromStdString(tensor.name);
        const int layer = layerOf(name);
        Group& group = byLayer[layer];
        group.title = layer < 0 ? tr("Embeddings, final norm, output") : tr("Layer %1").arg(layer);
        group.bytes += double(tensor.bytes);
        group.tensors.push_back({name, nibble::name(tensor.dtype), shapeText(tensor.shape),
                                 QString::fromStdString(tensor.file), double(tensor.bytes)});
    }
    for (auto& [layer, group] : byLayer) {
        std::sort(group.tensors.begin(), group.tensors.end(),
                  [](const Tensor& a, const Tensor& b) { return a.name < b.name; });
        groups_.push_back(std::move(group));
    }
    endResetModel();
}

// A tensor's internal id is its group's number + 1; that of a group is 0.
QModelIndex TensorModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : quintptr(0));
}

QModelIndex TensorModel::parent(const QModelIndex& index) const {
    return index.internalId() == 0 ? QModelIndex() : createIndex(int(index.internalId()) - 1, 0, quintptr(0));
}

int TensorModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return int(groups_.size());
    if (parent.internalId() != 0 || parent.column() != 0) return 0;
    return int(groups_[std::size_t(parent.row())].tensors.size());
}

QVariant TensorModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole && index.column() == bytes)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    if (index.internalId() == 0) {
        const Group& group = groups_[std::size_t(index.row())];
        if (index.column() == name) return group.title;
        if (index.column() == bytes) return formatBytes(group.bytes);
        return index.column() == shape ? tr("%n tensors", nullptr, int(group.tensors.size())) : QVariant();
    }
    if (role == Qt::ToolTipRole && index.column() != name) return {};
    const Tensor& tensor = groups_[index.internalId() - 1].tensors[std::size_t(index.row())];
    switch (index.column()) {
        case name:
            return role == Qt::ToolTipRole ? tensor.name + "\n" + tensor.file : tensor.name;
        case dtype:
            return tensor.dtype;
        case shape:
            return tensor.shape;
        default:
            return formatBytes(tensor.bytes);
    }
}

QVariant TensorModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == bytes ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Tensor"), tr("Type"), tr("Shape"), tr("Size")};
    return names[section];
}

}  // namespace nibble::ui
