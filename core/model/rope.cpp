#include "core/model/torch.h"

#include "core/model/rope.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/model/device.h"
#include "core/model/loops.h"

namespace nibble {

Yarn yarn(const RopeConfig& config, std::int64_t head_dim) {
    // The index at which a frequency turns `rotations` times within the original context.
    auto correction = [&](double rotations) {
        const double context = double(config.original_max_position_embeddings);
        return double(head_dim) * std::log(context / (rotations * 2 * std::numbers::pi)) /
               (2 * std::log(config.theta));
    };
    Yarn result;
    result.low = correction(config.beta_fast);
    result.high = correction(config.beta_slow);
    if (config.truncate) {
        result.low = std::floor(result.low);
        result.high = std::ceil(result.high);
    }
    result.low = std::max(result.low, 0.0);
    result.high = std::min(result.high, double(head_dim - 1));
    const double width = result.high > result.low ? result.high - result.low : 0.001;
    for (std::int64_t i = 0; i < head_dim / 2; ++i) {
        const double base = std::pow(config.theta, -2.0 * double(i) / double(head_dim));
        const double slow = std::clamp((double(i) - result.low) / width, 0.0, 1.0);
        result.inv_freq.push_back(float(base / config.factor * slow + base * (1 - slow)));
    }
    if (config.factor > 1) result.attention_factor = 0.1 * std::log(config.factor) + 1;
    return result;
}

RotaryTable rotary_table(const Yarn& yarn, const at::Tensor& positions, at::ScalarType dtype) {
    const at::Tensor inv_freq = at::tensor(yarn.inv_freq, at::kFloat).to(positions.device());
    const at::Tensor angles = positions.to(at::kFloat).unsqueeze(-1) * inv_freq;
    auto rounded = [&](const at::Tensor& x) { return x.mul(yarn.attention_factor).to(dtype).to(at::kFloat); };
    return {rounded(angles.cos()), rounded(angles.sin())};
}

at::Tensor rotate_ref(const at::Tensor& x, const RotaryTable& table) {
    const at::Tensor cos = table.cos.unsqueeze(-2).to(x.scalar_type());
    const at::Tensor sin = table.sin.unsqueeze(-2).to(x.scalar_type());
    const auto halves = x.chunk(2, -1);
    return at::cat({halves[0] * cos - halves[1] * sin, halves[1] * cos + halves[0] * sin}, -1);
}

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

at::Tensor turned(const at::Tensor& x, const at::Tensor& cos, const at::Tensor& sin, bool backwards) {
    const std::int64_t length = x.size(1), heads = x.size(2), half = x.size(3) / 2;
    const bool shared = cos.numel() == length * half;  // one table for all rows of the batch
    at::Tensor y = at::empty_like(x);
    if (x.is_cuda()) {
        kernels::rotate_cuda({.type = loop_type(x),
                              .x = x.const_data_ptr(),
                              .cos = cos.const_data_ptr<float>(),
                              .sin = sin.const_data_ptr<float>(),
                              .rows = x.size(0) * length,
                              .heads = heads,
                              .half = half,
                              .backwards = backwards},
                             cos.numel() / half, y.data_ptr(), current_stream(x.device()));
        return y;
    }
    parallel_rows(x.size(0) * length, heads * 2 * half, [&](std::int64_t begin, std::int64_t end) {
        while (begin < end) {
            const std::int64_t place = shared ? begin % length : begin;
            const std::int64_t rows = shared ? std::min(end - begin, length - place) : end - begin;
            const kernels::RotateArgs args{.type = loop_type(x),
                                           .x = row(x, begin, heads * 2 * half),
                                           .cos = cos.const_data_ptr<float>() + place * half,
                                           .sin = sin.const_data_ptr<float>() + place * half,
                                           .rows = rows,
                                           .heads = heads,
                                           .half = half,
                                           .backwards = backwards};
            kernels::layer_loops().rotate(args, row(y, begin, heads * 2 * half));
            begin += rows;
        }
    });
    return y;
}

struct Rotate : torch::autograd::Function<Rotate> {
    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x, const at::Tensor& cos,
                              const at::Tensor& sin) {
        ctx->save_for_backward({cos, sin});
        return turned(x.contiguous(), cos, sin, false);
    }
    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const variable_list saved = ctx->get_saved_variables();
        return {turned(grads[0].contiguous(), saved[0], saved[1], true), at::Tensor(), at::Tensor()};
    }
};

}  // namespace

at::Tensor rotate(const at::Tensor& x, const RotaryTable& table) {
    if (!x.is_cpu() && !gpu_kernels_take(x, x.size(3) / 2)) return rotate_ref(x, table);
    return at::GradMode::is_enabled() ? Rotate::apply(x, table.cos, table.sin)
                                      : turned(x.contiguous(), table.cos, table.sin, false);
}

}  // namespace nibble
