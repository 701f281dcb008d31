#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/model/gpt_oss.h"
#include "core/train/batch.h"

namespace nibble {

struct LossResult {
    double sum = 0;  ///< over all trained tokens, in double
    std::int64_t tokens = 0;
    double loss() const;        ///< NaN without tokens
    double perplexity() const;  ///< exp(loss)
};

/// The loss of the model as its hooks make it, without gradients. Stops early when asked to, with what it
/// has.
LossResult evaluate_loss(const GptOss& model, std::span<const Batch> batches,
                         const ProgressCallback& progress = {}, std::stop_token stop = {});

struct AnswerSettings {
    std::int64_t max_new_tokens = 512;
    double temperature = 0;  ///< 0: greedy
    std::uint64_t seed = 0;
    std::int64_t batch_size = 64;
    std::vector<std::int64_t> stop_ids = {};  ///< an answer ends with the first of these
    std::int64_t turn_end = -1;               ///< as GenerateSettings
    std::vector<std::int64_t> turn_start = {};
};

/// Generates an answer to every prompt (rendered, up to <|start|>assistant), prompts of similar length
/// together. Results are in the order of the prompts and end with the stop token where one was reached; those
/// not generated when `stop` was requested are empty.
std::vector<std::vector<std::int64_t>> generate_answers(const GptOss& model,
                                                        std::span<const std::vector<std::int64_t>> prompts,
                                                        const AnswerSettings& settings,
                                                        const ProgressCallback& progress = {},
                                                        std::stop_token stop = {});

}  // namespace nibble
