#pragma once
#include <QString>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/run/recipe.h"
#include "core/text/batches.h"
#include "core/text/dataset.h"

namespace nibble::ui {

/// A data set as it is shown: the rows, and what they become where there is a tokenizer. The rows are
/// tokenized whole: what a length limit cuts off is for the views to show.
struct LoadedData {
    Dataset dataset;
    std::optional<Tokenizer> tokenizer;
    TokenizedRows tokenized;
    std::vector<std::ptrdiff_t> exampleOf;  ///< [rows]: index in tokenized.examples; -1: left out
    std::string loadProblem;                ///< why there are no rows
    std::string tokenizeProblem;            ///< why there is nothing in `tokenized`
    std::vector<ColumnSample> columns;      ///< of the first file

    std::int64_t leftOut() const { return dataset.count(Severity::error) + tokenized.excluded; }
};

struct LoadProgress {
    enum class Phase { reading, tokenizing } phase = Phase::reading;
    std::int64_t done = 0, all = 0;  ///< rows; all is 0 while it is not known
};

/// For a thread of its own. Data without a tokenizer is loaded too: rows and problems, no tokens. What is
/// wrong with the data is a part of the result.
/// @param tokenizer empty: none
std::shared_ptr<const LoadedData> loadData(const std::vector<std::string>& files,
                                           const std::filesystem::path& tokenizer,
                                           const DataSettings& settings, const std::stop_token& stop,
                                           const std::function<void(const LoadProgress&)>& progress);

/// Problems of one kind: alike but for numbers and quoted words.
struct ProblemKind {
    struct Place {
        const Problem* problem = nullptr;
        int row = -1;  ///< index in Dataset::rows; -1: the row was left out while it was read
    };
    QString text;  ///< with … in place of what differs
    Severity severity = Severity::note;
    std::vector<Place> places;
};
/// The gravest first, then the most frequent. They point into `data`.
std::vector<ProblemKind> problemKinds(const LoadedData& data);

}  // namespace nibble::ui
