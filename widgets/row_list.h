#pragma once
#include <QWidget>

#include "widgets/dataset_model.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;
class QTimer;

namespace nibble::ui {

/// The rows of a data set as a table, with search and filters above it.
class RowList : public QWidget {
    Q_OBJECT
  public:
    explicit RowList(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const LoadedData> data);
    void setValidation(std::vector<bool> validation);  ///< [rows]
    DatasetModel& model() const { return *rows_; }
    RowFilter& filter() const { return *filter_; }
    void selectRow(int row);  ///< by its index in the data set; takes filters away that hide it
    int currentRow() const;   ///< -1: none

    void showAll();
    void showKind(const QString& kind);
    void showLengths(std::int64_t first, std::int64_t last);
    /// Only rows with this problem; an empty text takes it away.
    void showProblem(const QString& text, std::set<int> rows);

  Q_SIGNALS:
    void currentChanged(int row);
    void countChanged();  ///< of the rows that the filters leave

  private:
    QWidget* makeFilters();
    void apply();
    void fillKinds();
    void fitTable();

    DatasetModel* rows_ = nullptr;
    RowFilter* filter_ = nullptr;
    QTableView* table_ = nullptr;
    QLineEdit* text_ = nullptr;
    QComboBox *kind_ = nullptr, *length_ = nullptr, *part_ = nullptr;
    QWidget* chip_ = nullptr;
    QLabel* chipText_ = nullptr;
    QTimer* typing_ = nullptr;
    RowFilter::Conditions extra_;  ///< lengths of a bar, or rows with a problem
};

}  // namespace nibble::ui
