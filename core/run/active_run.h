// A run while it is being worked on: what its stages share. Inside core/run; torch-free.
#pragma once
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/checkpoint/checkpoint.h"
#include "core/run/recipe.h"
#include "core/run/run_event.h"
#include "core/run/run_store.h"
#include "core/run/stage_weights.h"
#include "core/text/batches.h"
#include "core/text/dataset.h"
#include "core/text/harmony.h"
#include "core/text/tokenizer.h"

namespace nibble {

class GptOss;
struct AnswerSettings;  // core/train/evaluator.h

/// Leaves a stage when the user asked to stop; what had to be saved is saved.
struct Stopped {};

struct ActiveRun {
    ActiveRun(Recipe recipe, RunStore& store, std::int64_t id, EventCallback callback, std::stop_token stop);
    ~ActiveRun();

    const Recipe recipe;
    RunStore& store;
    const std::int64_t id;
    const std::filesystem::path folder;
    const std::stop_token stop;

    // Telling the store and the front end ----------
    void tell(const RunEvent& event);
    void log(LogLine::Level level, const std::string& stage, Sentence what);
    /// Tells how far a long piece of work is and how much time is left, a few times a second.
    ProgressCallback progress(const std::string& stage, Sentence what);
    void throw_if_stopped() const {
        if (stop.stop_requested()) throw Stopped{};
    }

    // What the recipe names, opened before the first stage begins ----------
    void prepare();
    std::optional<Checkpoint> checkpoint;  ///< none where the run makes its model by a pretrain stage
    std::optional<Tokenizer> tokenizer;
    TokenizedRows training_rows, validation_rows;
    std::string data_hash;                 ///< of the training files' rows
    std::string base_hash;                 ///< of the checkpoint and the tokenizer (base_hash.h)
    std::vector<Rendered> sample_prompts;  ///< of the first validation rows: as many as a stage asks for
    std::map<std::string, Dataset> evaluation_data;  ///< by file

    // The one model ----------
    std::unique_ptr<GptOss> model;
    /// Makes the model hold the weights that a stage ended with, as they were trained ("": the checkpoint's).
    void load(const std::string& stage);
    /// A model with weights that are not initialised, of the configuration that the recipe's weights have.
    GptOss& allocate_model(const ModelConfig& config);
    /// The model's weights are now those of `stage`, or (none) nobody's: quantized in place, or in training.
    void holds(std::optional<std::string> stage) { held_ = std::move(stage); }
    std::filesystem::path final_folder(const std::string& stage) const { return folder / stage / "final"; }
    /// How the weights of a stage ship; of the checkpoint (""): as they are.
    StageState state_of(const std::string& stage) const;
    /// config.json of the model that `stage` ("": the checkpoint) descends from.
    std::filesystem::path config_of(const std::string& stage) const;

  private:
    void check_base() const;
    void check_export_targets() const;
    void read_training_data();
    void read_evaluation_data();
    void log_problems(const std::string& stage, const std::string& place,
                      const std::vector<Problem>& problems);

    const EventCallback callback_;
    const bool told_before_;  ///< an earlier attempt logged what there is to say of the recipe and its data
    std::optional<std::string> held_;
};

/// What the model is asked: all up to the last user message.
Conversation prompt_of(const Conversation& conversation);

/// config.json that the pretrain stage which `stage` descends from names; empty where that is the checkpoint.
std::filesystem::path config_file(const Recipe& recipe, const std::string& stage);

/// For what the tokenizer's model answers: where answers and their messages end.
AnswerSettings answer_settings(const Tokenizer& tokenizer);

// The stages. Each tells its own events from StageStarted on, goes on where an earlier attempt was cut short,
// and leaves by Stopped or Error.
void run_training(ActiveRun& run, const Stage& stage);    // pretrain, sft, qat
void run_ptq(ActiveRun& run, const Stage& stage);         // rounds without training
void run_evaluation(ActiveRun& run, const Stage& stage);  // loss and judged answers
void run_export(ActiveRun& run, const Stage& stage);      // a checkpoint for serving

}  // namespace nibble
