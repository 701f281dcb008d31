#pragma once
#include <QWidget>
#include <memory>

#include "widgets/loaded_data.h"

class QLabel;
class QTreeWidget;

namespace nibble::ui {

/// Which rows train and which validate, counted by file and by language or category.
class SplitView : public QWidget {
    Q_OBJECT
  public:
    explicit SplitView(QWidget* parent = nullptr);

    /// `validation`: [rows]. `problem`: why there is no split, in place of it.
    void setSplit(const LoadedData& data, const std::vector<bool>& validation, const QString& how,
                  const QString& problem = {});
    QTreeWidget& table() const { return *table_; }

  Q_SIGNALS:
    void kindChosen(const QString& kind);  ///< its rows are to be seen

  private:
    QLabel* how_ = nullptr;
    QTreeWidget* table_ = nullptr;
};

}  // namespace nibble::ui
