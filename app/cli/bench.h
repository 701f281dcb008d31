// What the parts of `nibble bench` share. Each measures its work, a plain baseline and, where there is one,
// the physical limit, in turn and in the same process: the ratios are to be read, not the times.
#pragma once
#include <functional>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>

namespace nibble::cli {

using Json = nlohmann::ordered_json;

struct BenchOptions {
    std::string what = "all";
    std::string checkpoint;  ///< for load; empty: random ones are written
    std::string tokenizer = NIBBLE_RESOURCES "/demo/base";
    std::string text;  ///< a file for tokenize; empty: made up
    std::string device = "cpu", dtype = "float32";
    double seconds = 60;  ///< for ui
    bool json = false;
};

double seconds_of(const std::function<void()>& work);
/// The fastest of several runs: what disturbs a run only makes it slower.
double best_seconds(const std::function<void()>& work, int repeats = 5);

/// One way to do some work, and the best times of its runs so far.
struct TimedWork {
    std::function<void()> work;
    double seconds = 1e30;
    /// Of the calling thread alone: what else the machine does hardly changes it. For work on one thread.
    double thread_seconds = 1e30;
};
/// In turn, so that what else the machine does falls on all of them.
void measure(std::initializer_list<TimedWork*> ways, int repeats);

/// bench_kernels.cpp
Json bench_fake_quantize();
Json bench_encode();
Json bench_decode();

/// bench_files.cpp
Json bench_load(const BenchOptions& options);
Json bench_tokenize(const BenchOptions& options);
Json bench_store();

/// bench_model.cpp
Json bench_matmul();
Json bench_packed_linear();
Json bench_step(const BenchOptions& options);
Json bench_generate(const BenchOptions& options);
Json bench_scaling(const BenchOptions& options);

}  // namespace nibble::cli
