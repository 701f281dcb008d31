#pragma once
#include <QWidget>
#include <map>

#include "core/run/dry_run.h"
#include "widgets/background.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QTimer;

namespace nibble::ui {

class PlanBar;

/// Memory and time that a stage of a recipe will need, part by part. Files are read and speed is measured in
/// the background; after that, every change of the recipe is shown at once.
class PlanView : public QWidget {
    Q_OBJECT
  public:
    explicit PlanView(QWidget* parent = nullptr);

    /// `stage`: the one to show; empty or without memory of its own: the largest.
    void setRecipe(const std::optional<Recipe>& recipe, const std::string& stage);
    void measure();                 ///< a short dry run
    void setRunning(bool running);  ///< a training run is under way: nothing is measured beside it
    bool isBusy() const;
    const std::optional<Plan>& plan() const { return plan_; }
    std::int64_t trainingRows() const { return known_ ? known_->input.rows : 0; }
    /// What does not fit, and what had to be assumed.
    QStringList warnings() const;
    QStringList notes() const;

  Q_SIGNALS:
    void changed();  ///< another plan

  private:
    QWidget* makeFigures();
    void readFiles();
    void replan();
    void showStage();
    void addFigure(int row, const QString& name, const QString& value, const QString& help = {});

    std::optional<Recipe> recipe_;
    std::string stage_;
    std::string readKey_, speedKey_;    ///< of the recipe's fields that the files and the speed depend on
    std::optional<RecipeFiles> known_;  ///< rows and shape, without speed
    std::optional<PlanInput> device_;
    bool measured_ = false, running_ = false;
    std::optional<Plan> plan_;
    QString problem_;  ///< why there is none
    QLabel *title_ = nullptr, *fit_ = nullptr, *speedText_ = nullptr;
    PlanBar* bar_ = nullptr;
    QGridLayout* figures_ = nullptr;
    QPushButton* measureButton_ = nullptr;
    QTimer* wait_ = nullptr;
    Background files_, speed_;  ///< the last: their threads end first
};

}  // namespace nibble::ui
