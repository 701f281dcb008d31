#pragma once
#include <QString>
#include <optional>
#include <vector>

#include "core/run/run_store.h"
#include "widgets/run_fields.h"

namespace nibble::ui {

/// What the user asks of runs, in words with spaces between them that must all hold:
///   demo               the name, tags, notes, stage, status or #number contains it
///   learning_rate<1e-4 a field of the recipe, of any stage; sft.learning_rate of one. < <= > >= = !=
///   loss<2 validation duration step: of the run
///   language>90% qat-mx/grad_norm<1: what was measured, of any stage or of one
///   tag:foo status:failed model:20b name:x stage:sft note:y   contains
///   is:starred is:archived is:fork
///   -word              not
class RunFilter {
  public:
    RunFilter() = default;
    RunFilter(const QString& text, const RunFields& fields);

    bool accepts(const RunSummary& run, const RunFields& fields) const;
    bool isEmpty() const { return terms_.empty(); }
    bool asksForArchived() const { return archived_; }
    /// Why a part of the text means nothing; empty: all is understood.
    const QString& problem() const { return problem_; }

  private:
    enum class Operator { contains, less, lessEqual, greater, greaterEqual, equal, notEqual };
    struct Term {
        QString name, text;
        Operator op = Operator::contains;
        std::optional<double> number;
        std::vector<std::uint32_t> keys;  ///< of the recipe's fields
        std::vector<std::uint32_t> resultKeys;
        bool negated = false;
    };
    Term parse(QString word, const RunFields& fields);
    bool holds(const Term& term, const RunSummary& run, const RunFields& fields) const;
    bool compares(const Term& term, double value) const;

    std::vector<Term> terms_;
    QString problem_;
    bool archived_ = false;
};

}  // namespace nibble::ui
