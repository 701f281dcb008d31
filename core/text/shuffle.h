// Random orders that are the same with every standard library, unlike those of <random> and std::shuffle.
#pragma once
#include <cstdint>
#include <span>
#include <utility>

namespace nibble {

/// SplitMix64 (Steele, Lea, Flood 2014).
class SplitMix64 {
  public:
    explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    /// In [0, bound). The bias, of the order of bound / 2^64, is of no account here.
    std::uint64_t below(std::uint64_t bound) {
        return static_cast<std::uint64_t>((static_cast<unsigned __int128>(next()) * bound) >> 64);
    }

  private:
    std::uint64_t state_;
};

/// Fisher and Yates.
template <typename T>
void shuffle(std::span<T> values, SplitMix64& random) {
    for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[random.below(i)]);
}

}  // namespace nibble
