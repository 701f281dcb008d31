#include "core/model/torch.h"

#include "core/model/expert_rows.h"

#include "core/model/loops.h"
#include "core/model/matmul.h"

namespace nibble {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// Calls f(expert, begin, end) for pieces of the sorted rows, each thread on an equal share of all rows.
/// Tensor operations inside f run on that one thread and record nothing.
template <typename F>
void for_expert_rows(const TokenOrder& order, const F& f) {
    const auto* offsets = order.offsets.const_data_ptr<std::int64_t>();
    const std::int64_t experts = order.offsets.numel() - 1;
    at::parallel_for(0, order.token.numel(), 8, [&](std::int64_t begin, std::int64_t end) {
        at::AutoDispatchBelowADInplaceOrView guard;
        std::int64_t e = std::upper_bound(offsets, offsets + experts, begin) - offsets - 1;
        for (; begin < end; ++e) {
            const std::int64_t stop = std::min(end, offsets[e + 1]);
            if (begin < stop) f(e, begin, stop);
            begin = stop;
        }
    });
}

/// Calls f(expert, begin, end) for every expert and a slice of its `outputs` output channels, a slice a
/// thread: how weight gradients, sums over an expert's rows, are shared out evenly whatever the experts'
/// loads are.
template <typename F>
void for_expert_outputs(const TokenOrder& order, std::int64_t outputs, const F& f) {
    const std::int64_t experts = order.offsets.numel() - 1;
    at::parallel_for(0, outputs, 16, [&](std::int64_t begin, std::int64_t end) {
        at::AutoDispatchBelowADInplaceOrView guard;
        for (std::int64_t e = 0; e < experts; ++e) f(e, begin, end);
    });
}

/// dweight[e] = dy^T x and dbias[e] = sum of dy over the rows of each expert e.
std::pair<at::Tensor, at::Tensor> weight_gradients(const at::Tensor& dy, const at::Tensor& x,
                                                   const TokenOrder& order) {
    const std::int64_t experts = order.offsets.numel() - 1, outputs = dy.size(1);
    const auto* offsets = order.offsets.const_data_ptr<std::int64_t>();
    const at::Tensor dweight = at::empty({experts, outputs, x.size(1)}, x.options());
    const at::Tensor dbias = at::empty({experts, outputs}, x.options());
    for_expert_outputs(order, outputs, [&](std::int64_t e, std::int64_t begin, std::int64_t end) {
        const std::int64_t rows = offsets[e + 1] - offsets[e];
        const at::Tensor slice = dy.narrow(0, offsets[e], rows).narrow(1, begin, end - begin);
        at::Tensor bias = dbias[e].narrow(0, begin, end - begin);
        at::sum_out(bias, slice, 0);
        multiply(dweight[e].narrow(0, begin, end - begin), slice.t(), x.narrow(0, offsets[e], rows));
    });
    return {dweight, dbias};
}

/// out[n] = sum over the copies of token n of share * (rows + bias of the copy's expert); undefined shares:
/// plain sums.
at::Tensor combine(const at::Tensor& rows, const at::Tensor& shares, const at::Tensor& bias,
                   const TokenOrder& order) {
    const std::int64_t tokens = order.place.size(0), k = order.place.size(1), columns = rows.size(1);
    const at::Tensor out = at::empty({tokens, columns}, rows.options());
    parallel_rows(tokens, k * columns, [&](std::int64_t begin, std::int64_t end) {
        kernels::layer_loops().combine({.type = loop_type(rows),
                                        .x = rows.const_data_ptr(),
                                        .place = order.place.const_data_ptr<std::int64_t>() + begin * k,
                                        .weight = shares.defined() ? row(shares, begin, k) : nullptr,
                                        .bias = shares.defined() ? bias.const_data_ptr() : nullptr,
                                        .group = order.experts.const_data_ptr<std::int64_t>() + begin * k,
                                        .rows = end - begin,
                                        .k = k,
                                        .columns = columns},
                                       row(out, begin, columns));
    });
    return out;
}

kernels::SwigluArgs swiglu_arguments(const at::Tensor& gate_up, const at::Tensor& bias, std::int64_t expert,
                                     std::int64_t begin, std::int64_t end, double alpha, double limit) {
    return {.type = loop_type(gate_up),
            .x = row(gate_up, begin, gate_up.size(1)),
            .bias = row(bias, expert, bias.size(1)),
            .rows = end - begin,
            .width = gate_up.size(1) / 2,
            .alpha = float(alpha),
            .limit = float(limit)};
}

/// Rows [begin, end) of `to` = x of their tokens.
void gather(const at::Tensor& x, const TokenOrder& order, std::int64_t begin, std::int64_t end,
            const at::Tensor& to) {
    const std::int64_t columns = x.size(1), bytes = columns * std::int64_t(x.element_size());
    const auto* token = order.token.const_data_ptr<std::int64_t>();
    for (std::int64_t i = begin; i < end; ++i)
        std::memcpy(row(to, i, columns), row(x, token[i], columns), bytes);
}

void save(AutogradContext* ctx, variable_list tensors, const TokenOrder& order) {
    tensors.insert(tensors.end(), {order.experts, order.offsets, order.token, order.place});
    ctx->save_for_backward(std::move(tensors));
}

TokenOrder saved_order(const variable_list& saved) {
    const std::size_t n = saved.size();
    return {saved[n - 4], saved[n - 3], saved[n - 2], saved[n - 1]};
}

struct Up : torch::autograd::Function<Up> {
    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x_, const at::Tensor& weight_,
                              const at::Tensor& bias_, const TokenOrder& order, double alpha, double limit) {
        const at::Tensor x = x_.contiguous(), weight = weight_.contiguous(), bias = bias_.contiguous();
        const std::int64_t rows = order.token.numel();
        const at::Tensor gathered = at::empty({rows, x.size(1)}, x.options());
        const at::Tensor gate_up = at::empty({rows, weight.size(1)}, x.options());
        at::Tensor y = at::empty({rows, weight.size(1) / 2}, x.options());
        for_expert_rows(order, [&](std::int64_t e, std::int64_t begin, std::int64_t end) {
            gather(x, order, begin, end, gathered);
            multiply(gate_up.narrow(0, begin, end - begin), gathered.narrow(0, begin, end - begin),
                     weight[e].t());
            kernels::layer_loops().swiglu(swiglu_arguments(gate_up, bias, e, begin, end, alpha, limit),
                                          row(y, begin, y.size(1)));
        });
        save(ctx, {x, weight, bias, gate_up}, order);
        ctx->saved_data["alpha"] = alpha;
        ctx->saved_data["limit"] = limit;
        return y;
    }

    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const variable_list saved = ctx->get_saved_variables();
        const at::Tensor &x = saved[0], &weight = saved[1], &bias = saved[2], &gate_up = saved[3];
        const TokenOrder order = saved_order(saved);
        const double alpha = ctx->saved_data["alpha"].toDouble(), limit = ctx->saved_data["limit"].toDouble();
        const at::Tensor dy = grads[0].contiguous();
        const at::Tensor dgate_up = at::empty_like(gate_up);
        const at::Tensor gathered = at::empty({gate_up.size(0), x.size(1)}, x.options());
        const at::Tensor dgathered = at::empty_like(gathered);
        for_expert_rows(order, [&](std::int64_t e, std::int64_t begin, std::int64_t end) {
            kernels::layer_loops().swiglu_backward(
                swiglu_arguments(gate_up, bias, e, begin, end, alpha, limit), row(dy, begin, dy.size(1)),
                row(dgate_up, begin, gate_up.size(1)));
            multiply(dgathered.narrow(0, begin, end - begin), dgate_up.narrow(0, begin, end - begin),
                     weight[e]);
            gather(x, order, begin, end, gathered);
        });
        variable_list result(6);
        result[0] = combine(dgathered, {}, {}, order);
        if (ctx->needs_input_grad(1))
            std::tie(result[1], result[2]) = weight_gradients(dgate_up, gathered, order);
        return result;
    }
};

struct Down : torch::autograd::Function<Down> {
    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& y_, const at::Tensor& weight_,
                              const at::Tensor& bias_, const at::Tensor& shares_, const TokenOrder& order) {
        const at::Tensor y = y_.contiguous(), weight = weight_.contiguous(), bias = bias_.contiguous();
        const at::Tensor shares = shares_.contiguous();
        const at::Tensor rows = at::empty({y.size(0), weight.size(1)}, y.options());
        for_expert_rows(order, [&](std::int64_t e, std::int64_t begin, std::int64_t end) {
            multiply(rows.narrow(0, begin, end - begin), y.narrow(0, begin, end - begin), weight[e].t());
        });
        save(ctx, {y, weight, bias, shares}, order);
        return combine(rows, shares, bias, order);
    }

    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const variable_list saved = ctx->get_saved_variables();
        const at::Tensor &y = saved[0], &weight = saved[1], &bias = saved[2], &shares = saved[3];
        const TokenOrder order = saved_order(saved);
        const at::Tensor dout = grads[0].contiguous();
        const at::Tensor drows = at::empty({y.size(0), dout.size(1)}, y.options());
        const at::Tensor dy = at::empty_like(y);
        const at::Tensor dshares = at::empty(shares.sizes(), shares.options().dtype(at::kFloat));
        // For each row, which of a token's copies it is: to find its share.
        const at::Tensor copy = at::empty_like(order.token);
        copy.index_put_({order.place.flatten()}, at::arange(order.place.numel(), copy.options()));
        const at::Tensor share = shares.flatten().index_select(0, copy).to(at::kFloat);
        for_expert_rows(order, [&](std::int64_t e, std::int64_t begin, std::int64_t end) {
            const kernels::LayerLoops& loops = kernels::layer_loops();
            gather(dout, order, begin, end, drows);
            multiply(dy.narrow(0, begin, end - begin), drows.narrow(0, begin, end - begin), weight[e]);
            for (std::int64_t i = begin; i < end; ++i) {
                // d share = <y weight^T + bias, dout> = <y, dout weight> + <bias, dout>
                const auto type = loop_type(y);
                void *row_dy = row(dy, i, y.size(1)), *row_dout = row(drows, i, dout.size(1));
                dshares.mutable_data_ptr<float>()[copy.const_data_ptr<std::int64_t>()[i]] =
                    loops.dot(type, row(y, i, y.size(1)), row_dy, y.size(1)) +
                    loops.dot(type, row(bias, e, dout.size(1)), row_dout, dout.size(1));
                loops.scale(type, row_dy, share.const_data_ptr<float>()[i], y.size(1));
                loops.scale(type, row_dout, share.const_data_ptr<float>()[i], dout.size(1));
            }
        });
        variable_list result(5);
        result[0] = dy;
        if (ctx->needs_input_grad(1) || ctx->needs_input_grad(2))
            std::tie(result[1], result[2]) = weight_gradients(drows, y, order);
        result[3] = dshares.to(shares.scalar_type());
        return result;
    }
};

}  // namespace

TokenOrder sort_by_expert(const at::Tensor& experts_, std::int64_t expert_count) {
    const at::Tensor experts = experts_.contiguous();
    TokenOrder order{experts, at::zeros(expert_count + 1, experts.options()),
                     at::empty(experts.numel(), experts.options()), at::empty_like(experts)};
    const auto* expert = experts.const_data_ptr<std::int64_t>();
    auto* offsets = order.offsets.mutable_data_ptr<std::int64_t>();
    for (std::int64_t i = 0; i < experts.numel(); ++i) ++offsets[expert[i] + 1];
    for (std::int64_t e = 0; e < expert_count; ++e) offsets[e + 1] += offsets[e];
    std::vector<std::int64_t> next(offsets, offsets + expert_count);
    for (std::int64_t i = 0; i < experts.numel(); ++i) {
        const std::int64_t place = next[std::size_t(expert[i])]++;
        order.place.mutable_data_ptr<std::int64_t>()[i] = place;
        order.token.mutable_data_ptr<std::int64_t>()[place] = i / experts.size(1);
    }
    return order;
}

at::Tensor swiglu_rows(const at::Tensor& gate_up, const at::Tensor& bias_, const TokenOrder& order,
                       double alpha, double limit) {
    const at::Tensor bias = bias_.contiguous();
    const at::Tensor y = at::empty({gate_up.size(0), gate_up.size(1) / 2}, gate_up.options());
    for_expert_rows(order, [&](std::int64_t e, std::int64_t begin, std::int64_t end) {
        kernels::layer_loops().swiglu(swiglu_arguments(gate_up, bias, e, begin, end, alpha, limit),
                                      row(y, begin, y.size(1)));
    });
    return y;
}

at::Tensor combine_rows(const at::Tensor& rows, const at::Tensor& bias, const at::Tensor& shares,
                        const TokenOrder& order) {
    return combine(rows, shares.contiguous(), bias.contiguous(), order);
}

at::Tensor experts_up(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias,
                      const TokenOrder& order, double alpha, double limit) {
    return Up::apply(x, weight, bias, order, alpha, limit);
}

at::Tensor experts_down(const at::Tensor& y, const at::Tensor& weight, const at::Tensor& bias,
                        const at::Tensor& shares, const TokenOrder& order) {
    return Down::apply(y, weight, bias, shares, order);
}

}  // namespace nibble
