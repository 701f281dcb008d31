#pragma once
#include <set>

#include "core/run/run_store.h"
#include "widgets/background.h"
#include "widgets/evaluation_model.h"
#include "widgets/page.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QTableView;
class QTableWidget;
class QTabWidget;

namespace nibble::ui {

class AnswerModel;
class AnswersView;
class CurvePanel;
class FormatDuelView;
class RelationsView;

/// Runs side by side: what their stages reached, their curves, the settings in which they differ, who
/// answered what, MXFP4 against NVFP4, and results against settings.
class ComparePage : public Page {
    Q_OBJECT
  public:
    explicit ComparePage(QWidget* parent = nullptr);

    void setStore(const RunStore* store);
    void refresh();
    void setRuns(const std::vector<std::int64_t>& runs);  ///< those that are compared
    const std::vector<std::int64_t>& runs() const { return compared_; }
    EvaluationModel* evaluations() const { return evaluations_; }
    QTableWidget* settings() const { return settings_; }
    AnswerModel* answers() const;
    AnswersView& answersView() { return *answers_; }
    FormatDuelView& formats() { return *formats_; }
    void showTab(int index);
    bool isBusy() const;  ///< reading runs

  private:
    QWidget* makeRunList();
    QWidget* makeSettings();
    void compareFirst();
    void fillRunList();
    void setCompared(const QListWidgetItem& item);
    /// What is read of a run to set it beside others.
    struct Side {
        std::int64_t run = 0;
        Recipe recipe;
        RunSummary summary;
        std::vector<StageSummary> stages;
        std::vector<ClockMark> clock;
        std::vector<Series> series;
        std::vector<EvaluationEntry> evaluations;  ///< with their answers; given to the tabs
    };
    void read();  ///< in the background: many answers and points take their time
    void showComparison();
    void showCurves();
    void showSettings();
    void showEvaluations();
    void fillTab();

    const RunStore* store_ = nullptr;
    std::vector<std::int64_t> compared_;
    std::vector<Side> sides_;  ///< of compared_, once they are read
    bool stale_ = false;       ///< something changed while they were being read
    std::vector<RunSummary> all_;
    bool chosen_ = false;  ///< by the user or the caller; else the newest runs with results are shown
    QLineEdit* search_ = nullptr;
    QLabel* more_ = nullptr;  ///< that not all runs are listed
    QListWidget* list_ = nullptr;
    QTabWidget* tabs_ = nullptr;
    EvaluationModel* evaluations_ = nullptr;
    QTableView* evaluationTable_ = nullptr;
    CurvePanel* curves_ = nullptr;
    /// What the tables show: while that is the same they are left alone, with what is selected in them.
    std::vector<QStringList> settingLines_;
    QStringList evaluationKeys_;
    QTableWidget* settings_ = nullptr;
    QLabel* noSettings_ = nullptr;  ///< in place of the table
    AnswersView* answers_ = nullptr;
    FormatDuelView* formats_ = nullptr;
    RelationsView* relations_ = nullptr;
    Background reader_;
};

}  // namespace nibble::ui
