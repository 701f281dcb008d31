#include "core/run/export_preview.h"

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/quant/quant_policy.h"
#include "core/run/run.h"

namespace nibble {

std::string layout_problem(const std::string& stage, const std::string& policy, Layout layout) {
    const PackedLayout* packed = packed_layout(layout);
    if (!packed) return {};
    const auto format = quant_policy(policy).weight_format("model.layers.0.mlp.experts.gate_up_proj");
    if (format && format->scale_kind == packed->scale_kind) return {};
    return fmt::format(
        "layout {} holds {} weights, but {} was {}; put a ptq or qat stage with such a policy between",
        name(layout), kernels::name(packed->scale_kind), stage,
        policy.empty() ? "not quantized" : "quantized by " + policy);
}

ExportPreview preview_export(const RunStore& store, std::int64_t run, const std::string& stage,
                             Layout layout) {
    const WeightsReference weights = find_weights(fmt::format("{}:{}", run, stage), &store);
    ExportRequest request;
    request.layout = layout;
    request.config = read_file(weights.config);
    if (layout == Layout::hf_nvfp4 && quant_policy(weights.policy).quantizes_inputs())
        for (const TensorSpec& spec :
             tensor_table(parse_model_config(request.config, weights.config.string())))
            if (spec.kind == TensorKind::expert_weight) request.input_scales[spec.name] = 1;
    return {plan_export(request), layout_problem(stage, weights.policy, layout)};
}

std::filesystem::path certificate_file(const std::filesystem::path& run_folder, const std::string& stage) {
    return run_folder / (stage + ".certificate.json");
}

}  // namespace nibble
