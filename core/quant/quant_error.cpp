#include "core/model/torch.h"

#include "core/quant/quant_error.h"

#include "core/quant/kernel_args.h"
#include "core/quant/packed_tensor.h"
#include "kernels/quant_stats.h"

namespace nibble {
namespace {

/// Without the tensor's own scale: it follows the largest weight, and would count every value as changed.
kernels::DecodeArgs relative_values(const PackedTensor& packed) {
    kernels::DecodeArgs args = decode_args(packed, at::kFloat);
    args.tensor_scale = 1;
    return args;
}

LayerError error_of(const LayerError& place, const kernels::QuantStats& stats,
                    const kernels::CodeChanges& changes, const kernels::DeltaStats& delta) {
    const auto share = [](std::int64_t part, std::int64_t all) {
        return all ? double(part) / double(all) : 0;
    };
    LayerError error = place;
    error.snr_db = stats.snr_db();
    error.relative_mse = stats.relative_mse();
    error.largest_error = stats.largest_error;
    error.clipped = share(stats.clipped, stats.values);
    error.underflowed = share(stats.underflowed, stats.values);
    error.codes_changed = share(changes.by_value, changes.values);
    error.delta_norm = std::sqrt(delta.squares);
    error.delta_kept = delta.squares > 0 ? delta.kept / delta.squares : 0;
    return error;
}

}  // namespace

std::vector<LayerError> tensor_errors(const at::Tensor& weight, const kernels::QuantFormat& format,
                                      const at::Tensor& base) {
    at::NoGradGuard no_grad;
    const at::Tensor w = weight.detach().cpu().contiguous();
    const std::int64_t rows = w.size(1);
    const PackedTensor packed = encode(w, format);
    const std::vector<kernels::QuantStats> stats =
        kernels::quant_stats(w.const_data_ptr(), kernel_type(w), decode_args(packed, w.scalar_type()), rows);
    std::vector<kernels::CodeChanges> changes(stats.size());
    std::vector<kernels::DeltaStats> deltas(stats.size());
    if (base.defined()) {
        const at::Tensor host_base = base.detach().to(at::kCPU, w.scalar_type()).contiguous();
        changes =
            kernels::code_changes(relative_values(packed), relative_values(encode(host_base, format)), rows);
        deltas = kernels::delta_stats(w.const_data_ptr(), host_base.const_data_ptr(), kernel_type(w),
                                      decode_args(packed, w.scalar_type()), rows);
    }

    std::vector<LayerError> errors(1);
    kernels::QuantStats all;
    kernels::CodeChanges all_changes;
    kernels::DeltaStats whole;
    for (std::size_t e = 0; e < stats.size(); ++e) {
        LayerError place;
        place.expert = int(e);
        errors.push_back(error_of(place, stats[e], changes[e], deltas[e]));
        all += stats[e];
        all_changes += changes[e];
        whole += deltas[e];
    }
    errors[0] = error_of({}, all, all_changes, whole);
    return errors;
}

std::vector<LayerError> layer_errors(const GptOss& model, const QuantPolicy& policy, const BaseWeights& base,
                                     const WeightHook& merge) {
    at::NoGradGuard no_grad;
    std::vector<LayerError> errors;
    for (const TensorSpec& spec : tensor_table(model.config())) {
        const auto format = policy.weight_format(spec.name);
        if (!format) continue;
        const at::Tensor& weight = model.parameter(spec.name);
        for (LayerError& error : tensor_errors(merge ? merge(spec.name, weight) : weight, *format,
                                               base ? base(spec.name) : at::Tensor())) {
            error.layer = spec.layer;
            error.tensor = spec.name.substr(spec.name.rfind('.') + 1);
            errors.push_back(std::move(error));
        }
    }
    return errors;
}

}  // namespace nibble
