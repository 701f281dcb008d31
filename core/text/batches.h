// Tokenized rows and the batches made of them. A batch is a pure function of the settings and the step
// number.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/text/dataset.h"
#include "core/text/tokenizer.h"
#include "core/train/batch.h"

namespace nibble {

struct Example {
    std::vector<std::int64_t> ids;
    std::vector<std::uint8_t> trained;  ///< [ids]
    std::int64_t source = 0;            ///< index of the row in Dataset::rows
    std::int64_t final_begin = -1;      ///< where the last final answer begins; -1: there is none

    std::int64_t trained_tokens() const;  ///< those that a label can be made of: all but the first token
};

struct TokenizedRows {
    std::vector<Example> examples;
    std::vector<Problem> problems;  ///< rows cut, rows excluded
    std::int64_t truncated = 0;     ///< rows whose end was cut off
    std::int64_t excluded = 0;      ///< rows that keep no trained token
    std::int64_t tokens = 0;
    std::int64_t trained_tokens = 0;
    std::int64_t longest = 0;  ///< tokens of the longest row, before the cut
};

/// Renders the rows for training and cuts what lies past max_length (0: no limit). Rows that keep no trained
/// token are excluded.
/// @param progress rows done; what it throws ends the work.
/// @throws Error where that leaves no row, telling the shortest length that would keep a trained token.
TokenizedRows tokenize_rows(const Dataset& data, std::span<const std::int64_t> rows,
                            const Tokenizer& tokenizer, std::int64_t max_length,
                            const std::function<void(std::int64_t done, std::int64_t all)>& progress = {});

/// What a length limit does to rows that were tokenized without one.
struct LimitEffect {
    std::int64_t rows_cut = 0;      ///< lose their end
    std::int64_t answers_cut = 0;   ///< of these: a final answer loses its end, or all of it
    std::int64_t answers_lost = 0;  ///< of these: nothing is left of the final answer
    std::int64_t excluded = 0;      ///< rows that keep no trained token
    std::int64_t tokens = 0;        ///< of the rows that stay
    std::int64_t trained_tokens = 0;
};
/// @param max_length 0: no limit.
LimitEffect effect_of_limit(std::span<const Example> uncut, std::int64_t max_length);

struct BatchSettings {
    std::int64_t batch_size = 1;  ///< rows of a micro-batch; with packing: packed rows
    std::int64_t gradient_accumulation = 1;
    std::uint64_t seed = 0;
    bool length_buckets = true;   ///< rows of similar length share a micro-batch
    bool packing = false;         ///< several examples in one row, kept apart by Batch::segments
    std::int64_t max_length = 0;  ///< of a packed row; 0: the longest example
    std::int64_t pad_id = 0;
};

/// Training batches. Each epoch visits every example once, in an order of its own; the last step of an epoch
/// may be smaller. Packing is decided once, so that every epoch has the same number of steps.
class Batches {
  public:
    /// @throws Error where there are no examples or a setting is out of range.
    Batches(std::vector<Example> examples, const BatchSettings& settings);

    std::int64_t steps_per_epoch() const;
    /// The micro-batches of optimizer step `step`, counted from 0 over all epochs.
    std::vector<Batch> step(std::int64_t step) const;
    BatchSource source() const;  ///< step(), as a function that keeps the data alive
    const std::vector<Example>& examples() const;

  private:
    struct Impl;
    std::shared_ptr<const Impl> impl_;
};

/// Every example once, in order of length: for validation.
std::vector<Batch> evaluation_batches(std::span<const Example> examples, std::int64_t batch_size,
                                      std::int64_t pad_id);

/// What batches are padded with: <|endoftext|>, where the tokenizer has it, else 0.
std::int64_t pad_token(const Tokenizer& tokenizer);

}  // namespace nibble
