// Whether there is a GPU, and memory for tests that run on one.
#pragma once
#include <QtTest>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

#include "kernels/quantize_lanes.h"
#if NIBBLE_HAVE_CUDA
#include <cuda_runtime.h>
#endif

namespace nibble::test {

/// Bytes at the alignment that the kernels ask for.
struct Aligned {
    explicit Aligned(std::size_t size) : lanes((size + 15) / 16) {}
    std::uint8_t* data() { return reinterpret_cast<std::uint8_t*>(lanes.data()); }
    std::vector<kernels::Lane<float>> lanes;
};

#if NIBBLE_HAVE_CUDA
/// Memory that both the host and the GPU see.
class Shared {
  public:
    explicit Shared(std::size_t size) : size_(size) {
        if (cudaMallocManaged(&data_, size + 16) != cudaSuccess) throw std::bad_alloc();
    }
    explicit Shared(const std::vector<std::uint8_t>& bytes) : Shared(bytes.size()) {
        std::memcpy(data_, bytes.data(), bytes.size());
    }
    ~Shared() { cudaFree(data_); }
    Shared(const Shared&) = delete;
    std::uint8_t* data() const { return static_cast<std::uint8_t*>(data_); }
    std::vector<std::uint8_t> bytes() const { return {data(), data() + size_}; }

  private:
    void* data_ = nullptr;
    std::size_t size_;
};

inline bool has_gpu() {
    int count = 0;
    return cudaGetDeviceCount(&count) == cudaSuccess && count > 0;
}
#else
inline bool has_gpu() {
    return false;
}
#endif

/// Bytes that a kernel can take on the GPU where there is one, and that its threads can take on the host.
class KernelBytes {
  public:
    explicit KernelBytes(std::size_t size) {
#if NIBBLE_HAVE_CUDA
        if (has_gpu()) {
            const auto shared = std::make_shared<Shared>(size);
            data_ = shared->data();
            memory_ = shared;
            return;
        }
#endif
        const auto aligned = std::make_shared<Aligned>(size);
        data_ = aligned->data();
        memory_ = aligned;
    }
    KernelBytes(const void* from, std::size_t size) : KernelBytes(size) {
        std::memcpy(data_, from, size);
    }
    std::uint8_t* data() const {
        return data_;
    }

  private:
    std::shared_ptr<void> memory_;
    std::uint8_t* data_ = nullptr;
};

/// Runs the kernel on a GPU; false where there is none.
template <class Kernel>
bool on_gpu([[maybe_unused]] const Kernel& kernel) {
#if NIBBLE_HAVE_CUDA
    if (has_gpu()) {
        kernel();
        if (cudaDeviceSynchronize() != cudaSuccess) qFatal("the kernel failed");
        return true;
    }
#endif
    return false;
}

}  // namespace nibble::test
