// bench fake-quantize, encode and decode: one thread against memcpy of the same tensor on one thread, which
// is as fast as the memory lets it be; the reference; and what all threads make of it and of memcpy.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <random>
#include <thread>

#include "app/cli/bench.h"
#include "core/run/measure.h"
#include "kernels/fp4.h"
#include "kernels/quantize.h"
#include "kernels/quantize_cpu.h"

namespace nibble::cli {

namespace {

using kernels::ScalarType;

constexpr std::int64_t kRows = 4096, kColumns = 4096, kCount = kRows * kColumns;
constexpr std::int64_t kReferenceRows = 32;  // the reference is slow, and linear
constexpr int kRepeats = 15;

/// Where a tensor begins, as torch allocates it.
struct alignas(64) CacheLine {
    char bytes[64];
};

/// The same normally distributed values in both types, and room for a result.
struct Tensors {
    std::vector<CacheLine> x, narrow, y;

    Tensors()
        : x(kCount * sizeof(float) / sizeof(CacheLine)),
          narrow(kCount * sizeof(kernels::BFloat16) / sizeof(CacheLine)),
          y(x.size()) {
        std::mt19937 generator(1);
        std::normal_distribution<float> normal(0, 0.02f);
        auto* values = reinterpret_cast<float*>(x.data());
        auto* halves = reinterpret_cast<kernels::BFloat16*>(narrow.data());
        for (std::int64_t i = 0; i < kCount; ++i) {
            values[i] = normal(generator);
            halves[i] = kernels::from_float<kernels::BFloat16>(values[i]);
        }
    }
    const void* values(ScalarType type) const {
        return type == ScalarType::float32 ? x.data() : narrow.data();
    }
};

kernels::QuantizeArgs quantize_args(const kernels::QuantFormat& format, const Tensors& tensors,
                                    ScalarType type, std::int64_t rows = kRows) {
    const void* x = tensors.values(type);
    kernels::QuantizeArgs args{.format = format, .x = x, .type = type, .rows = rows, .columns = kColumns};
    args.tensor_scale = kernels::tensor_scale(format, kernels::absolute_maximum(x, type, rows * kColumns));
    return args;
}

/// What a kind of work is given, made before it is timed.
struct PreparedArgs {
    kernels::QuantizeArgs float32, bfloat16, few;

    PreparedArgs(const kernels::QuantFormat& format, const Tensors& tensors)
        : float32(quantize_args(format, tensors, ScalarType::float32)),
          bfloat16(quantize_args(format, tensors, ScalarType::bfloat16)),
          few(quantize_args(format, tensors, ScalarType::float32, kReferenceRows)) {}
    const kernels::QuantizeArgs& of(ScalarType type) const {
        return type == ScalarType::float32 ? float32 : bfloat16;
    }
};

/// memcpy by all threads, each its part: what they can gain where the memory decides.
void copy_with_threads(void* to, const void* from, std::size_t bytes) {
    const std::size_t threads = std::size_t(compute_threads()), part = (bytes + threads - 1) / threads;
    std::vector<std::jthread> running;
    for (std::size_t begin = 0; begin < bytes; begin += part)
        running.emplace_back([=] {
            std::memcpy(static_cast<char*>(to) + begin, static_cast<const char*>(from) + begin,
                        std::min(part, bytes - begin));
        });
}

/// Measures one kind of work. `one_thread` and `all_threads` are given the type of the values, `reference`
/// does kReferenceRows rows of float32.
Json measure_loops(Tensors& tensors, const std::function<void(ScalarType)>& one_thread,
                   const std::function<void(ScalarType)>& all_threads,
                   const std::function<void()>& reference) {
    constexpr double values = double(kCount) / 1e6;
    Json result;
    double float32_seconds = 0;
    for (const auto& [name, type] :
         {std::pair("float32", ScalarType::float32), std::pair("bfloat16", ScalarType::bfloat16)}) {
        const std::size_t bytes =
            std::size_t(kCount) * (type == ScalarType::float32 ? sizeof(float) : sizeof(kernels::BFloat16));
        TimedWork copy{[&, type = type] { std::memcpy(tensors.y.data(), tensors.values(type), bytes); }};
        TimedWork copies{
            [&, type = type] { copy_with_threads(tensors.y.data(), tensors.values(type), bytes); }};
        TimedWork one{[&, type = type] { one_thread(type); }};
        TimedWork all{[&, type = type] { all_threads(type); }};
        measure({&copy, &copies, &one, &all}, kRepeats);
        result[name] = {{"million_values_per_second", values / one.thread_seconds},
                        {"memcpy", values / copy.thread_seconds},
                        {"share_of_memcpy", copy.thread_seconds / one.thread_seconds},
                        {"threads", compute_threads()},
                        {"threads_times_one", one.seconds / all.seconds},
                        {"memcpy_threads_times_one", copy.seconds / copies.seconds}};
        if (type == ScalarType::float32) {
            float32_seconds = one.thread_seconds;
            const double plain = values * double(kReferenceRows) / double(kRows) / best_seconds(reference, 2);
            result[name]["reference"] = plain;
            result[name]["times_reference"] = values / one.thread_seconds / plain;
        } else {
            result[name]["times_float32"] = float32_seconds / one.thread_seconds;
        }
    }
    return result;
}

}  // namespace

Json bench_fake_quantize() {
    Tensors tensors;
    Json result = {{"cpu_path", kernels::cpu_path()}};
    for (const auto& info : kernels::formats())
        for (const auto rule : info.rules) {
            auto format = info.format;
            format.rule = rule;
            const PreparedArgs args(format, tensors);
            void* y = tensors.y.data();
            result[fmt::format("{} {}", info.name, kernels::name(rule))] = measure_loops(
                tensors,
                [&](ScalarType type) {
                    kernels::quantize_loops().fake_quantize(args.of(type), y, 0, kCount);
                },
                [&](ScalarType type) { kernels::fake_quantize(args.of(type), y); },
                [&] { kernels::fake_quantize_ref(args.few, y); });
        }
    return result;
}

Json bench_encode() {
    Tensors tensors;
    Json result;
    for (const auto& info : kernels::formats()) {
        const PreparedArgs args(info.format, tensors);
        std::vector<std::uint8_t> codes(std::size_t(kCount) / 2),
            scales(std::size_t(kCount / info.format.block));
        result[info.name] = measure_loops(
            tensors,
            [&](ScalarType type) {
                kernels::quantize_loops().encode(args.of(type), codes.data(), scales.data(), 0, kCount);
            },
            [&](ScalarType type) { kernels::encode(args.of(type), codes.data(), scales.data()); },
            [&] { kernels::encode_ref(args.few, codes.data(), scales.data()); });
    }
    return result;
}

Json bench_decode() {
    Tensors tensors;
    Json result;
    for (const auto& info : kernels::formats()) {
        const auto args = quantize_args(info.format, tensors, ScalarType::float32);
        std::vector<std::uint8_t> codes(std::size_t(kCount) / 2),
            scales(std::size_t(kCount / info.format.block));
        kernels::encode(args, codes.data(), scales.data());
        const auto of = [&](ScalarType type, std::int64_t rows = kRows) {
            return kernels::DecodeArgs{info.format, codes.data(),      scales.data(), rows,
                                       kColumns,    args.tensor_scale, type};
        };
        void* y = tensors.y.data();
        result[info.name] = measure_loops(
            tensors, [&](ScalarType type) { kernels::quantize_loops().decode(of(type), y, 0, kCount); },
            [&](ScalarType type) { kernels::decode(of(type), y); },
            [&] { kernels::decode_ref(of(ScalarType::float32, kReferenceRows), y); });
    }
    return result;
}

}  // namespace nibble::cli
