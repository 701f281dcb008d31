#pragma once
#include <QScrollArea>

#include "widgets/recipe_document.h"

class QLabel;

namespace nibble::ui {

/// What is wrong with a recipe and what to think about before it runs, each a link to its field.
class RecipeCheck : public QScrollArea {
    Q_OBJECT
  public:
    explicit RecipeCheck(QWidget* parent = nullptr);

    /// `warnings` and `notes`: of the plan.
    void setDocument(const RecipeDocument& document, std::int64_t trainingRows, const QStringList& warnings,
                     const QStringList& notes);
    QString text() const;  ///< without the marks

  Q_SIGNALS:
    void fieldChosen(const std::string& part, const std::string& field);

  private:
    QLabel* label_ = nullptr;
};

}  // namespace nibble::ui
