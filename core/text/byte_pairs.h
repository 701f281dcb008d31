// Byte-pair encoding of one piece of text: merges of neighbouring tokens, the earliest in the list first.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nibble {

class BytePairs {
  public:
    using Merge = std::pair<std::string, std::string>;  ///< bytes of the left and of the right token

    /// @param tokens bytes by id; empty where an id has no token.
    /// @param merges by rank. @param ignore_merges a piece that is a token stays whole, whatever the merges
    /// say.
    /// @throws Error where a merge needs a token that there is not.
    BytePairs(std::vector<std::string> tokens, const std::vector<Merge>& merges, bool ignore_merges);
    BytePairs(const BytePairs&) = delete;
    BytePairs(BytePairs&&) = default;

    void encode(std::string_view piece, std::vector<std::int64_t>& ids) const;  ///< appends
    const std::vector<std::string>& tokens() const { return tokens_; }

  private:
    struct Slot {
        std::uint64_t pair = 0;
        std::int32_t rank = -1;  ///< -1: free
        std::int32_t merged = 0;
    };
    const Slot* find(std::int32_t left, std::int32_t right) const;
    std::size_t slot_of(std::uint64_t pair) const;
    void merge(std::string_view piece, std::vector<std::int64_t>& ids) const;

    std::vector<std::string> tokens_;
    std::unordered_map<std::string_view, std::int32_t> ids_;  ///< by token; views into tokens_
    bool ignore_merges_;
    std::int32_t byte_ids_[256];
    std::vector<Slot> slots_;  ///< open addressing, at most half full
    int shift_ = 0;
};

}  // namespace nibble
