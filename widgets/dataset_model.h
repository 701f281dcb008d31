#pragma once
#include <QAbstractTableModel>
#include <memory>
#include <optional>

#include "core/text/batches.h"
#include "core/text/dataset.h"

namespace nibble::ui {

/// A data set as it is shown: the rows, and what they become where there is a tokenizer.
struct LoadedData {
    Dataset dataset;
    std::optional<Tokenizer> tokenizer;
    TokenizedRows tokenized;
    std::vector<std::ptrdiff_t> exampleOf;  ///< [rows]: index in tokenized.examples; -1: left out
    std::string tokenizeProblem;            ///< why there is nothing in `tokenized`
};

/// The rows of a data set.
class DatasetModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { line, kind, tokens, trained, text, file, columns };
    static constexpr int sortRole = Qt::UserRole;  ///< numbers as numbers

    using QAbstractTableModel::QAbstractTableModel;
    void setData(std::shared_ptr<const LoadedData> data);
    const Row& row(int index) const { return data_->dataset.rows[std::size_t(index)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    const Example* example(int row) const;
    std::shared_ptr<const LoadedData> data_;
};

/// What is wrong with a data set, in file order.
class ProblemModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    using QAbstractTableModel::QAbstractTableModel;
    void setProblems(std::vector<Problem> problems);
    const Problem& problem(int index) const { return problems_[std::size_t(index)]; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(problems_.size());
    }
    int columnCount(const QModelIndex& = {}) const override { return 3; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<Problem> problems_;
};

/// The language or category that a row names; empty where it names none.
QString rowKind(const Row& row);

}  // namespace nibble::ui
