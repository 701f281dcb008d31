#include "widgets/run_filter.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <cmath>

#include "widgets/number_edit.h"
#include "widgets/run_table_model.h"

namespace nibble::ui {
namespace {

const QStringList& textNames() {
    static const QStringList names = {"name", "tag", "status", "model", "stage", "note", "is"};
    return names;
}

/// What the summary of a run says under this name; none: it says nothing.
std::optional<double> ofSummary(const RunSummary& run, const QString& name) {
    if (name == "loss") return run.last_loss;
    if (name == "validation" || name == "validation_loss") return run.best_validation_loss;
    if (name == "duration") return run.seconds;
    if (name == "step") return double(run.step);
    return double(run.id);
}

bool isOfSummary(const QString& name) {
    static const QStringList names = {"loss", "validation", "validation_loss", "duration", "step",
                                      "run",  "id"};
    return names.contains(name);
}

bool contains(const std::string& text, const QString& part) {
    return QString::fromStdString(text).contains(part, Qt::CaseInsensitive);
}

bool hasTag(const RunSummary& run, const QString& part) {
    return std::any_of(run.labels.tags.begin(), run.labels.tags.end(),
                       [&](const std::string& tag) { return contains(tag, part); });
}

bool containsAnywhere(const RunSummary& run, const QString& part) {
    return contains(run.name, part) || QString("#%1").arg(run.id) == part ||
           contains(run.current_stage, part) || contains(run.labels.notes, part) || hasTag(run, part) ||
           statusName(run.status).contains(part, Qt::CaseInsensitive);
}

bool is(const RunSummary& run, const QString& what) {
    if (what == "starred") return run.labels.starred;
    if (what == "archived") return run.labels.archived;
    return what == "fork" && !run.parent.stage.empty();
}

}  // namespace

RunFilter::RunFilter(const QString& text, const RunFields& fields) {
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) terms_.push_back(parse(word, fields));
}

RunFilter::Term RunFilter::parse(QString word, const RunFields& fields) {
    Term term;
    if (word.size() > 1 && word.startsWith('-')) {
        term.negated = true;
        word.remove(0, 1);
    }
    static const QRegularExpression form("^([\\w./-]+?)(<=|>=|!=|<|>|=|:)(.*)$");
    const auto match = form.match(word);
    term.text = word;
    if (!match.hasMatch()) return term;
    const QString sign = match.captured(2);
    term.name = match.captured(1);
    term.text = match.captured(3);
    const std::map<QString, Operator> operators = {{"<", Operator::less},    {"<=", Operator::lessEqual},
                                                   {">", Operator::greater}, {">=", Operator::greaterEqual},
                                                   {"=", Operator::equal},   {"!=", Operator::notEqual},
                                                   {":", Operator::contains}};
    term.op = operators.at(sign);
    const bool percent = term.text.endsWith('%');
    if (const auto number = parseNumber(percent ? term.text.chopped(1) : term.text, QLocale()).value)
        term.number = percent ? *number / 100 : *number;
    term.keys = fields.keys(term.name);
    term.resultKeys = fields.resultKeys(term.name);
    archived_ |= term.name == "is" && term.text == "archived";
    if (term.keys.empty() && term.resultKeys.empty() && !isOfSummary(term.name) &&
        !textNames().contains(term.name))
        problem_ =
            QCoreApplication::translate("RunFilter", "No run has a field or result \"%1\".").arg(term.name);
    else if (!term.text.isEmpty() && !term.number && term.op != Operator::contains &&
             term.op != Operator::equal && term.op != Operator::notEqual)
        problem_ = QCoreApplication::translate("RunFilter", "\"%1\" is not a number.").arg(term.text);
    return term;
}

bool RunFilter::accepts(const RunSummary& run, const RunFields& fields) const {
    return std::all_of(terms_.begin(), terms_.end(), [&](const Term& term) {
        const bool unfinished = !term.name.isEmpty() && term.text.isEmpty();  // still being typed
        return unfinished || holds(term, run, fields) != term.negated;
    });
}

bool RunFilter::compares(const Term& term, double value) const {
    switch (term.op) {
        case Operator::less:
            return value < *term.number;
        case Operator::lessEqual:
            return value <= *term.number;
        case Operator::greater:
            return value > *term.number;
        case Operator::greaterEqual:
            return value >= *term.number;
        case Operator::notEqual:
            return value != *term.number;
        default:
            return value == *term.number;
    }
}

bool RunFilter::holds(const Term& term, const RunSummary& run, const RunFields& fields) const {
    if (term.name.isEmpty()) return containsAnywhere(run, term.text);
    if (term.name == "is") return is(run, term.text);
    if (term.name == "tag") return hasTag(run, term.text);
    if (term.name == "note") return contains(run.labels.notes, term.text);
    if (term.name == "stage") return contains(run.current_stage, term.text);
    if (term.name == "status")
        return contains(name(run.status), term.text) ||
               statusName(run.status).contains(term.text, Qt::CaseInsensitive);
    if (term.name == "name" && term.op == Operator::contains) return contains(run.name, term.text);
    if (isOfSummary(term.name) && term.number) {
        const std::optional<double> value = ofSummary(run, term.name);
        return value && compares(term, *value);
    }
    if (!term.resultKeys.empty() && term.number) {
        const std::vector<double> values = fields.results(run.id, term.resultKeys);
        return std::any_of(values.begin(), values.end(), [&](double v) { return compares(term, v); });
    }
    const std::vector<std::uint32_t>& keys =
        term.name == "model" ? fields.keys("checkpoint") : term.keys;  // what people call the model
    bool any = false;
    for (const RunFields::Value& value : fields.of(run.id)) {
        if (std::find(keys.begin(), keys.end(), value.key) == keys.end()) continue;
        const QString& text = fields.text(value);
        if (term.op == Operator::contains)
            any |= text.contains(term.text, Qt::CaseInsensitive);
        else if (term.number && !std::isnan(value.number))
            any |= compares(term, value.number);
        else if (term.op == Operator::equal)
            any |= text.compare(term.text, Qt::CaseInsensitive) == 0;
        else if (term.op == Operator::notEqual)
            any |= text.compare(term.text, Qt::CaseInsensitive) != 0;
    }
    return any;
}

}  // namespace nibble::ui
