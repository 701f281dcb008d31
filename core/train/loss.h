#pragma once
#include <ATen/core/TensorBody.h>

#include <cstdint>

#include "core/model/gpt_oss.h"
#include "core/train/batch.h"

namespace nibble {

/// A batch on the model's device: what the model reads, and where the loss looks.
struct LossBatch {
    ModelInput input;
    at::Tensor positions;     ///< int64 [N]: index into [B * T] of the tokens whose next one is trained
    at::Tensor targets;       ///< int64 [N]: that next token
    std::int64_t tokens = 0;  ///< N, as Batch::trained_tokens
};
LossBatch to_device(const Batch& batch, at::Device device);

/// Sum over the N positions of -log softmax(hidden W^T)[target]: a float32 scalar with gradients to both. The
/// float32 logits exist for a few positions at a time only; their gradient is taken while they do, so
/// backward can run once. hidden [..., H] of all tokens, lm_head [V, H]. No position gives 0.
at::Tensor cross_entropy_sum(const at::Tensor& hidden, const at::Tensor& lm_head, const LossBatch& batch);

/// The same from whole logits and stock operations: the specification.
at::Tensor cross_entropy_sum_ref(const at::Tensor& hidden, const at::Tensor& lm_head, const LossBatch& batch);

}  // namespace nibble
