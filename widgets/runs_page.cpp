#include "widgets/runs_page.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/stat_strip.h"
#include "widgets/tables.h"

namespace nibble::ui {

RunsPage::RunsPage(QWidget* parent) : Page(tr("Runs"), "runs", parent) {
    delete_ = makeButton({}, "trash");
    delete_->setToolTip(tr("Delete the selected run from the store"));
    delete_->setAccessibleName(tr("Delete run"));
    resume_ = makeButton(tr("Resume"), "resume");
    stop_ = makeButton(tr("Stop"), "stop");
    for (QPushButton* button : {delete_, resume_, stop_}) actions()->addWidget(button);
    connect(resume_, &QPushButton::clicked, this, [this] { Q_EMIT resumeRequested(selectedRun()); });
    connect(stop_, &QPushButton::clicked, this, &RunsPage::stopRequested);
    connect(delete_, &QPushButton::clicked, this, [this] {
        const auto answer = QMessageBox::question(
            this, tr("Delete run"), tr("Delete run #%1 and all that was recorded of it?").arg(selectedRun()),
            QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer == QMessageBox::Yes) Q_EMIT deleteRequested(selectedRun());
    });
    setEmptyState(tr("No runs in this store"),
                  tr("Choose a recipe and start it; its curves appear here as it trains. Runs of the command "
                     "line program show up here too."),
                  tr("Choose a recipe"));

    stats_ = new StatStrip;
    view_ = new RunView;
    auto* detail = new QWidget;
    auto* layout = new QVBoxLayout(detail);
    layout->setContentsMargins(4, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(stats_);
    layout->addWidget(view_, 1);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeTable());
    splitter->addWidget(detail);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({380, 900});
    setContent(splitter);
    showContent(false);
    updateActions();
}

QWidget* RunsPage::makeTable() {
    runs_ = new RunTableModel(this);
    filtered_ = new QSortFilterProxyModel(this);
    filtered_->setSourceModel(runs_);
    filtered_->setSortRole(RunTableModel::sortRole);
    filtered_->setFilterKeyColumn(-1);
    filtered_->setFilterRole(RunTableModel::filterRole);
    filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    tableView_ = new QTableView;
    styleTable(*tableView_);
    tableView_->setModel(filtered_);
    tableView_->setSortingEnabled(true);
    tableView_->sortByColumn(RunTableModel::run, Qt::DescendingOrder);
    tableView_->setFrameShape(QFrame::NoFrame);
    tableView_->setAccessibleName(tr("Runs"));
    connect(tableView_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                updateActions();
                if (index.isValid()) Q_EMIT selected(selectedRun());
            });
    auto* filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter runs"));
    filter->setAccessibleName(tr("Filter runs"));
    filter->setClearButtonEnabled(true);
    filter->addAction(icon("search", IconColor::secondary), QLineEdit::LeadingPosition);
    connect(filter, &QLineEdit::textChanged, filtered_, &QSortFilterProxyModel::setFilterFixedString);
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(8, 8, 8, 0);
    layout->addWidget(filter);
    layout->addWidget(tableView_);
    return makeCard({}, part);
}

void RunsPage::setStore(const RunStore* store) {
    store_ = store;
    refresh();
    sizeColumns();
}

void RunsPage::sizeColumns() {
    fitColumns(*tableView_);
    tableView_->setColumnWidth(RunTableModel::run,
                               std::clamp(tableView_->columnWidth(RunTableModel::run), 140, 180));
    tableView_->setColumnWidth(RunTableModel::status, 32);
}

void RunsPage::setHistory(const RunHistory* history) {
    history_ = history;
    view_->setHistory(history);
    connect(history, &RunHistory::reset, this, &RunsPage::showRun);
    connect(history, &RunHistory::statusChanged, this, &RunsPage::showRun);
    showRun();
}

void RunsPage::refresh() {
    const bool wasEmpty = runs_->rowCount() == 0;
    runs_->setRuns(store_ ? store_->runs() : std::vector<RunSummary>());
    showContent(runs_->rowCount() > 0);
    if (wasEmpty) sizeColumns();
    updateActions();
}

void RunsPage::select(std::int64_t run) {
    const int row = runs_->rowOf(run);
    if (row < 0) return;
    const QModelIndex index = filtered_->mapFromSource(runs_->index(row, 0));
    tableView_->selectRow(index.row());
    tableView_->scrollTo(index);
}

void RunsPage::selectNext(int direction) {
    const int row = tableView_->currentIndex().row() + direction;
    if (row >= 0 && row < filtered_->rowCount()) tableView_->selectRow(row);
}

void RunsPage::setLiveRun(std::int64_t run) {
    liveRun_ = run;
    updateActions();
}

std::int64_t RunsPage::selectedRun() const {
    const QModelIndex index = tableView_->currentIndex();
    return index.isValid() ? index.data(RunTableModel::idRole).toLongLong() : 0;
}

void RunsPage::updateActions() {
    const std::int64_t run = selectedRun();
    const int row = runs_->rowOf(run);
    const bool unfinished = row >= 0 && runs_->runs()[std::size_t(row)].status != RunStatus::finished;
    const bool writable = store_ && !store_->read_only();
    resume_->setEnabled(writable && unfinished && liveRun_ == 0);
    stop_->setEnabled(liveRun_ != 0);
    delete_->setEnabled(writable && row >= 0 && run != liveRun_);
}

void RunsPage::showRun() {
    const RunSummary& r = history_->summary();
    if (history_->run() == 0) {
        setSubtitle({});
        return stats_->setStats({});
    }
    runs_->updateRun(r);
    setSubtitle(QString::fromStdString(r.name) + QString(" (#%1)").arg(r.id));
    std::vector<StatStrip::Stat> stats = {{tr("status"), statusName(r.status),
                                           QString::fromStdString(r.message),
                                           r.status == RunStatus::failed ? "error" : ""}};
    if (!r.current_stage.empty())
        stats.push_back({tr("stage"), QString::fromStdString(r.current_stage), {}, {}});
    if (r.steps > 0)
        stats.push_back(
            {tr("step"), QString("%1 / %2").arg(formatCount(r.step), formatCount(r.steps)), {}, {}});
    if (r.last_loss)
        stats.push_back(
            {tr("loss"), formatValue(*r.last_loss, 4), {}, std::isfinite(*r.last_loss) ? "" : "error"});
    if (r.best_validation_loss)
        stats.push_back({tr("best validation"), formatValue(*r.best_validation_loss, 4), {}, {}});
    stats.push_back({tr("duration"), formatDuration(r.seconds), {}, {}});
    stats_->setStats(stats);
    const QString message = r.status == RunStatus::failed ? QString::fromStdString(r.message) : QString();
    if (std::exchange(shownMessage_, message) == message) return;
    message.isEmpty() ? clearMessage() : showMessage(Level::error, message);
}

}  // namespace nibble::ui
