// bench: how fast the parts are, each against a plain baseline and, where there is one, the physical limit,
// measured in the same process: read the ratios, not the times.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <functional>
#include <memory>
#include <random>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/run/measure.h"
#include "core/run/run_store.h"
#include "core/text/tokenizer.h"
#include "kernels/quantize.h"

namespace nibble::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    std::string what = "all", checkpoint = NIBBLE_RESOURCES "/demo/base", device = "cpu", dtype = "float32";
    double seconds = 60;
    bool json = false;
};

double seconds_of(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The fastest of several runs: what disturbs a run only makes it slower.
double best_seconds(const std::function<void()>& work, int repeats = 5) {
    double best = seconds_of(work);
    for (int i = 1; i < repeats; ++i) best = std::min(best, seconds_of(work));
    return best;
}

std::vector<float> normal_values(std::size_t count) {
    std::mt19937 generator(1);
    std::normal_distribution<float> normal(0, 0.02f);
    std::vector<float> values(count);
    for (float& value : values) value = normal(generator);
    return values;
}

constexpr std::int64_t kRows = 2048, kColumns = 4096;
constexpr std::int64_t kReferenceRows = 64;  // the reference is slow, and linear

kernels::QuantizeArgs quantize_args(const kernels::QuantFormat& format, const std::vector<float>& x) {
    kernels::QuantizeArgs args{.format = format, .x = x.data(), .rows = kRows, .columns = kColumns};
    args.tensor_scale =
        kernels::tensor_scale(format, kernels::absolute_maximum(x.data(), args.type, kRows * kColumns));
    return args;
}

/// Million values a second of the fast path, the reference, and memcpy of the same tensor.
Json rates(double fast, double reference, double copy) {
    const double values = double(kRows * kColumns) / 1e6;
    const double reference_rate = double(kReferenceRows * kColumns) / 1e6 / reference;
    return {{"million_values_per_second", values / fast},
            {"reference", reference_rate},
            {"memcpy", values / copy},
            {"times_reference", values / fast / reference_rate},
            {"share_of_memcpy", copy / fast}};
}

Json bench_fake_quantize() {
    const auto x = normal_values(std::size_t(kRows * kColumns));
    std::vector<float> y(x.size());
    const double copy = best_seconds([&] { std::memcpy(y.data(), x.data(), y.size() * sizeof(float)); });
    Json result = {{"cpu_path", kernels::cpu_path()}};
    for (const auto& info : kernels::formats())
        for (const auto rule : info.rules) {
            auto format = info.format;
            format.rule = rule;
            auto args = quantize_args(format, x);
            const double fast = best_seconds([&] { kernels::fake_quantize(args, y.data()); });
            args.rows = kReferenceRows;
            const double reference = best_seconds([&] { kernels::fake_quantize_ref(args, y.data()); }, 2);
            result[fmt::format("{} {}", info.name, kernels::name(rule))] = rates(fast, reference, copy);
        }
    return result;
}

Json bench_decode() {
    const auto x = normal_values(std::size_t(kRows * kColumns));
    std::vector<float> y(x.size());
    const double copy = best_seconds([&] { std::memcpy(y.data(), x.data(), y.size() * sizeof(float)); });
    Json result;
    for (const auto& info : kernels::formats()) {
        const auto args = quantize_args(info.format, x);
        std::vector<std::uint8_t> codes(x.size() / 2), scales(x.size() / std::size_t(info.format.block));
        kernels::encode(args, codes.data(), scales.data());
        kernels::DecodeArgs decode{info.format, codes.data(), scales.data(),
                                   kRows,       kColumns,     args.tensor_scale};
        const double fast = best_seconds([&] { kernels::decode(decode, y.data()); });
        decode.rows = kReferenceRows;
        const double reference = best_seconds([&] { kernels::decode_ref(decode, y.data()); }, 2);
        result[info.name] = rates(fast, reference, copy);
    }
    return result;
}

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
            {"without_cache", speed.plain_tokens_per_second},
            {"times_without_cache", speed.tokens_per_second / speed.plain_tokens_per_second}};
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
        ->add_option("WHAT", options->what,
                     "all (but ui), fake-quantize, decode, load, tokenize, step, generate, store, ui")
        ->check(CLI::IsMember(
            {"all", "fake-quantize", "decode", "load", "tokenize", "step", "generate", "store", "ui"}))
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
