// Expert weights of a checkpoint or of a run's stage, one expert at a time and without making the model: for
// looking at. Torch-free.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/checkpoint/checkpoint.h"
#include "core/quant/tensor_detail.h"
#include "core/run/run.h"

namespace nibble {

class ExpertWeights {
  public:
    /// Opens the stage's files and those that it lies on; reads nothing yet. `compute`: what the model
    /// computes in, to which float32 masters are rounded.
    /// @throws Error where a folder is not complete.
    ExpertWeights(const WeightsReference& weights, kernels::ScalarType compute);
    ~ExpertWeights();
    ExpertWeights(ExpertWeights&&) noexcept;

    const ModelConfig& config() const;
    /// The expert weights, in the order of the model; their shapes are [E, out, in].
    const std::vector<TensorSpec>& tensors() const;
    /// "gate_up_proj" or "down_proj" of a layer. @throws Error
    const TensorSpec& tensor(int layer, const std::string& name) const;

    /// Values of one expert as it was trained, [out, in], an adapter's part added.
    /// @throws Error for a tensor that neither the stage nor what it lies on holds.
    std::vector<float> read(const TensorSpec& spec, int expert) const;
    /// Largest magnitude over all experts, which NVFP4's tensor scale is made for.
    float absolute_maximum(const TensorSpec& spec) const;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// Those of a run's stage; empty: what the run started from, which for a fork is another run's stage.
/// @throws Error where the stage has no weights yet.
ExpertWeights stage_experts(const RunStore& store, std::int64_t run, const std::string& stage);

/// One expert's matrix under the format that the stage ships in. `tensor`: "gate_up_proj" or "down_proj".
/// @throws Error also where the stage does not quantize it.
TensorDetail inspect_expert(const RunStore& store, std::int64_t run, const std::string& stage, int layer,
                            const std::string& tensor, int expert);

}  // namespace nibble
