// The loops of layers.h, the loss and the optimizer on a GPU: each one pass over memory where stock tensor
// operations take several. Everything is asynchronous on the CUDA stream that the caller gives. What a thread
// computes is in layers_lanes.h, which the tests also run on the host.
#pragma once
#include "kernels/layers.h"

namespace nibble::kernels {

/// Whether rows of so many values all begin at 16-byte boundaries, as the functions below ask.
constexpr bool whole_lanes(ScalarType type, std::int64_t columns) {
    return columns % (type == ScalarType::float32 ? 4 : 8) == 0;
}

// All throw std::invalid_argument for pointers that are not aligned to 16 bytes and for rows that are not
// whole lanes, std::runtime_error where CUDA refuses or this build has none.

void rms_norm_cuda(const RmsNormArgs& args, void* y, void* stream);

/// Rows whose part of dweight is summed up in one go, whatever the GPU, so that its bits do not depend on it.
inline constexpr std::int64_t kGradientRows = 64;
/// Writes dweight [rows / kGradientRows, rounded up; columns]: the caller sums over the first axis.
void rms_norm_backward_cuda(const RmsNormArgs& args, const void* dy, void* dx, float* dweight, void* stream);

/// Row r is turned by the angles of row r % table_rows.
void rotate_cuda(const RotateArgs& args, std::int64_t table_rows, void* y, void* stream);

/// Row r has the bias of its group[r]: args.bias is [groups, 2 * width].
void swiglu_cuda(const SwigluArgs& args, const std::int64_t* group, void* y, void* stream);
void swiglu_backward_cuda(const SwigluArgs& args, const std::int64_t* group, const void* dy, void* dx,
                          void* stream);

/// Sums of the rows of each group, of which the last ends before ends[group]: the gradient of a group's bias.
struct GroupSumArgs {
    ScalarType type = ScalarType::float32;
    const void* x = nullptr;             ///< [rows, columns], sorted by group
    const std::int32_t* ends = nullptr;  ///< [groups], ascending
    std::int64_t groups = 0;
    std::int64_t columns = 0;
};
/// sums [groups, columns] has the type of x; the arithmetic is float32.
void group_sums_cuda(const GroupSumArgs& args, void* sums, void* stream);

/// Loss of rows of logits, and the logits' gradient in their place: softmax minus one at the target.
struct CrossEntropyArgs {
    ScalarType type = ScalarType::float32;
    void* logits = nullptr;                ///< [rows, columns]
    const std::int64_t* target = nullptr;  ///< [rows]
    float* loss = nullptr;  ///< [rows]: log of the sum of exponentials minus the target's logit
    std::int64_t rows = 0;
    std::int64_t columns = 0;
};
void cross_entropy_cuda(const CrossEntropyArgs& args, void* stream);

/// One AdamW update (Loshchilov and Hutter 2019, arXiv 1711.05101) of float32 masters, which also writes the
/// copy that the model computes in.
struct AdamWArgs {
    ScalarType gradient_type = ScalarType::float32;
    const void* gradient = nullptr;
    float gradient_scale = 1;  ///< the gradient is multiplied by it first
    float* master = nullptr;   ///< all [n]
    float* exp_avg = nullptr;
    float* exp_avg_sq = nullptr;
    std::uint16_t* rounded = nullptr;  ///< bfloat16 copy of the new master; optional
    std::int64_t n = 0;
    float learning_rate = 0;
    float beta1 = 0, beta2 = 0, epsilon = 0, weight_decay = 0;
    float correction1 = 1, correction2 = 1;  ///< 1 - beta^updates
};
void adamw_cuda(const AdamWArgs& args, void* stream);

}  // namespace nibble::kernels
