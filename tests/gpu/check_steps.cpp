// One training step of each kind through a layer as wide as gpt-oss-20b's.
#include "check.h"

#include <cuda_runtime.h>

#include <fmt/format.h>

#include <chrono>
#include <random>

#include "core/model/lora.h"
#include "core/quant/fake_quant.h"
#include "core/train/trainer.h"

namespace nibble::gpu_check {
namespace {

ModelConfig one_layer() {
    ModelConfig config;
    config.vocab_size = 201088;
    config.hidden_size = 2880;
    config.intermediate_size = 2880;
    config.num_hidden_layers = 1;
    config.num_attention_heads = 64;
    config.num_key_value_heads = 8;
    config.head_dim = 64;
    config.num_local_experts = 32;
    config.num_experts_per_tok = 4;
    config.rope.truncate = false;
    config.sliding = {true};
    return config;
}

Batch random_batch(std::int64_t rows, std::int64_t length, std::int64_t vocabulary) {
    std::mt19937_64 random(1);
    Batch batch{
        .rows = rows, .length = length, .ids = {}, .labels = {}, .mask = {}, .segments = {}, .sources = {}};
    for (std::int64_t i = 0; i < rows * length; ++i) {
        batch.ids.push_back(std::int64_t(random() % std::uint64_t(vocabulary)));
        batch.labels.push_back(batch.ids.back());
        batch.mask.push_back(1);
    }
    return batch;
}

/// Two steps on the same tokens: the loss starts near that of a guess and falls.
void train(const std::string& name, GptOss& model, std::vector<Parameter> trained) {
    const Batch batch = random_batch(4, 512, model.config().vocab_size);
    TrainerSettings settings;
    settings.schedule = {.shape = "constant", .peak = 1e-3, .steps = 2};
    Trainer trainer(
        model, std::move(trained), [&](std::int64_t) { return std::vector<Batch>{batch}; }, settings);
    const StepResult first = trainer.step();
    cudaDeviceSynchronize();
    const auto begin = std::chrono::steady_clock::now();
    const StepResult second = trainer.step();
    cudaDeviceSynchronize();
    const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::size_t unused = 0, all = 0;
    cudaMemGetInfo(&unused, &all);
    const double guess = std::log(double(model.config().vocab_size));
    report(
        name, first.applied && second.applied && std::abs(first.loss - guess) < 1 && second.loss < first.loss,
        fmt::format("\"loss\": [{:.4f}, {:.4f}], \"tokens_per_second\": {:.0f}, \"gigabytes_held\": {:.1f}",
                    first.loss, second.loss, double(second.tokens) / took, double(all - unused) * 1e-9));
}

}  // namespace

void check_steps() {
    GptOss model(one_layer(), at::kBFloat16, {at::kCUDA, 0});
    {
        at::NoGradGuard no_grad;
        for (const Parameter& parameter : model.parameters()) {
            parameter.value.normal_(0, 0.02);
            if (parameter.name.ends_with("norm.weight")) parameter.value.fill_(1);
        }
    }
    const Lora lora(model, {}, 1);
    model.weight_hook = lora.hook();
    train("LoRA step", model, lora.parameters());

    model.weight_hook = fake_quant_weights(quant_policy("mxfp4_mlp_weight_only"));
    const std::vector<std::string> patterns = {"*.experts.*"};
    train("QAT step", model, select_parameters(model, patterns));
}

}  // namespace nibble::gpu_check
