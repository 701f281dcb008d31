#include "core/model/torch.h"

//
#include "core/model/device.h"

#include <ATen/detail/CUDAHooksInterface.h>
#include <c10/core/impl/VirtualGuardImpl.h>
#include <dlfcn.h>
#include <malloc.h>

#include "core/base/error.h"

namespace nibble {

namespace {

/// Why there is no CUDA here; empty where there is. Loading the library registers its kernels with ATen.
const std::string& cuda_problem() {
    static const std::string problem = []() -> std::string {
        if (!dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL)) return "no NVIDIA driver is installed";
        if (!dlopen("libtorch_cuda.so", RTLD_NOW | RTLD_GLOBAL)) {
            const char* reason = dlerror();
            return fmt::format(
                "LibTorch's CUDA libraries did not load ({}); run ./nibble again with the GPU present",
                reason ? reason : "unknown");
        }
        if (!at::detail::getCUDAHooks().hasCUDA()) return "the driver reports no usable GPU";
        return {};
    }();
    return problem;
}

/// A step frees what the next one needs again. The C library would give most of it back to the system, which
/// then clears every page anew: a twentieth of a step's time.
c10::Device cpu_with_kept_memory() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20);  // the largest that it takes
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    return c10::kCPU;
}

}  // namespace

c10::Device select_device(const std::string& name) {
    if (name == "cpu") return cpu_with_kept_memory();
    if (name != "auto" && name != "cuda") fail("device is '{}'; it can be auto, cpu or cuda", name);
    if (cuda_problem().empty()) return {c10::kCUDA, 0};
    if (name == "cuda") fail("device is 'cuda', but {}", cuda_problem());
    return cpu_with_kept_memory();
}

double device_memory_bytes(const c10::Device& device) {
    if (!device.is_cuda()) return 0;
    void* driver = dlopen("libcuda.so.1", RTLD_NOW);  // loaded already: select_device made the device
    const auto get = reinterpret_cast<int (*)(int*, int)>(dlsym(driver, "cuDeviceGet"));
    const auto total = reinterpret_cast<int (*)(std::size_t*, int)>(dlsym(driver, "cuDeviceTotalMem_v2"));
    int handle = 0;
    std::size_t bytes = 0;
    if (!get || !total || get(&handle, device.index()) != 0 || total(&bytes, handle) != 0) return 0;
    return double(bytes);
}

void* current_stream(const c10::Device& device) {
    return c10::impl::VirtualGuardImpl(device.type()).getStream(device).native_handle();
}

}  // namespace nibble
