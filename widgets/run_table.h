#pragma once
#include <QFontMetrics>
#include <QWidget>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "core/run/run_store.h"
#include "widgets/background.h"

class QLineEdit;
class QMenu;
class QTableView;

namespace nibble::ui {

class RunTableModel;

/// "name  #7" in so many pixels: the name gives way where there is no room, the number never; it tells runs
/// of one name apart.
QString fittedRunName(const QString& text, const QFontMetrics& metrics, int room);

/// The runs of a store in a table, with a filter above it and a choice of columns and groups.
class RunTable : public QWidget {
    Q_OBJECT
  public:
    explicit RunTable(QWidget* parent = nullptr);

    void setStore(const RunStore* store);
    void refresh();  ///< the store has changed
    RunTableModel* model() const { return runs_; }
    QTableView* view() const { return view_; }

    void select(std::int64_t run);
    void selectNext(int direction);   ///< -1 or 1
    std::int64_t currentRun() const;  ///< 0: none, or the head of a group
    std::vector<std::int64_t> selectedRuns() const;
    void setHidden(const std::set<std::int64_t>& runs);  ///< those that are about to be deleted
    void setFilter(const QString& text);

    QVariantMap state() const;
    void setState(const QVariantMap& state);

  Q_SIGNALS:
    void runSelected(qint64 run);
    void changed();  ///< which rows there are, or which of them is selected
    void menuRequested(const QPoint& global);

  protected:
    bool eventFilter(QObject* object, QEvent* event) override;

  private:
    void makeView();
    void makeFilter();
    void fillViewMenu(QMenu& menu);
    void showViewMenu(const QPoint& global);
    void sizeColumns();
    void selectRow(int row);
    void readFields();
    std::vector<RunSummary> withNewResults();
    void showProblem();

    const RunStore* store_ = nullptr;
    std::int64_t current_ = 0;  ///< the selected run, also while the filter hides it
    RunTableModel* runs_ = nullptr;
    QTableView* view_ = nullptr;
    QLineEdit* filter_ = nullptr;
    std::set<int> hiddenColumns_;
    /// How far each run was when its results were read: status, stage, step and seconds.
    using Progress = std::tuple<RunStatus, std::string, std::int64_t, double>;
    std::map<std::int64_t, Progress> readTo_;
    Background fieldsReader_;
};

}  // namespace nibble::ui
