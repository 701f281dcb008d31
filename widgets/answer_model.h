#pragma once
#include <QAbstractTableModel>
#include <vector>

#include "widgets/evaluation_model.h"

namespace nibble::ui {

/// Test rows down, evaluated stages across: who got which row.
class AnswerModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    static constexpr int fixedColumns = 3;  ///< row, check, request

    using QAbstractTableModel::QAbstractTableModel;
    /// Which rows are shown. Entries by their index; -1: any.
    struct Filter {
        bool onlyDifferences = true;
        int passedBy = -1, missedBy = -1;
    };
    /// `entries` with their answers.
    void setEntries(const std::vector<EvaluationEntry>& entries, const Filter& filter);
    const ScoredAnswer* answer(int row, int entry) const;
    int entryCount() const { return int(labels_.size()); }
    QString label(int entry) const { return labels_[std::size_t(entry)]; }
    int slot(int entry) const { return slots_[std::size_t(entry)]; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(rows_.size());
    }
    int columnCount(const QModelIndex& = {}) const override { return fixedColumns + entryCount(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Line {
        QString place;
        std::vector<const ScoredAnswer*> answers;  ///< [entries]; null: not evaluated
        const ScoredAnswer& first() const;
        bool passes(const Filter& filter) const;
    };
    std::vector<EvaluationEntry> entries_;
    std::vector<QString> labels_, headers_;  ///< headers: as short as tells the entries apart
    std::vector<int> slots_;
    std::vector<Line> rows_;
};

QString verdictName(Verdict verdict);

}  // namespace nibble::ui
