#include "core/run/dry_run.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/run/measure.h"

namespace nibble {

namespace {

/// Bytes that weights, gradients and AdamW's moments of one parameter take while it is trained.
constexpr double kBytesPerParameter = 20;

/// The model with as many layers, experts and words as a quarter of the memory holds; what is computed for a
/// token keeps its proportions.
ModelConfig reduced(ModelConfig m, double memory) {
    const auto too_large = [&] { return double(m.parameters()) * kBytesPerParameter > memory / 4; };
    while (too_large() && m.num_hidden_layers > 2) {
        --m.num_hidden_layers;
        m.sliding.pop_back();
    }
    while (too_large() && m.num_local_experts > 2 * m.num_experts_per_tok) m.num_local_experts /= 2;
    while (too_large() && m.vocab_size > 4096) m.vocab_size /= 2;
    return m;
}

}  // namespace

DryRun dry_run(const Recipe& recipe, const PlanInput& input) {
    const auto stage = std::find_if(recipe.stages.begin(), recipe.stages.end(),
                                    [](const Stage& s) { return trains(s.type); });
    if (stage == recipe.stages.end()) fail("The recipe trains nothing, so there is no step to measure");
    const DeviceSpeed device = measure_device(recipe.model.device, recipe.model.dtype);
    StepShape shape;
    shape.model = reduced(input.model, device.memory_bytes);
    constexpr std::int64_t longest = 2048, most_tokens = 4096;
    shape.length = std::clamp<std::int64_t>(std::int64_t(input.tokens_per_row), 64,
                                            std::min(longest, recipe.data.max_length));
    shape.rows =
        std::clamp<std::int64_t>(stage->batch_size, 1, std::max<std::int64_t>(1, most_tokens / shape.length));
    const StepSpeed speed = measure_step(shape, recipe.model.device, recipe.model.dtype, 3);
    return {.flops_per_second = speed.flops_per_second,
            .seconds = double(shape.rows * shape.length) / speed.tokens_per_second,
            .memory_bytes = device.memory_bytes,
            .on_gpu = device.on_gpu,
            .layers = shape.model.num_hidden_layers,
            .experts = shape.model.num_local_experts};
}

void use(const DryRun& measured, PlanInput& input) {
    input.flops_per_second = measured.flops_per_second;
    input.memory_bytes = measured.memory_bytes;
    input.on_gpu = measured.on_gpu;
}

void use_matmul_speed(const Recipe& recipe, PlanInput& input) {
    const DeviceSpeed device = measure_device(recipe.model.device, recipe.model.dtype);
    input.flops_per_second = kUsualEfficiency * device.flops_per_second;
    input.memory_bytes = device.memory_bytes;
    input.on_gpu = device.on_gpu;
}

}  // namespace nibble
