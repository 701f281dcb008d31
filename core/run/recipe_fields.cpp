#include "core/run/recipe_fields.h"

#include "core/quant/quant_policy.h"

namespace nibble {

namespace {

/// The upper bounds of numbers are far above what anyone uses, and far below what overflows or fills a
/// machine.
constexpr double most_steps = 1e9;

}  // namespace

std::vector<Field> list_fields(Recipe& r) {
    return {
        {.key = "version",
         .member = &r.version,
         .help = NIBBLE_TEXT("Recipe", "Version of the recipe format"),
         .minimum = 1,
         .maximum = 1},
        {.key = "name",
         .member = &r.name,
         .help = NIBBLE_TEXT("Recipe", "Name of the runs made from this recipe")},
        {.key = "seed",
         .member = &r.seed,
         .help = NIBBLE_TEXT(
             "Recipe", "Decides the order of the rows, which of them validate, and all other random choices"),
         .minimum = 0},
    };
}

std::vector<Field> list_fields(ModelSettings& m) {
    return {
        {.key = "checkpoint",
         .member = &m.checkpoint,
         .help = NIBBLE_TEXT(
             "Recipe",
             "Folder of the gpt-oss checkpoint to start from; needed unless the first stage is pretrain"),
         .path = true},
        {.key = "tokenizer",
         .member = &m.tokenizer,
         .help = NIBBLE_TEXT("Recipe", "tokenizer.json; empty: the one in the checkpoint's folder"),
         .path = true},
        {.key = "device",
         .member = &m.device,
         .help = NIBBLE_TEXT("Recipe", "Where to compute; auto takes a GPU where there is one"),
         .choices = {"auto", "cpu", "cuda"}},
        {.key = "dtype",
         .member = &m.dtype,
         .help = NIBBLE_TEXT(
             "Recipe",
             "What the model computes in; master weights and optimizer state are float32 in any case"),
         .choices = {"float32", "bfloat16"}},
    };
}

std::vector<Field> list_fields(DataSettings& d) {
    return {
        {.key = "train",
         .member = &d.train,
         .help = NIBBLE_TEXT("Recipe", "Files to train on: JSON Lines or Parquet"),
         .path = true},
        {.key = "columns",
         .member = &d.columns,
         .help = NIBBLE_TEXT("Recipe",
                             "For files whose columns have other names: known=column, such as user=question "
                             "or final=answer; empty: found by name")},
        {.key = "validation",
         .member = &d.validation,
         .help =
             NIBBLE_TEXT("Recipe", "Rows held out for validation: below 1 their share, else their number"),
         .minimum = 0,
         .maximum = 1e9},
        {.key = "max_length",
         .member = &d.max_length,
         .help = NIBBLE_TEXT("Recipe",
                             "Longer rows lose their end; rows that keep no trained token are left out"),
         .unit = "tokens",
         .minimum = 1,
         .maximum = 1 << 20},
        {.key = "date",
         .member = &d.date,
         .help = NIBBLE_TEXT(
             "Recipe",
             "Date in the system message, fixed so that rows render the same on any day; empty: none")},
        {.key = "reasoning_effort",
         .member = &d.reasoning_effort,
         .help = NIBBLE_TEXT("Recipe", "Reasoning effort in the system message"),
         .choices = {"low", "medium", "high"}},
        {.key = "packing",
         .member = &d.packing,
         .help = NIBBLE_TEXT("Recipe", "Puts several rows into one, with no attention between them")},
    };
}

namespace {

std::vector<Field> schedule_fields(Stage& s) {
    return {
        {.key = "learning_rate",
         .member = &s.learning_rate,
         .help = NIBBLE_TEXT("Recipe", "Peak learning rate; for QAT about half of what SFT used or less"),
         .minimum = 0},
        {.key = "min_learning_rate",
         .member = &s.min_learning_rate,
         .help = NIBBLE_TEXT("Recipe", "Where the schedule ends; in place of min_learning_rate_ratio"),
         .minimum = 0},
        {.key = "min_learning_rate_ratio",
         .member = &s.min_learning_rate_ratio,
         .help = NIBBLE_TEXT("Recipe", "Where the schedule ends, as a share of the learning rate"),
         .minimum = 0,
         .maximum = 1},
        {.key = "schedule",
         .member = &s.schedule,
         .help = NIBBLE_TEXT("Recipe", "How the learning rate falls after the warmup"),
         .choices = {"cosine", "linear", "constant"}},
        {.key = "warmup_steps",
         .member = &s.warmup_steps,
         .help = NIBBLE_TEXT("Recipe",
                             "Steps in which the learning rate rises to its peak; 0: from warmup_ratio"),
         .unit = "steps",
         .minimum = 0,
         .maximum = most_steps},
        {.key = "warmup_ratio",
         .member = &s.warmup_ratio,
         .help = NIBBLE_TEXT(
             "Recipe", "Share of all steps in which the learning rate rises; used where warmup_steps is 0"),
         .minimum = 0,
         .maximum = 1},
        {.key = "epochs",
         .member = &s.epochs,
         .help = NIBBLE_TEXT("Recipe", "How often each row is seen; used where steps is 0"),
         .unit = "epochs",
         .minimum = 0,
         .maximum = 1e6},
        {.key = "steps",
         .member = &s.steps,
         .help = NIBBLE_TEXT("Recipe", "Optimizer steps; 0: from epochs"),
         .unit = "steps",
         .minimum = 0,
         .maximum = most_steps},
        {.key = "batch_size",
         .member = &s.batch_size,
         .help = NIBBLE_TEXT("Recipe", "Rows computed at once"),
         .unit = "rows",
         .minimum = 1,
         .maximum = 4096},
        {.key = "gradient_accumulation",
         .member = &s.gradient_accumulation,
         .help = NIBBLE_TEXT("Recipe", "Batches whose gradients are added up to one optimizer step"),
         .unit = "batches",
         .minimum = 1,
         .maximum = 4096},
    };
}

std::vector<Field> optimizer_fields(Stage& s) {
    return {
        {.key = "weight_decay",
         .member = &s.weight_decay,
         .help = NIBBLE_TEXT("Recipe", "AdamW's decoupled weight decay"),
         .minimum = 0},
        {.key = "beta1",
         .member = &s.beta1,
         .help = NIBBLE_TEXT("Recipe", "AdamW's decay of the gradient's mean"),
         .minimum = 0,
         .maximum = 1},
        {.key = "beta2",
         .member = &s.beta2,
         .help = NIBBLE_TEXT("Recipe", "AdamW's decay of the squared gradient's mean"),
         .minimum = 0,
         .maximum = 1},
        {.key = "epsilon",
         .member = &s.epsilon,
         .help = NIBBLE_TEXT("Recipe", "AdamW's guard against division by zero"),
         .minimum = 0},
        {.key = "max_grad_norm",
         .member = &s.max_grad_norm,
         .help = NIBBLE_TEXT("Recipe", "Gradients with a larger norm are scaled down to it; 0: never"),
         .minimum = 0},
        {.key = "gradient_checkpointing",
         .member = &s.gradient_checkpointing,
         .help = NIBBLE_TEXT(
             "Recipe",
             "Computes each layer's activations twice rather than keeping them: slower, far less memory")},
        {.key = "router_aux_loss_coef",
         .member = &s.router_aux_loss_coef,
         .help = NIBBLE_TEXT("Recipe", "Weight of the loss that balances the experts; 0: none"),
         .minimum = 0},
    };
}

std::vector<Field> checking_fields(Stage& s) {
    return {
        {.key = "validate_every",
         .member = &s.validate_every,
         .help = NIBBLE_TEXT("Recipe", "Steps between validations; 0: only at the end"),
         .unit = "steps",
         .minimum = 0,
         .maximum = most_steps},
        {.key = "checkpoint_every",
         .member = &s.checkpoint_every,
         .help = NIBBLE_TEXT(
             "Recipe", "Steps between saved states that a stopped run can go on from; 0: only at the end"),
         .unit = "steps",
         .minimum = 0,
         .maximum = most_steps},
        {.key = "keep_best",
         .member = &s.keep_best,
         .help = NIBBLE_TEXT("Recipe",
                             "Keeps the weights with the lowest validation loss, rather than the last ones")},
        {.key = "on_nan",
         .member = &s.on_nan,
         .help = NIBBLE_TEXT("Recipe",
                             "What to do when a loss or gradient is not a number: stop, or skip that step"),
         .choices = {"stop", "skip"}},
        {.key = "samples",
         .member = &s.samples,
         .help = NIBBLE_TEXT(
             "Recipe",
             "Answers to the first validation rows that are generated at each validation, to read along"),
         .unit = "rows",
         .minimum = 0},
        {.key = "sample_tokens",
         .member = &s.sample_tokens,
         .help = NIBBLE_TEXT("Recipe", "Where these answers are cut off"),
         .unit = "tokens",
         .minimum = 1},
    };
}

void add_training_fields(std::vector<Field>& list, Stage& s) {
    if (s.type != StageType::pretrain)  // what is made from nothing is trained as a whole
        list.push_back({.key = "train",
                        .member = &s.train,
                        .help = NIBBLE_TEXT(
                            "Recipe", "Names of the parameters to train, with * and ?; empty: all of them")});
    for (const std::vector<Field>& part : {schedule_fields(s), optimizer_fields(s), checking_fields(s)})
        list.insert(list.end(), part.begin(), part.end());
}

void add_lora_fields(std::vector<Field>& list, Stage& s) {
    const std::vector<Field> lora = {
        {.key = "method",
         .member = &s.method,
         .help = NIBBLE_TEXT("Recipe", "Trains all weights, or a low-rank adapter beside them"),
         .choices = {"full", "lora"}},
        {.key = "lora_rank",
         .member = &s.lora_rank,
         .help = NIBBLE_TEXT("Recipe", "Rank of the adapter's matrices"),
         .minimum = 1,
         .maximum = 4096},
        {.key = "lora_alpha",
         .member = &s.lora_alpha,
         .help = NIBBLE_TEXT("Recipe", "The adapter counts alpha / rank times"),
         .minimum = 0,
         .maximum = 1e6},
        {.key = "lora_targets",
         .member = &s.lora_targets,
         .help = NIBBLE_TEXT(
             "Recipe",
             "What gets an adapter: q_proj, 7.mlp.experts.gate_up_proj ...; empty: attention and experts")},
    };
    list.insert(list.end(), lora.begin(), lora.end());
}

void add_quantization_fields(std::vector<Field>& list, Stage& s) {
    const auto names = quant_policy_names();
    const std::vector<Field> quantization = {
        {.key = "policy",
         .member = &s.policy,
         .help = NIBBLE_TEXT("Recipe", "Which weights become 4-bit numbers, and in which format"),
         .choices = {names.begin(), names.end()}},
        {.key = "scale_rule",
         .member = &s.scale_rule,
         .help = NIBBLE_TEXT("Recipe",
                             "How a block's scale is chosen (ceil, floor, mse; amax, four_over_six, mse); "
                             "empty: the format's own rule")},
        {.key = "calibration_samples",
         .member = &s.calibration_samples,
         .help = NIBBLE_TEXT(
             "Recipe", "Training rows that a policy which also quantizes inputs measures their range on"),
         .unit = "rows",
         .minimum = 1,
         .maximum = 1e6},
    };
    list.insert(list.end(), quantization.begin(), quantization.end());
    if (s.type == StageType::qat)
        list.push_back({.key = "live_twin",
                        .member = &s.live_twin,
                        .help = NIBBLE_TEXT("Recipe",
                                            "At each validation also measures the same weights in MXFP4 and "
                                            "in NVFP4, so that one run shows both curves")});
}

void add_evaluate_fields(std::vector<Field>& list, Stage& s) {
    const std::vector<Field> evaluate = {
        {.key = "of",
         .member = &s.of,
         .help = NIBBLE_TEXT("Recipe", "The stages to evaluate; base stands for the checkpoint")},
        {.key = "data",
         .member = &s.data,
         .help = NIBBLE_TEXT("Recipe", "Files with held-out rows"),
         .path = true},
        {.key = "limit",
         .member = &s.limit,
         .help = NIBBLE_TEXT("Recipe", "Rows of each file to use; 0: all"),
         .unit = "rows",
         .minimum = 0,
         .maximum = 1e9},
        {.key = "max_new_tokens",
         .member = &s.max_new_tokens,
         .help = NIBBLE_TEXT("Recipe", "Longer answers are cut off and count as invalid"),
         .unit = "tokens",
         .minimum = 1,
         .maximum = 1 << 20},
        {.key = "temperature",
         .member = &s.temperature,
         .help = NIBBLE_TEXT("Recipe", "Of the answers' sampling; 0: always the likeliest token"),
         .minimum = 0,
         .maximum = 100},
        {.key = "evaluation_batch_size",
         .member = &s.evaluation_batch_size,
         .help = NIBBLE_TEXT("Recipe", "Answers generated at once"),
         .unit = "rows",
         .minimum = 1,
         .maximum = 4096},
    };
    list.insert(list.end(), evaluate.begin(), evaluate.end());
}

void add_export_fields(std::vector<Field>& list, Stage& s) {
    const std::vector<Field> exporting = {
        {.key = "layout",
         .member = &s.layout,
         .help = NIBBLE_TEXT("Recipe", "File layout of the exported checkpoint"),
         .choices = {"hf-mxfp4", "hf-nvfp4", "hf-bf16", "openai"}},
        {.key = "out",
         .member = &s.out,
         .help = NIBBLE_TEXT("Recipe", "Folder to write to; empty: a folder of the run's own"),
         .path = true},
    };
    list.insert(list.end(), exporting.begin(), exporting.end());
}

}  // namespace

std::vector<Field> list_fields(Stage& s) {
    std::vector<Field> list = {
        {.key = "id", .member = &s.id, .help = NIBBLE_TEXT("Recipe", "Name of the stage within the recipe")}};
    const StageType type = s.type;
    if (type != StageType::pretrain && type != StageType::evaluate)
        list.push_back(
            {.key = "from",
             .member = &s.from,
             .help = NIBBLE_TEXT(
                 "Recipe", "The stage whose weights this one starts from; empty or base: the checkpoint")});
    if (type == StageType::pretrain)
        list.push_back(
            {.key = "config",
             .member = &s.config,
             .help = NIBBLE_TEXT("Recipe", "config.json of the model to train from random weights"),
             .path = true});
    if (type == StageType::sft || type == StageType::qat) add_lora_fields(list, s);
    if (type == StageType::ptq || type == StageType::qat || type == StageType::pretrain)
        add_quantization_fields(list, s);
    if (trains(type)) add_training_fields(list, s);
    if (type == StageType::evaluate) add_evaluate_fields(list, s);
    if (type == StageType::export_checkpoint) add_export_fields(list, s);
    return list;
}

const std::vector<StageType>& stage_types() {
    static const std::vector all = {StageType::pretrain, StageType::sft,      StageType::ptq,
                                    StageType::qat,      StageType::evaluate, StageType::export_checkpoint};
    return all;
}

const char* name(StageType type) {
    switch (type) {
        case StageType::pretrain:
            return "pretrain";
        case StageType::sft:
            return "sft";
        case StageType::ptq:
            return "ptq";
        case StageType::qat:
            return "qat";
        case StageType::evaluate:
            return "evaluate";
        case StageType::export_checkpoint:
            return "export";
    }
    return "";
}

bool trains(StageType type) {
    return type == StageType::pretrain || type == StageType::sft || type == StageType::qat;
}

bool has_weights(StageType type) {
    return trains(type) || type == StageType::ptq;
}

Stage initial_stage(StageType type) {
    Stage stage;
    stage.type = type;
    if (type == StageType::qat) stage.learning_rate = 1e-5;
    return stage;
}

namespace {

std::vector<FieldInfo> describe_all(const std::vector<Field>& list) {
    std::vector<FieldInfo> all;
    for (const Field& field : list) all.push_back(describe(field));
    return all;
}

}  // namespace

std::vector<FieldInfo> fields(Section section) {
    Recipe recipe;
    switch (section) {
        case Section::recipe:
            return describe_all(list_fields(recipe));
        case Section::model:
            return describe_all(list_fields(recipe.model));
        case Section::data:
            return describe_all(list_fields(recipe.data));
    }
    return {};
}

std::vector<FieldInfo> fields(StageType type) {
    Stage stage = initial_stage(type);
    std::vector<FieldInfo> all = describe_all(list_fields(stage));
    FieldInfo type_info{
        "type", FieldInfo::Type::choice, name(type), "", NIBBLE_TEXT("Recipe", "What the stage does"), {}, {},
        {}};
    for (const StageType each : stage_types()) type_info.choices.emplace_back(name(each));
    all.insert(all.begin() + 1, std::move(type_info));
    return all;
}

}  // namespace nibble
