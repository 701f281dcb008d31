// Whether there is a GPU, and memory for tests that run on one.
#pragma once
#include <cstdint>
#include <cstring>
#include <new>
#include <vector>
#if NIBBLE_HAVE_CUDA
#include <cuda_runtime.h>
#endif

namespace nibble::test {

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

}  // namespace nibble::test
