// What an export of a run's stage will write, before it is written, and what certifies it afterwards.
// Torch-free.
#pragma once
#include <filesystem>
#include <string>

#include "core/checkpoint/export.h"
#include "core/run/run_store.h"

namespace nibble {

struct ExportPreview {
    ExportPlan plan;
    /// Why this stage cannot have this layout; none: it can. The plan is there in any case.
    std::optional<Sentence> problem;
};
/// @throws Error where the stage has no weights, or their model's config.json cannot be read.
ExportPreview preview_export(const RunStore& store, std::int64_t run, const std::string& stage,
                             Layout layout);

/// Where the ExportCertificate of a run's export stage is kept, as JSON.
std::filesystem::path certificate_file(const std::filesystem::path& run_folder, const std::string& stage);

}  // namespace nibble
