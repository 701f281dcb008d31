// What the .cu files share: thread numbers, teams of threads within a warp, and checks before a launch.
#pragma once
#include <cuda_runtime.h>

#include <cstdint>
#include <stdexcept>
#include <string>

#include "kernels/quantize_lanes.h"

namespace nibble::kernels {

namespace {

/// `size` neighbouring lanes of a warp. The mask names only them, so teams of one warp may take different
/// branches.
template <int size>
struct WarpTeam {
    unsigned mask;

    __device__ WarpTeam() {
        const unsigned first = threadIdx.x % kWarp / size * size;
        mask = size == kWarp ? ~0u : ((1u << size % kWarp) - 1) << first;
    }
    template <class V>
    __device__ V exchange(V value, int distance) const {
        return __shfl_xor_sync(mask, value, distance);
    }
    /// Until all have come here, and see what the others wrote.
    __device__ void wait() const { __syncwarp(mask); }
};

/// All threads of a block; partners in other warps are reached through shared memory.
struct BlockTeam {
    std::uint32_t* given;  ///< shared, kThreads words

    template <class V>
    __device__ V exchange(V value, int distance) const {
        static_assert(sizeof(V) == sizeof(std::uint32_t));
        if (distance < kWarp) return __shfl_xor_sync(~0u, value, distance);
        V* values = reinterpret_cast<V*>(given);
        __syncthreads();  // what the exchange before left here has been read
        values[threadIdx.x] = value;
        __syncthreads();
        return values[threadIdx.x ^ unsigned(distance)];
    }
    __device__ void wait() const { __syncthreads(); }
};

__device__ std::int64_t thread_number() {
    return std::int64_t{blockIdx.x} * kThreads + threadIdx.x;
}

void check(cudaError_t error, const char* what) {
    if (error != cudaSuccess) throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(error));
}

void require_aligned(const void* pointer, std::size_t bytes, const char* what) {
    if (reinterpret_cast<std::uintptr_t>(pointer) % bytes != 0)
        throw std::invalid_argument(std::string(what) + " must be aligned to " + std::to_string(bytes) +
                                    " bytes for the CUDA kernels; make a contiguous copy");
}

/// Thread blocks for so many threads.
unsigned blocks_for(std::int64_t threads) {
    return static_cast<unsigned>(threads / kThreads + (threads % kThreads != 0));
}

inline cudaStream_t on(void* stream) {
    return static_cast<cudaStream_t>(stream);
}

}  // namespace

}  // namespace nibble::kernels
