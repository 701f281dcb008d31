// quantize.h on CUDA. What a thread computes is in quantize_lanes.h; here are the launches. Everything is
// asynchronous on the stream that the caller gives.
#include <algorithm>

#include "kernels/launch.cuh"
#include "kernels/quantize.h"
#include "kernels/quantize_lanes.h"

namespace nibble::kernels {

namespace {

// Teams are whole: the number of lanes is a multiple of the team size, and so is kThreads.
template <ScaleKind kind, ScaleRule rule, class T>
__global__ void __launch_bounds__(kThreads)
    encode_kernel(const T* x, std::uint8_t* codes, std::uint8_t* scales, std::int64_t lanes,
                  float tensor_scale) {
    using S = Scheme<kind, rule>;
    const std::int64_t lane = thread_number();
    if (lane < lanes) encode_lane<S>(x, codes, scales, lane, tensor_scale, WarpTeam<kTeamSize<S, T>>());
}

template <ScaleKind kind, ScaleRule rule, class T>
__global__ void __launch_bounds__(kThreads)
    fake_quantize_kernel(const T* x, T* y, std::int64_t lanes, float tensor_scale) {
    using S = Scheme<kind, rule>;
    const std::int64_t lane = thread_number();
    if (lane < lanes) fake_quantize_lane<S>(x, y, lane, tensor_scale, WarpTeam<kTeamSize<S, T>>());
}

template <ScaleKind kind, class T>
__global__ void __launch_bounds__(kThreads)
    decode_kernel(const std::uint8_t* codes, const std::uint8_t* scales, T* y, std::int64_t lanes,
                  float tensor_scale) {
    const std::int64_t lane = thread_number();
    if (lane < lanes) decode_lane<kind>(codes, scales, y, lane, tensor_scale);
}

/// The largest magnitude_bits of n values into *largest, which starts at 0. All threads of a warp stay to its
/// end.
template <class T>
__global__ void __launch_bounds__(kThreads) largest_kernel(const T* x, std::int64_t n, unsigned* largest) {
    constexpr int size = Lane<T>::size;
    const std::int64_t lanes = n / size, stride = std::int64_t{gridDim.x} * kThreads;
    unsigned mine = 0;
    for (std::int64_t lane = thread_number(); lane < lanes; lane += stride) {
        const Lane<T> in = reinterpret_cast<const Lane<T>*>(x)[lane];
        for (const T& value : in.values) mine = max(mine, magnitude_bits(to_float(value)));
    }
    const std::int64_t last = lanes * size + thread_number();  // fewer values than a lane holds remain
    if (last < n) mine = max(mine, magnitude_bits(to_float(x[last])));
    mine = __reduce_max_sync(0xFFFFFFFF, mine);
    if (threadIdx.x % kWarp == 0) atomicMax(largest, mine);
}

}  // namespace

void absolute_maximum_cuda(const void* x, ScalarType type, std::int64_t n, float* out, void* stream) {
    require_aligned(x, 16, "absolute_maximum: x");
    const auto s = on(stream);
    check(cudaMemsetAsync(out, 0, sizeof(float), s), "absolute_maximum");
    if (n == 0) return;
    with_type(type, [&](auto zero) {
        using T = decltype(zero);
        // Enough thread blocks to fill a GPU; each thread then takes several lanes.
        const unsigned blocks = std::min(2048u, blocks_for((n + Lane<T>::size - 1) / Lane<T>::size));
        largest_kernel<T>
            <<<blocks, kThreads, 0, s>>>(static_cast<const T*>(x), n, reinterpret_cast<unsigned*>(out));
    });
    check(cudaGetLastError(), "absolute_maximum");
}

void encode_cuda(const QuantizeArgs& args, std::uint8_t* codes, std::uint8_t* scales, void* stream) {
    require_whole_blocks(args.format, args.rows, args.columns);
    require_aligned(args.x, 16, "encode: x");
    require_aligned(codes, 4, "encode: codes");
    const std::int64_t n = args.rows * args.columns;
    if (n == 0) return;
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            using T = decltype(zero);
            const std::int64_t lanes = n / Lane<T>::size;
            encode_kernel<S::kind, S::rule, T><<<blocks_for(lanes), kThreads, 0, on(stream)>>>(
                static_cast<const T*>(args.x), codes, scales, lanes, args.tensor_scale);
        });
    });
    check(cudaGetLastError(), "encode");
}

void decode_cuda(const DecodeArgs& args, void* y, void* stream) {
    require_whole_blocks(args.format, args.rows, args.columns);
    require_aligned(args.codes, 4, "decode: codes");
    require_aligned(y, 16, "decode: y");
    const std::int64_t n = args.rows * args.columns;
    if (n == 0) return;
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            using T = decltype(zero);
            const std::int64_t lanes = n / Lane<T>::size;
            decode_kernel<S::kind, T><<<blocks_for(lanes), kThreads, 0, on(stream)>>>(
                args.codes, args.scales, static_cast<T*>(y), lanes, args.tensor_scale);
        });
    });
    check(cudaGetLastError(), "decode");
}

void fake_quantize_cuda(const QuantizeArgs& args, void* y, void* stream) {
    require_whole_blocks(args.format, args.rows, args.columns);
    require_aligned(args.x, 16, "fake_quantize: x");
    require_aligned(y, 16, "fake_quantize: y");
    const std::int64_t n = args.rows * args.columns;
    if (n == 0) return;
    with_scheme(args.format, [&](auto scheme) {
        with_type(args.type, [&](auto zero) {
            using S = decltype(scheme);
            using T = decltype(zero);
            const std::int64_t lanes = n / Lane<T>::size;
            fake_quantize_kernel<S::kind, S::rule, T><<<blocks_for(lanes), kThreads, 0, on(stream)>>>(
                static_cast<const T*>(args.x), static_cast<T*>(y), lanes, args.tensor_scale);
        });
    });
    check(cudaGetLastError(), "fake_quantize");
}

}  // namespace nibble::kernels
