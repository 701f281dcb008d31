// Causal attention with a sink per head, grouped-query heads and an optional sliding window (spec A5.5,
// A5.6).
#pragma once
#include <ATen/core/TensorBody.h>

namespace nibble {

/// What a token may see beyond causality and the window. Made once per forward pass, used by all layers.
struct Visibility {
    at::Tensor first;  ///< int64 [B, T]: first token of each token's segment; undefined: all zero
    at::Tensor real;   ///< bool [B, T]: false where a token is padding and no key; undefined: all true
};

/// q [B, T, heads, d], k and v [B, T, key/value heads, d], sinks [heads] -> [B, T, heads, d]. A query sees
/// itself and the `window` - 1 tokens before it; window 0: all of them. Query head h reads key head h /
/// (heads / kv heads). A query that sees no key at all yields zeros.
at::Tensor attention(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, const at::Tensor& sinks,
                     std::int64_t window, const Visibility& visibility);

/// The same, written out with [B, heads, T, T] scores: the specification, and the path for what no kernel
/// covers.
at::Tensor attention_ref(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                         const at::Tensor& sinks, std::int64_t window, const Visibility& visibility);

/// By blocks of queries, each against the keys that its block sees: no [T, T] scores.
at::Tensor attention_cpu(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                         const at::Tensor& sinks, std::int64_t window, const Visibility& visibility);

/// bool [1 or B, T, T]: which keys (last axis) each query sees.
at::Tensor visible_keys(std::int64_t length, std::int64_t window, const Visibility& visibility,
                        at::Device device);

}  // namespace nibble
