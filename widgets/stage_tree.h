#pragma once
#include <QTreeWidget>
#include <nlohmann/json.hpp>

#include "core/run/recipe.h"

namespace nibble::ui {

/// The parts of a recipe: its own settings, model, data, and the stages as the tree that `from` makes of
/// them. The selected item names its part as RecipeDocument does.
class StageTree : public QTreeWidget {
    Q_OBJECT
  public:
    explicit StageTree(QWidget* parent = nullptr);

    void setRecipe(const nlohmann::json& recipe);
    /// Parts with problems get a mark.
    void setProblemParts(const QStringList& parts);
    std::string currentPart() const;
    void selectPart(const std::string& part);

  Q_SIGNALS:
    void partSelected(const std::string& part);

  private:
    QTreeWidgetItem* itemOf(const QString& part) const;
    QTreeWidgetItem* addItem(QTreeWidgetItem* parent, const QString& part, const QString& title,
                             const QString& detail, const QString& iconName);

    QString shape_;  ///< ids, types and sources: rebuilt only when these change
};

/// "SFT", "QAT" ...: how a stage's type is written for people.
QString stageTypeName(StageType type);
std::optional<StageType> stageTypeFromName(const std::string& name);
QString stageIcon(StageType type);

}  // namespace nibble::ui
