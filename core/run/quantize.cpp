#include "core/model/torch.h"
//
#include "core/run/quantize.h"

#include "core/base/error.h"
#include "core/quant/quant_error.h"
#include "core/quant/quant_policy.h"
#include "core/run/load_model.h"

namespace nibble {

namespace {

constexpr float kInputScaleRange = 6 * 448;  // largest E2M1 times largest E4M3: amax / this is input_scale

at::Tensor read_float(const Checkpoint& checkpoint, const TensorSpec& spec) {
    at::Tensor values = at::empty(spec.shape, at::kFloat);
    checkpoint.read(spec, kernels::ScalarType::float32, values.mutable_data_ptr());
    return values;
}

}  // namespace

QuantizeResult quantize_checkpoint(const QuantizeOptions& options) {
    const Checkpoint checkpoint = Checkpoint::open(options.checkpoint);
    const QuantPolicy policy = quant_policy(options.policy, options.scale_rule);
    QuantizeResult result;
    ExportRequest request;
    request.out = options.out;
    request.source = checkpoint.path();
    request.config = checkpoint.config_text();
    request.companions = companion_files(checkpoint);
    request.scale_rule = options.scale_rule;
    request.progress = options.progress;

    std::vector<std::string> quantized;
    for (const auto& spec : checkpoint.table()) {
        const auto format = policy.weight_format(spec.name);
        if (!format) continue;
        quantized.push_back(spec.name);
        result.format = kernels::name(format->scale_kind);
        if (!options.report) continue;
        for (LayerError error : tensor_errors(read_float(checkpoint, spec), *format, {})) {
            error.layer = spec.layer;
            error.tensor = spec.name.substr(spec.name.rfind('.') + 1);
            result.errors.push_back(std::move(error));
        }
    }
    if (quantized.empty())
        fail("policy '{}' quantizes no tensor of {}", policy.name, options.checkpoint.string());
    request.layout = layout_from_name("hf-" + result.format);

    if (policy.quantizes_inputs()) {
        if (options.amax.empty())
            fail(
                "policy {} quantizes the experts' inputs and needs their largest magnitudes: name a file "
                "with --amax, or run "
                "a recipe with a ptq stage, which calibrates",
                policy.name);
        const AmaxTable amax = read_amax(options.amax);
        require_calibrated(policy, quantized, amax);
        for (const auto& name : quantized) request.input_scales[name] = amax.at(name) / kInputScaleRange;
    }
    result.certificate = write_export(request, export_source(checkpoint));
    return result;
}

}  // namespace nibble
