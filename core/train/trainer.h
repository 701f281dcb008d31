// One training stage: batches -> loss -> gradients -> clipped AdamW step. What is trained and through which
// quantizers is set on the model (its hooks) and by the list of trained parameters: SFT, QAT, full or LoRA
// are one.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/model/gpt_oss.h"
#include "core/train/batch.h"
#include "core/train/optimizer.h"
#include "core/train/schedule.h"

namespace nibble {

struct TrainerSettings {
    Schedule schedule;
    AdamWSettings adamw;
    double max_grad_norm = 1.0;       ///< 0: no clipping
    double router_aux_loss_coef = 0;  ///< 0: no balancing loss
};

struct StepResult {
    std::int64_t step = 0;  ///< counts from 1
    double loss = 0;        ///< mean over the step's trained tokens, of all micro-batches together
    double aux_loss = 0;    ///< router balancing loss, before its coefficient; 0 where it is not used
    double grad_norm = 0;   ///< before clipping
    double learning_rate = 0;
    std::int64_t tokens = 0;  ///< real ones
    std::int64_t trained_tokens = 0;
    bool applied = true;  ///< false: the loss or a gradient was not finite, and nothing was changed
    Sentence problem;     ///< then: what was not finite, naming the first bad parameter
};

class Trainer {
  public:
    /// `trained`: parameters of the model or of an adapter. Everything else is frozen.
    Trainer(GptOss& model, std::vector<Parameter> trained, BatchSource batches, TrainerSettings settings);

    /// Takes the next optimizer step. On the CPU a pure function of the weights, the state and the step
    /// number.
    /// @throws Error where the step has no trained token.
    StepResult step();

    std::int64_t steps_done() const { return steps_done_; }
    std::int64_t steps() const { return settings_.schedule.steps; }
    bool done() const { return steps_done_ >= steps(); }

    /// The trained parameters as float32 masters, under their names: what a stage saves as its weights.
    const std::vector<Parameter>& weights() const { return optimizer_.masters(); }
    /// What resuming needs beside the weights: the optimizer's state and `steps_done`. Batches are a function
    /// of the step, so there is no reader or random state.
    std::vector<Parameter> state() const;
    /// @throws Error naming what is missing, left over or of another shape.
    void load(const std::vector<Parameter>& weights, std::vector<Parameter> state);
    /// Only the weights, for keep-best: the state stays.
    void load_weights(const std::vector<Parameter>& weights) { optimizer_.load_masters(weights); }

  private:
    /// Adds the gradients of one micro-batch; float64 {its share of the step's loss, of the balancing loss}.
    at::Tensor backward(const Batch& batch, std::int64_t trained_tokens, std::int64_t micro_batches);
    void add_gradients(std::vector<at::Tensor>& gradients) const;
    void take_gradients(std::vector<at::Tensor>& gradients) const;
    /// Clips and updates, or says in `result` why not.
    void apply(const at::Tensor& losses, const std::vector<at::Tensor>& gradients, StepResult& result);

    GptOss& model_;
    BatchSource batches_;
    TrainerSettings settings_;
    AdamW optimizer_;
    std::int64_t steps_done_ = 0;
};

/// The model's parameters that fit one of the patterns (* and ?); all of them without patterns.
/// @throws Error naming the patterns that fit nothing, and the names that exist.
std::vector<Parameter> select_parameters(const GptOss& model, std::span<const std::string> patterns);

}  // namespace nibble
