#pragma once
#include "widgets/page.h"
#include "widgets/recipe_document.h"

class QLabel;
class QPushButton;

namespace nibble::ui {

class JsonEdit;
class RecipeForm;
class StageTree;

/// A recipe as forms beside its JSON, both ways: presets, what is wrong and where, what to think about before
/// a run.
class RecipePage : public Page {
    Q_OBJECT
  public:
    explicit RecipePage(QWidget* parent = nullptr);

    RecipeDocument& document() { return *document_; }
    QVariantMap state() const override;
    void setState(const QVariantMap& state) override;
    void openFile(const QString& file);
    void loadPreset(const QString& file);
    void selectPart(const std::string& part);
    RecipeForm& form() const { return *form_; }
    void setRunning(bool running);  ///< one run at a time: starting is off meanwhile
    /// Fills in what the recipe leaves open from what the pages Model and Data have open.
    void suggestCheckpoint(const QString& folder);
    void suggestData(const QStringList& files);

  Q_SIGNALS:
    void startRequested(const nibble::Recipe& recipe);

  private:
    QWidget* makeStages();
    QWidget* makeSide();
    void addPresets();
    void showPart(const std::string& part);
    std::vector<FieldInfo> stageFields(StageType type, std::size_t index) const;
    void showDocument();  ///< everything but what the user types in
    QString problemHtml(const QString& problem) const;
    void showField(const QString& link);
    void showJson();
    void readJson();
    void save();
    void chooseFile();

    RecipeDocument* document_;
    StageTree* stages_ = nullptr;
    RecipeForm* form_ = nullptr;
    JsonEdit* jsonEdit_ = nullptr;
    QLabel *check_ = nullptr, *partTitle_ = nullptr;
    QPushButton *start_ = nullptr, *presets_ = nullptr, *removeStage_ = nullptr;
    std::string part_;
    QString shownKind_;  ///< which fields the form has
    bool running_ = false, writingJson_ = false;
};

}  // namespace nibble::ui
