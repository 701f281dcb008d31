#include "core/model/torch.h"

#include "core/train/loss.h"

#include "core/model/device.h"
#include "core/model/loops.h"
#include "core/model/matmul.h"

namespace nibble {
namespace {

/// Float32 logits alive at once: what stays in the cache on a CPU, and a small part of a GPU's memory.
std::int64_t positions_per_chunk(std::int64_t vocabulary, const at::Device& device) {
    const std::int64_t bytes = device.is_cpu() ? std::int64_t{4} << 20 : std::int64_t{512} << 20;
    return std::max<std::int64_t>(64, bytes / (vocabulary * std::int64_t{sizeof(float)}));
}

/// Calls step(h, positions, targets) with h [n, H], the hidden states of n positions, until all N were seen.
template <typename Step>
void for_each_chunk(const at::Tensor& rows, const at::Tensor& lm_head, const at::Tensor& positions,
                    const at::Tensor& targets, const Step& step) {
    const std::int64_t count = positions.size(0),
                       chunk = positions_per_chunk(lm_head.size(0), lm_head.device());
    for (std::int64_t begin = 0; begin < count; begin += chunk) {
        const std::int64_t n = std::min(chunk, count - begin);
        const at::Tensor here = positions.narrow(0, begin, n);
        step(rows.index_select(0, here), here, targets.narrow(0, begin, n).unsqueeze(1));
    }
}

/// Adds the chunk's loss to `sum` (float64) and returns the log-probabilities [n, V].
at::Tensor add_loss(at::Tensor& sum, const at::Tensor& h, const at::Tensor& lm_head,
                    const at::Tensor& targets) {
    const at::Tensor log_probability = at::log_softmax(product(h, lm_head.t()).to(at::kFloat), 1);
    sum.sub_(log_probability.gather(1, targets).sum(at::kDouble));
    return log_probability;
}

/// Adds the chunk's loss to `sum` (float64) and returns the gradient of its logits [n, V], in h's type.
at::Tensor add_loss_with_gradient(at::Tensor& sum, const at::Tensor& h, const at::Tensor& lm_head,
                                  const at::Tensor& targets) {
    if (gpu_kernels_take(h, lm_head.size(0))) {
        const at::Tensor logits = at::mm(h, lm_head.t());
        const at::Tensor loss = at::empty(h.size(0), h.options().dtype(at::kFloat));
        kernels::cross_entropy_cuda({.type = loop_type(logits),
                                     .logits = logits.data_ptr(),
                                     .target = targets.const_data_ptr<std::int64_t>(),
                                     .loss = loss.data_ptr<float>(),
                                     .rows = logits.size(0),
                                     .columns = logits.size(1)},
                                    current_stream(h.device()));
        sum.add_(loss.sum(at::kDouble));
        return logits;
    }
    at::Tensor d_logits = add_loss(sum, h, lm_head, targets).exp_();
    d_logits.scatter_add_(1, targets, at::full_like(targets, -1, d_logits.options()));
    return d_logits.to(h.scalar_type());
}

/// sum += d_logits^T h, with `sum` [V, H] in float32: BF16 would lose a chunk's part beside what is there.
void add_head_gradient(at::Tensor& sum, const at::Tensor& d_logits, const at::Tensor& h) {
    if (d_logits.is_cuda() && d_logits.scalar_type() != at::kFloat)
        sum.add_(at::mm(d_logits.t(), h));  // a GPU multiplies BF16 many times as fast as float32
    else
        multiply(sum, d_logits.t().to(at::kFloat), h.to(at::kFloat), /*add=*/true);
}

struct CrossEntropy : torch::autograd::Function<CrossEntropy> {
    static at::Tensor forward(torch::autograd::AutogradContext* ctx, const at::Tensor& rows,
                              const at::Tensor& lm_head, const at::Tensor& positions,
                              const at::Tensor& targets) {
        at::Tensor sum = at::zeros({}, rows.options().dtype(at::kDouble)), d_rows, d_lm_head;
        if (rows.requires_grad()) d_rows = at::zeros_like(rows);
        if (lm_head.requires_grad()) d_lm_head = at::zeros_like(lm_head, at::kFloat);
        for_each_chunk(rows, lm_head, positions, targets,
                       [&](const at::Tensor& h, const at::Tensor& here, const at::Tensor& target) {
                           const at::Tensor d_logits = add_loss_with_gradient(sum, h, lm_head, target);
                           if (d_rows.defined()) d_rows.index_copy_(0, here, product(d_logits, lm_head));
                           if (d_lm_head.defined()) add_head_gradient(d_lm_head, d_logits, h);
                       });
        ctx->saved_data["d_rows"] = d_rows;
        ctx->saved_data["d_lm_head"] = d_lm_head;
        ctx->saved_data["type"] = lm_head.scalar_type();
        return sum.to(at::kFloat);
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* ctx,
                                                   torch::autograd::variable_list grads) {
        // In place: for a large vocabulary this gradient is too large to have twice.
        auto scaled = [&](const char* name) {
            at::Tensor gradient = ctx->saved_data[name].toTensor();
            ctx->saved_data.erase(name);
            return gradient.defined() ? gradient.mul_(grads[0]) : gradient;
        };
        at::Tensor d_rows = scaled("d_rows"), d_lm_head = scaled("d_lm_head");
        if (d_lm_head.defined()) d_lm_head = d_lm_head.to(ctx->saved_data["type"].toScalarType());
        return {d_rows, d_lm_head, at::Tensor(), at::Tensor()};
    }
};

at::Tensor to_tensor(const std::vector<std::int64_t>& values, at::IntArrayRef shape, at::Device device) {
    const at::Tensor host = at::empty(shape, at::kLong);
    std::copy(values.begin(), values.end(), host.data_ptr<std::int64_t>());
    return host.to(device);
}

}  // namespace

LossBatch to_device(const Batch& batch, at::Device device) {
    const std::array<std::int64_t, 2> shape = {batch.rows, batch.length};
    LossBatch result;
    result.input.ids = to_tensor(batch.ids, shape, device);
    if (batch.tokens() < batch.rows * batch.length) result.input.mask = to_tensor(batch.mask, shape, device);
    if (!batch.segments.empty()) result.input.segments = to_tensor(batch.segments, shape, device);
    std::vector<std::int64_t> positions, targets;
    for (std::int64_t i = 0; i < batch.rows * batch.length; ++i) {
        if (!batch.trained(i)) continue;
        positions.push_back(i - 1);
        targets.push_back(batch.labels[std::size_t(i)]);
    }
    result.tokens = std::int64_t(positions.size());
    result.positions = to_tensor(positions, result.tokens, device);
    result.targets = to_tensor(targets, result.tokens, device);
    return result;
}

at::Tensor cross_entropy_sum(const at::Tensor& hidden, const at::Tensor& lm_head, const LossBatch& batch) {
    const at::Tensor rows = hidden.flatten(0, -2);
    if (at::GradMode::is_enabled() && (rows.requires_grad() || lm_head.requires_grad()))
        return CrossEntropy::apply(rows, lm_head, batch.positions, batch.targets);
    at::Tensor sum = at::zeros({}, rows.options().dtype(at::kDouble));
    for_each_chunk(rows, lm_head, batch.positions, batch.targets,
                   [&](const at::Tensor& h, const at::Tensor&, const at::Tensor& target) {
                       add_loss(sum, h, lm_head, target);
                   });
    return sum.to(at::kFloat);
}

at::Tensor cross_entropy_sum_ref(const at::Tensor& hidden, const at::Tensor& lm_head,
                                 const LossBatch& batch) {
    const at::Tensor rows = hidden.flatten(0, -2).index_select(0, batch.positions);
    const at::Tensor log_probability = at::log_softmax(at::mm(rows, lm_head.t()).to(at::kFloat), 1);
    return -log_probability.gather(1, batch.targets.unsqueeze(1)).sum();
}

}  // namespace nibble
