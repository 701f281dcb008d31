// The CPU functions of quantize.h: checks, the choice of instruction set, and threads. The loops are in
// quantize_cpu.cpp.
#include "kernels/quantize.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>

#include "kernels/block_scale.h"
#include "kernels/quantize_cpu.h"

namespace nibble::kernels {

namespace {

/// Work for one thread at a time: large enough to be worth handing out, small enough to stay in its cache. A
/// multiple of every block length.
constexpr std::int64_t kChunk = 1 << 15;
constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();

/// Calls body(begin, end) for chunks of n values, in parallel where there are several.
template <class Body>
void for_chunks(std::int64_t n, const Body& body) {
    const std::int64_t chunks = (n + kChunk - 1) / kChunk;
#pragma omp parallel for schedule(static) if (chunks > 1)
    for (std::int64_t c = 0; c < chunks; ++c) body(c * kChunk, std::min(n, (c + 1) * kChunk));
}

}  // namespace

std::span<const QuantizeLoops* const> runnable_quantize_loops() {
#ifdef NIBBLE_X86
    static constexpr const QuantizeLoops* all[] = {&portable::quantize_loops, &avx2::quantize_loops,
                                                   &avx512::quantize_loops};
    if (!__builtin_cpu_supports("avx2")) return std::span(all, 1);
    const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    return std::span(all, avx512 ? 3 : 2);
#else
    static constexpr const QuantizeLoops* all[] = {&portable::quantize_loops};
    return all;
#endif
}

const QuantizeLoops& quantize_loops() {
    static const QuantizeLoops& chosen = []() -> const QuantizeLoops& {
        const auto loops = runnable_quantize_loops();
        const char* forced = std::getenv("NIBBLE_CPU");
        if (!forced || !*forced) return *loops.back();
        std::string known;
        for (const QuantizeLoops* candidate : loops) {
            if (std::string_view(candidate->name) == forced) return *candidate;
            known += (known.empty() ? "" : ", ") + std::string(candidate->name);
        }
        throw std::invalid_argument("NIBBLE_CPU=" + std::string(forced) + ": this processor runs " + known);
    }();
    return chosen;
}

const char* cpu_path() {
    return quantize_loops().name;
}

bool has_cuda() {
    return NIBBLE_HAVE_CUDA;
}

float absolute_maximum(const void* x, ScalarType type, std::int64_t n) {
    const QuantizeLoops& loops = quantize_loops();
    const std::int64_t chunks = (n + kChunk - 1) / kChunk;
    std::uint32_t largest = 0;
#pragma omp parallel for schedule(static) reduction(max : largest) if (chunks > 1)
    for (std::int64_t c = 0; c < chunks; ++c)
        largest =
            std::max(largest, loops.largest_magnitude(x, type, c * kChunk, std::min(n, (c + 1) * kChunk)));
    return bits_float(largest > kInfinityBits ? kNanBits : largest);
}

std::int64_t first_non_finite(const void* x, ScalarType type, std::int64_t n) {
    const QuantizeLoops& loops = quantize_loops();
    const std::int64_t chunks = (n + kChunk - 1) / kChunk;
    std::int64_t first = kNone;
#pragma omp parallel for schedule(static) reduction(min : first) if (chunks > 1)
    for (std::int64_t c = 0; c < chunks; ++c) {
        const std::int64_t begin = c * kChunk, end = std::min(n, begin + kChunk);
        if (begin > first || loops.largest_magnitude(x, type, begin, end) < kInfinityBits) continue;
        std::int64_t i = begin;
        while (loops.largest_magnitude(x, type, i, i + 1) < kInfinityBits) ++i;
        first = std::min(first, i);
    }
    return first == kNone ? -1 : first;
}

void encode(const QuantizeArgs& args, std::uint8_t* codes, std::uint8_t* scales) {
    require_whole_blocks(args.format, args.rows, args.columns);
    const QuantizeLoops& loops = quantize_loops();
    for_chunks(args.rows * args.columns,
               [&](std::int64_t begin, std::int64_t end) { loops.encode(args, codes, scales, begin, end); });
}

void decode(const DecodeArgs& args, void* y) {
    require_whole_blocks(args.format, args.rows, args.columns);
    const QuantizeLoops& loops = quantize_loops();
    for_chunks(args.rows * args.columns,
               [&](std::int64_t begin, std::int64_t end) { loops.decode(args, y, begin, end); });
}

void fake_quantize(const QuantizeArgs& args, void* y) {
    require_whole_blocks(args.format, args.rows, args.columns);
    const QuantizeLoops& loops = quantize_loops();
    for_chunks(args.rows * args.columns,
               [&](std::int64_t begin, std::int64_t end) { loops.fake_quantize(args, y, begin, end); });
}

LossyBlocks lossy_blocks(const QuantizeArgs& args) {
    require_whole_blocks(args.format, args.rows, args.columns);
    const QuantizeLoops& loops = quantize_loops();
    return with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        constexpr std::int64_t piece = 4096;  // what comes back stays on the stack
        const std::int64_t n = args.rows * args.columns, pieces = (n + piece - 1) / piece;
        const int block = args.format.block;
        std::int64_t count = 0, first = kNone;
#pragma omp parallel for schedule(static) reduction(+ : count) reduction(min : first) if (n > kChunk)
        for (std::int64_t p = 0; p < pieces; ++p) {
            const T* x = static_cast<const T*>(args.x) + p * piece;
            const std::int64_t length = std::min(n - p * piece, piece);
            T y[piece];
            QuantizeArgs part = args;
            part.x = x;
            loops.fake_quantize(part, y, 0, length);
            for (std::int64_t b = 0; b < length; b += block) {
                const auto same = [](T before, T after) { return to_float(before) == to_float(after); };
                if (std::equal(x + b, x + b + block, y + b, same)) continue;
                ++count;
                first = std::min(first, (p * piece + b) / block);
            }
        }
        return LossyBlocks{count, first == kNone ? -1 : first};
    });
}

}  // namespace nibble::kernels
