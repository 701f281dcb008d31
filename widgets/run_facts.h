// The numbers of whole runs, for relating results to settings.
#pragma once
#include <QString>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "core/run/run_store.h"

namespace nibble::ui {

struct RunFacts {
    std::int64_t run = 0;
    QString label;                         ///< "demo #1"
    std::map<std::string, double> fields;  ///< numbers and switches of the recipe: "stages.sft.learning_rate"
    std::map<std::string, double> results;  ///< "qat-mx/language", "sft/grad_norm", "best_validation_loss"
};

/// The newest `most` runs. Of a run that is stopped early what it has so far.
std::vector<RunFacts> readRunFacts(const RunStore& store, std::size_t most, std::stop_token stop = {});

/// Every leaf of a recipe that is a number or a switch (0 or 1), under its path; a stage by its id.
std::map<std::string, double> numericFields(const Recipe& recipe);

/// Names that have more than one value in these runs, those of the results or of the fields.
std::vector<std::string> varying(const std::vector<RunFacts>& runs,
                                 std::map<std::string, double> RunFacts::*which);

}  // namespace nibble::ui
