// Stages that train: batch -> loss -> gradients -> step, with validation, saved states and the best weights
// kept.
#include "core/model/torch.h"

#include <ATen/DeviceAccelerator.h>
#include <unistd.h>

#include <cmath>
#include <fstream>

#include "core/base/error.h"
#include "core/checkpoint/model_config.h"
#include "core/model/gpt_oss.h"
#include "core/model/lora.h"
#include "core/quant/fake_quant.h"
#include "core/quant/packed_tensor.h"
#include "core/quant/quant_policy.h"
#include "core/run/active_run.h"
#include "core/run/stage_ptq.h"
#include "core/train/evaluator.h"
#include "core/train/routing.h"
#include "core/train/trainer.h"

namespace nibble {

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

Batches make_batches(const ActiveRun& run, const Stage& stage) {
    BatchSettings settings;
    settings.batch_size = stage.batch_size;
    settings.gradient_accumulation = stage.gradient_accumulation;
    settings.seed = run.recipe.seed;
    settings.packing = run.recipe.data.packing;
    settings.max_length = run.recipe.data.max_length;
    settings.pad_id = pad_token(*run.tokenizer);
    return {run.training_rows.examples, settings};
}

TrainerSettings trainer_settings(const Stage& stage, std::int64_t steps) {
    TrainerSettings settings;
    settings.schedule.shape = stage.schedule;
    settings.schedule.peak = stage.learning_rate;
    settings.schedule.floor =
        stage.min_learning_rate.value_or(stage.learning_rate * stage.min_learning_rate_ratio);
    settings.schedule.warmup_steps = stage.warmup_steps > 0
                                         ? stage.warmup_steps
                                         : std::int64_t(std::ceil(stage.warmup_ratio * double(steps)));
    settings.schedule.steps = steps;
    settings.adamw = {stage.beta1, stage.beta2, stage.epsilon, stage.weight_decay};
    settings.max_grad_norm = stage.max_grad_norm;
    settings.router_aux_loss_coef = stage.router_aux_loss_coef;
    return settings;
}

std::int64_t planned_steps(const Stage& stage, const Batches& batches) {
    if (stage.steps > 0) return stage.steps;
    return std::max<std::int64_t>(1,
                                  std::llround(std::ceil(stage.epochs * double(batches.steps_per_epoch()))));
}

/// Bytes in use: resident ones, or those that the device's allocator has given out.
double memory_bytes(const GptOss& model) {
    if (!model.device().is_cpu()) {
        const auto stats = at::accelerator::getDeviceStats(model.device().index());
        return double(stats.allocated_bytes[0].current);
    }
    std::int64_t pages = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> pages >> resident;
    return double(resident) * double(::sysconf(_SC_PAGESIZE));
}

/// One training stage at work.
class Training {
  public:
    Training(ActiveRun& run, const Stage& stage);
    void run_to_the_end();

  private:
    void set_up_model();
    void set_up_quantizers();
    void go_on_from_saved_state();
    void take_step();
    void validate();
    bool generate_samples();
    void validate_formats(Validated& validated);
    double validation_loss(const char* what) const;
    void report_routing();
    void save_step();
    void finish();
    std::function<void(const std::filesystem::path&)> adapter_files() const;
    double elapsed() const { return state_.seconds + Seconds(Clock::now() - started_).count(); }

    ActiveRun& run_;
    const Stage& stage_;
    const std::filesystem::path folder_;
    const QuantPolicy policy_;
    std::optional<SavedStep> resumed_;
    StageState state_;  ///< as it was when this attempt began; then as it is saved
    Clock::time_point started_ = Clock::now();
    GptOss* model_ = nullptr;
    std::optional<Lora> adapter_;
    WeightHook merge_;  ///< the adapter's; empty without one
    std::optional<Trainer> trainer_;
    std::vector<Batch> validation_;
};

Training::Training(ActiveRun& run, const Stage& stage)
    : run_(run),
      stage_(stage),
      folder_(run.folder / stage.id),
      policy_(quant_policy(stage.policy, stage.scale_rule)),
      resumed_(last_complete(saved_steps(folder_))) {
    if (resumed_) {
        state_ = read_stage_state(resumed_->folder);
        if (state_.data_hash != run.data_hash)
            fail("Stage {} cannot go on from step {}: the training data has changed since", stage.id,
                 state_.step);
    }
    state_.data_hash = run.data_hash;
    state_.base_hash = run.base_hash;
    run_.store.rewind(run_.id, stage_.id, resumed_ ? state_.step : -1);  // what step 0 told comes again

    const Batches batches = make_batches(run_, stage_);
    const std::int64_t steps = planned_steps(stage_, batches);
    validation_ =
        evaluation_batches(run_.validation_rows.examples, stage_.batch_size, pad_token(*run_.tokenizer));
    run_.tell(StageStarted{stage_.id, stage_.type, steps, state_.step, stage_.from});
    for (const SavedStep& left : saved_steps(folder_))
        if (!left.missing.empty())
            run_.tell(CheckpointSaved{stage_.id, left.step, left.folder.string(), false, left.missing});

    set_up_model();
    set_up_quantizers();
    std::vector<Parameter> trained =
        adapter_ ? adapter_->parameters() : select_parameters(*model_, stage_.train);
    trainer_.emplace(*model_, std::move(trained), batches.source(), trainer_settings(stage_, steps));
    if (resumed_) go_on_from_saved_state();
}

void Training::set_up_model() {
    if (stage_.type == StageType::pretrain) {
        model_ = &run_.allocate_model(read_model_config(stage_.config));
        model_->initialise(run_.recipe.seed);
    } else {
        run_.load(stage_.from);
        model_ = run_.model.get();
    }
    run_.holds(std::nullopt);
    model_->gradient_checkpointing = stage_.gradient_checkpointing;
    state_.source = stage_.from;
    if (stage_.method == "lora") {
        adapter_.emplace(*model_, LoraSettings{stage_.lora_rank, stage_.lora_alpha, stage_.lora_targets},
                         run_.recipe.seed);
        merge_ = adapter_->hook();
    }
}

void Training::set_up_quantizers() {
    state_.policy = stage_.policy;
    state_.scale_rule = stage_.scale_rule;
    model_->weight_hook = merge_;
    if (policy_.quantizes_inputs() && state_.amax.empty())
        state_.amax = calibrate_inputs(run_, stage_, policy_);
    const bool reuse = stage_.gradient_accumulation > 1 || stage_.gradient_checkpointing;
    if (!stage_.policy.empty()) model_->weight_hook = then(merge_, fake_quant_weights(policy_, reuse));
    model_->activation_hook = fake_quant_inputs(policy_, state_.amax);
}

void Training::go_on_from_saved_state() {
    read_tensors(resumed_->folder / "weights.safetensors", [&](const std::vector<Parameter>& weights) {
        read_tensors(resumed_->folder / "optimizer.safetensors",
                     [&](const std::vector<Parameter>& optimizer) { trainer_->load(weights, optimizer); });
    });
    run_.log(LogLine::Level::info, stage_.id,
             sentence(NIBBLE_TEXT("Core", "goes on from step %1"), state_.step));
}

void Training::run_to_the_end() {
    started_ = Clock::now();
    if (trainer_->steps_done() == 0 && stage_.from.empty() && stage_.type != StageType::pretrain)
        report_routing();  // of the checkpoint, to compare with
    if (trainer_->steps_done() == 0 || state_.validation_due) validate();
    run_.throw_if_stopped();
    while (!trainer_->done()) {
        take_step();
        const std::int64_t step = trainer_->steps_done();
        const auto is_due = [&](std::int64_t every) {
            return trainer_->done() || (every > 0 && step % every == 0);
        };
        if (is_due(stage_.validate_every)) validate();
        if (trainer_->done() && !state_.validation_due) break;
        if (run_.stop.stop_requested() || is_due(stage_.checkpoint_every)) save_step();
        run_.throw_if_stopped();
    }
    finish();
}

void Training::take_step() {
    const auto begin = Clock::now();
    const StepResult result = trainer_->step();
    const double seconds = Seconds(Clock::now() - begin).count();
    state_.step = result.step;
    state_.tokens += result.tokens;

    StepDone done;
    done.stage = stage_.id;
    done.step = result.step;
    done.steps = trainer_->steps();
    done.tokens = state_.tokens;
    done.seconds = elapsed();
    done.loss = result.loss;
    done.learning_rate = result.learning_rate;
    done.grad_norm = result.grad_norm;
    done.tokens_per_second = double(result.tokens) / seconds;
    done.seconds_left = done.seconds / double(done.step) * double(done.steps - done.step);
    done.memory_bytes = memory_bytes(*model_);
    run_.tell(done);
    if (result.applied) return;
    if (stage_.on_nan == "stop") fail("Stage {}: {}", stage_.id, result.problem.text());
    run_.log(LogLine::Level::warning, stage_.id, result.problem);
}

double Training::validation_loss(const char* what) const {
    return evaluate_loss(*model_, validation_, run_.progress(stage_.id, {what}), run_.stop).loss();
}

/// The live twin: the master weights as they are, through the weight quantizers of each format in turn.
void Training::validate_formats(Validated& validated) {
    for (const auto& [format, name] :
         {std::pair{"mxfp4", "mxfp4_mlp_weight_only"}, std::pair{"nvfp4", "nvfp4_mlp_weight_only"}}) {
        if (policy_.name == name) {  // with the stage's own scale rule
            validated.loss_by_format[format] = validated.loss;
            continue;
        }
        model_->weight_hook = then(merge_, fake_quant_weights(quant_policy(name)));
        validated.loss_by_format[format] = validation_loss(NIBBLE_TEXT("Core", "validating in both formats"));
    }
}

/// Through the quantizers, as the weights are trained; for QAT also without, to see what quantization costs.
void Training::validate() {
    if (validation_.empty()) return;
    Validated validated{
        stage_.id, state_.step, state_.tokens, elapsed(), validation_loss(NIBBLE_TEXT("Core", "validating")),
        {},        false};
    if (!stage_.policy.empty()) {
        const WeightHook weights = std::exchange(model_->weight_hook, merge_);
        const ActivationHook inputs = std::exchange(model_->activation_hook, {});
        validated.unquantized_loss = validation_loss(NIBBLE_TEXT("Core", "validating without quantization"));
        if (stage_.live_twin) validate_formats(validated);
        model_->weight_hook = weights;
        model_->activation_hook = inputs;
    }
    state_.validation_due = run_.stop.stop_requested();  // a part of the rows tells nothing
    if (state_.validation_due) return;
    state_.validation_loss = validated.loss;
    const bool trained = state_.step > 0;
    validated.best = trained && validated.loss < state_.best_loss.value_or(INFINITY);
    if (validated.best) {
        state_.best_loss = validated.loss;
        if (stage_.keep_best && !trainer_->done()) save_stage(folder_ / "best", state_, trainer_->weights());
    }
    // Before the loss: who follows the store looks for them when a validation has come.
    if (!stage_.policy.empty()) report_layer_errors(run_, stage_, policy_, state_.step, merge_);
    run_.tell(validated);
    state_.validation_due = !generate_samples();
}

/// A hook that quantizes each weight once, for work during which no weight changes; it keeps the codes.
WeightHook quantized_once(WeightHook merge, const QuantPolicy& policy) {
    return [merge = std::move(merge), policy,
            known = std::make_shared<std::map<std::string, PackedTensor, std::less<>>>()](
               std::string_view name, const at::Tensor& weight) {
        const auto format = policy.weight_format(name);
        if (!format) return merge ? merge(name, weight) : weight;
        auto found = known->find(name);
        if (found == known->end())
            found = known->emplace(name, encode(merge ? merge(name, weight) : weight, *format)).first;
        return decode(found->second, weight.scalar_type());
    };
}

/// What the model answers by now, always to the same questions, with the likeliest tokens.
/// @returns whether it came to the end.
bool Training::generate_samples() {
    const auto count = std::min(std::size_t(stage_.samples), run_.sample_prompts.size());
    if (count == 0) return true;
    std::vector<std::vector<std::int64_t>> prompts;
    for (std::size_t i = 0; i < count; ++i) prompts.push_back(run_.sample_prompts[i].ids);
    AnswerSettings settings = answer_settings(*run_.tokenizer);
    settings.max_new_tokens = stage_.sample_tokens;
    at::NoGradGuard no_grad;
    const WeightHook hook = model_->weight_hook;
    if (!stage_.policy.empty()) model_->weight_hook = quantized_once(merge_, policy_);
    const auto answers = generate_answers(
        *model_, prompts, settings, run_.progress(stage_.id, {NIBBLE_TEXT("Core", "samples")}), run_.stop);
    model_->weight_hook = hook;
    if (run_.stop.stop_requested()) return false;
    for (std::size_t i = 0; i < count; ++i)
        run_.tell(
            Sample{stage_.id, state_.step, run_.sample_prompts[i].text, run_.tokenizer->decode(answers[i])});
    return true;
}

/// Where the validation rows' tokens go with the weights as they are now.
void Training::report_routing() {
    if (validation_.empty()) return;
    auto counts =
        count_routing(*model_, validation_,
                      run_.progress(stage_.id, {NIBBLE_TEXT("Core", "counting routed tokens")}), run_.stop);
    if (run_.stop.stop_requested()) return;
    const ModelConfig& config = model_->config();
    run_.tell(RoutingCounted{stage_.id, state_.step, int(config.num_hidden_layers),
                             int(config.num_local_experts), std::move(counts)});
}

void Training::save_step() {
    // What the state stands for must be in the store before the state is: a resumed run does not record it
    // again.
    run_.store.flush();
    StageState state = state_;
    state.seconds = elapsed();
    const auto folder = step_folder(folder_, state.step);
    save_stage(folder, state, trainer_->weights(), trainer_->state(), adapter_files());
    prune_steps(folder_, 2);
    run_.tell(CheckpointSaved{stage_.id, state.step, folder.string(), true, {}});
}

/// Writes the adapter as PEFT does, so that a fork can begin with any saved step.
std::function<void(const std::filesystem::path&)> Training::adapter_files() const {
    if (!adapter_) return {};
    return [this](const std::filesystem::path& into) {
        AdapterFile file = adapter_->file();
        file.base_model = run_.recipe.model.checkpoint;
        write_adapter(into, file, model_->config());
    };
}

void Training::finish() {
    StageState state = state_;
    state.seconds = elapsed();
    const std::filesystem::path best = folder_ / "best";
    const bool better_before =
        stage_.keep_best && state.best_loss && state.validation_loss != state.best_loss;
    if (better_before) {
        const StageState before = read_stage_state(best);
        read_tensors(best / "weights.safetensors",
                     [&](const std::vector<Parameter>& weights) { trainer_->load_weights(weights); });
        state.validation_loss = before.validation_loss;
        run_.log(
            LogLine::Level::info, stage_.id,
            sentence(NIBBLE_TEXT("Core",
                                 "keeps the weights of step %1, whose validation loss of %2 was the lowest"),
                     before.step, fmt::format("{:.4f}", *before.validation_loss)));
    }
    // The last validation has told of the weights of the last step.
    if (!stage_.policy.empty() && (better_before || validation_.empty()))
        report_layer_errors(run_, stage_, policy_, state.step, merge_);
    report_routing();
    run_.store.flush();
    const auto folder = run_.final_folder(stage_.id);
    if (adapter_) {
        save_stage(folder, state, {}, {}, adapter_files());
        adapter_->merge(*model_);
    } else {
        save_stage(folder, state, trainer_->weights());
    }
    run_.store.set_weights(run_.id, stage_.id, folder);
    trainer_.reset();
    model_->weight_hook = {};
    model_->activation_hook = {};
    for (const Parameter& parameter : model_->parameters()) parameter.value.requires_grad_(false);
    run_.holds(stage_.id);
    delete_steps(folder_);
    run_.tell(StageFinished{stage_.id, state.seconds});
}

}  // namespace

void run_training(ActiveRun& run, const Stage& stage) {
    Training(run, stage).run_to_the_end();
}

}  // namespace nibble
