// Compiled once for each instruction set, as quantize_cpu.cpp: everything here stays internal to this object.
// 128 weights at a time are decoded in registers, 8 from each of 16 words, and multiplied with up to four
// rows.
#include <algorithm>
#include <utility>

#include "kernels/block_scale.h"
#include "kernels/packed_linear.h"
#ifdef __AVX512BW__
#include <immintrin.h>
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"  // GCC 12 about its own intrinsics
#endif

namespace nibble::kernels {

namespace NIBBLE_CPU_PATH {
extern const PackedLinearLoops packed_linear_loops;
}

namespace {

constexpr std::int64_t kPiece = kPackedLinearPiece;
constexpr std::int64_t kAhead = 4096;  // bytes of codes that are on their way from memory

#ifdef __AVX512BW__
/// 16 float32 values in a register.
struct Lanes {
    __m512 v;
    static Lanes load(const float* x) { return {_mm512_loadu_ps(x)}; }
    static Lanes zero() { return {_mm512_setzero_ps()}; }
    static Lanes all(float x) { return {_mm512_set1_ps(x)}; }
    void store(float* x) const { _mm512_storeu_ps(x, v); }
    void add_product(Lanes a, Lanes b) { v = _mm512_fmadd_ps(a.v, b.v, v); }
    void multiply(Lanes a) { v = _mm512_mul_ps(v, a.v); }
    void add(Lanes a) { v = _mm512_add_ps(v, a.v); }
    float sum() const { return _mm512_reduce_add_ps(v); }
};

alignas(64) constexpr std::uint16_t kE2M1Pairs[32] = {
    // 0, 0.5, 1, 1.5, 2, 3, 4, 6 and their negatives as bfloat16. An index has five bits, of which the last
    // belongs to the next code: so all stand here twice.
    0x0000, 0x3F00, 0x3F80, 0x3FC0, 0x4000, 0x4040, 0x4080, 0x40C0, 0x8000, 0xBF00, 0xBF80,
    0xBFC0, 0xC000, 0xC040, 0xC080, 0xC0C0, 0x0000, 0x3F00, 0x3F80, 0x3FC0, 0x4000, 0x4040,
    0x4080, 0x40C0, 0x8000, 0xBF00, 0xBF80, 0xBFC0, 0xC000, 0xC040, 0xC080, 0xC0C0};

/// 16 words of 8 codes.
struct Words {
    __m512i v;
    static Words load(const std::uint8_t* codes, std::int64_t weights) {
        if (weights == kPiece) return {_mm512_loadu_si512(codes)};
        return {_mm512_maskz_loadu_epi32(static_cast<__mmask16>((1u << weights / 8) - 1), codes)};
    }
    /// Of each word, codes number j and j + 4 as E2M1 in bfloat16.
    __m512i bfloat16_values(int j) const {
        return _mm512_permutexvar_epi16(_mm512_srli_epi16(v, static_cast<unsigned>(4 * j)),
                                        _mm512_load_si512(kE2M1Pairs));
    }
    /// Code number j of each word, as E2M1, and code number j + 4.
    std::pair<Lanes, Lanes> values(int j) const {
        const __m512i both = bfloat16_values(j);
        return {{_mm512_castsi512_ps(_mm512_slli_epi32(both, 16))},
                {_mm512_castsi512_ps(_mm512_and_si512(both, _mm512_set1_epi32(int(0xFFFF0000))))}};
    }
};

/// What 16 scale bytes stand for. Those of NVFP4 are a float16 that lacks the exponent's upper bit, times
/// 2^-8.
template <ScaleKind kind>
[[gnu::always_inline]] inline Lanes block_scales(const std::uint8_t* bytes, float tensor_scale) {
    const __m128i sixteen = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
    if constexpr (kind == ScaleKind::e8m0) {
        const __m512i wide = _mm512_cvtepu8_epi32(sixteen);
        const __m512i value = _mm512_max_epu32(_mm512_slli_epi32(wide, 23), _mm512_set1_epi32(1 << 22));
        return {_mm512_castsi512_ps(
            _mm512_mask_mov_epi32(value, _mm512_cmpeq_epi32_mask(wide, _mm512_set1_epi32(kE8M0Nan)),
                                  _mm512_set1_epi32(int(kNanBits))))};
    }
    const __m256i half = _mm256_and_si256(_mm256_slli_epi16(_mm256_cvtepi8_epi16(sixteen), 7),
                                          _mm256_set1_epi16(short(0xBFFF)));
    const __m512 value = _mm512_mul_ps(_mm512_mul_ps(_mm512_cvtph_ps(half), _mm512_set1_ps(256)),
                                       _mm512_set1_ps(tensor_scale));
    const __mmask16 nan =
        _mm_cmpeq_epi8_mask(_mm_and_si128(sixteen, _mm_set1_epi8(kE4M3Nan)), _mm_set1_epi8(kE4M3Nan));
    return {_mm512_mask_mov_ps(value, nan, _mm512_set1_ps(bits_float(kNanBits)))};
}

/// The scale of each word's block, of the blocks that begin at `scales`.
template <ScaleKind kind>
[[gnu::always_inline]] inline Lanes word_scales(const float* scales) {
    if constexpr (kind == ScaleKind::e8m0)
        return {_mm512_permutevar_ps(_mm512_broadcast_f32x4(_mm_loadu_ps(scales)),
                                     _mm512_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3))};
    return {_mm512_permutexvar_ps(_mm512_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7),
                                  _mm512_castps256_ps512(_mm256_loadu_ps(scales)))};
}
#else
struct Lanes {
    float v[16];
    static Lanes load(const float* x) {
        Lanes lanes;
        std::copy_n(x, 16, lanes.v);
        return lanes;
    }
    static Lanes zero() { return all(0); }
    static Lanes all(float x) {
        Lanes lanes;
        std::fill_n(lanes.v, 16, x);
        return lanes;
    }
    void store(float* x) const { std::copy_n(v, 16, x); }
    void add_product(const Lanes& a, const Lanes& b) {
#pragma omp simd
        for (int i = 0; i < 16; ++i) v[i] += a.v[i] * b.v[i];
    }
    void multiply(const Lanes& a) {
#pragma omp simd
        for (int i = 0; i < 16; ++i) v[i] *= a.v[i];
    }
    void add(const Lanes& a) {
#pragma omp simd
        for (int i = 0; i < 16; ++i) v[i] += a.v[i];
    }
    float sum() {
        return folded_sum(v);
    }
};

struct Words {
    std::uint32_t v[16];
    static Words load(const std::uint8_t* codes, std::int64_t weights) {
        Words words = {};
        std::copy_n(codes, weights / 2, reinterpret_cast<std::uint8_t*>(words.v));
        return words;
    }
    std::pair<Lanes, Lanes> values(int j) const {
        std::pair<Lanes, Lanes> lanes;
#pragma omp simd
        for (int i = 0; i < 16; ++i) {
            lanes.first.v[i] = e2m1_decode(v[i] >> 4 * j & 15);
            lanes.second.v[i] = e2m1_decode(v[i] >> 4 * (j + 4) & 15);
        }
        return lanes;
    }
};

template <ScaleKind kind>
[[gnu::always_inline]] inline Lanes word_scales(const float* scales) {
    Lanes lanes;
    for (int i = 0; i < 16; ++i) lanes.v[i] = scales[i * 8 / block_of(kind)];
    return lanes;
}
#endif

/// A stretch of weights, with its scales as numbers: padded to whole pieces.
template <ScaleKind kind>
struct Stretch {
    static constexpr std::int64_t longest = 16 * kPiece;
    const std::uint8_t* codes;
    std::int64_t length;
    float scales[longest / block_of(kind)];

    Stretch(const DecodeArgs& w, std::int64_t begin, std::int64_t weights)
        : codes(w.codes + begin / 2), length(std::min(longest, weights)) {
        const std::uint8_t* bytes = w.scales + begin / block_of(kind);
        const std::int64_t count = length / block_of(kind), padding = (kPiece - length % kPiece) % kPiece;
        std::int64_t done = 0;
#ifdef __AVX512BW__
        for (; done + 16 <= count; done += 16)
            block_scales<kind>(bytes + done, w.tensor_scale).store(scales + done);
#endif
#pragma omp simd
        for (std::int64_t i = done; i < count; ++i)
            scales[i] = BlockScale<kind>(bytes[i], w.tensor_scale).value;
        std::fill_n(scales + count, padding / block_of(kind), 0.0f);
    }
    Words words(std::int64_t k) const {
        __builtin_prefetch(codes + k / 2 + kAhead);
        return Words::load(codes + k / 2, std::min(kPiece, length - k));
    }
    Lanes scale(std::int64_t k) const {
        return word_scales<kind>(scales + k / block_of(kind));
    }
};

/// How many of the outputs stretches go through without a break: all where their weights are whole pieces, so
/// that those of few inputs share a stretch.
std::int64_t outputs_together(const DecodeArgs& w, std::int64_t outputs) {
    return w.columns % kPiece ? 1 : outputs;
}

/// Writes the sums of one output, and begins those of the next.
template <int rows>
[[gnu::always_inline]] inline void finish(Lanes (&sums)[rows], const DecodeArgs& w, std::int64_t output,
                                          float* y) {
    for (int r = 0; r < rows; ++r) {
        y[r * w.rows + output] = sums[r].sum();
        sums[r] = Lanes::zero();
    }
}

template <ScaleKind kind, int rows>
void forward_rows(const DecodeArgs& w, const float* x, float* y, std::int64_t begin, std::int64_t end) {
    const std::int64_t width = packed_linear_width(w.columns);
    const std::int64_t together = outputs_together(w, end - begin);
    Lanes sums[rows];
    for (Lanes& sum : sums) sum = Lanes::zero();
    for (std::int64_t n = begin; n < end; n += together) {
        const std::int64_t count = together * w.columns;
        std::int64_t output = n, input = 0;
        for (std::int64_t at = 0; at < count; at += Stretch<kind>::longest) {
            const Stretch<kind> weights(w, n * w.columns + at, count - at);
            for (std::int64_t k = 0; k < weights.length; k += kPiece) {
                const Words words = weights.words(k);
                Lanes first[rows], second[rows];  // two sums: an addition waits for the one before it
                for (int r = 0; r < rows; ++r) first[r] = second[r] = Lanes::zero();
                const float* place = x + input;
#pragma GCC unroll 4
                for (int j = 0; j < 4; ++j) {
                    const auto [a, b] = words.values(j);
                    for (int r = 0; r < rows; ++r) {
                        first[r].add_product(a, Lanes::load(place + r * width + 16 * j));
                        second[r].add_product(b, Lanes::load(place + r * width + 16 * (j + 4)));
                    }
                }
                const Lanes scale = weights.scale(k);
                for (int r = 0; r < rows; ++r) {
                    first[r].add(second[r]);
                    sums[r].add_product(first[r], scale);
                }
                if ((input += kPiece) < w.columns) continue;
                finish(sums, w, output++, y);
                input = 0;
            }
        }
    }
}

#ifdef __AVX512BW__
/// The same: of 32 words of 4 codes, two neighbouring words add up in one of 16 sums.
template <ScaleKind kind, int rows>
[[gnu::target("avx512bf16")]] void forward_bfloat16_rows(const DecodeArgs& w, const BFloat16* x, float* y,
                                                         std::int64_t begin, std::int64_t end) {
    const std::int64_t width = packed_linear_width(w.columns);
    const std::int64_t together = outputs_together(w, end - begin);
    Lanes sums[rows];
    for (Lanes& sum : sums) sum = Lanes::zero();
    for (std::int64_t n = begin; n < end; n += together) {
        const std::int64_t count = together * w.columns;
        std::int64_t output = n, input = 0;
        for (std::int64_t at = 0; at < count; at += Stretch<kind>::longest) {
            const Stretch<kind> weights(w, n * w.columns + at, count - at);
            for (std::int64_t k = 0; k < weights.length; k += kPiece) {
                const Words words = weights.words(k);
                __m512 piece[rows][2];  // two sums: an addition waits for the one before it
                for (int r = 0; r < rows; ++r) piece[r][0] = piece[r][1] = _mm512_setzero_ps();
#pragma GCC unroll 4
                for (int j = 0; j < 4; ++j) {
                    const __m512i weight = words.bfloat16_values(j);
                    for (int r = 0; r < rows; ++r)
                        piece[r][j % 2] =
                            _mm512_dpbf16_ps(piece[r][j % 2], (__m512bh)weight,
                                             (__m512bh)_mm512_loadu_si512(x + r * width + input + 32 * j));
                }
                const Lanes scale = weights.scale(k);
                for (int r = 0; r < rows; ++r)
                    sums[r].add_product({_mm512_add_ps(piece[r][0], piece[r][1])}, scale);
                if ((input += kPiece) < w.columns) continue;
                finish(sums, w, output++, y);
                input = 0;
            }
        }
    }
}
#endif

template <ScaleKind kind, int rows>
void gradient_rows(const DecodeArgs& w, const float* dy, float* dx, std::int64_t begin, std::int64_t end) {
    const std::int64_t width = packed_linear_width(w.columns);
    for (std::int64_t k = begin; k < end; k += kPiece) {
        for (int r = 0; r < rows; ++r) std::fill_n(dx + r * width + k, kPiece, 0.0f);
        for (std::int64_t n = 0; n < w.rows; ++n) {
            const Stretch<kind> weights(w, n * w.columns + k, std::min(kPiece, w.columns - k));
            const Words words = weights.words(0);
            const Lanes scale = weights.scale(0);
            const auto add = [&](Lanes values, int place) {
                values.multiply(scale);
                for (int r = 0; r < rows; ++r) {
                    float* to = dx + r * width + k + place;
                    Lanes sum = Lanes::load(to);
                    sum.add_product(values, Lanes::all(dy[r * w.rows + n]));
                    sum.store(to);
                }
            };
#pragma GCC unroll 4
            for (int j = 0; j < 4; ++j) {
                const auto [first, second] = words.values(j);
                add(first, 16 * j);
                add(second, 16 * (j + 4));
            }
        }
    }
}

/// Calls body.operator()<kind, rows>(row) until all rows have been handled.
template <class Body>
void for_rows(const DecodeArgs& w, std::int64_t rows, const Body& body) {
    const auto all = [&]<ScaleKind kind>() {
        std::int64_t row = 0;
        for (; row + 4 <= rows; row += 4) body.template operator()<kind, 4>(row);
        if (rows - row == 3) body.template operator()<kind, 3>(row);
        if (rows - row == 2) body.template operator()<kind, 2>(row);
        if (rows - row == 1) body.template operator()<kind, 1>(row);
    };
    if (w.format.scale_kind == ScaleKind::e8m0)
        all.template operator()<ScaleKind::e8m0>();
    else
        all.template operator()<ScaleKind::e4m3>();
}

void forward(const DecodeArgs& w, const float* x, std::int64_t rows, float* y, std::int64_t begin,
             std::int64_t end) {
    for_rows(w, rows, [&]<ScaleKind kind, int some>(std::int64_t row) {
        forward_rows<kind, some>(w, x + row * packed_linear_width(w.columns), y + row * w.rows, begin, end);
    });
}

#ifdef __AVX512BW__
void forward_bfloat16(const DecodeArgs& w, const BFloat16* x, std::int64_t rows, float* y, std::int64_t begin,
                      std::int64_t end) {
    for_rows(w, rows, [&]<ScaleKind kind, int some>(std::int64_t row) {
        forward_bfloat16_rows<kind, some>(w, x + row * packed_linear_width(w.columns), y + row * w.rows,
                                          begin, end);
    });
}
#else
constexpr decltype(PackedLinearLoops::forward_bfloat16) forward_bfloat16 = nullptr;
#endif

void gradient(const DecodeArgs& w, const float* dy, std::int64_t rows, float* dx, std::int64_t begin,
              std::int64_t end) {
    for_rows(w, rows, [&]<ScaleKind kind, int some>(std::int64_t row) {
        gradient_rows<kind, some>(w, dy + row * w.rows, dx + row * packed_linear_width(w.columns), begin,
                                  end);
    });
}

}  // namespace

#define NIBBLE_TEXT(x) #x
#define NIBBLE_NAME(x) NIBBLE_TEXT(x)

const PackedLinearLoops NIBBLE_CPU_PATH::packed_linear_loops = {NIBBLE_NAME(NIBBLE_CPU_PATH), forward,
                                                                forward_bfloat16, gradient};

}  // namespace nibble::kernels
