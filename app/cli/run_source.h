// "RUN" and "RUN:STAGE" on the command line.
#pragma once
#include <string>
#include <utility>

#include "core/base/error.h"
#include "core/run/run_store.h"

namespace nibble::cli {

/// "12:qat-mx" -> run 12, stage qat-mx; "12" -> its last stage with weights.
inline std::pair<std::int64_t, std::string> run_and_stage(const RunStore& store, const std::string& source) {
    const auto colon = source.rfind(':');
    const std::int64_t run = store.find(source.substr(0, colon));
    if (colon != std::string::npos) return {run, source.substr(colon + 1)};
    std::string last;
    for (const auto& stage : store.stages(run))
        if (!stage.weights.empty()) last = stage.id;
    if (last.empty()) fail("run {} has no weights (yet)", run);
    return {run, last};
}

}  // namespace nibble::cli
