// runs: what the store holds.
#include <fmt/format.h>

#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <set>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/error.h"
#include "core/run/report.h"
#include "core/run/run.h"
#include "core/run/run_export.h"

namespace nibble::cli {

namespace {

struct Options {
    std::string store, format = "json", out;
    std::vector<std::string> runs;
    bool json = false, yes = false;
};

RunStore open_store(const Options& options) {
    const std::filesystem::path path =
        options.store.empty() ? RunStore::default_path() : std::filesystem::path(options.store);
    if (!std::filesystem::exists(path))
        fail("{}: there is no store; `nibble run` or `nibble demo` makes one", path.string());
    return RunStore(path);
}

std::string optional_text(const std::optional<double>& value) {
    return value ? fmt::format("{:.4f}", *value) : "-";
}

std::string rates_text(const RunSummary& run) {
    std::string text;
    for (const auto& [key, rate] : run.pass_rates)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", key, percent_text(rate));
    return text.empty() ? "-" : text;
}

nlohmann::ordered_json summary_json(const RunSummary& run) {
    nlohmann::ordered_json json = {{"id", run.id},
                                   {"name", run.name},
                                   {"created", run.created},
                                   {"status", name(run.status)},
                                   {"stage", run.current_stage},
                                   {"step", run.step},
                                   {"steps", run.steps},
                                   {"seconds", run.seconds}};
    if (run.last_loss) json["loss"] = *run.last_loss;
    if (run.best_validation_loss) json["best_validation_loss"] = *run.best_validation_loss;
    if (!run.message.empty()) json["message"] = run.message;
    json["pass_rates"] = run.pass_rates;
    return json;
}

void list(const Options& options) {
    const RunStore store = open_store(options);
    const auto runs = store.runs();
    if (options.json) {
        nlohmann::ordered_json json = nlohmann::ordered_json::array();
        for (const auto& run : runs) json.push_back(summary_json(run));
        return print_json(json);
    }
    if (runs.empty()) return void(fmt::print("No runs in {}.\n", store.path().string()));
    std::vector<std::vector<std::string>> table = {
        {"Run", "Name", "Started (UTC)", "Status", "Stage", "Step", "Loss", "Best validation"}};
    for (const auto& run : runs)
        table.push_back({std::to_string(run.id), run.name, run.created, name(run.status), run.current_stage,
                         fmt::format("{}/{}", run.step, run.steps), optional_text(run.last_loss),
                         optional_text(run.best_validation_loss)});
    print_table(table);
}

nlohmann::ordered_json evaluation_json(const EvaluationDone& evaluation) {
    nlohmann::ordered_json json = {{"stage", evaluation.stage},
                                   {"of", evaluation.of},
                                   {"data", evaluation.data},
                                   {"loss", evaluation.loss},
                                   {"perplexity", evaluation.perplexity},
                                   {"tokens", evaluation.tokens}};
    for (const auto& rate : evaluation.rates)
        json["rates"][rate.check] = {{"rate", rate.rate}, {"low", rate.low},       {"high", rate.high},
                                     {"rows", rate.rows}, {"passed", rate.passed}, {"invalid", rate.invalid}};
    return json;
}

void print_evaluations(const std::vector<EvaluationDone>& evaluations) {
    std::vector<std::vector<std::string>> table = {
        {"Of", "Data", "Loss", "Check", "Passed", "95 % interval", "Rows", "Invalid"}};
    for (const auto& evaluation : evaluations) {
        const std::string data = std::filesystem::path(evaluation.data).filename().string();
        if (evaluation.rates.empty())
            table.push_back({evaluation.of, data, number_text(evaluation.loss), "-", "-", "-", "-", "-"});
        for (const auto& rate : evaluation.rates)
            table.push_back({evaluation.of, data, number_text(evaluation.loss), rate.check,
                             percent_text(rate.rate),
                             fmt::format("{} to {}", percent_text(rate.low), percent_text(rate.high)),
                             std::to_string(rate.rows), std::to_string(rate.invalid)});
    }
    print_table(table);
}

void show(const Options& options) {
    const RunStore store = open_store(options);
    const std::int64_t id = store.find(options.runs.at(0));
    const RunSummary run = store.run(id);
    const auto evaluations = store.evaluations(id);
    if (options.json) {
        nlohmann::ordered_json json = summary_json(run);
        for (const auto& stage : store.stages(id))
            json["stages"].push_back({{"id", stage.id},
                                      {"type", name(stage.type)},
                                      {"from", stage.from},
                                      {"status", name(stage.status)},
                                      {"step", stage.step},
                                      {"steps", stage.steps},
                                      {"seconds", stage.seconds},
                                      {"weights", stage.weights}});
        for (const auto& evaluation : evaluations) json["evaluations"].push_back(evaluation_json(evaluation));
        for (const auto& e : store.exports(id))
            json["exports"].push_back({{"from", e.from},
                                       {"layout", e.layout},
                                       {"path", e.path},
                                       {"bytes", e.bytes},
                                       {"hash", e.hash}});
        json["recipe"] = to_json(store.recipe(id));
        return print_json(json);
    }
    fmt::print("Run {} ({}), started {} UTC, {}{}\n\n", run.id, run.name, run.created, name(run.status),
               run.message.empty() ? "" : ": " + run.message);
    std::vector<std::vector<std::string>> table = {
        {"Stage", "Type", "From", "Status", "Steps", "Time", "Last loss", "Last validation"}};
    for (const auto& stage : store.stages(id)) {
        const auto loss = store.points(id, stage.id, "loss"),
                   validation = store.points(id, stage.id, "validation_loss");
        table.push_back({stage.id, name(stage.type), stage.from.empty() ? "-" : stage.from,
                         name(stage.status),
                         stage.steps ? fmt::format("{}/{}", stage.step, stage.steps) : "-",
                         duration_text(stage.seconds), loss.empty() ? "-" : number_text(loss.back().value),
                         validation.empty() ? "-" : number_text(validation.back().value)});
    }
    print_table(table);
    if (!evaluations.empty()) {
        fmt::print("\n");
        print_evaluations(evaluations);
    }
    for (const auto& e : store.exports(id))
        fmt::print("\nExported {} as {} to {} ({}, hash {})\n", e.from, e.layout, e.path,
                   bytes_text(double(e.bytes)), e.hash);
}

void compare(const Options& options) {
    const RunStore store = open_store(options);
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    std::vector<std::vector<std::string>> table = {
        {"Run", "Name", "Status", "Best validation", "Pass rates"}};
    for (const auto& word : options.runs) {
        const std::int64_t id = store.find(word);
        const RunSummary run = store.run(id);
        table.push_back({std::to_string(id), run.name, name(run.status),
                         optional_text(run.best_validation_loss), rates_text(run)});
        json.push_back(summary_json(run));
        for (const auto& evaluation : store.evaluations(id))
            json.back()["evaluations"].push_back(evaluation_json(evaluation));
    }
    options.json ? print_json(json) : print_table(table);
}

void diff(const Options& options) {
    if (options.runs.size() != 2) throw CLI::ValidationError("runs diff", "needs two runs");
    const RunStore store = open_store(options);
    const auto changes =
        differences(store.recipe(store.find(options.runs[0])), store.recipe(store.find(options.runs[1])));
    if (options.json) {
        nlohmann::ordered_json json = nlohmann::ordered_json::array();
        for (const auto& change : changes)
            json.push_back({{"field", change.path}, {"left", change.left}, {"right", change.right}});
        return print_json(json);
    }
    if (changes.empty()) return void(fmt::print("The two recipes are the same.\n"));
    std::vector<std::vector<std::string>> table = {
        {"Field", "Run " + options.runs[0], "Run " + options.runs[1]}};
    for (const auto& change : changes)
        table.push_back({change.path, change.left.dump(), change.right.dump()});
    print_table(table);
}

void export_run(const Options& options) {
    const RunStore store = open_store(options);
    const std::int64_t id = store.find(options.runs.at(0));
    if (options.out.empty()) {
        std::cout << run_text(store, id, options.format);
    } else {
        write_run(store, id, options.format, options.out);
    }
}

void report(const Options& options) {
    const RunStore store = open_store(options);
    const std::int64_t id = store.find(options.runs.at(0));
    if (options.out.empty()) {
        std::cout << run_report(store, id);
        return;
    }
    write_report(store, id, options.out);
    fmt::print(stderr, "Wrote {}.\n", options.out);
}

void remove(const Options& options) {
    RunStore store = open_store(options);
    for (const auto& word : options.runs) {
        const std::int64_t id = store.find(word);
        if (!options.yes)
            fail("run {} ({}) and its files in {} would be deleted for good; add --yes to do it", id,
                 store.run(id).name, run_folder(store, id).string());
        store.remove(id);
        std::filesystem::remove_all(run_folder(store, id));
        fmt::print(stderr, "Deleted run {}.\n", id);
    }
}

}  // namespace

void add_runs_command(CLI::App& app) {
    CLI::App* runs = app.add_subcommand("runs", "List, show, compare, export and delete runs");
    runs->require_subcommand(1);
    const auto add = [runs](const char* name, const char* help, void (*action)(const Options&), int minimum) {
        auto options = std::make_shared<Options>();
        CLI::App* command = runs->add_subcommand(name, help);
        if (minimum > 0)
            command->add_option("RUN", options->runs, "Number, name or 'latest'")
                ->required()
                ->expected(minimum, -1);
        command->add_option("--store", options->store, "Where runs are kept (SQLite file)");
        command->callback([options, action] { action(*options); });
        return std::pair{command, options};
    };
    for (auto [command, options] : {add("list", "All runs, newest first", list, 0),
                                    add("show", "Stages, losses, evaluations, exports", show, 1),
                                    add("compare", "Results of several runs side by side", compare, 1),
                                    add("diff", "The fields in which two runs' recipes differ", diff, 2)})
        command->add_flag("--json", options->json, "Print one JSON document");
    auto [exporting, options] = add("export", "All that a run recorded, as JSON or CSV", export_run, 1);
    exporting->add_option("--format", options->format, "json or csv")
        ->check(CLI::IsMember({"json", "csv"}))
        ->capture_default_str();
    exporting->add_option("--out", options->out, "File; standard output where not given");
    auto [reporting, report_options] =
        add("report", "A run on one page: an HTML file with curves, tables, certificates", report, 1);
    reporting->add_option("--out", report_options->out, "File; standard output where not given");
    auto [deleting, delete_options] = add("delete", "Delete runs with their weights", remove, 1);
    deleting->add_flag("--yes", delete_options->yes, "Really delete");
}

}  // namespace nibble::cli
