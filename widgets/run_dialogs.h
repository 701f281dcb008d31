#pragma once
#include <optional>
#include <string>
#include <utility>

#include "core/run/fork.h"
#include "core/run/run_store.h"

class QWidget;

namespace nibble::ui {

/// Notes and tags as the user wants them; none: cancelled.
std::optional<RunLabels> askForLabels(QWidget* parent, const RunSummary& run);

/// From which of the run's saved weights, under what name and with which changed fields. `stage` and `step`
/// choose what is offered first; empty and -1: the newest.
std::optional<std::pair<Recipe, ForkPoint>> askForFork(QWidget* parent, const RunStore& store,
                                                       std::int64_t run, const std::string& stage,
                                                       std::int64_t step);

}  // namespace nibble::ui
