// Compiled once for each instruction set with NIBBLE_CPU_PATH = portable, avx2, avx512
// (kernels/CMakeLists.txt). Each block is read from memory once; what is done with it happens in registers.
// Everything here must stay internal to this object: a function that the linker merges with another object's
// could bring AVX-512 into the portable path.
#include "kernels/quantize_cpu.h"

#include <algorithm>
#include <type_traits>

#include "kernels/block_scale.h"
#ifdef __AVX512BW__
#include "kernels/quantize_avx512.h"
#endif

// The compiler may assume that iterations do not depend on each other: y is x itself or does not overlap it.
#define NIBBLE_SIMD _Pragma("omp simd")

namespace nibble::kernels {

namespace {

// Groups are taken kLanes at a time. First a group's values stand side by side in a vector (its maximum, its
// rounding); for its scale, the groups do, so that what decides a scale runs for all of them at once.
constexpr int kLanes = 16;

/// Values as 32 bits at any address: the two of a bfloat16 pair become float32 by a shift and a mask, where
/// widening each would shuffle.
using Word [[gnu::may_alias, gnu::aligned(1)]] = std::uint32_t;
template <class T>
inline constexpr int kPerWord = 4 / sizeof(T);

template <class T>
[[gnu::always_inline]] inline float value_in(std::uint32_t word, int place) {
    if constexpr (kPerWord<T> == 1) return bits_float(word);
    return bits_float(place == 0 ? word << 16 : word & 0xFFFF0000);
}

/// How a float32 becomes a bfloat16: `exact` where its lower half is zero, `finite` where it is no NaN.
enum class Narrowing { any, finite, exact };
template <Narrowing narrowing>
[[gnu::always_inline]] inline std::uint32_t upper_half(float x) {
    const std::uint32_t bits = float_bits(x);
    if constexpr (narrowing == Narrowing::any) return std::uint32_t{from_float<BFloat16>(x).bits} << 16;
    if constexpr (narrowing == Narrowing::exact) return bits;
    return (bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000;
}
/// The word with f(value) in place of each value.
template <class T, Narrowing narrowing, class F>
[[gnu::always_inline]] inline std::uint32_t map_word(std::uint32_t word, const F& f) {
    if constexpr (kPerWord<T> == 1) return float_bits(f(bits_float(word)));
    return upper_half<narrowing>(f(value_in<T>(word, 0))) >> 16 |
           upper_half<narrowing>(f(value_in<T>(word, 1)));
}

/// Of each of kLanes rows of N values, the largest comes to stand in `values`[row]: neighbours are compared
/// until one of a row is left, all rows in one go.
template <int N, class Integer>
[[gnu::always_inline]] inline void fold_maxima(Integer* values) {
    if constexpr (N > 1) {
        NIBBLE_SIMD
        for (int i = 0; i < kLanes * N / 2; ++i) {
            const Integer a = values[2 * i], b = values[2 * i + 1];
            values[i] = a > b ? a : b;
        }
        fold_maxima<N / 2>(values);
    }
}

/// magnitude_bits of the largest value of each group.
template <class S>
[[gnu::always_inline]] inline void find_maxima(const float* x, std::uint32_t (&maxima)[kLanes]) {
    constexpr int half = S::group / 2;
    std::uint32_t largest[kLanes * half];
    for (int lane = 0; lane < kLanes; ++lane) NIBBLE_SIMD
    for (int i = 0; i < half; ++i)
        largest[lane * half + i] =
            larger(magnitude_bits(x[lane * S::group + i]), magnitude_bits(x[lane * S::group + half + i]));
    fold_maxima<half>(largest);
    std::copy_n(largest, kLanes, maxima);
}
/// The upper halves decide, twice as many in a vector.
template <class S>
[[gnu::always_inline]] inline void find_maxima(const BFloat16* x, std::uint32_t (&maxima)[kLanes]) {
    constexpr int half = S::group / 2;
    std::uint16_t largest[kLanes * half];
    NIBBLE_SIMD
    for (int i = 0; i < kLanes * half; ++i) {
        const std::uint16_t a = x[2 * i].bits & 0x7FFF, b = x[2 * i + 1].bits & 0x7FFF;
        largest[i] = a > b ? a : b;
    }
    fold_maxima<half>(largest);
    for (int lane = 0; lane < kLanes; ++lane) maxima[lane] = std::uint32_t{largest[lane]} << 16;
}

/// The scales of kLanes groups.
struct Scales {
    std::uint32_t bytes[kLanes];
    float values[kLanes];  ///< what decoding multiplies by
    bool ordinary;         ///< all far from float32's ends, so that nothing below overflows or loses digits
};

/// |x| of kLanes groups, from [kLanes][group] to [group][kLanes]. A value's place in binary is its lane's
/// four digits and then its own; each perfect shuffle of all values moves the first digit to the end.
template <class S, class T>
[[gnu::always_inline]] inline void transpose_magnitudes(const T* x, float* to) {
    using Bits [[gnu::may_alias]] =
        std::conditional_t<sizeof(T) == sizeof(float), std::uint32_t, std::uint16_t>;
    constexpr int half = kLanes * S::group / 2;
    Bits a[2 * half], b[2 * half];
    constexpr Bits all = Bits(-1), magnitude = all >> 1;
    const auto shuffle = [](const Bits* in, Bits* out, Bits kept) {
        NIBBLE_SIMD
        for (int i = 0; i < half; ++i) {
            out[2 * i] = in[i] & kept;
            out[2 * i + 1] = in[half + i] & kept;
        }
    };
    static_assert(kLanes == 16);
    shuffle(reinterpret_cast<const Bits*>(x), a, magnitude);
    shuffle(a, b, all);
    shuffle(b, a, all);
    if constexpr (sizeof(T) == sizeof(float)) {
        shuffle(a, reinterpret_cast<Bits*>(to), all);
    } else {
        shuffle(a, b, all);
        NIBBLE_SIMD
        for (int i = 0; i < 2 * half; ++i) to[i] = bits_float(std::uint32_t{b[i]} << 16);
    }
}

/// Replaces the first scales by the candidates of smaller error.
template <class S, class T>
void compare_candidates(const T* x, const std::uint32_t (&amax)[kLanes], float tensor_scale, Scales& scales) {
    float magnitudes[S::group][kLanes];
    transpose_magnitudes<S>(x, magnitudes[0]);
    float least[kLanes];
    std::uint32_t best[kLanes];
    for (int k = 0; k < kCandidates<S>; ++k) {
        std::uint32_t bytes[kLanes];
        float inverse[kLanes], units[kLanes];
        NIBBLE_SIMD
        for (int lane = 0; lane < kLanes; ++lane) {
            const std::uint32_t first = scales.bytes[lane];
            const std::uint32_t byte =
                k == 0 ? first : candidate_scale<S>(first, bits_float(amax[lane]), tensor_scale, k);
            bytes[lane] = byte;
            inverse[lane] = typename S::Scale(byte, tensor_scale).inverse;
            units[lane] = squared_unit<S>(byte, first);
        }
        // folded_sum of the groups' errors
        float errors[S::group / 2][kLanes];
        for (int i = 0; i < S::group / 2; ++i) NIBBLE_SIMD
        for (int lane = 0; lane < kLanes; ++lane)
            errors[i][lane] = squared_rounding_error(magnitudes[i][lane], inverse[lane]) +
                              squared_rounding_error(magnitudes[i + S::group / 2][lane], inverse[lane]);
        for (int half = S::group / 4; half > 0; half /= 2)
            for (int i = 0; i < half; ++i) NIBBLE_SIMD
        for (int lane = 0; lane < kLanes; ++lane) errors[i][lane] += errors[i + half][lane];
        NIBBLE_SIMD
        for (int lane = 0; lane < kLanes; ++lane) {
            const float error = errors[0][lane] * units[lane];
            const bool better = k == 0 || error < least[lane];
            least[lane] = better ? error : least[lane];
            best[lane] = better ? bytes[lane] : best[lane];
        }
    }
    for (int lane = 0; lane < kLanes; ++lane) scales.bytes[lane] = best[lane];
}

/// Of the kLanes groups that begin at x.
template <class S, class T>
[[gnu::always_inline]] inline Scales scales_of(const T* x, float tensor_scale) {
    std::uint32_t amax[kLanes];
    find_maxima<S>(x, amax);
    Scales scales;
    NIBBLE_SIMD
    for (int lane = 0; lane < kLanes; ++lane)
        scales.bytes[lane] = first_scale<S>(bits_float(amax[lane]), tensor_scale);
    if constexpr (kCandidates < S >> 1) compare_candidates<S>(x, amax, tensor_scale, scales);
    constexpr std::uint32_t lowest = float_bits(0x1p-100f), highest = float_bits(0x1p70f);
    std::uint32_t strange = 0;
#pragma omp simd reduction(| : strange)
    for (int lane = 0; lane < kLanes; ++lane) {
        scales.values[lane] = typename S::Scale(scales.bytes[lane], tensor_scale).value;
        strange |= float_bits(scales.values[lane]) - lowest > highest - lowest;
    }
    scales.ordinary = !strange;
    return scales;
}

template <class S, class T>
void fake_quantize_groups(const T* x, T* y, float tensor_scale) {
    constexpr int words = S::group / kPerWord<T>;
    const Scales scales = scales_of<S>(x, tensor_scale);
    const Word* in = reinterpret_cast<const Word*>(x);
    Word* out = reinterpret_cast<Word*>(y);
    if (!scales.ordinary) {
        for (int i = 0; i < kLanes * words; ++i) {
            const typename S::Scale scale(scales.bytes[i / words], tensor_scale);
            out[i] = map_word<T, Narrowing::any>(
                in[i], [&](float v) { return fake_quantize_value<S::kind>(v, scale); });
        }
        return;
    }
#ifdef __AVX512BW__
    if constexpr (sizeof(T) == sizeof(BFloat16) && S::kind == ScaleKind::e4m3)
        if (__builtin_cpu_supports("avx512bf16"))
            return round_blocks<S::group, kLanes * S::group>(x, y, scales.values);
#endif
    const auto quantize = [](std::uint32_t word, float unit) {
        constexpr auto narrowing = S::kind == ScaleKind::e8m0 ? Narrowing::exact : Narrowing::finite;
        return map_word<T, narrowing>(word, [unit](float v) {
            const float x = bits_float(magnitude_bits(v));
            const float magnitude = S::kind == ScaleKind::e8m0 ? e2m1_round_magnitude(x, unit)
                                                               : e2m1_round_magnitude(x / unit, 1.0f) * unit;
            return bits_float(float_bits(magnitude) | (float_bits(v) & kSignBit));
        });
    };
    if constexpr (words >= kLanes) {
        for (int lane = 0; lane < kLanes; ++lane) NIBBLE_SIMD
        for (int i = lane * words; i < (lane + 1) * words; ++i) out[i] = quantize(in[i], scales.values[lane]);
    } else {  // a group does not fill a vector
        float units[kLanes * words];
        for (int lane = 0; lane < kLanes; ++lane) NIBBLE_SIMD
        for (int i = 0; i < words; ++i) units[lane * words + i] = scales.values[lane];
        NIBBLE_SIMD
        for (int i = 0; i < kLanes * words; ++i) out[i] = quantize(in[i], units[i]);
    }
}

template <class S, class T>
void encode_groups(const T* x, std::uint8_t* codes, std::uint8_t* bytes, float tensor_scale) {
    const Scales scales = scales_of<S>(x, tensor_scale);
    for (int lane = 0; lane < kLanes; ++lane, x += S::group, codes += S::group / 2) {
        for (int b = 0; b < S::group / S::block; ++b)
            *bytes++ = static_cast<std::uint8_t>(scales.bytes[lane]);
        const typename S::Scale scale(scales.bytes[lane], tensor_scale);
        const Word* words = reinterpret_cast<const Word*>(x);
        std::uint32_t wide[S::group / kPerWord<T>];  // as wide as the values: so they fill vectors
        NIBBLE_SIMD
        for (int i = 0; i < S::group / kPerWord<T>; ++i) {
            wide[i] = encode_value<S::kind>(value_in<T>(words[i], 0), scale);
            if constexpr (kPerWord<T> == 2)
                wide[i] |= encode_value<S::kind>(value_in<T>(words[i], 1), scale) << 4;
        }
        if constexpr (kPerWord<T> == 2) {
            NIBBLE_SIMD
            for (int i = 0; i < S::group / 2; ++i) codes[i] = static_cast<std::uint8_t>(wide[i]);
        } else {
            using Pair [[gnu::may_alias]] = std::uint64_t;
            const Pair* pairs = reinterpret_cast<const Pair*>(wide);
            NIBBLE_SIMD
            for (int i = 0; i < S::group / 2; ++i)
                codes[i] = static_cast<std::uint8_t>(pairs[i] | pairs[i] >> 28);
        }
    }
}

/// Calls body(begin) for kLanes groups at a time; what is left is handed over in a copy filled up with zeros.
template <class S, class T, class Whole, class Rest>
void for_groups(const T* x, std::int64_t begin, std::int64_t end, const Whole& whole, const Rest& rest) {
    constexpr std::int64_t step = kLanes * S::group;
    for (; begin + step <= end; begin += step) whole(begin);
    if (begin == end) return;
    T copy[step] = {};
    std::copy(x + begin, x + end, copy);
    rest(begin, copy);
}

template <ScaleKind kind, class T>
void decode_block(const std::uint8_t* codes, std::uint8_t scale_byte, float tensor_scale, T* y) {
    constexpr int block = block_of(kind);
    const BlockScale<kind> scale(scale_byte, tensor_scale);
    Word* out = reinterpret_cast<Word*>(y);
    const auto bits = [&](std::uint32_t code) { return float_bits(decode_value<kind>(code, scale)); };
    if constexpr (kPerWord<T> == 2) {
        NIBBLE_SIMD
        for (int i = 0; i < block / 2; ++i)
            out[i] = upper_half<Narrowing::any>(bits_float(bits(codes[i] & 15u))) >> 16 |
                     upper_half<Narrowing::any>(bits_float(bits(codes[i] >> 4u)));
    } else {
        std::uint32_t code[block];
        NIBBLE_SIMD
        for (int i = 0; i < block / 2; ++i) {
            code[2 * i] = codes[i] & 15;
            code[2 * i + 1] = codes[i] >> 4;
        }
        NIBBLE_SIMD
        for (int i = 0; i < block; ++i) out[i] = bits(code[i]);
    }
}

template <ScaleKind kind, class T>
void decode_blocks(const DecodeArgs& args, T* y, std::int64_t begin, std::int64_t end) {
    constexpr int block = block_of(kind);
    const auto one = [&](std::int64_t i) {
        decode_block<kind>(args.codes + i / 2, args.scales[i / block], args.tensor_scale, y + i);
    };
#ifdef __AVX512BW__
    const auto strange = [&](std::int64_t i) {
        if constexpr (kind == ScaleKind::e8m0) return args.scales[i / block] == kE8M0Nan;
        return ((args.scales[i / block] + 1) & 0x7E) == 0 || ((args.scales[i / block + 1] + 1) & 0x7E) == 0;
    };
    for (; begin + 32 <= end; begin += 32) {
        if (strange(begin))
            for (int i = 0; i < 32; i += block) one(begin + i);
        else
            decode_32<kind>(args.codes + begin / 2, args.scales + begin / block, args.tensor_scale,
                            y + begin);
    }
#endif
    for (; begin < end; begin += block) one(begin);
}

void encode_range(const QuantizeArgs& args, std::uint8_t* codes, std::uint8_t* scales, std::int64_t begin,
                  std::int64_t end) {
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            using T = decltype(zero);
            const T* x = static_cast<const T*>(args.x);
            for_groups<S>(
                x, begin, end,
                [&](std::int64_t i) {
                    encode_groups<S>(x + i, codes + i / 2, scales + i / S::block, args.tensor_scale);
                },
                [&](std::int64_t i, const T* copy) {
                    std::uint8_t some_codes[kLanes * S::group / 2], some_scales[kLanes * S::group / S::block];
                    encode_groups<S>(copy, some_codes, some_scales, args.tensor_scale);
                    std::copy_n(some_codes, (end - i) / 2, codes + i / 2);
                    std::copy_n(some_scales, (end - i) / S::block, scales + i / S::block);
                });
        });
    });
}

void fake_quantize_range(const QuantizeArgs& args, void* y_, std::int64_t begin, std::int64_t end) {
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            using T = decltype(zero);
            const T* x = static_cast<const T*>(args.x);
            T* y = static_cast<T*>(y_);
            for_groups<S>(
                x, begin, end,
                [&](std::int64_t i) { fake_quantize_groups<S>(x + i, y + i, args.tensor_scale); },
                [&](std::int64_t i, T* copy) {
                    fake_quantize_groups<S>(copy, copy, args.tensor_scale);
                    std::copy_n(copy, end - i, y + i);
                });
        });
    });
}

void decode_range(const DecodeArgs& args, void* y, std::int64_t begin, std::int64_t end) {
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            decode_blocks<S::kind>(args, static_cast<decltype(zero)*>(y), begin, end);
        });
    });
}

std::uint32_t largest_in_range(const void* x, ScalarType type, std::int64_t begin, std::int64_t end) {
    return with_type(type, [&](auto zero) {
        const auto* values = static_cast<const decltype(zero)*>(x);
        std::uint32_t largest = 0;
#pragma omp simd reduction(max : largest)
        for (std::int64_t i = begin; i < end; ++i) {
            const std::uint32_t bits = magnitude_bits(to_float(values[i]));
            largest = bits > largest ? bits : largest;
        }
        return largest;
    });
}

}  // namespace

#define NIBBLE_TEXT(x) #x
#define NIBBLE_NAME(x) NIBBLE_TEXT(x)

const QuantizeLoops NIBBLE_CPU_PATH::quantize_loops = {NIBBLE_NAME(NIBBLE_CPU_PATH), encode_range,
                                                       decode_range, fake_quantize_range, largest_in_range};

}  // namespace nibble::kernels
