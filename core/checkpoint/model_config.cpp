#include "core/checkpoint/model_config.h"

#include <cmath>
#include <optional>

#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/base/problems.h"

namespace nibble {

using nlohmann::json;

namespace {

/// One place where a value may stand: `key` of `object`, which the file calls `parent`.
struct Place {
    const json& object;
    const char* parent;  ///< "" for the file's top level
    const char* key;
    std::string label() const { return *parent ? fmt::format("{}.{}", parent, key) : key; }
};

template <typename T>
std::optional<T> convert(const json& value) {
    if constexpr (std::is_same_v<T, bool>) {
        if (value.is_boolean()) return value.get<bool>();
    } else if constexpr (std::is_same_v<T, std::string>) {
        if (value.is_string()) return value.get<std::string>();
    } else if constexpr (std::is_integral_v<T>) {
        if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX)
            return INT64_MAX;  // out of range
        if (value.is_number_integer()) return value.get<T>();
    } else {
        if (value.is_number()) return value.get<T>();
    }
    return std::nullopt;
}

template <typename T>
constexpr const char* wanted = "a number";
template <>
constexpr const char* wanted<std::int64_t> = "a whole number";
template <>
constexpr const char* wanted<bool> = "true or false";
template <>
constexpr const char* wanted<std::string> = "a string";

/// Takes the value that stands in any of the places (null counts as absent); two places that disagree are a
/// problem.
/// @returns whether one of them holds a value
template <typename T>
bool take(T& value, std::initializer_list<Place> places, Problems& problems) {
    const Place* first = nullptr;
    for (const Place& place : places) {
        const auto found = place.object.find(place.key);
        if (found == place.object.end() || found->is_null()) continue;
        const std::optional<T> converted = convert<T>(*found);
        if (!converted)
            problems.add("{} is {}, not {}", place.label(), found->dump(), wanted<T>);
        else if (first && *converted != value)
            problems.add("{} is {} but {} is {}", first->label(), first->object[first->key].dump(),
                         place.label(), found->dump());
        else if (!first)
            value = *converted;
        if (!first) first = &place;
    }
    return first != nullptr;
}

template <typename T>
void require(T& value, std::initializer_list<Place> places, Problems& problems) {
    if (take(value, places, problems)) return;
    std::string labels;
    for (const Place& place : places) labels += (labels.empty() ? "" : " or ") + place.label();
    problems.add("{} is missing", labels);
}

/// rope_theta + rope_scaling (transformers 4 and the release), or rope_parameters with all of it
/// (transformers 5).
RopeConfig read_rope(const json& file, Problems& problems) {
    RopeConfig rope;
    const json none = json::object();
    const auto part = [&](const char* key) -> const json& {
        const auto found = file.find(key);
        if (found == file.end() || found->is_null()) return none;
        if (found->is_object()) return *found;
        problems.add("{} is {}, not an object", key, found->dump());
        return none;
    };
    const json &scaling = part("rope_scaling"), &parameters = part("rope_parameters");
    require(rope.theta, {{file, "", "rope_theta"}, {parameters, "rope_parameters", "rope_theta"}}, problems);
    if (scaling.empty() && parameters.empty()) {
        problems.add("rope_scaling or rope_parameters is missing");
        return rope;
    }
    const auto both = [&](auto& value, const char* key) {
        take(value, {{scaling, "rope_scaling", key}, {parameters, "rope_parameters", key}}, problems);
    };
    std::string type;
    require(type,
            {{scaling, "rope_scaling", "rope_type"},
             {scaling, "rope_scaling", "type"},
             {parameters, "rope_parameters", "rope_type"}},
            problems);
    if (type == "default") {
        rope.factor = 1;  // YaRN with a factor of 1 is plain rotary embedding
        return rope;
    }
    if (!type.empty() && type != "yarn") problems.add("rope_type is \"{}\"; gpt-oss has yarn", type);
    require(rope.factor, {{scaling, "rope_scaling", "factor"}, {parameters, "rope_parameters", "factor"}},
            problems);
    both(rope.beta_fast, "beta_fast");
    both(rope.beta_slow, "beta_slow");
    both(rope.truncate, "truncate");
    const char* const length = "original_max_position_embeddings";
    require(rope.original_max_position_embeddings,
            {{scaling, "rope_scaling", length},
             {parameters, "rope_parameters", length},
             {file, "", "initial_context_length"}},
            problems);
    double attention_factor = 0.1 * std::log(rope.factor) + 1;
    const double own = attention_factor;
    both(attention_factor, "attention_factor");
    if (std::abs(attention_factor - own) > 1e-6)
        problems.add("attention_factor is {}; gpt-oss has 0.1 ln(factor) + 1 = {:.6f}", attention_factor,
                     own);
    for (const json* object : {&scaling, &parameters})
        for (const char* key : {"mscale", "mscale_all_dim"})
            if (object->contains(key) && !(*object)[key].is_null())
                problems.add("{} changes the rotary embedding in a way that gpt-oss does not have", key);
    return rope;
}

std::vector<bool> read_layer_types(const json& file, std::int64_t layers, Problems& problems) {
    std::vector<bool> sliding;
    const auto types = file.find("layer_types");
    if (types == file.end() ||
        types->is_null()) {  // as transformers fills it in: every second layer, the first too
        for (std::int64_t layer = 0; layer < layers; ++layer) sliding.push_back(layer % 2 == 0);
        return sliding;
    }
    if (!types->is_array()) {
        problems.add("layer_types is not a list");
        return sliding;
    }
    for (std::size_t layer = 0; layer < types->size(); ++layer) {
        const json& type = (*types)[layer];
        if (type != "sliding_attention" && type != "full_attention")
            problems.add("layer_types[{}] is {}, neither \"sliding_attention\" nor \"full_attention\"", layer,
                         type.dump());
        sliding.push_back(type == "sliding_attention");
    }
    if (std::int64_t(sliding.size()) != layers)
        problems.add("layer_types has {} entries for num_hidden_layers = {}", sliding.size(), layers);
    return sliding;
}

/// The keys that both spellings share.
void read_sizes(ModelConfig& c, const json& file, Problems& problems) {
    require(c.vocab_size, {{file, "", "vocab_size"}}, problems);
    require(c.hidden_size, {{file, "", "hidden_size"}}, problems);
    require(c.intermediate_size, {{file, "", "intermediate_size"}}, problems);
    require(c.num_hidden_layers, {{file, "", "num_hidden_layers"}}, problems);
    require(c.num_attention_heads, {{file, "", "num_attention_heads"}}, problems);
    require(c.num_key_value_heads, {{file, "", "num_key_value_heads"}}, problems);
    require(c.head_dim, {{file, "", "head_dim"}}, problems);
    require(c.sliding_window, {{file, "", "sliding_window"}}, problems);
    take(c.swiglu_limit, {{file, "", "swiglu_limit"}}, problems);
}

ModelConfig read_hugging_face(const json& file, Problems& problems) {
    ModelConfig c;
    std::string type;
    require(type, {{file, "", "model_type"}}, problems);
    if (!type.empty() && type != "gpt_oss") problems.add("model_type is \"{}\", not \"gpt_oss\"", type);
    read_sizes(c, file, problems);
    require(c.num_local_experts, {{file, "", "num_local_experts"}}, problems);
    require(c.num_experts_per_tok, {{file, "", "num_experts_per_tok"}, {file, "", "experts_per_token"}},
            problems);
    require(c.rms_norm_eps, {{file, "", "rms_norm_eps"}}, problems);
    take(c.max_position_embeddings, {{file, "", "max_position_embeddings"}}, problems);
    take(c.swiglu_alpha, {{file, "", "swiglu_alpha"}}, problems);
    take(c.output_router_logits, {{file, "", "output_router_logits"}}, problems);
    const bool coefficient = take(c.router_aux_loss_coef, {{file, "", "router_aux_loss_coef"}}, problems);
    if (c.output_router_logits && !coefficient)
        problems.add("output_router_logits asks for the balancing loss, but router_aux_loss_coef is missing");
    bool tied = false, bias = true;
    take(tied, {{file, "", "tie_word_embeddings"}}, problems);
    take(bias, {{file, "", "attention_bias"}}, problems);
    if (tied) problems.add("tie_word_embeddings is true; gpt-oss has an lm_head of its own");
    if (!bias) problems.add("attention_bias is false; gpt-oss has biases in its attention");
    c.rope = read_rope(file, problems);
    c.sliding = read_layer_types(file, c.num_hidden_layers, problems);
    return c;
}

/// OpenAI's original/config.json: what it leaves out is fixed in its model (gpt_oss/torch/model.py).
ModelConfig read_openai(const json& file, Problems& problems) {
    ModelConfig c;
    read_sizes(c, file, problems);
    require(c.num_local_experts, {{file, "", "num_experts"}}, problems);
    require(c.num_experts_per_tok, {{file, "", "experts_per_token"}}, problems);
    require(c.rope.theta, {{file, "", "rope_theta"}}, problems);
    require(c.rope.factor, {{file, "", "rope_scaling_factor"}}, problems);
    require(c.rope.beta_slow, {{file, "", "rope_ntk_alpha"}}, problems);
    require(c.rope.beta_fast, {{file, "", "rope_ntk_beta"}}, problems);
    require(c.rope.original_max_position_embeddings, {{file, "", "initial_context_length"}}, problems);
    c.rope.truncate = false;
    c.max_position_embeddings = std::llround(double(c.rope.original_max_position_embeddings) * c.rope.factor);
    c.sliding = read_layer_types(json::object(), c.num_hidden_layers, problems);
    return c;
}

/// What no gpt-oss can have, and sizes that would overflow when multiplied.
void check_ranges(const ModelConfig& c, Problems& problems) {
    struct Size {
        const char* name;
        std::int64_t value, largest = 1 << 20;
    };
    const Size sizes[] = {{"vocab_size", c.vocab_size},
                          {"hidden_size", c.hidden_size},
                          {"intermediate_size", c.intermediate_size},
                          {"num_hidden_layers", c.num_hidden_layers, 1024},
                          {"num_attention_heads", c.num_attention_heads},
                          {"num_key_value_heads", c.num_key_value_heads},
                          {"head_dim", c.head_dim},
                          {"the number of experts", c.num_local_experts, 4096},
                          {"the number of experts per token", c.num_experts_per_tok},
                          {"sliding_window", c.sliding_window}};
    for (const auto& [name, value, largest] : sizes)
        if (value < 1 || value > largest) problems.add("{} is {}, not within 1 and {}", name, value, largest);
    if (c.num_key_value_heads > 0 && c.num_attention_heads % c.num_key_value_heads != 0)
        problems.add("num_attention_heads = {} is no multiple of num_key_value_heads = {}",
                     c.num_attention_heads, c.num_key_value_heads);
    if (c.head_dim % 2 != 0) problems.add("head_dim = {} is odd; rotary embedding turns pairs", c.head_dim);
    if (c.num_experts_per_tok > c.num_local_experts)
        problems.add("{} experts per token, but there are {}", c.num_experts_per_tok, c.num_local_experts);
    const auto positive = [&](const char* name, double value, bool good) {
        if (!good || !std::isfinite(value)) problems.add("{} cannot be {}", name, value);
    };
    positive("rms_norm_eps", c.rms_norm_eps, c.rms_norm_eps > 0);
    positive("swiglu_alpha", c.swiglu_alpha, c.swiglu_alpha > 0);
    positive("swiglu_limit", c.swiglu_limit, c.swiglu_limit > 0);
    positive("rope_theta", c.rope.theta, c.rope.theta > 1);
    positive("the rope factor", c.rope.factor, c.rope.factor >= 1);
    positive("beta_slow (rope_ntk_alpha)", c.rope.beta_slow, c.rope.beta_slow > 0);
    positive("beta_fast (rope_ntk_beta)", c.rope.beta_fast, c.rope.beta_fast > c.rope.beta_slow);
    const auto length = c.rope.original_max_position_embeddings;
    positive("original_max_position_embeddings", double(length), length > 0);
    positive("max_position_embeddings", double(c.max_position_embeddings), c.max_position_embeddings > 0);
}

/// The two models share all but layers and experts.
ModelConfig released(std::int64_t layers, std::int64_t experts) {
    ModelConfig m;
    m.vocab_size = 201088;
    m.hidden_size = m.intermediate_size = 2880;
    m.num_hidden_layers = layers;
    m.num_attention_heads = 64;
    m.num_key_value_heads = 8;
    m.head_dim = 64;
    m.num_local_experts = experts;
    m.num_experts_per_tok = 4;
    m.router_aux_loss_coef = 0.9;
    m.rope.truncate = false;
    for (std::int64_t layer = 0; layer < layers; ++layer) m.sliding.push_back(layer % 2 == 0);
    return m;
}

}  // namespace

std::optional<ModelConfig> released_model(const std::string& name) {
    if (name == "gpt-oss-20b") return released(24, 32);
    if (name == "gpt-oss-120b") return released(36, 128);
    return std::nullopt;
}

ModelConfig parse_model_config(const std::string& text, const std::string& where) {
    const json file = parse_json(text, where);
    if (!file.is_object()) fail("{}: not a JSON object", where);
    const bool openai = file.contains("num_experts") && !file.contains("model_type");
    Problems problems;
    const ModelConfig config = openai ? read_openai(file, problems) : read_hugging_face(file, problems);
    if (problems.empty()) check_ranges(config, problems);
    problems.throw_if_any(where);
    return config;
}

ModelConfig read_model_config(const std::filesystem::path& config_json) {
    return parse_model_config(read_file(config_json), config_json.string());
}

}  // namespace nibble
