#include "core/run/plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/checkpoint/tensor_names.h"
#include "core/model/lora_targets.h"
#include "core/quant/quant_policy.h"

namespace nibble {

namespace {

constexpr double kFloat32 = 4;
/// Rows of logits that the loss holds at a time; the same number as in train/loss.cpp's chunks, to an order.
constexpr double kLogitRows = 1024;

double bytes_of(const std::string& dtype) {
    return dtype == "float32" ? 4 : 2;
}

std::int64_t planned_steps(const Stage& stage, std::int64_t rows) {
    if (stage.steps > 0) return stage.steps;
    const double per_step = double(stage.batch_size * stage.gradient_accumulation);
    return std::int64_t(std::ceil(double(rows) / per_step) * stage.epochs);
}

/// Values kept for the backward pass of one layer and token.
double activations_per_token(const ModelConfig& m) {
    const double attention =
        double(m.num_attention_heads * m.head_dim * 2 + m.num_key_value_heads * m.head_dim * 2);
    const double experts = double(m.num_experts_per_tok) * double(m.hidden_size + 3 * m.intermediate_size);
    return 4.0 * double(m.hidden_size) + attention + experts;
}

double forward_flops_per_token(const ModelConfig& m, double context) {
    const double attention =
        2.0 * context * double(m.num_attention_heads * m.head_dim) * 2.0 * double(m.num_hidden_layers);
    return 2.0 * double(m.active_parameters()) + attention;
}

void add_training(StagePlan& result, const Recipe& recipe, const Stage& stage, const PlanInput& input) {
    const ModelConfig& m = input.model;
    const double size = bytes_of(recipe.model.dtype);
    const double tokens_per_row =
        input.tokens_per_row > 0 ? input.tokens_per_row : double(recipe.data.max_length);
    const double trained = double(result.trained_parameters);
    const bool lora = stage.method == "lora";

    result.parts.push_back({"weights", double(m.parameters()) * size,
                            fmt::format("{} parameters in {}", m.parameters(), recipe.model.dtype)});
    if (size < kFloat32 || lora)
        result.parts.push_back({"master weights", trained * kFloat32, "float32, of what is trained"});
    result.parts.push_back({"gradients", trained * (lora ? kFloat32 : size), "of what is trained"});
    result.parts.push_back({"optimizer state", 2 * trained * kFloat32, "AdamW: two float32 moments"});

    const double tokens = double(stage.batch_size) * tokens_per_row;
    const double layer = tokens * activations_per_token(m) * size;
    const double layers = stage.gradient_checkpointing
                              ? tokens * double(m.hidden_size) * size * double(m.num_hidden_layers) + layer
                              : layer * double(m.num_hidden_layers);
    result.parts.push_back({"activations", layers,
                            stage.gradient_checkpointing
                                ? "one layer, and the inputs of all (gradient checkpointing)"
                                : "all layers"});
    result.parts.push_back({"logits", std::min(kLogitRows, tokens) * double(m.vocab_size) * 2 * kFloat32,
                            "a chunk of rows, with its gradient"});
    if (!stage.policy.empty()) {
        double largest = 0;
        for (const auto& spec : tensor_table(m))
            if (spec.kind == TensorKind::expert_weight) largest = std::max(largest, double(spec.count()));
        const double layers_held = stage.gradient_checkpointing ? 1 : double(m.num_hidden_layers);
        result.parts.push_back({"fake-quantized weights", 2 * largest * size * layers_held,
                                "both expert tensors of the layers in flight"});
    }

    result.steps = planned_steps(stage, input.rows);
    result.tokens = double(result.steps * stage.batch_size * stage.gradient_accumulation) * tokens_per_row;
    const double passes =
        stage.gradient_checkpointing ? 4 : 3;  // forward, its repetition, and twice that backward
    result.flops = result.tokens * passes *
                   forward_flops_per_token(
                       m, std::min(tokens_per_row, double(m.sliding_window)) / 2 + tokens_per_row / 4);
    if (input.flops_per_second > 0) result.seconds = result.flops / input.flops_per_second;
    // Two rotating checkpoints with masters and moments, and the stage's result.
    result.disk_bytes = 2 * 3 * trained * kFloat32 + (lora ? trained : double(m.parameters())) * kFloat32;
}

void warn(Plan& result, const Recipe& recipe, const PlanInput& input) {
    if (input.memory_bytes <= 0 || result.peak_bytes() <= input.memory_bytes) return;
    const auto worst =
        std::max_element(result.stages.begin(), result.stages.end(),
                         [](const StagePlan& a, const StagePlan& b) { return a.bytes() < b.bytes(); });
    const Stage& stage = recipe.stage(worst->stage);
    std::string remedy;
    if (!stage.gradient_checkpointing)
        remedy = "set gradient_checkpointing to true";
    else if (stage.method != "lora")
        remedy = "set method to lora";
    else if (stage.batch_size > 1)
        remedy = "halve batch_size and double gradient_accumulation";
    else
        remedy = "lower data.max_length, or use a device with more memory";
    result.warnings.push_back(fmt::format(
        "stage '{}' needs about {:.1f} GB and the {} has {:.1f} GB: {}", worst->stage, worst->bytes() / 1e9,
        input.on_gpu ? "GPU" : "machine", input.memory_bytes / 1e9, remedy));
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

Plan plan(const Recipe& recipe, const PlanInput& input) {
    Plan result;
    const double shipped = double(input.model.parameters());
    for (const Stage& stage : recipe.stages) {
        StagePlan part;
        part.stage = stage.id;
        part.type = stage.type;
        part.trained_parameters = trained_parameters(input.model, stage);
        if (trains(stage.type)) {
            add_training(part, recipe, stage, input);
        } else {
            part.parts.push_back({"weights", shipped * bytes_of(recipe.model.dtype),
                                  fmt::format("in {}", recipe.model.dtype)});
            if (stage.type == StageType::export_checkpoint)
                part.disk_bytes = shipped * (stage.layout == "hf-bf16" ? 2 : 0.66);
        }
        result.stages.push_back(std::move(part));
    }
    warn(result, recipe, input);
    return result;
}

}  // namespace nibble
