#pragma once
#include <ATen/core/TensorBody.h>

#include <cstdint>
#include <vector>

#include "core/model/gpt_oss.h"

namespace nibble {

struct AdamWSettings {
    double beta1 = 0.9, beta2 = 0.999, epsilon = 1e-8;
    double weight_decay = 0;  ///< of matrices; norms, biases and sinks are not decayed
};

/// AdamW (Loshchilov and Hutter, 2019) with float32 masters: where a parameter is float32 it is its own
/// master, else the optimizer holds one and the parameter is its rounded copy (a small step would vanish in
/// BF16).
class AdamW {
  public:
    AdamW(std::vector<Parameter> parameters, AdamWSettings settings);

    /// Applies one update with gradients `gradients[i] * scale`, float32, in the order of the parameters;
    /// undefined: the parameter stays as it is.
    void step(double learning_rate, const std::vector<at::Tensor>& gradients, double scale);

    const std::vector<Parameter>& parameters() const { return parameters_; }
    /// Under the parameters' names: float32, views of what the optimizer works on.
    const std::vector<Parameter>& masters() const { return masters_; }
    /// exp_avg.NAME, exp_avg_sq.NAME (float32) and updates (int64 scalar): copies are the caller's to make.
    std::vector<Parameter> state() const;
    /// What state() and masters() gave. @throws Error naming what is missing, left over or of another shape.
    void load_state(const std::vector<Parameter>& state);
    void load_masters(const std::vector<Parameter>& masters);

  private:
    void step_on_gpu(double learning_rate, const std::vector<at::Tensor>& gradients, double scale);
    void round_masters();

    std::vector<Parameter> parameters_, masters_;
    std::vector<at::Tensor> exp_avg_, exp_avg_sq_;
    AdamWSettings settings_;
    at::Tensor updates_;  ///< int64 scalar on the CPU: how many were applied
};

}  // namespace nibble
