#include "core/run/export_preview.h"

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/quant/quant_policy.h"
#include "core/run/run.h"

namespace nibble {

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
