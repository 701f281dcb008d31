#include "core/checkpoint/tensor_names.h"

#include <functional>
#include <numeric>

namespace nibble {

std::int64_t TensorSpec::count() const {
    return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

std::vector<TensorSpec> tensor_table(const ModelConfig& c) {
    using enum TensorKind;
    const std::int64_t hidden = c.hidden_size, inner = c.intermediate_size, experts = c.num_local_experts;
    const std::int64_t q_rows = c.num_attention_heads * c.head_dim,
                       kv_rows = c.num_key_value_heads * c.head_dim;

    std::vector<TensorSpec> table;
    table.push_back({"model.embed_tokens.weight", embedding, -1, {c.vocab_size, hidden}, "embedding.weight"});
    for (int layer = 0; layer < c.num_hidden_layers; ++layer) {
        const std::string name = "model.layers." + std::to_string(layer) + ".";
        const std::string openai = "block." + std::to_string(layer) + ".";
        auto add = [&](const char* hf_name, TensorKind kind, std::vector<std::int64_t> shape,
                       const char* openai_name, std::int64_t openai_row = 0) {
            table.push_back(
                {name + hf_name, kind, layer, std::move(shape), openai + openai_name, openai_row});
        };
        add("input_layernorm.weight", norm, {hidden}, "attn.norm.scale");
        add("self_attn.q_proj.weight", linear_weight, {q_rows, hidden}, "attn.qkv.weight");
        add("self_attn.q_proj.bias", linear_bias, {q_rows}, "attn.qkv.bias");
        add("self_attn.k_proj.weight", linear_weight, {kv_rows, hidden}, "attn.qkv.weight", q_rows);
        add("self_attn.k_proj.bias", linear_bias, {kv_rows}, "attn.qkv.bias", q_rows);
        add("self_attn.v_proj.weight", linear_weight, {kv_rows, hidden}, "attn.qkv.weight", q_rows + kv_rows);
        add("self_attn.v_proj.bias", linear_bias, {kv_rows}, "attn.qkv.bias", q_rows + kv_rows);
        add("self_attn.sinks", sinks, {c.num_attention_heads}, "attn.sinks");
        add("self_attn.o_proj.weight", linear_weight, {hidden, q_rows}, "attn.out.weight");
        add("self_attn.o_proj.bias", linear_bias, {hidden}, "attn.out.bias");
        add("post_attention_layernorm.weight", norm, {hidden}, "mlp.norm.scale");
        add("mlp.router.weight", linear_weight, {experts, hidden}, "mlp.gate.weight");
        add("mlp.router.bias", linear_bias, {experts}, "mlp.gate.bias");
        add("mlp.experts.gate_up_proj", expert_weight, {experts, 2 * inner, hidden}, "mlp.mlp1_weight");
        add("mlp.experts.gate_up_proj_bias", expert_bias, {experts, 2 * inner}, "mlp.mlp1_bias");
        add("mlp.experts.down_proj", expert_weight, {experts, hidden, inner}, "mlp.mlp2_weight");
        add("mlp.experts.down_proj_bias", expert_bias, {experts, hidden}, "mlp.mlp2_bias");
    }
    table.push_back({"model.norm.weight", norm, -1, {hidden}, "norm.scale"});
    table.push_back({"lm_head.weight", linear_weight, -1, {c.vocab_size, hidden}, "unembedding.weight"});
    return table;
}

std::int64_t ModelConfig::parameters() const {
    std::int64_t sum = 0;
    for (const TensorSpec& spec : tensor_table(*this)) sum += spec.count();
    return sum;
}

std::int64_t ModelConfig::active_parameters() const {
    std::int64_t sum = 0;
    for (const TensorSpec& spec : tensor_table(*this)) {
        if (spec.kind == TensorKind::embedding) continue;
        const bool expert = spec.kind == TensorKind::expert_weight || spec.kind == TensorKind::expert_bias;
        sum += expert ? spec.count() / num_local_experts * num_experts_per_tok : spec.count();
    }
    return sum;
}

}  // namespace nibble
