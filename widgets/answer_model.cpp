#include "widgets/answer_model.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "widgets/format.h"
#include "widgets/icons.h"

namespace nibble::ui {

QString verdictName(Verdict verdict) {
    switch (verdict) {
        case Verdict::pass:
            return AnswerModel::tr("passed");
        case Verdict::fail:
            return AnswerModel::tr("failed");
        case Verdict::invalid:
            return AnswerModel::tr("not valid");
    }
    return {};
}

/// What the user asked last: what tells rows apart. The whole prompt where it is not in harmony's form.
static QString requestIn(const QString& prompt) {
    const QString opening = "<|start|>user<|message|>";
    const qsizetype start = prompt.lastIndexOf(opening);
    return start < 0 ? prompt : prompt.mid(start + opening.size()).section("<|end|>", 0, 0);
}

const ScoredAnswer& AnswerModel::Line::first() const {
    return **std::find_if(answers.begin(), answers.end(), [](const ScoredAnswer* a) { return a != nullptr; });
}

bool AnswerModel::Line::passes(const Filter& filter) const {
    const auto verdictOf = [this](int entry) {
        const ScoredAnswer* answer = answers[std::size_t(entry)];
        return answer ? std::optional(answer->verdict) : std::nullopt;
    };
    if (filter.passedBy >= 0 && verdictOf(filter.passedBy) != Verdict::pass) return false;
    if (filter.missedBy >= 0 && verdictOf(filter.missedBy).value_or(Verdict::pass) == Verdict::pass)
        return false;
    std::set<Verdict> verdicts;
    for (const ScoredAnswer* answer : answers)
        if (answer) verdicts.insert(answer->verdict);
    return !filter.onlyDifferences || verdicts.size() > 1;
}

void AnswerModel::setEntries(const std::vector<EvaluationEntry>& entries, const Filter& filter) {
    beginResetModel();
    entries_ = entries;
    labels_.clear();
    headers_.clear();
    const bool oneRun = std::all_of(entries.begin(), entries.end(), [&](const EvaluationEntry& entry) {
        return entry.run == entries.front().run;
    });
    slots_.clear();
    rows_.clear();
    std::map<std::tuple<std::string, std::int64_t, std::string>, Line> lines;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        labels_.push_back(entries_[i].label);
        const QString stage = entries_[i].label.section(QString::fromUtf8(" · "), -1);
        headers_.push_back(oneRun ? stage : QString("#%1 %2").arg(entries_[i].run).arg(stage));
        slots_.push_back(entries_[i].slot);
        for (const EvaluationDone& result : entries_[i].results)
            for (const ScoredAnswer& answer : result.answers) {
                Line& line = lines[{result.data, answer.row, answer.check}];
                line.place =
                    QString("%1:%2")
                        .arg(QString::fromStdString(std::filesystem::path(result.data).stem().string()))
                        .arg(answer.row);
                line.answers.resize(entries_.size());
                line.answers[i] = &answer;
            }
    }
    for (auto& [key, line] : lines) {
        line.answers.resize(entries_.size());
        if (line.passes(filter)) rows_.push_back(std::move(line));
    }
    endResetModel();
}

const ScoredAnswer* AnswerModel::answer(int row, int entry) const {
    return rows_[std::size_t(row)].answers[std::size_t(entry)];
}

QVariant AnswerModel::data(const QModelIndex& index, int role) const {
    const Line& line = rows_[std::size_t(index.row())];
    if (index.column() >= fixedColumns) {
        const ScoredAnswer* a = line.answers[std::size_t(index.column() - fixedColumns)];
        if (!a) return role == Qt::DisplayRole ? QVariant(QString::fromUtf8("–")) : QVariant();
        if (role == Qt::DisplayRole) return verdictName(a->verdict);
        if (role == Qt::DecorationRole)
            return a->verdict == Verdict::pass   ? icon("check", IconColor::success)
                   : a->verdict == Verdict::fail ? icon("close", IconColor::error)
                                                 : icon("warning", IconColor::warning);
        return {};
    }
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case 0:
            return line.place;
        case 1:
            return QString::fromStdString(line.first().check);
        default:
            return requestIn(QString::fromStdString(line.first().prompt)).left(300).simplified();
    }
}

QVariant AnswerModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (section >= fixedColumns) {
        if (role == Qt::ToolTipRole) return label(section - fixedColumns);
        if (role == Qt::DecorationRole) return swatch(slot(section - fixedColumns));
        return role == Qt::DisplayRole ? QVariant(headers_[std::size_t(section - fixedColumns)]) : QVariant();
    }
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Row"), tr("Check"), tr("Request")};
    return names[section];
}

}  // namespace nibble::ui
