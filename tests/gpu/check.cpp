#include "check.h"

#include <cuda_runtime.h>

#include <cstdio>

#include "core/model/device.h"

namespace nibble::gpu_check {

namespace {
bool all_passed = true;
}

void report(const std::string& name, bool pass, const std::string& more) {
    all_passed = all_passed && pass;
    std::printf("{\"check\": \"%s\", \"pass\": %s%s%s}\n", name.c_str(), pass ? "true" : "false",
                more.empty() ? "" : ", ", more.c_str());
    std::fflush(stdout);
}

double relative_error(const at::Tensor& a, const at::Tensor& b) {
    const at::Tensor got = a.detach().cpu().to(at::kDouble), want = b.detach().cpu().to(at::kDouble);
    if (!got.isfinite().all().item<bool>()) return 1e30;
    return (got - want).norm().item<double>() / std::max(want.norm().item<double>(), 1e-30);
}

at::Tensor randn(at::IntArrayRef shape, std::uint64_t seed, double scale) {
    return at::empty(shape, at::kFloat).normal_(0, scale, at::detail::createCPUGenerator(seed));
}

double seconds(const std::function<void()>& call) {
    constexpr int kCalls = 7;
    call();  // its first run loads the kernel and fills the allocator
    std::vector<float> times;
    cudaEvent_t begin, end;
    cudaEventCreate(&begin);
    cudaEventCreate(&end);
    const auto stream = static_cast<cudaStream_t>(current_stream({at::kCUDA, 0}));
    for (int i = 0; i < kCalls; ++i) {
        cudaEventRecord(begin, stream);
        call();
        cudaEventRecord(end, stream);
        cudaEventSynchronize(end);
        cudaEventElapsedTime(&times.emplace_back(), begin, end);
    }
    cudaEventDestroy(begin);
    cudaEventDestroy(end);
    std::nth_element(times.begin(), times.begin() + kCalls / 2, times.end());
    return double(times[kCalls / 2]) * 1e-3;
}

double copy_rate() {
    static const double rate = [] {
        const at::Tensor from =
            at::empty(std::int64_t{1} << 28, at::TensorOptions(at::kBFloat16).device(at::kCUDA));
        const at::Tensor to = at::empty_like(from);
        return double(from.nbytes() + to.nbytes()) / seconds([&] { to.copy_(from); });
    }();
    return rate;
}

}  // namespace nibble::gpu_check

int main(int argc, char** argv) try {
    using namespace nibble::gpu_check;
    int devices = 0;
    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
        std::fprintf(stderr, "no GPU\n");
        return 77;
    }
    nibble::select_device("cuda");
    const bool small = argc > 1 && std::string(argv[1]) == "small";
    check_kernels(small ? Size::small : Size::whole);
    if (!small) {
        check_speed();
        check_steps();
    }
    return all_passed ? 0 : 1;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
