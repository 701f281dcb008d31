// Attention with sinks from the stock flash kernels of a GPU. A sink is one more logit in each row's softmax,
// so it only shifts the row's log-sum-exp: with lse2 = logaddexp(lse, sink) the result is out * exp(lse -
// lse2), and the stock backward kernel, given that result and lse2 in place of its own, returns the gradients
// of q, k and v.
#include "core/model/torch.h"

#include "core/model/attention.h"

namespace nibble {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

std::optional<std::int64_t> keys_before(std::int64_t window) {
    return window ? std::optional<std::int64_t>(window - 1) : std::nullopt;
}
std::optional<std::int64_t> keys_after(std::int64_t window) {
    return window ? std::optional<std::int64_t>(0) : std::nullopt;
}

/// [B, T, ...] -> [real tokens, ...] and back, with zeros for padding.
at::Tensor packed(const at::Tensor& x, const Spans& spans) {
    const at::Tensor all = x.flatten(0, 1);
    return spans.tokens.defined() ? all.index_select(0, spans.tokens) : all;
}
at::Tensor unpacked(const at::Tensor& x, const Spans& spans, at::IntArrayRef sizes) {
    if (!spans.tokens.defined()) return x.view(sizes);
    return at::zeros(sizes, x.options()).flatten(0, 1).index_copy(0, spans.tokens, x).view(sizes);
}

struct Flash : torch::autograd::Function<Flash> {
    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& q_, const at::Tensor& k_,
                              const at::Tensor& v_, const at::Tensor& sinks, std::int64_t window,
                              const Spans& spans) {
        const at::Tensor q = packed(q_, spans), k = packed(k_, spans), v = packed(v_, spans);
        const auto [out, lse, random_state, unused, debug_mask] = at::_flash_attention_forward(
            q, k, v, spans.starts, spans.starts, spans.longest, spans.longest, /*dropout_p=*/0,
            /*is_causal=*/true,
            /*return_debug_mask=*/false, /*scale=*/std::nullopt, keys_before(window), keys_after(window));
        const at::Tensor with_sink =
            at::logaddexp(lse, sinks.to(at::kFloat).unsqueeze(1));  // [heads, tokens]
        const at::Tensor kept = (lse - with_sink).exp().t().unsqueeze(-1);
        const at::Tensor result = (out * kept).to(out.scalar_type());
        ctx->save_for_backward(
            {q, k, v, sinks, result, with_sink, random_state, unused, spans.tokens, spans.starts});
        ctx->saved_data["window"] = window;
        ctx->saved_data["longest"] = spans.longest;
        ctx->saved_data["key_sizes"] = k_.sizes().vec();
        return unpacked(result, spans, q_.sizes());
    }

    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const variable_list saved = ctx->get_saved_variables();
        const at::Tensor &sinks = saved[3], &out = saved[4], &lse = saved[5];
        const Spans spans{saved[8], saved[9], ctx->saved_data["longest"].toInt()};
        const std::int64_t window = ctx->saved_data["window"].toInt();
        const at::Tensor dout = packed(grads[0].contiguous(), spans);
        const auto [dq, dk, dv] =
            at::_flash_attention_backward(dout, saved[0], saved[1], saved[2], out, lse, spans.starts,
                                          spans.starts, spans.longest, spans.longest,
                                          /*dropout_p=*/0, /*is_causal=*/true, saved[6], saved[7],
                                          /*scale=*/std::nullopt, keys_before(window), keys_after(window));
        const at::Tensor delta = (dout.to(at::kFloat) * out.to(at::kFloat)).sum(-1).t();
        const at::Tensor dsinks = -((sinks.to(at::kFloat).unsqueeze(1) - lse).exp() * delta).sum(1);
        const std::vector<std::int64_t> key_sizes = ctx->saved_data["key_sizes"].toIntVector();
        return {unpacked(dq, spans, grads[0].sizes()),
                unpacked(dk, spans, key_sizes),
                unpacked(dv, spans, key_sizes),
                dsinks.to(sinks.scalar_type()),
                at::Tensor(),
                at::Tensor()};
    }
};

}  // namespace

Spans find_spans(std::int64_t rows, std::int64_t length, const Visibility& visibility, at::Device device) {
    const auto options = at::TensorOptions(at::kLong).device(device);
    if (!visibility.first.defined() && !visibility.real.defined()) {
        return {{}, at::arange(0, rows * length + 1, length, options.dtype(at::kInt)), length};
    }
    // Where each token's span begins in [B * T]; a span's tokens are neighbours once the padding is gone.
    at::Tensor begin = (at::arange(rows, options) * length).unsqueeze(1).expand({rows, length});
    if (visibility.first.defined()) begin = begin + visibility.first;
    begin = begin.flatten();
    Spans spans;
    if (visibility.real.defined()) {
        spans.tokens = visibility.real.flatten().nonzero().flatten();
        begin = begin.index_select(0, spans.tokens);
    }
    const at::Tensor lengths = std::get<2>(at::unique_consecutive(begin, false, true));
    spans.starts = at::cat({at::zeros(1, options), lengths.cumsum(0)}).to(at::kInt);
    spans.longest = lengths.max().item<std::int64_t>();
    return spans;
}

at::Tensor attention_flash(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                           const at::Tensor& sinks, std::int64_t window, const Spans& spans) {
    return Flash::apply(q, k, v, sinks, window, spans);
}

}  // namespace nibble
