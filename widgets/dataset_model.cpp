#include "widgets/dataset_model.h"

#include <filesystem>

#include "widgets/format.h"
#include "widgets/icons.h"

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
    endResetModel();
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
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (column >= text || column == kind ? Qt::AlignLeft : Qt::AlignRight));
    const Row& r = row(index.row());
    if (role == Qt::ToolTipRole)
        return column == line ? QString("%1:%2").arg(QString::fromStdString(r.file)).arg(r.line) : QVariant();
    if (role != Qt::DisplayRole && role != sortRole) return {};
    const Example* e = example(index.row());
    const auto number = [&](std::int64_t value) {
        return role == sortRole ? QVariant(qlonglong(value)) : QVariant(formatCount(value));
    };
    switch (column) {
        case line:
            return role == sortRole ? QVariant(index.row()) : QVariant(formatCount(r.line));
        case kind:
            return rowKind(r);
        case tokens:
            return e ? number(std::int64_t(e->ids.size())) : QVariant();
        case trained:
            return e ? number(e->trained_tokens()) : QVariant();
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
    const QString names[] = {tr("Line"), tr("Kind"), tr("Tokens"), tr("Trained"), tr("Request"), tr("File")};
    return names[section];
}

void ProblemModel::setProblems(std::vector<Problem> problems) {
    beginResetModel();
    problems_ = std::move(problems);
    endResetModel();
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
    const Problem& p = problem(index.row());
    if (role == Qt::DecorationRole && index.column() == 0) {
        if (p.severity == Severity::error) return icon("error", IconColor::error);
        if (p.severity == Severity::warning) return icon("warning", IconColor::warning);
        return icon("info", IconColor::secondary);
    }
    if (role == Qt::ToolTipRole && index.column() == 2) return QString::fromStdString(p.message);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case 0:
            return p.severity == Severity::error     ? tr("Left out")
                   : p.severity == Severity::warning ? tr("Changed")
                                                     : tr("Note");
        case 1:
            return p.line > 0 ? QString("%1:%2").arg(fileName(p.file)).arg(p.line) : fileName(p.file);
        default:
            return QString::fromStdString(p.message);
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Effect"), tr("Place"), tr("What")};
    return names[section];
}

}  // namespace nibble::ui
