// plan: what a run will need, before it is started.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/run/dry_run.h"
#include "core/run/plan.h"

namespace nibble::cli {

namespace {

struct Options {
    std::string checkpoint, recipe;
    bool measure = false, json = false;
};

void print_plan(const Plan& plan, const PlanInput& input, bool measured) {
    std::vector<std::vector<std::string>> table = {{"Stage", "Type", "Part", "Memory", "Why"}};
    for (const auto& stage : plan.stages) {
        for (const auto& part : stage.parts)
            table.push_back(
                {stage.stage, name(stage.type), part.what, bytes_text(part.bytes), part.reason.text()});
        table.push_back({stage.stage, name(stage.type), "all", bytes_text(stage.bytes()), ""});
    }
    print_table(table);
    fmt::print("\n");
    table = {{"Stage", "Trained parameters", "Steps", "Tokens", "Time", "Disk"}};
    for (const auto& stage : plan.stages)
        table.push_back({stage.stage, count_text(double(stage.trained_parameters)),
                         stage.steps > 0 ? std::to_string(stage.steps) : "-",
                         stage.tokens > 0 ? count_text(stage.tokens) : "-",
                         stage.seconds > 0 ? duration_text(stage.seconds) : "-",
                         bytes_text(stage.disk_bytes)});
    print_table(table);
    const std::string time =
        plan.seconds() > 0 ? "training about " + duration_text(plan.seconds()) : "no time without data";
    fmt::print("\nPeak memory about {}; {} on disk; {} at {:.3f} TFLOP/s, {} on this {}.\n",
               bytes_text(plan.peak_bytes()), bytes_text(plan.disk_bytes()), time,
               input.flops_per_second / 1e12,
               measured ? "which training steps reached" : "40 % of what a large matmul reaches",
               input.on_gpu ? "GPU" : "processor");
}

/// What to think about before a run, and what the plan had to assume.
std::vector<std::string> remarks(const Recipe& recipe, const Plan& plan, const RecipeFiles& files) {
    std::vector<std::string> all;
    for (const Sentence& warning : plan.warnings) all.push_back(warning.text());
    for (const Advice& hint : advice(recipe, files.input.rows)) all.push_back(hint.text());
    for (const Sentence& note : files.notes) all.push_back(note.text());
    return all;
}

}  // namespace

void add_plan_command(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("plan", "Memory and time that a run will need, part by part");
    command
        ->add_option("CHECKPOINT", options->checkpoint,
                     "Folder of a gpt-oss checkpoint, or gpt-oss-20b or gpt-oss-120b")
        ->required();
    command->add_option("RECIPE", options->recipe, "Recipe file (JSON)")->required();
    command->add_flag("--measure", options->measure, "Take a few training steps to know their speed");
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        const std::filesystem::path file = options->recipe;
        const Recipe recipe =
            parse_recipe(with_assumed_files(parse_json(read_file(file), file.string()), options->checkpoint),
                         std::filesystem::absolute(file).parent_path());
        RecipeFiles files = read_recipe_files(recipe, options->checkpoint);
        PlanInput& input = files.input;
        if (options->measure)
            use(dry_run(recipe, input), input);
        else
            use_matmul_speed(recipe, input);
        const Plan result = plan(recipe, input);
        const auto warnings = remarks(recipe, result, files);
        if (!options->json) {
            print_plan(result, input, options->measure);
            for (const std::string& warning : warnings) fmt::print("Warning: {}\n", warning);
            return;
        }
        nlohmann::ordered_json json = {{"peak_memory_bytes", result.peak_bytes()},
                                       {"seconds", result.seconds()},
                                       {"disk_bytes", result.disk_bytes()},
                                       {"flops_per_second", input.flops_per_second},
                                       {"rows", input.rows},
                                       {"tokens_per_row", input.tokens_per_row},
                                       {"warnings", warnings}};
        for (const auto& stage : result.stages) {
            nlohmann::ordered_json part = {
                {"stage", stage.stage},          {"type", name(stage.type)},
                {"memory_bytes", stage.bytes()}, {"trained_parameters", stage.trained_parameters},
                {"steps", stage.steps},          {"tokens", stage.tokens},
                {"flops", stage.flops},          {"seconds", stage.seconds},
                {"disk_bytes", stage.disk_bytes}};
            for (const auto& p : stage.parts)
                part["parts"].push_back({{"what", p.what}, {"bytes", p.bytes}, {"reason", p.reason.text()}});
            json["stages"].push_back(part);
        }
        print_json(json);
    });
}

}  // namespace nibble::cli
