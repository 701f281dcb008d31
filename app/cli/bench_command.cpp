// bench: how fast the parts are.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>

#include "app/cli/bench.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/error.h"

namespace nibble::cli {

namespace {

/// The workbench measures itself: this program knows no Qt.
Json bench_ui(const BenchOptions& options) {
    const auto program = std::filesystem::canonical("/proc/self/exe").parent_path() / "nibble-workbench";
    if (!std::filesystem::exists(program)) fail("{}: is not there; build it to measure it", program.string());
    const std::string command =
        fmt::format("QT_QPA_PLATFORM=offscreen '{}' --bench {}", program.string(), options.seconds);
    std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    std::string text;
    for (char part[4096]; const std::size_t read = std::fread(part, 1, sizeof part, pipe.get());)
        text.append(part, read);
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) fail("{}: ended without figures", program.string());
    return json;
}

void print_flat(const Json& json, const std::string& prefix) {
    for (const auto& [key, value] : json.items()) {
        if (key == "config") continue;
        const std::string name = prefix.empty() ? key : prefix + "  " + key;
        if (value.is_object())
            print_flat(value, name);
        else if (value.is_number_float())
            fmt::print("{:<58} {:>12}\n", name, number_text(value.get<double>()));
        else
            fmt::print("{:<58} {:>12}\n", name, value.is_string() ? value.get<std::string>() : value.dump());
    }
}

struct Bench {
    std::string name;
    std::function<Json()> run;
    bool in_all = true;
};

std::vector<Bench> benches(const BenchOptions& options) {
    return {{"fake-quantize", bench_fake_quantize},
            {"encode", bench_encode},
            {"decode", bench_decode},
            {"matmul", bench_matmul},
            {"packed-linear", bench_packed_linear},
            {"load", [&] { return bench_load(options); }},
            {"tokenize", [&] { return bench_tokenize(options); }},
            {"step", [&] { return bench_step(options); }},
            {"generate", [&] { return bench_generate(options); }},
            {"store", bench_store},
            {"scaling", [&] { return bench_scaling(options); }, false},
            {"ui", [&] { return bench_ui(options); }, false}};
}

}  // namespace

void add_bench_command(CLI::App& app) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command =
        app.add_subcommand("bench", "How fast the parts are, against a plain baseline in the same process");
    std::vector<std::string> names = {"all"};
    std::string outside;
    for (const Bench& bench : benches(*options)) {
        names.push_back(bench.name);
        if (!bench.in_all) outside += (outside.empty() ? "" : " and ") + bench.name;
    }
    command
        ->add_option("WHAT", options->what,
                     fmt::format("{}; all leaves out {}", fmt::join(names, ", "), outside))
        ->check(CLI::IsMember(names))
        ->capture_default_str();
    command->add_option("--checkpoint", options->checkpoint,
                        "For load: a folder; without it, random weights are written to a temporary one");
    command->add_option("--tokenizer", options->tokenizer, "For tokenize: a folder or a tokenizer.json")
        ->capture_default_str();
    command->add_option("--text", options->text, "For tokenize: a file; without it, 20 MB are made up");
    command->add_option("--device", options->device, "For step, generate and scaling: auto, cpu, cuda")
        ->capture_default_str();
    command->add_option("--dtype", options->dtype, "For step, generate and scaling: float32, bfloat16")
        ->capture_default_str();
    command->add_option("--seconds", options->seconds, "For ui: how long 10,000 events a second arrive")
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        Json json;
        for (const Bench& bench : benches(*options))
            if (options->what == bench.name || (options->what == "all" && bench.in_all)) {
                if (!options->json) fmt::print(stderr, "nibble: measuring {}\n", bench.name);
                json[bench.name] = bench.run();
            }
        options->json ? print_json(json) : print_flat(json, "");
    });
}

}  // namespace nibble::cli
