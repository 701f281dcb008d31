#pragma once
#include <QAbstractItemModel>
#include <vector>

#include "core/checkpoint/inspect.h"

namespace nibble::ui {

/// A checkpoint's tensors, grouped by layer; inside of a layer the names are without it.
class TensorModel : public QAbstractItemModel {
    Q_OBJECT
  public:
    enum Column { name, dtype, shape, bytes, otherName, columns };
    /// Both full names, for filtering; of a group: nothing.
    static constexpr int namesRole = Qt::UserRole;

    using QAbstractItemModel::QAbstractItemModel;
    void setCheckpoint(const CheckpointInfo& info);
    /// The place of a tensor in CheckpointInfo::tensors; -1 for a group.
    int tensorAt(const QModelIndex& index) const;
    QModelIndex indexOf(int tensor) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Tensor {
        QString name, dtype, shape, file, otherName, names;
        double bytes = 0;
        int place = 0;
    };
    struct Group {
        QString title;
        double bytes = 0;
        std::vector<Tensor> tensors;
    };
    std::vector<Group> groups_;
    bool openai_ = false;
};

QString shapeText(const std::vector<std::int64_t>& shape);  ///< "32 × 5,760 × 2,880"

}  // namespace nibble::ui
