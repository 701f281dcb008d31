#include "widgets/tensor_model.h"

#include <QRegularExpression>
#include <map>

#include "widgets/format.h"

namespace nibble::ui {
namespace {

/// The layer in "model.layers.7.mlp..." or "block.7.mlp...", and what follows it; -1 outside of the layers.
std::pair<int, QString> splitLayer(const QString& name) {
    static const QRegularExpression pattern("^(?:model\\.layers|block)\\.(\\d+)\\.");
    const auto match = pattern.match(name);
    return match.hasMatch() ? std::pair(match.captured(1).toInt(), name.mid(match.capturedLength()))
                            : std::pair(-1, name);
}

}  // namespace

QString shapeText(const std::vector<std::int64_t>& shape) {
    QStringList sizes;
    for (const std::int64_t size : shape) sizes << formatCount(size);
    return shape.empty() ? TensorModel::tr("scalar") : sizes.join(QString::fromUtf8(" × "));
}

void TensorModel::setCheckpoint(const CheckpointInfo& info) {
    beginResetModel();
    groups_.clear();
    openai_ = info.layout == Layout::openai;
    std::map<int, Group> byLayer;
    for (std::size_t i = 0; i < info.tensors.size(); ++i) {
        const CheckpointInfo::Tensor& tensor = info.tensors[i];
        const QString fullName = QString::fromStdString(tensor.name);
        const auto [layer, name] = splitLayer(fullName);
        QStringList others, names = {fullName};
        for (const std::string& other : tensor.other_names) {
            names << QString::fromStdString(other);
            others << splitLayer(names.back()).second;
        }
        Group& group = byLayer[layer];
        group.title = layer < 0 ? tr("Embeddings, final norm, output") : tr("Layer %1").arg(layer);
        group.bytes += double(tensor.bytes);
        group.tensors.push_back({name, nibble::name(tensor.dtype), shapeText(tensor.shape),
                                 QString::fromStdString(tensor.file), others.join(", "), names.join('\n'),
                                 double(tensor.bytes), int(i)});
    }
    for (auto& [layer, group] : byLayer) {
        std::sort(group.tensors.begin(), group.tensors.end(),
                  [](const Tensor& a, const Tensor& b) { return a.name < b.name; });
        groups_.push_back(std::move(group));
    }
    endResetModel();
}

int TensorModel::tensorAt(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == 0) return -1;
    return groups_[index.internalId() - 1].tensors[std::size_t(index.row())].place;
}

QModelIndex TensorModel::indexOf(int tensor) const {
    for (std::size_t group = 0; group < groups_.size(); ++group)
        for (std::size_t row = 0; row < groups_[group].tensors.size(); ++row)
            if (groups_[group].tensors[row].place == tensor)
                return createIndex(int(row), 0, quintptr(group + 1));
    return {};
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
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != namesRole) return {};
    if (index.internalId() == 0) {
        if (role == namesRole) return {};
        const Group& group = groups_[std::size_t(index.row())];
        if (index.column() == name) return group.title;
        if (index.column() == bytes) return formatBytes(group.bytes);
        return index.column() == shape ? tr("%n tensors", nullptr, int(group.tensors.size())) : QVariant();
    }
    const Tensor& tensor = groups_[index.internalId() - 1].tensors[std::size_t(index.row())];
    if (role == namesRole) return tensor.names;
    if (role == Qt::ToolTipRole) return tensor.names + "\n" + tensor.file;
    switch (index.column()) {
        case name:
            return tensor.name;
        case dtype:
            return tensor.dtype;
        case shape:
            return tensor.shape;
        case bytes:
            return formatBytes(tensor.bytes);
        default:
            return tensor.otherName;
    }
}

QVariant TensorModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == bytes ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Tensor"), tr("Type"), tr("Shape"), tr("Size"),
                             openai_ ? tr("Hugging Face's name") : tr("OpenAI's name")};
    return names[section];
}

}  // namespace nibble::ui
