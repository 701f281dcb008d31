// Speed against what the same GPU does in the same run: copies of the same bytes, and cuBLAS.
#include "check.h"

#include "core/model/device.h"
#include "core/model/loops.h"
#include "core/model/packed_linear.h"
#include "core/quant/fake_quant.h"
#include "core/quant/kernel_args.h"
#include "kernels/packed_linear.h"

namespace nibble::gpu_check {
namespace {

const auto kOnGpu = at::TensorOptions(at::kBFloat16).device(at::kCUDA);

/// `share` of what is possible, which must reach `bar`.
void bar(const std::string& name, double share, double bar) {
    report(name, share >= bar, fmt::format("\"ratio\": {:.3f}, \"bar\": {}", share, bar));
}

void quantization() {
    for (const at::ScalarType type : {at::kFloat, at::kBFloat16}) {
        const at::Tensor x = at::empty({1 << 14, 1 << 13}, kOnGpu.dtype(type)).normal_(0, 0.02);
        const char* type_name = type == at::kFloat ? "float32" : "bfloat16";
        for (const kernels::FormatInfo& info : kernels::formats())
            for (const kernels::ScaleRule rule : info.rules) {
                kernels::QuantFormat format = info.format;
                format.rule = rule;
                const std::string name = fmt::format("{} {} {}", info.name, kernels::name(rule), type_name);
                const double packed_bytes = double(x.numel()) * format.bits_per_value() / 8;
                const PackedTensor packed = encode(x, format, 0.12f);
                const auto rate = [&](double bytes, const std::function<void()>& call) {
                    return bytes / seconds(call) / copy_rate();
                };
                bar("speed of fake_quantize " + name,
                    rate(2 * double(x.nbytes()), [&] { fake_quantize(x, format, 0.12f); }), 0.85);
                bar("speed of encode " + name,
                    rate(double(x.nbytes()) + packed_bytes, [&] { encode(x, format, 0.12f); }), 0.85);
                bar("speed of decode " + name,
                    rate(double(x.nbytes()) + packed_bytes, [&] { decode(packed, type); }), 0.85);
            }
    }
}

void packed_products() {
    constexpr std::int64_t kExperts = 32, kOutputs = 5760, kInputs = 2880;
    const at::Tensor weights = at::empty({kExperts, kOutputs, kInputs}, kOnGpu).normal_(0, 0.02);
    for (const kernels::FormatInfo& info : kernels::formats()) {
        const PackedTensor packed = encode(weights, info.format);
        const double packed_bytes = double(packed.codes.nbytes() + packed.scales.nbytes());
        for (const std::int64_t rows : {1, 4, 16, 256, 1024}) {
            const at::Tensor x = at::empty({kExperts * rows, kInputs}, kOnGpu).normal_();
            const at::Tensor offsets = at::arange(0, kExperts * rows + 1, rows, kOnGpu.dtype(at::kLong));
            const double took = seconds([&] { packed_linear(x, packed, offsets); });
            const std::string name =
                fmt::format("speed of packed_linear {}, {} rows an expert", info.name, rows);
            if (rows <= 16) {
                bar(name, packed_bytes / took / copy_rate(), 0.6);
                continue;
            }
            const at::Tensor y = at::empty({kExperts * rows, kOutputs}, kOnGpu);
            const double cublas = seconds([&] {
                for (std::int64_t e = 0; e < kExperts; ++e) {
                    at::Tensor part = y.narrow(0, e * rows, rows);
                    at::mm_out(part, x.narrow(0, e * rows, rows), weights[e].t());
                }
            });
            bar(name, cublas / took, 0.7);
        }
    }
}

}  // namespace

void check_speed() {
    at::NoGradGuard no_grad;
    report("copy", true, fmt::format("\"gigabytes_per_second\": {:.0f}", copy_rate() * 1e-9));
    quantization();
    packed_products();
}

}  // namespace nibble::gpu_check
