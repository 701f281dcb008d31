// The GPU functions of packed_linear.h. What a thread reads, decodes and writes is in packed_linear_lanes.h.
#include <type_traits>

#include "kernels/launch.cuh"
#include "kernels/packed_linear_lanes.h"

namespace nibble::kernels {

namespace {

/// sums += A B, one warp (PTX ISA, mma.m16n8k16 for .bf16).
__device__ void multiply_add(float (&sums)[4], const Pair (&a)[4], const Pair (&b)[2]) {
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

/// Four matrices of 8 by 8 values from shared memory (PTX ISA, ldmatrix), transposed or not; this thread
/// names eight values of them.
template <bool transposed>
__device__ void load_matrices(Pair (&registers)[4], const BFloat16* values) {
    const auto address = static_cast<unsigned>(__cvta_generic_to_shared(values));
    if constexpr (transposed)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(registers[0]), "=r"(registers[1]), "=r"(registers[2]), "=r"(registers[3])
                     : "r"(address)
                     : "memory");
    else
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(registers[0]), "=r"(registers[1]), "=r"(registers[2]), "=r"(registers[3])
                     : "r"(address)
                     : "memory");
}

/// A block for 16 outputs of an expert; its warps take turns at the inputs and add up in shared memory.
template <ScaleKind kind>
__global__ void __launch_bounds__(kFewRowsWarps* kWarp) few_rows_kernel(PackedLinearArgs args, BFloat16* y) {
    __shared__ float shared[kFewRowsWarps][kFewRows][kWarpOutputs];
    const std::int64_t expert = blockIdx.y, output = std::int64_t{blockIdx.x} * kWarpOutputs,
                       first = args.offsets[expert], rows = args.offsets[expert + 1] - first;
    if (rows == 0 || rows > kFewRows) return;
    const int warp = int(threadIdx.x / kWarp), thread = int(threadIdx.x % kWarp);

    float sums[2][4] = {};
    for (std::int64_t input = warp * kWarpInputs; input < args.weight.columns;
         input += kFewRowsWarps * kWarpInputs) {
        const FewRowsStep<kind> step(args, expert, first, int(rows), output, input, thread);
#pragma unroll
        for (int product = 0; product < kStepProducts; ++product) {
            const MatrixOperands m = step.operands(product);
            multiply_add(sums[0], m.a, m.b[0]);
            if (rows > 8) multiply_add(sums[1], m.a, m.b[1]);
        }
    }
    for (int half = 0; half < 2; ++half)
        for (int i = 0; i < 4; ++i) {
            const SumPlace place = sum_place(thread, i);
            shared[warp][place.b_column + 8 * half][place.a_row] = sums[half][i];
        }
    __syncthreads();
    for (int i = int(threadIdx.x); i < rows * kWarpOutputs; i += kFewRowsWarps * kWarp) {
        const int row = i / kWarpOutputs, column = i % kWarpOutputs;
        float sum = 0;
        for (int w = 0; w < kFewRowsWarps; ++w) sum += shared[w][row][column];
        if (output + column < args.weight.rows)
            y[(first + row) * args.weight.rows + output + column] =
                from_float<BFloat16>(sum * args.weight.tensor_scale);
    }
}

constexpr int kSquare = 16;
/// A warp's sums: squares of rows by eights of columns.
using Sums = float[kWarpRows / kSquare][kWarpColumns / 8][4];

template <bool gradient>
__device__ void multiply_step(Sums& sums, const TileStep& step, SquarePlace warp, int thread) {
    constexpr int stride = gradient ? TileStep::kGradientStride : TileStep::kRowStride;
    const SquarePlace a = a_place(thread), b = b_place<gradient>(thread);
    const BFloat16* x = step.x + (warp.row + a.row) * TileStep::kRowStride + a.column;
    const BFloat16* weights = step.weights + (gradient ? b.row * stride + warp.column + b.column
                                                       : (warp.column + b.row) * stride + b.column);
#pragma unroll
    for (int term = 0; term < kTileDepth; term += kSquare) {
        Pair columns[kWarpColumns / kSquare][4];
#pragma unroll
        for (int j = 0; j < kWarpColumns / kSquare; ++j)
            load_matrices<gradient>(
                columns[j], weights + (gradient ? term * stride + j * kSquare : j * kSquare * stride + term));
#pragma unroll
        for (int i = 0; i < kWarpRows / kSquare; ++i) {
            Pair rows[4];
            load_matrices<false>(rows, x + i * kSquare * TileStep::kRowStride + term);
#pragma unroll
            for (int j = 0; j < kWarpColumns / 8; ++j)
                multiply_add(sums[i][j], rows, {columns[j / 2][j % 2 * 2], columns[j / 2][j % 2 * 2 + 1]});
        }
    }
}

template <ScaleKind kind, bool gradient>
__global__ void __launch_bounds__(kThreads, 2)
    many_rows_kernel(PackedLinearArgs args, std::int64_t fewer, void* y) {
    __shared__ TileStep steps[2];
    const RowTile tile = row_tile(args, blockIdx.y, fewer);
    if (tile.rows == 0) return;
    const int terms = int(gradient ? args.weight.rows : args.weight.columns),
              columns = int(gradient ? args.weight.columns : args.weight.rows),
              first_column = int(blockIdx.x) * kTileColumns;
    const int thread = int(threadIdx.x), lane = thread % kWarp;
    const SquarePlace warp = warp_place(thread / kWarp);
    using Share = TileShare<kind, gradient>;

    Sums sums = {};
    Share(args, tile, first_column, 0, steps[0], thread).put(steps[0], thread);
    __syncthreads();
    int current = 0;
    for (int term = 0; term < terms; term += kTileDepth, current ^= 1) {
        // Past the end this fetches zeros. The other buffer was read before the last barrier.
        TileStep& other = steps[current ^ 1];
        const Share next(args, tile, first_column, term + kTileDepth, other, thread);
        multiply_step<gradient>(sums, steps[current], warp, lane);
        next.put(other, thread);
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < kWarpRows / kSquare; ++i)
#pragma unroll
        for (int j = 0; j < kWarpColumns / 8; ++j)
#pragma unroll
            for (int two = 0; two < 4; two += 2) {
                const SumPlace place = sum_place(lane, two);
                const int row = warp.row + i * kSquare + place.a_row,
                          column = first_column + warp.column + j * 8 + place.b_column;
                if (row < tile.rows && column < columns)
                    store_sums(args, y, (tile.first + row) * columns + column, sums[i][j][two],
                               sums[i][j][two + 1]);
            }
}

void require(const PackedLinearArgs& args, const void* y, const char* what) {
    require_whole_blocks(args.weight.format, args.weight.rows, args.weight.columns);
    if (args.type != ScalarType::bfloat16 || args.weight.columns % 32 || args.weight.rows % 8)
        throw std::invalid_argument(std::string(what) +
                                    ": on a GPU, values are bfloat16, inputs whole blocks of 32 and outputs "
                                    "whole groups of 8");
    for (const void* pointer : {args.x, y, static_cast<const void*>(args.weight.codes)})
        require_aligned(pointer, 16, what);
}

/// Calls launch(ScaleKind as a type's value).
template <class Launch>
void with_kind(ScaleKind kind, const Launch& launch) {
    if (kind == ScaleKind::e8m0)
        launch(std::integral_constant<ScaleKind, ScaleKind::e8m0>());
    else
        launch(std::integral_constant<ScaleKind, ScaleKind::e4m3>());
}

/// The tensor's scale that multiplies the sums: 1 for formats without one.
PackedLinearArgs with_scale(PackedLinearArgs args) {
    if (!args.weight.format.has_tensor_scale()) args.weight.tensor_scale = 1;
    return args;
}

unsigned tiles(std::int64_t length, std::int64_t size) {
    return static_cast<unsigned>((length + size - 1) / size);
}

}  // namespace

void packed_linear_cuda(const PackedLinearArgs& args_, std::int64_t rows, void* y, void* stream) {
    require(args_, y, "packed_linear");
    if (rows == 0) return;
    const PackedLinearArgs args = with_scale(args_);
    with_kind(args.weight.format.scale_kind, [&](auto kind) {
        const dim3 few(tiles(args.weight.rows, kWarpOutputs), unsigned(args.experts));
        few_rows_kernel<kind><<<few, kFewRowsWarps * kWarp, 0, on(stream)>>>(args, static_cast<BFloat16*>(y));
        if (rows <= kFewRows) return;
        const dim3 many(tiles(args.weight.rows, kTileColumns), unsigned(most_row_tiles(rows, args.experts)));
        many_rows_kernel<kind, false><<<many, kThreads, 0, on(stream)>>>(args, kFewRows, y);
    });
    check(cudaGetLastError(), "packed_linear");
}

void packed_linear_gradient_cuda(const PackedLinearArgs& args_, std::int64_t rows, void* dx, void* stream) {
    require(args_, dx, "packed_linear_gradient");
    if (rows == 0) return;
    const PackedLinearArgs args = with_scale(args_);
    with_kind(args.weight.format.scale_kind, [&](auto kind) {
        const dim3 many(tiles(args.weight.columns, kTileColumns),
                        unsigned(most_row_tiles(rows, args.experts)));
        many_rows_kernel<kind, true><<<many, kThreads, 0, on(stream)>>>(args, 0, dx);
    });
    check(cudaGetLastError(), "packed_linear_gradient");
}

}  // namespace nibble::kernels
