#pragma once
#include <QWidget>
#include <memory>

#include "widgets/loaded_data.h"

class QLabel;
class QPushButton;

namespace nibble::ui {

class LengthHistogram;

/// The lengths of all rows, and what a length limit would cut off them.
class LengthView : public QWidget {
    Q_OBJECT
  public:
    explicit LengthView(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const LoadedData> data);
    void setLimit(std::int64_t limit);
    /// That of the recipe: the button offers the shown one where it differs.
    void setRecipeLimit(std::int64_t limit);
    LengthHistogram& histogram() const { return *histogram_; }
    QString effectText() const;

  Q_SIGNALS:
    void limitMoved(qint64 limit);
    void limitChosen(qint64 limit);               ///< for the recipe
    void rangeChosen(qint64 first, qint64 last);  ///< rows of these lengths are to be seen

  private:
    void showEffect();

    std::shared_ptr<const LoadedData> data_;
    std::int64_t limit_ = 0, recipeLimit_ = 0;
    LengthHistogram* histogram_ = nullptr;
    QLabel* effect_ = nullptr;
    QPushButton *use_ = nullptr, *fit_ = nullptr;
};

}  // namespace nibble::ui
