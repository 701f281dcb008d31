// What the parts of `nibble bench` share.
#pragma once
#include <functional>
#include <nlohmann/json.hpp>

namespace nibble::cli {

using Json = nlohmann::ordered_json;

double seconds_of(const std::function<void()>& work);
/// Of this thread alone: what else the machine does hardly changes it. For work that starts no threads.
double thread_seconds_of(const std::function<void()>& work);
/// The fastest of several runs: what disturbs a run only makes it slower.
double best_seconds(const std::function<void()>& work, int repeats = 5);

/// bench_kernels.cpp
Json bench_fake_quantize();
Json bench_decode();

}  // namespace nibble::cli
