// The loops of the model's layers for the CPU: what stock tensor operations do in many passes over memory,
// done in one. Single-threaded over the rows given; the caller splits the rows over threads. Values are
// float32 or bfloat16, arithmetic is float32. The specification of each stands beside its use, in core/model.
#pragma once
#include <cstdint>
#include <span>

#include "kernels/quant_format.h"

namespace nibble::kernels {

/// RMSNorm over rows of `columns` values: y = x * rstd * weight, rstd = 1 / sqrt(mean(x^2) + eps).
struct RmsNormArgs {
    ScalarType type = ScalarType::float32;
    const void* x = nullptr;
    const void* weight = nullptr;
    float* rstd = nullptr;  ///< [rows]: written by the forward loop, read by the backward one
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    float eps = 0;
};

/// Rotary positions: x [rows, heads, 2 * half] -> lanes (i, i + half) turned by the row's angles.
struct RotateArgs {
    ScalarType type = ScalarType::float32;
    const void* x = nullptr;
    const float* cos = nullptr;  ///< [rows, half]
    const float* sin = nullptr;
    std::int64_t rows = 0;
    std::int64_t heads = 0;
    std::int64_t half = 0;
    bool backwards = false;  ///< turn by the negative angle: the gradient
};

/// Clamped SwiGLU of x + bias, gate and up alternating: [rows, 2 * width] -> [rows, width].
struct SwigluArgs {
    ScalarType type = ScalarType::float32;
    const void* x = nullptr;
    const void* bias = nullptr;  ///< [2 * width]
    std::int64_t rows = 0;
    std::int64_t width = 0;
    float alpha = 0;
    float limit = 0;
};

/// Sums the `k` rows that belong to each output row: out[n] = sum over j of weight[n, j] * (x[place[n, j]] +
/// bias[group[n, j]]). Without `weight` the weights are 1 and there is no bias.
struct CombineArgs {
    ScalarType type = ScalarType::float32;
    const void* x = nullptr;              ///< [.., columns]
    const std::int64_t* place = nullptr;  ///< [rows, k]
    const void* weight = nullptr;         ///< [rows, k]
    const void* bias = nullptr;           ///< [groups, columns]
    const std::int64_t* group = nullptr;  ///< [rows, k]
    std::int64_t rows = 0;
    std::int64_t k = 0;
    std::int64_t columns = 0;
};

/// Rows of attention: each sees the keys [first, last) and one more score, its sink, which has no value.
struct SoftmaxArgs {
    float* scores = nullptr;  ///< [rows, columns], before scaling; becomes the weights, 0 for unseen keys
    float* lse = nullptr;     ///< [rows]: logarithm of the row's sum of exponentials, sink included
    const std::int32_t* first = nullptr;
    const std::int32_t* last = nullptr;
    const float* sink = nullptr;            ///< [rows]
    const std::uint8_t* visible = nullptr;  ///< [columns], optional: 0 for keys that no row sees
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    float scale = 1;  ///< of the scores; the sink is not scaled
};

struct LayerLoops {
    const char* name;
    void (*rms_norm)(const RmsNormArgs&, void* y);
    /// Adds to dweight [columns], float32.
    void (*rms_norm_backward)(const RmsNormArgs&, const void* dy, void* dx, float* dweight);
    void (*rotate)(const RotateArgs&, void* y);
    void (*swiglu)(const SwigluArgs&, void* y);
    void (*swiglu_backward)(const SwigluArgs&, const void* dy, void* dx);
    void (*combine)(const CombineArgs&, void* out);
    /// sum of a[i] * b[i], both of `type`.
    float (*dot)(ScalarType type, const void* a, const void* b, std::int64_t n);
    void (*scale)(ScalarType type, void* x, float factor, std::int64_t n);
    void (*softmax)(const SoftmaxArgs&);  ///< writes lse
    /// Reads lse. `gradient` [rows, columns]: that of the weights becomes that of the unscaled scores, given
    /// delta [rows], the sum over keys of weight * gradient.
    void (*softmax_backward)(const SoftmaxArgs&, const float* delta, float* gradient);
};

/// Those for this processor; NIBBLE_CPU in the environment forces an instruction set, as for quantize.h.
const LayerLoops& layer_loops();
/// All that this processor can run, the best one last.
std::span<const LayerLoops* const> runnable_layer_loops();

}  // namespace nibble::kernels
