#pragma once
#include <QAbstractTableModel>
#include <vector>

#include "core/run/run_store.h"

namespace nibble::ui {

/// The runs of a store, newest first.
class RunTableModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { run, status, validation, loss, stage, passRate, duration, created, columns };
    static constexpr int sortRole = Qt::UserRole, idRole = Qt::UserRole + 1,
                         filterRole = Qt::UserRole + 2;  ///< every column as text

    using QAbstractTableModel::QAbstractTableModel;
    /// Rows that are the same runs are kept, so that selections hold.
    void setRuns(std::vector<RunSummary> runs);
    void updateRun(const RunSummary& run);  ///< one that is live
    const std::vector<RunSummary>& runs() const { return runs_; }
    int rowOf(std::int64_t id) const;  ///< -1: not there

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(runs_.size());
    }
    int columnCount(const QModelIndex& = {}) const override { return columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QVariant display(const RunSummary& run, int column) const;
    std::vector<RunSummary> runs_;
};

QString statusName(RunStatus status);
QIcon statusIcon(RunStatus status);

}  // namespace nibble::ui
