// What a plan reads from files: the model's shape and the length of the rows.
#include <fmt/format.h>

#include <filesystem>

#include "core/checkpoint/checkpoint.h"
#include "core/run/plan.h"
#include "core/run/recipe_data.h"
#include "core/text/batches.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

/// A config.json that a pretrain stage makes its model from.
const std::string* pretrain_config(const Recipe& recipe) {
    for (const Stage& stage : recipe.stages)
        if (stage.type == StageType::pretrain && fs::exists(stage.config)) return &stage.config;
    return nullptr;
}

constexpr const char* kNoData = "no data yet";

std::string assumed_model(const std::string& name) {
    return name.find("120b") == std::string::npos ? "gpt-oss-20b" : "gpt-oss-120b";
}

ModelConfig model_of(const Recipe& recipe, const std::string& named, std::vector<Sentence>& notes) {
    const std::string& model = named.empty() ? recipe.model.checkpoint : named;
    if (fs::exists(model)) return Checkpoint::open(model).config();
    if (const std::string* config = pretrain_config(recipe); config && model.empty())
        return read_model_config(*config);
    const std::string name = fs::path(model).filename().string();
    const auto known = released_model(name);
    if (!named.empty() && !known) return Checkpoint::open(named).config();  // which says what is wrong
    const std::string shape = known ? name : assumed_model(model + recipe.name);
    const bool chosen = !model.empty() && model != shape;
    if (named.empty())
        notes.push_back(
            sentence(chosen ? NIBBLE_TEXT("Core", "%2 is not there: planned for the released %1.")
                            : NIBBLE_TEXT("Core", "No checkpoint is chosen: planned for the released %1."),
                     shape, model));
    return *released_model(shape);
}

fs::path tokenizer_of(const Recipe& recipe, const std::string& model) {
    const fs::path file = !recipe.model.tokenizer.empty() ? recipe.model.tokenizer
                          : !model.empty()                ? model
                                                          : recipe.model.checkpoint;
    return fs::exists(file) ? file : fs::path();
}

}  // namespace

nlohmann::json with_assumed_files(nlohmann::json recipe, const std::string& model) {
    const auto fill = [&](const char* part, const char* key, const nlohmann::json& value) {
        if (!recipe.is_object() || !recipe.value(part, nlohmann::json::object()).is_object()) return;
        const nlohmann::json now = recipe[part].value(key, nlohmann::json());
        if (now.empty() || now == "") recipe[part][key] = value;
    };
    const std::string name = recipe.is_object() && recipe.value("name", nlohmann::json()).is_string()
                                 ? recipe["name"].get<std::string>()
                                 : std::string();
    fill("model", "checkpoint", model.empty() ? assumed_model(name) : model);
    fill("data", "train", kNoData);
    return recipe;
}

RecipeFiles read_recipe_files(const Recipe& recipe, const std::string& model,
                              const std::function<void(std::int64_t)>& progress) {
    RecipeFiles result;
    result.input.model = model_of(recipe, model, result.notes);
    std::vector<std::string> files = recipe.data.train;
    std::erase_if(files, [](const std::string& file) { return fs::path(file).filename() == kNoData; });
    for (const std::string& file : files)
        if (!fs::exists(file)) {
            result.notes.push_back(
                sentence(NIBBLE_TEXT("Core", "%1 is not there: planned with %2 tokens a row."), file,
                         recipe.data.max_length));
            return result;
        }
    if (files.empty()) {
        result.notes.push_back(sentence(
            NIBBLE_TEXT("Core", "No data is chosen: planned with %1 tokens a row."), recipe.data.max_length));
        return result;
    }
    const Dataset data = load_data(files, recipe.data, progress);
    const Split split = split_rows(std::ssize(data.rows), recipe.data.validation, recipe.seed);
    result.input.rows = std::ssize(split.train);
    const fs::path tokenizer = tokenizer_of(recipe, model);
    if (tokenizer.empty()) {
        result.notes.push_back(
            sentence(NIBBLE_TEXT("Core", "There is no tokenizer: planned with %1 tokens a row."),
                     recipe.data.max_length));
        return result;
    }
    const TokenizedRows rows = tokenize_rows(data, split.train, Tokenizer::load(tokenizer),
                                             recipe.data.max_length, [&](std::int64_t done, std::int64_t) {
                                                 if (progress) progress(done);
                                             });
    result.input.rows = std::ssize(rows.examples);
    result.input.tokens_per_row = double(rows.tokens) / double(result.input.rows);
    result.input.longest_row = rows.longest;
    return result;
}

}  // namespace nibble
