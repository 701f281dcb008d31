#include "core/model/torch.h"

#include "core/run/active_run.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/checkpoint/export.h"
#include "core/checkpoint/model_config.h"
#include "core/model/device.h"
#include "core/model/gpt_oss.h"
#include "core/run/base_hash.h"
#include "core/run/load_model.h"
#include "core/run/recipe_data.h"
#include "core/run/run.h"
#include "core/text/harmony.h"
#include "core/train/evaluator.h"

namespace nibble {

namespace fs = std::filesystem;

ActiveRun::ActiveRun(Recipe recipe_, RunStore& store_, std::int64_t id_, EventCallback callback,
                     std::stop_token stop_)
    : recipe(std::move(recipe_)),
      store(store_),
      id(id_),
      folder(run_folder(store_, id_)),
      stop(std::move(stop_)),
      callback_(std::move(callback)),
      told_before_(!store.stages(id).empty()) {}

ActiveRun::~ActiveRun() = default;

// Telling ----------

void ActiveRun::tell(const RunEvent& event) {
    store.record(id, event);
    if (callback_) callback_(event);
}

void ActiveRun::log(LogLine::Level level, const std::string& stage, Sentence what) {
    tell(LogLine{level, stage, std::move(what)});
}

ProgressCallback ActiveRun::progress(const std::string& stage, Sentence what) {
    using Clock = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;
    return [this, stage, what = std::move(what), start = Clock::now(), told = Clock::time_point()](
               std::int64_t done, std::int64_t total) mutable {
        const auto now = Clock::now();
        if (done < total && now - told < std::chrono::milliseconds(200)) return;
        told = now;
        const double left = done > 0 ? Seconds(now - start).count() * double(total - done) / double(done) : 0;
        tell(Progress{stage, what, done, total, left});
    };
}

// What the recipe names ----------

void ActiveRun::prepare() {
    if (!recipe.model.checkpoint.empty()) {
        checkpoint = Checkpoint::open(recipe.model.checkpoint);
        if (!told_before_)
            for (const std::string& note : checkpoint->notes()) log(LogLine::Level::warning, "", {note});
        for (const Stage& stage : recipe.stages)
            if (stage.type == StageType::pretrain &&
                !(read_model_config(stage.config) == checkpoint->config()))
                fail("Stage {}: {} is another model than {}; leave model.checkpoint out, or take its config",
                     stage.id, stage.config, recipe.model.checkpoint);
    }
    fs::path file = recipe.model.tokenizer;
    if (file.empty()) {
        const auto beside = checkpoint->companion("tokenizer.json");
        if (!beside) fail("{}: has no tokenizer.json; name one as model.tokenizer", recipe.model.checkpoint);
        file = *beside;
    }
    tokenizer = Tokenizer::load(file);
    base_hash = nibble::base_hash(checkpoint ? &*checkpoint : nullptr, file);
    check_base();
    check_export_targets();
    read_training_data();
    read_evaluation_data();
    if (told_before_) return;
    for (const Advice& hint : advice(recipe, std::ssize(training_rows.examples)))
        log(LogLine::Level::warning, hint.stage, hint.sentence);
}

/// What earlier attempts saved holds only what they trained, and means nothing on other weights.
void ActiveRun::check_base() const {
    for (const Stage& stage : recipe.stages) {
        if (!has_weights(stage.type)) continue;
        fs::path saved = final_folder(stage.id);
        if (!missing_file(saved).empty()) {
            const auto step = last_complete(saved_steps(folder / stage.id));
            if (!step) continue;
            saved = step->folder;
        }
        const std::string began_with = read_stage_state(saved).base_hash;
        if (!began_with.empty() && began_with != base_hash)
            fail(
                "{}: was trained from another checkpoint, or with another tokenizer, than the recipe's files "
                "hold now ({}); put those back, or start a new run",
                saved.string(), tokenizer->path().parent_path().string());
    }
}

/// Of the exports that are still to come: nobody trains for days to hear then that the folder will not do.
void ActiveRun::check_export_targets() const {
    const std::vector<StageSummary> stages = store.stages(id);
    const auto finished = [&](const Stage& stage) {
        return std::any_of(stages.begin(), stages.end(), [&](const StageSummary& summary) {
            return summary.id == stage.id && summary.status == RunStatus::finished;
        });
    };
    for (const Stage& stage : recipe.stages)
        if (!stage.out.empty() && !finished(stage))
            check_export_target(stage.out, checkpoint ? checkpoint->path() : fs::path());
}

void ActiveRun::log_problems(const std::string& stage, const std::string& place,
                             const std::vector<Problem>& problems) {
    if (told_before_) return;
    constexpr std::size_t most = 100;  // a line each; the rest is only counted
    for (std::size_t i = 0; i < std::min(most, problems.size()); ++i) {
        const Problem& problem = problems[i];
        const auto level =
            problem.severity == Severity::note ? LogLine::Level::info : LogLine::Level::warning;
        log(level, stage, {problem.message, {}, fmt::format("{}:{}", problem.file, problem.line)});
    }
    if (problems.size() > most)
        log(LogLine::Level::warning, stage,
            sentence_on(place, NIBBLE_TEXT("Core", "and %1 more problems"), problems.size() - most));
}

Conversation prompt_of(const Conversation& conversation) {
    Conversation prompt = conversation;
    while (!prompt.messages.empty() && prompt.messages.back().role != "user") prompt.messages.pop_back();
    return prompt;
}

void ActiveRun::read_training_data() {
    if (recipe.data.train.empty()) return;
    const Dataset data = load_data(recipe.data.train, recipe.data);
    const Split split = split_rows(std::int64_t(data.rows.size()), recipe.data.validation, recipe.seed);
    training_rows = tokenize_rows(data, split.train, *tokenizer, recipe.data.max_length);
    if (!split.validation.empty())
        validation_rows = tokenize_rows(data, split.validation, *tokenizer, recipe.data.max_length);
    data_hash = data.hash;
    for (const Stage& stage : recipe.stages)
        for (std::size_t i = sample_prompts.size(); i < std::size_t(stage.samples); ++i) {
            if (i >= split.validation.size()) break;
            const Row& row = data.rows[std::size_t(split.validation[i])];
            sample_prompts.push_back(render_completion(prompt_of(row.conversation), *tokenizer));
        }
    if (told_before_) return;
    log_problems("", "data.train", data.problems);
    log_problems("", "data.train", training_rows.problems);
    log_problems("", "data.validation", validation_rows.problems);
    const TokenizedRows &train = training_rows, &validate = validation_rows;
    log(LogLine::Level::info, "",
        sentence(NIBBLE_TEXT("Core", "%1 rows to train on with %2 trained tokens, %3 rows to validate"),
                 train.examples.size(), train.trained_tokens, validate.examples.size()));
    log(LogLine::Level::info, "",
        sentence(NIBBLE_TEXT("Core",
                             "%1 rows were cut at %2 tokens, %3 left out, %4 problems in all; hash of the "
                             "data %5"),
                 train.truncated + validate.truncated, recipe.data.max_length,
                 train.excluded + validate.excluded + data.count(Severity::error),
                 data.problems.size() + train.problems.size() + validate.problems.size(), data_hash));
}

void ActiveRun::read_evaluation_data() {
    for (const Stage& stage : recipe.stages)
        for (const std::string& file : stage.data) {
            if (evaluation_data.contains(file)) continue;
            const Dataset& data = evaluation_data[file] = load_data({file}, recipe.data);
            log_problems(stage.id, file, data.problems);
        }
}

AnswerSettings answer_settings(const Tokenizer& tokenizer) {
    AnswerSettings settings;
    settings.stop_ids = stop_tokens(tokenizer);
    settings.turn_end = tokenizer.special("<|end|>");
    settings.turn_start = assistant_header(tokenizer);
    return settings;
}

// The one model ----------

StageState ActiveRun::state_of(const std::string& stage) const {
    const fs::path weights = stage.empty() ? start_folder(folder) : final_folder(stage);
    return weights.empty() ? StageState() : read_stage_state(weights);
}

fs::path config_file(const Recipe& recipe, const std::string& stage) {
    if (stage.empty()) return {};
    const Stage& found = recipe.stage(stage);
    return found.type == StageType::pretrain ? fs::path(found.config) : config_file(recipe, found.from);
}

fs::path ActiveRun::config_of(const std::string& stage) const {
    const fs::path made = config_file(recipe, stage);
    return made.empty() ? checkpoint->path() / "config.json" : made;
}

GptOss& ActiveRun::allocate_model(const ModelConfig& config) {
    held_.reset();
    if (!model || !(model->config() == config)) {
        model.reset();  // before the next one is made: never two at once
        if (tokenizer->vocabulary_size() > config.vocab_size)
            fail("{}: has tokens up to {}, the model an embedding for {}", tokenizer->path().string(),
                 tokenizer->vocabulary_size(), config.vocab_size);
        model = std::make_unique<GptOss>(config, compute_dtype(recipe.model.dtype),
                                         select_device(recipe.model.device));
    }
    model->weight_hook = {};
    model->activation_hook = {};
    for (const Parameter& parameter : model->parameters()) parameter.value.requires_grad_(false);
    return *model;
}

void ActiveRun::load(const std::string& stage) {
    if (model && held_ == stage) {
        model->weight_hook = {};
        model->activation_hook = {};
        return;
    }
    allocate_model(read_model_config(config_of(stage)));
    load_weights(*model, stage.empty() ? start_folder(folder) : final_folder(stage),
                 checkpoint ? &*checkpoint : nullptr,
                 progress(stage, sentence(stage.empty() ? NIBBLE_TEXT("Core", "loading the checkpoint")
                                                        : NIBBLE_TEXT("Core", "loading %1"),
                                          stage)));
    held_ = stage;
}

}  // namespace nibble
