#pragma once
#include <QTreeWidget>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/run/recipe.h"

namespace nibble::ui {

/// The parts of a recipe as cards: its own settings, data, model, and below the model the stages on the
/// branching line that `from` makes of them. The selected card names its part as RecipeDocument does. A stage
/// is made to start from another one by dropping it there.
class StageTree : public QTreeWidget {
    Q_OBJECT
  public:
    explicit StageTree(QWidget* parent = nullptr);

    void setRecipe(const nlohmann::json& recipe);
    /// Parts with problems get a mark.
    void setProblemParts(const QStringList& parts);
    std::string currentPart() const;
    void selectPart(const std::string& part);
    int currentStage() const;  ///< its index in the recipe; -1: another part
    /// Whether the stage with this index may start from that id ("base": the checkpoint).
    void setDropCheck(std::function<bool(int stage, const std::string& from)> check);
    QTreeWidgetItem* itemOf(const QString& part) const;

  Q_SIGNALS:
    void partSelected(const std::string& part);
    void sourceDropped(int stage, const std::string& from);
    void menuRequested(const QPoint& global);

  protected:
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    QTreeWidgetItem* addItem(QTreeWidgetItem* parent, const QString& part, const QString& title,
                             const QString& detail, const QString& iconName);
    QTreeWidgetItem* addStage(const nlohmann::json& stage, std::size_t index, QTreeWidgetItem* source);
    /// "base" over the model's card, a stage's id over a stage; empty where the dragged stage may not start.
    std::string sourceAt(const QPoint& position) const;

    QString shape_;  ///< what the cards show: rebuilt only when that changes
    std::function<bool(int, const std::string&)> mayStart_;
};

/// "SFT", "QAT" ...: how a stage's type is written for people.
QString stageTypeName(StageType type);
std::optional<StageType> stageTypeFromName(const std::string& name);
QString stageIcon(StageType type);

}  // namespace nibble::ui
