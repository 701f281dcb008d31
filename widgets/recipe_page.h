#pragma once
#include "widgets/page.h"
#include "widgets/recipe_document.h"

class QAction;
class QLabel;
class QPushButton;

namespace nibble::ui {

class CommandLine;
class JsonEdit;
class PlanView;
class RecipeCheck;
class RecipeForm;
class StagePanel;

/// A recipe: its stages as cards, a form of the selected one beside the JSON, both ways; what is wrong and
/// what to think about, the plan of memory and time, and the command that does the same.
class RecipePage : public Page {
    Q_OBJECT
  public:
    explicit RecipePage(QWidget* parent = nullptr);

    RecipeDocument& document() { return *document_; }
    QVariantMap state() const override;
    void setState(const QVariantMap& state) override;
    void openFile(const QString& file);
    void loadPreset(const QString& file);
    void saveTo(const QString& file);
    void selectPart(const std::string& part);
    RecipeForm& form() const { return *form_; }
    StagePanel& stages() const { return *stages_; }
    PlanView& plan() const { return *plan_; }
    RecipeCheck& check() const { return *check_; }
    QString command() const;        ///< that does the same as "Start run"
    bool isBusy() const;            ///< a plan is being made
    void setRunning(bool running);  ///< one run at a time: starting is off meanwhile
    void setStore(const QString& file);
    /// Fills in what the recipe leaves open from what the pages Model and Data have open.
    /// @returns false where the recipe names something else
    bool suggestCheckpoint(const QString& folder);
    bool suggestData(const QStringList& files);

  Q_SIGNALS:
    void startRequested(const nibble::Recipe& recipe);

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    QWidget* makeMiddle();
    QWidget* makeSide();
    void addPresets();
    void makeUndo();
    void showPart(const std::string& part);
    void edit(const std::string& key, const nlohmann::json& value);
    void showDocument();  ///< everything but what the user types in
    void showCheck();
    void showCommand();
    void showField(const std::string& part, const std::string& field);
    void showJson();
    void readJson();
    void save();
    void chooseFile();

    RecipeDocument* document_;
    StagePanel* stages_ = nullptr;
    RecipeForm* form_ = nullptr;
    JsonEdit* jsonEdit_ = nullptr;
    RecipeCheck* check_ = nullptr;
    PlanView* plan_ = nullptr;
    CommandLine* command_ = nullptr;
    QLabel* partTitle_ = nullptr;
    QPushButton *start_ = nullptr, *presets_ = nullptr;
    std::string part_;
    QString shownKind_;     ///< which fields the form has
    QString file_, store_;  ///< where the recipe is saved; where its runs go
    nlohmann::json saved_;  ///< what stands in file_
    QAction *undo_ = nullptr, *redo_ = nullptr;
    bool running_ = false, writingJson_ = false;
    bool offersUndo_ = false;  ///< the message of a deleted stage is up
};

}  // namespace nibble::ui
