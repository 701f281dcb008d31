#include "core/model/torch.h"

#include "core/model/rms_norm.h"

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

/// The loops of kernels/layers.h on the CPU, over rows split among threads; x is contiguous.
at::Tensor normed(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& rstd, double eps) {
    at::Tensor y = at::empty_like(x);
    const kernels::RmsNormArgs args = arguments(x, weight, rstd, eps);
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
        // A partial sum for every kRows rows, whatever the number of threads, so that the bits do not depend
        // on it.
        constexpr std::int64_t kRows = 64;
        const std::int64_t parts = at::divup(args.rows, kRows);
        const at::Tensor dweight = at::zeros({parts, args.columns}, x.options().dtype(at::kFloat));
        parallel_rows(parts, kRows * args.columns, [&](std::int64_t first, std::int64_t last) {
            for (std::int64_t i = first; i < last; ++i) {
                const std::int64_t begin = i * kRows;
                kernels::RmsNormArgs part = args;
                part.x = row(x, begin, args.columns);
                part.rstd += begin;
                part.rows = std::min(kRows, args.rows - begin);
                kernels::layer_loops().rms_norm_backward(
                    part, row(dy, begin, args.columns), row(dx, begin, args.columns),
                    dweight.mutable_data_ptr<float>() + i * args.columns);
            }
        });
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
    if (!x.is_cpu()) return rms_norm_ref(x, weight, eps);
    if (at::GradMode::is_enabled()) return RmsNorm::apply(x, weight, eps);
    return normed(x.contiguous(), weight, empty_rstd(x, weight), eps);
}

}  // namespace nibble
