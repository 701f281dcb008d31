#pragma once
#include "widgets/page.h"
#include "widgets/run_history.h"

class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace nibble::ui {

class RunTableModel;
class RunView;
class StatStrip;

/// The runs of the store and the one that is selected.
class RunsPage : public Page {
    Q_OBJECT
  public:
    explicit RunsPage(QWidget* parent = nullptr);

    void setStore(const RunStore* store);
    void setHistory(const RunHistory* history);
    void refresh();  ///< the store has changed
    void select(std::int64_t run);
    void selectNext(int direction);
    /// The run that this window's worker is busy with; 0: none.
    void setLiveRun(std::int64_t run);
    RunView* view() const { return view_; }
    RunTableModel* table() const { return runs_; }

  Q_SIGNALS:
    void selected(qint64 run);
    void resumeRequested(qint64 run);
    void stopRequested();
    void deleteRequested(qint64 run);

  private:
    QWidget* makeTable();
    void sizeColumns();
    void showRun();
    void updateActions();
    std::int64_t selectedRun() const;

    const RunStore* store_ = nullptr;
    const RunHistory* history_ = nullptr;
    std::int64_t liveRun_ = 0;
    QString shownMessage_;  ///< of the selected run
    RunTableModel* runs_ = nullptr;
    QSortFilterProxyModel* filtered_ = nullptr;
    QTableView* tableView_ = nullptr;
    RunView* view_ = nullptr;
    StatStrip* stats_ = nullptr;
    QPushButton *resume_ = nullptr, *stop_ = nullptr, *delete_ = nullptr;
};

}  // namespace nibble::ui
