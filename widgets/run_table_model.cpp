#include "widgets/run_table_model.h"

#include <algorithm>

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

QString passRates(const RunSummary& run, QChar separator) {
    QStringList lines;
    for (const auto& [name, rate] : run.pass_rates)
        lines << QString("%1: %2").arg(QString::fromStdString(name), formatPercent(rate));
    return lines.join(separator);
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

void RunTableModel::setRuns(std::vector<RunSummary> runs) {
    const auto sameIds = std::equal(runs.begin(), runs.end(), runs_.begin(), runs_.end(),
                                    [](const RunSummary& a, const RunSummary& b) { return a.id == b.id; });
    if (sameIds) {
        runs_ = std::move(runs);
        if (!runs_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    // Usually only new runs came on top.
    const std::size_t added = runs.size() > runs_.size() ? runs.size() - runs_.size() : 0;
    const bool onlyAdded =
        added > 0 && std::equal(runs.begin() + std::ptrdiff_t(added), runs.end(), runs_.begin(), runs_.end(),
                                [](const RunSummary& a, const RunSummary& b) { return a.id == b.id; });
    if (onlyAdded) {
        beginInsertRows({}, 0, int(added) - 1);
        runs_ = std::move(runs);
        endInsertRows();
        Q_EMIT dataChanged(index(int(added), 0), index(rowCount() - 1, columns - 1));
        return;
    }
    beginResetModel();
    runs_ = std::move(runs);
    endResetModel();
}

void RunTableModel::updateRun(const RunSummary& run) {
    const int row = rowOf(run.id);
    if (row < 0) return;
    runs_[std::size_t(row)] = run;
    Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
}

int RunTableModel::rowOf(std::int64_t id) const {
    const auto it =
        std::find_if(runs_.begin(), runs_.end(), [&](const RunSummary& run) { return run.id == id; });
    return it == runs_.end() ? -1 : int(it - runs_.begin());
}

QVariant RunTableModel::display(const RunSummary& r, int column) const {
    switch (column) {
        case run:
            return QString("%1  #%2").arg(QString::fromStdString(r.name)).arg(r.id);
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
        case passRate:
            return r.pass_rates.empty() ? nothing() : passRates(r, ' ');
        case duration:
            return formatDuration(r.seconds);
        default:
            return formatTime(QString::fromStdString(r.created));
    }
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const {
    const RunSummary& r = runs_[std::size_t(index.row())];
    const int column = index.column();
    if (role == idRole) return qlonglong(r.id);
    if (role == filterRole || (role == Qt::DisplayRole && column != status)) return display(r, column);
    if (column == status && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole))
        return r.message.empty() ? statusName(r.status)
                                 : statusName(r.status) + "\n" + QString::fromStdString(r.message);
    if (role == Qt::DecorationRole && column == run) return swatch(seriesSlot(r.id));
    if (role == Qt::DecorationRole && column == status) return statusIcon(r.status);
    if (role == Qt::ToolTipRole && column == passRate) return passRates(r, '\n');
    if (role == Qt::TextAlignmentRole)
        return int(
            (column == loss || column == validation || column == duration ? Qt::AlignRight : Qt::AlignLeft) |
            Qt::AlignVCenter);
    if (role != sortRole) return {};
    switch (column) {
        case run:
            return qlonglong(r.id);
        case loss:
            return r.last_loss.value_or(1e300);
        case validation:
            return r.best_validation_loss.value_or(1e300);
        case duration:
            return r.seconds;
        case created:
            return QString::fromStdString(r.created);
        default:
            return display(r, column);
    }
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == loss || section == validation || section == duration ? Qt::AlignRight
                                                                                    : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == validation) return tr("The lowest validation loss");
    if (role == Qt::ToolTipRole && section == loss) return tr("The loss of the last step");
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Run"),   QString(),        tr("Validation"), tr("Loss"),
                             tr("Stage"), tr("Pass rates"), tr("Duration"),   tr("Created")};
    return names[section];
}

}  // namespace nibble::ui
