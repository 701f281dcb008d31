#pragma once
#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <vector>

#include "core/run/run_store.h"

namespace nibble::ui {

/// What one stage of a run reached in an evaluation, over all its data files.
struct EvaluationEntry {
    std::int64_t run = 0;
    QString label;
    int slot = 0;  ///< seriesColor()
    std::vector<EvaluationDone> results;
};

/// Evaluated stages of several runs, one a row; a column for each check on each data file, and for its loss.
/// The best is marked only where the difference is beyond both intervals.
class EvaluationModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    static constexpr int rateRole =
        Qt::UserRole;  ///< QVariantList: rate, low, high, best; invalid for other cells

    using QAbstractTableModel::QAbstractTableModel;
    void setEntries(std::vector<EvaluationEntry> entries);
    const std::vector<EvaluationEntry>& entries() const { return entries_; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(entries_.size());
    }
    int columnCount(const QModelIndex& = {}) const override { return 1 + int(columns_.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Column {
        std::string data;   ///< file
        std::string check;  ///< empty: the loss
    };
    const EvaluationDone* result(int row, const Column& column) const;
    const CheckRate* rate(int row, const Column& column) const;
    bool isBest(int row, const Column& column) const;

    std::vector<EvaluationEntry> entries_;
    std::vector<Column> columns_;
};

/// A pass rate as number, point and interval on a scale from 0 to 100 %.
class PassRateDelegate : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The evaluated stages of a run, those that were trained in the colours of their curves.
std::vector<EvaluationEntry> evaluationEntries(const RunStore& store, std::int64_t run, bool withAnswers);

}  // namespace nibble::ui
