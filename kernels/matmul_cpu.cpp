// Compiled once for each instruction set, as layers_cpu.cpp, and empty where there is no loop for it:
// everything here stays internal to this object.
#include <algorithm>
#include <memory>

#include "kernels/matmul.h"
#ifdef __AVX512F__
#include <immintrin.h>
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"  // GCC 12 about its own intrinsics
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif

namespace nibble::kernels {

#ifdef __AVX512F__
namespace NIBBLE_CPU_PATH {
extern const MatmulLoop matmul_loop;
}

namespace {

constexpr std::int64_t kLanes = 16;
/// A tile of C: 14 rows of two registers, as many as leave room for the operands among 32.
constexpr std::int64_t kTileRows = 14, kTileColumns = 2 * kLanes;
/// Terms of one pass: what a strip of B, 32 KiB, is packed for.
constexpr std::int64_t kTerms = 256;

/// rows[i][j] becomes rows[j][i]: in four steps, each of which swaps the places whose numbers differ in one
/// bit.
void transpose(__m512 (&rows)[kLanes]) {
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#pragma GCC unroll 4
    for (int bit = 1; bit < kLanes; bit *= 2) {
        const __m512i other = _mm512_xor_epi32(lane, _mm512_set1_epi32(bit)),
                      from_second = _mm512_set1_epi32(kLanes);
        const __mmask16 set = _mm512_test_epi32_mask(lane, _mm512_set1_epi32(bit));
        // Where the bit is set, the first register takes the second's lane without it, and the other way
        // round.
        const __m512i first = _mm512_mask_add_epi32(lane, set, other, from_second),
                      second = _mm512_mask_add_epi32(other, set, lane, from_second);
#pragma GCC unroll 16
        for (int i = 0; i < kLanes; ++i) {
            if (i & bit) continue;
            const __m512 a = rows[i], b = rows[i | bit];
            rows[i] = _mm512_permutex2var_ps(a, first, b);
            rows[i | bit] = _mm512_permutex2var_ps(a, second, b);
        }
    }
}

__mmask16 first_lanes(std::int64_t count) {
    return static_cast<__mmask16>(count >= kLanes ? 0xffff : count <= 0 ? 0 : (1u << count) - 1);
}

/// Terms [begin, begin + terms) of `columns` columns of B from `column` on, as [term][32], filled up with
/// zeros.
void pack(const MatmulArgs& args, std::int64_t begin, std::int64_t terms, std::int64_t column,
          std::int64_t columns, float* strip) {
    const float* b = args.b + begin * args.b_term + column * args.b_column;
    if (args.b_column == 1) {
        const __mmask16 masks[] = {first_lanes(columns), first_lanes(columns - kLanes)};
        for (std::int64_t p = 0; p < terms; ++p)
            for (int half = 0; half < 2; ++half)
                _mm512_store_ps(strip + p * kTileColumns + half * kLanes,
                                _mm512_maskz_loadu_ps(masks[half], b + p * args.b_term + half * kLanes));
        return;
    }
    for (std::int64_t p = 0; p < terms; p += kLanes) {
        const __mmask16 mask = first_lanes(terms - p);
        for (std::int64_t j = 0; j < kTileColumns; j += kLanes) {
            __m512 block[kLanes];
            for (std::int64_t i = 0; i < kLanes; ++i)
                block[i] = j + i < columns ? _mm512_maskz_loadu_ps(mask, b + (j + i) * args.b_column + p)
                                           : _mm512_setzero_ps();
            transpose(block);
            for (std::int64_t i = 0; i < kLanes; ++i)
                _mm512_store_ps(strip + (p + i) * kTileColumns + j, block[i]);
        }
    }
}

/// `rows` rows of C from `a` and a strip of B.
template <int rows>
void tile(const MatmulArgs& args, const float* a, const float* strip, std::int64_t terms, float* c,
          std::int64_t columns, bool add) {
    const __mmask16 masks[] = {first_lanes(columns), first_lanes(columns - kLanes)};
    __m512 sums[rows][2];
#pragma GCC unroll 14
    for (int i = 0; i < rows; ++i)
#pragma GCC unroll 2
        for (int half = 0; half < 2; ++half)
            sums[i][half] = add ? _mm512_maskz_loadu_ps(masks[half], c + i * args.c_row + half * kLanes)
                                : _mm512_setzero_ps();
    // Three rows a pointer: what an address can add to it without a register for each row.
    const float* row[5];
    for (int i = 0; i < 5; ++i) row[i] = a + 3 * i * args.a_row;
    const std::int64_t stride = args.a_row;
    for (std::int64_t p = 0; p < terms; ++p, strip += kTileColumns) {
        const __m512 first = _mm512_load_ps(strip), second = _mm512_load_ps(strip + kLanes);
#pragma GCC unroll 14
        for (int i = 0; i < rows; ++i) {
            const __m512 x = _mm512_set1_ps(row[i / 3][i % 3 * stride]);
            sums[i][0] = _mm512_fmadd_ps(x, first, sums[i][0]);
            sums[i][1] = _mm512_fmadd_ps(x, second, sums[i][1]);
        }
        for (int i = 0; i < 5; ++i) row[i] += args.a_term;
    }
#pragma GCC unroll 14
    for (int i = 0; i < rows; ++i)
#pragma GCC unroll 2
        for (int half = 0; half < 2; ++half)
            _mm512_mask_storeu_ps(c + i * args.c_row + half * kLanes, masks[half], sums[i][half]);
}

using Tile = decltype(&tile<1>);
constexpr Tile kTiles[] = {tile<1>, tile<2>, tile<3>,  tile<4>,  tile<5>,  tile<6>,  tile<7>,
                           tile<8>, tile<9>, tile<10>, tile<11>, tile<12>, tile<13>, tile<14>};

/// Few rows of A with columns of B whose terms, like A's, are neighbours: nothing is worth packing, so each
/// element is a sum over registers of terms.
template <int rows, int columns>
void dots(const MatmulArgs& args, std::int64_t row, std::int64_t column) {
    const float *a = args.a + row * args.a_row, *b = args.b + column * args.b_column;
    __m512 sums[rows][columns];
#pragma GCC unroll 4
    for (int i = 0; i < rows; ++i)
#pragma GCC unroll 4
        for (int j = 0; j < columns; ++j) sums[i][j] = _mm512_setzero_ps();
    for (std::int64_t p = 0; p < args.terms; p += kLanes) {
        const __mmask16 mask = first_lanes(args.terms - p);
        __m512 x[rows];
#pragma GCC unroll 4
        for (int i = 0; i < rows; ++i) x[i] = _mm512_maskz_loadu_ps(mask, a + i * args.a_row + p);
#pragma GCC unroll 4
        for (int j = 0; j < columns; ++j) {
            const __m512 w = _mm512_maskz_loadu_ps(mask, b + j * args.b_column + p);
#pragma GCC unroll 4
            for (int i = 0; i < rows; ++i) sums[i][j] = _mm512_fmadd_ps(x[i], w, sums[i][j]);
        }
    }
#pragma GCC unroll 4
    for (int i = 0; i < rows; ++i)
#pragma GCC unroll 4
        for (int j = 0; j < columns; ++j) {
            float& c = args.c[(row + i) * args.c_row + column + j];
            c = _mm512_reduce_add_ps(sums[i][j]) + (args.add ? c : 0);
        }
}

template <int columns>
void few_rows(const MatmulArgs& args, std::int64_t column) {
    std::int64_t row = 0;
    for (; row + 4 <= args.rows; row += 4) dots<4, columns>(args, row, column);
    if (args.rows - row == 3) dots<3, columns>(args, row, column);
    if (args.rows - row == 2) dots<2, columns>(args, row, column);
    if (args.rows - row == 1) dots<1, columns>(args, row, column);
}

/// The terms [begin, begin + terms) of all columns.
void add_terms(const MatmulArgs& args, std::int64_t begin, std::int64_t terms, bool add) {
    alignas(64) float strip[kTerms * kTileColumns];
    const std::int64_t tiles = (args.rows + kTileRows - 1) / kTileRows;
    for (std::int64_t j = 0; j < args.columns; j += kTileColumns) {
        const std::int64_t columns = std::min(kTileColumns, args.columns - j);
        pack(args, begin, terms, j, columns, strip);
        for (std::int64_t t = 0; t < tiles; ++t) {  // of equal heights, as far as that goes
            const std::int64_t i = args.rows * t / tiles, end = args.rows * (t + 1) / tiles;
            kTiles[end - i - 1](args, args.a + i * args.a_row, strip, terms, args.c + i * args.c_row + j,
                                columns, add);
        }
    }
}

void matmul(const MatmulArgs& args) {
    if (args.rows <= kMatmulFewRows && args.a_term == 1 && args.b_term == 1) {
        std::int64_t j = 0;
        for (; j + 4 <= args.columns; j += 4) few_rows<4>(args, j);
        for (; j < args.columns; ++j) few_rows<1>(args, j);
        return;
    }
    if (args.terms <= kTerms) return add_terms(args, 0, args.terms, args.add);
    // A's rows lie far apart, and where that is a power of two, all in the same few places of the cache.
    const bool copy = args.a_term == 1;
    const auto rows =
        std::make_unique_for_overwrite<float[]>(static_cast<std::size_t>(copy ? args.rows * kTerms : 0));
    for (std::int64_t begin = 0; begin < args.terms; begin += kTerms) {
        const std::int64_t terms = std::min(kTerms, args.terms - begin);
        MatmulArgs some = args;
        some.a += begin * args.a_term;
        if (copy) {
            for (std::int64_t i = 0; i < args.rows; ++i)
                std::copy_n(some.a + i * args.a_row, terms, rows.get() + i * kTerms);
            some.a = rows.get();
            some.a_row = kTerms;
        }
        add_terms(some, begin, terms, args.add || begin > 0);
    }
}

}  // namespace

const MatmulLoop NIBBLE_CPU_PATH::matmul_loop = matmul;
#endif

}  // namespace nibble::kernels
