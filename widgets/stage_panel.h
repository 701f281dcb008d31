#pragma once
#include <QWidget>

#include "widgets/recipe_document.h"

class QPushButton;

namespace nibble::ui {

class StageTree;

/// The recipe's parts as cards, and what can be done with a stage: add, duplicate, delete, start from
/// another.
class StagePanel : public QWidget {
    Q_OBJECT
  public:
    explicit StagePanel(RecipeDocument* document, QWidget* parent = nullptr);

    StageTree& tree() const { return *tree_; }
    void showDocument();
    void add(StageType type);  ///< behind the selected stage
    void duplicate();
    void remove();
    void startFrom(int stage, const std::string& from);

  Q_SIGNALS:
    void removed(const QString& id);

  private:
    QPushButton* makeAddButton();
    void showMenu(const QPoint& global);

    RecipeDocument* document_;
    StageTree* tree_ = nullptr;
    QPushButton *duplicate_ = nullptr, *remove_ = nullptr;
};

}  // namespace nibble::ui
