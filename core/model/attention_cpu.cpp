// Attention on the CPU by blocks of queries, each against the keys that its block sees: no [T, T] scores, and
// no work for what causality, the window or a packed row's segments hide. float32.
#include "core/model/torch.h"

#include <cmath>

#include "core/model/attention.h"
#include "core/model/loops.h"
#include "core/model/matmul.h"

namespace nibble {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// The query heads that share a key head are treated as one: a block's rows are its tokens' queries, head by
/// head. One matmul then serves the group, and its gradient to the keys is already summed over the heads.
struct Shape {
    Shape(const at::Tensor& q, const at::Tensor& k, std::int64_t sliding, const Visibility& visibility)
        : batch(q.size(0)),
          length(q.size(1)),
          heads(q.size(2)),
          head_dim(q.size(3)),
          kv_heads(k.size(2)),
          group(heads / kv_heads),
          window(sliding),
          // About 128 rows: enough for a fast matmul, few enough to waste little on keys that some rows do
          // not see.
          block(std::clamp<std::int64_t>(128 / group, 16, 64)),
          blocks(at::divup(length, block)) {
        if (visibility.first.defined()) segment = visibility.first.const_data_ptr<std::int64_t>();
        if (visibility.real.defined())
            real = static_cast<const std::uint8_t*>(visibility.real.const_data_ptr());
    }

    std::int64_t first_key(std::int64_t row, std::int64_t token) const {
        const std::int64_t first = segment ? segment[row * length + token] : 0;
        return window ? std::max(first, token - window + 1) : first;
    }

    std::int64_t batch, length, heads, head_dim, kv_heads, group, window, block, blocks;
    const std::int64_t* segment = nullptr;
    const std::uint8_t* real = nullptr;
};

/// One block at a time: tokens [begin, end) of one row and key head, and the keys [key_begin, end) that they
/// see.
struct Block {
    Block(const Shape& s, const at::Tensor& sinks)
        : shape(s),
          sinks(sinks.const_data_ptr<float>()),
          first(std::size_t(s.block * s.group)),
          last(first),
          sink(first.size()) {}

    void select(std::int64_t row_index, std::int64_t head_index, std::int64_t index) {
        row = row_index;
        head = head_index;
        begin = index * shape.block;
        end = std::min(shape.length, begin + shape.block);
        key_begin = shape.first_key(row, begin);
        for (std::int64_t i = 0; i < rows(); ++i) {
            const std::int64_t token = begin + i / shape.group;
            first[std::size_t(i)] = std::int32_t(shape.first_key(row, token) - key_begin);
            last[std::size_t(i)] = std::int32_t(token + 1 - key_begin);
            sink[std::size_t(i)] = sinks[head * shape.group + i % shape.group];
        }
    }
    std::int64_t rows() const { return (end - begin) * shape.group; }
    std::int64_t keys() const { return end - key_begin; }

    /// The block's part of k or v [B, T, kv heads, d], as a matrix [keys, d].
    at::Tensor keys_of(const at::Tensor& x) const {
        return x[row].select(1, head).narrow(0, key_begin, keys());
    }
    /// The block's part of q [B, T, heads, d], copied to a matrix [rows, d].
    at::Tensor rows_of(const at::Tensor& x) const {
        return x[row]
            .narrow(0, begin, end - begin)
            .narrow(1, head * shape.group, shape.group)
            .reshape({rows(), -1})
            .contiguous();
    }
    void set_rows_of(const at::Tensor& x, const at::Tensor& values) const {
        x[row]
            .narrow(0, begin, end - begin)
            .narrow(1, head * shape.group, shape.group)
            .copy_(values.view({end - begin, shape.group, -1}));
    }

    kernels::SoftmaxArgs softmax(const at::Tensor& scores, const at::Tensor& lse) {
        return {.scores = scores.mutable_data_ptr<float>(),
                .lse = lse.mutable_data_ptr<float>(),
                .first = first.data(),
                .last = last.data(),
                .sink = sink.data(),
                .visible = shape.real ? shape.real + row * shape.length + key_begin : nullptr,
                .rows = rows(),
                .columns = keys(),
                .scale = float(1 / std::sqrt(double(shape.head_dim)))};
    }

    const Shape& shape;
    const float* sinks;
    std::int64_t row = 0, head = 0, begin = 0, end = 0, key_begin = 0;
    std::vector<std::int32_t> first, last;
    std::vector<float> sink;
};

struct Attention : torch::autograd::Function<Attention> {
    static at::Tensor forward(AutogradContext* ctx, const at::Tensor& q, const at::Tensor& k,
                              const at::Tensor& v, const at::Tensor& sinks, std::int64_t window,
                              const Visibility& visibility) {
        const Shape shape(q, k, window, visibility);
        at::Tensor out = at::empty(q.sizes(), q.options());
        const at::Tensor lse = at::empty({shape.batch, shape.length, shape.heads, 1}, q.options());
        at::parallel_for(0, shape.batch * shape.kv_heads * shape.blocks, 1,
                         [&](std::int64_t from, std::int64_t to) {
                             at::AutoDispatchBelowADInplaceOrView guard;
                             Block block(shape, sinks);
                             for (std::int64_t i = from; i < to; ++i) {
                                 const std::int64_t pair = i / shape.blocks;
                                 block.select(pair / shape.kv_heads, pair % shape.kv_heads, i % shape.blocks);
                                 const at::Tensor scores = product(block.rows_of(q), block.keys_of(k).t());
                                 const at::Tensor block_lse = at::empty({block.rows(), 1}, q.options());
                                 kernels::layer_loops().softmax(block.softmax(scores, block_lse));
                                 block.set_rows_of(out, product(scores, block.keys_of(v)));
                                 block.set_rows_of(lse, block_lse);
                             }
                         });
        ctx->save_for_backward({q, k, v, sinks, out, lse, visibility.first, visibility.real});
        ctx->saved_data["window"] = window;
        return out;
    }

    // With weights P = exp(S - lse): dV = P^T dO, dP = dO V^T, dS = P * (dP - delta), delta = rowsum(dO * O),
    // and the sink, whose weight is exp(sink - lse) and whose value is 0, has the gradient -sum of its weight
    // * delta.
    static variable_list backward(AutogradContext* ctx, const variable_list& grads) {
        const variable_list saved = ctx->get_saved_variables();
        const at::Tensor &q = saved[0], &k = saved[1], &v = saved[2], &sinks = saved[3], &out = saved[4],
                         &lse = saved[5];
        const Shape shape(q, k, ctx->saved_data["window"].toInt(), {saved[6], saved[7]});
        const at::Tensor& dout = grads[0];
        const at::Tensor dq = at::empty(q.sizes(), q.options());
        const at::Tensor dk = at::zeros(k.sizes(), k.options()), dv = at::zeros(v.sizes(), v.options());
        const at::Tensor delta = (dout * out).sum(-1, true);
        at::parallel_for(0, shape.batch * shape.kv_heads, 1, [&](std::int64_t from, std::int64_t to) {
            at::AutoDispatchBelowADInplaceOrView guard;
            Block block(shape, sinks);
            for (std::int64_t i = from * shape.blocks; i < to * shape.blocks; ++i) {
                const std::int64_t pair = i / shape.blocks;
                block.select(pair / shape.kv_heads, pair % shape.kv_heads, i % shape.blocks);
                const at::Tensor rows = block.rows_of(q), drows = block.rows_of(dout),
                                 keys = block.keys_of(k);
                const at::Tensor weights = product(rows, keys.t());
                const at::Tensor dscores = product(drows, block.keys_of(v).t());
                kernels::layer_loops().softmax_backward(block.softmax(weights, block.rows_of(lse)),
                                                        block.rows_of(delta).const_data_ptr<float>(),
                                                        dscores.mutable_data_ptr<float>());
                block.set_rows_of(dq, product(dscores, keys));
                multiply(block.keys_of(dk), dscores.t(), rows, /*add=*/true);
                multiply(block.keys_of(dv), weights.t(), drows, /*add=*/true);
            }
        });
        const at::Tensor dsinks = -((sinks.unsqueeze(-1) - lse).exp() * delta).sum({0, 1, 3});
        return {dq, dk, dv, dsinks, at::Tensor(), at::Tensor()};
    }
};

}  // namespace

at::Tensor attention_cpu(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                         const at::Tensor& sinks, std::int64_t window, const Visibility& visibility) {
    const Visibility seen{visibility.first.defined() ? visibility.first.contiguous() : visibility.first,
                          visibility.real.defined() ? visibility.real.contiguous() : visibility.real};
    return Attention::apply(q.to(at::kFloat), k.to(at::kFloat), v.to(at::kFloat), sinks.to(at::kFloat),
                            window, seen)
        .to(q.scalar_type());
}

}  // namespace nibble
