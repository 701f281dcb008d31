#include "widgets/dataset_model.h"

#include <filesystem>

#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

/// The last thing the user says, on one line.
QString preview(const Row& row) {
    for (auto message = row.conversation.messages.rbegin(); message != row.conversation.messages.rend();
         ++message)
        if (message->role == "user") return QString::fromStdString(message->text()).left(400).simplified();
    return {};
}

QString fileName(const std::string& path) {
    return QString::fromStdString(std::filesystem::path(path).filename().string());
}

bool contains(const Row& row, const QString& text) {
    for (const Message& message : row.conversation.messages)
        if (QString::fromStdString(message.text()).contains(text, Qt::CaseInsensitive)) return true;
    return false;
}

}  // namespace

QString rowKind(const Row& row) {
    for (const char* column : {"reasoning_language", "category_text", "language"}) {
        const auto it = row.columns.find(column);
        if (it != row.columns.end()) return QString::fromStdString(it->second);
    }
    return row.check ? QString::fromStdString(row.check->language) : QString();
}

void DatasetModel::setData(std::shared_ptr<const LoadedData> data) {
    beginResetModel();
    data_ = std::move(data);
    validation_.clear();
    endResetModel();
}

void DatasetModel::setLimit(std::int64_t limit) {
    if (limit == limit_) return;
    limit_ = limit;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, tokens), index(rowCount() - 1, trained),
                           {Qt::DisplayRole, Qt::ForegroundRole, sortRole});
}

void DatasetModel::setValidation(std::vector<bool> validation) {
    validation_ = std::move(validation);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, part), index(rowCount() - 1, part));
}

int DatasetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !data_ ? 0 : int(data_->dataset.rows.size());
}

const Example* DatasetModel::example(int row) const {
    const auto& index = data_->exampleOf;
    if (std::size_t(row) >= index.size() || index[std::size_t(row)] < 0) return nullptr;
    return &data_->tokenized.examples[std::size_t(index[std::size_t(row)])];
}

QVariant DatasetModel::data(const QModelIndex& index, int role) const {
    const int column = index.column();
    if (role == Qt::TextAlignmentRole) {
        const bool number = column == line || column == tokens || column == trained;
        return int(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    }
    const Example* e = column == tokens ? example(index.row()) : nullptr;
    const bool cut = e && limit_ > 0 && std::ssize(e->ids) > limit_;
    if (role == Qt::ForegroundRole) return cut ? QVariant(theme().warning) : QVariant();
    if (role == Qt::ToolTipRole) {
        if (cut) return tr("Cut off behind %1 tokens").arg(formatCount(limit_));
        const Row& r = row(index.row());
        return column == line ? QString("%1:%2").arg(QString::fromStdString(r.file)).arg(r.line) : QVariant();
    }
    if (role != Qt::DisplayRole && role != sortRole) return {};
    return cell(index.row(), column, role == sortRole);
}

QVariant DatasetModel::cell(int index, int column, bool sorting) const {
    const Row& r = row(index);
    const auto number = [&](std::int64_t value) {
        return sorting ? QVariant(qlonglong(value)) : QVariant(formatCount(value));
    };
    const Example* e = column == tokens || column == trained ? example(index) : nullptr;
    switch (column) {
        case line:
            return sorting ? QVariant(index) : QVariant(formatCount(r.line));
        case kind:
            return rowKind(r);
        case tokens:
            return e ? number(std::ssize(e->ids)) : QVariant();
        case trained:
            return e ? number(effect_of_limit(std::span(e, 1), limit_).trained_tokens) : QVariant();
        case part:
            return validation_.empty() ? QVariant() : isValidation(index) ? tr("validation") : tr("training");
        case text:
            return preview(r);
        case file:
            return fileName(r.file);
        default:
            return {};
    }
}

QVariant DatasetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Line"), tr("Kind"),    tr("Tokens"), tr("Trained"),
                             tr("Part"), tr("Request"), tr("File")};
    return names[section];
}

RowFilter::RowFilter(DatasetModel* rows, QObject* parent) : QSortFilterProxyModel(parent), rows_(rows) {
    setSourceModel(rows);
    setSortRole(DatasetModel::sortRole);
}

void RowFilter::setConditions(Conditions conditions) {
    conditions_ = std::move(conditions);
    invalidateFilter();
}

bool RowFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const Conditions& c = conditions_;
    if (c.rows && !c.rows->contains(row)) return false;
    if (c.validation && *c.validation != rows_->isValidation(row)) return false;
    if (c.kind && *c.kind != rowKind(rows_->row(row))) return false;
    if (c.shortest > 0 || c.longest < INT64_MAX) {
        const Example* example = rows_->example(row);
        if (!example || std::ssize(example->ids) < c.shortest || std::ssize(example->ids) > c.longest)
            return false;
    }
    return c.text.isEmpty() || contains(rows_->row(row), c.text);
}

}  // namespace nibble::ui
