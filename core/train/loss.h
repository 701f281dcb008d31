#pragma once
#include <ATen/core/TensorBody.h>

#include <cstdint>
#include <vector>

#include "core/model/gpt_oss.h"
#include "core/train/batch.h"

namespace nibble {

/// A batch on the model's device: what the model reads, and where the loss looks.
struct LossBatch {
    ModelInput input;
    at::Tensor positions;     ///< int64 [N]: index into [B * T] of the tokens whose next one is trained
    at::Tensor targets;       ///< int64 [N]: that next token
    std::int64_t tokens = 0;  ///< N
};
LossBatch to_device(const Batch& batch, at::Device device);

/// Sum over N rows of -log softmax(hidden W^T)[target], a float32 scalar with gradients to both. The logits
/// exist for a few rows at a time only, and are float32. hidden [N, H], lm_head [V, H], targets int64 [N].
/// Zero rows give 0.
at::Tensor cross_entropy_sum(const at::Tensor& hidden, const at::Tensor& lm_head, const at::Tensor& targets);

/// Router balancing loss of transformers (spec A6): E * sum over slots and experts of f * P, over all layers
/// together. router_logits: [B * T, E] of each layer; mask [B, T] (optional) leaves padding out. k when
/// balanced.
at::Tensor load_balancing_loss(const std::vector<at::Tensor>& router_logits, std::int64_t experts_per_token,
                               const at::Tensor& mask);

}  // namespace nibble
