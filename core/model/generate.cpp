#include "core/model/torch.h"

#include "core/model/generate.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/model/attention.h"
#include "core/model/loops.h"
#include "core/model/token_step.h"

namespace nibble {
namespace {

/// A number in [0, 1) that depends on nothing but these three (splitmix64 of their mixture).
double uniform(std::uint64_t seed, std::uint64_t row, std::uint64_t step) {
    std::uint64_t z = seed + 0x9e3779b97f4a7c15ull * (row * 0x100000001b3ull + step + 1);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return double((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

/// The token at place `u` of the cumulative distribution over the most likely tokens that hold `top_p`.
std::int64_t sample(const at::Tensor& logits, const GenerateSettings& settings, double u) {
    const at::Tensor probabilities = (logits / settings.temperature).softmax(-1);
    const auto [sorted, order] = probabilities.sort(-1, /*descending=*/true);
    const float* p = sorted.const_data_ptr<float>();
    const std::int64_t count = sorted.size(0);
    std::int64_t kept = 0;
    double mass = 0;
    while (kept < count && (kept == 0 || mass < settings.top_p)) mass += p[kept++];
    double at = u * mass;
    std::int64_t i = 0;
    while (i + 1 < kept && at >= p[i]) at -= p[i++];
    return order.const_data_ptr<std::int64_t>()[i];
}

/// The likeliest tokens of logits [vocabulary], whose log-sum-exp is `normaliser`.
std::vector<GeneratedToken::Alternative> likeliest_of(const at::Tensor& logits, std::int64_t count,
                                                      double normaliser) {
    const auto [values, ids] = logits.topk(std::min(count, logits.size(-1)));
    std::vector<GeneratedToken::Alternative> result;
    for (std::int64_t i = 0; i < values.size(0); ++i)
        result.push_back({ids.const_data_ptr<std::int64_t>()[i],
                          std::exp(double(values.const_data_ptr<float>()[i]) - normaliser)});
    return result;
}

/// Prompts of different lengths as one batch, padded on the left with their own first token (which no one
/// sees).
std::pair<at::Tensor, at::Tensor> left_padded(std::span<const std::vector<std::int64_t>> prompts) {
    std::size_t longest = 0;
    for (const auto& prompt : prompts) {
        if (prompt.empty()) fail("A prompt to generate from is empty; it needs at least one token.");
        longest = std::max(longest, prompt.size());
    }
    at::Tensor ids = at::empty({std::int64_t(prompts.size()), std::int64_t(longest)}, at::kLong);
    at::Tensor first = at::empty({std::int64_t(prompts.size())}, at::kLong);
    for (std::size_t row = 0; row < prompts.size(); ++row) {
        const std::size_t padding = longest - prompts[row].size();
        auto* out = ids.mutable_data_ptr<std::int64_t>() + row * longest;
        std::fill_n(out, padding, prompts[row].front());
        std::copy(prompts[row].begin(), prompts[row].end(), out + padding);
        first.mutable_data_ptr<std::int64_t>()[row] = std::int64_t(padding);
    }
    return {ids, first};
}

}  // namespace

KeyValueCache::KeyValueCache(const GptOss& model, at::Tensor first, std::int64_t capacity)
    : first_(first.to(model.device())) {
    const ModelConfig& config = model.config();
    for (const bool sliding : config.sliding) {
        const std::int64_t slots = sliding ? std::min(capacity, config.sliding_window) : capacity;
        keys_.push_back(at::empty({first.size(0), config.num_key_value_heads, slots, config.head_dim},
                                  at::TensorOptions(model.dtype()).device(model.device())));
        values_.push_back(at::empty_like(keys_.back()));
    }
}

at::Tensor KeyValueCache::attend(int layer, const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                                 const at::Tensor& sinks, std::int64_t window) {
    const at::Tensor &keys = keys_[std::size_t(layer)], &values = values_[std::size_t(layer)];
    const std::int64_t length = q.size(1), end = length_ + length, slots = keys.size(2);
    // The newest tokens that fit, each at its place modulo the slots.
    const std::int64_t kept = std::min(length, slots);
    const at::Tensor slot = at::arange(end - kept, end, first_.options()).remainder(slots);
    keys.index_copy_(2, slot, k.narrow(1, length - kept, kept).transpose(1, 2));
    values.index_copy_(2, slot, v.narrow(1, length - kept, kept).transpose(1, 2));
    if (length_ > 0)
        return q.is_cpu() ? attend_held_cpu(layer, q, sinks) : attend_held(q, keys, values, sinks);

    const at::Tensor index = at::arange(length, first_.options());
    const at::Tensor first = first_.unsqueeze(1);
    return attention(q, k, v, sinks, window, {at::minimum(first, index).contiguous(), index >= first});
}

at::Tensor KeyValueCache::attend_held(const at::Tensor& q, const at::Tensor& keys, const at::Tensor& values,
                                      const at::Tensor& sinks) const {
    const std::int64_t rows = q.size(0), heads = q.size(2), head_dim = q.size(3), kv_heads = keys.size(1);
    const std::int64_t group = heads / kv_heads, slots = keys.size(2), held = std::min(length_ + 1, slots);
    // Slot s holds the newest token whose place modulo the slots is s: all that the window reaches.
    const at::Tensor place = length_ - (length_ - at::arange(held, first_.options())).remainder(slots);
    const at::Tensor padding = place < first_.view({rows, 1, 1, 1});
    const at::Tensor scores =
        at::matmul(q.view({rows, kv_heads, group, head_dim}), keys.narrow(2, 0, held).transpose(2, 3))
            .to(at::kFloat)
            .mul_(1 / std::sqrt(double(head_dim)))
            .masked_fill_(padding, -std::numeric_limits<float>::infinity());
    const at::Tensor sink =
        sinks.to(at::kFloat).view({1, kv_heads, group, 1}).expand({rows, kv_heads, group, 1});
    const at::Tensor weights =
        at::cat({scores, sink}, -1).softmax(-1).narrow(-1, 0, held).to(values.scalar_type());
    return at::matmul(weights, values.narrow(2, 0, held)).view({rows, 1, heads, head_dim});
}

KeyValueCache::Held KeyValueCache::held(int layer) const {
    const at::Tensor &keys = keys_[std::size_t(layer)], &values = values_[std::size_t(layer)];
    const std::int64_t slots = keys.size(2);
    Held held{keys.const_data_ptr(), values.const_data_ptr(), slots, std::min(length_ + 1, slots)};
    const auto* padding = first_.const_data_ptr<std::int64_t>();
    const std::int64_t rows = first_.numel();
    if (std::all_of(padding, padding + rows, [](std::int64_t n) { return n == 0; })) return held;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t slot = 0; slot < held.count; ++slot)  // the newest token whose place this slot is
            held.seen.push_back(length_ - (length_ - slot) % slots >= padding[row]);
    return held;
}

KeyValueCache::Held KeyValueCache::keep_newest(int layer, const void* k, const void* v) {
    const at::Tensor &keys = keys_[std::size_t(layer)], &values = values_[std::size_t(layer)];
    const std::int64_t slots = keys.size(2), head_dim = keys.size(3), slot = length_ % slots;
    for (std::int64_t i = 0; i < keys.size(0) * keys.size(1); ++i) {
        const std::size_t bytes = std::size_t(head_dim) * keys.element_size();
        std::memcpy(row(keys, i * slots + slot, head_dim), static_cast<const std::byte*>(k) + i * bytes,
                    bytes);
        std::memcpy(row(values, i * slots + slot, head_dim), static_cast<const std::byte*>(v) + i * bytes,
                    bytes);
    }
    return held(layer);
}

/// The same in place, with the loops of kernels/layers.h.
at::Tensor KeyValueCache::attend_held_cpu(int layer, const at::Tensor& q, const at::Tensor& sinks_) const {
    const at::Tensor &keys = keys_[std::size_t(layer)], &values = values_[std::size_t(layer)];
    const std::int64_t rows = q.size(0), heads = q.size(2), head_dim = q.size(3), kv_heads = keys.size(1);
    const std::int64_t group = heads / kv_heads;
    const Held held = this->held(layer);
    const at::Tensor scores =
        at::matmul(q.view({rows, kv_heads, group, head_dim}), keys.narrow(2, 0, held.count).transpose(2, 3))
            .to(at::kFloat)
            .contiguous();
    const at::Tensor sinks = sinks_.to(at::kFloat).contiguous();
    std::vector<float> lse(static_cast<std::size_t>(heads));
    const std::vector<std::int32_t> first(lse.size(), 0), last(lse.size(), std::int32_t(held.count));
    for (std::int64_t row = 0; row < rows; ++row)
        kernels::layer_loops().softmax({.scores = scores.mutable_data_ptr<float>() + row * heads * held.count,
                                        .lse = lse.data(),
                                        .first = first.data(),
                                        .last = last.data(),
                                        .sink = sinks.const_data_ptr<float>(),
                                        .visible = held.visible(row),
                                        .rows = heads,
                                        .columns = held.count,
                                        .scale = float(1 / std::sqrt(double(head_dim)))});
    return at::matmul(scores.to(values.scalar_type()), values.narrow(2, 0, held.count))
        .view({rows, 1, heads, head_dim});
}

void KeyValueCache::keep(const at::Tensor& rows) {
    first_ = first_.index_select(0, rows);
    for (auto* tensors : {&keys_, &values_})
        for (at::Tensor& tensor : *tensors) tensor = tensor.index_select(0, rows);
}

std::vector<std::vector<std::int64_t>> generate(const GptOss& model,
                                                std::span<const std::vector<std::int64_t>> prompts,
                                                const GenerateSettings& settings,
                                                const TokenCallback& callback, std::stop_token stop) {
    at::NoGradGuard no_grad;
    std::vector<std::vector<std::int64_t>> results(prompts.size());
    if (prompts.empty() || settings.max_new_tokens <= 0) return results;
    auto [ids, first] = left_padded(prompts);
    KeyValueCache cache(model, first, ids.size(1) + settings.max_new_tokens);
    std::vector<std::int64_t> alive(prompts.size());  // which prompt each row of the batch belongs to
    for (std::size_t i = 0; i < alive.size(); ++i) alive[i] = std::int64_t(i);
    std::vector<std::size_t> given(prompts.size(),
                                   settings.turn_start.size());  // tokens of turn_start that each row has

    for (std::int64_t step = 0; step < settings.max_new_tokens && !stop.stop_requested(); ++step) {
        const at::Tensor hidden =
            cache.length() > 0 && token_step_takes(model, ids.size(0))
                ? token_step(model, ids, cache)
                : model.forward({ids.to(model.device()), {}, {}}, {}, &cache).hidden.select(1, -1);
        const at::Tensor logits = model.logits(hidden).to(at::kCPU, at::kFloat);
        const at::Tensor likeliest = logits.argmax(-1);
        const at::Tensor normaliser = callback ? logits.logsumexp(-1) : at::Tensor();
        std::vector<std::int64_t> next, rows, still;
        for (std::size_t i = 0; i < alive.size(); ++i) {
            const std::int64_t row = alive[i];
            const at::Tensor own = logits[std::int64_t(i)];
            const bool fixed = given[std::size_t(row)] < settings.turn_start.size();
            const std::int64_t id =
                fixed ? settings.turn_start[given[std::size_t(row)]++]
                : settings.temperature > 0
                    ? sample(own, settings, uniform(settings.seed, std::uint64_t(row), std::uint64_t(step)))
                    : likeliest.const_data_ptr<std::int64_t>()[i];
            results[std::size_t(row)].push_back(id);
            if (!fixed && id == settings.turn_end) given[std::size_t(row)] = 0;
            if (callback) {
                const double all = normaliser.const_data_ptr<float>()[i];
                GeneratedToken token{row, id, std::exp(double(own.const_data_ptr<float>()[id]) - all), fixed};
                if (settings.alternatives > 0)
                    token.alternatives = likeliest_of(own, settings.alternatives, all);
                if (!callback(token)) return results;
            }
            if (std::find(settings.stop_ids.begin(), settings.stop_ids.end(), id) != settings.stop_ids.end())
                continue;
            next.push_back(id);
            rows.push_back(std::int64_t(i));
            still.push_back(row);
        }
        if (still.empty()) break;
        if (still.size() < alive.size()) cache.keep(at::tensor(rows, at::kLong).to(model.device()));
        alive = std::move(still);
        ids = at::tensor(next, at::kLong).unsqueeze(1);
    }
    return results;
}

}  // namespace nibble
