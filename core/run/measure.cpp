#include "core/model/torch.h"
//
#include "core/run/measure.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <fstream>
#include <functional>
#include <limits>

#include "core/base/error.h"
#include "core/model/device.h"
#include "core/model/generate.h"
#include "core/model/gpt_oss.h"
#include "core/model/matmul.h"
#include "core/model/packed_linear.h"
#include "core/quant/fake_quant.h"
#include "core/quant/shipped.h"
#include "core/run/load_model.h"
#include "core/train/trainer.h"

namespace nibble {

namespace {

constexpr std::int64_t kMatmulSize = 1024;

/// Waits for the device, so that a time includes the work and not only its launch.
void finish(const at::Device& device) {
    if (device.is_cuda()) at::zeros({1}, at::device(device)).item<float>();
}

double seconds_of(const at::Device& device, const std::function<void()>& work) {
    finish(device);
    const auto start = std::chrono::steady_clock::now();
    work();
    finish(device);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> times) {
    const auto middle = times.begin() + std::ptrdiff_t(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

double median_seconds(const at::Device& device, int repeats, const std::function<void()>& work) {
    std::vector<double> times;
    for (int i = 0; i < repeats; ++i) times.push_back(seconds_of(device, work));
    return median(std::move(times));
}

double matmul_flops(const at::Device& device, at::ScalarType dtype) {
    at::NoGradGuard no_grad;
    const std::int64_t n = device.is_cuda() ? 8 * kMatmulSize : kMatmulSize;
    const at::Tensor a = at::ones({n, n}, at::device(device).dtype(dtype)), b = at::ones_like(a);
    at::Tensor c = at::empty_like(a);
    at::mm_out(c, a, b);
    return 2.0 * double(n) * double(n) * double(n) / median_seconds(device, 7, [&] { at::mm_out(c, a, b); });
}

double machine_memory() {
    std::ifstream in("/proc/meminfo");
    std::string key;
    double kilobytes = 0;
    in >> key >> kilobytes;
    return key == "MemTotal:" ? kilobytes * 1024 : 0;
}

/// The same for every call, and others for another seed.
std::vector<std::int64_t> random_tokens(std::int64_t count, std::int64_t vocab_size, std::uint64_t seed) {
    std::vector<std::int64_t> ids;
    std::uint64_t state = 0x9e3779b97f4a7c15ull * seed;
    for (std::int64_t i = 0; i < count; ++i) {
        state = state * 6364136223846793005ull + 1442695040888963407ull;
        ids.push_back(std::int64_t((state >> 33) % std::uint64_t(vocab_size)));
    }
    return ids;
}

/// Rows of random tokens, all trained.
BatchSource random_batches(const StepShape& shape) {
    return [shape](std::int64_t step) {
        Batch batch;
        batch.rows = shape.rows;
        batch.length = shape.length;
        batch.ids = random_tokens(shape.rows * shape.length, shape.model.vocab_size, std::uint64_t(step + 1));
        batch.labels = batch.ids;
        batch.mask.assign(batch.ids.size(), 1);
        return std::vector<Batch>{std::move(batch)};
    };
}

TrainerSettings bench_settings(int steps) {
    TrainerSettings settings;
    settings.schedule = {.shape = "constant", .peak = 1e-4, .steps = steps};
    return settings;
}

}  // namespace

DeviceSpeed measure_device(const std::string& device_name, const std::string& dtype) {
    const at::Device device = select_device(device_name);
    DeviceSpeed speed;
    speed.flops_per_second = matmul_flops(device, compute_dtype(dtype));
    speed.on_gpu = device.is_cuda();
    speed.memory_bytes = speed.on_gpu ? device_memory_bytes(device) : machine_memory();
    return speed;
}

StepShape bench_shape() {
    StepShape shape;
    ModelConfig& m = shape.model;
    m.vocab_size = 4096;
    m.hidden_size = m.intermediate_size = 256;
    m.num_hidden_layers = 6;
    m.num_attention_heads = 8;
    m.num_key_value_heads = 2;
    m.head_dim = 32;
    m.num_local_experts = 16;
    m.num_experts_per_tok = 4;
    m.sliding_window = 32;
    m.rope.truncate = false;
    for (std::int64_t i = 0; i < m.num_hidden_layers; ++i) m.sliding.push_back(i % 2 == 0);
    return shape;
}

StepSpeed measure_step(const StepShape& shape, const std::string& device_name, const std::string& dtype,
                       int steps) {
    GptOss model(shape.model, compute_dtype(dtype), select_device(device_name));
    model.initialise(1);
    Trainer trainer(model, model.parameters(), random_batches(shape), bench_settings(3 * steps));
    StepSpeed speed;
    std::vector<double> sft, qat;
    const auto step = [&] { speed.loss = trainer.step().loss; };
    step();  // the first allocates
    step();
    speed.peak_memory_bytes = peak_memory_bytes();
    const WeightHook quantize = fake_quant_weights(quant_policy("mxfp4_mlp_weight_only"));
    for (int i = 0; i < steps; ++i) {  // in turn, so that what else the machine does falls on both
        model.weight_hook = quantize;
        qat.push_back(seconds_of(model.device(), step));
        model.weight_hook = {};
        sft.push_back(seconds_of(model.device(), step));
    }
    const double tokens = double(shape.rows * shape.length), seconds = median(std::move(sft));
    speed.tokens_per_second = tokens / seconds;
    speed.qat_tokens_per_second = tokens / median(std::move(qat));
    speed.flops_per_second = 6.0 * double(shape.model.active_parameters()) * tokens / seconds;
    speed.matmul_flops_per_second = matmul_flops(model.device(), model.dtype());
    return speed;
}

std::vector<double> measure_step_seconds(const std::vector<StepShape>& shapes, const std::string& device_name,
                                         const std::string& dtype, int rounds) {
    std::vector<double> best(shapes.size(), std::numeric_limits<double>::infinity());
    for (int round = 0; round < rounds; ++round)
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            GptOss model(shapes[i].model, compute_dtype(dtype), select_device(device_name));
            model.initialise(1);
            Trainer trainer(model, model.parameters(), random_batches(shapes[i]), bench_settings(4));
            trainer.step();  // the first allocates
            for (int step = 0; step < 3; ++step)
                best[i] = std::min(best[i], seconds_of(model.device(), [&] { trainer.step(); }));
        }
    return best;
}

GenerateSpeed measure_generate(const StepShape& shape, const std::string& device_name,
                               const std::string& dtype, std::int64_t rows, std::int64_t new_tokens) {
    at::NoGradGuard no_grad;
    constexpr std::int64_t kPrompt = 64;
    const at::Device device = select_device(device_name);
    // Random, so that the rows choose different experts, as those of a real batch do.
    std::vector<std::vector<std::int64_t>> prompts;
    for (std::int64_t row = 0; row < rows; ++row)
        prompts.push_back(random_tokens(kPrompt, shape.model.vocab_size, std::uint64_t(row + 1)));
    const auto best_seconds = [&](const std::function<void()>& work) {
        double best = seconds_of(device, work);
        for (int i = 0; i < 2; ++i) best = std::min(best, seconds_of(device, work));
        return best;
    };
    const double tokens = double(rows * new_tokens);
    const GenerateSettings settings{.max_new_tokens = new_tokens};
    GptOss model(shape.model, compute_dtype(dtype), device);
    model.initialise(1);
    GenerateSpeed speed;
    speed.tokens_per_second = tokens / best_seconds([&] { generate(model, prompts, settings); });
    if (device.is_cpu()) {
        GptOss packed(shape.model, compute_dtype(dtype), device);
        packed.initialise(1);
        ship_packed(packed, quant_policy("mxfp4_mlp_weight_only"));
        speed.packed_tokens_per_second = tokens / best_seconds([&] { generate(packed, prompts, settings); });
    }
    // A token without a cache, at the middle of the answer.
    const std::int64_t length = kPrompt + new_tokens / 2;
    const at::Tensor ids =
        at::tensor(random_tokens(rows * length, shape.model.vocab_size, 1)).view({rows, length}).to(device);
    speed.plain_tokens_per_second =
        double(rows) / best_seconds([&] {
            model.logits(model.forward({ids, {}, {}}).hidden.select(1, -1)).argmax(-1);
        });
    speed.flops_per_second = 2.0 * double(shape.model.active_parameters()) *
                             std::max(speed.tokens_per_second, speed.packed_tokens_per_second);
    speed.matmul_flops_per_second = matmul_flops(device, model.dtype());
    return speed;
}

MatmulSpeed measure_matmul() {
    at::NoGradGuard no_grad;
    MatmulSpeed speed;
    const at::Tensor x = at::ones({speed.rows, speed.inputs}), w = at::ones({speed.outputs, speed.inputs}),
                     dy = at::ones({speed.rows, speed.outputs});
    at::Tensor y = at::empty_like(dy), dx = at::empty_like(x), dw = at::empty_like(w);
    double own = 1e30, library = 1e30;
    for (int i = 0; i < 200; ++i) {
        own = std::min(own, seconds_of(at::kCPU, [&] {
                           multiply(y, x, w.t());
                           multiply(dx, dy, w);
                           multiply(dw, dy.t(), x);
                       }));
        library = std::min(library, seconds_of(at::kCPU, [&] {
                               at::mm_out(y, x, w.t());
                               at::mm_out(dx, dy, w);
                               at::mm_out(dw, dy.t(), x);
                           }));
    }
    const double flops = 6.0 * double(speed.rows * speed.outputs * speed.inputs);
    speed.flops_per_second = flops / own;
    speed.library_flops_per_second = flops / library;
    return speed;
}

PackedLinearSpeed measure_packed_linear(const std::string& format) {
    at::NoGradGuard no_grad;
    constexpr std::int64_t outputs = 8192, inputs = 8192;
    PackedLinearSpeed speed;
    speed.rows = 256;
    const at::Tensor w = at::empty({1, outputs, inputs}, at::kFloat).normal_(0, 0.02).to(at::kBFloat16);
    const PackedTensor packed = encode(w, kernels::quant_format(format));
    const at::Tensor codes = packed.codes.clone();
    double read = 1e30, row = 1e30, unpacked_row = 1e30, many = 1e30, unpacked_many = 1e30;
    const auto measure = [&](std::int64_t rows, double& best, double& unpacked_best) {
        const at::Tensor x = at::ones({rows, inputs}, at::kBFloat16);
        const at::Tensor offsets = at::tensor(std::vector<std::int64_t>{0, rows});
        best = std::min(best, seconds_of(at::kCPU, [&] { packed_linear(x, packed, offsets); }));
        unpacked_best = std::min(unpacked_best, seconds_of(at::kCPU, [&] { at::mm(x, w[0].t()); }));
    };
    for (int i = 0; i < 20; ++i) {  // short ones, which anything disturbs
        read = std::min(read, seconds_of(at::kCPU, [&] {
                            const auto* a = packed.codes.const_data_ptr<std::uint8_t>();
                            const auto* b = codes.const_data_ptr<std::uint8_t>();
                            at::parallel_for(
                                0, codes.numel(), 1 << 20, [&](std::int64_t begin, std::int64_t end) {
                                    if (std::memcmp(a + begin, b + begin, std::size_t(end - begin)) != 0)
                                        fail("A copy differs.");
                                });
                        }));
        measure(1, row, unpacked_row);
    }
    for (int i = 0; i < 5; ++i) measure(speed.rows, many, unpacked_many);
    const double flops = 2.0 * double(speed.rows * outputs * inputs);
    speed.read_bytes_per_second = 2 * double(codes.numel()) / read;
    speed.one_row_bytes_per_second = double(packed.codes.numel() + packed.scales.numel()) / row;
    speed.row_seconds = row;
    speed.unpacked_row_seconds = unpacked_row;
    speed.flops_per_second = flops / many;
    speed.unpacked_flops_per_second = flops / unpacked_many;
    return speed;
}

int compute_threads() {
    return at::get_num_threads();
}

double peak_memory_bytes() {
    std::ifstream in("/proc/self/status");
    for (std::string line; std::getline(in, line);)
        if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) * 1024;
    return 0;
}

}  // namespace nibble
