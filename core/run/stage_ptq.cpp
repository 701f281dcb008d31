// PTQ: the weights of another stage, rounded to 4 bits without training. What it changes is measured, and
// kept is only how they are rounded.
#include "core/model/torch.h"

#include "core/run/stage_ptq.h"

#include "core/base/error.h"
#include "core/model/gpt_oss.h"
#include "core/quant/calibration.h"
#include "core/quant/fake_quant.h"
#include "core/quant/quant_error.h"
#include "core/train/evaluator.h"

namespace nibble {

AmaxTable calibrate_inputs(ActiveRun& run, const Stage& stage, const QuantPolicy& policy) {
    const auto& rows = run.training_rows.examples;
    const auto count = std::min(rows.size(), std::size_t(stage.calibration_samples));
    if (count == 0) fail("Stage {}: policy {} needs training rows to calibrate on", stage.id, stage.policy);
    const auto batches =
        evaluation_batches(std::span(rows).first(count), stage.batch_size, pad_token(*run.tokenizer));
    run.log(LogLine::Level::info, stage.id, sentence(NIBBLE_TEXT("Core", "calibrates on %1 rows"), count));
    return calibrate(*run.model, policy, batches,
                     run.progress(stage.id, {NIBBLE_TEXT("Core", "calibrating")}));
}

void report_layer_errors(ActiveRun& run, const Stage& stage, const QuantPolicy& policy, std::int64_t step,
                         const WeightHook& merge) {
    BaseWeights base;
    if (run.checkpoint)
        base = [&](std::string_view name) {
            const TensorSpec& spec = run.checkpoint->spec(std::string(name));
            at::Tensor values = at::empty(spec.shape, at::TensorOptions(at::kFloat));
            run.checkpoint->read(spec, kernels::ScalarType::float32, values.mutable_data_ptr());
            return values.to(run.model->device(), run.model->dtype());
        };
    LayerErrors report{stage.id, step, {}, layer_errors(*run.model, policy, base, merge)};
    for (const Parameter& parameter : run.model->parameters())
        if (const auto format = policy.weight_format(parameter.name))
            report.format = kernels::name(format->scale_kind);
    run.tell(report);
}

void run_ptq(ActiveRun& run, const Stage& stage) {
    const auto start = std::chrono::steady_clock::now();
    const auto elapsed = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    const QuantPolicy policy = quant_policy(stage.policy, stage.scale_rule);
    run.tell(StageStarted{stage.id, stage.type, 0, 0, stage.from});
    run.load(stage.from);
    GptOss& model = *run.model;

    StageState state;
    state.source = stage.from;
    state.base_hash = run.base_hash;
    state.policy = stage.policy;
    state.scale_rule = stage.scale_rule;
    if (policy.quantizes_inputs()) state.amax = calibrate_inputs(run, stage, policy);
    run.throw_if_stopped();
    report_layer_errors(run, stage, policy, 0);

    const auto validation =
        evaluation_batches(run.validation_rows.examples, stage.batch_size, pad_token(*run.tokenizer));
    if (!validation.empty()) {
        const double before =
            evaluate_loss(model, validation, run.progress(stage.id, {NIBBLE_TEXT("Core", "validating")}),
                          run.stop)
                .loss();
        model.weight_hook = fake_quant_weights(policy);
        model.activation_hook = fake_quant_inputs(policy, state.amax);
        const double after =
            evaluate_loss(model, validation,
                          run.progress(stage.id, {NIBBLE_TEXT("Core", "validating with quantization")}),
                          run.stop)
                .loss();
        model.weight_hook = {};
        model.activation_hook = {};
        run.throw_if_stopped();
        state.validation_loss = after;
        run.tell(Validated{stage.id, 0, 0, elapsed(), after, before, false});
    }
    run.store.flush();
    state.seconds = elapsed();
    save_stage(run.final_folder(stage.id), state, {});
    run.store.set_weights(run.id, stage.id, run.final_folder(stage.id));
    run.tell(StageFinished{stage.id, state.seconds});
}

}  // namespace nibble
