// Every kernel against its reference: bit for bit where numbers are quantized, else within the roundings of
// the type, with gradients.
#include "check.h"

#include "core/model/attention.h"
#include "core/model/device.h"
#include "core/model/expert_rows.h"
#include "core/model/loops.h"
#include "core/model/moe.h"
#include "core/model/packed_linear.h"
#include "core/model/rms_norm.h"
#include "core/model/rope.h"
#include "core/quant/fake_quant.h"
#include "core/quant/kernel_args.h"
#include "core/train/loss.h"
#include "core/train/optimizer.h"
#include "kernels/packed_linear.h"

namespace nibble::gpu_check {
namespace {

using Tensors = std::vector<at::Tensor>;
using Function = std::function<at::Tensor(const Tensors& inputs)>;

std::string name_of(const std::string& what, at::ScalarType type) {
    return what + (type == at::kFloat ? " float32" : " bfloat16");
}

/// The result of f and the gradients of its inputs.
Tensors with_gradients(const Function& f, const Tensors& inputs, at::ScalarType type, at::Device device) {
    Tensors leaves;
    for (const at::Tensor& input : inputs)
        leaves.push_back(input.to(type).to(device).detach().requires_grad_(true));
    const at::Tensor y = f(leaves);
    y.backward(randn(y.sizes(), 99).to(y.scalar_type()).to(device));
    Tensors result = {y};
    for (const at::Tensor& leaf : leaves) result.push_back(leaf.grad());
    return result;
}

/// f on the GPU in both types against `reference` in float32 on the CPU, from the same rounded inputs.
void compare(const std::string& name, const Tensors& inputs, const Function& f, const Function& reference,
             std::initializer_list<at::ScalarType> types) {
    for (const at::ScalarType type : types) {
        Tensors rounded;
        for (const at::Tensor& input : inputs) rounded.push_back(input.to(type));
        const Tensors got = with_gradients(f, rounded, type, at::kCUDA),
                      want = with_gradients(reference, rounded, at::kFloat, at::kCPU);
        double largest = 0;
        for (std::size_t i = 0; i < got.size(); ++i)
            largest = std::max(largest, relative_error(got[i], want[i]));
        report(name_of(name, type), largest < (type == at::kFloat ? 1e-5 : 0.02),
               fmt::format("\"relative_error\": {:.2e}", largest));
    }
}

bool same_bits(const at::Tensor& a, const at::Tensor& b) {
    const auto bytes = [](const at::Tensor& x) { return x.cpu().contiguous().view(at::kByte); };
    return at::equal(bytes(a), bytes(b));
}

void quantize(Size size) {
    for (const kernels::FormatInfo& info : kernels::formats())
        for (const kernels::ScaleRule rule : info.rules)
            for (const at::ScalarType type : {at::kFloat, at::kBFloat16}) {
                kernels::QuantFormat format = info.format;
                format.rule = rule;
                bool pass = true;
                for (const auto& [rows, columns] :
                     {std::pair{1, 32}, {3, 96}, {37, size == Size::small ? 160 : 2880}}) {
                    const at::Tensor w = randn({rows, columns}, 1, 0.02).to(type), on_gpu = w.to(at::kCUDA);
                    const PackedTensor want = encode(w, format), got = encode(on_gpu, format);
                    pass = pass && same_bits(got.codes, want.codes) && same_bits(got.scales, want.scales) &&
                           got.tensor_scale == want.tensor_scale &&
                           same_bits(decode(got, type), decode(want, type)) &&
                           same_bits(fake_quantize(on_gpu, format), fake_quantize(w, format));
                }
                report(name_of(fmt::format("{} {}", info.name, kernels::name(rule)), type), pass);
            }
}

void norms_and_positions(Size size) {
    const std::int64_t width = size == Size::small ? 264 : 2880;
    const auto both = {at::kFloat, at::kBFloat16};
    compare(
        "rms_norm", {randn({67, width}, 1), randn({width}, 2)},
        [](const Tensors& in) { return rms_norm(in[0], in[1], 1e-5); },
        [](const Tensors& in) { return rms_norm_ref(in[0], in[1], 1e-5); }, both);

    const auto rotated = [](bool reference) {
        return [reference](const Tensors& in) {
            const at::Tensor positions =
                at::arange(in[0].size(1), in[0].options().dtype(at::kLong).requires_grad(false));
            const RotaryTable table = rotary_table(yarn({}, in[0].size(3)), positions, at::kFloat);
            return reference ? rotate_ref(in[0], table) : rotate(in[0], table);
        };
    };
    compare("rotate", {randn({2, 37, 5, 64}, 3)}, rotated(false), rotated(true), both);
}

void attention() {
    for (const std::int64_t window : {0, 9})
        compare(
            fmt::format("attention, window {}", window),
            {randn({2, 37, 8, 64}, 1), randn({2, 37, 2, 64}, 2), randn({2, 37, 2, 64}, 3), randn({8}, 4)},
            [&](const Tensors& in) { return nibble::attention(in[0], in[1], in[2], in[3], window, {}); },
            [&](const Tensors& in) { return attention_ref(in[0], in[1], in[2], in[3], window, {}); },
            {at::kBFloat16});
}

void experts() {
    constexpr std::int64_t kTokens = 61, kExperts = 5, kHidden = 72, kWidth = 40;
    const at::Tensor chosen = std::get<1>(randn({kTokens, kExperts}, 1).topk(2, 1));
    const auto run = [&](auto f) {
        return [f, chosen](const Tensors& in) {
            const Routing routing{{}, chosen.to(in[0].device()), in[1]};
            return f(in[0], routing,
                     Experts{.gate_up = in[2],
                             .gate_up_bias = in[3],
                             .down = in[4],
                             .down_bias = in[5],
                             .on_activation = {}});
        };
    };
    compare("experts",
            {randn({kTokens, kHidden}, 2), randn({kTokens, 2}, 3),
             randn({kExperts, 2 * kWidth, kHidden}, 4, 0.3), randn({kExperts, 2 * kWidth}, 5),
             randn({kExperts, kHidden, kWidth}, 6, 0.3), randn({kExperts, kHidden}, 7)},
            run(nibble::experts), run(experts_ref), {at::kBFloat16});
}

void loss(Size size) {
    const std::int64_t tokens = 45, vocabulary = size == Size::small ? 1000 : 201088;
    const at::Tensor targets = at::arange(tokens, at::kLong) * 17 % vocabulary;
    const auto run = [&](auto f) {
        return [f, targets, tokens](const Tensors& in) {
            LossBatch batch;
            batch.positions = at::arange(tokens, targets.options()).to(in[0].device());
            batch.targets = targets.to(in[0].device());
            batch.tokens = tokens;
            return f(in[0], in[1], batch);
        };
    };
    compare("cross_entropy", {randn({tokens, 64}, 1), randn({vocabulary, 64}, 2, 0.2)},
            run(cross_entropy_sum), run(cross_entropy_sum_ref), {at::kFloat, at::kBFloat16});
}

void optimizer() {
    const at::Tensor weight = randn({37, 19}, 1), bias = randn({37}, 2);
    const auto run = [&](at::Device device) {
        const auto on_device = [&](const at::Tensor& x) { return x.to(at::kBFloat16).to(device); };
        AdamW adamw({{"w.weight", on_device(weight)}, {"w.bias", on_device(bias)}}, {.weight_decay = 0.1});
        for (std::uint64_t step = 0; step < 3; ++step)
            adamw.step(1e-2, {randn({37, 19}, 10 + step).to(device), randn({37}, 20 + step).to(device)}, 0.5);
        Tensors all;
        for (const auto& list : {adamw.masters(), adamw.parameters(), adamw.state()})
            for (const Parameter& tensor : list) all.push_back(tensor.value.cpu());
        return all;
    };
    const Tensors got = run(at::kCUDA), want = run(at::kCPU);
    double largest = 0;
    for (std::size_t i = 0; i < got.size(); ++i)
        if (got[i].scalar_type() == at::kFloat) largest = std::max(largest, relative_error(got[i], want[i]));
    // The BF16 copies are the masters rounded: exactly.
    const bool rounded =
        same_bits(got[2], got[0].to(at::kBFloat16)) && same_bits(got[3], got[1].to(at::kBFloat16));
    report("adamw", rounded && largest < 1e-5, fmt::format("\"relative_error\": {:.2e}", largest));
}

void packed(Size size) {
    const std::int64_t outputs = size == Size::small ? 200 : 5760, inputs = size == Size::small ? 288 : 2880;
    const std::vector<std::int64_t> ends = {0, 1, 1, 17, 34, 307};  // one, none, 16, 17 and many rows
    const at::Tensor offsets = at::tensor(ends, at::kLong);
    const at::Tensor weights = randn({std::int64_t(ends.size()) - 1, outputs, inputs}, 1, 0.05);
    for (const kernels::FormatInfo& info : kernels::formats()) {
        const PackedTensor host = encode(weights, info.format),
                           on_gpu{host.format, host.codes.to(at::kCUDA), host.scales.to(at::kCUDA),
                                  host.tensor_scale};
        const at::Tensor x = randn({ends.back(), inputs}, 2).to(at::kBFloat16),
                         dy = randn({ends.back(), outputs}, 3).to(at::kBFloat16);
        const at::Tensor y = packed_linear(x.to(at::kCUDA), on_gpu, offsets.to(at::kCUDA)),
                         want = packed_linear_ref(x.to(at::kFloat), host, offsets);
        const double error = relative_error(y, want);
        report(fmt::format("packed_linear {}", info.name), error < 0.005,
               fmt::format("\"relative_error\": {:.2e}", error));

        const at::Tensor gradient_in = dy.to(at::kCUDA), offsets_on_gpu = offsets.to(at::kCUDA),
                         dx = at::empty(x.sizes(), gradient_in.options());
        kernels::PackedLinearArgs args{.weight = decode_args(on_gpu, at::kBFloat16),
                                       .experts = weights.size(0),
                                       .offsets = offsets_on_gpu.const_data_ptr<std::int64_t>(),
                                       .x = gradient_in.const_data_ptr(),
                                       .type = kernels::ScalarType::bfloat16};
        args.weight.rows = outputs;
        kernels::packed_linear_gradient_cuda(args, ends.back(), dx.data_ptr(), current_stream(dx.device()));
        const at::Tensor decoded = decode(host, at::kFloat);
        Tensors parts;
        for (std::size_t e = 0; e + 1 < ends.size(); ++e)
            parts.push_back(
                at::mm(dy.to(at::kFloat).slice(0, ends[e], ends[e + 1]), decoded[std::int64_t(e)]));
        const double gradient_error = relative_error(dx, at::cat(parts));
        report(fmt::format("packed_linear_gradient {}", info.name), gradient_error < 0.005,
               fmt::format("\"relative_error\": {:.2e}", gradient_error));
    }
}

}  // namespace

void check_kernels(Size size) {
    quantize(size);
    norms_and_positions(size);
    attention();
    experts();
    loss(size);
    optimizer();
    packed(size);
}

}  // namespace nibble::gpu_check
