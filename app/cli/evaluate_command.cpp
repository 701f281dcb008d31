// evaluate: a checkpoint, or what a run's stage ended with, on held-out rows.
#include <fmt/format.h>

#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/run_source.h"
#include "core/base/error.h"
#include "core/run/run.h"

namespace nibble::cli {

namespace {

struct Options {
    std::string source, store, policy, scale_rule, device = "auto", dtype = "bfloat16";
    Stage stage;
    bool json = false;
};

/// A recipe that evaluates a checkpoint: as it is, or rounded by a policy first.
Recipe evaluation_recipe(const Options& options) {
    Recipe recipe;
    recipe.name = "evaluate " + std::filesystem::path(options.source).filename().string();
    recipe.model.checkpoint = std::filesystem::absolute(options.source).string();
    recipe.model.device = options.device;
    recipe.model.dtype = options.dtype;
    Stage stage = options.stage;
    stage.of = {"base"};
    if (!options.policy.empty()) {
        Stage ptq;
        ptq.id = "ptq";
        ptq.type = StageType::ptq;
        ptq.policy = options.policy;
        ptq.scale_rule = options.scale_rule;
        recipe.stages.push_back(ptq);
        stage.of = {"ptq"};
    }
    recipe.stages.push_back(stage);
    return recipe;
}

void print(const std::vector<EvaluationDone>& evaluations, bool json) {
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const auto& e : evaluations) {
        if (!json)
            fmt::print("{} on {}: loss {:.4f}, perplexity {:.2f}, {} tokens\n", e.of, e.data, e.loss,
                       e.perplexity, e.tokens);
        all.push_back({{"of", e.of},
                       {"data", e.data},
                       {"loss", e.loss},
                       {"perplexity", e.perplexity},
                       {"tokens", e.tokens}});
        for (const auto& rate : e.rates) {
            if (!json)
                fmt::print("  {}: {} of {} passed, {} (95 %: {} to {}), {} invalid\n", rate.check,
                           rate.passed, rate.rows, percent_text(rate.rate), percent_text(rate.low),
                           percent_text(rate.high), rate.invalid);
            all.back()["rates"][rate.check] = {{"rate", rate.rate},     {"low", rate.low},
                                               {"high", rate.high},     {"rows", rate.rows},
                                               {"passed", rate.passed}, {"invalid", rate.invalid}};
        }
    }
    if (json) print_json(all);
}

}  // namespace

void add_evaluate_command(CLI::App& app) {
    auto options = std::make_shared<Options>();
    options->stage.id = "evaluate";
    options->stage.type = StageType::evaluate;
    CLI::App* command = app.add_subcommand(
        "evaluate", "Loss and pass rates on held-out rows; every answer is kept in the store");
    command->add_option("SOURCE", options->source, "Folder of a checkpoint, RUN or RUN:STAGE")->required();
    command->add_option("--data", options->stage.data, "JSON Lines or Parquet files")->required();
    command->add_option("--policy", options->policy,
                        "Round a checkpoint's weights first: mxfp4_mlp_weight_only ...");
    command->add_option("--scale-rule", options->scale_rule, "The format's default where not given");
    command->add_option("--limit", options->stage.limit, "Rows of each file; 0: all")
        ->check(within(0))
        ->capture_default_str();
    command->add_option("--max-tokens", options->stage.max_new_tokens, "Longest answer")
        ->check(within(1))
        ->capture_default_str();
    command->add_option("--temperature", options->stage.temperature, "0: greedy")
        ->check(within(0))
        ->capture_default_str();
    command->add_option("--device", options->device, "auto, cpu, cuda")->capture_default_str();
    command->add_option("--dtype", options->dtype, "float32 or bfloat16, for a checkpoint")
        ->capture_default_str();
    command->add_option("--store", options->store, "Where runs are kept (SQLite file)");
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        RunStore store(options->store.empty() ? RunStore::default_path()
                                              : std::filesystem::path(options->store));
        ProgressPrinter printer;
        const EventCallback show = [&printer](const RunEvent& event) { printer(event); };
        for (auto& file : options->stage.data) file = std::filesystem::absolute(file).string();
        std::int64_t run = 0;
        if (std::filesystem::is_directory(options->source)) {
            run = start_run(evaluation_recipe(*options), store, show, interrupted());
        } else {
            if (!options->policy.empty())
                fail("--policy is for checkpoints; a run's stage is evaluated as it ships");
            const auto [id, stage] = run_and_stage(store, options->source);
            run = id;
            options->stage.of = {stage};
            run_extra_stage(run, options->stage, store, show, interrupted());
        }
        if (interrupted().stop_requested()) throw Interrupted{};
        const auto holds = [](const std::vector<std::string>& all, const std::string& one) {
            return std::find(all.begin(), all.end(), one) != all.end();
        };
        const auto is_wanted = [&](const EvaluationDone& e) {  // a run keeps those of earlier calls too
            return options->stage.of.empty() ||
                   (holds(options->stage.of, e.of) && holds(options->stage.data, e.data));
        };
        std::vector<EvaluationDone> results;
        for (const auto& evaluation : store.evaluations(run))
            if (evaluation.stage == options->stage.id && is_wanted(evaluation)) results.push_back(evaluation);
        print(results, options->json);
    });
}

}  // namespace nibble::cli
