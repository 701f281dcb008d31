#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace nibble {

/// SHA-256 (FIPS 180-4): what `sha256sum` prints, so that anyone can check a file against a certificate.
class Sha256 {
  public:
    void update(std::span<const std::byte> bytes);
    std::string hex();  ///< 64 lower-case digits; ends the hash

  private:
    void compress(const std::byte* block);

    std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<std::byte, 64> rest_{};  ///< what has not filled a block yet
    std::size_t filled_ = 0;
    std::uint64_t size_ = 0;  ///< bytes so far
};

}  // namespace nibble
