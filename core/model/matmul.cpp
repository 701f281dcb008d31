#include "core/model/torch.h"

#include "core/model/matmul.h"

#include <ATen/Parallel.h>

#include "kernels/matmul.h"

namespace nibble {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// Not worth another thread; and fewer by themselves are a matter of reading b, which the library shares out.
constexpr std::int64_t kFewRows = 16;

bool loop_takes(const at::Tensor& a, const at::Tensor& b) {
    return (a.size(0) >= kFewRows || at::in_parallel_region()) && a.is_cpu() && kernels::matmul_loop() &&
           a.scalar_type() == at::kFloat && b.scalar_type() == at::kFloat &&
           (b.stride(0) == 1 || b.stride(1) == 1);
}

/// y = x weight^T + bias for x [rows, inputs].
struct Linear : torch::autograd::Function<Linear> {
    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x_, const at::Tensor& weight,
                              const at::Tensor& bias) {
        const at::Tensor x = x_.contiguous();
        const at::Tensor y = bias.expand({x.size(0), bias.size(0)}).contiguous();
        multiply(y, x, weight.t(), /*add=*/true);
        ctx->save_for_backward({x, weight});
        return y;
    }

    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const variable_list saved = ctx->get_saved_variables();
        const at::Tensor &x = saved[0], &weight = saved[1];
        const at::Tensor dy = grads[0].contiguous();
        variable_list result(3);
        if (ctx->needs_input_grad(0)) result[0] = product(dy, weight);
        if (ctx->needs_input_grad(1)) result[1] = product(dy.t(), x);
        if (ctx->needs_input_grad(2)) result[2] = dy.sum(0);
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
    at::parallel_for(0, a.size(0), kFewRows, [&](std::int64_t begin, std::int64_t end) {
        kernels::matmul_loop()({.a = a.const_data_ptr<float>() + begin * a.stride(0),
                                .a_row = a.stride(0),
                                .a_term = a.stride(1),
                                .b = b.const_data_ptr<float>(),
                                .b_term = b.stride(0),
                                .b_column = b.stride(1),
                                .c = c.mutable_data_ptr<float>() + begin * c.stride(0),
                                .c_row = c.stride(0),
                                .rows = end - begin,
                                .columns = b.size(1),
                                .terms = a.size(1),
                                .add = add});
    });
}

at::Tensor product(const at::Tensor& a, const at::Tensor& b) {
    const at::Tensor c = at::empty({a.size(0), b.size(1)}, a.options());
    multiply(c, a, b);
    return c;
}

at::Tensor linear(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias) {
    const at::Tensor rows = x.flatten(0, -2);
    if (!loop_takes(rows, weight)) return at::linear(x, weight, bias);
    std::vector<std::int64_t> shape = x.sizes().vec();
    shape.back() = weight.size(0);
    return Linear::apply(rows, weight, bias).view(shape);
}

}  // namespace nibble
