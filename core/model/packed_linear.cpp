#include "core/model/torch.h"

#include "core/model/packed_linear.h"

#include "core/model/device.h"
#include "core/model/loops.h"
#include "core/model/matmul.h"
#include "core/quant/kernel_args.h"
#include "kernels/packed_linear.h"

namespace nibble {
namespace {

constexpr std::int64_t kFewRows = 16;
/// What a thread decodes at a time, at most: products with fewer weights spend their time on the rows of x.
constexpr std::int64_t kPartValues = std::int64_t{1} << 19;
/// Parts of small weights, so that threads share them. Whatever the threads: sums must not depend on those.
constexpr std::int64_t kParts = 4;

/// One expert's weights; `outputs` of them from `first`.
kernels::DecodeArgs weights_of(const PackedTensor& weight, at::ScalarType dtype, std::int64_t expert,
                               std::int64_t first, std::int64_t outputs) {
    kernels::DecodeArgs args = decode_args(weight, dtype);
    const std::int64_t values = (expert * weight.codes.size(1) + first) * args.columns;
    args.codes += values / 2;
    args.scales += values / args.format.block;
    args.rows = outputs;
    return args;
}

void decode_and_multiply(const at::Tensor& x, const PackedTensor& weight, std::int64_t expert, at::Tensor y) {
    const std::int64_t outputs = weight.codes.size(1), inputs = x.size(1);
    const std::int64_t part =
        std::max<std::int64_t>(32, std::min(kPartValues / inputs, at::divup(outputs, kParts)));
    const std::int64_t parts = at::divup(outputs, part);
    at::parallel_for(0, parts, 1, [&](std::int64_t from, std::int64_t to) {
        at::AutoDispatchBelowADInplaceOrView guard;
        const at::Tensor decoded = at::empty({part, inputs}, x.options());
        for (std::int64_t i = from; i < to; ++i) {
            const std::int64_t first = i * part, count = std::min(part, outputs - first);
            kernels::decode(weights_of(weight, x.scalar_type(), expert, first, count), decoded.data_ptr());
            multiply(y.narrow(1, first, count), x, decoded.narrow(0, 0, count).t());
        }
    });
}

bool gpu_kernel_takes(const at::Tensor& x, const PackedTensor& weight) {
    return x.is_cuda() && kernels::has_cuda() && x.scalar_type() == at::kBFloat16 && x.size(1) % 32 == 0 &&
           weight.codes.size(1) % 8 == 0;
}

at::Tensor packed_linear_gpu(const at::Tensor& x, const PackedTensor& weight, const at::Tensor& offsets) {
    const std::int64_t experts = weight.codes.size(0), outputs = weight.codes.size(1);
    const at::Tensor y = at::empty({x.size(0), outputs}, x.options());
    kernels::packed_linear_cuda({.weight = weights_of(weight, x.scalar_type(), 0, 0, outputs),
                                 .experts = experts,
                                 .offsets = offsets.const_data_ptr<std::int64_t>(),
                                 .x = x.const_data_ptr(),
                                 .type = loop_type(x)},
                                x.size(0), y.data_ptr(), current_stream(x.device()));
    return y;
}

}  // namespace

at::Tensor packed_linear_ref(const at::Tensor& x, const PackedTensor& weight, const at::Tensor& offsets) {
    const at::Tensor decoded = decode(weight, x.scalar_type()), ends = offsets.cpu();
    const auto* offset = ends.const_data_ptr<std::int64_t>();
    std::vector<at::Tensor> parts;
    for (std::int64_t e = 0; e < decoded.size(0); ++e)
        parts.push_back(at::mm(x.narrow(0, offset[e], offset[e + 1] - offset[e]), decoded[e].t()));
    return at::cat(parts);
}

at::Tensor packed_linear(const at::Tensor& x_, const PackedTensor& weight, const at::Tensor& offsets) {
    const at::Tensor x = x_.contiguous();
    if (gpu_kernel_takes(x, weight)) return packed_linear_gpu(x, weight, offsets);
    if (!x.is_cpu()) return packed_linear_ref(x, weight, offsets);
    const auto* offset = offsets.const_data_ptr<std::int64_t>();
    const std::int64_t experts = weight.codes.size(0), outputs = weight.codes.size(1);
    const at::Tensor y = at::empty({x.size(0), outputs}, x.options());
    // Neighbouring experts of few rows share a call, so that all threads have work.
    std::int64_t few = 0;
    const auto flush = [&](std::int64_t end) {
        if (few < end && offset[few] < offset[end]) {
            std::vector<std::int64_t> own(offset + few, offset + end + 1);
            for (std::int64_t& row : own) row -= offset[few];
            kernels::packed_linear({.weight = weights_of(weight, x.scalar_type(), few, 0, outputs),
                                    .experts = end - few,
                                    .offsets = own.data(),
                                    .x = row(x, offset[few], x.size(1)),
                                    .type = loop_type(x)},
                                   row(y, offset[few], outputs));
        }
        few = end + 1;
    };
    for (std::int64_t e = 0; e < experts; ++e) {
        const std::int64_t rows = offset[e + 1] - offset[e];
        if (rows <= kFewRows) continue;
        flush(e);
        decode_and_multiply(x.narrow(0, offset[e], rows), weight, e, y.narrow(0, offset[e], rows));
    }
    flush(experts);
    return y;
}

}  // namespace nibble
