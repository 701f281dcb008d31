#pragma once
#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <memory>
#include <optional>
#include <set>

#include "widgets/loaded_data.h"

namespace nibble::ui {

/// The rows of a data set, with what the length limit and the split make of them.
class DatasetModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { line, kind, tokens, trained, part, text, file, columns };
    static constexpr int sortRole = Qt::UserRole;  ///< numbers as numbers

    using QAbstractTableModel::QAbstractTableModel;
    void setData(std::shared_ptr<const LoadedData> data);
    void setLimit(std::int64_t limit);  ///< tokens a row; 0: none
    std::int64_t limit() const { return limit_; }
    void setValidation(std::vector<bool> validation);  ///< [rows]; empty: there is no split
    const Row& row(int index) const { return data_->dataset.rows[std::size_t(index)]; }
    const Example* example(int row) const;  ///< none where the row is left out
    bool hasSplit() const { return !validation_.empty(); }
    bool isValidation(int row) const { return !validation_.empty() && validation_[std::size_t(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QVariant cell(int row, int column, bool sorting) const;
    std::shared_ptr<const LoadedData> data_;
    std::vector<bool> validation_;
    std::int64_t limit_ = 0;
};

/// The rows that all of the chosen conditions hold for.
class RowFilter : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    struct Conditions {
        QString text;                       ///< anywhere in the conversation
        std::optional<QString> kind;        ///< language or category
        std::optional<bool> validation;     ///< of the split
        std::int64_t shortest = 0;          ///< tokens
        std::int64_t longest = INT64_MAX;   ///< tokens
        std::optional<std::set<int>> rows;  ///< those with a problem, by index
    };
    explicit RowFilter(DatasetModel* rows, QObject* parent = nullptr);
    void setConditions(Conditions conditions);
    const Conditions& conditions() const { return conditions_; }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex&) const override;

  private:
    DatasetModel* rows_;
    Conditions conditions_;
};

/// The language or category that a row names; empty where it names none.
QString rowKind(const Row& row);

}  // namespace nibble::ui
