// plan: what a run will need, before it is started.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/checkpoint/checkpoint.h"
#include "core/run/measure.h"
#include "core/run/plan.h"
#include "core/text/batches.h"

namespace nibble::cli {

namespace {

struct Options {
    std::string checkpoint, recipe;
    bool json = false;
};

/// Row count and mean length from the recipe's own data, where the files are there.
void measure_data(const Recipe& recipe, const Checkpoint& checkpoint, PlanInput& input) {
    std::vector<std::filesystem::path> files(recipe.data.train.begin(), recipe.data.train.end());
    for (const auto& file : files)
        if (!std::filesystem::exists(file))
            return void(fmt::print(stderr, "nibble: {} is not there: planning with max_length tokens a row\n",
                                   file.string()));
    if (files.empty()) return;
    const Dataset data =
        load_dataset(files, {.date = recipe.data.date, .reasoning_effort = recipe.data.reasoning_effort});
    const Split split = split_rows(std::int64_t(data.rows.size()), recipe.data.validation, recipe.seed);
    const auto tokenizer =
        recipe.model.tokenizer.empty() ? checkpoint.path() : std::filesystem::path(recipe.model.tokenizer);
    const TokenizedRows rows =
        tokenize_rows(data, split.train, Tokenizer::load(tokenizer), recipe.data.max_length);
    input.rows = std::int64_t(rows.examples.size());
    input.tokens_per_row = double(rows.tokens) / double(input.rows);
}

void print_plan(const Plan& plan, const PlanInput& input) {
    std::vector<std::vector<std::string>> table = {{"Stage", "Type", "Part", "Memory", "Why"}};
    for (const auto& stage : plan.stages) {
        for (const auto& part : stage.parts)
            table.push_back({stage.stage, name(stage.type), part.what, bytes_text(part.bytes), part.reason});
        table.push_back({stage.stage, name(stage.type), "all", bytes_text(stage.bytes()), ""});
    }
    print_table(table);
    fmt::print("\n");
    table = {{"Stage", "Trained parameters", "Steps", "Tokens", "Time", "Disk"}};
    for (const auto& stage : plan.stages)
        table.push_back({stage.stage, count_text(double(stage.trained_parameters)),
                         std::to_string(stage.steps), count_text(stage.tokens),
                         stage.seconds > 0 ? duration_text(stage.seconds) : "-",
                         bytes_text(stage.disk_bytes)});
    print_table(table);
    fmt::print(
        "\nPeak memory about {}; {} on disk; training about {} at {:.2f} TFLOP/s, measured on this {}.\n",
        bytes_text(plan.peak_bytes()), bytes_text(plan.disk_bytes()), duration_text(plan.seconds()),
        input.flops_per_second / 1e12, input.on_gpu ? "GPU" : "processor");
    for (const auto& warning : plan.warnings) fmt::print("Warning: {}\n", warning);
}

}  // namespace

void add_plan_command(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("plan", "Memory and time that a run will need, part by part");
    command->add_option("CHECKPOINT", options->checkpoint, "Folder of a gpt-oss checkpoint")->required();
    command->add_option("RECIPE", options->recipe, "Recipe file (JSON)")->required();
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        const Checkpoint checkpoint = Checkpoint::open(options->checkpoint);
        const Recipe recipe = read_recipe(options->recipe);
        PlanInput input{.model = checkpoint.config()};
        measure_data(recipe, checkpoint, input);
        const DeviceSpeed speed = measure_device(recipe.model.device, recipe.model.dtype);
        input.flops_per_second = speed.flops_per_second;
        input.memory_bytes = speed.memory_bytes;
        input.on_gpu = speed.on_gpu;
        const Plan result = plan(recipe, input);
        if (!options->json) return print_plan(result, input);
        nlohmann::ordered_json json = {{"peak_memory_bytes", result.peak_bytes()},
                                       {"seconds", result.seconds()},
                                       {"disk_bytes", result.disk_bytes()},
                                       {"flops_per_second", input.flops_per_second},
                                       {"rows", input.rows},
                                       {"tokens_per_row", input.tokens_per_row},
                                       {"warnings", result.warnings}};
        for (const auto& stage : result.stages) {
            nlohmann::ordered_json part = {
                {"stage", stage.stage},          {"type", name(stage.type)},
                {"memory_bytes", stage.bytes()}, {"trained_parameters", stage.trained_parameters},
                {"steps", stage.steps},          {"tokens", stage.tokens},
                {"flops", stage.flops},          {"seconds", stage.seconds},
                {"disk_bytes", stage.disk_bytes}};
            for (const auto& p : stage.parts)
                part["parts"].push_back({{"what", p.what}, {"bytes", p.bytes}, {"reason", p.reason}});
            json["stages"].push_back(part);
        }
        print_json(json);
    });
}

}  // namespace nibble::cli
