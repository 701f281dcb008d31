#include "core/run/recipe.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/checkpoint/layout.h"
#include "core/quant/quant_policy.h"
#include "core/run/recipe_fields.h"
#include "core/text/columns.h"

namespace nibble {

std::optional<Sentence> layout_problem(const std::string& stage, const std::string& policy, Layout layout) {
    const PackedLayout* packed = packed_layout(layout);
    if (!packed) return {};
    const auto format = quant_policy(policy).weight_format("model.layers.0.mlp.experts.gate_up_proj");
    if (format && format->scale_kind == packed->scale_kind) return {};
    return sentence(
        policy.empty() ? NIBBLE_TEXT("Core",
                                     "%1 holds %2 weights, but %3 is not quantized; put a ptq or qat stage "
                                     "with such a policy between")
                       : NIBBLE_TEXT("Core",
                                     "%1 holds %2 weights, but %3 is quantized by %4; put a ptq or qat stage "
                                     "with such a policy between"),
        name(layout), kernels::name(packed->scale_kind), stage, policy);
}

using nlohmann::json;

namespace {

std::vector<std::string> stage_ids(const Recipe& recipe) {
    std::vector<std::string> ids;
    for (const Stage& stage : recipe.stages) ids.push_back(stage.id);
    return ids;
}

std::vector<std::string> stage_type_names() {
    std::vector<std::string> names;
    for (const StageType type : stage_types()) names.emplace_back(name(type));
    return names;
}

std::optional<StageType> stage_type(const json& value) {
    for (const StageType type : stage_types())
        if (value == name(type)) return type;
    return std::nullopt;
}

/// Says of each key that other types of stages have, but not this one, which those are; the rest is left to
/// read_fields.
std::vector<std::string> report_fields_of_other_types(const json& object, const std::string& path,
                                                      StageType type, Problems& problems) {
    std::vector<std::string> reported;
    std::set<std::string> own;
    for (const FieldInfo& field : fields(type)) own.insert(field.key);
    for (const auto& [key, value] : object.items()) {
        std::vector<std::string> types;
        for (const StageType other : stage_types())
            for (const FieldInfo& field : fields(other))
                if (field.key == key) types.emplace_back(name(other));
        if (own.contains(key) || types.empty()) continue;
        problems.add(sentence_on(path + "." + key,
                                 NIBBLE_TEXT("Core", "not a setting of a stage of type %1, only of %2"),
                                 name(type), fmt::join(types, ", ")));
        reported.push_back(key);
    }
    return reported;
}

Stage read_stage(const json& object, const std::string& path, Problems& problems) {
    const auto type = object.is_object() ? stage_type(object.value("type", json())) : std::nullopt;
    if (!type) {
        if (object.is_object() && object.contains("type") && object["type"].is_string())
            problems.add(sentence_on(path + ".type", NIBBLE_TEXT("Core", "\"%1\" is none of: %2"),
                                     object["type"].get<std::string>(), fmt::join(stage_type_names(), ", ")));
        else
            problems.add(sentence_on(path, NIBBLE_TEXT("Core", "needs a \"type\": %1"),
                                     fmt::join(stage_type_names(), ", ")));
        Stage unknown;  // keeps its id, so that stages that start from it are not blamed
        if (object.is_object() && object.value("id", json()).is_string()) unknown.id = object["id"];
        return unknown;
    }
    Stage stage = initial_stage(*type);
    auto other_keys = report_fields_of_other_types(object, path, *type, problems);
    other_keys.emplace_back("type");
    read_fields(object, path, list_fields(stage), other_keys, problems);
    if (stage.from == "base") stage.from.clear();
    return stage;
}

void check_id(const Recipe& recipe, std::size_t index, const std::string& path, Problems& problems) {
    const std::string& id = recipe.stages[index].id;
    const auto add = [&](const char* pattern, const auto&... arguments) {
        problems.add(sentence_on(path + ".id", pattern, arguments...));
    };
    const auto allowed = [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_'; };
    if (id.empty())
        problems.add(sentence_on(path, NIBBLE_TEXT("Core", "needs an \"id\"")));
    else if (!std::all_of(id.begin(), id.end(), allowed))
        add(NIBBLE_TEXT("Core", "\"%1\" may hold letters, digits, '-' and '_' only"), id);
    else if (id.size() > 64)
        add(NIBBLE_TEXT("Core", "%1 letters are too many for the name of a folder"), id.size());
    else if (id == "base")
        add(NIBBLE_TEXT("Core", "\"base\" stands for the checkpoint; choose another name"));
    else if (id == "lock" || id == "start")
        add(NIBBLE_TEXT("Core", "\"%1\" is taken in the run's folder; choose another name"), id);
    for (std::size_t before = 0; before < index; ++before)
        if (recipe.stages[before].id == id && !id.empty())
            add(NIBBLE_TEXT("Core", "\"%1\" is also the id of an earlier stage"), id);
}

/// Checks that `id` is an earlier stage that has weights, or the checkpoint.
void check_source(const Recipe& recipe, std::size_t index, const std::string& id, const std::string& where,
                  Problems& problems) {
    if (id.empty() || id == "base") {
        if (recipe.model.checkpoint.empty())
            problems.add(sentence_on(
                where,
                NIBBLE_TEXT("Core", "stands for the checkpoint, but the recipe has no model.checkpoint")));
        return;
    }
    std::vector<std::string> sources;
    for (std::size_t before = 0; before < index; ++before)
        if (has_weights(recipe.stages[before].type)) sources.push_back(recipe.stages[before].id);
    if (std::find(sources.begin(), sources.end(), id) != sources.end()) return;
    const auto ids = stage_ids(recipe);
    if (std::find(ids.begin(), ids.end(), id) != ids.end())
        problems.add(sentence_on(
            where, NIBBLE_TEXT("Core", "\"%1\" is not an earlier stage with weights of its own"), id));
    else if (sources.empty())
        problems.add(sentence_on(where, NIBBLE_TEXT("Core", "there is no stage \"%1\""), id));
    else
        problems.add(sentence_on(where,
                                 NIBBLE_TEXT("Core", "there is no stage \"%1\"; the nearest one is \"%2\""),
                                 id, nearest(id, sources)));
}

void check_policy(const Stage& stage, const std::string& path, Problems& problems) {
    if (stage.policy.empty()) {
        if (stage.type != StageType::pretrain)
            problems.add(sentence_on(path, NIBBLE_TEXT("Core", "needs a \"policy\": %1"),
                                     fmt::join(quant_policy_names(), ", ")));
        return;
    }
    try {
        quant_policy(stage.policy, stage.scale_rule);
    } catch (const std::exception&) {
        problems.add(sentence_on(path + ".scale_rule", NIBBLE_TEXT("Core", "\"%1\" is no scale rule of %2"),
                                 stage.scale_rule, stage.policy));
    }
}

bool needs_training_data(const Stage& stage) {
    return trains(stage.type) || (stage.type == StageType::ptq && !stage.policy.empty() &&
                                  quant_policy(stage.policy).quantizes_inputs());
}

void check_training(const Stage& stage, const std::string& path, Problems& problems) {
    const auto add = [&](const char* field, const char* pattern, const auto&... arguments) {
        problems.add(sentence_on(path + field, pattern, arguments...));
    };
    if (stage.steps == 0 && stage.epochs <= 0) add("", NIBBLE_TEXT("Core", "needs \"steps\" or \"epochs\""));
    if (stage.learning_rate <= 0) add(".learning_rate", NIBBLE_TEXT("Core", "must be above 0"));
    if (stage.min_learning_rate.value_or(0) > stage.learning_rate)
        add(".min_learning_rate", NIBBLE_TEXT("Core", "is above the learning rate"));
    // AdamW divides by 1 - beta^step, and by epsilon where a gradient was always zero.
    if (stage.beta1 >= 1) add(".beta1", NIBBLE_TEXT("Core", "must be below 1"));
    if (stage.beta2 >= 1) add(".beta2", NIBBLE_TEXT("Core", "must be below 1"));
    if (stage.epsilon <= 0) add(".epsilon", NIBBLE_TEXT("Core", "must be above 0"));
    if (stage.method == "lora" && !stage.train.empty())
        add(".train",
            NIBBLE_TEXT("Core", "chooses weights for method full; an adapter's are chosen by lora_targets"));
    if (stage.method != "lora" && !stage.lora_targets.empty())
        add(".lora_targets", NIBBLE_TEXT("Core", "is for method lora, but the method is %1"), stage.method);
}

/// Whether the stage that is exported was rounded to the layout's format; of the checkpoint, which is not
/// open yet, only the run can tell.
void check_layout(const Recipe& recipe, const Stage& stage, const std::string& path, Problems& problems) {
    if (stage.layout.empty())
        return problems.add(sentence_on(
            path, NIBBLE_TEXT("Core", "needs a \"layout\": hf-mxfp4, hf-nvfp4, hf-bf16 or openai")));
    const auto source = std::find_if(recipe.stages.begin(), recipe.stages.end(),
                                     [&](const Stage& other) { return other.id == stage.from; });
    if (stage.from.empty() || source == recipe.stages.end() || source->type == StageType::pretrain) return;
    if (auto problem = layout_problem(source->id, source->policy, layout_from_name(stage.layout))) {
        problem->place = path + ".layout";
        problems.add(*problem);
    }
}

void check_stage(const Recipe& recipe, std::size_t index, const std::string& path, Problems& problems) {
    const Stage& stage = recipe.stages[index];
    check_id(recipe, index, path, problems);
    if (stage.type == StageType::pretrain) {
        if (stage.config.empty())
            problems.add(sentence_on(
                path, NIBBLE_TEXT("Core", "needs a \"config\": the config.json of the model to make")));
    } else if (stage.type != StageType::evaluate) {
        check_source(recipe, index, stage.from, path + ".from", problems);
    }
    if (trains(stage.type)) check_training(stage, path, problems);
    if (stage.type == StageType::ptq || stage.type == StageType::qat || stage.type == StageType::pretrain)
        check_policy(stage, path, problems);
    if (stage.type == StageType::evaluate) {
        if (stage.of.empty())
            problems.add(
                sentence_on(path, NIBBLE_TEXT("Core", "needs \"of\": the stages to evaluate, or \"base\"")));
        if (stage.data.empty())
            problems.add(sentence_on(path, NIBBLE_TEXT("Core", "needs \"data\": files with held-out rows")));
        for (const std::string& id : stage.of) check_source(recipe, index, id, path + ".of", problems);
    }
    if (stage.type == StageType::export_checkpoint) check_layout(recipe, stage, path, problems);
}

/// What only several fields together can get wrong. Parts that could not be read are left alone: what they
/// would be blamed for follows from what is reported already.
struct Readable {
    bool model = true, data = true;
    std::vector<bool> stages;
};
void check(const Recipe& recipe, const Readable& readable, Problems& problems) {
    if (recipe.stages.empty())
        problems.add(sentence_on("stages", NIBBLE_TEXT("Core", "a recipe needs at least one stage")));
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        const std::string& id = recipe.stages[i].id;
        if (readable.stages[i])
            check_stage(recipe, i, "stages." + (id.empty() ? std::to_string(i) : id), problems);
    }
    const bool trained = std::any_of(recipe.stages.begin(), recipe.stages.end(), needs_training_data);
    if (readable.data && recipe.data.train.empty() && trained)
        problems.add(sentence_on("data.train", NIBBLE_TEXT("Core", "no file to train on")));
    try {
        parse_columns(recipe.data.columns);
    } catch (const Error& error) {
        Sentence problem = error.sentence();
        problem.place = "data.columns";
        problems.add(problem);
    }
    const double validation = recipe.data.validation;
    if (validation > 1 && std::trunc(validation) != validation)
        problems.add(sentence_on(
            "data.validation",
            NIBBLE_TEXT("Core", "%1 is neither a share below 1 nor a whole number of rows"), validation));
    if (readable.model && recipe.model.checkpoint.empty() && recipe.model.tokenizer.empty())
        problems.add(
            sentence_on("model.tokenizer", NIBBLE_TEXT("Core", "needed where there is no model.checkpoint")));
}

void resolve_paths(json& object, const std::vector<Field>& fields, const std::filesystem::path& folder) {
    if (!object.is_object()) return;
    const auto resolve = [&](json& path) {
        if (path.is_string() && path != "")
            path = (folder / path.get<std::string>()).lexically_normal().string();
    };
    for (const Field& field : fields) {
        const auto found = object.find(field.key);
        if (!field.path || found == object.end()) continue;
        resolve(*found);
        if (found->is_array()) std::for_each(found->begin(), found->end(), resolve);
    }
}

json to_json(const std::vector<Field>& fields) {
    json object = json::object();
    for (const Field& field : fields) object[field.key] = value(field);
    return object;
}

}  // namespace

const Stage& Recipe::stage(const std::string& id) const {
    for (const Stage& stage : stages)
        if (stage.id == id) return stage;
    fail("there is no stage \"{}\" in the recipe; its stages are: {}", id, fmt::join(stage_ids(*this), ", "));
}

void resolve_paths(json& recipe, const std::filesystem::path& folder) {
    if (!recipe.is_object()) return;
    Recipe any;
    if (recipe.contains("model")) resolve_paths(recipe["model"], list_fields(any.model), folder);
    if (recipe.contains("data")) resolve_paths(recipe["data"], list_fields(any.data), folder);
    if (!recipe.contains("stages") || !recipe["stages"].is_array()) return;
    for (json& object : recipe["stages"]) {
        const auto type = object.is_object() ? stage_type(object.value("type", json())) : std::nullopt;
        if (!type) continue;
        Stage stage = initial_stage(*type);
        resolve_paths(object, list_fields(stage), folder);
    }
}

Recipe parse_recipe(json object, const std::filesystem::path& folder) {
    if (!folder.empty()) resolve_paths(object, folder);
    Recipe recipe;
    Problems problems;
    // Reads one part of the recipe; false where something in it is wrong.
    const auto read = [&](const json& part, const std::string& path, const std::vector<Field>& fields,
                          const std::vector<std::string>& other_keys = {}) {
        const std::size_t before = problems.all().size();
        read_fields(part, path, fields, other_keys, problems);
        return problems.all().size() == before;
    };
    read(object, "", list_fields(recipe), {"model", "data", "stages"});
    if (!object.is_object()) problems.throw_if_any("The recipe is not valid");

    Readable readable;
    readable.model = read(object.value("model", json::object()), "model", list_fields(recipe.model));
    readable.data = read(object.value("data", json::object()), "data", list_fields(recipe.data));
    const json stages = object.value("stages", json::array());
    if (!stages.is_array())
        problems.add(sentence_on("stages", NIBBLE_TEXT("Core", "must be a list in brackets, not %1"),
                                 stages.type_name()));
    for (std::size_t i = 0; stages.is_array() && i < stages.size(); ++i) {
        const std::size_t before = problems.all().size();
        recipe.stages.push_back(read_stage(stages[i], "stages." + std::to_string(i), problems));
        readable.stages.push_back(problems.all().size() == before);
    }
    check(recipe, readable, problems);
    problems.throw_if_any("The recipe is not valid");
    return recipe;
}

Recipe read_recipe(const std::filesystem::path& file) {
    return parse_recipe(parse_json(read_file(file), file.string()),
                        std::filesystem::absolute(file).parent_path());
}

json to_json(const Recipe& recipe) {
    Recipe copy = recipe;  // a list of fields is bound to an object that may be changed
    json object = to_json(list_fields(copy));
    object["model"] = to_json(list_fields(copy.model));
    object["data"] = to_json(list_fields(copy.data));
    object["stages"] = json::array();
    for (Stage& stage : copy.stages) {
        object["stages"].push_back(to_json(list_fields(stage)));
        object["stages"].back()["type"] = name(stage.type);
    }
    return object;
}

Stage extra_export(const std::string& from, const std::string& layout, const std::filesystem::path& out) {
    Stage stage;
    stage.id = fmt::format("export-{}-{}", from, layout);
    stage.type = StageType::export_checkpoint;
    stage.from = from;
    stage.layout = layout;
    stage.out = std::filesystem::absolute(out).string();
    return stage;
}

}  // namespace nibble
