#include "core/model/torch.h"

#include "core/quant/packed_tensor.h"

#include "core/model/device.h"
#include "core/quant/kernel_args.h"

namespace nibble {

PackedTensor encode(const at::Tensor& w, const kernels::QuantFormat& format, std::optional<float> amax) {
    const at::Tensor x = w.detach().contiguous();
    const kernels::QuantizeArgs args = quantize_args(x, format, amax);
    auto bytes = [&](std::int64_t columns) {
        std::vector<std::int64_t> shape = x.sizes().vec();
        shape.back() = columns;
        return at::empty(shape, x.options().dtype(at::kByte));
    };
    PackedTensor packed{format, bytes(args.columns / 2), bytes(args.columns / format.block),
                        args.tensor_scale};
    auto* codes = packed.codes.data_ptr<std::uint8_t>();
    auto* scales = packed.scales.data_ptr<std::uint8_t>();
    if (x.is_cuda())
        kernels::encode_cuda(args, codes, scales, current_stream(x.device()));
    else
        kernels::encode(args, codes, scales);
    return packed;
}

at::Tensor decode(const PackedTensor& packed, at::ScalarType dtype) {
    std::vector<std::int64_t> shape = packed.codes.sizes().vec();
    shape.back() *= 2;
    const at::Tensor y = at::empty(shape, packed.codes.options().dtype(dtype));
    const kernels::DecodeArgs args = decode_args(packed, dtype);
    if (y.is_cuda())
        kernels::decode_cuda(args, y.data_ptr(), current_stream(y.device()));
    else
        kernels::decode(args, y.data_ptr());
    return y;
}

}  // namespace nibble
