// Models and golden values for tests.
#pragma once
#include "close.h"

#include <filesystem>

#include "core/checkpoint/checkpoint.h"
#include "core/model/gpt_oss.h"
#include "test_main.h"

namespace nibble::test {

inline at::Tensor to_tensor(const TensorView& view) {
    const at::ScalarType type = view.dtype == DType::f32    ? at::kFloat
                                : view.dtype == DType::bf16 ? at::kBFloat16
                                                            : at::kLong;
    return at::from_blob(const_cast<std::byte*>(view.bytes.data()), view.shape, type).clone();
}

inline GptOss load_model(const Checkpoint& checkpoint, at::ScalarType dtype = at::kFloat) {
    GptOss model(checkpoint.config(), dtype, at::kCPU);
    load(model, [&](const TensorSpec& spec, kernels::ScalarType type, void* out) {
        checkpoint.read(spec, type, out);
    });
    return model;
}

/// golden/model/NAME: a checkpoint and what transformers computes with it in float32.
struct GoldenModel {
    explicit GoldenModel(const std::filesystem::path& folder)
        : checkpoint(Checkpoint::open(folder)), golden(folder / "golden.safetensors") {}

    GptOss model(at::ScalarType dtype = at::kFloat) const { return load_model(checkpoint, dtype); }
    at::Tensor value(const std::string& name) const { return to_tensor(golden.at(name)); }
    ModelInput input() const { return {value("input_ids"), value("attention_mask"), {}}; }
    /// A value that belongs to a parameter, in the engine's shape: expert weights are [E, in, out] in the
    /// file.
    at::Tensor value(const std::string& prefix, const TensorSpec& spec) const {
        const at::Tensor stored = value(prefix + spec.name);
        return spec.kind == TensorKind::expert_weight ? stored.transpose(1, 2) : stored;
    }

    Checkpoint checkpoint;
    SafetensorsFile golden;
};

/// Mean cross entropy of the next token over the labels that count.
inline at::Tensor next_token_loss(const at::Tensor& logits, const at::Tensor& labels) {
    const std::int64_t length = logits.size(1);
    return at::cross_entropy_loss(logits.narrow(1, 0, length - 1).flatten(0, 1).to(at::kFloat),
                                  labels.narrow(1, 1, length - 1).flatten());
}

/// A model with random weights that reach every part of the forward pass; nothing square, odd sizes.
inline GptOss random_model(ModelConfig config, std::uint64_t seed) {
    GptOss model(std::move(config), at::kFloat, at::kCPU);
    at::NoGradGuard no_grad;
    for (const Parameter& parameter : model.parameters()) {
        const bool matrix = parameter.value.dim() > 1;
        const double scale = matrix ? 1.5 / std::sqrt(double(parameter.value.size(-1))) : 0.3;
        parameter.value.copy_(randn(parameter.value.sizes(), ++seed, scale));
        if (parameter.name.ends_with("norm.weight")) parameter.value.add_(1);
    }
    return model;
}

inline ModelConfig small_config() {
    ModelConfig config;
    config.vocab_size = 97;
    config.hidden_size = 48;
    config.intermediate_size = 40;
    config.num_hidden_layers = 3;
    config.num_attention_heads = 4;
    config.num_key_value_heads = 2;
    config.head_dim = 16;
    config.num_local_experts = 6;
    config.num_experts_per_tok = 2;
    config.sliding_window = 8;
    config.rope.truncate = false;
    config.sliding = {true, false, true};
    return config;
}

inline at::Tensor random_ids(at::IntArrayRef shape, std::int64_t vocabulary, std::uint64_t seed) {
    return at::empty(shape, at::kLong).random_(vocabulary, at::detail::createCPUGenerator(seed));
}

}  // namespace nibble::test
