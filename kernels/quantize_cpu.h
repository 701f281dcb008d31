// The vectorised loops of quantize.h. quantize_cpu.cpp is compiled once for each instruction set, each time
// into a namespace of its own; quantize.cpp picks one at run time and splits the work over threads.
#pragma once
#include <cstdint>
#include <span>

#include "kernels/quantize.h"

namespace nibble::kernels {

/// The loops of one instruction set, single-threaded, over whole groups of blocks: `begin` and `end` count
/// values.
struct QuantizeLoops {
    const char* name;
    void (*encode)(const QuantizeArgs&, std::uint8_t* codes, std::uint8_t* scales, std::int64_t begin,
                   std::int64_t end);
    void (*decode)(const DecodeArgs&, void* y, std::int64_t begin, std::int64_t end);
    void (*fake_quantize)(const QuantizeArgs&, void* y, std::int64_t begin, std::int64_t end);
    /// magnitude_bits of the largest; above those of infinity where one is NaN.
    std::uint32_t (*largest_magnitude)(const void* x, ScalarType, std::int64_t begin, std::int64_t end);
};

namespace portable {
extern const QuantizeLoops quantize_loops;
}
#ifdef NIBBLE_X86
namespace avx2 {
extern const QuantizeLoops quantize_loops;
}
namespace avx512 {
extern const QuantizeLoops quantize_loops;
}
#endif

/// Those that this processor can run, the best one last.
std::span<const QuantizeLoops* const> runnable_quantize_loops();
/// Those in use: the best, or the ones that NIBBLE_CPU names.
/// @throws std::invalid_argument where this processor cannot run those.
const QuantizeLoops& quantize_loops();

}  // namespace nibble::kernels
