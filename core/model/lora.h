// LoRA (Hu et al. 2021, arXiv 2106.09685) on attention projections and experts: W + scale * B A, in PEFT's
// convention. The sum is made before the weight is used, so that quantization-aware training sees the merged
// weight.
#pragma once
#include <ATen/core/TensorBody.h>

#include "core/checkpoint/adapter.h"
#include "core/model/gpt_oss.h"

namespace nibble {

struct LoraSettings {
    std::int64_t rank = 8;
    double alpha = 16;
    std::vector<std::string> targets;  ///< match_lora_targets()
};

class Lora {
  public:
    /// A new adapter, which changes nothing yet: A uniform in +-1 / sqrt(in), B zero.
    Lora(const GptOss& model, const LoraSettings& settings, std::uint64_t seed);
    /// One that was read from files.
    /// @throws Error where a pair does not fit the model, or two are for one parameter.
    Lora(const GptOss& model, const AdapterFile& file);

    /// Float32, whatever the model computes in: "PARAMETER.lora_A" [rank, in] or [E, rank, in],
    /// "PARAMETER.lora_B" [out, rank] or [E, out, rank], each in its place after the other; PARAMETER without
    /// its ".weight".
    const std::vector<Parameter>& parameters() const { return parameters_; }
    /// As PEFT stores it; base_model stays empty.
    AdapterFile file() const;

    /// Adds the adapter's part to the weights it is for. Shares the parameters with this object.
    WeightHook hook() const;
    /// Adds it to the model's own parameters for good.
    /// @throws Error where that would change no weight at all.
    void merge(GptOss& model) const;

  private:
    void add(const GptOss& model, const std::string& parameter, at::Tensor a, at::Tensor b);

    AdapterFile file_;  ///< rank, alpha and what else there is beside the pairs
    std::vector<Parameter> parameters_;
    std::vector<std::string> targets_;  ///< full names of W, one for two of parameters_
};

}  // namespace nibble
