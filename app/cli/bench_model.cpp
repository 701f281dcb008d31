// bench matmul, packed-linear, step, generate and scaling: the model's work, in core/run/measure.h.
#include <fmt/format.h>

#include <functional>
#include <vector>

#include "app/cli/bench.h"
#include "core/run/measure.h"

namespace nibble::cli {

namespace {

/// config.json's keys, then what else decides the speed.
Json shape_json(const StepShape& shape, const BenchOptions& options) {
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

/// A way for the work to become more. Time for each unit of it should stay or fall.
struct Growth {
    const char* name;
    std::function<void(StepShape&, std::int64_t times)> grow;
};

const std::vector<Growth>& growths() {
    static const std::vector<Growth> all = {
        {"rows", [](StepShape& s, std::int64_t times) { s.rows *= times; }},
        {"length", [](StepShape& s, std::int64_t times) { s.length *= times; }},
        {"experts", [](StepShape& s, std::int64_t times) { s.model.num_local_experts *= times; }},
        {"layers", [](StepShape& s, std::int64_t times) {
             s.model.num_hidden_layers *= times;
             const auto pattern = s.model.sliding;
             for (std::int64_t i = 1; i < times; ++i)
                 s.model.sliding.insert(s.model.sliding.end(), pattern.begin(), pattern.end());
         }}};
    return all;
}

}  // namespace

Json bench_step(const BenchOptions& options) {
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

Json bench_generate(const BenchOptions& options) {
    Json result;
    for (const std::int64_t rows : {1, 32}) {
        const GenerateSpeed speed = measure_generate(bench_shape(), options.device, options.dtype, rows, 64);
        result[fmt::format("batch {}", rows)] = {
            {"tokens_per_second", speed.tokens_per_second},
            {"packed_tokens_per_second", speed.packed_tokens_per_second},
            {"without_cache", speed.plain_tokens_per_second},
            {"times_without_cache", speed.tokens_per_second / speed.plain_tokens_per_second},
            {"share_of_matmul_rate", speed.flops_per_second / speed.matmul_flops_per_second}};
    }
    return result;
}

/// Twice and four times the tokens, as rows or in longer rows, the experts and the layers.
Json bench_scaling(const BenchOptions& options) {
    Json result;
    for (const Growth& growth : growths()) {
        const std::vector<std::int64_t> sizes = {1, 2, 4};
        std::vector<StepShape> shapes;
        for (const std::int64_t times : sizes) growth.grow(shapes.emplace_back(bench_shape()), times);
        const std::vector<double> seconds = measure_step_seconds(shapes, options.device, options.dtype, 2);
        for (std::size_t i = 0; i < sizes.size(); ++i)
            result[growth.name][fmt::format("{}x", sizes[i])] = {
                {"step_seconds", seconds[i]},
                {"tokens_per_second", double(shapes[i].rows * shapes[i].length) / seconds[i]},
                {"times_one", seconds[i] / seconds[0]},
                {"times_one_per_unit", seconds[i] / seconds[0] / double(sizes[i])}};
    }
    return result;
}

Json bench_matmul() {
    const MatmulSpeed speed = measure_matmul();
    return {{"rows", speed.rows},
            {"outputs", speed.outputs},
            {"inputs", speed.inputs},
            {"gflops", speed.flops_per_second / 1e9},
            {"library_gflops", speed.library_flops_per_second / 1e9},
            {"times_library", speed.flops_per_second / speed.library_flops_per_second}};
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

}  // namespace nibble::cli
