// All that a run recorded, as text for other programs. Torch-free.
#pragma once
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "core/run/run_store.h"

namespace nibble {

/// JSON and CSV know no NaN and no infinities: they are written as "NaN", "Infinity" and "-Infinity", in JSON
/// as texts. What was not measured is null in JSON and empty in CSV; -0.0 stays -0.0. Numbers have as many
/// digits as bring back the same double.
nlohmann::json json_number(double value);

/// format "json": recipe, stages, every point, evaluations with their answers, layer errors, checkpoints,
/// exports and the log. "csv": the points, with the columns stage,series,step,tokens,seconds,value.
/// @throws Error for another format.
std::string run_text(const RunStore& store, std::int64_t run, const std::string& format);
void write_run(const RunStore& store, std::int64_t run, const std::string& format,
               const std::filesystem::path& file);

}  // namespace nibble
