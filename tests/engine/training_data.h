// Small batches for tests of the loss and the trainer.
#pragma once
#include <random>

#include "core/train/batch.h"

namespace nibble::test {

/// Rows of random tokens, padded on the right; of each row all but the first `prompt` tokens are trained.
inline Batch random_batch(const std::vector<std::int64_t>& lengths, std::int64_t prompt,
                          std::int64_t vocabulary, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    Batch batch;
    batch.rows = std::int64_t(lengths.size());
    batch.length = *std::max_element(lengths.begin(), lengths.end());
    for (std::int64_t row = 0; row < batch.rows; ++row) {
        batch.sources.push_back(row);
        for (std::int64_t t = 0; t < batch.length; ++t) {
            const bool real = t < lengths[std::size_t(row)];
            const std::int64_t id = real ? std::int64_t(random() % std::uint64_t(vocabulary)) : 0;
            batch.ids.push_back(id);
            batch.labels.push_back(real && t >= prompt ? id : -100);
            batch.mask.push_back(real);
        }
    }
    return batch;
}

/// The rows of one micro-batch as micro-batches of one row each.
inline std::vector<Batch> split(const Batch& batch) {
    std::vector<Batch> rows;
    for (std::int64_t row = 0; row < batch.rows; ++row) {
        auto part = [&](const std::vector<std::int64_t>& all) {
            return all.empty() ? all
                               : std::vector<std::int64_t>(all.begin() + row * batch.length,
                                                           all.begin() + (row + 1) * batch.length);
        };
        rows.push_back({1,
                        batch.length,
                        part(batch.ids),
                        part(batch.labels),
                        part(batch.mask),
                        part(batch.segments),
                        {row}});
    }
    return rows;
}

}  // namespace nibble::test
