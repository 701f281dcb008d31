// A recipe: what a run does, stage by stage. Its fields are listed once (recipe_fields.cpp); reading and
// writing JSON, defaults, validation, comparison and the workbench's forms all come from that list.
// Torch-free.
#pragma once
#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/base/fields.h"

namespace nibble {

enum class Layout : std::uint8_t;  // core/checkpoint/layout.h
enum class StageType : std::uint8_t { pretrain, sft, ptq, qat, evaluate, export_checkpoint };
const char* name(StageType type);  ///< "pretrain", "sft", "ptq", "qat", "evaluate", "export"
bool trains(StageType type);       ///< pretrain, sft, qat
bool has_weights(StageType type);  ///< those, and ptq: another stage can start `from` it

struct ModelSettings {
    std::string checkpoint;          ///< folder; empty where the first stage is `pretrain`
    std::string tokenizer;           ///< tokenizer.json; empty: the checkpoint's
    std::string device = "auto";     ///< auto, cpu, cuda
    std::string dtype = "bfloat16";  ///< what the model computes in; masters and optimizer state are float32
};

struct DataSettings {
    std::vector<std::string> train;
    std::vector<std::string> columns;  ///< "final=answer": of files with other columns, parse_columns()
    double validation = 0.1;           ///< share of the rows (below 1) or their number
    std::int64_t max_length = 4096;    ///< tokens a row; longer ones lose their end
    /// Written into the system message: stored, so that rows render the same on any day.
    std::string date = "2025-06-28";
    std::string reasoning_effort = "medium";
    bool packing = false;  ///< several rows in one, with no attention between them
};

/// One stage; which fields a stage type has says fields(StageType).
struct Stage {
    std::string id;
    StageType type = StageType::sft;
    std::string from;  ///< id of the stage whose weights this one starts from; empty: the checkpoint

    // pretrain, sft, qat
    std::string config;           ///< pretrain: a model's config.json
    std::string method = "full";  ///< full, lora
    double learning_rate = 2e-5;
    std::optional<double> min_learning_rate;
    double min_learning_rate_ratio = 0.1;
    std::string schedule = "cosine";  ///< cosine, linear, constant
    std::int64_t warmup_steps = 0;
    double warmup_ratio = 0.03;  ///< of all steps, where warmup_steps is 0
    double epochs = 1;
    std::int64_t steps = 0;  ///< 0: from epochs
    std::int64_t batch_size = 2;
    std::int64_t gradient_accumulation = 2;
    double weight_decay = 0;
    double beta1 = 0.9, beta2 = 0.999, epsilon = 1e-8;
    double max_grad_norm = 1.0;
    bool gradient_checkpointing = true;
    double router_aux_loss_coef = 0;
    std::vector<std::string> train;       ///< sft, qat: names (* and ?) of what is trained; empty: all
    std::int64_t validate_every = 8;      ///< steps; 0: only at the end
    std::int64_t checkpoint_every = 100;  ///< steps; 0: only at the end
    bool keep_best = true;                ///< the weights with the lowest validation loss, else the last
    std::string on_nan = "stop";          ///< stop, skip
    std::int64_t samples = 0;             ///< answers generated at each validation, to read along
    std::int64_t sample_tokens = 96;      ///< where they are cut off
    std::int64_t lora_rank = 8;
    double lora_alpha = 16;
    /// q_proj ..., mlp.experts.gate_up_proj, 7.mlp.experts.down_proj; empty: all.
    std::vector<std::string> lora_targets;

    // ptq, qat, pretrain
    std::string policy;      ///< mxfp4_mlp_weight_only, nvfp4_mlp_weight_only, nvfp4_mlp_only
    std::string scale_rule;  ///< empty: the format's default
    std::int64_t calibration_samples = 128;
    bool live_twin = false;  ///< qat: validates the same weights in MXFP4 and in NVFP4, whatever it trains

    // evaluate
    std::vector<std::string> of;  ///< stage ids, or "base"
    std::vector<std::string> data;
    std::int64_t limit = 0;  ///< rows of each file; 0: all
    std::int64_t max_new_tokens = 512;
    double temperature = 0;  ///< 0: greedy
    std::int64_t evaluation_batch_size = 64;

    // export
    std::string layout;  ///< hf-mxfp4, hf-nvfp4, hf-bf16, openai
    std::string out;     ///< folder; empty: in the run's folder
};

struct Recipe {
    std::int64_t version = 1;
    std::string name;
    std::uint64_t seed = 42;
    ModelSettings model;
    DataSettings data;
    std::vector<Stage> stages;

    const Stage& stage(const std::string& id) const;  ///< @throws Error naming the known ids
};

enum class Section { recipe, model, data };
std::vector<FieldInfo> fields(Section section);
/// Those that a stage of this type has; id, type and from first.
std::vector<FieldInfo> fields(StageType type);
/// With the defaults of its type: QAT learns at half the rate of SFT.
Stage initial_stage(StageType type);

/// @throws Error listing all that is wrong: an unknown key with the nearest known one, a wrong type, a value
/// out of range, an unknown `from`, a stage that needs a file it does not name. Relative paths are resolved
/// against `folder`.
Recipe parse_recipe(nlohmann::json json, const std::filesystem::path& folder = {});
/// Resolves the relative paths in a recipe's JSON, valid or not, against `folder`.
void resolve_paths(nlohmann::json& recipe, const std::filesystem::path& folder);
Recipe read_recipe(const std::filesystem::path& file);
nlohmann::json to_json(const Recipe& recipe);  ///< every field of every stage, defaults included
/// "stages.sft.learning_rate=1e-4", "data.max_length=512", "stages.0.steps=10": changes the JSON before it is
/// parsed.
void set_value(nlohmann::json& recipe, const std::string& assignment);
/// Why weights of a stage that were quantized by `policy` (empty: not at all) cannot have a layout: exporting
/// must not change them. None: they can.
std::optional<Sentence> layout_problem(const std::string& stage, const std::string& policy, Layout layout);
/// What usually goes wrong with such a recipe; it does not stop a run.
struct Advice {
    std::string path;  ///< the field that it is about: "stages.qat-mx.learning_rate"
    std::string stage;
    Sentence sentence;  ///< what is said of the stage

    std::string text() const { return "Stage " + stage + ": " + sentence.text(); }
};
/// The published pitfalls: QAT without SFT, a QAT learning rate above the SFT's, few calibration samples, too
/// few steps, an export that is not what was trained or not what servers run (recipe_advice.cpp).
/// @param training_rows where they are known: then stages that count epochs are judged too.
std::vector<Advice> advice(const Recipe& recipe, std::int64_t training_rows = 0);

/// Optimizer steps of a training stage; 0 where they follow from a number of rows that is not known.
std::int64_t planned_steps(const Stage& stage, std::int64_t training_rows);

struct FieldDifference {
    std::string path;            ///< "stages.qat-mx.learning_rate"
    nlohmann::json left, right;  ///< null where one side has no such field
};
std::vector<FieldDifference> differences(const Recipe& left, const Recipe& right);

/// The stage that exports another's weights outside the recipe, with an id of its own.
Stage extra_export(const std::string& from, const std::string& layout, const std::filesystem::path& out);

}  // namespace nibble
