#include "widgets/run_table.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSet>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/run_table_model.h"
#include "widgets/tables.h"

namespace nibble::ui {
namespace {

class NameDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!option->widget) return;
        const QStyle* style = option->widget->style();
        const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, option, option->widget) + 1;
        const int room =
            style->subElementRect(QStyle::SE_ItemViewItemText, option, option->widget).width() - 2 * margin;
        option->text = fittedRunName(option->text, option->fontMetrics, room);
    }
};

}  // namespace

QString fittedRunName(const QString& text, const QFontMetrics& metrics, int room) {
    const qsizetype number = text.lastIndexOf("  #");
    if (number < 0) return text;
    const QString end = text.mid(number);
    return metrics.elidedText(text.left(number), Qt::ElideRight, room - metrics.horizontalAdvance(end)) + end;
}

RunTable::RunTable(QWidget* parent) : QWidget(parent) {
    runs_ = new RunTableModel(this);
    makeView();
    makeFilter();
    auto* viewButton = new QToolButton;
    viewButton->setIcon(icon("menu"));
    viewButton->setToolTip(tr("Columns and groups"));
    viewButton->setAccessibleName(tr("Columns and groups"));
    connect(viewButton, &QToolButton::clicked, this,
            [=, this] { showViewMenu(viewButton->mapToGlobal(viewButton->rect().bottomLeft())); });
    auto* row = new QHBoxLayout;
    row->addWidget(filter_, 1);
    row->addWidget(viewButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 0);
    layout->addLayout(row);
    layout->addWidget(view_);
}

void RunTable::makeView() {
    view_ = new QTableView;
    styleTable(*view_);
    view_->setModel(runs_);
    view_->setItemDelegateForColumn(RunTableModel::run, new NameDelegate(view_));
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setSortingEnabled(true);
    view_->sortByColumn(RunTableModel::run, Qt::DescendingOrder);
    view_->setAccessibleName(tr("Runs"));
    view_->horizontalHeader()->setStretchLastSection(false);
    view_->horizontalHeader()->setMinimumSectionSize(28);
    view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->viewport()->installEventFilter(this);
    for (int column = RunTableModel::stage; column < RunTableModel::columns; ++column)
        hiddenColumns_.insert(column);
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                Q_EMIT changed();
                if (index.isValid() && currentRun() != 0) Q_EMIT runSelected(current_ = currentRun());
            });
    connect(runs_, &QAbstractItemModel::modelReset, this, [this] {
        sizeColumns();  // a reset forgets which are hidden
        if (runs_->rowOf(current_) >= 0) select(current_);
        Q_EMIT changed();
    });
    connect(view_, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(RunTableModel::idRole).toLongLong() == 0) runs_->toggleGroup(index.row());
    });
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view_, &QTableView::customContextMenuRequested, this,
            [this](const QPoint& at) { Q_EMIT menuRequested(view_->viewport()->mapToGlobal(at)); });
    view_->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view_->horizontalHeader(), &QWidget::customContextMenuRequested, this,
            [this](const QPoint& at) { showViewMenu(view_->horizontalHeader()->mapToGlobal(at)); });
}

void RunTable::makeFilter() {
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
        showProblem();
    });
}

void RunTable::showProblem() {
    setStyleProperty(filter_, "problem", !runs_->filter().problem().isEmpty());
    filter_->setStatusTip(runs_->filter().problem());
}

void RunTable::showViewMenu(const QPoint& global) {
    QMenu menu;
    fillViewMenu(menu);
    menu.exec(global);
}

void RunTable::fillViewMenu(QMenu& menu) {
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
    QSet<QString> results;
    for (const QString& name : runs_->fields()->resultNames()) results << name;
    for (const RunSummary& run : runs_->runs())
        for (const auto& [name, rate] : run.pass_rates) results << QString::fromStdString(name);
    QStringList sorted(results.begin(), results.end());
    sorted.sort();
    for (const auto& [title, names] : {std::pair{tr("Fields of the recipe"), runs_->fields()->names()},
                                       {tr("Results of the stages"), sorted}}) {
        QMenu* chosen = menu.addMenu(title);
        for (const QString& name : names)
            add(*chosen, name, runs_->chosenColumns().contains(name), [this, name = name](bool on) {
                QStringList shown = runs_->chosenColumns();
                on ? void(shown << name) : void(shown.removeAll(name));
                runs_->setChosenColumns(shown);
                sizeColumns();
            });
    }
    menu.addSeparator();
    add(menu, tr("Show archived runs"), runs_->showsArchived(),
        [this](bool on) { runs_->setShowsArchived(on); });
}

void RunTable::setStore(const RunStore* store) {
    fieldsReader_.cancel();
    store_ = store;
    current_ = 0;
    readTo_.clear();
    runs_->setFields(std::make_shared<RunFields>());
    refresh();
    sizeColumns();
}

void RunTable::refresh() {
    const bool wasEmpty = runs_->runs().empty();
    runs_->setRuns(store_ ? store_->runs() : std::vector<RunSummary>());
    if (wasEmpty) sizeColumns();
    readFields();
}

/// The name takes the width that the others leave, so that there is nothing to scroll to sideways until many
/// columns are shown.
void RunTable::sizeColumns() {
    const QFontMetrics metrics(view_->horizontalHeader()->font());
    constexpr int padding = 28, widest = 220;
    int others = 0;
    for (int column = 0; column < runs_->columnCount(); ++column) {
        const bool hidden = hiddenColumns_.contains(column);
        if (view_->isColumnHidden(column) != hidden) view_->setColumnHidden(column, hidden);
        if (column == RunTableModel::run || hidden) continue;
        const QString title = runs_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int width =
            std::max(metrics.horizontalAdvance(title), metrics.horizontalAdvance("0.00000")) + padding;
        if (column != RunTableModel::validation && column != RunTableModel::loss)
            width =
                std::clamp(static_cast<QAbstractItemView*>(view_)->sizeHintForColumn(column), width, widest);
        if (column == RunTableModel::status) width = 32;
        view_->setColumnWidth(column, width);
        others += width;
    }
    constexpr int narrowest = 100;
    view_->setColumnWidth(RunTableModel::run, std::max(narrowest, view_->viewport()->width() - others));
}

bool RunTable::eventFilter(QObject* object, QEvent* event) {
    if (object == view_->viewport() && event->type() == QEvent::Resize) sizeColumns();
    return QWidget::eventFilter(object, event);
}

/// Those that are new or have gone on since.
std::vector<RunSummary> RunTable::withNewResults() {
    std::vector<RunSummary> changed;
    for (const RunSummary& run : runs_->runs()) {
        const Progress now{run.status, run.current_stage, run.step, run.seconds};
        Progress& before = readTo_[run.id];
        if (before != now) changed.push_back(run);
        before = now;
    }
    return changed;
}

/// The recipes of new runs and what was measured, to filter by; of ten thousand runs that takes a second, so
/// elsewhere.
void RunTable::readFields() {
    if (!store_ || fieldsReader_.busy()) return;
    const std::vector<RunSummary> changed = withNewResults();
    if (changed.empty()) return;
    fieldsReader_.run(
        [path = store_->path(), known = runs_->fields(), changed](std::stop_token) {
            RunFields fields = *known;
            const RunStore store(path);
            store.each_recipe(fields.newest(), [&](std::int64_t run, const std::string& json) {
                fields.add(run, nlohmann::json::parse(json));
            });
            for (const RunSummary& run : changed) {
                std::map<std::string, double> results = store.results(run.id);
                results.insert(run.pass_rates.begin(), run.pass_rates.end());
                fields.setResults(run.id, results);
            }
            return fields;
        },
        [this](RunFields fields) {
            runs_->setFields(std::make_shared<RunFields>(std::move(fields)));
            showProblem();
            readFields();  // what came meanwhile
        });
}

void RunTable::select(std::int64_t run) {
    const int row = runs_->rowOf(run);
    if (runs_->find(run)) current_ = run;
    // Told back of the row that is being clicked on, it leaves the others that are selected as they are.
    if (row < 0 || row == view_->currentIndex().row()) return;
    selectRow(row);
}

/// As selectRow() of the view, whichever keys are pressed.
void RunTable::selectRow(int row) {
    view_->selectionModel()->setCurrentIndex(runs_->index(row, 0),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    view_->scrollTo(runs_->index(row, 0));
}

void RunTable::selectNext(int direction) {
    int row = view_->currentIndex().row() + direction;
    while (row >= 0 && row < runs_->rowCount() &&
           runs_->index(row, 0).data(RunTableModel::idRole).toLongLong() == 0)
        row += direction;  // over the heads of groups
    if (row >= 0 && row < runs_->rowCount()) selectRow(row);
}

void RunTable::setFilter(const QString& text) {
    filter_->setText(text);
}

std::int64_t RunTable::currentRun() const {
    const QModelIndex index = view_->currentIndex();
    return index.isValid() ? index.data(RunTableModel::idRole).toLongLong() : 0;
}

std::vector<std::int64_t> RunTable::selectedRuns() const {
    std::vector<std::int64_t> runs;
    for (const QModelIndex& index : view_->selectionModel()->selectedRows())
        if (const auto run = index.data(RunTableModel::idRole).toLongLong(); run != 0) runs.push_back(run);
    return runs;
}

void RunTable::setHidden(const std::set<std::int64_t>& runs) {
    runs_->setHidden(runs);
    if (!runs.empty() && runs_->rowCount() > 0 && runs_->rowOf(current_) < 0) selectRow(0);
}

QVariantMap RunTable::state() const {
    QVariantList hidden;
    for (int column = 0; column < RunTableModel::columns; ++column) hidden << hiddenColumns_.contains(column);
    return {{"filter", filter_->text()},
            {"fieldColumns", runs_->chosenColumns()},
            {"hiddenColumns", hidden},
            {"grouping", int(runs_->grouping())},
            {"archived", runs_->showsArchived()}};
}

void RunTable::setState(const QVariantMap& state) {
    runs_->setChosenColumns(state["fieldColumns"].toStringList());
    runs_->setGrouping(RunTableModel::Grouping(state["grouping"].toInt()));
    runs_->setShowsArchived(state["archived"].toBool());
    const QVariantList hidden = state["hiddenColumns"].toList();
    const bool known = hidden.size() == RunTableModel::columns;  // else it was saved of other columns
    for (int column = 0; known && column < RunTableModel::columns; ++column)
        hidden[column].toBool() ? void(hiddenColumns_.insert(column)) : void(hiddenColumns_.erase(column));
    setFilter(state["filter"].toString());
    sizeColumns();
}

}  // namespace nibble::ui
