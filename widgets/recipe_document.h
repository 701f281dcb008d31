#pragma once
#include <QObject>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/run/recipe.h"

namespace nibble::ui {

/// A recipe that is being edited: the JSON as it stands, valid or not, and what core says about it.
class RecipeDocument : public QObject {
    Q_OBJECT
  public:
    explicit RecipeDocument(QObject* parent = nullptr);

    /// `place`: what was edited. Changes of one place after another are one step for undo(): text comes
    /// letter by letter.
    void set(nlohmann::json document, const std::string& place = {});
    void undo();
    void redo();
    bool canUndo() const { return !past_.empty(); }
    bool canRedo() const { return !future_.empty(); }
    const nlohmann::json& content() const { return json_; }
    /// The valid recipe, whose files are all there; none while something is wrong.
    const std::optional<Recipe>& recipe() const { return recipe_; }
    /// The same with a checkpoint and data assumed where it names none yet, and whether they are there or
    /// not: to plan with.
    std::optional<Recipe> plannable() const;
    void checkAgain();  ///< files may have come or gone
    /// What is wrong, one sentence each, a stage by its number: "stages.0.steps: ...".
    const QStringList& problems() const { return problems_; }
    /// Of one part ("", "model", "data", "stages.0"), by key; key "" for the part as a whole.
    std::map<std::string, QString> problemsOf(const std::string& part) const;
    /// What to think about, of a recipe that is valid but for its files; stages by their number, as in
    /// problems().
    std::vector<Advice> advice(std::int64_t trainingRows = 0) const;
    /// As far as they can be read, whatever else is wrong.
    DataSettings dataSettings() const;
    std::uint64_t seed() const;

    /// The object that a part's path names; null where there is none.
    nlohmann::json part(const std::string& path) const;
    void setField(const std::string& part, const std::string& key,
                  const nlohmann::json& value);             ///< null: removes it
    int addStage(StageType type, const std::string& from);  ///< @returns its index
    int duplicateStage(int index);                          ///< @returns the copy's index
    /// What started from it starts from where it did.
    void removeStage(int index);
    /// Whether the stage can start from that one: it has weights and does not itself descend from the stage.
    bool canStartFrom(int index, const std::string& from) const;
    /// Makes the stage start from another one, in front of which it may have stood. @returns its new index
    int setSource(int index, const std::string& from);
    /// The fields of a stage. Where it can start from is a choice among the stages that have weights and do
    /// not descend from it; the scale rules are those of the policy's format.
    std::vector<FieldInfo> stageFields(StageType type, int index) const;
    int stageCount() const;
    std::string stageText(int index, const char* key) const;  ///< empty where there is none

  Q_SIGNALS:
    void changed();

  private:
    void check();
    QStringList missingFiles() const;
    void step(std::vector<nlohmann::json>& from, std::vector<nlohmann::json>& to);
    std::string freeId(const std::string& wish) const;
    std::string byNumber(const std::string& place) const;

    nlohmann::json json_;
    std::optional<Recipe> recipe_;
    QStringList problems_;
    std::vector<nlohmann::json> past_, future_;  ///< the newest last
    std::string place_;                          ///< of the last change
};

}  // namespace nibble::ui
