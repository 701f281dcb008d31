#include "core/checkpoint/export_compare.h"

#include <cstring>

#include "core/base/error.h"
#include "core/checkpoint/convert.h"
#include "kernels/quantize.h"

namespace nibble {

using kernels::ScalarType;

namespace {

std::size_t size_in_bytes(const TensorSpec& spec, ScalarType type) {
    return std::size_t(spec.count()) * size_of(dtype_of(type));
}

float value_at(const std::byte* values, std::int64_t place, ScalarType type) {
    const DType dtype = dtype_of(type);
    float value = 0;
    convert({values + std::size_t(place) * size_of(dtype), size_of(dtype)}, dtype, DType::f32, &value);
    return value;
}

std::string difference_of_values(const TensorSpec& spec, ScalarType type, const void* wanted,
                                 const void* found) {
    if (std::memcmp(wanted, found, size_in_bytes(spec, type)) == 0) return {};
    const std::size_t size = size_of(dtype_of(type));
    const auto *a = static_cast<const std::byte*>(wanted), *b = static_cast<const std::byte*>(found);
    std::int64_t differing = 0, first = -1;
    for (std::int64_t i = 0; i < spec.count(); ++i) {
        if (std::memcmp(a + std::size_t(i) * size, b + std::size_t(i) * size, size) == 0) continue;
        if (first < 0) first = i;
        ++differing;
    }
    return fmt::format("{} of its {} values differ, the first at {} is {} where {} was to be", differing,
                       spec.count(), index_text(first, spec.shape), value_at(b, first, type),
                       value_at(a, first, type));
}

std::string difference_of_bytes(const PackedView& wanted, const PackedView& found) {
    const auto same = [](std::span<const std::byte> a, std::span<const std::byte> b) {
        return a.size() == b.size() && std::memcmp(a.data(), b.data(), b.size()) == 0;
    };
    if (!same(wanted.codes, found.codes)) return "its codes differ";
    if (!same(wanted.scales, found.scales)) return "its block scales differ";
    if (wanted.tensor_scale != found.tensor_scale)
        return fmt::format("its tensor scale is {} where {} was to be", found.tensor_scale,
                           wanted.tensor_scale);
    return {};
}

}  // namespace

std::string export_difference(const Checkpoint& written, const TensorSpec& spec, const ExportTensor& tensor,
                              const kernels::QuantFormat& format) {
    const bool packs = spec.kind == TensorKind::expert_weight && packed_layout(written.layout());
    if (packs && tensor.packed && tensor.packed->format.scale_kind == format.scale_kind) {
        if (const auto view = written.packed(spec)) return difference_of_bytes(*tensor.packed, *view);
        return difference_of_bytes(*tensor.packed, written.read_packed(spec)->view());
    }
    // Packed values that change their format pass through float32 into another 4-bit format, else through
    // BF16.
    const ScalarType type = !tensor.packed ? tensor.type : packs ? ScalarType::float32 : ScalarType::bfloat16;
    std::vector<std::byte> buffer, quantized, found(size_in_bytes(spec, type));
    const void* wanted = export_values(spec, tensor, type, buffer);
    if (packs) {
        kernels::QuantizeArgs args{format, wanted, type, spec.shape[0] * spec.shape[1], spec.shape[2], 1};
        args.tensor_scale =
            kernels::tensor_scale(format, kernels::absolute_maximum(wanted, type, spec.count()));
        quantized.resize(found.size());
        kernels::fake_quantize(args, quantized.data());
        wanted = quantized.data();
    }
    written.read(spec, type, found.data());
    return difference_of_values(spec, type, wanted, found.data());
}

}  // namespace nibble
