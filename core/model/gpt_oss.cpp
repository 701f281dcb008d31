#include "core/model/torch.h"

#include "core/model/gpt_oss.h"

#include "core/base/error.h"
#include "core/model/generate.h"
#include "core/model/matmul.h"
#include "core/model/moe.h"
#include "core/model/recompute.h"
#include "core/model/rms_norm.h"
#include "core/quant/kernel_args.h"

namespace nibble {
namespace {

std::string layer_name(int layer, const char* rest) {
    return fmt::format("model.layers.{}.{}", layer, rest);
}

/// int64 [B, T]: the first token of each token's segment.
at::Tensor segment_starts(const at::Tensor& segments) {
    const at::Tensor index = at::arange(segments.size(1), segments.options()).expand_as(segments);
    const at::Tensor begins =
        segments.narrow(1, 1, segments.size(1) - 1) != segments.narrow(1, 0, segments.size(1) - 1);
    const at::Tensor starts = index * at::cat({at::zeros_like(begins.narrow(1, 0, 1)), begins}, 1);
    return std::get<0>(starts.cummax(1));
}

}  // namespace

GptOss::GptOss(ModelConfig config, at::ScalarType dtype, at::Device device)
    : config_(std::move(config)),
      dtype_(dtype),
      device_(device),
      yarn_(nibble::yarn(config_.rope, config_.head_dim)) {
    for (TensorSpec& spec : tensor_table(config_)) {
        index_.emplace(spec.name, parameters_.size());
        parameters_.push_back(
            {std::move(spec.name), at::empty(spec.shape, at::TensorOptions(dtype).device(device))});
    }
}

const at::Tensor& GptOss::parameter(std::string_view name) const {
    const auto found = index_.find(std::string(name));
    if (found == index_.end()) fail("The model has no parameter named {}.", name);
    return parameters_[found->second].value;
}

void GptOss::initialise(std::uint64_t seed) {
    at::NoGradGuard no_grad;
    at::Generator generator = at::detail::createCPUGenerator(seed);
    for (const TensorSpec& spec : tensor_table(config_)) {
        const at::Tensor& value = parameter(spec.name);
        const bool router = spec.name.ends_with("mlp.router.bias");
        if (spec.kind == TensorKind::norm) {
            value.fill_(1);
        } else if ((spec.kind == TensorKind::linear_bias && !router) ||
                   spec.kind == TensorKind::expert_bias) {
            value.zero_();
        } else {
            // Drawn in float32 on the CPU, so that a seed means one model on every device and in every type.
            value.copy_(at::empty(spec.shape, at::kFloat).normal_(0, 0.02, generator));
        }
    }
}

void GptOss::pack(std::string_view name, PackedTensor values) {
    const auto found = index_.find(std::string(name));
    if (found == index_.end()) fail("The model has no parameter named {}.", name);
    parameters_[found->second].value.reset();
    packed_.insert_or_assign(std::string(name), std::move(values));
}

const PackedTensor* GptOss::packed(std::string_view name) const {
    const auto found = packed_.empty() ? packed_.end() : packed_.find(std::string(name));
    return found == packed_.end() ? nullptr : &found->second;
}

at::Tensor GptOss::weight(std::string_view name) const {
    const PackedTensor* values = packed(name);
    const at::Tensor value = values ? decode(*values, dtype_) : parameter(name);
    return weight_hook ? weight_hook(name, value) : value;
}

at::Tensor GptOss::linear(const std::string& name, const at::Tensor& x) const {
    return nibble::linear(x, weight(name + ".weight"), weight(name + ".bias"));
}

at::Tensor GptOss::attend(int layer, const at::Tensor& x, const Pass& pass) const {
    auto project = [&](const char* name) {
        return linear(layer_name(layer, name), x).unflatten(-1, {-1, config_.head_dim});
    };
    const at::Tensor q = rotate(project("self_attn.q_proj"), pass.rotary);
    const at::Tensor k = rotate(project("self_attn.k_proj"), pass.rotary);
    const at::Tensor v = project("self_attn.v_proj");
    const at::Tensor sinks = weight(layer_name(layer, "self_attn.sinks"));
    const std::int64_t window = config_.sliding[std::size_t(layer)] ? config_.sliding_window : 0;
    const at::Tensor heads = pass.cache ? pass.cache->attend(layer, q, k, v, sinks, window)
                                        : attention(q, k, v, sinks, window, pass.visibility);
    return linear(layer_name(layer, "self_attn.o_proj"), heads.flatten(-2));
}

std::pair<at::Tensor, at::Tensor> GptOss::mix(int layer, const at::Tensor& x) const {
    const std::string gate_up = layer_name(layer, "mlp.experts.gate_up_proj");
    const std::string down = layer_name(layer, "mlp.experts.down_proj");
    const Routing routing = route(x, weight(layer_name(layer, "mlp.router.weight")),
                                  weight(layer_name(layer, "mlp.router.bias")), config_.num_experts_per_tok);
    const at::Tensor input = activation_hook ? activation_hook(gate_up, x) : x;
    std::function<at::Tensor(const at::Tensor&)> on_activation;
    if (activation_hook) on_activation = [&](const at::Tensor& y) { return activation_hook(down, y); };
    if (packed(gate_up) && packed(down) && !weight_hook && !at::GradMode::is_enabled())
        return {experts_packed(input, routing,
                               {.gate_up = packed(gate_up),
                                .down = packed(down),
                                .gate_up_bias = weight(gate_up + "_bias"),
                                .down_bias = weight(down + "_bias"),
                                .alpha = config_.swiglu_alpha,
                                .limit = config_.swiglu_limit,
                                .on_activation = on_activation}),
                routing.logits};
    const Experts with{.gate_up = weight(gate_up),
                       .gate_up_bias = weight(gate_up + "_bias"),
                       .down = weight(down),
                       .down_bias = weight(down + "_bias"),
                       .alpha = config_.swiglu_alpha,
                       .limit = config_.swiglu_limit,
                       .on_activation = on_activation};
    return {experts(input, routing, with), routing.logits};
}

std::vector<at::Tensor> GptOss::layer(int layer, const at::Tensor& x, const Pass& pass) const {
    auto normed = [&](const at::Tensor& h, const char* name) {
        return rms_norm(h, weight(layer_name(layer, name)), config_.rms_norm_eps);
    };
    const at::Tensor h = x + attend(layer, normed(x, "input_layernorm.weight"), pass);
    const auto [y, router_logits] = mix(layer, normed(h, "post_attention_layernorm.weight").flatten(0, 1));
    return {h + y.view_as(h), router_logits};
}

ModelOutput GptOss::forward(const ModelInput& input, Wants wants, KeyValueCache* cache) const {
    Pass pass;
    pass.cache = cache;
    at::Tensor positions = at::arange(input.ids.size(1), input.ids.options());
    if (cache) positions = (positions + cache->length() - cache->first().unsqueeze(1)).clamp_min(0);
    if (input.segments.defined()) {
        pass.visibility.first = segment_starts(input.segments);
        positions = positions - pass.visibility.first;
    }
    if (input.mask.defined()) pass.visibility.real = input.mask.to(at::kBool);
    if (device_.is_cuda() && !cache) {
        pass.visibility.spans = find_spans(input.ids.size(0), input.ids.size(1), pass.visibility, device_);
    }
    pass.rotary = rotary_table(yarn_, positions, dtype_);

    ModelOutput output;
    at::Tensor x = at::embedding(weight("model.embed_tokens.weight"), input.ids);
    for (int i = 0; i < config_.num_hidden_layers; ++i) {
        if (wants.layers) output.layers.push_back(x);
        auto run = [this, i, pass](const at::Tensor& h) { return layer(i, h, pass); };
        const std::vector<at::Tensor> result =
            gradient_checkpointing && at::GradMode::is_enabled() ? recompute(run, x) : run(x);
        x = result[0];
        if (wants.router_logits) output.router_logits.push_back(result[1]);
    }
    if (cache) cache->advance(input.ids.size(1));
    output.hidden = rms_norm(x, weight("model.norm.weight"), config_.rms_norm_eps);
    if (wants.layers) output.layers.push_back(output.hidden);
    return output;
}

at::Tensor GptOss::logits(const at::Tensor& hidden) const {
    return nibble::linear(hidden, weight("lm_head.weight"));
}

void load(GptOss& model, const TensorReader& read) {
    at::NoGradGuard no_grad;
    const kernels::ScalarType type = kernel_type(model.dtype());
    for (const TensorSpec& spec : tensor_table(model.config())) {
        const at::Tensor& value = model.parameter(spec.name);
        if (value.is_cpu()) {
            read(spec, type, value.data_ptr());
        } else {
            const at::Tensor host =
                at::empty(spec.shape, at::TensorOptions(model.dtype()).pinned_memory(true));
            read(spec, type, host.data_ptr());
            value.copy_(host);
        }
    }
}

}  // namespace nibble
