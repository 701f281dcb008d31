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

/// One run: its curves, its stages, the recipe as it was, its log.
class RunView : public QWidget {
    Q_OBJECT
  public:
    explicit RunView(QWidget* parent = nullptr);
    void setHistory(const RunHistory* history);
    CurvePanel* curves() const { return curves_; }
    QString recipeText() const;

  private:
    void showAll();
    void showStages();
    void showRecipe();
    CurvePanel* curves_;
    JsonEdit* recipe_;
    LogView* log_;
    QTableWidget *stages_, *checkpoints_;
    QTabWidget* tabs_;
    QWidget* stageTab_;
    const RunHistory* history_ = nullptr;
};

}  // namespace nibble::ui
