// What the threads of packed_linear.cu do, written so that it also compiles for the host, where a test drives
// it over all thread numbers and does the tensor cores' part by their documented layout. Weights become BF16
// without rounding: an E2M1 value times its block's scale has at most 6 significant bits. The tensor's scale
// multiplies the sums.
#pragma once
#include "kernels/layers_lanes.h"
#include "kernels/packed_linear.h"
#ifdef __CUDACC__
#include <cuda_pipeline.h>
#endif

namespace nibble::kernels {

// Weights in BF16 -----------------------------------------------------------------------------------

/// A block's scale without the tensor's: both formats' scales have at most 4 significant bits, so that the
/// upper half of the float32 is all of it.
template <ScaleKind kind>
NIBBLE_LANE BFloat16 block_scale(std::uint8_t byte) {
    const float scale = kind == ScaleKind::e8m0 ? e8m0_decode(byte) : e4m3_decode(byte);
    return {static_cast<std::uint16_t>(float_bits(scale) >> 16)};
}

NIBBLE_LANE Pair scaled(Pair pair, BFloat16 scale) {
#ifdef __CUDA_ARCH__
    const Pair both = Pair{scale.bits} * 0x10001;
    Pair result;  // adding -0 changes nothing, not even the sign of a zero
    asm("fma.rn.bf16x2 %0, %1, %2, %3;" : "=r"(result) : "r"(pair), "r"(both), "r"(0x80008000));
    return result;
#else
    const auto product = [&](int shift) {
        const BFloat16 value{static_cast<std::uint16_t>(pair >> shift)};
        return Pair{from_float<BFloat16>(to_float(value) * to_float(scale)).bits} << shift;
    };
    return product(0) | product(16);
#endif
}

/// `words` words of codes that lie within one row, from its value number `value` on; zeros unless inside.
template <ScaleKind kind, int words>
struct alignas(4 * words) PackedWeights {
    static constexpr int kWordsOfBlock = block_of(kind) / 8;
    static constexpr int kScales = words > kWordsOfBlock ? words / kWordsOfBlock : 1;

    std::uint32_t codes[words];
    std::uint8_t scales[kScales];

    NIBBLE_LANE static PackedWeights load(const DecodeArgs& weight, std::int64_t value, bool inside) {
        struct alignas(4 * words) Codes {
            std::uint32_t words_[words];
        };
        PackedWeights result = {};
        if (!inside) return result;
        const Codes codes = *reinterpret_cast<const Codes*>(weight.codes + value / 2);
        for (int i = 0; i < words; ++i) result.codes[i] = codes.words_[i];
        for (int i = 0; i < kScales; ++i) result.scales[i] = weight.scales[value / block_of(kind) + i];
        return result;
    }
    NIBBLE_LANE void decode(Pair (&pairs)[4 * words]) const {
        NIBBLE_UNROLL
        for (int i = 0; i < words; ++i) {
            Pair four[4];
            e2m1_pairs(codes[i], four);
            const BFloat16 scale = block_scale<kind>(scales[i / kWordsOfBlock]);
            for (int j = 0; j < 4; ++j) pairs[4 * i + j] = scaled(four[j], scale);
        }
    }
};

// Few rows -----------------------------------------------------------------------------------------
// A warp multiplies 16 outputs with up to 16 rows through mma.m16n8k16 (PTX ISA, "Matrix Fragments for
// mma.m16n8k16": thread = 4 * group + place; A holds rows group and group + 8, B the column group). The
// weights are A, the rows B. Which input stands at which of the 16 places of the sum is free as long as A and
// B agree: so a thread reads 32 neighbouring inputs of its output with one load, and of its row.

inline constexpr int kFewRows = 16;
inline constexpr int kWarpOutputs = 16;
inline constexpr int kWarpInputs = 4 * 32;              ///< of one step
inline constexpr int kStepProducts = kWarpInputs / 16;  ///< mma a step, for 8 rows each
inline constexpr int kFewRowsWarps = 4;                 ///< that share the inputs of 16 outputs

/// What one thread gives to one mma.
struct MatrixOperands {
    Pair a[4];
    Pair b[2][2];  ///< rows 0 to 7 and rows 8 to 15
};

/// One step of one thread: the operands of its products.
template <ScaleKind kind>
struct FewRowsStep {
    Pair weights[2][16];  ///< outputs group and group + 8
    Pair rows[2][16];     ///< rows group and group + 8

    /// `rows_` of x from `first` on are multiplied; `output` is the first of the warp's, `input` of the
    /// step's.
    NIBBLE_LANE FewRowsStep(const PackedLinearArgs& args, std::int64_t expert, std::int64_t first, int rows_,
                            std::int64_t output, std::int64_t input, int thread) {
        const int group = thread / 4;
        const std::int64_t inputs = args.weight.columns, begin = input + thread % 4 * 32;
        NIBBLE_UNROLL
        for (int half = 0; half < 2; ++half) {
            const std::int64_t o = output + group + 8 * half;
            PackedWeights<kind, 4>::load(args.weight, (expert * args.weight.rows + o) * inputs + begin,
                                         o < args.weight.rows && begin < inputs)
                .decode(weights[half]);
            for (Pair& pair : rows[half]) pair = 0;
            if (group + 8 * half < rows_ && begin < inputs) {
                const auto* x =
                    static_cast<const Pair*>(args.x) + ((first + group + 8 * half) * inputs + begin) / 2;
                NIBBLE_UNROLL
                for (int i = 0; i < 16; i += 4) {
                    const Lane<Pair> four = load_lane<Pair>(x, i);
                    NIBBLE_UNROLL
                    for (int j = 0; j < 4; ++j) rows[half][i + j] = four.values[j];
                }
            }
        }
    }
    NIBBLE_LANE MatrixOperands operands(int product) const {
        const int i = 2 * product;
        return {{weights[0][i], weights[1][i], weights[0][i + 1], weights[1][i + 1]},
                {{rows[0][i], rows[0][i + 1]}, {rows[1][i], rows[1][i + 1]}}};
    }
};

/// Where sum number i (0 to 3) of a thread's accumulator belongs among A's 16 rows and B's 8 columns.
struct SumPlace {
    int a_row, b_column;
};
NIBBLE_LANE SumPlace sum_place(int thread, int i) {
    return {thread / 4 + i / 2 * 8, thread % 4 * 2 + i % 2};
}

// Many rows ----------------------------------------------------------------------------------------
// A block computes a tile of the result, 128 rows by 128 columns, in steps of 32 terms: while the tensor
// cores multiply one step's operands in shared memory, its threads fetch and decode the next one's.

inline constexpr int kTileRows = 128;
inline constexpr int kTileColumns = 128;
inline constexpr int kTileDepth = 32;

/// Rows of one expert that a tile covers; none where rows is 0.
struct RowTile {
    std::int64_t expert = 0, first = 0;
    int rows = 0;
};
/// Tile number `tile` of those experts that have more than `fewer` rows.
NIBBLE_LANE RowTile row_tile(const PackedLinearArgs& args, std::int64_t tile, std::int64_t fewer) {
    for (std::int64_t e = 0; e < args.experts; ++e) {
        const std::int64_t first = args.offsets[e], rows = args.offsets[e + 1] - first;
        if (rows <= fewer) continue;
        const std::int64_t tiles = (rows + kTileRows - 1) / kTileRows, left = rows - tile * kTileRows;
        if (tile < tiles) return {e, first + tile * kTileRows, int(left < kTileRows ? left : kTileRows)};
        tile -= tiles;
    }
    return {};
}
/// At least as many as there are, from what the host knows.
constexpr std::int64_t most_row_tiles(std::int64_t rows, std::int64_t experts) {
    return rows / kTileRows + (experts < rows ? experts : rows);
}

/// One step's operands in shared memory. Rows are 16 bytes longer than they need, so that eight of them lie
/// in different banks.
struct TileStep {
    static constexpr int kRowStride = kTileDepth + 8;         ///< of x, and of the weights forward
    static constexpr int kGradientStride = kTileColumns + 8;  ///< of the weights in the gradient

    alignas(16) BFloat16 x[kTileRows * kRowStride];           ///< [row][term]
    alignas(16) BFloat16 weights[kTileColumns * kRowStride];  ///< [output][input]
};
static_assert(kTileDepth * TileStep::kGradientStride <= kTileColumns * TileStep::kRowStride);

/// Copies 16 bytes into shared memory, zeros unless inside, without a detour through registers: they are
/// there after wait_for_copies().
NIBBLE_LANE void copy_lane(void* to, const void* from, bool inside) {
#ifdef __CUDA_ARCH__
    __pipeline_memcpy_async(to, from, sizeof(Lane<BFloat16>), inside ? 0 : sizeof(Lane<BFloat16>));
#else
    store_lane(to, 0, inside ? load_lane<BFloat16>(from, 0) : Lane<BFloat16>{});
#endif
}
NIBBLE_LANE void wait_for_copies() {
#ifdef __CUDA_ARCH__
    __pipeline_commit();
    __pipeline_wait_prior(0);
#endif
}

/// A thread's share of a step: two lanes of x and 16 weights. The gradient sums over outputs and has inputs
/// as its columns.
template <ScaleKind kind, bool gradient>
struct TileShare {
    PackedWeights<kind, 2> weights;  ///< on their way from memory

    /// Where the thread's weights begin within the tile and the step.
    NIBBLE_LANE static int output(int thread) { return gradient ? thread / 8 : thread / 2; }
    NIBBLE_LANE static int input(int thread) { return gradient ? thread % 8 * 16 : thread % 2 * 16; }

    /// Starts the step that begins at term `begin`: x on its way to shared memory, weights to registers.
    NIBBLE_LANE TileShare(const PackedLinearArgs& args, const RowTile& tile, int column, int begin,
                          TileStep& step, int thread) {
        const int outputs = int(args.weight.rows), inputs = int(args.weight.columns),
                  terms = gradient ? outputs : inputs;
        const auto* x = static_cast<const BFloat16*>(args.x);
        for (int part = 0; part < 2; ++part) {
            const int row = (thread + part * kThreads) / 4, term = thread % 4 * Lane<BFloat16>::size;
            const bool inside = row < tile.rows && begin + term < terms;
            copy_lane(step.x + row * TileStep::kRowStride + term,
                      inside ? x + (tile.first + row) * terms + begin + term : x, inside);
        }
        const int o = (gradient ? begin : column) + output(thread),
                  i = (gradient ? column : begin) + input(thread);
        weights = PackedWeights<kind, 2>::load(args.weight, (tile.expert * outputs + o) * inputs + i,
                                               o < outputs && i < inputs);
    }

    /// Ends it: the weights decoded into shared memory.
    NIBBLE_LANE void put(TileStep& step, int thread) const {
        Pair pairs[8];
        weights.decode(pairs);
        const int stride = gradient ? TileStep::kGradientStride : TileStep::kRowStride;
        BFloat16* to = step.weights + output(thread) * stride + input(thread);
        NIBBLE_UNROLL
        for (int half = 0; half < 2; ++half) {
            Lane<Pair> four;
            for (int j = 0; j < 4; ++j) four.values[j] = pairs[4 * half + j];
            store_lane(reinterpret_cast<Pair*>(to), 4 * half, four);
        }
        wait_for_copies();
    }
};

/// Where the eight values begin that a thread names to ldmatrix.x4 in a square of 16 by 16 (PTX ISA: eight
/// threads a matrix of 8 by 8), so that it receives the operands of mma.m16n8k16.
struct SquarePlace {
    int row, column;
};
/// Of x, [row][term]: the four registers of A.
NIBBLE_LANE SquarePlace a_place(int thread) {
    return {thread % 16, thread / 16 * 8};
}
/// Of the weights: the two registers of B for the first eight columns, then for the other eight. Forward they
/// lie as [column][term]; in the gradient as [term][column], and ldmatrix transposes.
template <bool gradient>
NIBBLE_LANE SquarePlace b_place(int thread) {
    if (gradient) return {thread % 16, thread / 16 * 8};
    return {thread % 8 + thread / 16 * 8, thread / 8 % 2 * 8};
}

/// A warp's part of a tile: 64 rows by 32 columns.
inline constexpr int kWarpRows = 64, kWarpColumns = 32;
NIBBLE_LANE SquarePlace warp_place(int warp) {
    return {warp % 2 * kWarpRows, warp / 2 * kWarpColumns};
}

/// Two neighbouring values of the result, of which `value` is the first: sums 2i and 2i + 1 of a thread.
NIBBLE_LANE void store_sums(const PackedLinearArgs& args, void* y, std::int64_t value, float first,
                            float second) {
    const float scale = args.weight.tensor_scale;
    static_cast<Pair*>(y)[value / 2] = Pair{from_float<BFloat16>(first * scale).bits} |
                                       Pair{from_float<BFloat16>(second * scale).bits} << 16;
}

}  // namespace nibble::kernels
