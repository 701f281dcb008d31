#include "core/model/torch.h"

#include "core/model/attention.h"

#include <cmath>
#include <limits>

namespace nibble {

at::Tensor visible_keys(std::int64_t length, std::int64_t window, const Visibility& visibility,
                        at::Device device) {
    const at::Tensor index = at::arange(length, at::TensorOptions(at::kLong).device(device));
    const at::Tensor query = index.view({1, -1, 1}), key = index.view({1, 1, -1});
    at::Tensor visible = key <= query;
    if (window) visible = visible & (key > query - window);
    if (visibility.first.defined()) visible = visible & (key >= visibility.first.unsqueeze(-1));
    if (visibility.real.defined()) visible = visible & visibility.real.unsqueeze(1);
    return visible;
}

at::Tensor attention_ref(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                         const at::Tensor& sinks, std::int64_t window, const Visibility& visibility) {
    const std::int64_t rows = q.size(0), length = q.size(1), heads = q.size(2), head_dim = q.size(3);
    const std::int64_t group = heads / k.size(2);
    auto by_head = [&](const at::Tensor& x) {
        return x.repeat_interleave(group, 2).transpose(1, 2).to(at::kFloat);
    };
    const at::Tensor scores = at::matmul(q.transpose(1, 2).to(at::kFloat), by_head(k).transpose(2, 3)) /
                              std::sqrt(double(head_dim));
    const at::Tensor visible = visible_keys(length, window, visibility, q.device()).unsqueeze(1);
    const at::Tensor masked =
        scores.masked_fill(visible.logical_not(), -std::numeric_limits<float>::infinity());
    const at::Tensor sink = sinks.to(at::kFloat).view({1, heads, 1, 1}).expand({rows, heads, length, 1});
    const at::Tensor weights = at::cat({masked, sink}, -1).softmax(-1).narrow(-1, 0, length);
    return at::matmul(weights, by_head(v)).transpose(1, 2).to(q.scalar_type());
}

at::Tensor attention(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, const at::Tensor& sinks,
                     std::int64_t window, const Visibility& visibility) {
    if (q.is_cpu()) return attention_cpu(q, k, v, sinks, window, visibility);
    const bool flash = q.is_cuda() && q.scalar_type() == at::kBFloat16 && q.size(-1) % 8 == 0;
    if (!flash) return attention_ref(q, k, v, sinks, window, visibility);
    const Spans spans = visibility.spans.starts.defined()
                            ? visibility.spans
                            : find_spans(q.size(0), q.size(1), visibility, q.device());
    return attention_flash(q, k, v, sinks, window, spans);
}

}  // namespace nibble
