// bench load, tokenize and store: what a run does with files.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <memory>
#include <random>
#include <thread>

#include "app/cli/bench.h"
#include "core/base/mapped_file.h"
#include "core/checkpoint/export.h"
#include "core/run/measure.h"
#include "core/run/run_store.h"
#include "core/text/tokenizer.h"

namespace nibble::cli {

namespace fs = std::filesystem;

namespace {

/// Removed with all that is in it.
struct TemporaryFolder {
    fs::path path = fs::temp_directory_path() / fmt::format("nibble-bench-{}", std::random_device{}());
    TemporaryFolder() { fs::create_directories(path); }
    ~TemporaryFolder() { fs::remove_all(path); }
};

/// 117 million values, 101 of them the experts': 235 MB as BF16, 87 MB with experts in MXFP4.
ModelConfig load_shape() {
    ModelConfig m = bench_shape().model;
    m.vocab_size = 8192;
    m.hidden_size = m.intermediate_size = 1024;
    m.num_hidden_layers = 2;
    m.sliding.resize(2);
    return m;
}

void write_random_checkpoint(const fs::path& folder, Layout layout) {
    const ModelConfig config = load_shape();
    std::int64_t largest = 0;
    for (const TensorSpec& spec : tensor_table(config)) largest = std::max(largest, spec.count());
    std::mt19937 random(1);
    std::vector<std::uint16_t> values(std::size_t(largest), 0);
    // Any sign and mantissa, magnitudes of 2^-7 to 2^0.
    for (auto& bits : values) bits = std::uint16_t((random() & 0x83ff) | 0x3c00);
    ExportRequest request;
    request.out = folder;
    request.layout = layout;
    request.config = hugging_face_config(config);
    write_export(request, [&](const TensorSpec&) {
        return ExportTensor{values.data(), kernels::ScalarType::bfloat16, {}};
    });
}

/// Memory that no page is there of yet, as a model's is before its weights are loaded.
using FreshMemory = std::unique_ptr<std::byte[]>;
FreshMemory fresh_memory(std::size_t bytes) {
    return std::make_unique_for_overwrite<std::byte[]>(bytes);
}

/// Calls part(begin, end) for equal parts of [0, size), on as many threads as a matmul uses.
void in_parts(std::size_t size, const std::function<void(std::size_t, std::size_t)>& part) {
    const std::size_t count = std::size_t(compute_threads());
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < count; ++i)
        threads.emplace_back([&, i] { part(size * i / count, size * (i + 1) / count); });
}

void read_whole(const fs::path& path, std::byte* out) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    in_parts(fs::file_size(path), [&](std::size_t begin, std::size_t end) {
        while (begin < end) {
            const ssize_t got = ::pread(file, out + begin, end - begin, off_t(begin));
            if (got <= 0) break;
            begin += std::size_t(got);
        }
    });
    ::close(file);
}

/// All weights to BF16, against reading the files into memory and against writing memory of the result's
/// size. Files that lie in the system's cache, as after the first run.
Json load_figures(const fs::path& folder) {
    const Checkpoint checkpoint = Checkpoint::open(folder);
    std::size_t stored = 0, loaded = 0;
    for (const fs::path& file : checkpoint.files()) stored += fs::file_size(file);
    for (const TensorSpec& spec : checkpoint.table()) loaded += 2 * std::size_t(spec.count());

    std::vector<FreshMemory> kept;  // so that giving memory back is not timed
    TimedWork open{[&] { Checkpoint::open(folder); }};
    TimedWork load{[&] {
        const Checkpoint again = Checkpoint::open(folder);
        for (const TensorSpec& spec : again.table()) {
            kept.push_back(fresh_memory(2 * std::size_t(spec.count())));
            again.read(spec, kernels::ScalarType::bfloat16, kept.back().get());
        }
    }};
    TimedWork read{[&] {
        kept.push_back(fresh_memory(stored));
        std::byte* out = kept.back().get();
        for (const fs::path& file : checkpoint.files()) {
            read_whole(file, out);
            out += fs::file_size(file);
        }
    }};
    TimedWork write{[&] {
        kept.push_back(fresh_memory(loaded));
        in_parts(loaded, [&](std::size_t begin, std::size_t end) {
            std::memset(kept.back().get() + begin, 1, end - begin);
        });
    }};
    for (int i = 0; i < 5; ++i)
        for (TimedWork* way : {&open, &load, &read, &write}) {
            measure({way}, 1);
            kept.clear();
        }
    return {{"stored_bytes", stored},
            {"bytes_as_bfloat16", loaded},
            {"open_seconds", open.seconds},
            {"seconds", load.seconds},
            {"gigabytes_per_second", double(loaded) / 1e9 / load.seconds},
            {"times_reading", load.seconds / read.seconds},
            {"times_writing", load.seconds / write.seconds}};
}

/// At least so many bytes: words of several scripts, the first ones often and most of them seldom, with
/// numbers and code between.
std::string made_up_text(std::size_t bytes) {
    const std::vector<std::vector<std::string>> scripts = {
        {"the", "an", "er", "in", "st", "re", "con", "ment", "ing", "al", "qu", "tion", "be", "lo", "mi",
         "us"},
        {"über", "é", "ción", "ão", "ß", "ch", "ge", "là", "ñ", "ung", "ver", "les", "de", "que", "os",
         "ent"},
        {"про", "ст", "не", "ов", "ать", "ра", "ни", "ко"},
        {"の", "です", "カ", "ラ", "本", "は", "学", "ます"},
        {"的", "是", "我", "们", "学", "数", "据", "在"}};
    std::mt19937 random(1);
    const auto below = [&](std::size_t n) { return std::size_t(random()) % n; };
    std::vector<std::string> words;
    for (int i = 0; i < 60'000; ++i) {
        const auto& syllables = scripts[below(scripts.size())];
        std::string word;
        for (std::size_t n = 1 + below(4); n > 0; --n) word += syllables[below(syllables.size())];
        words.push_back(word);
    }
    std::string text;
    while (text.size() < bytes) {
        for (std::size_t n = 3 + below(20); n > 0; --n) {
            const double u = double(random()) / double(std::mt19937::max());
            text += words[std::size_t(u * u * u * double(words.size() - 1))];
            text += n == 1 ? ".\n" : " ";
        }
        if (below(4) == 0)
            text += fmt::format("    if (x_{} > {}.{}) return f(\"{}\");\n", below(100), below(5000),
                                below(100), words[below(words.size())]);
    }
    return text;
}

}  // namespace

Json bench_load(const BenchOptions& options) {
    if (!options.checkpoint.empty()) return load_figures(options.checkpoint);
    const TemporaryFolder folder;
    Json result;
    for (const Layout layout : {Layout::hf_bf16, Layout::hf_mxfp4}) {
        const fs::path path = folder.path / name(layout);
        write_random_checkpoint(path, layout);
        result[name(layout)] = load_figures(path);
    }
    return result;
}

Json bench_tokenize(const BenchOptions& options) {
    const Tokenizer tokenizer = Tokenizer::load(options.tokenizer);
    const std::string text = options.text.empty() ? made_up_text(20'000'000) : read_file(options.text);
    std::size_t tokens = 0;
    TimedWork load{[&] { Tokenizer::load(options.tokenizer); }};
    TimedWork encode{[&] { tokens = tokenizer.encode(text).size(); }};
    measure({&load, &encode}, 3);
    return {{"tokenizer", tokenizer.path().string()},
            {"load_seconds", load.seconds},
            {"bytes", text.size()},
            {"tokens", tokens},
            {"megabytes_per_second", double(text.size()) / 1e6 / encode.thread_seconds},
            {"tokens_per_second", double(tokens) / encode.thread_seconds}};
}

/// Steps recorded in batches, against a commit for every step.
Json bench_store() {
    constexpr int kSteps = 20000, kSingle = 200;
    constexpr double kPoints = 5;  // a step has loss, learning rate, gradient norm, tokens/s and memory
    const TemporaryFolder folder;
    RunStore store(folder.path / "bench.sqlite");
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
    const double batched = seconds_of([&] {
        for (int step = 1; step <= kSteps; ++step) record(step);
        store.flush();
    });
    const double single = seconds_of([&] {
        for (int step = kSteps + 1; step <= kSteps + kSingle; ++step) record(step), store.flush();
    });
    const double fast = kPoints * kSteps / batched, plain = kPoints * kSingle / single;
    return {{"points_per_second", fast}, {"commit_every_step", plain}, {"times_plain", fast / plain}};
}

}  // namespace nibble::cli
