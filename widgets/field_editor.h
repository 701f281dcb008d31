#pragma once
#include <QWidget>
#include <nlohmann/json.hpp>

#include "core/run/recipe.h"

class QLabel;
class QToolButton;

namespace nibble::ui {

/// The editor of one field of a recipe, made from what core says of the field: kind, default, unit, range,
/// help. A value that differs from the default is marked and can be taken back; a wrong one is red, with the
/// reason.
class FieldEditor : public QWidget {
    Q_OBJECT
  public:
    FieldEditor(const FieldInfo& info, QWidget* parent = nullptr);

    const FieldInfo& info() const { return info_; }
    /// null: the recipe does not name the field, so the default counts.
    void setValue(const nlohmann::json& value);
    /// What the recipe says is wrong with this field; empty: nothing.
    void setProblem(const QString& problem);
    QString problem() const;
    QWidget* input() const { return input_; }

  Q_SIGNALS:
    /// null: back to the default. A number that cannot be read is sent as the text that was typed, so that
    /// the recipe is not valid while the field is red.
    void edited(const nlohmann::json& value);

  private:
    QWidget* makeInput();
    QWidget* makeText();
    QWidget* makeList();
    QWidget* makeNumber();
    QWidget* makeChoice();
    QToolButton* makeBrowseButton();
    QString helpText() const;
    void browse();
    void emitEdited(const nlohmann::json& value);
    void showState();

    FieldInfo info_;
    nlohmann::json value_;
    QString problem_;
    QWidget* input_ = nullptr;
    QLabel *name_ = nullptr, *help_ = nullptr;
    QToolButton* reset_ = nullptr;
    std::function<void(const nlohmann::json&)> show_;  ///< writes a value into the input
};

}  // namespace nibble::ui
