#include "core/run/plan.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "core/base/quantity.h"
#include "core/checkpoint/tensor_names.h"
#include "core/model/lora_targets.h"
#include "core/quant/quant_policy.h"

namespace nibble {

namespace {

constexpr double kFloat32 = 4, kBfloat16 = 2;

double bytes_of(const std::string& dtype) {
    return dtype == "float32" ? kFloat32 : kBfloat16;
}

/// Values kept for the backward pass of one layer and token: inputs and outputs of norms and attention, and
/// of each chosen expert its input, both halves, their product and its output.
double activations_per_token(const ModelConfig& m) {
    const double attention =
        double(m.num_attention_heads * m.head_dim * 2 + m.num_key_value_heads * m.head_dim * 2);
    const double experts =
        double(m.num_experts_per_tok) * double(2 * m.hidden_size + 3 * m.intermediate_size);
    return 4.0 * double(m.hidden_size) + attention + experts;
}

double forward_flops_per_token(const ModelConfig& m, double context) {
    const double attention =
        2.0 * context * double(m.num_attention_heads * m.head_dim) * 2.0 * double(m.num_hidden_layers);
    return 2.0 * double(m.active_parameters()) + attention;
}

/// Expert weights of one layer that the stage changes on their way into the forward pass: merged with an
/// adapter, or fake-quantized.
double changed_experts(const ModelConfig& m, const Stage& stage) {
    double count = 0;
    if (!stage.policy.empty()) {
        for (const auto& spec : tensor_table(m))
            if (spec.layer == 0 && spec.kind == TensorKind::expert_weight) count += double(spec.count());
    } else if (stage.method == "lora") {
        for (const LoraMatch& match : match_lora_targets(m, stage.lora_rank, stage.lora_targets))
            for (const TensorSpec& spec : match.parameters)
                if (spec.layer == 0 && spec.kind == TensorKind::expert_weight) count += double(spec.count());
    }
    return count;
}

class StagePlanner {
  public:
    StagePlanner(const Recipe& recipe, const Stage& stage, const PlanInput& input, StagePlan& result)
        : stage_(stage), m_(input.model), input_(input), out_(result) {
        size_ = bytes_of(recipe.model.dtype);
        dtype_ = recipe.model.dtype;
        tokens_per_row_ = input.tokens_per_row > 0 ? input.tokens_per_row : double(recipe.data.max_length);
        longest_row_ = double(input.longest_row > 0 && !recipe.data.packing
                                  ? std::min(input.longest_row, recipe.data.max_length)
                                  : recipe.data.max_length);
    }
    void plan() {
        weights();
        optimizer();
        activations();
        time_and_disk();
    }

  private:
    template <typename... Args>
    void part(const char* what, double bytes, const char* reason, const Args&... args) {
        if (bytes > 0) out_.parts.push_back({what, bytes, sentence(reason, args...)});
    }
    void weights();
    void optimizer();
    void activations();
    void time_and_disk();
    bool lora() const { return stage_.method == "lora"; }

    const Stage& stage_;
    const ModelConfig& m_;
    const PlanInput& input_;
    StagePlan& out_;
    std::string dtype_;
    double size_ = 2, tokens_per_row_ = 0, longest_row_ = 0;
};

void StagePlanner::weights() {
    part("weights", double(m_.parameters()) * size_, NIBBLE_TEXT("Core", "%1 parameters in %2"),
         m_.parameters(), dtype_);
    const double changed = changed_experts(m_, stage_);
    const double layers = stage_.gradient_checkpointing ? 1 : double(m_.num_hidden_layers);
    const char* what = stage_.policy.empty() ? "merged weights" : "fake-quantized weights";
    // An adapter's expert gradients come through that of the merged weight.
    part(what, changed * size_ * (layers + (lora() ? 1 : 0)),
         stage_.gradient_checkpointing ? NIBBLE_TEXT("Core", "expert weights of the layer in flight")
                                       : NIBBLE_TEXT("Core", "expert weights of all layers"));
}

/// The trainer adds BF16 gradients up in float32, beside those of the micro-batch at hand.
void StagePlanner::optimizer() {
    const double trained = double(out_.trained_parameters);
    const bool own_master = size_ == kFloat32 || lora();
    if (lora())
        part("adapter", trained * kFloat32, "float32");
    else if (!own_master)
        part("master weights", trained * kFloat32, NIBBLE_TEXT("Core", "float32, of what is trained"));
    const bool both = !own_master && stage_.gradient_accumulation > 1;
    part("gradients", trained * (kFloat32 + (both ? size_ : 0)),
         both ? NIBBLE_TEXT("Core", "summed up in float32, and those of one micro-batch in bfloat16")
              : "float32");
    part("optimizer state", 2 * trained * kFloat32, NIBBLE_TEXT("Core", "AdamW: two float32 moments"));
}

void StagePlanner::activations() {
    const double tokens = double(stage_.batch_size) * longest_row_;
    const double layer = tokens * activations_per_token(m_) * size_;
    const double layers = double(m_.num_hidden_layers);
    const double held = stage_.gradient_checkpointing
                            ? tokens * double(m_.hidden_size) * size_ * layers + layer
                            : layer * layers;
    part("activations", held,
         stage_.gradient_checkpointing
             ? NIBBLE_TEXT("Core", "one layer, and the inputs of all, of a batch of %1 rows of %2 tokens")
             : NIBBLE_TEXT("Core", "all layers of a batch of %1 rows of %2 tokens"),
         stage_.batch_size, longest_row_);
    // The loss works on chunks of rows (train/loss.cpp): logits, in float32, and their softmax.
    const double chunk = input_.on_gpu ? 512e6 : std::max(4e6, 64 * double(m_.vocab_size) * kFloat32);
    part("logits", std::min(chunk, tokens * double(m_.vocab_size) * kFloat32) * 2.5,
         NIBBLE_TEXT("Core", "a chunk of rows"));
}

void StagePlanner::time_and_disk() {
    out_.steps = planned_steps(stage_, input_.rows);
    out_.tokens = double(out_.steps * stage_.batch_size * stage_.gradient_accumulation) * tokens_per_row_;
    // Forward, its repetition, and twice that backward; frozen weights need no gradient of their own.
    const double passes = (stage_.gradient_checkpointing ? 2 : 1) + (lora() ? 1 : 2);
    const double context = std::min(tokens_per_row_, double(m_.sliding_window)) / 2 + tokens_per_row_ / 4;
    out_.flops = out_.tokens * passes * forward_flops_per_token(m_, context);
    if (input_.flops_per_second > 0) out_.seconds = out_.flops / input_.flops_per_second;
    // Two rotating checkpoints with masters and moments, and the stage's result.
    const double trained = double(out_.trained_parameters);
    out_.disk_bytes = 2 * 3 * trained * kFloat32 + (lora() ? trained : double(m_.parameters())) * kFloat32;
}

/// What makes a stage smaller, the least costly first. Each returns the setting that it made, as set_value()
/// takes it; empty where there is nothing to change.
using Remedy = std::string (*)(Recipe&, Stage&);
constexpr Remedy kRemedies[] = {
    [](Recipe&, Stage& s) -> std::string {
        return std::exchange(s.gradient_checkpointing, true) ? "" : "gradient_checkpointing=true";
    },
    [](Recipe&, Stage& s) -> std::string {
        if (s.batch_size == 1) return {};
        s.gradient_accumulation *= std::exchange(s.batch_size, 1);
        return fmt::format("batch_size=1, gradient_accumulation={}", s.gradient_accumulation);
    },
    [](Recipe& r, Stage&) -> std::string {
        return std::exchange(r.model.dtype, "bfloat16") == "float32" ? "model.dtype=bfloat16" : "";
    },
    [](Recipe&, Stage& s) -> std::string {
        return s.type != StageType::pretrain && std::exchange(s.method, "lora") != "lora" ? "method=lora"
                                                                                          : "";
    },
    [](Recipe& r, Stage&) -> std::string {
        constexpr std::int64_t shorter = 1024;
        if (r.data.max_length <= shorter) return {};
        r.data.max_length = shorter;
        return "data.max_length=1024";
    },
};

StagePlan plan_stage(const Recipe& recipe, const Stage& stage, const PlanInput& input) {
    StagePlan result;
    result.stage = stage.id;
    result.type = stage.type;
    result.trained_parameters = trained_parameters(input.model, stage);
    if (trains(stage.type)) {
        StagePlanner(recipe, stage, input, result).plan();
        return result;
    }
    result.parts.push_back({"weights", double(input.model.parameters()) * bytes_of(recipe.model.dtype),
                            sentence(NIBBLE_TEXT("Core", "in %1"), recipe.model.dtype)});
    if (stage.type == StageType::export_checkpoint)
        result.disk_bytes = checkpoint_bytes(input.model, stage.layout);
    return result;
}

/// Says of the largest stage that does not fit which changes together make it fit.
void warn(Plan& result, Recipe recipe, const PlanInput& input) {
    if (input.memory_bytes <= 0 || result.peak_bytes() <= input.memory_bytes) return;
    const auto worst =
        std::max_element(result.stages.begin(), result.stages.end(),
                         [](const StagePlan& a, const StagePlan& b) { return a.bytes() < b.bytes(); });
    Stage stage = recipe.stage(worst->stage);
    std::vector<std::string> changes;
    double needed = worst->bytes();
    for (const Remedy& remedy : kRemedies) {
        if (needed <= input.memory_bytes) break;
        const std::string change = trains(stage.type) ? remedy(recipe, stage) : "";
        if (change.empty()) continue;
        const double before = std::exchange(needed, plan_stage(recipe, stage, input).bytes());
        if (needed < before) changes.push_back(change);
    }
    result.warnings.push_back(sentence(
        needed <= input.memory_bytes
            ? NIBBLE_TEXT("Core",
                          "stage %1 needs about %2 and the device has %3; it fits, with %4, by setting "
                          "%5")
            : NIBBLE_TEXT("Core",
                          "stage %1 needs about %2 and the device has %3; no setting makes it fit (the "
                          "least is %4): use a device with more memory"),
        worst->stage, bytes_text(worst->bytes()), bytes_text(input.memory_bytes), bytes_text(needed),
        fmt::join(changes, ", ")));
}

}  // namespace

double StagePlan::bytes() const {
    double sum = 0;
    for (const auto& part : parts) sum += part.bytes;
    return sum;
}

double Plan::peak_bytes() const {
    double peak = 0;
    for (const auto& stage : stages) peak = std::max(peak, stage.bytes());
    return peak;
}

double Plan::seconds() const {
    double sum = 0;
    for (const auto& stage : stages) sum += stage.seconds;
    return sum;
}

double Plan::disk_bytes() const {
    double sum = 0;
    for (const auto& stage : stages) sum += stage.disk_bytes;
    return sum;
}

std::int64_t trained_parameters(const ModelConfig& model, const Stage& stage) {
    if (!trains(stage.type)) return 0;
    std::int64_t count = 0;
    if (stage.method == "lora") {
        for (const LoraMatch& match : match_lora_targets(model, stage.lora_rank, stage.lora_targets))
            count += match.trainable;
        return count;
    }
    for (const auto& spec : tensor_table(model)) {
        const auto fits = [&](const std::string& pattern) { return matches(pattern, spec.name); };
        if (stage.train.empty() || std::any_of(stage.train.begin(), stage.train.end(), fits))
            count += spec.count();
    }
    return count;
}

double checkpoint_bytes(const ModelConfig& model, const std::string& layout) {
    // A code of half a byte, and a scale for each block of 32 or 16.
    const double packed = layout == "hf-bf16"    ? kBfloat16
                          : layout == "hf-nvfp4" ? 0.5 + 1.0 / 16
                                                 : 0.5 + 1.0 / 32;
    double bytes = 0;
    for (const auto& spec : tensor_table(model))
        bytes += double(spec.count()) * (spec.kind == TensorKind::expert_weight ? packed : kBfloat16);
    return bytes;
}

Plan plan(const Recipe& recipe, const PlanInput& input) {
    Plan result;
    for (const Stage& stage : recipe.stages) result.stages.push_back(plan_stage(recipe, stage, input));
    warn(result, recipe, input);
    return result;
}

}  // namespace nibble
