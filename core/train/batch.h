#pragma once
#include <cstdint>
#include <functional>
#include <numeric>
#include <vector>

namespace nibble {

/// One micro-batch: B rows of T tokens, row-major, padded on the right. Torch-free, so that data can make it.
struct Batch {
    std::int64_t rows = 0;
    std::int64_t length = 0;
    std::vector<std::int64_t> ids;  ///< [B, T]
    std::vector<std::int64_t>
        labels;                      ///< [B, T]: the token where it is trained, -100 elsewhere (not shifted)
    std::vector<std::int64_t> mask;  ///< [B, T]: 1 for real tokens
    std::vector<std::int64_t> segments;  ///< [B, T], only where rows are packed, else empty
    std::vector<std::int64_t> sources;   ///< index of each example in the data set

    /// Whether token i of [B, T] is predicted in training: it has a label, and a token before it in its
    /// segment.
    bool trained(std::int64_t i) const {
        const auto at = static_cast<std::size_t>(i);
        return labels[at] >= 0 && i % length != 0 && (segments.empty() || segments[at] == segments[at - 1]);
    }
    std::int64_t trained_tokens() const {
        std::int64_t count = 0;
        for (std::int64_t i = 0; i < rows * length; ++i) count += trained(i);
        return count;
    }
    std::int64_t tokens() const {
        return std::accumulate(mask.begin(), mask.end(), std::int64_t{0});
    }  ///< real ones
};

/// The micro-batches of optimizer step `step` (0-based): a pure function, so that resuming needs no reader
/// state.
using BatchSource = std::function<std::vector<Batch>(std::int64_t step)>;

}  // namespace nibble
