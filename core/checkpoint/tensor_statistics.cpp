#include "core/checkpoint/tensor_statistics.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>

#include "core/base/error.h"
#include "core/checkpoint/convert.h"
#include "kernels/fp4.h"

namespace nibble {

namespace {

/// A value and how often it stands there. Numbers of 16 bits and pairs of a scale and a code are counted
/// first, so that a tensor of any size comes down to some ten thousand of these.
using Visit = std::function<void(double value, std::int64_t count)>;

/// Tells the values of one expert, or of the whole tensor where it holds none.
using Values = std::function<void(std::int64_t expert, const Visit& visit)>;

std::span<const std::byte> part(std::span<const std::byte> bytes, std::int64_t index, std::int64_t parts) {
    const std::size_t size = bytes.size() / std::size_t(parts);
    return bytes.subspan(size * std::size_t(index), size);
}

void visit_floats(std::span<const std::byte> bytes, const Visit& visit) {
    for (std::size_t i = 0; i < bytes.size(); i += sizeof(float)) {
        float value = 0;
        std::memcpy(&value, bytes.data() + i, sizeof value);
        visit(value, 1);
    }
}

void visit_halves(std::span<const std::byte> bytes, DType dtype, const Visit& visit) {
    std::vector<std::int64_t> counts(1 << 16);
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        std::uint16_t bits = 0;
        std::memcpy(&bits, bytes.data() + i, sizeof bits);
        ++counts[bits];
    }
    for (std::uint32_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0) continue;
        const auto bits = std::uint16_t(i);
        float value = 0;
        convert(std::as_bytes(std::span(&bits, 1)), dtype, DType::f32, &value);
        visit(value, counts[i]);
    }
}

float scale_value(const kernels::QuantFormat& format, std::uint8_t scale) {
    return format.scale_kind == kernels::ScaleKind::e8m0 ? kernels::e8m0_decode(scale)
                                                         : kernels::e4m3_decode(scale);
}

/// How often each code stands under each scale: [256][16].
std::vector<std::int64_t> count_codes(const PackedView& packed) {
    std::vector<std::int64_t> counts(256 * 16);
    const std::size_t half = std::size_t(packed.format.block) / 2;
    for (std::size_t block = 0; block < packed.scales.size(); ++block) {
        std::int64_t* of_scale = counts.data() + 16 * std::size_t(packed.scales[block]);
        for (std::size_t i = 0; i < half; ++i) {
            const auto byte = std::uint8_t(packed.codes[block * half + i]);
            ++of_scale[byte & 0xF];
            ++of_scale[byte >> 4];
        }
    }
    return counts;
}

void visit_packed(const PackedView& packed, TensorStatistics::Packed& figures, bool first_time,
                  const Visit& visit) {
    const std::vector<std::int64_t> counts = count_codes(packed);
    for (std::size_t scale = 0; scale < 256; ++scale) {
        const float block_scale = scale_value(packed.format, std::uint8_t(scale));
        std::int64_t values = 0;
        for (std::size_t code = 0; code < 16; ++code) {
            const std::int64_t count = counts[16 * scale + code];
            if (count == 0) continue;
            values += count;
            if (first_time) figures.codes[code] += count;
            visit(double(kernels::e2m1_decode(std::uint32_t(code))) * block_scale * packed.tensor_scale,
                  count);
        }
        if (values == 0 || !first_time) continue;
        if (block_scale == 0)
            figures.zero_scales += values / packed.format.block;
        else if (std::isfinite(block_scale))
            figures.exponents[std::ilogb(block_scale)] += values / packed.format.block;
    }
}

/// Two passes over the values: the figures, then the bins between the smallest and the largest.
void measure(TensorStatistics& result, std::int64_t experts, const Values& values, std::stop_token stop,
             std::size_t bins) {
    double sum = 0, squares = 0;
    result.minimum = std::numeric_limits<double>::infinity();
    result.maximum = -result.minimum;
    for (std::int64_t e = 0; e < std::max<std::int64_t>(experts, 1) && !stop.stop_requested(); ++e) {
        double own = 0;
        values(e, [&](double value, std::int64_t count) {
            result.count += count;
            if (!std::isfinite(value)) return void(result.not_finite += count);
            if (value == 0) result.zeros += count;
            result.minimum = std::min(result.minimum, value);
            result.maximum = std::max(result.maximum, value);
            sum += value * double(count);
            own += value * value * double(count);
        });
        squares += own;
        if (experts > 0) result.expert_norms.push_back(std::sqrt(own));
    }
    const auto finite = double(result.count - result.not_finite);
    if (finite == 0) {
        result.minimum = result.maximum = 0;
        return;
    }
    result.mean = sum / finite;
    result.deviation = std::sqrt(std::max(0.0, squares / finite - result.mean * result.mean));
    result.norm = std::sqrt(squares);
    if (bins == 0) return;
    const double width = result.maximum - result.minimum;
    result.histogram.assign(width > 0 ? bins : 1, 0);
    for (std::int64_t e = 0; e < std::max<std::int64_t>(experts, 1) && !stop.stop_requested(); ++e)
        values(e, [&](double value, std::int64_t count) {
            if (!std::isfinite(value)) return;
            const double at = width > 0 ? (value - result.minimum) / width * double(bins) : 0;
            result.histogram[std::min(std::size_t(at), result.histogram.size() - 1)] += count;
        });
}

/// Codes and scales must both be there, as the layout wants them, to make values together.
void require_whole(const Checkpoint& checkpoint, const std::vector<StoredTensor>& wanted, std::size_t row) {
    const std::vector<TensorView> views = checkpoint.stored();
    for (const StoredTensor& tensor : wanted) {
        if (tensor.specs.front() != row || tensor.optional) continue;
        const auto view = std::ranges::find(views, tensor.name, &TensorView::name);
        if (view == views.end() || view->shape != tensor.shape || view->dtype != tensor.dtype)
            fail("{}: {} is missing or of another shape or type, so {} has no values",
                 checkpoint.path().string(), tensor.name, checkpoint.table()[row].name);
    }
}

TensorStatistics packed_statistics(const Checkpoint& checkpoint, const TensorSpec& spec, std::stop_token stop,
                                   std::size_t bins) {
    TensorStatistics result;
    std::optional<PackedBytes> rearranged;
    std::optional<PackedView> view = checkpoint.packed(spec);
    if (!view) {
        rearranged = checkpoint.read_packed(spec);
        view = rearranged->view();
    }
    TensorStatistics::Packed& figures = result.packed.emplace();
    figures.bits_per_value = view->format.bits_per_value();
    figures.tensor_scale = view->tensor_scale;
    const std::int64_t experts = spec.shape[0];
    std::int64_t seen = 0;
    measure(
        result, experts,
        [&](std::int64_t e, const Visit& visit) {
            const PackedView own{view->format, part(view->codes, e, experts), part(view->scales, e, experts),
                                 view->tensor_scale};
            visit_packed(own, figures, seen++ < experts, visit);
        },
        stop, bins);
    return result;
}

}  // namespace

TensorStatistics tensor_statistics(const Checkpoint& checkpoint, const std::string& name,
                                   std::stop_token stop, std::size_t bins) {
    std::int64_t experts = 0;
    std::vector<StoredTensor> wanted;
    if (!checkpoint.table().empty()) wanted = stored_tensors(checkpoint.table(), checkpoint.layout());
    for (const StoredTensor& stored : wanted) {
        if (stored.name != name) continue;
        const std::size_t row = stored.specs.front();
        const TensorSpec& spec = checkpoint.table()[row];
        if (stored.part == Part::codes || stored.part == Part::scales) {
            require_whole(checkpoint, wanted, row);
            return packed_statistics(checkpoint, spec, stop, bins);
        }
        const bool holds_experts =
            spec.kind == TensorKind::expert_weight || spec.kind == TensorKind::expert_bias;
        if (stored.part == Part::values && holds_experts) experts = spec.shape[0];
    }
    for (const TensorView& view : checkpoint.stored()) {
        if (view.name != name) continue;
        const bool half = view.dtype == DType::bf16 || view.dtype == DType::f16;
        if (!half && view.dtype != DType::f32)
            fail("{}: {} holds {}, which are no values of a weight", checkpoint.path().string(), name,
                 nibble::name(view.dtype));
        TensorStatistics result;
        measure(
            result, experts,
            [&](std::int64_t e, const Visit& visit) {
                const auto bytes = part(view.bytes, e, std::max<std::int64_t>(experts, 1));
                half ? visit_halves(bytes, view.dtype, visit) : visit_floats(bytes, visit);
            },
            stop, bins);
        return result;
    }
    fail("{}: there is no tensor {}", checkpoint.path().string(), name);
}

}  // namespace nibble
