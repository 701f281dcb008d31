#include "core/model/torch.h"

#include "core/model/matmul.h"

#include <ATen/Parallel.h>

#include <algorithm>

#include "kernels/matmul.h"

namespace nibble {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// The least rows of a thread's share, enough for the order of terms that does not depend on their number.
/// Where there are too few for all threads, reading b decides, and they share its columns.
constexpr std::int64_t kRows = kernels::kMatmulFewRows + 4, kColumns = 64;

bool loop_takes(const at::Tensor& a, const at::Tensor& b) {
    return a.is_cpu() && kernels::matmul_loop() && a.scalar_type() == at::kFloat &&
           b.scalar_type() == at::kFloat && (b.stride(0) == 1 || b.stride(1) == 1);
}

/// y = x weight^T + bias for x [rows, inputs].
struct Linear : torch::autograd::Function<Linear> {
    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x_, const at::Tensor& weight,
                              const std::optional<at::Tensor>& bias) {
        const at::Tensor x = x_.contiguous();
        const at::Tensor y = at::empty({x.size(0), weight.size(0)}, x.options());
        if (bias) y.copy_(*bias);
        multiply(y, x, weight.t(), /*add=*/bias.has_value());
        ctx->save_for_backward({x, weight});
        ctx->saved_data["bias"] = bias.has_value();
        return y;
    }

    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const variable_list saved = ctx->get_saved_variables();
        const at::Tensor &x = saved[0], &weight = saved[1];
        const at::Tensor dy = grads[0].contiguous();
        variable_list result(3);
        if (ctx->needs_input_grad(0)) result[0] = product(dy, weight);
        if (ctx->needs_input_grad(1)) result[1] = product(dy.t(), x);
        if (ctx->saved_data["bias"].toBool() && ctx->needs_input_grad(2)) result[2] = dy.sum(0);
        return result;
    }
};

}  // namespace

void multiply(const at::Tensor& c, const at::Tensor& a, const at::Tensor& b, bool add) {
    if (!loop_takes(a, b)) {
        at::Tensor to = c;
        add ? to.addmm_(a, b) : at::mm_out(to, a, b);
        return;
    }
    const kernels::MatmulArgs all{.a = a.const_data_ptr<float>(),
                                  .a_row = a.stride(0),
                                  .a_term = a.stride(1),
                                  .b = b.const_data_ptr<float>(),
                                  .b_term = b.stride(0),
                                  .b_column = b.stride(1),
                                  .c = c.mutable_data_ptr<float>(),
                                  .c_row = c.stride(0),
                                  .rows = a.size(0),
                                  .columns = b.size(1),
                                  .terms = a.size(1),
                                  .add = add};
    const std::int64_t threads = at::get_num_threads();
    const bool by_rows = all.rows >= kRows * threads;
    const std::int64_t count = by_rows ? all.rows : all.columns;
    const std::int64_t shares = std::clamp<std::int64_t>(count / (by_rows ? kRows : kColumns), 1, threads);
    at::parallel_for(0, shares, 1, [&](std::int64_t first, std::int64_t last) {
        const std::int64_t begin = count * first / shares;
        kernels::MatmulArgs share = all;
        (by_rows ? share.rows : share.columns) = count * last / shares - begin;
        (by_rows ? share.a : share.b) += begin * (by_rows ? all.a_row : all.b_column);
        share.c += begin * (by_rows ? all.c_row : 1);
        kernels::matmul_loop()(share);
    });
}

at::Tensor product(const at::Tensor& a, const at::Tensor& b) {
    const at::Tensor c = at::empty({a.size(0), b.size(1)}, a.options());
    multiply(c, a, b);
    return c;
}

at::Tensor linear(const at::Tensor& x, const at::Tensor& weight, const std::optional<at::Tensor>& bias) {
    const at::Tensor rows = x.flatten(0, -2);
    if (!loop_takes(rows, weight)) return at::linear(x, weight, bias);
    std::vector<std::int64_t> shape = x.sizes().vec();
    shape.back() = weight.size(0);
    return Linear::apply(rows, weight, bias).view(shape);
}

}  // namespace nibble
