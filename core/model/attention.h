// Causal attention with a sink per head, grouped-query heads and an optional sliding window, as
// transformers' GptOssAttention.
#pragma once
#include <ATen/core/TensorBody.h>

namespace nibble {

/// The runs of tokens that see one another, for kernels that take rows of different lengths.
struct Spans {
    at::Tensor tokens;  ///< int64: places in [B * T] of the tokens that are not padding; undefined: all
    at::Tensor starts;  ///< int32 [spans + 1]: where each begins among those tokens, and their number
    std::int64_t longest = 0;  ///< tokens in one span
};

/// What a token may see beyond causality and the window. Made once per forward pass, used by all layers.
struct Visibility {
    at::Tensor first;  ///< int64 [B, T]: first token of each token's segment; undefined: all zero
    at::Tensor real;   ///< bool [B, T]: false where a token is padding and no key; undefined: all true
    Spans spans = {};  ///< the same for the flash kernels; attention() finds them where they are undefined
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

/// On a GPU, bfloat16: the stock flash kernels. The window counts tokens without the padding between them.
at::Tensor attention_flash(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                           const at::Tensor& sinks, std::int64_t window, const Spans& spans);
Spans find_spans(std::int64_t rows, std::int64_t length, const Visibility& visibility, at::Device device);

/// bool [1 or B, T, T]: which keys (last axis) each query sees.
at::Tensor visible_keys(std::int64_t length, std::int64_t window, const Visibility& visibility,
                        at::Device device);

}  // namespace nibble
