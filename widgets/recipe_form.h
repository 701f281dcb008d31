#pragma once
#include <QScrollArea>
#include <map>

#include "widgets/field_editor.h"

namespace nibble::ui {

/// The fields of one part of a recipe (its own, model, data, or a stage), one below the other.
class RecipeForm : public QScrollArea {
    Q_OBJECT
  public:
    explicit RecipeForm(QWidget* parent = nullptr);

    /// Builds the editors for these fields; keys in `hidden` are edited elsewhere.
    void setFields(const std::vector<FieldInfo>& fields, const std::vector<std::string>& hidden = {});
    void setValues(const nlohmann::json& object);
    void setProblems(const std::map<std::string, QString>& byKey);
    FieldEditor* editor(const std::string& key) const;

  Q_SIGNALS:
    void edited(const std::string& key, const nlohmann::json& value);

  private:
    std::vector<FieldEditor*> editors_;
};

}  // namespace nibble::ui
