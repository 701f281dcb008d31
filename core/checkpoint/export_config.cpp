#include "core/checkpoint/export_config.h"

#include "core/base/json.h"
#include "core/text/tokenizer.h"

namespace nibble {

using json = nlohmann::ordered_json;  // keeps the order of the source's keys

namespace {

std::string text_of(const json& file) {
    return file.dump(2) + "\n";
}

json layer_types(const ModelConfig& c) {
    json types = json::array();
    for (const bool sliding : c.sliding) types.push_back(sliding ? "sliding_attention" : "full_attention");
    return types;
}

json hugging_face_keys(const ModelConfig& c) {
    return {{"architectures", {"GptOssForCausalLM"}},
            {"attention_bias", true},
            {"attention_dropout", 0.0},
            {"experts_per_token", c.num_experts_per_tok},
            {"head_dim", c.head_dim},
            {"hidden_act", "silu"},
            {"hidden_size", c.hidden_size},
            {"initial_context_length", c.rope.original_max_position_embeddings},
            {"initializer_range", 0.02},
            {"intermediate_size", c.intermediate_size},
            {"layer_types", layer_types(c)},
            {"max_position_embeddings", c.max_position_embeddings},
            {"model_type", "gpt_oss"},
            {"num_attention_heads", c.num_attention_heads},
            {"num_experts_per_tok", c.num_experts_per_tok},
            {"num_hidden_layers", c.num_hidden_layers},
            {"num_key_value_heads", c.num_key_value_heads},
            {"num_local_experts", c.num_local_experts},
            {"output_router_logits", c.output_router_logits},
            {"rms_norm_eps", c.rms_norm_eps},
            {"rope_scaling",
             {{"beta_fast", c.rope.beta_fast},
              {"beta_slow", c.rope.beta_slow},
              {"factor", c.rope.factor},
              {"original_max_position_embeddings", c.rope.original_max_position_embeddings},
              {"rope_type", "yarn"},
              {"truncate", c.rope.truncate}}},
            {"rope_theta", c.rope.theta},
            {"router_aux_loss_coef", c.router_aux_loss_coef},
            {"sliding_window", c.sliding_window},
            {"swiglu_alpha", c.swiglu_alpha},
            {"swiglu_limit", c.swiglu_limit},
            {"tie_word_embeddings", false},
            {"use_cache", true},
            {"vocab_size", c.vocab_size}};
}

std::string openai_config(const ModelConfig& c) {
    const json file = {{"num_hidden_layers", c.num_hidden_layers},
                       {"num_experts", c.num_local_experts},
                       {"experts_per_token", c.num_experts_per_tok},
                       {"vocab_size", c.vocab_size},
                       {"hidden_size", c.hidden_size},
                       {"intermediate_size", c.intermediate_size},
                       {"swiglu_limit", c.swiglu_limit},
                       {"head_dim", c.head_dim},
                       {"num_attention_heads", c.num_attention_heads},
                       {"num_key_value_heads", c.num_key_value_heads},
                       {"sliding_window", c.sliding_window},
                       {"initial_context_length", c.rope.original_max_position_embeddings},
                       {"rope_theta", c.rope.theta},
                       {"rope_scaling_factor", c.rope.factor},
                       {"rope_ntk_alpha", c.rope.beta_slow},
                       {"rope_ntk_beta", c.rope.beta_fast}};
    ModelConfig said = parse_model_config(file.dump(), "original/config.json");
    said.max_position_embeddings = c.max_position_embeddings;  // which only transformers knows
    said.output_router_logits = c.output_router_logits;
    said.router_aux_loss_coef = c.router_aux_loss_coef;
    if (!(said == c))
        fail(
            "OpenAI's layout cannot hold this model: rms_norm_eps, swiglu_alpha, truncate and layer_types "
            "are fixed "
            "there (1e-5, 1.702, false, every second layer sliding); export a Hugging Face layout");
    return text_of(file);
}

/// The modules whose weights stay BF16, as NVIDIA's exporter lists them.
json unquantized_modules(const ModelConfig& c) {
    json modules = {"lm_head", "model.embed_tokens"};
    for (std::int64_t layer = 0; layer < c.num_hidden_layers; ++layer) {
        modules.push_back(fmt::format("model.layers.{}.mlp.router", layer));
        modules.push_back(fmt::format("model.layers.{}.self_attn*", layer));
    }
    return modules;
}

const char* nvfp4_algorithm(bool quantized_inputs) {
    return quantized_inputs ? "NVFP4" : "W4A16_NVFP4";
}

/// Loaders take the meaning of the file from the producer's name and refuse names that they do not know.
json producer() {
    return {{"name", "modelopt"}, {"version", "0.47.0"}};
}

json quantization_config(const ModelConfig& c, Layout layout, bool quantized_inputs) {
    if (layout == Layout::hf_mxfp4)
        return {{"modules_to_not_convert",
                 {"model.layers.*.self_attn", "model.layers.*.mlp.router", "model.embed_tokens", "lm_head"}},
                {"quant_method", "mxfp4"}};
    const json numbers = {
        {"dynamic", false}, {"num_bits", 4}, {"type", "float"}, {"group_size", packed_layout(layout)->block}};
    json group;
    if (quantized_inputs) group["input_activations"] = numbers;
    group["weights"] = numbers;
    group["targets"] = {"Linear"};
    return {{"config_groups", {{"group_0", group}}},
            {"ignore", unquantized_modules(c)},
            {"quant_algo", nvfp4_algorithm(quantized_inputs)},
            {"producer", producer()},
            {"quant_method", "modelopt"}};
}

}  // namespace

std::string hugging_face_config(const ModelConfig& config) {
    return text_of(hugging_face_keys(config));
}

std::string export_config(const std::string& source, Layout layout, bool quantized_inputs) {
    const ModelConfig config = parse_model_config(source, "config.json");
    json file = parse_json<json>(source, "config.json");
    const bool from_openai = !file.contains("model_type");
    if (layout == Layout::openai) return from_openai ? source : openai_config(config);
    if (from_openai) file = hugging_face_keys(config);

    if (!file.contains("architectures")) file["architectures"] = {"GptOssForCausalLM"};  // servers go by it
    file.erase("quantization_config");
    if (layout != Layout::hf_bf16)
        file["quantization_config"] = quantization_config(config, layout, quantized_inputs);
    for (const char* key : {"torch_dtype", "dtype"})
        if (file.contains(key)) file[key] = "bfloat16";
    // Servers older than transformers 5 look for the rotary settings only where transformers 4 wrote them.
    if (file.contains("rope_parameters") && file["rope_parameters"].is_object()) {
        json scaling = file["rope_parameters"];
        scaling.erase("rope_theta");
        file["rope_scaling"] = scaling;
        file["rope_theta"] = config.rope.theta;
    }
    return text_of(file);
}

std::string export_quant_config(const ModelConfig& config, bool quantized_inputs) {
    return text_of({{"producer", producer()},
                    {"quantization",
                     {{"quant_algo", nvfp4_algorithm(quantized_inputs)},
                      {"kv_cache_quant_algo", nullptr},
                      {"group_size", packed_layout(Layout::hf_nvfp4)->block},
                      {"exclude_modules", unquantized_modules(config)}}}});
}

std::string export_generation_config(const ModelConfig& config, const CompanionFiles& companions) {
    std::optional<std::int64_t> begin = 199998, pad = 199999, end = 200002, call = 200012;  // o200k_harmony's
    if (const auto file = companions.find("tokenizer.json"); file != companions.end()) {
        const Tokenizer tokenizer = Tokenizer::load(file->second);
        begin = tokenizer.find_special("<|startoftext|>");
        pad = tokenizer.find_special("<|endoftext|>");
        end = tokenizer.find_special("<|return|>");
        call = tokenizer.find_special("<|call|>");
    }
    for (const auto& id : {begin, pad, end, call})
        if (!id || *id >= config.vocab_size) return {};
    return text_of({{"bos_token_id", *begin},
                    {"do_sample", true},
                    {"eos_token_id", {*end, *pad, *call}},
                    {"pad_token_id", *pad}});
}

}  // namespace nibble
