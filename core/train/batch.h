#pragma once
#include <cstdint>
#include <functional>
#include <vector>

namespace nibble {

/// One micro-batch: B rows of T tokens, row-major, padded on the right. Torch-free, so that data can make it.
struct Batch {
    std::int64_t rows = 0;
    std::int64_t length = 0;
    std::vector<std::int64_t> ids;  ///< [B, T]
    std::vector<std::int64_t>
        labels;  ///< [B, T]: the token itself where it is trained, -100 elsewhere (not shifted)
    std::vector<std::int64_t> mask;      ///< [B, T]: 1 for real tokens
    std::vector<std::int64_t> segments;  ///< [B, T], only where rows are packed, else empty
    std::vector<std::int64_t> sources;   ///< index of each example in the data set

    std::int64_t trained_tokens()
        const;                    ///< labels that count once shifted: those at positions >= 1 of a segment
    std::int64_t tokens() const;  ///< real ones
};

/// The micro-batches of optimizer step `step` (0-based): a pure function, so that resuming needs no reader
/// state.
using BatchSource = std::function<std::vector<Batch>(std::int64_t step)>;

}  // namespace nibble
