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

    void set(nlohmann::json document);
    const nlohmann::json& content() const { return json_; }
    /// The valid recipe; none while something is wrong.
    const std::optional<Recipe>& recipe() const { return recipe_; }
    /// What is wrong, one sentence each, a stage by its number: "stages.0.steps: ...".
    const QStringList& problems() const { return problems_; }
    /// Of one part ("", "model", "data", "stages.0"), by key; key "" for the part as a whole.
    std::map<std::string, QString> problemsOf(const std::string& part) const;
    QStringList advice() const;

    /// The object that a part's path names; null where there is none.
    nlohmann::json part(const std::string& path) const;
    void setField(const std::string& part, const std::string& key,
                  const nlohmann::json& value);             ///< null: removes it
    int addStage(StageType type, const std::string& from);  ///< @returns its index
    void removeStage(int index);

  Q_SIGNALS:
    void changed();

  private:
    nlohmann::json& partReference(const std::string& path);
    void check();
    QString byNumber(QString problem) const;

    nlohmann::json json_;
    std::optional<Recipe> recipe_;
    QStringList problems_;
};

}  // namespace nibble::ui
