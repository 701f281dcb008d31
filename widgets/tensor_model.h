#pragma once
#include <QAbstractItemModel>
#include <vector>

#include "core/checkpoint/inspect.h"

namespace nibble::ui {

/// The tensors of a checkpoint as its files hold them, grouped by layer: name, type, shape, size.
class TensorModel : public QAbstractItemModel {
    Q_OBJECT
  public:
    enum Column { name, dtype, shape, bytes, columns };

    using QAbstractItemModel::QAbstractItemModel;
    void setTensors(const std::vector<CheckpointInfo::Tensor>& tensors);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Tensor {
        QString name, dtype, shape, file;
        double bytes = 0;
    };
    struct Group {
        QString title;
        double bytes = 0;
        std::vector<Tensor> tensors;
    };
    std::vector<Group> groups_;
};

}  // namespace nibble::ui
