// Encode, decode and fake-quantize. For every format and input: fake_quantize(x) == decode(encode(x)), bit
// for bit.
//   *_ref    quantize_ref.cpp   the plain reference: one value at a time, the specification
//   plain    quantize.cpp       CPU, vectorised, threaded, chosen at run time by what the processor has
//   *_cuda   quantize.cu        CUDA, asynchronous on `stream`; no_cuda.cpp gives the same symbols, which
//   throw.
//                               All pointers 16-byte aligned and on the current device.
// A block that holds a NaN or an infinity decodes to NaN throughout, and its scale byte says so (0xFF, NVFP4
// 0x7F).
#pragma once
#include <cstdint>

#include "kernels/quant_format.h"

namespace nibble::kernels {

/// A matrix of values, row-major and contiguous; blocks run along a row. An [E, out, in] tensor is E*out
/// rows.
struct QuantizeArgs {
    QuantFormat format;
    const void* x = nullptr;
    ScalarType type = ScalarType::float32;
    std::int64_t rows = 0;
    std::int64_t columns = 0;  ///< a multiple of format.block (32 for from_mxfp4), else std::invalid_argument
    float tensor_scale = 1;    ///< from tensor_scale() below; ignored by formats without one
};

/// Largest magnitude of n values; NaN if one is NaN.
float absolute_maximum(const void* x, ScalarType type, std::int64_t n);
float absolute_maximum_ref(const void* x, ScalarType type, std::int64_t n);
/// `out` is one float32 on the device.
void absolute_maximum_cuda(const void* x, ScalarType type, std::int64_t n, float* out, void* stream);

/// Where the first NaN or infinity stands, for a message that names it; -1 where all n values are finite.
std::int64_t first_non_finite(const void* x, ScalarType type, std::int64_t n);

/// The float32 scale of a whole tensor whose largest magnitude is amax: amax / (6 * 448) (NVFP4 `amax`,
/// `mse`), amax / (6 * 256) (`four_over_six`), 2^(k - 8) with k the largest MXFP4 exponent (`from_mxfp4`); 1
/// for MXFP4 and for an amax of 0 or so small that the quotient is 0.
float tensor_scale(const QuantFormat& format, float amax);

/// codes [rows, columns / 2], scales [rows, columns / block].
/// @throws std::invalid_argument for a length that is not whole blocks.
void encode(const QuantizeArgs& args, std::uint8_t* codes, std::uint8_t* scales);
void encode_ref(const QuantizeArgs& args, std::uint8_t* codes, std::uint8_t* scales);
void encode_cuda(const QuantizeArgs& args, std::uint8_t* codes, std::uint8_t* scales, void* stream);

struct DecodeArgs {
    QuantFormat format;
    const std::uint8_t* codes = nullptr;
    const std::uint8_t* scales = nullptr;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    float tensor_scale = 1;
    ScalarType type = ScalarType::float32;  ///< of y
};
void decode(const DecodeArgs& args, void* y);
void decode_ref(const DecodeArgs& args, void* y);
void decode_cuda(const DecodeArgs& args, void* y, void* stream);

/// y has the type and shape of x; y may be x.
void fake_quantize(const QuantizeArgs& args, void* y);
void fake_quantize_ref(const QuantizeArgs& args, void* y);
void fake_quantize_cuda(const QuantizeArgs& args, void* y, void* stream);

/// How many blocks do not come back from encode and decode with the values that went in, and which is the
/// first of them (counted along the rows; -1 where none is). `from_mxfp4` of an MXFP4 tensor should have
/// none.
struct LossyBlocks {
    std::int64_t count = 0;
    std::int64_t first = -1;
};
LossyBlocks lossy_blocks(const QuantizeArgs& args);

/// Whether this build has CUDA kernels.
bool has_cuda();
/// "portable", "avx2" or "avx512": what the CPU functions use; NIBBLE_CPU in the environment forces one.
const char* cpu_path();

}  // namespace nibble::kernels
