// Generation with a key-value cache: batched, greedy or sampled.
#pragma once
#include <ATen/core/TensorBody.h>

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/model/gpt_oss.h"

namespace nibble {

/// Keys and values of the tokens so far, allocated once: for `capacity` tokens a row in a full layer, for the
/// window in a sliding one. Rows are padded on the left, so that all of them end at the same place. The first
/// forward pass may bring any number of tokens, each later one brings one.
class KeyValueCache {
  public:
    /// `first` [rows]: how many padding tokens each row begins with.
    KeyValueCache(const GptOss& model, at::Tensor first, std::int64_t capacity);

    std::int64_t length() const { return length_; }  ///< tokens held, padding included
    const at::Tensor& first() const { return first_; }
    /// Attention of the newest tokens (q, k, v [rows, T, heads, d]) over all held ones; k and v are kept.
    at::Tensor attend(int layer, const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                      const at::Tensor& sinks, std::int64_t window);
    /// What a layer holds, the newest token included: [rows, kv heads, slots, d] in the model's type, of
    /// which the first `count` slots are in use.
    struct Held {
        const void* keys;
        const void* values;
        std::int64_t slots, count;
        std::vector<std::uint8_t> seen = {};  ///< [rows, count], 0 for padding; empty where there is none

        const std::uint8_t* visible(std::int64_t row) const {
            return seen.empty() ? nullptr : seen.data() + row * count;
        }
    };
    /// Keeps one token's k and v [rows, kv heads, d], on the CPU, for those who attend by themselves.
    Held keep_newest(int layer, const void* k, const void* v);
    void advance(std::int64_t tokens) { length_ += tokens; }
    /// Goes on with these rows only: int64 [n], ascending.
    void keep(const at::Tensor& rows);

  private:
    /// Of the one newest token, over the slots of its layer.
    at::Tensor attend_held(const at::Tensor& q, const at::Tensor& keys, const at::Tensor& values,
                           const at::Tensor& sinks) const;

    Held held(int layer) const;
    at::Tensor attend_held_cpu(int layer, const at::Tensor& q, const at::Tensor& sinks) const;

    at::Tensor first_;                       ///< int64 [rows]
    std::vector<at::Tensor> keys_, values_;  ///< one a layer: [rows, kv heads, slots, d]
    std::int64_t length_ = 0;
};

struct GenerateSettings {
    std::int64_t max_new_tokens = 512;
    double temperature = 0;  ///< 0: greedy
    double top_p = 1;        ///< samples from the smallest set of tokens that holds this probability
    std::uint64_t seed = 0;  ///< with the row and the step, all that sampling depends on
    std::vector<std::int64_t> stop_ids = {};  ///< a row ends with the first of these
    /// Where a message of several ends, the next one's fixed beginning follows without being asked of the
    /// model: harmony's <|end|>, then <|start|>assistant.
    std::int64_t turn_end = -1;
    std::vector<std::int64_t> turn_start = {};
    std::int64_t alternatives = 0;  ///< likeliest tokens to tell of at each place
};

struct GeneratedToken {
    struct Alternative {
        std::int64_t id = 0;
        double probability = 0;
    };
    std::int64_t row = 0;
    std::int64_t id = 0;
    double probability = 0;                      ///< that the model gave it, before temperature and top-p
    bool given = false;                          ///< a token of turn_start: the model was not asked
    std::vector<Alternative> alternatives = {};  ///< likeliest first
};
/// Told of every token; returns false to end the whole generation.
using TokenCallback = std::function<bool(const GeneratedToken&)>;

/// What follows each prompt, stop token included. Each row is generated as if it were alone.
/// @throws Error for an empty prompt
std::vector<std::vector<std::int64_t>> generate(const GptOss& model,
                                                std::span<const std::vector<std::int64_t>> prompts,
                                                const GenerateSettings& settings,
                                                const TokenCallback& callback = {},
                                                std::stop_token stop = {});

}  // namespace nibble
