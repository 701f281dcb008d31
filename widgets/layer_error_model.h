#pragma once
#include <QAbstractTableModel>
#include <vector>

#include "widgets/layer_error_metrics.h"

namespace nibble::ui {

/// Layers and experts in the order of one figure, the worst first.
class LayerErrorModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    using QAbstractTableModel::QAbstractTableModel;

    void setErrors(std::vector<LayerError> errors, const LayerErrorMetric& metric);
    const LayerError& error(int row) const { return errors_[std::size_t(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(errors_.size());
    }
    int columnCount(const QModelIndex& = {}) const override { return 4; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<LayerError> errors_;
    const LayerErrorMetric* metric_ = nullptr;
};

}  // namespace nibble::ui
