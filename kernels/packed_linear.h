// y = x W^T and its input gradient with the weights W left in their 4-bit blocks: for few rows, where reading
// the weights is what takes the time. With many rows it is faster to decode a part of W that stays in the
// cache and multiply with that (core/model/packed_linear.h).
//   *_ref    packed_linear_ref.cpp   the plain reference: sums in double
//   plain    packed_linear.cpp       CPU, vectorised, threaded, chosen at run time
//   *_cuda   packed_linear.cu        CUDA, asynchronous on `stream`, on tensor cores for any number of rows
// Products are added in float32: an element differs from the reference by at most inputs * 2^-23 * the sum of
// its products' magnitudes (the gradient: outputs in place of inputs), before it is rounded to its type;
// processors with AVX512-BF16 take bfloat16 inputs below 2^-126 for zero.
#pragma once
#include <cstdint>
#include <span>

#include "kernels/fp4.h"
#include "kernels/quantize.h"

namespace nibble::kernels {

/// Rows that are sorted by expert: each is multiplied with its expert's weights.
struct PackedLinearArgs {
    DecodeArgs
        weight;  ///< rows: the outputs of one expert; columns: its inputs; experts lie one after another
    std::int64_t experts = 1;
    const std::int64_t* offsets =
        nullptr;              ///< [experts + 1]: expert e has the rows [offsets[e], offsets[e + 1])
    const void* x = nullptr;  ///< [rows, inputs]; for the gradient, that of y: [rows, outputs]
    ScalarType type = ScalarType::float32;  ///< of x and of the result
};

/// y [rows, outputs]. @throws std::invalid_argument for a length that is not whole blocks of 32.
void packed_linear(const PackedLinearArgs& args, void* y);
void packed_linear_ref(const PackedLinearArgs& args, void* y);
/// dx [rows, inputs].
void packed_linear_gradient(const PackedLinearArgs& args, void* dx);
void packed_linear_gradient_ref(const PackedLinearArgs& args, void* dx);

/// On a GPU: pointers are its own, args.offsets too, and begin at 16-byte boundaries; `rows` is
/// offsets[experts]. @throws std::invalid_argument unless the type is bfloat16 and outputs are a multiple
/// of 8.
void packed_linear_cuda(const PackedLinearArgs& args, std::int64_t rows, void* y, void* stream);
void packed_linear_gradient_cuda(const PackedLinearArgs& args, std::int64_t rows, void* dx, void* stream);

/// The loops below take the inputs in pieces of 128, filled up with zeros: 16 words of 8 codes. Of a piece,
/// the first inputs of all words come first, then the second ones: the order in which decoding gives the
/// weights.
inline constexpr std::int64_t kPackedLinearPiece = 128;
constexpr std::int64_t packed_linear_width(std::int64_t inputs) {
    return (inputs + kPackedLinearPiece - 1) / kPackedLinearPiece * kPackedLinearPiece;
}
constexpr std::int64_t packed_linear_place(std::int64_t input) {
    const std::int64_t within = input % kPackedLinearPiece;
    return input - within + within % 8 * 16 + within / 8;
}
/// The same for forward_bfloat16: 32 words of 4 codes.
constexpr std::int64_t packed_linear_bfloat16_place(std::int64_t input) {
    const std::int64_t within = input % kPackedLinearPiece;
    return input - within + within % 4 * 32 + within / 4;
}

/// The loops of one instruction set, single-threaded, over one expert's weights and its `rows` rows of width
/// = packed_linear_width() inputs.
struct PackedLinearLoops {
    const char* name;
    /// x [rows, width], y [rows, outputs]: the outputs from `begin` to `end`.
    void (*forward)(const DecodeArgs& weight, const float* x, std::int64_t rows, float* y, std::int64_t begin,
                    std::int64_t end);
    /// The same for bfloat16 inputs, twice as many in a vector; null where the instruction set cannot. The
    /// processor may lack it all the same: packed_linear_bfloat16().
    void (*forward_bfloat16)(const DecodeArgs& weight, const BFloat16* x, std::int64_t rows, float* y,
                             std::int64_t begin, std::int64_t end);
    /// dy [rows, outputs], dx [rows, width]: the inputs from `begin` to `end`, whole pieces.
    void (*gradient)(const DecodeArgs& weight, const float* dy, std::int64_t rows, float* dx,
                     std::int64_t begin, std::int64_t end);
};
const PackedLinearLoops& packed_linear_loops();
/// Whether this processor can run the chosen loops' forward_bfloat16.
bool packed_linear_bfloat16();
/// All that this processor can run, the best one last.
std::span<const PackedLinearLoops* const> runnable_packed_linear_loops();

}  // namespace nibble::kernels
