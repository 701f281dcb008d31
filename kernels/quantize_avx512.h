// The loops of quantize_cpu.cpp that the compiler does not find by itself. Internal to that object, as all of
// it is.
#pragma once
#include <immintrin.h>

#include "kernels/block_scale.h"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"  // GCC 12 about its own intrinsics
#pragma GCC diagnostic ignored "-Wuninitialized"

namespace nibble::kernels {

namespace {

/// The magnitudes of one NVFP4 block under an ordinary scale, as quantize_cpu.cpp rounds them.
[[gnu::always_inline]] inline __m512 rounded_magnitudes(const BFloat16* x, float unit_) {
    const auto bits = [](std::uint32_t v) { return _mm512_set1_epi32(int(v)); };
    const __m512 unit = _mm512_set1_ps(unit_);
    const __m512i value =
        _mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(x))), 16);
    const __m512 quotient =
        _mm512_div_ps(_mm512_castsi512_ps(_mm512_and_si512(value, bits(~kSignBit))), unit);
    const __m512i clipped = _mm512_min_epu32(_mm512_castps_si512(quotient), bits(float_bits(kE2M1Max)));
    const __m512i binade =
        _mm512_and_si512(_mm512_max_epu32(clipped, bits(float_bits(1.0f))), bits(kInfinityBits));
    const __m512 shifter = _mm512_castsi512_ps(_mm512_add_epi32(binade, bits(22u << 23)));
    return _mm512_mul_ps(_mm512_sub_ps(_mm512_add_ps(_mm512_castsi512_ps(clipped), shifter), shifter), unit);
}
/// Two blocks at a time through the processor's conversion, which rounds as from_float<BFloat16> does unless
/// a value is NaN or tiny.
template <int group, int count>
[[gnu::target("avx512bf16")]] void round_blocks(const BFloat16* x, BFloat16* y, const float* units) {
    for (int i = 0; i < count; i += 32) {
        const __m512 first = rounded_magnitudes(x + i, units[i / group]),
                     second = rounded_magnitudes(x + i + 16, units[(i + 16) / group]);
        // magnitudes | (values & the sign bits)
        _mm512_storeu_si512(y + i, _mm512_ternarylogic_epi32((__m512i)_mm512_cvtne2ps_pbh(second, first),
                                                             _mm512_loadu_si512(x + i),
                                                             _mm512_set1_epi32(int(0x80008000)), 0xF8));
    }
}

/// Two values from each of 16 bytes, which lie in blocks of finite scales: the magnitudes from a table.
template <ScaleKind kind, class T>
void decode_32(const std::uint8_t* codes, const std::uint8_t* scales, float tensor_scale, T* y) {
    alignas(64) static constexpr float kMagnitudes[16] = {0, 0.5f, 1, 1.5f, 2, 3, 4, 6,
                                                          0, 0.5f, 1, 1.5f, 2, 3, 4, 6};
    const __m512 magnitudes = _mm512_load_ps(kMagnitudes);
    __m512 scale = _mm512_set1_ps(BlockScale<kind>(scales[0], tensor_scale).value);
    if constexpr (kind == ScaleKind::e4m3)
        scale = _mm512_mask_mov_ps(scale, 0xFF00,
                                   _mm512_set1_ps(BlockScale<kind>(scales[1], tensor_scale).value));
    const auto decode = [&](__m512i code) {
        const __m512 magnitude = _mm512_mul_ps(_mm512_permutexvar_ps(code, magnitudes), scale);
        // magnitude | (code << 28 & the sign bit)
        return _mm512_ternarylogic_epi32(_mm512_castps_si512(magnitude), _mm512_slli_epi32(code, 28),
                                         _mm512_set1_epi32(int(kSignBit)), 0xF8);
    };
    const __m512i bytes = _mm512_cvtepu8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(codes)));
    const __m512i even = decode(bytes), odd = decode(_mm512_srli_epi32(bytes, 4));
    if constexpr (sizeof(T) == sizeof(float)) {
        const __m512i low = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
        const __m512i high = _mm512_add_epi32(low, _mm512_set1_epi32(8));
        _mm512_storeu_si512(y, _mm512_permutex2var_epi32(even, low, odd));
        _mm512_storeu_si512(y + 16, _mm512_permutex2var_epi32(even, high, odd));
    } else {
        const auto rounded = [](__m512i bits) {
            if constexpr (kind == ScaleKind::e8m0) return bits;  // two bits of mantissa at most
            const __m512i last = _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
            return _mm512_add_epi32(bits, _mm512_add_epi32(last, _mm512_set1_epi32(0x7FFF)));
        };
        _mm512_storeu_si512(
            y, _mm512_mask_mov_epi16(_mm512_srli_epi32(rounded(even), 16), 0xAAAAAAAA, rounded(odd)));
    }
}
}  // namespace

}  // namespace nibble::kernels
