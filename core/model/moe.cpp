#include "core/model/torch.h"

#include "core/model/moe.h"

#include "core/model/device.h"
#include "core/model/expert_rows.h"
#include "core/model/loops.h"
#include "core/model/matmul.h"
#include "core/model/packed_linear.h"

namespace nibble {

Routing route(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias, std::int64_t k) {
    const at::Tensor logits = nibble::linear(x, weight, bias);
    auto [top, experts] = logits.topk(k, -1);
    return {logits, experts, top.softmax(-1)};
}

at::Tensor swiglu_ref(const at::Tensor& gate_up, double alpha, double limit) {
    const at::Tensor gate = gate_up.slice(-1, 0, gate_up.size(-1), 2).clamp_max(limit);
    const at::Tensor up = gate_up.slice(-1, 1, gate_up.size(-1), 2).clamp(-limit, limit);
    return (up + 1) * gate * (gate * alpha).sigmoid();
}

at::Tensor experts_ref(const at::Tensor& x, const Routing& routing, const Experts& experts) {
    at::Tensor out = at::zeros_like(x);
    for (std::int64_t e = 0; e < experts.gate_up.size(0); ++e) {
        const auto where = (routing.experts == e).nonzero_numpy();
        if (where[0].numel() == 0) continue;
        const at::Tensor rows = x.index({where[0]});
        at::Tensor y = at::linear(rows, experts.gate_up[e], experts.gate_up_bias[e]);
        y = swiglu_ref(y, experts.alpha, experts.limit);
        if (experts.on_activation) y = experts.on_activation(y);
        y = at::linear(y, experts.down[e], experts.down_bias[e]);
        y = y * routing.weights.index({where[0], where[1]}).unsqueeze(-1);
        out = out.index_add(0, where[0], y);
    }
    return out;
}

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// swiglu_ref that keeps its input alone, where autograd would keep nine tensors of that size.
struct Swiglu : torch::autograd::Function<Swiglu> {
    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& gate_up, double alpha, double limit) {
        ctx->save_for_backward({gate_up});
        ctx->saved_data["alpha"] = alpha;
        ctx->saved_data["limit"] = limit;
        return swiglu_ref(gate_up, alpha, limit);
    }

    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const at::Tensor gate_up = ctx->get_saved_variables()[0].detach().requires_grad_(true);
        at::AutoGradMode on(true);
        const at::Tensor y =
            swiglu_ref(gate_up, ctx->saved_data["alpha"].toDouble(), ctx->saved_data["limit"].toDouble());
        y.backward(grads[0]);
        return {gate_up.grad(), at::Tensor(), at::Tensor()};
    }
};

/// SwiGLU of gate_up [rows, 2I] plus the bias [E, 2I] of each row's expert, in one pass on a GPU. Rows are
/// sorted by expert (int64 [rows]); expert e's end before ends[e] (int32 [E]).
struct GroupedSwiglu : torch::autograd::Function<GroupedSwiglu> {
    static kernels::SwigluArgs arguments(AutogradContext* ctx, const at::Tensor& gate_up,
                                         const at::Tensor& bias) {
        return {.type = loop_type(gate_up),
                .x = gate_up.const_data_ptr(),
                .bias = bias.const_data_ptr(),
                .rows = gate_up.size(0),
                .width = gate_up.size(1) / 2,
                .alpha = float(ctx->saved_data["alpha"].toDouble()),
                .limit = float(ctx->saved_data["limit"].toDouble())};
    }

    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& gate_up_, const at::Tensor& bias_,
                              const at::Tensor& expert, const at::Tensor& ends, double alpha, double limit) {
        const at::Tensor gate_up = gate_up_.contiguous(), bias = bias_.contiguous();
        ctx->save_for_backward({gate_up, bias, expert, ends});
        ctx->saved_data["alpha"] = alpha;
        ctx->saved_data["limit"] = limit;
        const at::Tensor y = at::empty({gate_up.size(0), gate_up.size(1) / 2}, gate_up.options());
        kernels::swiglu_cuda(arguments(ctx, gate_up, bias), expert.const_data_ptr<std::int64_t>(),
                             y.data_ptr(), current_stream(y.device()));
        return y;
    }

    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const variable_list saved = ctx->get_saved_variables();
        const at::Tensor &gate_up = saved[0], &bias = saved[1], &expert = saved[2], &ends = saved[3];
        const at::Tensor dy = grads[0].contiguous(), dgate_up = at::empty_like(gate_up);
        void* stream = current_stream(dy.device());
        kernels::swiglu_backward_cuda(arguments(ctx, gate_up, bias), expert.const_data_ptr<std::int64_t>(),
                                      dy.const_data_ptr(), dgate_up.data_ptr(), stream);
        at::Tensor dbias;
        if (ctx->needs_input_grad(1)) {
            dbias = at::empty_like(bias);
            kernels::group_sums_cuda({.type = loop_type(gate_up),
                                      .x = dgate_up.const_data_ptr(),
                                      .ends = ends.const_data_ptr<std::int32_t>(),
                                      .groups = ends.numel(),
                                      .columns = gate_up.size(1)},
                                     dbias.data_ptr(), stream);
        }
        return {dgate_up, dbias, at::Tensor(), at::Tensor(), at::Tensor(), at::Tensor()};
    }
};

/// Token copies sorted by expert, by operations that any device has.
struct SortedCopies {
    at::Tensor expert;  ///< int64 [N * k]: the expert of each row
    at::Tensor copy;    ///< int64 [N * k]: which copy each row is
    at::Tensor ends;    ///< int32 [E]: where each expert's rows end
};

SortedCopies sort_copies(const at::Tensor& experts, std::int64_t count) {
    const auto [expert, copy] = experts.flatten().sort(/*stable=*/true, 0, /*descending=*/false);
    return {expert, copy,
            at::searchsorted(expert, at::arange(count, expert.options()), /*out_int32=*/true,
                             /*right=*/true)};
}

/// The experts over sorted copies, given the products of rows with the experts' matrices (`with` is Experts
/// or PackedExperts).
template <typename With, typename Up, typename Down>
at::Tensor experts_sorted(const at::Tensor& x, const Routing& routing, const SortedCopies& sorted,
                          const With& with, const Up& up, const Down& down) {
    const std::int64_t k = routing.experts.size(1);
    at::Tensor y = up(x.index_select(0, sorted.copy.floor_divide(k)));
    y = gpu_kernels_take(y, y.size(1) / 2)
            ? GroupedSwiglu::apply(y, with.gate_up_bias, sorted.expert, sorted.ends, with.alpha, with.limit)
            : Swiglu::apply(y + with.gate_up_bias.index_select(0, sorted.expert), with.alpha, with.limit);
    if (with.on_activation) y = with.on_activation(y);
    y = down(y) + with.down_bias.index_select(0, sorted.expert);
    y = y * routing.weights.flatten().index_select(0, sorted.copy).unsqueeze(-1);
    return y.index_select(0, sorted.copy.argsort()).unflatten(0, {-1, k}).sum(1);
}

}  // namespace

at::Tensor experts_grouped(const at::Tensor& x, const Routing& routing, const Experts& experts) {
    const SortedCopies sorted = sort_copies(routing.experts, experts.gate_up.size(0));
    const auto linear = [&](const at::Tensor& weight) {
        return [&](const at::Tensor& rows) {
            return at::_grouped_mm(rows, weight.transpose(1, 2), sorted.ends);
        };
    };
    return experts_sorted(x, routing, sorted, experts, linear(experts.gate_up), linear(experts.down));
}

at::Tensor experts_packed_grouped(const at::Tensor& x, const Routing& routing, const PackedExperts& experts) {
    const SortedCopies sorted = sort_copies(routing.experts, experts.gate_up_bias.size(0));
    const at::Tensor offsets = at::constant_pad_nd(sorted.ends.to(at::kLong), {1, 0});
    const auto linear = [&](const PackedTensor& weight) {
        return [&](const at::Tensor& rows) { return packed_linear(rows, weight, offsets); };
    };
    return experts_sorted(x, routing, sorted, experts, linear(*experts.gate_up), linear(*experts.down));
}

at::Tensor experts(const at::Tensor& x, const Routing& routing, const Experts& experts) {
    if (!x.is_cpu()) {
        const bool aligned = experts.gate_up.size(2) % 8 == 0 && experts.down.size(2) % 8 == 0;
        return aligned ? experts_grouped(x, routing, experts) : experts_ref(x, routing, experts);
    }
    const TokenOrder order = sort_by_expert(routing.experts, experts.gate_up.size(0));
    at::Tensor y = experts_up(x, experts.gate_up, experts.gate_up_bias, order, experts.alpha, experts.limit);
    if (experts.on_activation) y = experts.on_activation(y);
    return experts_down(y, experts.down, experts.down_bias, routing.weights, order);
}

at::Tensor experts_packed(const at::Tensor& x, const Routing& routing, const PackedExperts& experts) {
    if (!x.is_cpu()) return experts_packed_grouped(x, routing, experts);
    const TokenOrder order = sort_by_expert(routing.experts, experts.gate_up_bias.size(0));
    const at::Tensor gate_up = packed_linear(x.index_select(0, order.token), *experts.gate_up, order.offsets);
    at::Tensor y = swiglu_rows(gate_up, experts.gate_up_bias, order, experts.alpha, experts.limit);
    if (experts.on_activation) y = experts.on_activation(y);
    return combine_rows(packed_linear(y, *experts.down, order.offsets), experts.down_bias, routing.weights,
                        order);
}

at::Tensor load_balancing_loss(const std::vector<at::Tensor>& logits, std::int64_t k,
                               const at::Tensor& real) {
    const std::int64_t experts = logits.front().size(-1);
    at::Tensor all = at::cat(logits).to(at::kFloat);
    if (real.defined()) all = all.index({real.repeat({std::int64_t(logits.size())})});
    const at::Tensor probabilities = all.softmax(-1);
    const at::Tensor chosen = std::get<1>(probabilities.topk(k, -1));
    const at::Tensor count = at::zeros_like(probabilities).scatter(-1, chosen, 1.0).mean(0);
    return experts * (count * probabilities.mean(0)).sum();
}

}  // namespace nibble
