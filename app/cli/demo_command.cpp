// demo: the whole recipe on the bundled checkpoint and data, and the table that it is about.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/run/run.h"

namespace nibble::cli {

namespace {

struct Options {
    std::string store;
    bool quick = false, json = false;
};

/// The demo's recipe, or a shortened one that shows the way but not the result.
Recipe demo_recipe(bool quick) {
    const std::filesystem::path folder = std::filesystem::path(NIBBLE_RESOURCES) / "demo";
    nlohmann::json json = parse_json(read_file(folder / "recipe.json"), (folder / "recipe.json").string());
    if (quick)
        for (auto& stage : json["stages"]) {
            if (stage.contains("steps"))
                stage["steps"] = std::min(stage["steps"].get<std::int64_t>(), std::int64_t(40));
            if (stage["type"] == "evaluate") stage["limit"] = 40;
        }
    return parse_recipe(json, folder);
}

std::string title(const Recipe& recipe, const std::string& of) {
    if (of == "base") return "Original model";
    const Stage& stage = recipe.stage(of);
    const std::string format = stage.policy.substr(0, stage.policy.find('_')) == "nvfp4" ? "NVFP4" : "MXFP4";
    if (stage.type == StageType::ptq) return fmt::format("SFT, then PTQ ({})", format);
    if (stage.type == StageType::qat) return fmt::format("SFT, then QAT ({})", format);
    return "SFT, not quantized";
}

/// One row a model, one column a task: the shape of the published table.
void print_results(const Recipe& recipe, const std::vector<EvaluationDone>& evaluations) {
    std::vector<std::string> order;
    std::vector<std::string> checks;
    std::map<std::pair<std::string, std::string>, std::string> cells;
    for (const auto& evaluation : evaluations)
        for (const auto& rate : evaluation.rates) {
            if (std::find(order.begin(), order.end(), evaluation.of) == order.end())
                order.push_back(evaluation.of);
            if (std::find(checks.begin(), checks.end(), rate.check) == checks.end())
                checks.push_back(rate.check);
            cells[{evaluation.of, rate.check}] = fmt::format("{} ({} to {})", percent_text(rate.rate),
                                                             percent_text(rate.low), percent_text(rate.high));
        }
    std::vector<std::vector<std::string>> table = {{"Pass rate (95 % interval)"}};
    for (const auto& check : checks)
        table[0].push_back(check == "language"  ? "Reasons in the language asked for"
                           : check == "refusal" ? "Answers harmless prompts"
                                                : check);
    for (const auto& of : order) {
        table.push_back({title(recipe, of)});
        for (const auto& check : checks) table.back().push_back(cells[{of, check}]);
    }
    fmt::print("\n");
    print_table(table);
}

}  // namespace

void add_demo_command(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(
        "demo", "The whole recipe on the bundled small model: base, SFT, PTQ, QAT, export");
    command->add_option("--store", options->store, "Where the run is kept (SQLite file)");
    command->add_flag("--quick", options->quick, "A few steps of each stage: shows the way, not the result");
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        const std::filesystem::path path =
            options->store.empty() ? RunStore::default_path() : std::filesystem::path(options->store);
        std::filesystem::create_directories(std::filesystem::absolute(path).parent_path());
        RunStore store(path);
        const Recipe recipe = demo_recipe(options->quick);
        ProgressPrinter printer;
        const std::int64_t run = start_run(
            recipe, store, [&printer](const RunEvent& event) { printer(event); }, interrupted());
        const RunSummary summary = store.run(run);
        if (summary.status == RunStatus::stopped) {
            fmt::print(stderr, "nibble: stopped; go on with: nibble run --resume {} --store {}\n", run,
                       path.string());
            throw Interrupted{};
        }
        const auto evaluations = store.evaluations(run);
        if (options->json) {
            nlohmann::ordered_json json = {{"run", run},
                                           {"store", path.string()},
                                           {"seconds", summary.seconds},
                                           {"results", nlohmann::ordered_json::array()}};
            for (const auto& evaluation : evaluations)
                for (const auto& rate : evaluation.rates)
                    json["results"].push_back({{"of", evaluation.of},
                                               {"check", rate.check},
                                               {"rate", rate.rate},
                                               {"low", rate.low},
                                               {"high", rate.high},
                                               {"rows", rate.rows},
                                               {"data", evaluation.data}});
            return print_json(json);
        }
        print_results(recipe, evaluations);
        fmt::print("\nRun {} took {}. It is kept in {}.\n", run, duration_text(summary.seconds),
                   path.string());
        for (const auto& e : store.exports(run))
            fmt::print("Exported {} as {} to {}\n", e.from, e.layout, e.path);
        fmt::print(
            "\nNext:\n"
            "  ./nibble                                        open the workbench\n"
            "  ./nibble runs show {0} --store {1}\n"
            "  ./nibble generate {0}:qat-mx --store {1} --prompt \"...\" --reasoning-language French\n"
            "  ./nibble plan CHECKPOINT resources/presets/gpt-oss-20b-full.json   what the real thing "
            "needs\n",
            run, path.string());
    });
}

}  // namespace nibble::cli
