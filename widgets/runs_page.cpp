#include "widgets/runs_page.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/curve_panel.h"
#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/run_dialogs.h"
#include "widgets/run_table.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/stat_strip.h"

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
    for (QPushButton* button : {buttonOf(delete_, false), buttonOf(compare_, true), buttonOf(fork_, true),
                                buttonOf(resume_, true), buttonOf(stop_, true)})
        Page::actions()->addWidget(button);
    setEmptyState(tr("No runs in this store"),
                  tr("Choose a recipe and start it; its curves appear here as it trains. Runs of the command "
                     "line program show up here too."),
                  tr("Choose a recipe"));
    connect(this, &Page::messageClosed, this, &RunsPage::commitDeleted);

    table_ = new RunTable;
    connect(table_, &RunTable::changed, this, &RunsPage::updateActions);
    connect(table_, &RunTable::runSelected, this, &RunsPage::selected);
    connect(table_, &RunTable::menuRequested, this, [this](const QPoint& at) {
        QMenu menu;
        menu.addActions({resume_, fork_, compare_, star_, labels_, archive_, delete_, undo_});
        menu.exec(at);
    });
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
    splitter->addWidget(makeCard({}, table_));
    splitter->addWidget(detail);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({440, 840});
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
                  [this] { Q_EMIT resumeRequested(table_->currentRun()); });
    stop_ = add(tr("Stop"), "stop", tr("Save the run that is under way, and stop it"),
                [this] { Q_EMIT stopRequested(); });
    fork_ = add(tr("Fork..."), "plus", tr("Start a new run from weights that the selected one saved"),
                [this] { fork(table_->currentRun()); });
    compare_ = add(tr("Compare"), "compare", tr("Set the selected runs side by side"), [this] {
        std::vector<std::int64_t> runs = table_->selectedRuns();
        std::sort(runs.rbegin(), runs.rend());
        Q_EMIT compareRequested(runs);
    });
    star_ = add(tr("Star or unstar"), "check", tr("Mark the selected runs"), [this] {
        const RunSummary* first = table()->find(table_->currentRun());
        label([on = first && !first->labels.starred](RunLabels& labels) { labels.starred = on; });
    });
    labels_ = add(tr("Notes and tags..."), "file", tr("What you want to remember of the selected run"),
                  [this] { editLabels(); });
    archive_ =
        add(tr("Archive or bring back"), "folder",
            tr("Archived runs stay in the store; the table does not show them"), [this] {
                const RunSummary* first = table()->find(table_->currentRun());
                label([on = first && !first->labels.archived](RunLabels& labels) { labels.archived = on; });
            });
    delete_ = add(tr("Delete"), "trash", tr("Delete the selected runs with their weights"),
                  [this] { deleteSelected(); });
    undo_ = add(tr("Bring back what was deleted"), "undo", tr("The runs that were deleted last"),
                [this] { bringBack(); });
    undo_->setShortcut(QKeySequence::Undo);
}

RunTableModel* RunsPage::table() const {
    return table_->model();
}

void RunsPage::setStore(const RunStore* store) {
    commitDeleted();
    store_ = store;
    table_->setStore(store);
    refresh();
}

void RunsPage::setHistory(const RunHistory* history) {
    history_ = history;
    view_->setHistory(history);
    connect(history, &RunHistory::reset, this, &RunsPage::showRun);
    connect(history, &RunHistory::statusChanged, this, &RunsPage::showRun);
    showRun();
}

void RunsPage::refresh() {
    table_->refresh();
    showContent(!table()->runs().empty());
    updateActions();
}

void RunsPage::select(std::int64_t run) {
    table_->select(run);
}

void RunsPage::selectNext(int direction) {
    table_->selectNext(direction);
}

void RunsPage::setFilter(const QString& text) {
    table_->setFilter(text);
}

void RunsPage::setLiveRun(std::int64_t run) {
    liveRun_ = run;
    updateActions();
}

void RunsPage::updateActions() {
    const RunSummary* run = table()->find(table_->currentRun());
    const bool writable = store_ && !store_->read_only();
    resume_->setEnabled(writable && run && run->status != RunStatus::finished && liveRun_ == 0);
    stop_->setEnabled(liveRun_ != 0);
    delete_->setEnabled(writable && run && run->id != liveRun_);
    fork_->setEnabled(writable && run && liveRun_ == 0);
    for (QAction* action : {star_, archive_, labels_}) action->setEnabled(writable && run);
    compare_->setEnabled(run);
    undo_->setEnabled(!deleted_.empty());
}

void RunsPage::label(const std::function<void(RunLabels&)>& change) {
    for (const std::int64_t id : table_->selectedRuns()) {
        RunSummary run = *table()->find(id);
        change(run.labels);
        Q_EMIT labelsChanged(id, run.labels);
        table()->updateRun(run);
    }
    attempt([this] { refresh(); });
}

void RunsPage::editLabels() {
    const RunSummary* run = table()->find(table_->currentRun());
    if (!run) return;
    if (const auto labels = askForLabels(this, *run))
        label([&](RunLabels& each) {
            each.notes = labels->notes;
            each.tags = labels->tags;
        });
}

void RunsPage::fork(std::int64_t run, const QString& stage, std::int64_t step) {
    if (!store_ || liveRun_ != 0) return;
    attempt([&] {
        const auto fork = askForFork(this, *store_, run, stage.toStdString(), step);
        if (fork) Q_EMIT forkRequested(fork->first, fork->second);
    });
}

void RunsPage::deleteSelected() {
    commitDeleted();
    for (const std::int64_t run : table_->selectedRuns())
        if (run != liveRun_) deleted_.insert(run);
    if (deleted_.empty()) return;
    table_->setHidden(deleted_);
    deletedMessage_ = tr("%n run(s) deleted.", nullptr, int(deleted_.size()));
    showMessage(Level::info, deletedMessage_, tr("Undo"), [this] { bringBack(); });
    updateActions();
}

void RunsPage::bringBack() {
    if (message() == deletedMessage_) clearMessage();
    deleted_.clear();
    table_->setHidden({});
    updateActions();
}

void RunsPage::commitDeleted() {
    if (deleted_.empty()) return;
    const auto gone = std::exchange(deleted_, {});
    for (const std::int64_t run : gone) Q_EMIT deleteRequested(run);
    bringBack();  // those that could not be deleted
}

QVariantMap RunsPage::state() const {
    QVariantMap state = table_->state();
    state["curves"] = view_->curves()->settings();
    return state;
}

void RunsPage::setState(const QVariantMap& state) {
    if (state.isEmpty()) return;
    table_->setState(state);
    view_->curves()->applySettings(state["curves"].toMap());
}

void RunsPage::showRun() {
    const RunSummary& r = history_->summary();
    if (history_->run() == 0) {
        setSubtitle({});
        return stats_->setStats({});
    }
    table()->updateRun(r);
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
