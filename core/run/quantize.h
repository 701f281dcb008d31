// A checkpoint to 4 bits in one go: plain rounding, from folder to folder. Torch-free.
#pragma once
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/checkpoint/export.h"
#include "core/quant/layer_error.h"

namespace nibble {

struct QuantizeOptions {
    std::filesystem::path checkpoint, out;
    std::string policy, scale_rule;
    std::filesystem::path
        amax;             ///< for policies that quantize the experts' inputs: safetensors, amax.LAYER.NAME
    bool report = false;  ///< measure what it does to every expert
    std::function<void(std::int64_t done, std::int64_t all)> progress;  ///< bytes
};

struct QuantizeResult {
    ExportCertificate certificate;
    std::string format;              ///< "mxfp4", "nvfp4"
    std::vector<LayerError> errors;  ///< with `report`
};

/// Writes the layout that belongs to the policy's format: hf-mxfp4 or hf-nvfp4.
/// @throws Error as Checkpoint::open and write_export do
QuantizeResult quantize_checkpoint(const QuantizeOptions& options);

}  // namespace nibble
