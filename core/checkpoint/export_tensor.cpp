#include "core/checkpoint/export_tensor.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/base/error.h"
#include "core/checkpoint/convert.h"
#include "kernels/quantize.h"

namespace nibble {

using kernels::ScalarType;

namespace {

const std::uint8_t* as_u8(std::span<const std::byte> bytes) {
    return reinterpret_cast<const std::uint8_t*>(bytes.data());
}

void require_finite(const TensorSpec& spec, const void* values, ScalarType type) {
    const std::int64_t place = kernels::first_non_finite(values, type, spec.count());
    if (place >= 0) fail("{}: the value at {} is not finite", spec.name, index_text(place, spec.shape));
}

/// Sizes fit the tensor and no scale is NaN (R084, R088): an all-ones exponent in E8M0, 0x7F or 0xFF in E4M3.
void check_packed(const TensorSpec& spec, const PackedView& view) {
    const auto count = std::size_t(spec.count());
    if (spec.kind != TensorKind::expert_weight) fail("{}: only expert weights are packed", spec.name);
    if (view.codes.size() != count / 2 || view.scales.size() != count / std::size_t(view.format.block))
        fail("{}: {} bytes of codes and {} of scales do not make up {}", spec.name, view.codes.size(),
             view.scales.size(), shape_text(spec.shape));
    const bool e8m0 = view.format.scale_kind == kernels::ScaleKind::e8m0;
    const auto bad = std::count_if(view.scales.begin(), view.scales.end(), [&](std::byte scale) {
        return e8m0 ? scale == std::byte(0xFF) : (scale & std::byte(0x7F)) == std::byte(0x7F);
    });
    if (bad > 0)
        fail(
            "{}: {} of its {} block scales are NaN; it was never quantized, or from values that are not "
            "finite",
            spec.name, bad, view.scales.size());
    if (!std::isfinite(view.tensor_scale) || view.tensor_scale <= 0)
        fail("{}: its tensor scale is {}", spec.name, view.tensor_scale);
}

std::vector<std::byte> decode(const TensorSpec& spec, const PackedView& view, ScalarType type) {
    std::vector<std::byte> values(std::size_t(spec.count()) * size_of(dtype_of(type)));
    kernels::decode({view.format, as_u8(view.codes), as_u8(view.scales), spec.shape[0] * spec.shape[1],
                     spec.shape[2], view.tensor_scale, type},
                    values.data());
    return values;
}

}  // namespace

std::string index_text(std::int64_t place, const std::vector<std::int64_t>& shape) {
    std::vector<std::int64_t> index(shape.size());
    for (std::size_t axis = shape.size(); axis-- > 0; place /= shape[axis]) index[axis] = place % shape[axis];
    return shape_text(index);
}

ExportSource export_source(const Checkpoint& checkpoint) {
    struct Held {
        PackedBytes packed;
        std::vector<std::byte> values;
    };
    const auto held = std::make_shared<Held>();
    return [checkpoint, held](const TensorSpec& spec) {
        ExportTensor tensor;
        if (const auto view = checkpoint.packed(spec)) {
            tensor.packed = *view;
        } else if (auto packed = checkpoint.read_packed(spec)) {
            held->packed = std::move(*packed);
            tensor.packed = held->packed.view();
        } else {
            held->values.resize(std::size_t(spec.count()) * size_of(DType::bf16));
            checkpoint.read(spec, ScalarType::bfloat16, held->values.data());
            tensor.values = held->values.data();
            tensor.type = ScalarType::bfloat16;
        }
        return tensor;
    };
}

PackedWeight::PackedWeight(const TensorSpec& spec, const ExportTensor& tensor,
                           const kernels::QuantFormat& format) {
    if (tensor.packed && tensor.packed->format.scale_kind == format.scale_kind) {
        view_ = *tensor.packed;
        check_packed(spec, view_);
        return;
    }
    std::vector<std::byte> decoded;
    const void* values =
        export_values(spec, tensor, tensor.packed ? ScalarType::float32 : tensor.type, decoded);
    kernels::QuantizeArgs args{format,
                               values,
                               tensor.packed ? ScalarType::float32 : tensor.type,
                               spec.shape[0] * spec.shape[1],
                               spec.shape[2],
                               1};
    args.tensor_scale =
        kernels::tensor_scale(format, kernels::absolute_maximum(values, args.type, spec.count()));
    if (format.rule == kernels::ScaleRule::from_mxfp4) {
        const kernels::LossyBlocks lossy = kernels::lossy_blocks(args);
        if (lossy.count > 0)
            fail(
                "{}: {} blocks cannot be kept without loss by from_mxfp4: their exponents are more than 17 "
                "below the "
                "largest; use another scale rule",
                spec.name, lossy.count);
    }
    bytes_ = {format, {}, {}, args.tensor_scale};
    bytes_.codes.resize(std::size_t(spec.count() / 2));
    bytes_.scales.resize(std::size_t(spec.count() / format.block));
    kernels::encode(args, bytes_.codes.data(), bytes_.scales.data());
    view_ = bytes_.view();
    check_packed(spec, view_);
}

const void* export_values(const TensorSpec& spec, const ExportTensor& tensor, ScalarType to,
                          std::vector<std::byte>& buffer) {
    if (tensor.packed) {
        check_packed(spec, *tensor.packed);
        buffer = decode(spec, *tensor.packed, to);
        require_finite(spec, buffer.data(), to);
        return buffer.data();
    }
    if (!tensor.values) fail("{}: the source has neither values nor packed bytes", spec.name);
    require_finite(spec, tensor.values, tensor.type);
    if (tensor.type == to) return tensor.values;
    const auto count = std::size_t(spec.count());
    buffer.resize(count * size_of(dtype_of(to)));
    const DType from = dtype_of(tensor.type);
    convert({static_cast<const std::byte*>(tensor.values), count * size_of(from)}, from, dtype_of(to),
            buffer.data());
    return buffer.data();
}

}  // namespace nibble
