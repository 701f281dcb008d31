// run: the stages of a recipe, or the rest of them.
#include <fmt/format.h>

#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/run/fork.h"
#include "core/run/run.h"

namespace nibble::cli {

namespace {

struct Options {
    std::string recipe, store, resume, fork;
    std::vector<std::string> assignments;
    bool json = false;
};

/// Paths in the file are relative to it, those of --set to where the user is.
Recipe read_with_assignments(const Options& options) {
    const std::filesystem::path file = options.recipe;
    nlohmann::json json = parse_json(read_file(file), options.recipe);
    resolve_paths(json, std::filesystem::absolute(file).parent_path());
    for (const auto& assignment : options.assignments) set_value(json, assignment);
    return parse_recipe(std::move(json), std::filesystem::current_path());
}

/// The recipe of a fork: the one given, or what the origin's did from there on.
Recipe recipe_of_fork(const Options& options, const RunStore& store, const ForkPoint& point) {
    if (!options.recipe.empty()) return read_with_assignments(options);
    nlohmann::json json = to_json(fork_recipe(store, point));
    for (const auto& assignment : options.assignments) set_value(json, assignment);
    return parse_recipe(std::move(json), std::filesystem::current_path());
}

void print_outcome(const RunStore& store, std::int64_t run, bool json) {
    const RunSummary summary = store.run(run);
    if (json) {
        print_json({{"run", run},
                    {"name", summary.name},
                    {"status", name(summary.status)},
                    {"seconds", summary.seconds},
                    {"store", store.path().string()}});
        return;
    }
    fmt::print("Run {} ({}) {} after {}. Look at it: nibble runs show {} --store {}\n", run, summary.name,
               name(summary.status), duration_text(summary.seconds), run, store.path().string());
}

}  // namespace

void add_run_command(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("run", "Run the stages of a recipe; Ctrl+C saves and stops");
    auto* recipe = command->add_option("RECIPE", options->recipe, "Recipe file (JSON)");
    command->add_option("--store", options->store, "Where runs are kept (SQLite file)");
    auto* set = command->add_option("--set", options->assignments,
                                    "Change a value: stages.sft.learning_rate=1e-4 (repeatable)");
    auto* resume =
        command->add_option("--resume", options->resume, "Go on with this run (number, name or 'latest')");
    resume->excludes(recipe)->excludes(set);
    command
        ->add_option(
            "--fork", options->fork,
            "Begin with weights of another run: RUN, RUN:STAGE or RUN:STAGE@STEP; without RECIPE with "
            "what its recipe did from there on")
        ->excludes(resume);
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        if (options->recipe.empty() && options->resume.empty() && options->fork.empty())
            throw CLI::RequiredError("RECIPE, or --resume RUN, or --fork RUN:STAGE@STEP,");
        RunStore store(options->store.empty() ? RunStore::default_path()
                                              : std::filesystem::path(options->store));
        if (store.read_only())
            fail("{}: {}; a run needs a store that it can write", store.path().string(),
                 store.read_only_reason());
        ProgressPrinter printer;
        const EventCallback show = [&printer](const RunEvent& event) { printer(event); };
        std::int64_t run = 0;
        if (!options->resume.empty()) {
            run = store.find(options->resume);
            resume_run(run, store, show, interrupted());
        } else if (!options->fork.empty()) {
            const ForkPoint point = find_fork_point(options->fork, store);
            run = create_fork(recipe_of_fork(*options, store, point), point, store);
            resume_run(run, store, show, interrupted());
        } else {
            const Recipe recipe = read_with_assignments(*options);
            for (const auto& hint : advice(recipe)) fmt::print(stderr, "nibble: hint: {}\n", hint.text());
            run = start_run(recipe, store, show, interrupted());
        }
        print_outcome(store, run, options->json);
        if (store.run(run).status == RunStatus::stopped) throw Interrupted{};
    });
}

}  // namespace nibble::cli
