#include "core/model/torch.h"

#include "core/quant/kernel_args.h"

#include "core/base/error.h"
#include "core/model/device.h"

namespace nibble {

kernels::ScalarType kernel_type(at::ScalarType dtype) {
    if (dtype == at::kFloat) return kernels::ScalarType::float32;
    if (dtype == at::kBFloat16) return kernels::ScalarType::bfloat16;
    fail("Tensors of float32 and bfloat16 can be used here, not of {}.", c10::toString(dtype));
}

float absolute_maximum(const at::Tensor& x) {
    if (x.numel() == 0) return 0;
    if (!x.is_cuda()) return kernels::absolute_maximum(x.const_data_ptr(), kernel_type(x), x.numel());
    const at::Tensor amax = at::empty({}, x.options().dtype(at::kFloat));
    kernels::absolute_maximum_cuda(x.const_data_ptr(), kernel_type(x), x.numel(), amax.data_ptr<float>(),
                                   current_stream(x.device()));
    return amax.item<float>();
}

kernels::QuantizeArgs quantize_args(const at::Tensor& x, const kernels::QuantFormat& format,
                                    std::optional<float> amax) {
    const std::int64_t columns = x.dim() ? x.size(-1) : 1;
    const std::int64_t block = format.rule == kernels::ScaleRule::from_mxfp4 ? 32 : format.block;
    if (columns % block)
        fail("A tensor whose last axis has {} values cannot be quantized in blocks of {}.", columns, block);
    kernels::QuantizeArgs args{.format = format,
                               .x = x.const_data_ptr(),
                               .type = kernel_type(x),
                               .rows = columns ? x.numel() / columns : 0,
                               .columns = columns};
    if (format.has_tensor_scale())
        args.tensor_scale = kernels::tensor_scale(format, amax ? *amax : absolute_maximum(x));
    return args;
}

kernels::DecodeArgs decode_args(const PackedTensor& packed, at::ScalarType dtype) {
    return {.format = packed.format,
            .codes = packed.codes.const_data_ptr<std::uint8_t>(),
            .scales = packed.scales.const_data_ptr<std::uint8_t>(),
            .rows = packed.codes.numel() / packed.codes.size(-1),
            .columns = packed.codes.size(-1) * 2,
            .tensor_scale = packed.tensor_scale,
            .type = kernel_type(dtype)};
}

}  // namespace nibble
