#pragma once
#include <cstdint>
#include <functional>

namespace nibble {

/// Told now and then during long work. What it throws ends the work.
using ProgressCallback = std::function<void(std::int64_t done, std::int64_t total)>;

}  // namespace nibble
