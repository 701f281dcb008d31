#pragma once
#include <QWidget>

#include "widgets/run_history.h"

class QLabel;
class QTableWidget;
class QTabWidget;

namespace nibble::ui {

class CurvePanel;
class JsonEdit;
class LogView;
class SampleView;

/// One run: its curves, its stages, the recipe as it was, its log.
class RunView : public QWidget {
    Q_OBJECT
  public:
    explicit RunView(QWidget* parent = nullptr);
    void setHistory(const RunHistory* history);
    CurvePanel* curves() const { return curves_; }
    QString recipeText() const;

  Q_SIGNALS:
    void forkRequested(const QString& stage, qint64 step);

  private:
    void showAll();
    void showStages();
    void showRecipe();
    void showSamples();
    QWidget* makeRecipeTab();
    QWidget* makeStageTab();

    CurvePanel* curves_;
    JsonEdit* recipe_;
    LogView* log_;
    SampleView* samples_;
    QWidget* changesCard_;
    QTableWidget *stages_, *checkpoints_, *changes_;
    QTabWidget* tabs_;
    QWidget *stageTab_, *sampleTab_;
    const RunHistory* history_ = nullptr;
};

}  // namespace nibble::ui
