// The forward pass of gpt-oss from the plain references alone, step by step.
#pragma once
#include "tiny_model.h"

#include "core/model/attention.h"
#include "core/model/moe.h"
#include "core/model/rms_norm.h"
#include "core/model/rope.h"

namespace nibble::test {

/// The embedding, then what follows each layer, the last one after the final norm. ids [B, T].
inline std::vector<at::Tensor> reference_layers(const GptOss& model, const at::Tensor& ids) {
    const ModelConfig& config = model.config();
    const RotaryTable rotary =
        rotary_table(yarn(config.rope, config.head_dim), at::arange(ids.size(1)), model.dtype());
    std::vector<at::Tensor> layers{model.parameter("model.embed_tokens.weight").index({ids})};
    for (int i = 0; i < config.num_hidden_layers; ++i) {
        auto parameter = [&](const std::string& name) {
            return model.parameter("model.layers." + std::to_string(i) + "." + name);
        };
        auto linear = [&](const std::string& name, const at::Tensor& x) {
            return at::linear(x, parameter(name + ".weight"), parameter(name + ".bias"));
        };
        auto heads = [&](const std::string& name, const at::Tensor& x) {
            return linear("self_attn." + name, x).unflatten(-1, {-1, config.head_dim});
        };
        at::Tensor x = layers.back();
        const at::Tensor h = rms_norm_ref(x, parameter("input_layernorm.weight"), config.rms_norm_eps);
        const std::int64_t window = config.sliding[std::size_t(i)] ? config.sliding_window : 0;
        const at::Tensor attended =
            attention_ref(rotate_ref(heads("q_proj", h), rotary), rotate_ref(heads("k_proj", h), rotary),
                          heads("v_proj", h), parameter("self_attn.sinks"), window, {});
        x = x + linear("self_attn.o_proj", attended.flatten(-2));
        const at::Tensor y =
            rms_norm_ref(x, parameter("post_attention_layernorm.weight"), config.rms_norm_eps).flatten(0, 1);
        const Routing routing = route(y, parameter("mlp.router.weight"), parameter("mlp.router.bias"),
                                      config.num_experts_per_tok);
        const Experts with{.gate_up = parameter("mlp.experts.gate_up_proj"),
                           .gate_up_bias = parameter("mlp.experts.gate_up_proj_bias"),
                           .down = parameter("mlp.experts.down_proj"),
                           .down_bias = parameter("mlp.experts.down_proj_bias"),
                           .alpha = config.swiglu_alpha,
                           .limit = config.swiglu_limit,
                           .on_activation = {}};
        layers.push_back(x + experts_ref(y, routing, with).view_as(x));
    }
    layers.back() = rms_norm_ref(layers.back(), model.parameter("model.norm.weight"), config.rms_norm_eps);
    return layers;
}

}  // namespace nibble::test
