// bench fake-quantize and bench decode: one thread against memcpy of the same tensor on one thread, which is
// as fast as the memory lets it be; the reference; and what all threads make of it.
#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <random>

#include "app/cli/bench.h"
#include "core/run/measure.h"
#include "kernels/fp4.h"
#include "kernels/quantize.h"
#include "kernels/quantize_cpu.h"

namespace nibble::cli {

double seconds_of(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double thread_seconds_of(const std::function<void()>& work) {
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
    };
    const double start = now();
    work();
    return now() - start;
}

double best_seconds(const std::function<void()>& work, int repeats) {
    double best = seconds_of(work);
    for (int i = 1; i < repeats; ++i) best = std::min(best, seconds_of(work));
    return best;
}

namespace {

constexpr std::int64_t kRows = 2048, kColumns = 4096, kCount = kRows * kColumns;
constexpr std::int64_t kReferenceRows = 32;  // the reference is slow, and linear
constexpr int kRepeats = 7;

std::vector<float> normal_values() {
    std::mt19937 generator(1);
    std::normal_distribution<float> normal(0, 0.02f);
    std::vector<float> values(std::size_t{kCount});
    for (float& value : values) value = normal(generator);
    return values;
}

std::vector<kernels::BFloat16> rounded(const std::vector<float>& values) {
    std::vector<kernels::BFloat16> result;
    for (const float value : values) result.push_back(kernels::from_float<kernels::BFloat16>(value));
    return result;
}

kernels::QuantizeArgs quantize_args(const kernels::QuantFormat& format, const void* x,
                                    kernels::ScalarType type) {
    kernels::QuantizeArgs args{.format = format, .x = x, .type = type, .rows = kRows, .columns = kColumns};
    args.tensor_scale = kernels::tensor_scale(format, kernels::absolute_maximum(x, type, kCount));
    return args;
}

/// One way to do the work, and the best time of its runs so far.
struct Run {
    std::function<void()> work;
    double seconds = 1e30, wall_seconds = 1e30;
};

/// In turn, so that what else the machine does falls on all of them.
void measure(std::initializer_list<Run*> runs) {
    for (int i = 0; i < kRepeats; ++i)
        for (Run* run : runs) {
            double seconds = 0;
            run->wall_seconds =
                std::min(run->wall_seconds, seconds_of([&] { seconds = thread_seconds_of(run->work); }));
            run->seconds = std::min(run->seconds, seconds);
        }
}

Json figures(const Run& copy, const Run& float32, const Run& bfloat16, const Run& all_threads,
             double reference_seconds) {
    constexpr double values = double(kCount) / 1e6;
    const double reference = double(kReferenceRows) / double(kRows) * values / reference_seconds;
    return {{"million_values_per_second", values / float32.seconds},
            {"reference", reference},
            {"memcpy", values / copy.seconds},
            {"times_reference", values / float32.seconds / reference},
            {"share_of_memcpy", copy.seconds / float32.seconds},
            {"bfloat16_million_values_per_second", values / bfloat16.seconds},
            {"bfloat16_times_float32", float32.seconds / bfloat16.seconds},
            {"threads", compute_threads()},
            {"threads_times_one", float32.wall_seconds / all_threads.wall_seconds}};
}

}  // namespace

Json bench_fake_quantize() {
    const auto x = normal_values();
    const auto narrow = rounded(x);
    std::vector<float> y(x.size());
    Json result = {{"cpu_path", kernels::cpu_path()}};
    for (const auto& info : kernels::formats())
        for (const auto rule : info.rules) {
            auto format = info.format;
            format.rule = rule;
            const auto& loops = kernels::quantize_loops();
            auto wide_args = quantize_args(format, x.data(), kernels::ScalarType::float32);
            const auto narrow_args = quantize_args(format, narrow.data(), kernels::ScalarType::bfloat16);
            Run copy{[&] { std::memcpy(y.data(), x.data(), y.size() * sizeof(float)); }};
            Run float32{[&] { loops.fake_quantize(wide_args, y.data(), 0, kCount); }};
            Run bfloat16{[&] { loops.fake_quantize(narrow_args, y.data(), 0, kCount); }};
            Run all_threads{[&] { kernels::fake_quantize(wide_args, y.data()); }};
            measure({&copy, &float32, &bfloat16, &all_threads});
            wide_args.rows = kReferenceRows;
            const double reference =
                best_seconds([&] { kernels::fake_quantize_ref(wide_args, y.data()); }, 2);
            result[fmt::format("{} {}", info.name, kernels::name(rule))] =
                figures(copy, float32, bfloat16, all_threads, reference);
        }
    return result;
}

Json bench_decode() {
    const auto x = normal_values();
    std::vector<float> y(x.size());
    Json result;
    for (const auto& info : kernels::formats()) {
        const auto args = quantize_args(info.format, x.data(), kernels::ScalarType::float32);
        std::vector<std::uint8_t> codes(x.size() / 2), scales(x.size() / std::size_t(info.format.block));
        kernels::encode(args, codes.data(), scales.data());
        const auto& loops = kernels::quantize_loops();
        kernels::DecodeArgs wide_args{info.format, codes.data(), scales.data(),
                                      kRows,       kColumns,     args.tensor_scale};
        kernels::DecodeArgs narrow_args = wide_args;
        narrow_args.type = kernels::ScalarType::bfloat16;
        Run copy{[&] { std::memcpy(y.data(), x.data(), y.size() * sizeof(float)); }};
        Run float32{[&] { loops.decode(wide_args, y.data(), 0, kCount); }};
        Run bfloat16{[&] { loops.decode(narrow_args, y.data(), 0, kCount); }};
        Run all_threads{[&] { kernels::decode(wide_args, y.data()); }};
        measure({&copy, &float32, &bfloat16, &all_threads});
        wide_args.rows = kReferenceRows;
        const double reference = best_seconds([&] { kernels::decode_ref(wide_args, y.data()); }, 2);
        result[info.name] = figures(copy, float32, bfloat16, all_threads, reference);
    }
    return result;
}

}  // namespace nibble::cli
