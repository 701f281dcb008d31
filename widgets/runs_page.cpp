#include "widgets/runs_page.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/curve_panel.h"
#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/run_dialogs.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/stat_strip.h"
#include "widgets/tables.h"

namespace nibble::ui {
namespace {

/// Does what the action does, and is enabled with it.
QPushButton* buttonOf(QAction* action, bool textToo) {
    auto* button = makeButton(textToo ? action->text() : QString(), action->data().toString());
    button->setToolTip(action->toolTip());
    button->setAccessibleName(action->text());
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::changed, button, [=] { button->setEnabled(action->isEnabled()); });
    return button;
}

}  // namespace

RunsPage::RunsPage(QWidget* parent) : Page(tr("Runs"), "runs", parent) {
    makeActions();
    for (QPushButton* button :
         {buttonOf(delete_, false), buttonOf(fork_, true), buttonOf(resume_, true), buttonOf(stop_, true)})
        Page::actions()->addWidget(button);
    setEmptyState(tr("No runs in this store"),
                  tr("Choose a recipe and start it; its curves appear here as it trains. Runs of the command "
                     "line program show up here too."),
                  tr("Choose a recipe"));
    connect(this, &Page::messageClosed, this, &RunsPage::commitDeleted);

    stats_ = new StatStrip;
    view_ = new RunView;
    connect(view_, &RunView::forkRequested, this,
            [this](const QString& stage, qint64 step) { fork(history_->run(), stage, step); });
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

RunsPage::~RunsPage() = default;

void RunsPage::makeActions() {
    const auto add = [this](const QString& text, const char* iconName, const QString& help, auto slot) {
        auto* action = new QAction(icon(iconName), text, this);
        action->setData(QString(iconName));
        action->setToolTip(help);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        return action;
    };
    resume_ = add(tr("Resume"), "resume", tr("Go on with the selected run from its last saved step"),
                  [this] { Q_EMIT resumeRequested(selectedRun()); });
    stop_ = add(tr("Stop"), "stop", tr("Save the run that is under way, and stop it"),
                [this] { Q_EMIT stopRequested(); });
    fork_ = add(tr("Fork..."), "plus", tr("Start a new run from weights that the selected one saved"),
                [this] { fork(selectedRun()); });
    star_ = add(tr("Star or unstar"), "check", tr("Mark the selected runs"), [this] {
        const RunSummary* first = runs_->find(selectedRun());
        label([on = first && !first->labels.starred](RunLabels& labels) { labels.starred = on; });
    });
    labels_ = add(tr("Notes and tags..."), "file", tr("What you want to remember of the selected run"),
                  [this] { editLabels(); });
    archive_ =
        add(tr("Archive or bring back"), "folder",
            tr("Archived runs stay in the store; the table does not show them"), [this] {
                const RunSummary* first = runs_->find(selectedRun());
                label([on = first && !first->labels.archived](RunLabels& labels) { labels.archived = on; });
            });
    delete_ = add(tr("Delete"), "trash", tr("Delete the selected runs with their weights"),
                  [this] { deleteSelected(); });
}

QWidget* RunsPage::makeTable() {
    runs_ = new RunTableModel(this);
    tableView_ = new QTableView;
    styleTable(*tableView_);
    tableView_->setModel(runs_);
    tableView_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    tableView_->setSortingEnabled(true);
    tableView_->sortByColumn(RunTableModel::run, Qt::DescendingOrder);
    tableView_->setAccessibleName(tr("Runs"));
    tableView_->horizontalHeader()->setStretchLastSection(false);
    tableView_->horizontalHeader()->setMinimumSectionSize(28);
    tableView_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    tableView_->viewport()->installEventFilter(this);
    for (int column = RunTableModel::stage; column < RunTableModel::columns; ++column)
        hiddenColumns_.insert(column);
    connect(tableView_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                updateActions();
                if (index.isValid() && selectedRun() != 0) Q_EMIT selected(current_ = selectedRun());
            });
    connect(runs_, &QAbstractItemModel::modelReset, this, [this] {
        sizeColumns();  // a reset forgets which are hidden
        if (runs_->rowOf(current_) >= 0) select(current_);
        updateActions();
    });
    connect(tableView_, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(RunTableModel::idRole).toLongLong() == 0) runs_->toggleGroup(index.row());
    });
    tableView_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(tableView_, &QTableView::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu;
        menu.addActions({resume_, fork_, star_, labels_, archive_, delete_});
        menu.exec(tableView_->viewport()->mapToGlobal(at));
    });
    tableView_->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    const auto viewMenu = [this](const QPoint& at) {
        QMenu menu;
        fillViewMenu(menu);
        menu.exec(at);
    };
    connect(tableView_->horizontalHeader(), &QWidget::customContextMenuRequested, this,
            [=, this](const QPoint& at) { viewMenu(tableView_->horizontalHeader()->mapToGlobal(at)); });

    filter_ = new QLineEdit;
    filter_->setPlaceholderText(tr("Filter: name, loss<1.2, learning_rate<1e-4, tag:good"));
    filter_->setAccessibleName(tr("Filter runs"));
    filter_->setToolTip(tr(
        "Words that must all hold: a part of the name, tags or notes; any field of the recipe or result with "
        "<, <=, >, >=, = or !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; a "
        "minus "
        "in front for the opposite."));
    filter_->setClearButtonEnabled(true);
    filter_->addAction(icon("search", IconColor::secondary), QLineEdit::LeadingPosition);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
        runs_->setFilter(text);
        setStyleProperty(filter_, "problem", !runs_->filter().problem().isEmpty());
        filter_->setStatusTip(runs_->filter().problem());
    });
    auto* viewButton = new QToolButton;
    viewButton->setIcon(icon("menu"));
    viewButton->setToolTip(tr("Columns and groups"));
    viewButton->setAccessibleName(tr("Columns and groups"));
    connect(viewButton, &QToolButton::clicked, this,
            [=] { viewMenu(viewButton->mapToGlobal(viewButton->rect().bottomLeft())); });
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(8, 8, 8, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(filter_, 1);
    row->addWidget(viewButton);
    layout->addLayout(row);
    layout->addWidget(tableView_);
    return makeCard({}, part);
}

void RunsPage::fillViewMenu(QMenu& menu) {
    const auto add = [](QMenu& to, const QString& text, bool checked, auto slot) {
        QAction* action = to.addAction(text);
        action->setCheckable(true);
        action->setChecked(checked);
        QObject::connect(action, &QAction::toggled, slot);
    };
    const std::pair<RunTableModel::Grouping, QString> groupings[] = {
        {RunTableModel::Grouping::none, tr("No groups")},
        {RunTableModel::Grouping::name, tr("Group by name")},
        {RunTableModel::Grouping::model, tr("Group by model")}};
    for (const auto& [grouping, text] : groupings)
        add(menu, text, runs_->grouping() == grouping, [this, g = grouping] { runs_->setGrouping(g); });
    menu.addSeparator();
    for (int column = RunTableModel::validation; column < RunTableModel::columns; ++column)
        add(menu, runs_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
            !hiddenColumns_.contains(column), [this, column](bool on) {
                on ? void(hiddenColumns_.erase(column)) : void(hiddenColumns_.insert(column));
                sizeColumns();
            });
    QMenu* fields = menu.addMenu(tr("Fields of the recipe"));
    for (const QString& field : runs_->fields()->names())
        add(*fields, field, runs_->fieldColumns().contains(field), [this, field](bool on) {
            QStringList shown = runs_->fieldColumns();
            on ? void(shown << field) : void(shown.removeAll(field));
            runs_->setFieldColumns(shown);
            sizeColumns();
        });
    menu.addSeparator();
    add(menu, tr("Show archived runs"), runs_->showsArchived(),
        [this](bool on) { runs_->setShowsArchived(on); });
}

void RunsPage::setStore(const RunStore* store) {
    commitDeleted();
    fieldsReader_.cancel();
    store_ = store;
    current_ = 0;
    runs_->setFields(std::make_shared<RunFields>());
    refresh();
    sizeColumns();
}

/// The name takes the width that the others leave, so that there is nothing to scroll to sideways until many
/// columns are shown.
void RunsPage::sizeColumns() {
    const QFontMetrics metrics(tableView_->horizontalHeader()->font());
    constexpr int padding = 28, widest = 220;
    int others = 0;
    for (int column = 0; column < runs_->columnCount(); ++column) {
        const bool hidden = hiddenColumns_.contains(column);
        if (tableView_->isColumnHidden(column) != hidden) tableView_->setColumnHidden(column, hidden);
        if (column == RunTableModel::run || hidden) continue;
        const QString title = runs_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int width =
            std::max(metrics.horizontalAdvance(title), metrics.horizontalAdvance("0.00000")) + padding;
        if (column != RunTableModel::validation && column != RunTableModel::loss)
            width = std::clamp(static_cast<QAbstractItemView*>(tableView_)->sizeHintForColumn(column), width,
                               widest);
        if (column == RunTableModel::status) width = 32;
        tableView_->setColumnWidth(column, width);
        others += width;
    }
    constexpr int narrowest = 100;
    tableView_->setColumnWidth(RunTableModel::run,
                               std::max(narrowest, tableView_->viewport()->width() - others));
}

bool RunsPage::eventFilter(QObject* object, QEvent* event) {
    if (object == tableView_->viewport() && event->type() == QEvent::Resize) sizeColumns();
    return Page::eventFilter(object, event);
}

void RunsPage::setHistory(const RunHistory* history) {
    history_ = history;
    view_->setHistory(history);
    connect(history, &RunHistory::reset, this, &RunsPage::showRun);
    connect(history, &RunHistory::statusChanged, this, &RunsPage::showRun);
    showRun();
}

void RunsPage::refresh() {
    const bool wasEmpty = runs_->runs().empty();
    runs_->setRuns(store_ ? store_->runs() : std::vector<RunSummary>());
    showContent(!runs_->runs().empty());
    if (wasEmpty) sizeColumns();
    readFields();
    updateActions();
}

/// The recipes of new runs, to filter by; ten thousand take a second, so elsewhere.
void RunsPage::readFields() {
    const std::int64_t newest = runs_->runs().empty() ? 0 : runs_->runs().front().id;
    if (!store_ || newest <= runs_->fields()->newest() || fieldsReader_.busy()) return;
    fieldsReader_.run(
        [path = store_->path(), known = runs_->fields()](std::stop_token) {
            RunFields fields = *known;
            RunStore(path).each_recipe(fields.newest(), [&](std::int64_t run, const std::string& json) {
                fields.add(run, nlohmann::json::parse(json));
            });
            return fields;
        },
        [this](RunFields fields) {
            runs_->setFields(std::make_shared<RunFields>(std::move(fields)));
            Q_EMIT filter_->textChanged(filter_->text());
        });
}

void RunsPage::select(std::int64_t run) {
    const int row = runs_->rowOf(run);
    if (runs_->find(run)) current_ = run;
    if (row < 0) return;
    selectRow(row);
}

/// As selectRow() of the view, whichever keys are pressed.
void RunsPage::selectRow(int row) {
    tableView_->selectionModel()->setCurrentIndex(
        runs_->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    tableView_->scrollTo(runs_->index(row, 0));
}

void RunsPage::selectNext(int direction) {
    int row = tableView_->currentIndex().row() + direction;
    while (row >= 0 && row < runs_->rowCount() &&
           runs_->index(row, 0).data(RunTableModel::idRole).toLongLong() == 0)
        row += direction;  // over the heads of groups
    if (row >= 0 && row < runs_->rowCount()) selectRow(row);
}

void RunsPage::setFilter(const QString& text) {
    filter_->setText(text);
}

void RunsPage::setLiveRun(std::int64_t run) {
    liveRun_ = run;
    updateActions();
}

std::int64_t RunsPage::selectedRun() const {
    const QModelIndex index = tableView_->currentIndex();
    return index.isValid() ? index.data(RunTableModel::idRole).toLongLong() : 0;
}

std::vector<std::int64_t> RunsPage::selectedRuns() const {
    std::vector<std::int64_t> runs;
    for (const QModelIndex& index : tableView_->selectionModel()->selectedRows())
        if (const auto run = index.data(RunTableModel::idRole).toLongLong(); run != 0) runs.push_back(run);
    return runs;
}

void RunsPage::updateActions() {
    const RunSummary* run = runs_->find(selectedRun());
    const bool writable = store_ && !store_->read_only();
    resume_->setEnabled(writable && run && run->status != RunStatus::finished && liveRun_ == 0);
    stop_->setEnabled(liveRun_ != 0);
    delete_->setEnabled(writable && run && run->id != liveRun_);
    fork_->setEnabled(writable && run && liveRun_ == 0);
    for (QAction* action : {star_, archive_, labels_}) action->setEnabled(writable && run);
}

void RunsPage::label(const std::function<void(RunLabels&)>& change) {
    for (const std::int64_t id : selectedRuns()) {
        RunSummary run = *runs_->find(id);
        change(run.labels);
        Q_EMIT labelsChanged(id, run.labels);
        runs_->updateRun(run);
    }
    refresh();
}

void RunsPage::editLabels() {
    const RunSummary* run = runs_->find(selectedRun());
    if (!run) return;
    if (const auto labels = askForLabels(this, *run))
        label([&](RunLabels& each) {
            each.notes = labels->notes;
            each.tags = labels->tags;
        });
}

void RunsPage::fork(std::int64_t run, const QString& stage, std::int64_t step) {
    if (!store_ || liveRun_ != 0) return;
    const auto fork = askForFork(this, *store_, run, stage.toStdString(), step);
    if (fork) Q_EMIT forkRequested(fork->first, fork->second);
}

void RunsPage::deleteSelected() {
    commitDeleted();
    for (const std::int64_t run : selectedRuns())
        if (run != liveRun_) deleted_.insert(run);
    if (deleted_.empty()) return;
    runs_->setHidden(deleted_);
    showMessage(Level::info, tr("%n run(s) deleted.", nullptr, int(deleted_.size())), tr("Undo"), [this] {
        deleted_.clear();
        runs_->setHidden({});
    });
    if (runs_->rowCount() > 0 && runs_->rowOf(current_) < 0) selectRow(0);
}

void RunsPage::commitDeleted() {
    if (deleted_.empty()) return;
    clearMessage();
    const auto gone = std::exchange(deleted_, {});
    for (const std::int64_t run : gone) Q_EMIT deleteRequested(run);
    runs_->setHidden({});
}

QVariantMap RunsPage::state() const {
    QVariantList hidden;
    for (int column = 0; column < RunTableModel::columns; ++column) hidden << hiddenColumns_.contains(column);
    return {{"filter", filter_->text()},
            {"fieldColumns", runs_->fieldColumns()},
            {"hiddenColumns", hidden},
            {"grouping", int(runs_->grouping())},
            {"archived", runs_->showsArchived()},
            {"curves", view_->curves()->settings()}};
}

void RunsPage::setState(const QVariantMap& state) {
    if (state.isEmpty()) return;
    runs_->setFieldColumns(state["fieldColumns"].toStringList());
    runs_->setGrouping(RunTableModel::Grouping(state["grouping"].toInt()));
    runs_->setShowsArchived(state["archived"].toBool());
    const QVariantList hidden = state["hiddenColumns"].toList();
    for (int column = 0; column < int(hidden.size()) && column < RunTableModel::columns; ++column)
        hidden[column].toBool() ? void(hiddenColumns_.insert(column)) : void(hiddenColumns_.erase(column));
    view_->curves()->applySettings(state["curves"].toMap());
    setFilter(state["filter"].toString());
    sizeColumns();
}

void RunsPage::showRun() {
    const RunSummary& r = history_->summary();
    if (history_->run() == 0) {
        setSubtitle({});
        return stats_->setStats({});
    }
    runs_->updateRun(r);
    QString subtitle = QString::fromStdString(r.name) + QString(" (#%1)").arg(r.id);
    if (!r.parent.stage.empty()) {
        const QString stage = QString::fromStdString(r.parent.stage), step = formatCount(r.parent.step);
        subtitle += QString::fromUtf8(" · ") +
                    (r.parent.run ? tr("fork of #%1, %2, step %3").arg(r.parent.run).arg(stage, step)
                                  : tr("fork of a deleted run, %1, step %2").arg(stage, step));
    }
    for (const std::string& tag : r.labels.tags) subtitle += "  #" + QString::fromStdString(tag);
    setSubtitle(subtitle);
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
    if (!deleted_.empty()) return;  // the message that offers to undo stays
    message.isEmpty() ? clearMessage() : showMessage(Level::error, message);
}

}  // namespace nibble::ui
