// The GPU functions of packed_linear.h. What a thread reads, decodes and writes is in packed_linear_lanes.h.
#include <mma.h>

#include <type_traits>

#include "kernels/launch.cuh"
#include "kernels/packed_linear_lanes.h"

namespace nibble::kernels {

namespace {

namespace wmma = nvcuda::wmma;

/// sums += A B, one warp (PTX ISA, mma.m16n8k16 for .bf16).
__device__ void multiply_add(float (&sums)[4], const Pair (&a)[4], const Pair (&b)[2]) {
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
        "{%0, %1, %2, %3};"
        : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
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
            shared[warp][place.row + 8 * half][place.output] = sums[half][i];
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

/// A warp's part of a tile: 64 rows by 32 columns, in squares of 16.
constexpr int kWarpRows = 64, kWarpColumns = 32, kSquare = 16;
constexpr int kStagingStride = kSquare + 4;

using Sums = wmma::fragment<wmma::accumulator, kSquare, kSquare, kSquare, float>;

template <bool gradient>
__device__ void multiply_step(Sums (&sums)[kWarpRows / kSquare][kWarpColumns / kSquare], const TileStep& step,
                              int row, int column) {
    using Order = std::conditional_t<gradient, wmma::row_major, wmma::col_major>;
    constexpr int stride = gradient ? TileStep::kGradientStride : TileStep::kRowStride;
    const auto* x = reinterpret_cast<const __nv_bfloat16*>(step.x);
    const auto* weights = reinterpret_cast<const __nv_bfloat16*>(step.weights);
#pragma unroll
    for (int term = 0; term < kTileDepth; term += kSquare) {
        wmma::fragment<wmma::matrix_b, kSquare, kSquare, kSquare, __nv_bfloat16, Order>
            b[kWarpColumns / kSquare];
#pragma unroll
        for (int j = 0; j < kWarpColumns / kSquare; ++j) {
            const int c = column + j * kSquare;
            wmma::load_matrix_sync(b[j], weights + (gradient ? term * stride + c : c * stride + term),
                                   stride);
        }
#pragma unroll
        for (int i = 0; i < kWarpRows / kSquare; ++i) {
            wmma::fragment<wmma::matrix_a, kSquare, kSquare, kSquare, __nv_bfloat16, wmma::row_major> a;
            wmma::load_matrix_sync(a, x + (row + i * kSquare) * TileStep::kRowStride + term,
                                   TileStep::kRowStride);
#pragma unroll
            for (int j = 0; j < kWarpColumns / kSquare; ++j) wmma::mma_sync(sums[i][j], a, b[j], sums[i][j]);
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
    const int warp = int(threadIdx.x / kWarp), thread = int(threadIdx.x);
    const int row = warp % 2 * kWarpRows, column = warp / 2 * kWarpColumns;
    using Share = TileShare<kind, gradient>;

    Sums sums[kWarpRows / kSquare][kWarpColumns / kSquare];
    for (auto& squares : sums)
        for (Sums& square : squares) wmma::fill_fragment(square, 0.0f);
    Share(args, tile, first_column, 0, steps[0], thread).put(steps[0], thread);
    __syncthreads();
    int current = 0;
    for (int term = 0; term < terms; term += kTileDepth, current ^= 1) {
        // Past the end this fetches zeros. The other buffer was read before the last barrier.
        TileStep& other = steps[current ^ 1];
        const Share next(args, tile, first_column, term + kTileDepth, other, thread);
        multiply_step<gradient>(sums, steps[current], row, column);
        next.put(other, thread);
        __syncthreads();
    }

    // Through shared memory, a square at a time, to whole 16-byte stores.
    float* staging = reinterpret_cast<float*>(steps) + warp * kSquare * kStagingStride;
    const int lane = thread % kWarp, r = lane / 2, c = lane % 2 * 8;
    for (int i = 0; i < kWarpRows / kSquare; ++i)
        for (int j = 0; j < kWarpColumns / kSquare; ++j) {
            wmma::store_matrix_sync(staging, sums[i][j], kStagingStride, wmma::mem_row_major);
            __syncwarp();
            const int tile_row = row + i * kSquare + r;
            const int at = first_column + column + j * kSquare + c;
            if (tile_row < tile.rows && at < columns)
                store_sums(args, y, tile.first + tile_row, at, columns, staging + r * kStagingStride + c);
            __syncwarp();
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
