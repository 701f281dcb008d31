// One forward pass from file to file: what scripts compare with other programs. Torch-free.
#pragma once
#include <filesystem>
#include <string>

namespace nibble {

struct ForwardOptions {
    std::filesystem::path checkpoint;
    std::filesystem::path input;   ///< safetensors: input_ids int64 [B, T], optional attention_mask, labels
    std::filesystem::path output;  ///< safetensors, float32: logits, loss (with labels), hidden.N, grad.NAME
    std::string device = "cpu";
    std::string dtype = "float32";
    std::string policy, scale_rule;  ///< fake-quantize as QAT does
    std::filesystem::path amax;  ///< of the experts' inputs: safetensors, amax.LAYER.{gate_up_proj,down_proj}
    std::filesystem::path adapter;  ///< a PEFT adapter's folder
    bool gradients = false;         ///< of the loss, for every parameter, in Hugging Face's BF16 layout
    bool hidden = false;            ///< hidden.0 is the embedding, the last one follows the final norm
};

/// @throws Error naming the file and the tensor that is missing or of another shape.
void forward_file(const ForwardOptions& options);

}  // namespace nibble
