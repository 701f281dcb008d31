#include "core/model/torch.h"

#include "core/model/rms_norm.h"

#include "core/model/device.h"
#include "core/model/loops.h"

namespace nibble {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

kernels::RmsNormArgs arguments(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& rstd,
                               double eps) {
    return {.type = loop_type(x),
            .x = x.const_data_ptr(),
            .weight = weight.const_data_ptr(),
            .rstd = rstd.mutable_data_ptr<float>(),
            .rows = rstd.numel(),
            .columns = weight.numel(),
            .eps = float(eps)};
}

/// In one pass, over rows split among threads or on the GPU; x is contiguous.
at::Tensor normed(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& rstd, double eps) {
    at::Tensor y = at::empty_like(x);
    const kernels::RmsNormArgs args = arguments(x, weight, rstd, eps);
    if (x.is_cuda()) {
        kernels::rms_norm_cuda(args, y.data_ptr(), current_stream(x.device()));
        return y;
    }
    parallel_rows(args.rows, args.columns, [&](std::int64_t begin, std::int64_t end) {
        kernels::RmsNormArgs part = args;
        part.x = row(x, begin, args.columns);
        part.rstd += begin;
        part.rows = end - begin;
        kernels::layer_loops().rms_norm(part, row(y, begin, args.columns));
    });
    return y;
}

at::Tensor empty_rstd(const at::Tensor& x, const at::Tensor& weight) {
    return at::empty(x.numel() / weight.numel(), x.options().dtype(at::kFloat));
}

/// Writes dx, and the gradient of the weight in parts of kGradientRows rows each [parts, columns], whatever
/// the number of threads, so that the bits do not depend on it.
at::Tensor backward_in_parts(const kernels::RmsNormArgs& args, const at::Tensor& dy, const at::Tensor& x,
                             const at::Tensor& dx) {
    constexpr std::int64_t kRows = kernels::kGradientRows;
    const std::int64_t parts = at::divup(args.rows, kRows);
    const at::Tensor dweight = at::zeros({parts, args.columns}, x.options().dtype(at::kFloat));
    auto* sums = dweight.mutable_data_ptr<float>();
    if (x.is_cuda()) {
        kernels::rms_norm_backward_cuda(args, dy.data_ptr(), dx.data_ptr(), sums, current_stream(x.device()));
        return dweight;
    }
    parallel_rows(parts, kRows * args.columns, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t i = first; i < last; ++i) {
            const std::int64_t begin = i * kRows;
            kernels::RmsNormArgs part = args;
            part.x = row(x, begin, args.columns);
            part.rstd += begin;
            part.rows = std::min(kRows, args.rows - begin);
            kernels::layer_loops().rms_norm_backward(part, row(dy, begin, args.columns),
                                                     row(dx, begin, args.columns), sums + i * args.columns);
        }
    });
    return dweight;
}

struct RmsNorm : torch::autograd::Function<RmsNorm> {
    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x_, const at::Tensor& weight,
                              double eps) {
        const at::Tensor x = x_.contiguous(), rstd = empty_rstd(x, weight);
        const at::Tensor y = normed(x, weight, rstd, eps);
        ctx->save_for_backward({x, weight, rstd});
        return y;
    }

    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const variable_list saved = ctx->get_saved_variables();
        const at::Tensor &x = saved[0], &weight = saved[1], dy = grads[0].contiguous();
        const kernels::RmsNormArgs args = arguments(x, weight, saved[2], 0);
        const at::Tensor dx = at::empty_like(x);
        const at::Tensor dweight = backward_in_parts(args, dy, x, dx);
        return {dx, dweight.sum(0).to(weight.scalar_type()), at::Tensor()};
    }
};

}  // namespace

at::Tensor rms_norm_ref(const at::Tensor& x, const at::Tensor& weight, double eps) {
    const at::Tensor f = x.to(at::kFloat);
    const at::Tensor rstd = (f.square().mean(-1, true) + eps).rsqrt();
    return (f * rstd * weight.to(at::kFloat)).to(x.scalar_type());
}

at::Tensor rms_norm(const at::Tensor& x, const at::Tensor& weight, double eps) {
    if (!x.is_cpu() && !gpu_kernels_take(x, weight.numel())) return rms_norm_ref(x, weight, eps);
    if (at::GradMode::is_enabled()) return RmsNorm::apply(x, weight, eps);
    return normed(x.contiguous(), weight, empty_rstd(x, weight), eps);
}

}  // namespace nibble
