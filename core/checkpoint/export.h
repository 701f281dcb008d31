// Writes a checkpoint in any of the layouts, one tensor at a time, and compares what lies on the disk with
// the weights that it was given, bit for bit, before it takes the place of its target.
#pragma once
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/checkpoint/export_config.h"
#include "core/checkpoint/export_tensor.h"

namespace nibble {

struct ExportRequest {
    std::filesystem::path out;     ///< replaced only where it is empty or an earlier export
    std::filesystem::path source;  ///< the folder that the weights come from, which is never replaced
    Layout layout = Layout::hf_mxfp4;
    std::string config;  ///< the text of the source's config.json, Hugging Face's or OpenAI's
    CompanionFiles companions;
    /// For expert weights that the source gives as values; empty: the default of the layout's format.
    std::string scale_rule;
    /// hf_nvfp4: the static scale of the input of every expert weight, amax / (6 * 448); empty: weights only.
    std::map<std::string, float, std::less<>> input_scales;
    std::int64_t shard_bytes = 5'000'000'000;
    /// Bytes written and compared so far, and their sum in the end. What it throws ends the export without a
    /// trace.
    std::function<void(std::int64_t done, std::int64_t all)> progress;
};

/// What write_export would write.
struct ExportPlan {
    struct File {
        std::string name;
        std::int64_t bytes = 0;
    };
    std::vector<File> weights;  ///< *.safetensors; without their headers of some kilobytes
    std::int64_t bytes = 0;     ///< of all weights
    std::int64_t tensors = 0;   ///< as stored
    std::int64_t expert_bytes = 0, expert_values = 0;  ///< of the expert weights alone

    double bits_per_expert_value() const { return 8.0 * double(expert_bytes) / double(expert_values); }
};
/// Needs of the request its config and layout, and, for quantized inputs, their scales.
/// @throws Error as write_export does for what it can know without the weights
ExportPlan plan_export(const ExportRequest& request);

/// tokenizer.json, tokenizer_config.json, special_tokens_map.json, chat_template.jinja,
/// generation_config.json: those that lie beside a checkpoint.
CompanionFiles companion_files(const Checkpoint& checkpoint);

/// What was found equal, and what it is now: `sha256sum` gives the same for each file.
struct ExportCertificate {
    struct File {
        std::string name;
        std::uintmax_t bytes = 0;
        std::string sha256;
    };
    Layout layout = Layout::hf_mxfp4;
    std::int64_t tensors = 0;  ///< of the model, compared bit for bit
    std::int64_t values = 0;   ///< in them
    std::vector<File> files;   ///< sorted by name

    std::uintmax_t bytes() const;
    std::string hash() const;  ///< of all weights: what `sha256sum *.safetensors | sha256sum` prints
    std::string to_json() const;
};

/// Whether an export may be written there, so that a run hears of it before it trains.
/// @throws Error: no name, a file, the folder that one is in, the source, or files that no export has written
void check_export_target(const std::filesystem::path& out, const std::filesystem::path& source);

/// Writes, verifies, and only then replaces `out`.
/// @throws Error: an `out` that is something else, dimensions that are no whole blocks, values that are not
/// finite, scales that are NaN or missing, or a file that differs from the source
ExportCertificate write_export(const ExportRequest& request, const ExportSource& source);

/// Reopens `folder` and compares every tensor with the source: 4-bit weights by their bytes, or with
/// fake_quantize(values) where the source gives values; the others by their values.
/// @throws Error naming every tensor that differs, and where
ExportCertificate verify_export(const std::filesystem::path& folder, const ExportRequest& request,
                                const ExportSource& source);

}  // namespace nibble
