#pragma once
#include <QAbstractTableModel>
#include <QIcon>
#include <memory>
#include <set>
#include <vector>

#include "core/run/run_store.h"
#include "widgets/run_fields.h"
#include "widgets/run_filter.h"

namespace nibble::ui {

/// The runs of a store: filtered, sorted and grouped here, so that ten thousand of them stay quick. Behind
/// the fixed columns come fields of the recipe and results that the user chose.
class RunTableModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { run, status, validation, loss, stage, duration, created, model, tags, notes, columns };
    enum class Grouping { none, name, model };
    static constexpr int idRole = Qt::UserRole;  ///< 0: the row is a group's

    explicit RunTableModel(QObject* parent = nullptr);
    /// Rows that are the same runs are kept, so that selections hold.
    void setRuns(std::vector<RunSummary> runs);
    void updateRun(const RunSummary& run);                         ///< one that is live
    const std::vector<RunSummary>& runs() const { return runs_; }  ///< all, newest first
    const RunSummary* find(std::int64_t id) const;                 ///< null: not there
    int rowOf(std::int64_t id) const;                              ///< -1: not there, or not shown

    void setFields(std::shared_ptr<const RunFields> fields);
    const std::shared_ptr<const RunFields>& fields() const { return fields_; }
    void setFilter(const QString& text);
    const RunFilter& filter() const { return filter_; }
    void setShowsArchived(bool on);
    bool showsArchived() const { return showsArchived_; }
    void setHidden(std::set<std::int64_t> runs);  ///< those that are about to be deleted
    void setGrouping(Grouping grouping);
    Grouping grouping() const { return grouping_; }
    void toggleGroup(int row);
    /// Names of fields, such as learning_rate, and of results, which have a stroke in them.
    void setChosenColumns(const QStringList& names);
    const QStringList& chosenColumns() const { return chosenColumns_; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(rows_.size());
    }
    int columnCount(const QModelIndex& = {}) const override { return columns + int(chosenColumns_.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

  private:
    struct Row {
        int run = -1;   ///< into runs_; -1: the head of a group
        QString group;  ///< of a head
        int count = 0;  ///< likewise: its runs
        bool operator==(const Row&) const = default;
    };
    void arrange();
    std::vector<int> shownRuns() const;
    void sortRuns(std::vector<int>& shown) const;
    std::vector<Row> grouped(const std::vector<int>& shown) const;
    QString groupOf(const RunSummary& run) const;
    QString modelOf(const RunSummary& run) const;
    QVariant display(const RunSummary& run, int column) const;
    QVariant groupData(const Row& row, int column, int role) const;
    bool isNumber(int column) const;
    bool isResult(int column) const {
        return column >= columns && chosenColumns_[column - columns].contains('/');
    }
    std::optional<double> result(const RunSummary& run, int column) const;

    std::vector<RunSummary> runs_;
    std::vector<Row> rows_;
    std::vector<std::int64_t> rowIds_;  ///< of rows_, 0 for groups: tells whether an arrangement is the same
    std::shared_ptr<const RunFields> fields_;
    QString filterText_;
    RunFilter filter_;
    bool showsArchived_ = false;
    std::set<std::int64_t> hidden_;
    Grouping grouping_ = Grouping::none;
    std::set<QString> closedGroups_;
    QStringList chosenColumns_;
    std::vector<std::vector<std::uint32_t>> chosenKeys_;  ///< of chosenColumns_
    std::vector<std::uint32_t> modelKeys_;
    int sortColumn_ = run;
    Qt::SortOrder sortOrder_ = Qt::DescendingOrder;
};

QString statusName(RunStatus status);
QIcon statusIcon(RunStatus status);

}  // namespace nibble::ui
