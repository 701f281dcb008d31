#include "widgets/run_table_model.h"

#include <QFileInfo>
#include <algorithm>
#include <limits>
#include <unordered_map>

#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

QString nothing() {
    return QString::fromUtf8("–");
}

QString optionalValue(const std::optional<double>& value) {
    return value ? formatFixed(*value, 4) : nothing();
}

/// As numbers of that kind are written.
QString resultText(const QString& name, double value) {
    if (name.endsWith("memory_bytes")) return formatBytes(value);
    if (name.endsWith("tokens_per_second")) return formatShortCount(value);
    return formatValue(value, 4);
}

}  // namespace

QString statusName(RunStatus status) {
    switch (status) {
        case RunStatus::running:
            return RunTableModel::tr("running");
        case RunStatus::finished:
            return RunTableModel::tr("finished");
        case RunStatus::stopped:
            return RunTableModel::tr("stopped");
        case RunStatus::failed:
            return RunTableModel::tr("failed");
    }
    return {};
}

QIcon statusIcon(RunStatus status) {
    switch (status) {
        case RunStatus::running:
            return icon("play", IconColor::accent);
        case RunStatus::finished:
            return icon("check", IconColor::success);
        case RunStatus::stopped:
            return icon("stop", IconColor::secondary);
        case RunStatus::failed:
            return icon("error", IconColor::error);
    }
    return {};
}

RunTableModel::RunTableModel(QObject* parent)
    : QAbstractTableModel(parent), fields_(std::make_shared<RunFields>()) {}

void RunTableModel::setRuns(std::vector<RunSummary> runs) {
    runs_ = std::move(runs);
    arrange();
}

void RunTableModel::updateRun(const RunSummary& run) {
    const RunSummary* known = find(run.id);
    if (!known) return;
    runs_[std::size_t(known - runs_.data())] = run;
    if (const int row = rowOf(run.id); row >= 0)
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

const RunSummary* RunTableModel::find(std::int64_t id) const {
    const auto it =
        std::lower_bound(runs_.begin(), runs_.end(), id,
                         [](const RunSummary& run, std::int64_t wanted) { return run.id > wanted; });
    return it == runs_.end() || it->id != id ? nullptr : &*it;
}

int RunTableModel::rowOf(std::int64_t id) const {
    const auto it = id == 0 ? rowIds_.end() : std::find(rowIds_.begin(), rowIds_.end(), id);
    return it == rowIds_.end() ? -1 : int(it - rowIds_.begin());
}

void RunTableModel::setFields(std::shared_ptr<const RunFields> fields) {
    fields_ = std::move(fields);
    modelKeys_ = fields_->keys("checkpoint");
    setChosenColumns(chosenColumns_);
    setFilter(filterText_);
}

void RunTableModel::setFilter(const QString& text) {
    filterText_ = text;
    filter_ = RunFilter(text, *fields_);
    arrange();
}

void RunTableModel::setShowsArchived(bool on) {
    showsArchived_ = on;
    arrange();
}

void RunTableModel::setHidden(std::set<std::int64_t> runs) {
    hidden_ = std::move(runs);
    arrange();
}

void RunTableModel::setGrouping(Grouping grouping) {
    grouping_ = grouping;
    closedGroups_.clear();
    arrange();
}

void RunTableModel::toggleGroup(int row) {
    const Row& head = rows_[std::size_t(row)];
    if (head.run >= 0) return;
    if (!closedGroups_.erase(head.group)) closedGroups_.insert(head.group);
    arrange();
}

void RunTableModel::setChosenColumns(const QStringList& names) {
    const bool same = names == chosenColumns_;
    if (!same) beginResetModel();
    chosenColumns_ = names;
    chosenKeys_.clear();
    for (const QString& name : names)
        chosenKeys_.push_back(name.contains('/') ? fields_->resultKeys(name) : fields_->keys(name));
    if (!same) endResetModel();
}

/// Pass rates are of the summary, which is never behind.
std::optional<double> RunTableModel::result(const RunSummary& run, int column) const {
    const std::size_t chosen = std::size_t(column - columns);
    const auto rate = run.pass_rates.find(chosenColumns_[qsizetype(chosen)].toStdString());
    if (rate != run.pass_rates.end()) return rate->second;
    const std::vector<double> values = fields_->results(run.id, chosenKeys_[chosen]);
    return values.empty() ? std::nullopt : std::optional(values.front());
}

void RunTableModel::sort(int column, Qt::SortOrder order) {
    sortColumn_ = column;
    sortOrder_ = order;
    arrange();
}

std::vector<int> RunTableModel::shownRuns() const {
    const bool archived = showsArchived_ || filter_.asksForArchived();
    std::vector<int> shown;
    for (int i = 0; i < int(runs_.size()); ++i) {
        const RunSummary& r = runs_[std::size_t(i)];
        if (r.labels.archived && !archived) continue;
        if (hidden_.contains(r.id) || !filter_.accepts(r, *fields_)) continue;
        shown.push_back(i);
    }
    return shown;
}

/// By a number or a text that is made once for each run; what is missing comes last in either order.
void RunTableModel::sortRuns(std::vector<int>& shown) const {
    const bool down = sortOrder_ == Qt::DescendingOrder;
    if (sortColumn_ == run || sortColumn_ == created) {  // runs_ is sorted so
        if (!down) std::reverse(shown.begin(), shown.end());
        return;
    }
    std::unordered_map<int, std::pair<double, QString>> keys;
    const double missing =
        down ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
    for (const int i : shown) {
        const RunSummary& r = runs_[std::size_t(i)];
        auto& [number, text] = keys[i];
        if (sortColumn_ == validation || sortColumn_ == loss || isResult(sortColumn_)) {
            const auto value = sortColumn_ == loss         ? r.last_loss
                               : sortColumn_ == validation ? r.best_validation_loss
                                                           : result(r, sortColumn_);
            number = value && !std::isnan(*value) ? *value : missing;
        } else if (sortColumn_ == duration) {
            number = r.seconds;
        } else {
            text = display(r, sortColumn_).toString();
            bool isNumber = false;
            number = QLocale::c().toDouble(text, &isNumber);
            if (!isNumber) number = missing;
        }
    }
    std::stable_sort(shown.begin(), shown.end(), [&](int left, int right) {
        const auto &a = keys[down ? right : left], &b = keys[down ? left : right];
        return a.first != b.first ? a.first < b.first : a.second.localeAwareCompare(b.second) < 0;
    });
}

QString RunTableModel::modelOf(const RunSummary& run) const {
    return QFileInfo(fields_->shown(run.id, modelKeys_)).fileName();
}

QString RunTableModel::groupOf(const RunSummary& run) const {
    return grouping_ == Grouping::name ? QString::fromStdString(run.name) : modelOf(run);
}

/// Groups in the order of their first run.
std::vector<RunTableModel::Row> RunTableModel::grouped(const std::vector<int>& shown) const {
    std::vector<Row> rows;
    if (grouping_ == Grouping::none) {
        for (const int i : shown) rows.push_back({i, {}, 0});
        return rows;
    }
    std::vector<std::pair<QString, std::vector<int>>> groups;
    std::map<QString, std::size_t> place;
    for (const int i : shown) {
        const QString name = groupOf(runs_[std::size_t(i)]);
        const auto [it, added] = place.emplace(name, groups.size());
        if (added) groups.push_back({name, {}});
        groups[it->second].second.push_back(i);
    }
    for (const auto& [name, members] : groups) {
        rows.push_back({-1, name, int(members.size())});
        if (closedGroups_.contains(name)) continue;
        for (const int i : members) rows.push_back({i, {}, 0});
    }
    return rows;
}

/// Anew from all runs; the same rows in the same order only have changed contents.
void RunTableModel::arrange() {
    std::vector<int> shown = shownRuns();
    sortRuns(shown);
    std::vector<Row> rows = grouped(shown);
    std::vector<std::int64_t> ids;
    for (const Row& row : rows) ids.push_back(row.run < 0 ? 0 : runs_[std::size_t(row.run)].id);
    const bool same =
        ids == rowIds_ && std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(),
                                     [](const Row& a, const Row& b) { return a.group == b.group; });
    if (!same) beginResetModel();
    rows_ = std::move(rows);
    rowIds_ = std::move(ids);
    if (!same)
        endResetModel();
    else if (!rows_.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QVariant RunTableModel::display(const RunSummary& r, int column) const {
    switch (column) {
        case run:
            return QString("%1%2  #%3")
                .arg(r.labels.starred ? QString::fromUtf8("★ ") : QString(), QString::fromStdString(r.name))
                .arg(r.id);
        case status:
            return statusName(r.status);
        case stage: {
            const QString name = QString::fromStdString(r.current_stage);
            return r.steps > 0 && r.status != RunStatus::finished
                       ? QString("%1  %2/%3").arg(name).arg(r.step).arg(r.steps)
                       : name;
        }
        case loss:
            return optionalValue(r.last_loss);
        case validation:
            return optionalValue(r.best_validation_loss);
        case duration:
            return formatDuration(r.seconds);
        case created:
            return formatTime(QString::fromStdString(r.created));
        case model:
            return modelOf(r);
        case tags: {
            QStringList words;
            for (const std::string& tag : r.labels.tags) words << QString::fromStdString(tag);
            return words.join(' ');
        }
        case notes:
            return QString::fromStdString(r.labels.notes).simplified();
        default:
            if (isResult(column)) {
                const std::optional<double> value = result(r, column);
                const QString name = chosenColumns_[column - columns];
                return !value                                      ? nothing()
                       : r.pass_rates.contains(name.toStdString()) ? formatPercent(*value)
                                                                   : resultText(name, *value);
            }
            return fields_->shown(r.id, chosenKeys_[std::size_t(column - columns)]);
    }
}

bool RunTableModel::isNumber(int column) const {
    return column == loss || column == validation || column == duration || column >= columns;
}

/// The head of a group: how many runs, and the best of them.
QVariant RunTableModel::groupData(const Row& row, int column, int role) const {
    if (role == Qt::FontRole) return scaledFont(0, true);
    if (role == Qt::DecorationRole && column == run)
        return QIcon(
            QString(":/icons/chevron-%1-%2.svg")
                .arg(closedGroups_.contains(row.group) ? "right" : "down", theme().dark ? "dark" : "light"));
    if (role == Qt::TextAlignmentRole)
        return int((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    if (column == run)
        return QString("%1  (%2)").arg(row.group.isEmpty() ? nothing() : row.group).arg(row.count);
    if (column != validation) return {};
    std::optional<double> best;
    for (const RunSummary& r : runs_)
        if (r.best_validation_loss && groupOf(r) == row.group && (!best || *r.best_validation_loss < *best))
            best = r.best_validation_loss;
    return optionalValue(best);
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const {
    const Row& row = rows_[std::size_t(index.row())];
    const int column = index.column();
    if (role == idRole) return qlonglong(rowIds_[std::size_t(index.row())]);
    if (row.run < 0) return groupData(row, column, role);
    const RunSummary& r = runs_[std::size_t(row.run)];
    if (role == Qt::DisplayRole && column != status) return display(r, column);
    if (column == status && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole))
        return r.message.empty() ? statusName(r.status)
                                 : statusName(r.status) + "\n" + QString::fromStdString(r.message);
    if (role == Qt::DecorationRole && column == run) return swatch(seriesSlot(r.id));
    if (role == Qt::DecorationRole && column == status) return statusIcon(r.status);
    if (role == Qt::ForegroundRole && r.labels.archived) return theme().textDisabled;
    if (role == Qt::ToolTipRole && column == notes) return QString::fromStdString(r.labels.notes);
    if (role == Qt::ToolTipRole && column == run) return display(r, run);
    if (role == Qt::TextAlignmentRole)
        return int((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == validation) return tr("The lowest validation loss");
    if (role == Qt::ToolTipRole && section == loss) return tr("The loss of the last step");
    if (role != Qt::DisplayRole) return {};
    if (section >= columns) return chosenColumns_[section - columns];
    const QString names[] = {tr("Run"),      QString(),     tr("Validation"), tr("Loss"), tr("Stage"),
                             tr("Duration"), tr("Created"), tr("Model"),      tr("Tags"), tr("Notes")};
    return names[section];
}

}  // namespace nibble::ui
