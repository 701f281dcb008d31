#include "core/checkpoint/adapter.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "core/base/atomic_write.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/base/problems.h"
#include "core/checkpoint/convert.h"
#include "core/checkpoint/safetensors.h"
#include "core/checkpoint/tensor_names.h"

namespace nibble {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr const char* config_name = "adapter_config.json";
constexpr const char* weights_name = "adapter_model.safetensors";
constexpr const char* key_prefix = "base_model.model.";
constexpr const char* a_suffix = ".lora_A.weight";
constexpr const char* b_suffix = ".lora_B.weight";
constexpr const char* experts_module = ".mlp.experts";
/// Where both expert weights of a layer are adapted, PEFT wraps the module twice: the inner one is
/// gate_up_proj's.
constexpr const char* inner_module = ".mlp.experts.base_layer";

/// Options of adapter_config.json that change the mathematics; anything but these values is another method.
const std::map<std::string, json> plain_lora = {{"use_dora", false},
                                                {"use_qalora", false},
                                                {"lora_bias", false},
                                                {"fan_in_fan_out", false},
                                                {"bias", "none"},
                                                {"rank_pattern", json::object()},
                                                {"alpha_pattern", json::object()},
                                                {"modules_to_save", nullptr},
                                                {"layer_replication", nullptr},
                                                {"trainable_token_indices", nullptr},
                                                {"alora_invocation_tokens", nullptr}};

// Reading --------------------------------------------------------------------------------------------

AdapterFile read_config(const json& file, Problems& problems) {
    AdapterFile adapter;
    if (file.value("peft_type", json()) != "LORA")
        problems.add("{}: peft_type is {}, not \"LORA\"", config_name,
                     file.value("peft_type", json()).dump());
    for (const auto& [key, plain] : plain_lora) {
        const json value = file.value(key, json());
        const bool none = value.is_null() || (value.is_array() && value.empty());
        if (!none && value != plain)
            problems.add("{}: {} is {}; only plain LoRA is supported", config_name, key, value.dump());
    }
    const json rank = file.value("r", json()), alpha = file.value("lora_alpha", json());
    if (rank.is_number_unsigned() && rank > 0 && rank < 65536)
        adapter.rank = rank.get<std::int64_t>();
    else
        problems.add("{}: r is {}, not a rank", config_name, rank.dump());
    if (alpha.is_number())
        adapter.alpha = alpha.get<double>();
    else
        problems.add("{}: lora_alpha is {}, not a number", config_name, alpha.dump());
    const json rslora = file.value("use_rslora", json()),
               base = file.value("base_model_name_or_path", json());
    adapter.use_rslora = rslora == true;
    if (base.is_string()) adapter.base_model = base.get<std::string>();
    return adapter;
}

/// Two halves of one pair, under the module that their keys name.
struct Halves {
    const TensorView* a = nullptr;
    const TensorView* b = nullptr;
};

std::map<std::string, Halves> group_tensors(const SafetensorsFile& file, Problems& problems) {
    std::map<std::string, Halves> modules;
    for (const TensorView& view : file.tensors()) {
        const bool is_a = view.name.ends_with(a_suffix), is_b = view.name.ends_with(b_suffix);
        if (!view.name.starts_with(key_prefix) || !(is_a || is_b) || view.shape.size() != 2 ||
            !is_convertible(view.dtype)) {
            problems.add("{}: {} ({} of {}) is no half of a LoRA pair", weights_name, view.name,
                         shape_text(view.shape), name(view.dtype));
            continue;
        }
        const std::size_t begin = std::string(key_prefix).size();
        const std::string module =
            view.name.substr(begin, view.name.size() - begin - std::string(a_suffix).size());
        (is_a ? modules[module].a : modules[module].b) = &view;
    }
    for (auto module = modules.begin(); module != modules.end();) {
        const auto& [name, halves] = *module;
        if (!halves.a) problems.add("{}: {} has a lora_B but no lora_A", weights_name, name);
        if (!halves.b) problems.add("{}: {} has a lora_A but no lora_B", weights_name, name);
        module = halves.a && halves.b ? std::next(module) : modules.erase(module);
    }
    return modules;
}

/// How a pair fits a parameter [.., out, in]: A [experts * rank, in] and B [out, experts * rank], or the two
/// exchanged, as PEFT writes them for expert modules that do not say which axis is which.
enum class Fit { none, plain, exchanged, both };

struct Target {
    const TensorSpec* spec = nullptr;
    Halves halves;
    Fit fit = Fit::none;
};

std::int64_t experts_of(const TensorSpec& spec) {
    return spec.kind == TensorKind::expert_weight ? spec.shape[0] : 1;
}
std::int64_t out_of(const TensorSpec& spec) {
    return spec.shape[spec.shape.size() - 2];
}
std::int64_t in_of(const TensorSpec& spec) {
    return spec.shape.back();
}

Fit fit_of(const TensorSpec& spec, const Halves& halves, std::int64_t rank) {
    const std::int64_t rows = experts_of(spec) * rank, in = in_of(spec), out = out_of(spec);
    const auto &a = halves.a->shape, &b = halves.b->shape;
    if (a[0] != rows || b[1] != rows) return Fit::none;
    const bool plain = a[1] == in && b[0] == out;
    const bool exchanged = spec.kind == TensorKind::expert_weight && a[1] == out && b[0] == in;
    return plain && exchanged ? Fit::both : plain ? Fit::plain : exchanged ? Fit::exchanged : Fit::none;
}

/// The parameters that a module of the file may stand for.
std::vector<std::string> candidates(const std::string& module) {
    for (const std::string suffix : {inner_module, experts_module}) {
        if (!module.ends_with(suffix)) continue;
        const std::string experts = module.substr(0, module.size() - suffix.size()) + experts_module;
        return {experts + ".gate_up_proj", experts + ".down_proj"};
    }
    return {module + ".weight"};
}

std::vector<Target> find_targets(const std::map<std::string, Halves>& modules,
                                 const std::vector<TensorSpec>& table, std::int64_t rank,
                                 Problems& problems) {
    std::map<std::string, const TensorSpec*> by_name;
    for (const TensorSpec& spec : table)
        if (spec.kind == TensorKind::linear_weight || spec.kind == TensorKind::expert_weight)
            by_name[spec.name] = &spec;
    std::vector<Target> targets;
    for (const auto& [module, halves] : modules) {
        Target target{nullptr, halves, Fit::none};
        bool known = false;
        for (const std::string& name : candidates(module)) {
            const auto spec = by_name.find(name);
            if (spec == by_name.end()) continue;
            known = true;
            const Fit fit = fit_of(*spec->second, halves, rank);
            if (fit != Fit::none) target = {spec->second, halves, fit};
        }
        if (!known)
            problems.add("{}: the model has no weight for {}", weights_name, module);
        else if (!target.spec)
            problems.add("{}: lora_A {} and lora_B {} of {} do not fit the model and a rank of {}",
                         weights_name, shape_text(halves.a->shape), shape_text(halves.b->shape), module,
                         rank);
        else if (std::any_of(targets.begin(), targets.end(),
                             [&](const Target& t) { return t.spec == target.spec; }))
            problems.add("{}: {} adapts {}, as another module does", weights_name, module, target.spec->name);
        else
            targets.push_back(target);
    }
    return targets;
}

/// [rows, columns] of the file as float32.
std::vector<float> floats(const TensorView& view) {
    std::vector<float> values(std::size_t(view.count()));
    convert(view.bytes, view.dtype, DType::f32, values.data());
    return values;
}

/// PEFT keeps A expert-major, [experts, rank, columns], and B rank-major, [rows, rank, experts] (PEFT 0.21's
/// ParamWrapper).
/// @returns [experts, rows, rank]
std::vector<float> expert_major(const std::vector<float>& b, std::int64_t rows, std::int64_t rank,
                                std::int64_t experts) {
    std::vector<float> out(b.size());
    for (std::int64_t e = 0; e < experts; ++e)
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t k = 0; k < rank; ++k)
                out[std::size_t((e * rows + row) * rank + k)] =
                    b[std::size_t((row * rank + k) * experts + e)];
    return out;
}

/// The last two axes of [experts, rows, columns] exchanged.
std::vector<float> exchange(const std::vector<float>& values, std::int64_t experts, std::int64_t rows,
                            std::int64_t columns) {
    std::vector<float> out(values.size());
    convert_transposed(std::as_bytes(std::span(values)), DType::f32, experts, rows, columns, DType::f32,
                       out.data());
    return out;
}

AdapterPair make_pair(const Target& target, std::int64_t rank, bool exchanged) {
    const TensorSpec& spec = *target.spec;
    AdapterPair pair{spec.name, experts_of(spec), rank, in_of(spec), out_of(spec), {}, {}};
    pair.a = floats(*target.halves.a);
    pair.b = expert_major(floats(*target.halves.b), exchanged ? pair.in : pair.out, rank, pair.experts);
    if (exchanged) {  // then A runs along out and B along in: (B A)^T = A^T B^T
        std::vector<float> a = exchange(pair.b, pair.experts, pair.in, rank);
        pair.b = exchange(pair.a, pair.experts, rank, pair.out);
        pair.a = std::move(a);
    }
    return pair;
}

/// A target that the config names but no tensor belongs to: the file is incomplete, or the names matched
/// nothing when it was trained.
void check_named_targets(const json& config, const AdapterFile& adapter, Problems& problems) {
    for (const char* key : {"target_modules", "target_parameters"}) {
        const json targets = config.value(key, json());
        if (!targets.is_array()) continue;  // a regular expression, or "all-linear"
        for (const json& target : targets) {
            const std::string name = target.is_string() ? target.get<std::string>() : target.dump();
            const std::string suffix = "." + name + (key == std::string("target_modules") ? ".weight" : "");
            const auto fits = [&](const AdapterPair& pair) {
                return ("." + pair.parameter).ends_with(suffix);
            };
            if (std::none_of(adapter.pairs.begin(), adapter.pairs.end(), fits))
                problems.add("{}: {} names {}, but {} has no tensors for it", config_name, key, name,
                             weights_name);
        }
    }
}

}  // namespace

AdapterFile read_adapter(const fs::path& folder, const ModelConfig& config) {
    const json file = parse_json(read_file(folder / config_name), (folder / config_name).string());
    if (!file.is_object()) fail("{}: not a JSON object", (folder / config_name).string());
    Problems problems;
    AdapterFile adapter = read_config(file, problems);
    problems.throw_if_any(
        folder.string());  // another rank or method would only make more of the tensors look wrong

    const SafetensorsFile weights(folder / weights_name);
    const std::vector<TensorSpec> table = tensor_table(config);
    const std::vector<Target> targets =
        find_targets(group_tensors(weights, problems), table, adapter.rank, problems);
    const bool exchanged = std::any_of(targets.begin(), targets.end(),
                                       [](const Target& target) { return target.fit == Fit::exchanged; });
    for (const TensorSpec& spec : table)
        for (const Target& target : targets)
            if (target.spec == &spec) {
                // A square weight fits both ways; then the other weights of the file tell.
                const bool turned = target.fit == Fit::exchanged || (target.fit == Fit::both && exchanged);
                adapter.pairs.push_back(make_pair(target, adapter.rank, turned));
            }
    if (problems.empty()) check_named_targets(file, adapter, problems);
    if (problems.empty() && adapter.pairs.empty()) problems.add("{}: holds no tensors", weights_name);
    problems.throw_if_any(folder.string());
    return adapter;
}

// Writing --------------------------------------------------------------------------------------------

namespace {

/// The inverse of expert_major().
std::vector<float> rank_major(const AdapterPair& pair) {
    std::vector<float> out(pair.b.size());
    for (std::int64_t e = 0; e < pair.experts; ++e)
        for (std::int64_t row = 0; row < pair.out; ++row)
            for (std::int64_t k = 0; k < pair.rank; ++k)
                out[std::size_t((row * pair.rank + k) * pair.experts + e)] =
                    pair.b[std::size_t((e * pair.out + row) * pair.rank + k)];
    return out;
}

bool is_adapted(const AdapterFile& adapter, const std::string& parameter) {
    return std::any_of(adapter.pairs.begin(), adapter.pairs.end(),
                       [&](const AdapterPair& pair) { return pair.parameter == parameter; });
}

/// The module that PEFT's keys name for a parameter.
std::string module_of(const AdapterFile& adapter, const std::string& parameter) {
    const std::size_t dot = parameter.rfind('.');
    const std::string module = parameter.substr(0, dot), last = parameter.substr(dot + 1);
    const bool nested = last == "gate_up_proj" && is_adapted(adapter, module + ".down_proj");
    return nested ? module + ".base_layer" : module;
}

/// The lists that tell PEFT what to wrap: linear modules by their last name where every layer has them, else
/// in full; expert weights and the router are parameters and are named with their layer.
void name_targets(const AdapterFile& adapter, const ModelConfig& config, json& file) {
    std::map<std::string, std::int64_t> layers_with;
    for (const AdapterPair& pair : adapter.pairs)
        ++layers_with[pair.parameter.substr(pair.parameter.find("self_attn.") + 1)];
    std::set<std::string> modules;
    std::vector<std::string> parameters;
    for (const AdapterPair& pair : adapter.pairs) {
        const std::string& name = pair.parameter;
        const std::string layers = "model.layers.";
        if (name.find(".mlp.") != std::string::npos) {
            parameters.push_back(name.substr(layers.size()));
            continue;
        }
        const std::string module = name.substr(0, name.rfind('.'));
        const std::string last = module.substr(module.rfind('.') + 1);
        const bool everywhere =
            name.find("self_attn.") != std::string::npos &&
            layers_with[name.substr(name.find("self_attn.") + 1)] == config.num_hidden_layers;
        modules.insert(everywhere ? last : module);
    }
    file["target_modules"] = modules;
    file["target_parameters"] = parameters;
}

}  // namespace

void write_adapter(const fs::path& folder, const AdapterFile& adapter, const ModelConfig& config) {
    std::map<std::string, TensorSpec> specs;
    for (TensorSpec& spec : tensor_table(config)) specs.emplace(spec.name, spec);
    std::vector<SafetensorsWriter::Entry> entries;
    for (const AdapterPair& pair : adapter.pairs) {
        const auto spec = specs.find(pair.parameter);
        const std::int64_t rows = pair.experts * pair.rank;
        if (spec == specs.end() || pair.rank != adapter.rank || experts_of(spec->second) != pair.experts ||
            out_of(spec->second) != pair.out || in_of(spec->second) != pair.in ||
            std::int64_t(pair.a.size()) != rows * pair.in || std::int64_t(pair.b.size()) != rows * pair.out)
            fail("the adapter's pair for {} does not fit the model and a rank of {}", pair.parameter,
                 adapter.rank);
        const std::string module = key_prefix + module_of(adapter, pair.parameter);
        entries.push_back({module + a_suffix, DType::f32, {rows, pair.in}});
        entries.push_back({module + b_suffix, DType::f32, {pair.out, rows}});
    }
    fs::create_directories(folder);
    SafetensorsWriter writer(folder / weights_name, entries, {{"format", "pt"}});
    for (std::size_t i = 0; i < adapter.pairs.size(); ++i) {
        writer.write(entries[2 * i].name, std::as_bytes(std::span(adapter.pairs[i].a)));
        const std::vector<float> b = rank_major(adapter.pairs[i]);
        writer.write(entries[2 * i + 1].name, std::as_bytes(std::span(b)));
    }
    writer.close();

    json file = plain_lora;
    file.update({{"peft_type", "LORA"},
                 {"task_type", "CAUSAL_LM"},
                 {"base_model_name_or_path", adapter.base_model},
                 {"r", adapter.rank},
                 {"lora_alpha", adapter.alpha},
                 {"use_rslora", adapter.use_rslora},
                 {"lora_dropout", 0.0},
                 {"inference_mode", true},
                 {"init_lora_weights", true},
                 {"peft_version", "0.21.2"}});
    name_targets(adapter, config, file);
    write_file(folder / config_name, file.dump(2) + "\n");
}

}  // namespace nibble
