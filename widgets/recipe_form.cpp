#include "widgets/recipe_form.h"

#include <QFrame>
#include <QVBoxLayout>
#include <algorithm>

namespace nibble::ui {

RecipeForm::RecipeForm(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void RecipeForm::setFields(const std::vector<FieldInfo>& fields, const std::vector<std::string>& hidden) {
    editors_.clear();
    auto* content = new QWidget;
    content->setObjectName("scrollContent");
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(14, 8, 10, 8);
    layout->setSpacing(0);
    for (const FieldInfo& field : fields) {
        if (std::find(hidden.begin(), hidden.end(), field.key) != hidden.end()) continue;
        auto* editor = new FieldEditor(field);
        connect(editor, &FieldEditor::edited, this,
                [this, key = field.key](const nlohmann::json& value) { Q_EMIT edited(key, value); });
        layout->addWidget(editor);
        editors_.push_back(editor);
    }
    layout->addStretch();
    // An editor may be in the middle of telling the change that leads here.
    if (QWidget* before = takeWidget()) before->deleteLater();
    setWidget(content);
}

void RecipeForm::setValues(const nlohmann::json& object) {
    // What belongs to a choice that was not made would only be noise.
    const bool lora = object.is_object() && object.value("method", nlohmann::json()) == "lora";
    for (FieldEditor* editor : editors_) editor->setVisible(lora || !editor->info().key.starts_with("lora_"));
    for (FieldEditor* editor : editors_)
        editor->setValue(object.is_object() && object.contains(editor->info().key)
                             ? object[editor->info().key]
                             : nlohmann::json());
}

void RecipeForm::setProblems(const std::map<std::string, QString>& byKey) {
    for (FieldEditor* editor : editors_) {
        const auto it = byKey.find(editor->info().key);
        editor->setProblem(it == byKey.end() ? QString() : it->second);
    }
}

FieldEditor* RecipeForm::editor(const std::string& key) const {
    const auto it = std::find_if(editors_.begin(), editors_.end(),
                                 [&](const FieldEditor* e) { return e->info().key == key; });
    return it == editors_.end() ? nullptr : *it;
}

}  // namespace nibble::ui
