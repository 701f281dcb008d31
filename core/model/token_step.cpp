#include "core/model/torch.h"

#include "core/model/token_step.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/model/generate.h"
#include "core/model/loops.h"
#include "core/quant/kernel_args.h"
#include "kernels/matmul.h"
#include "kernels/packed_linear.h"

namespace nibble {
namespace {

using kernels::from_float;
using kernels::to_float;

/// More rows than this are faster as tensors, whose products then use each weight they read more than once.
constexpr std::int64_t kFewRows = 4;

/// The pass for values of type T, float or kernels::BFloat16. Sums are float32.
template <class T>
class Step {
  public:
    Step(const GptOss& model, const at::Tensor& ids, KeyValueCache& cache)
        : model_(model), config_(model.config()), cache_(cache), rows_(ids.numel()) {
        const at::Tensor positions = cache.length() - cache.first();
        rotary_ = rotary_table(model.yarn(), positions, model.dtype());
        const at::Tensor table = model.weight("model.embed_tokens.weight");
        x_.resize(std::size_t(rows_ * config_.hidden_size));
        for (std::int64_t row = 0; row < rows_; ++row)
            std::copy_n(data(table) + ids.const_data_ptr<std::int64_t>()[row] * config_.hidden_size,
                        config_.hidden_size, x_.data() + row * config_.hidden_size);
    }

    at::Tensor run() {
        for (int layer = 0; layer < config_.num_hidden_layers; ++layer) {
            prefix_ = fmt::format("model.layers.{}.", layer);
            attend(layer);
            mix();
        }
        cache_.advance(1);
        const at::Tensor hidden = at::empty({rows_, config_.hidden_size}, at::TensorOptions(model_.dtype()));
        norm("model.norm.weight", static_cast<T*>(hidden.data_ptr()));
        return hidden;
    }

  private:
    /// y [rows, outputs] = x W^T + bias.
    struct Dense {
        const T* weight;
        const T* bias;  ///< may be null
        std::int64_t outputs;
        T* y;
    };

    static const T* data(const at::Tensor& x) { return static_cast<const T*>(x.const_data_ptr()); }
    at::Tensor weight(const char* name) const { return model_.weight(prefix_ + name); }

    Dense dense(const std::string& name, std::vector<T>& y) const {
        const at::Tensor w = model_.weight(prefix_ + name + ".weight");
        y.resize(std::size_t(rows_ * w.size(0)));
        return {data(w), data(model_.weight(prefix_ + name + ".bias")), w.size(0), y.data()};
    }

    /// All products of the same x [rows, inputs], in one parallel loop over their outputs.
    void multiply(std::initializer_list<Dense> products, const T* x, std::int64_t inputs) const {
        std::int64_t outputs = 0;
        for (const Dense& p : products) outputs += p.outputs;
        parallel_rows(outputs, rows_ * inputs, [&](std::int64_t begin, std::int64_t end) {
            for (const Dense& p : products) {
                multiply(p, x, rows_, inputs, std::max<std::int64_t>(begin, 0), std::min(end, p.outputs));
                begin -= p.outputs;
                end -= p.outputs;
            }
        });
    }

    /// Outputs [begin, end) on this thread.
    static void multiply(const Dense& p, const T* x, std::int64_t rows, std::int64_t inputs,
                         std::int64_t begin, std::int64_t end) {
        if (begin >= end) return;
        const auto bias = [&](std::int64_t n) { return p.bias ? to_float(p.bias[n]) : 0.0f; };
        if constexpr (std::is_same_v<T, float>) {
            if (const kernels::MatmulLoop loop = kernels::matmul_loop()) {
                for (std::int64_t row = 0; row < rows; ++row)
                    for (std::int64_t n = begin; n < end; ++n) p.y[row * p.outputs + n] = bias(n);
                return loop({.a = x,
                             .a_row = inputs,
                             .a_term = 1,
                             .b = p.weight + begin * inputs,
                             .b_term = 1,
                             .b_column = inputs,
                             .c = p.y + begin,
                             .c_row = p.outputs,
                             .rows = rows,
                             .columns = end - begin,
                             .terms = inputs,
                             .add = true});
            }
        }
        for (std::int64_t n = begin; n < end; ++n)
            for (std::int64_t row = 0; row < rows; ++row)
                p.y[row * p.outputs + n] =
                    from_float<T>(dot(p.weight + n * inputs, x + row * inputs, inputs) + bias(n));
    }

    static float dot(const T* a, const T* b, std::int64_t n) {
        return kernels::layer_loops().dot(kType, a, b, n);
    }

    void norm(const std::string& name, T* y) const {
        std::vector<float> rstd(static_cast<std::size_t>(rows_));
        kernels::layer_loops().rms_norm({.type = kType,
                                         .x = x_.data(),
                                         .weight = data(model_.weight(name)),
                                         .rstd = rstd.data(),
                                         .rows = rows_,
                                         .columns = config_.hidden_size,
                                         .eps = float(config_.rms_norm_eps)},
                                        y);
    }

    void add_to_x(const std::vector<T>& y) {
        for (std::size_t i = 0; i < y.size(); ++i) x_[i] = from_float<T>(to_float(x_[i]) + to_float(y[i]));
    }

    void rotate(std::vector<T>& x, std::int64_t heads) const {
        kernels::layer_loops().rotate({.type = kType,
                                       .x = x.data(),
                                       .cos = rotary_.cos.const_data_ptr<float>(),
                                       .sin = rotary_.sin.const_data_ptr<float>(),
                                       .rows = rows_,
                                       .heads = heads,
                                       .half = config_.head_dim / 2},
                                      x.data());
    }

    void attend(int layer) {
        const std::int64_t hidden = config_.hidden_size, heads = config_.num_attention_heads,
                           kv_heads = config_.num_key_value_heads, d = config_.head_dim;
        normed_.resize(x_.size());
        norm(prefix_ + "input_layernorm.weight", normed_.data());
        multiply(
            {dense("self_attn.q_proj", q_), dense("self_attn.k_proj", k_), dense("self_attn.v_proj", v_)},
            normed_.data(), hidden);
        rotate(q_, heads);
        rotate(k_, kv_heads);
        const KeyValueCache::Held held = cache_.keep_newest(layer, k_.data(), v_.data());
        const at::Tensor sinks = weight("self_attn.sinks").to(at::kFloat);
        heads_.resize(q_.size());
        std::vector<std::int64_t> slots(static_cast<std::size_t>(held.count));
        std::iota(slots.begin(), slots.end(), 0);
        parallel_rows(rows_ * heads, 2 * held.count * d, [&](std::int64_t begin, std::int64_t end) {
            std::vector<float> scores(slots.size());
            std::vector<T> shares(slots.size());
            for (std::int64_t i = begin; i < end; ++i) {
                const std::int64_t row = i / heads, head = i % heads,
                                   pair = row * kv_heads + head / (heads / kv_heads);
                const T* keys = static_cast<const T*>(held.keys) + pair * held.slots * d;
                const T* values = static_cast<const T*>(held.values) + pair * held.slots * d;
                for (std::int64_t s = 0; s < held.count; ++s)
                    scores[std::size_t(s)] = dot(q_.data() + i * d, keys + s * d, d);
                softmax(scores, sinks.const_data_ptr<float>() + head, held.visible(row));
                std::transform(scores.begin(), scores.end(), shares.begin(), from_float<T>);
                weigh(shares, values, slots, heads_.data() + i * d);
            }
        });
        multiply({dense("self_attn.o_proj", out_)}, heads_.data(), heads * d);
        add_to_x(out_);
    }

    void softmax(std::vector<float>& scores, const float* sink, const std::uint8_t* visible) const {
        const std::int32_t first = 0, last = std::int32_t(scores.size());
        float lse = 0;
        kernels::layer_loops().softmax({.scores = scores.data(),
                                        .lse = &lse,
                                        .first = &first,
                                        .last = &last,
                                        .sink = sink,
                                        .visible = visible,
                                        .rows = 1,
                                        .columns = last,
                                        .scale = float(1 / std::sqrt(double(config_.head_dim)))});
    }

    /// y [head_dim] = the sum of the values [slots, head_dim], each times its share.
    void weigh(const std::vector<T>& shares, const T* values, const std::vector<std::int64_t>& slots,
               T* y) const {
        kernels::layer_loops().combine({.type = kType,
                                        .x = values,
                                        .place = slots.data(),
                                        .weight = shares.data(),
                                        .rows = 1,
                                        .k = std::int64_t(slots.size()),
                                        .columns = config_.head_dim},
                                       y);
    }

    /// The experts, as rows of copies sorted by expert.
    void mix() {
        const std::int64_t hidden = config_.hidden_size, width = config_.intermediate_size,
                           k = config_.num_experts_per_tok;
        norm(prefix_ + "post_attention_layernorm.weight", normed_.data());
        multiply({dense("mlp.router", router_)}, normed_.data(), hidden);
        route(k);
        const at::Tensor bias = weight("mlp.experts.gate_up_proj_bias"),
                         down_bias = weight("mlp.experts.down_proj_bias");
        gathered_.resize(std::size_t(rows_ * k * hidden));
        for (std::int64_t i = 0; i < rows_ * k; ++i)
            std::copy_n(normed_.data() + order_[std::size_t(i)] / k * hidden, hidden,
                        gathered_.data() + i * hidden);
        multiply_experts("mlp.experts.gate_up_proj", gathered_, 2 * width, gate_up_);
        swiglu_.resize(std::size_t(rows_ * k * width));
        for (std::int64_t i = 0; i < rows_ * k; ++i)
            kernels::layer_loops().swiglu(
                {.type = kType,
                 .x = gate_up_.data() + i * 2 * width,
                 .bias = data(bias) + expert_[std::size_t(order_[std::size_t(i)])] * 2 * width,
                 .rows = 1,
                 .width = width,
                 .alpha = float(config_.swiglu_alpha),
                 .limit = float(config_.swiglu_limit)},
                swiglu_.data() + i * width);
        multiply_experts("mlp.experts.down_proj", swiglu_, hidden, down_);
        out_.resize(x_.size());
        kernels::layer_loops().combine({.type = kType,
                                        .x = down_.data(),
                                        .place = place_.data(),
                                        .weight = share_.data(),
                                        .bias = data(down_bias),
                                        .group = expert_.data(),
                                        .rows = rows_,
                                        .k = k,
                                        .columns = hidden},
                                       out_.data());
        add_to_x(out_);
    }

    /// The k largest logits of each row, their softmax, and the copies' order by expert.
    void route(std::int64_t k) {
        const std::int64_t experts = config_.num_local_experts;
        expert_.resize(std::size_t(rows_ * k));
        share_.resize(expert_.size());
        order_.resize(expert_.size());
        place_.resize(expert_.size());
        std::vector<std::int64_t> by_logit(static_cast<std::size_t>(experts));
        for (std::int64_t row = 0; row < rows_; ++row) {
            const T* logits = router_.data() + row * experts;
            std::iota(by_logit.begin(), by_logit.end(), 0);
            std::partial_sort(by_logit.begin(), by_logit.begin() + k, by_logit.end(),
                              [&](std::int64_t a, std::int64_t b) {
                                  return to_float(logits[a]) > to_float(logits[b]) ||
                                         (to_float(logits[a]) == to_float(logits[b]) && a < b);
                              });
            float sum = 0;
            const float largest = to_float(logits[by_logit[0]]);
            for (std::int64_t j = 0; j < k; ++j)
                sum += std::exp(to_float(logits[by_logit[std::size_t(j)]]) - largest);
            for (std::int64_t j = 0; j < k; ++j) {
                const std::int64_t e = by_logit[std::size_t(j)];
                expert_[std::size_t(row * k + j)] = e;
                share_[std::size_t(row * k + j)] =
                    from_float<T>(std::exp(to_float(logits[e]) - largest) / sum);
            }
        }
        std::iota(order_.begin(), order_.end(), 0);
        std::stable_sort(order_.begin(), order_.end(), [&](std::int64_t a, std::int64_t b) {
            return expert_[std::size_t(a)] < expert_[std::size_t(b)];
        });
        offsets_.assign(std::size_t(experts + 1), 0);
        for (std::size_t i = 0; i < order_.size(); ++i) {
            place_[std::size_t(order_[i])] = std::int64_t(i);
            ++offsets_[std::size_t(expert_[i] + 1)];
        }
        std::partial_sum(offsets_.begin(), offsets_.end(), offsets_.begin());
    }

    /// y [copies, outputs] = each copy's x with its expert's weights.
    void multiply_experts(const char* name, const std::vector<T>& x, std::int64_t outputs,
                          std::vector<T>& y) const {
        const std::int64_t copies = std::int64_t(order_.size()), inputs = std::int64_t(x.size()) / copies;
        y.resize(std::size_t(copies * outputs));
        if (const PackedTensor* packed = model_.packed(prefix_ + name)) {
            kernels::DecodeArgs w = decode_args(*packed, model_.dtype());
            w.rows = outputs;
            kernels::packed_linear({.weight = w,
                                    .experts = config_.num_local_experts,
                                    .offsets = offsets_.data(),
                                    .x = x.data(),
                                    .type = kType},
                                   y.data());
            return;
        }
        const at::Tensor w = weight(name);
        parallel_rows(outputs, copies * inputs, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t copy = 0; copy < copies; ++copy) {
                const std::int64_t e = expert_[std::size_t(order_[std::size_t(copy)])];
                multiply({data(w) + e * outputs * inputs, nullptr, outputs, y.data() + copy * outputs},
                         x.data() + copy * inputs, 1, inputs, begin, end);
            }
        });
    }

    static constexpr kernels::ScalarType kType =
        std::is_same_v<T, float> ? kernels::ScalarType::float32 : kernels::ScalarType::bfloat16;

    const GptOss& model_;
    const ModelConfig& config_;
    KeyValueCache& cache_;
    std::int64_t rows_;
    RotaryTable rotary_;
    std::string prefix_;  ///< of the layer's names
    std::vector<T> x_, normed_, q_, k_, v_, heads_, out_, router_, gathered_, gate_up_, swiglu_, down_,
        share_;
    std::vector<std::int64_t> expert_;   ///< of each copy: [rows, k]
    std::vector<std::int64_t> order_;    ///< copies, sorted by expert
    std::vector<std::int64_t> place_;    ///< of each copy in that order
    std::vector<std::int64_t> offsets_;  ///< of each expert in that order
};

}  // namespace

bool token_step_takes(const GptOss& model, std::int64_t rows) {
    return rows <= kFewRows && model.device().is_cpu() && !model.weight_hook && !model.activation_hook &&
           !at::GradMode::is_enabled();
}

at::Tensor token_step(const GptOss& model, const at::Tensor& ids, KeyValueCache& cache) {
    if (model.dtype() == at::kFloat) return Step<float>(model, ids, cache).run();
    return Step<kernels::BFloat16>(model, ids, cache).run();
}

}  // namespace nibble
