// layers_cuda.h: the launches. What a thread computes is in layers_lanes.h.
#include "kernels/launch.cuh"
#include "kernels/layers_lanes.h"

namespace nibble::kernels {

namespace {

using Warp = WarpTeam<kWarp>;

__device__ int thread_of_warp() {
    return int(threadIdx.x % kWarp);
}

// A warp a row ----------

template <class T>
__global__ void __launch_bounds__(kThreads) rms_norm_kernel(RmsNormArgs args, void* y) {
    const std::int64_t row = thread_number() / kWarp;
    if (row < args.rows) rms_norm_row<T>(args, y, row, thread_of_warp(), Warp());
}

template <class T>
__global__ void __launch_bounds__(kThreads)
    rms_norm_backward_kernel(RmsNormArgs args, const void* dy, void* dx) {
    const std::int64_t row = thread_number() / kWarp;
    if (row < args.rows) rms_norm_backward_row<T>(args, dy, dx, row, thread_of_warp(), Warp());
}

// A block a row ----------

template <class T>
__global__ void __launch_bounds__(kThreads) cross_entropy_kernel(CrossEntropyArgs args) {
    __shared__ std::uint32_t given[kThreads];
    cross_entropy_row<T>(args, blockIdx.x, int(threadIdx.x), BlockTeam{given});
}

// A thread each ----------

template <class T>
__global__ void __launch_bounds__(kThreads)
    weight_gradient_kernel(RmsNormArgs args, const void* dy, float* dweight, std::int64_t parts) {
    const std::int64_t lanes = args.columns / Lane<T>::size, part = thread_number() / lanes;
    if (part < parts)
        rms_norm_weight_gradient<T>(args, dy, dweight, part, thread_number() % lanes * Lane<T>::size);
}

template <class T>
__global__ void __launch_bounds__(kThreads)
    rotate_kernel(RotateArgs args, std::int64_t table_rows, void* y, std::int64_t lanes) {
    if (thread_number() < lanes) rotate_lane<T>(args, table_rows, y, thread_number());
}

template <class T>
__global__ void __launch_bounds__(kThreads)
    swiglu_kernel(SwigluArgs args, const std::int64_t* group, void* y, std::int64_t lanes) {
    if (thread_number() < lanes) swiglu_lane<T>(args, group, y, thread_number());
}

template <class T>
__global__ void __launch_bounds__(kThreads)
    swiglu_backward_kernel(SwigluArgs args, const std::int64_t* group, const void* dy, void* dx,
                           std::int64_t lanes) {
    if (thread_number() < lanes) swiglu_backward_lane<T>(args, group, dy, dx, thread_number());
}

template <class T>
__global__ void __launch_bounds__(kThreads) group_sums_kernel(GroupSumArgs args, void* sums) {
    const std::int64_t lanes = args.columns / Lane<T>::size, group = thread_number() / lanes;
    if (group < args.groups) group_sum_lane<T>(args, sums, group, thread_number() % lanes * Lane<T>::size);
}

template <class G>
__global__ void __launch_bounds__(kThreads) adamw_kernel(AdamWArgs args) {
    if (thread_number() < args.n) adamw_value<G>(args, thread_number());
}

void require(ScalarType type, std::int64_t columns, std::initializer_list<const void*> tensors,
             const char* what) {
    if (!whole_lanes(type, columns))
        throw std::invalid_argument(std::string(what) + ": rows of " + std::to_string(columns) +
                                    " values do not all begin at 16-byte boundaries");
    for (const void* tensor : tensors) require_aligned(tensor, 16, what);
}

/// Calls launch(T(), thread blocks, stream) for so many threads, and not at all for none.
template <class Launch>
void launch(ScalarType type, std::int64_t threads, void* stream, const char* what, const Launch& launch) {
    if (threads == 0) return;
    with_type(type, [&](auto zero) { launch(zero, blocks_for(threads), on(stream)); });
    check(cudaGetLastError(), what);
}

std::int64_t lanes_of(ScalarType type, std::int64_t values) {
    return values / (type == ScalarType::float32 ? Lane<float>::size : Lane<BFloat16>::size);
}

}  // namespace

void rms_norm_cuda(const RmsNormArgs& args, void* y, void* stream) {
    require(args.type, args.columns, {args.x, args.weight, y}, "rms_norm");
    launch(args.type, args.rows * kWarp, stream, "rms_norm", [&](auto zero, unsigned blocks, cudaStream_t s) {
        rms_norm_kernel<decltype(zero)><<<blocks, kThreads, 0, s>>>(args, y);
    });
}

void rms_norm_backward_cuda(const RmsNormArgs& args, const void* dy, void* dx, float* dweight, void* stream) {
    const char* what = "rms_norm_backward";
    require(args.type, args.columns, {args.x, args.weight, dy, dx}, what);
    launch(args.type, args.rows * kWarp, stream, what, [&](auto zero, unsigned blocks, cudaStream_t s) {
        rms_norm_backward_kernel<decltype(zero)><<<blocks, kThreads, 0, s>>>(args, dy, dx);
    });
    const std::int64_t parts = (args.rows + kGradientRows - 1) / kGradientRows;
    launch(args.type, parts * lanes_of(args.type, args.columns), stream, what,
           [&](auto zero, unsigned blocks, cudaStream_t s) {
               weight_gradient_kernel<decltype(zero)><<<blocks, kThreads, 0, s>>>(args, dy, dweight, parts);
           });
}

void rotate_cuda(const RotateArgs& args, std::int64_t table_rows, void* y, void* stream) {
    require(args.type, args.half, {args.x, y}, "rotate");
    const std::int64_t lanes = lanes_of(args.type, args.rows * args.heads * args.half);
    launch(args.type, lanes, stream, "rotate", [&](auto zero, unsigned blocks, cudaStream_t s) {
        rotate_kernel<decltype(zero)><<<blocks, kThreads, 0, s>>>(args, table_rows, y, lanes);
    });
}

void swiglu_cuda(const SwigluArgs& args, const std::int64_t* group, void* y, void* stream) {
    require(args.type, args.width, {args.x, args.bias, y}, "swiglu");
    const std::int64_t lanes = lanes_of(args.type, args.rows * args.width);
    launch(args.type, lanes, stream, "swiglu", [&](auto zero, unsigned blocks, cudaStream_t s) {
        swiglu_kernel<decltype(zero)><<<blocks, kThreads, 0, s>>>(args, group, y, lanes);
    });
}

void swiglu_backward_cuda(const SwigluArgs& args, const std::int64_t* group, const void* dy, void* dx,
                          void* stream) {
    require(args.type, args.width, {args.x, args.bias, dy, dx}, "swiglu_backward");
    const std::int64_t lanes = lanes_of(args.type, args.rows * args.width);
    launch(args.type, lanes, stream, "swiglu_backward", [&](auto zero, unsigned blocks, cudaStream_t s) {
        swiglu_backward_kernel<decltype(zero)><<<blocks, kThreads, 0, s>>>(args, group, dy, dx, lanes);
    });
}

void group_sums_cuda(const GroupSumArgs& args, void* sums, void* stream) {
    require(args.type, args.columns, {args.x, sums}, "group_sums");
    launch(args.type, args.groups * lanes_of(args.type, args.columns), stream, "group_sums",
           [&](auto zero, unsigned blocks, cudaStream_t s) {
               group_sums_kernel<decltype(zero)><<<blocks, kThreads, 0, s>>>(args, sums);
           });
}

void cross_entropy_cuda(const CrossEntropyArgs& args, void* stream) {
    require(args.type, args.columns, {args.logits}, "cross_entropy");
    launch(args.type, args.rows * kThreads, stream, "cross_entropy",
           [&](auto zero, unsigned blocks, cudaStream_t s) {
               cross_entropy_kernel<decltype(zero)><<<blocks, kThreads, 0, s>>>(args);
           });
}

void adamw_cuda(const AdamWArgs& args, void* stream) {
    launch(args.gradient_type, args.n, stream, "adamw", [&](auto zero, unsigned blocks, cudaStream_t s) {
        adamw_kernel<decltype(zero)><<<blocks, kThreads, 0, s>>>(args);
    });
}

}  // namespace nibble::kernels
