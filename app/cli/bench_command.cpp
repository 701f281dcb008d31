// bench: how fast the parts are, each against a plain baseline and, where there is one, the physical limit,
// measured in the same process: read the ratios, not the times.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <functional>
#include <memory>
#include <random>

#include "app/cli/bench.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/checkpoint/checkpoint.h"
#include "core/run/measure.h"
#include "core/run/run_store.h"
#include "core/text/tokenizer.h"

namespace nibble::cli {

namespace {

struct Options {
    std::string what = "all", checkpoint = NIBBLE_RESOURCES "/demo/base", device = "cpu", dtype = "float32";
    double seconds = 60;
    bool json = false;
};

/// Every tensor into one buffer, against copying the bytes of the files.
Json bench_load(const std::string& folder) {
    std::size_t largest = 0, values = 0;
    const Checkpoint checkpoint = Checkpoint::open(folder);
    for (const auto& spec : checkpoint.table()) {
        largest = std::max(largest, std::size_t(spec.count()));
        values += std::size_t(spec.count());
    }
    std::vector<std::uint16_t> buffer(largest);
    const double load = best_seconds([&] {
        const Checkpoint again = Checkpoint::open(folder);
        for (const auto& spec : again.table()) again.read(spec, kernels::ScalarType::bfloat16, buffer.data());
    });
    std::size_t stored = 0;
    for (const auto& view : checkpoint.stored()) stored += view.bytes.size();
    std::vector<std::byte> bytes(stored);
    const double copy = best_seconds([&] {
        std::size_t offset = 0;
        for (const auto& view : checkpoint.stored()) {
            std::memcpy(bytes.data() + offset, view.bytes.data(), view.bytes.size());
            offset += view.bytes.size();
        }
    });
    return {{"checkpoint", folder}, {"stored_bytes", stored}, {"bytes_as_bfloat16", 2 * values},
            {"seconds", load},      {"copy_seconds", copy},   {"times_copy", load / copy}};
}

Json bench_tokenize(const std::string& folder) {
    const Tokenizer tokenizer = Tokenizer::load(folder);
    const double load = best_seconds([&] { Tokenizer::load(folder); }, 3);
    std::string text;
    for (int i = 0; text.size() < 4'000'000; ++i)
        text += fmt::format(
            "Row {}: What is {} plus {}? Quelle est la somme ? Die Antwort lautet {}.\n\tdef f(x): return x "
            "** {}\n",
            i, i * 7 % 913, i * 13 % 777, i % 1690, i % 9);
    std::size_t tokens = 0;
    const double seconds = best_seconds([&] { tokens = tokenizer.encode(text).size(); }, 3);
    return {{"tokenizer", tokenizer.path().string()},
            {"megabytes_per_second", double(text.size()) / 1e6 / seconds},
            {"tokens_per_second", double(tokens) / seconds},
            {"load_seconds", load}};
}

/// config.json's keys, then what else decides the speed.
Json shape_json(const StepShape& shape, const Options& options) {
    const ModelConfig& m = shape.model;
    return {{"hidden_size", m.hidden_size},
            {"intermediate_size", m.intermediate_size},
            {"num_hidden_layers", m.num_hidden_layers},
            {"num_attention_heads", m.num_attention_heads},
            {"num_key_value_heads", m.num_key_value_heads},
            {"head_dim", m.head_dim},
            {"num_local_experts", m.num_local_experts},
            {"num_experts_per_tok", m.num_experts_per_tok},
            {"vocab_size", m.vocab_size},
            {"sliding_window", m.sliding_window},
            {"batch_size", shape.rows},
            {"sequence_length", shape.length},
            {"threads", compute_threads()},
            {"dtype", options.dtype},
            {"device", options.device}};
}

Json bench_step(const Options& options) {
    const StepShape shape = bench_shape();
    const StepSpeed speed = measure_step(shape, options.device, options.dtype, 10);
    return {{"tokens_per_second", speed.tokens_per_second},
            {"qat_tokens_per_second", speed.qat_tokens_per_second},
            {"qat_share_of_sft", speed.qat_tokens_per_second / speed.tokens_per_second},
            {"peak_memory_bytes", speed.peak_memory_bytes},
            {"share_of_matmul_rate", speed.flops_per_second / speed.matmul_flops_per_second},
            {"matmul_gflops", speed.matmul_flops_per_second / 1e9},
            {"config", shape_json(shape, options)}};
}

Json bench_generate(const Options& options) {
    Json result;
    for (const std::int64_t rows : {1, 32}) {
        const GenerateSpeed speed = measure_generate(bench_shape(), options.device, options.dtype, rows, 64);
        result[fmt::format("batch {}", rows)] = {
            {"tokens_per_second", speed.tokens_per_second},
            {"packed_tokens_per_second", speed.packed_tokens_per_second},
            {"without_cache", speed.plain_tokens_per_second},
            {"times_without_cache", speed.tokens_per_second / speed.plain_tokens_per_second}};
    }
    return result;
}

/// Packed weights against reading their bytes (one row), and against the product with unpacked ones.
Json bench_packed_linear() {
    Json result;
    for (const char* format : {"mxfp4", "nvfp4"}) {
        const PackedLinearSpeed speed = measure_packed_linear(format);
        result[format] = {
            {"one_row_gigabytes_per_second", speed.one_row_bytes_per_second / 1e9},
            {"reading_gigabytes_per_second", speed.read_bytes_per_second / 1e9},
            {"one_row_share_of_reading", speed.one_row_bytes_per_second / speed.read_bytes_per_second},
            {"one_row_times_unpacked", speed.unpacked_row_seconds / speed.row_seconds},
            {"rows", speed.rows},
            {"gflops", speed.flops_per_second / 1e9},
            {"unpacked_gflops", speed.unpacked_flops_per_second / 1e9},
            {"share_of_unpacked", speed.flops_per_second / speed.unpacked_flops_per_second}};
    }
    return result;
}

/// Steps recorded in batches, against a commit for every step.
Json bench_store() {
    const auto folder =
        std::filesystem::temp_directory_path() / fmt::format("nibble-bench-{}", std::random_device{}());
    std::filesystem::create_directories(folder);
    double batched = 0, single = 0;
    constexpr int kSteps = 20000, kSingle = 200;
    {
        RunStore store(folder / "bench.sqlite");
        Recipe recipe;
        recipe.name = "bench";
        recipe.stages.emplace_back().id = "sft";
        const auto run = store.create_run(recipe);
        const auto record = [&](int step) {
            StepDone done;
            done.stage = "sft";
            done.step = step;
            done.steps = kSteps;
            done.loss = 1.0 / step;
            store.record(run, done);
        };
        batched = seconds_of([&] {
            for (int step = 1; step <= kSteps; ++step) record(step);
            store.flush();
        });
        single = seconds_of([&] {
            for (int step = kSteps + 1; step <= kSteps + kSingle; ++step) record(step), store.flush();
        });
    }
    std::filesystem::remove_all(folder);
    const double points = 5;  // a step has loss, learning rate, gradient norm, tokens/s and memory
    const double fast = points * kSteps / batched, plain = points * kSingle / single;
    return {{"points_per_second", fast}, {"commit_every_step", plain}, {"times_plain", fast / plain}};
}

/// The workbench measures itself: this program knows no Qt.
Json bench_ui(const Options& options) {
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

}  // namespace

void add_bench_command(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("bench", "How fast the parts are, against a plain baseline in the same process");
    command
        ->add_option(
            "WHAT", options->what,
            "all (but ui), fake-quantize, decode, packed-linear, load, tokenize, step, generate, store, ui")
        ->check(CLI::IsMember({"all", "fake-quantize", "decode", "packed-linear", "load", "tokenize", "step",
                               "generate", "store", "ui"}))
        ->capture_default_str();
    command->add_option("--checkpoint", options->checkpoint, "For load and tokenize")->capture_default_str();
    command->add_option("--device", options->device, "For step and generate: auto, cpu, cuda")
        ->capture_default_str();
    command->add_option("--dtype", options->dtype, "For step and generate: float32, bfloat16")
        ->capture_default_str();
    command->add_option("--seconds", options->seconds, "For ui: how long 10,000 events a second arrive")
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        const std::vector<std::pair<std::string, std::function<Json()>>> benches = {
            {"fake-quantize", bench_fake_quantize},
            {"decode", bench_decode},
            {"packed-linear", bench_packed_linear},
            {"load", [&] { return bench_load(options->checkpoint); }},
            {"tokenize", [&] { return bench_tokenize(options->checkpoint); }},
            {"step", [&] { return bench_step(*options); }},
            {"generate", [&] { return bench_generate(*options); }},
            {"store", bench_store},
            {"ui", [&] { return bench_ui(*options); }}};
        Json json;
        for (const auto& [name, run] : benches)
            if (options->what == name || (options->what == "all" && name != "ui")) {
                if (!options->json) fmt::print(stderr, "nibble: measuring {}\n", name);
                json[name] = run();
            }
        options->json ? print_json(json) : print_flat(json, "");
    });
}

}  // namespace nibble::cli
