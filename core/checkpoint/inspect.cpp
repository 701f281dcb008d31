#include "core/checkpoint/inspect.h"

#include <algorithm>

#include "core/base/fields.h"
#include "core/base/json.h"
#include "core/checkpoint/export_config.h"

namespace nibble {

namespace fs = std::filesystem;
using json = nlohmann::ordered_json;

namespace {

std::string text_of(double value) {
    return fmt::format("{}", value);
}
std::string text_of(std::int64_t value) {
    return fmt::format("{}", value);
}
std::string text_of(bool value) {
    return value ? "true" : "false";
}

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

namespace {

/// A number or a switch of config.json, and what it means where it is not the released models'.
struct KnownField {
    const char* key;
    std::string (*text)(const ModelConfig&);
    const char* meaning;
};
const KnownField known_fields[] = {
    {"vocab_size", [](const ModelConfig& c) { return text_of(c.vocab_size); },
     "another vocabulary: only the tokenizer that lies beside these weights fits them"},
    {"hidden_size", [](const ModelConfig& c) { return text_of(c.hidden_size); }, ""},
    {"intermediate_size", [](const ModelConfig& c) { return text_of(c.intermediate_size); }, ""},
    {"num_hidden_layers", [](const ModelConfig& c) { return text_of(c.num_hidden_layers); }, ""},
    {"num_attention_heads", [](const ModelConfig& c) { return text_of(c.num_attention_heads); }, ""},
    {"num_key_value_heads", [](const ModelConfig& c) { return text_of(c.num_key_value_heads); }, ""},
    {"head_dim", [](const ModelConfig& c) { return text_of(c.head_dim); }, ""},
    {"num_local_experts", [](const ModelConfig& c) { return text_of(c.num_local_experts); }, ""},
    {"num_experts_per_tok", [](const ModelConfig& c) { return text_of(c.num_experts_per_tok); }, ""},
    {"sliding_window", [](const ModelConfig& c) { return text_of(c.sliding_window); },
     "every other layer sees another number of tokens; engines that build in 128 answer wrongly"},
    {"max_position_embeddings", [](const ModelConfig& c) { return text_of(c.max_position_embeddings); },
     "the longest text differs; engines reserve memory for it"},
    {"rope_theta", [](const ModelConfig& c) { return text_of(c.rope.theta); },
     "positions turn at another rate; right only if the model was trained so"},
    {"rope factor", [](const ModelConfig& c) { return text_of(c.rope.factor); },
     "YaRN stretches positions by another factor; right only if the model was trained so"},
    {"rope beta_fast", [](const ModelConfig& c) { return text_of(c.rope.beta_fast); },
     "YaRN's correction range differs; right only if the model was trained so"},
    {"rope beta_slow", [](const ModelConfig& c) { return text_of(c.rope.beta_slow); },
     "YaRN's correction range differs; right only if the model was trained so"},
    {"rope truncate", [](const ModelConfig& c) { return text_of(c.rope.truncate); },
     "YaRN's correction range is rounded to whole dimensions; the released models do not round it, and "
     "a missing key means true"},
    {"original_max_position_embeddings",
     [](const ModelConfig& c) { return text_of(c.rope.original_max_position_embeddings); },
     "YaRN's correction range differs; right only if the model was trained so"},
    {"rms_norm_eps", [](const ModelConfig& c) { return text_of(c.rms_norm_eps); },
     "norms differ a little in every layer"},
    {"swiglu_alpha", [](const ModelConfig& c) { return text_of(c.swiglu_alpha); },
     "the experts' activation differs; engines that build in 1.702 answer wrongly"},
    {"swiglu_limit", [](const ModelConfig& c) { return text_of(c.swiglu_limit); },
     "the experts clamp elsewhere; engines that build in 7 answer wrongly"},
    {"router_aux_loss_coef", [](const ModelConfig& c) { return text_of(c.router_aux_loss_coef); },
     "only read by trainers; a recipe's own setting counts here"},
};

}  // namespace

std::vector<ConfigNote> config_notes(const ModelConfig& config) {
    std::vector<ConfigNote> notes;
    const ModelConfig small = *released_model("gpt-oss-20b"), large = *released_model("gpt-oss-120b");
    for (const KnownField& field : known_fields) {
        const std::string here = field.text(config), in_small = field.text(small),
                          in_large = field.text(large);
        if (here == in_small || here == in_large) continue;
        notes.push_back(
            {field.key, in_small == in_large ? in_small : in_small + " / " + in_large, field.meaning});
    }
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
