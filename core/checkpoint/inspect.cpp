#include "core/checkpoint/inspect.h"

#include <algorithm>

#include "core/base/fields.h"
#include "core/base/json.h"
#include "core/checkpoint/export_config.h"

namespace nibble {

namespace fs = std::filesystem;
using json = nlohmann::ordered_json;

namespace {

/// The released values (spec A1), which the two models share but for layers and experts.
ModelConfig released(std::int64_t layers, std::int64_t experts) {
    ModelConfig c;
    c.vocab_size = 201088;
    c.hidden_size = c.intermediate_size = 2880;
    c.num_hidden_layers = layers;
    c.num_attention_heads = 64;
    c.num_key_value_heads = 8;
    c.head_dim = 64;
    c.num_local_experts = experts;
    c.num_experts_per_tok = 4;
    c.router_aux_loss_coef = 0.9;
    c.rope.truncate = false;
    return c;
}

std::string text_of(double value) {
    return fmt::format("{}", value);
}
std::string text_of(std::int64_t value) {
    return fmt::format("{}", value);
}
std::string text_of(bool value) {
    return value ? "true" : "false";
}

constexpr char size[] = "";

}  // namespace

const char* remedy(CheckpointProblem::Place place) {
    switch (place) {
        case CheckpointProblem::Place::files:
            return NIBBLE_TEXT(
                "Checkpoint",
                "Download or copy the named files again, into one folder with config.json, and "
                "compare their sizes with the source's. A download that was cut short looks like "
                "this.");
        case CheckpointProblem::Place::config:
            return NIBBLE_TEXT(
                "Checkpoint",
                "Take config.json from where the weights came from, or correct the keys that are "
                "named: it must describe the very model that the files hold.");
        case CheckpointProblem::Place::tensors:
            return NIBBLE_TEXT(
                "Checkpoint",
                "The weights are not those that config.json describes. Where the files have "
                "faults too, mend those first. Else take config.json and weights from the same "
                "place, or convert them anew.");
    }
    return "";
}

std::vector<ConfigNote> config_notes(const ModelConfig& config) {
    std::vector<ConfigNote> notes;
    const ModelConfig small = released(24, 32), large = released(36, 128);
    const auto check = [&](const char* key, auto value_of, const char* meaning) {
        const auto value = value_of(config), in_small = value_of(small), in_large = value_of(large);
        if (value == in_small || value == in_large) return;
        const std::string text =
            in_small == in_large ? text_of(in_small) : text_of(in_small) + " / " + text_of(in_large);
        notes.push_back({key, text, meaning});
    };
    using C = const ModelConfig&;
    check(
        "vocab_size", [](C c) { return c.vocab_size; },
        "another vocabulary: only the tokenizer that lies beside these weights fits them");
    check(
        "hidden_size", [](C c) { return c.hidden_size; }, size);
    check(
        "intermediate_size", [](C c) { return c.intermediate_size; }, size);
    check(
        "num_hidden_layers", [](C c) { return c.num_hidden_layers; }, size);
    check(
        "num_attention_heads", [](C c) { return c.num_attention_heads; }, size);
    check(
        "num_key_value_heads", [](C c) { return c.num_key_value_heads; }, size);
    check(
        "head_dim", [](C c) { return c.head_dim; }, size);
    check(
        "num_local_experts", [](C c) { return c.num_local_experts; }, size);
    check(
        "num_experts_per_tok", [](C c) { return c.num_experts_per_tok; }, size);
    check(
        "sliding_window", [](C c) { return c.sliding_window; },
        "every other layer sees another number of tokens; engines that build in 128 answer wrongly");
    check(
        "max_position_embeddings", [](C c) { return c.max_position_embeddings; },
        "the longest text differs; engines reserve memory for it");
    check(
        "rope_theta", [](C c) { return c.rope.theta; },
        "positions turn at another rate; right only if the model was trained so");
    check(
        "rope factor", [](C c) { return c.rope.factor; },
        "YaRN stretches positions by another factor; right only if the model was trained so");
    check(
        "rope beta_fast", [](C c) { return c.rope.beta_fast; },
        "YaRN's correction range differs; right only if the model was trained so");
    check(
        "rope beta_slow", [](C c) { return c.rope.beta_slow; },
        "YaRN's correction range differs; right only if the model was trained so");
    check(
        "rope truncate", [](C c) { return c.rope.truncate; },
        "YaRN's correction range is rounded to whole dimensions; the released models do not round it, and "
        "a missing key means true");
    check(
        "original_max_position_embeddings", [](C c) { return c.rope.original_max_position_embeddings; },
        "YaRN's correction range differs; right only if the model was trained so");
    check(
        "rms_norm_eps", [](C c) { return c.rms_norm_eps; }, "norms differ a little in every layer");
    check(
        "swiglu_alpha", [](C c) { return c.swiglu_alpha; },
        "the experts' activation differs; engines that build in 1.702 answer wrongly");
    check(
        "swiglu_limit", [](C c) { return c.swiglu_limit; },
        "the experts clamp elsewhere; engines that build in 7 answer wrongly");
    check(
        "router_aux_loss_coef", [](C c) { return c.router_aux_loss_coef; },
        "only read by trainers; a recipe's own setting counts here");
    for (std::size_t layer = 0; layer < config.sliding.size(); ++layer)
        if (config.sliding[layer] != (layer % 2 == 0)) {
            notes.push_back(
                {"layer_types", "sliding and full in turn, beginning with sliding",
                 "layers attend in another order; engines that build the order in answer wrongly"});
            break;
        }
    return notes;
}

namespace {

/// Each stored tensor's names in the other dialect. Empty where the table cannot be made.
std::map<std::string, std::vector<std::string>> other_names(const Checkpoint& checkpoint) {
    std::map<std::string, std::vector<std::string>> names;
    if (checkpoint.table().empty() || checkpoint.stored().empty()) return names;
    const Layout here = checkpoint.layout();
    const Layout there = here == Layout::openai ? Layout::hf_mxfp4 : Layout::openai;
    try {
        const auto other = stored_tensors(checkpoint.table(), there);
        for (const StoredTensor& stored : stored_tensors(checkpoint.table(), here))
            for (const StoredTensor& candidate : other) {
                const bool shared =
                    std::ranges::find_first_of(stored.specs, candidate.specs) != stored.specs.end();
                const bool same_part = stored.part == candidate.part || stored.part == Part::values;
                if (shared && same_part) names[stored.name].push_back(candidate.name);
            }
    } catch (const Error&) {
        return {};  // no whole blocks: examine() has told
    }
    return names;
}

}  // namespace

CheckpointInfo inspect_checkpoint(const fs::path& path) {
    CheckpointInfo info;
    const Checkpoint checkpoint = Checkpoint::examine(path, info.problems);
    info.path = checkpoint.path();
    info.choices = list_checkpoints(path);
    info.notes = checkpoint.notes();
    if (!checkpoint.table().empty()) {
        info.config = checkpoint.config();
        info.config_notes = config_notes(*info.config);
    }
    const auto others = other_names(checkpoint);
    for (const fs::path& file : checkpoint.files()) {
        info.files.push_back({file.filename().string(), fs::file_size(file)});
        const SafetensorsFile shard(file);
        for (const TensorView& view : shard.tensors()) {
            info.tensors.push_back(
                {view.name, view.dtype, view.shape, view.bytes.size(), info.files.back().name, {}});
            if (const auto other = others.find(view.name); other != others.end())
                info.tensors.back().other_names = other->second;
            info.bytes_by_dtype[name(view.dtype)] += view.bytes.size();
            info.bytes += view.bytes.size();
        }
    }
    if (!info.tensors.empty()) info.layout = checkpoint.layout();
    return info;
}

std::string CheckpointInfo::to_json() const {
    json file = {{"path", path.string()},
                 {"layout", layout ? json(name(*layout)) : json()},
                 {"parameters", config ? json(config->parameters()) : json()},
                 {"active_parameters", config ? json(config->active_parameters()) : json()},
                 {"bytes", bytes},
                 {"bytes_by_dtype", bytes_by_dtype},
                 {"config", config ? json::parse(hugging_face_config(*config)) : json()},
                 {"choices", json::array()},
                 {"files", json::array()},
                 {"tensors", json::array()},
                 {"config_notes", json::array()},
                 {"notes", notes},
                 {"problems", json::array()}};
    for (const CheckpointProblem& problem : problems) file["problems"].push_back(problem.text);
    for (const CheckpointChoice& choice : choices)
        file["choices"].push_back(
            {{"path", choice.folder.string()}, {"layout", name(choice.layout)}, {"bytes", choice.bytes}});
    for (const File& entry : files) file["files"].push_back({{"name", entry.name}, {"bytes", entry.bytes}});
    for (const Tensor& tensor : tensors)
        file["tensors"].push_back({{"name", tensor.name},
                                   {"dtype", name(tensor.dtype)},
                                   {"shape", tensor.shape},
                                   {"bytes", tensor.bytes},
                                   {"file", tensor.file},
                                   {"other_names", tensor.other_names}});
    for (const ConfigNote& note : config_notes)
        file["config_notes"].push_back(
            {{"key", note.key}, {"released", note.released}, {"meaning", note.meaning}});
    return file.dump(2, ' ', false,
                     json::error_handler_t::replace);  // a header may name a tensor in any bytes
}

}  // namespace nibble
