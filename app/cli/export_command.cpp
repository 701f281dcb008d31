// export: a run's stage, or another checkpoint's weights, as a checkpoint for serving.
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/run_source.h"
#include "core/base/error.h"
#include "core/checkpoint/export.h"
#include "core/run/run.h"
#include "core/run/shipped_hash.h"

namespace nibble::cli {

namespace {

struct Options {
    std::string source, store, layout, out;
    bool check = false, json = false;
};

void export_checkpoint(const Options& options,
                       const std::function<void(std::int64_t, std::int64_t)>& progress) {
    const Checkpoint checkpoint = Checkpoint::open(options.source);
    ExportRequest request;
    request.out = options.out;
    request.source = checkpoint.path();
    request.layout = layout_from_name(options.layout);
    request.config = checkpoint.config_text();
    request.companions = companion_files(checkpoint);
    request.progress = progress;
    const ExportCertificate certificate = options.check
                                              ? verify_export(options.out, request, export_source(checkpoint))
                                              : write_export(request, export_source(checkpoint));
    if (options.json) {
        std::cout << certificate.to_json() << "\n";
        return;
    }
    fmt::print("{} {} tensors ({}) in {}: every value is bit for bit the source's.\n",
               options.check ? "Compared" : "Wrote", certificate.tensors,
               bytes_text(double(certificate.bytes())), options.out);
    for (const auto& file : certificate.files) fmt::print("  {}  {}\n", file.sha256, file.name);
}

void export_run(const Options& options, const EventCallback& show) {
    if (options.check)
        fail("--check is for checkpoints; what a run exports is always read back and compared");
    RunStore store(options.store.empty() ? RunStore::default_path() : std::filesystem::path(options.store));
    const auto [run, from] = run_and_stage(store, options.source);
    const Stage stage = extra_export(from, options.layout, options.out);
    run_extra_stage(run, stage, store, show, interrupted());
    if (interrupted().stop_requested()) throw Interrupted{};
    const std::vector<ExportDone> exports = store.exports(run);
    const ExportDone& done = *std::find_if(exports.begin(), exports.end(),
                                           [&](const ExportDone& e) { return e.stage == stage.id; });
    if (options.json)
        print_json({{"run", run},
                    {"from", done.from},
                    {"layout", done.layout},
                    {"path", done.path},
                    {"bytes", done.bytes},
                    {"tensors", done.tensors},
                    {"hash", done.hash}});
    else
        fmt::print(
            "Wrote {} of run {} as {} to {} ({}){}.\nServe it: nibble serve-command {} --engine vllm\n", from,
            run, done.layout, done.path, bytes_text(double(done.bytes)),
            evaluated_hash(run_folder(store, run), from) ? ", bit for bit as it was evaluated"
                                                         : "; it was not evaluated",
            done.path);
}

}  // namespace

void add_export_command(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(
        "export",
        "Write weights as a checkpoint for vLLM, SGLang or TensorRT-LLM, and compare it with its source");
    command->add_option("SOURCE", options->source, "RUN, RUN:STAGE or the folder of a checkpoint")
        ->required();
    command->add_option("--layout", options->layout, "hf-mxfp4, hf-nvfp4, hf-bf16, openai")
        ->required()
        ->check(CLI::IsMember({"hf-mxfp4", "hf-nvfp4", "hf-bf16", "openai"}));
    command->add_option("--out", options->out, "Folder to write")->required();
    command->add_flag("--check", options->check,
                      "Of a checkpoint: only compare what lies in --out with the source");
    command->add_option("--store", options->store, "Where runs are kept (SQLite file)");
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        ProgressPrinter printer;
        if (std::filesystem::is_directory(options->source))
            export_checkpoint(*options, [&](std::int64_t done, std::int64_t all) {
                printer(Progress{"export", {"bytes"}, done, all});
            });
        else
            export_run(*options, [&printer](const RunEvent& event) { printer(event); });
    });
}

}  // namespace nibble::cli
