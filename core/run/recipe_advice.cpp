// What usually goes wrong with a recipe that is valid: the pitfalls that the published recipe, its scripts
// and the servers' issue lists name.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/fields.h"
#include "core/quant/quant_policy.h"
#include "core/run/recipe.h"

namespace nibble {

namespace {

constexpr std::int64_t kFewSteps = 50, kFewCalibrationSamples = 64;

class Adviser {
  public:
    Adviser(const Recipe& recipe, std::int64_t rows) : recipe_(recipe), rows_(rows) {}
    std::vector<Advice> all();

  private:
    template <typename... Args>
    void add(const Stage& stage, const char* field, const char* pattern, const Args&... arguments) {
        advice_.push_back({"stages." + stage.id + "." + field, stage.id, sentence(pattern, arguments...)});
    }
    const Stage* source(const Stage& stage) const {
        return stage.from.empty() ? nullptr : &recipe_.stage(stage.from);
    }
    const Stage* tuned_ancestor(const Stage& stage) const;
    void on_qat(const Stage& stage);
    void on_training(const Stage& stage);
    void on_learning_rate(const Stage& stage);
    void on_calibration(const Stage& stage);
    void on_evaluation(const Stage& stage);
    void on_export(const Stage& stage);

    const Recipe& recipe_;
    std::int64_t rows_;
    std::vector<Advice> advice_;
};

/// The nearest stage of type sft that `stage` descends from.
const Stage* Adviser::tuned_ancestor(const Stage& stage) const {
    const Stage* ancestor = source(stage);
    while (ancestor && ancestor->type != StageType::sft) ancestor = source(*ancestor);
    return ancestor;
}

void Adviser::on_qat(const Stage& stage) {
    const Stage* tuned = tuned_ancestor(stage);
    if (!tuned)
        add(stage, "from",
            NIBBLE_TEXT(
                "Core",
                "quantization-aware training works best from weights that were fine-tuned first; put an sft "
                "stage "
                "before it."));
    else if (tuned->method == stage.method && stage.learning_rate > tuned->learning_rate)
        add(stage, "learning_rate",
            NIBBLE_TEXT("Core",
                        "its learning rate of %1 is above the %2 of %3; quantization-aware training wants a "
                        "smaller one."),
            stage.learning_rate, tuned->learning_rate, tuned->id);
}

void Adviser::on_training(const Stage& stage) {
    const std::int64_t steps = planned_steps(stage, rows_);
    if (steps > 0 && steps < kFewSteps)
        add(stage, stage.steps > 0 ? "steps" : "epochs",
            NIBBLE_TEXT("Core",
                        "%1 steps are enough to see that everything works, but hardly to change a model: "
                        "rounding to 4 "
                        "bits undoes small changes. The published recipe takes 225, with an adapter 57."),
            steps);
    if (steps > 0 && stage.warmup_steps >= steps)
        add(stage, "warmup_steps",
            NIBBLE_TEXT(
                "Core",
                "the learning rate rises for %1 steps and there are only %2: it never reaches its peak."),
            stage.warmup_steps, steps);
    if (stage.keep_best && recipe_.data.validation == 0)
        add(stage, "keep_best",
            NIBBLE_TEXT("Core",
                        "no rows are held out for validation, so there is no best step to keep: the last one "
                        "counts."));
}

/// An order of magnitude off the published rates: 2e-5 for all weights, 2e-4 for an adapter.
void Adviser::on_learning_rate(const Stage& stage) {
    if (stage.type == StageType::pretrain) return;
    const bool lora = stage.method == "lora";
    const double usual = lora ? 2e-4 : 2e-5;
    if (stage.learning_rate > 10 * usual)
        add(stage, "learning_rate",
            lora ? NIBBLE_TEXT("Core",
                               "a learning rate of %1 is high where an adapter is trained; the published "
                               "recipe takes %2.")
                 : NIBBLE_TEXT("Core",
                               "a learning rate of %1 is high where all weights are trained; the published "
                               "recipe takes %2."),
            stage.learning_rate, usual);
    else if (lora && stage.learning_rate < usual / 10)
        add(stage, "learning_rate",
            NIBBLE_TEXT("Core",
                        "a learning rate of %1 is low for an adapter, which needs about ten times that of "
                        "all weights; "
                        "the published recipe takes %2."),
            stage.learning_rate, usual);
}

void Adviser::on_calibration(const Stage& stage) {
    if (stage.policy.empty() || !quant_policy(stage.policy).quantizes_inputs()) return;
    if (stage.calibration_samples < kFewCalibrationSamples)
        add(stage, "calibration_samples",
            NIBBLE_TEXT(
                "Core",
                "%1 calibration samples are few: an input range that was not seen is cut off later. 128 are "
                "usual."),
            stage.calibration_samples);
    else if (rows_ > 0 && stage.calibration_samples > rows_)
        add(stage, "calibration_samples", NIBBLE_TEXT("Core", "there are only %1 rows to calibrate on."),
            rows_);
}

void Adviser::on_evaluation(const Stage& stage) {
    for (const std::string& file : stage.data)
        if (std::find(recipe_.data.train.begin(), recipe_.data.train.end(), file) != recipe_.data.train.end())
            add(stage, "data", NIBBLE_TEXT("Core", "%1 is also trained on; its scores will flatter."), file);
}

void Adviser::on_export(const Stage& stage) {
    if (stage.layout == "hf-nvfp4")
        add(stage, "layout",
            NIBBLE_TEXT("Core",
                        "vLLM does not run NVFP4 gpt-oss right yet (vllm-project/vllm#46641); SGLang and "
                        "TensorRT-LLM "
                        "do, "
                        "in recent versions and on Blackwell GPUs. For vLLM export hf-mxfp4."));
    if (stage.layout == "openai")
        add(stage, "layout",
            NIBBLE_TEXT("Core",
                        "vLLM and SGLang do not read OpenAI's layout; hf-mxfp4 holds the same bytes and is "
                        "read by all."));
}

std::vector<Advice> Adviser::all() {
    for (const Stage& stage : recipe_.stages) {
        if (stage.type == StageType::qat) on_qat(stage);
        if (trains(stage.type)) {
            on_training(stage);
            on_learning_rate(stage);
        }
        on_calibration(stage);
        on_evaluation(stage);
        if (stage.type == StageType::export_checkpoint) on_export(stage);
    }
    return std::move(advice_);
}

}  // namespace

std::vector<Advice> advice(const Recipe& recipe, std::int64_t training_rows) {
    return Adviser(recipe, training_rows).all();
}

std::int64_t planned_steps(const Stage& stage, std::int64_t training_rows) {
    if (stage.steps > 0) return stage.steps;
    const std::int64_t per_step = stage.batch_size * stage.gradient_accumulation;
    return std::int64_t(std::ceil(stage.epochs * double((training_rows + per_step - 1) / per_step)));
}

}  // namespace nibble
