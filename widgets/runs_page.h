#pragma once
#include "core/run/fork.h"
#include "widgets/page.h"
#include "widgets/run_history.h"

class QAction;

namespace nibble::ui {

class RunTable;
class RunTableModel;
class RunView;
class StatStrip;

/// The runs of the store and the one that is selected.
class RunsPage : public Page {
    Q_OBJECT
  public:
    explicit RunsPage(QWidget* parent = nullptr);
    ~RunsPage() override;

    void setStore(const RunStore* store);
    void setHistory(const RunHistory* history);
    void refresh();  ///< the store has changed
    void select(std::int64_t run);
    void selectNext(int direction);
    /// The run that this window's worker is busy with; 0: none.
    void setLiveRun(std::int64_t run);
    void setFilter(const QString& text);
    /// Asks what to change, then emits forkRequested(). `step` -1: the newest weights of the stage; `stage`
    /// empty: of the run.
    void fork(std::int64_t run, const QString& stage = {}, std::int64_t step = -1);
    void editLabels();  ///< asks for notes and tags of the selected run
    /// Deletes for good what the user deleted and can still bring back.
    void commitDeleted();
    RunView* view() const { return view_; }
    RunTableModel* table() const;

    QVariantMap state() const override;
    void setState(const QVariantMap& state) override;

  Q_SIGNALS:
    void selected(qint64 run);
    void resumeRequested(qint64 run);
    void stopRequested();
    void deleteRequested(qint64 run);
    void forkRequested(const nibble::Recipe& recipe, const nibble::ForkPoint& point);
    void compareRequested(const std::vector<std::int64_t>& runs);
    void labelsChanged(qint64 run, const nibble::RunLabels& labels);

  private:
    void makeActions();
    void showRun();
    void updateActions();
    void deleteSelected();
    void bringBack();  ///< what was deleted last
    /// Changes what people say of the selected runs.
    void label(const std::function<void(RunLabels&)>& change);

    const RunStore* store_ = nullptr;
    const RunHistory* history_ = nullptr;
    std::int64_t liveRun_ = 0;
    std::set<std::int64_t> deleted_;
    QString shownMessage_;    ///< of the selected run
    QString deletedMessage_;  ///< of deleted_
    RunTable* table_ = nullptr;
    RunView* view_ = nullptr;
    StatStrip* stats_ = nullptr;
    QAction *resume_ = nullptr, *stop_ = nullptr, *delete_ = nullptr, *fork_ = nullptr, *star_ = nullptr,
            *archive_ = nullptr, *labels_ = nullptr, *compare_ = nullptr, *undo_ = nullptr;
};

}  // namespace nibble::ui
