#include "core/text/byte_pairs.h"

#include <algorithm>
#include <bit>
#include <queue>

#include "core/base/error.h"

namespace nibble {

namespace {

std::uint64_t key(std::int32_t left, std::int32_t right) {
    return static_cast<std::uint64_t>(left) << 32 | static_cast<std::uint32_t>(right);
}

}  // namespace

BytePairs::BytePairs(std::vector<std::string> tokens, const std::vector<Merge>& merges, bool ignore_merges)
    : tokens_(std::move(tokens)), ignore_merges_(ignore_merges) {
    std::fill(std::begin(byte_ids_), std::end(byte_ids_), -1);
    ids_.reserve(tokens_.size());
    for (std::size_t id = 0; id < tokens_.size(); ++id) {
        const std::string& token = tokens_[id];
        if (token.size() == 1) byte_ids_[static_cast<std::uint8_t>(token[0])] = static_cast<std::int32_t>(id);
        if (!token.empty()) ids_.emplace(token, static_cast<std::int32_t>(id));
    }
    const int bits = std::bit_width(2 * merges.size() + 1);
    shift_ = 64 - bits;
    slots_.resize(std::size_t{1} << bits);
    for (std::size_t rank = 0; rank < merges.size(); ++rank) {
        const auto& [left, right] = merges[rank];
        const auto l = ids_.find(left), r = ids_.find(right), merged = ids_.find(left + right);
        if (l == ids_.end() || r == ids_.end() || merged == ids_.end())
            fail("merge {} needs a token that the vocabulary lacks", rank + 1);
        const std::uint64_t pair = key(l->second, r->second);
        slots_[slot_of(pair)] = {pair, static_cast<std::int32_t>(rank), merged->second};
    }
}

std::size_t BytePairs::slot_of(std::uint64_t pair) const {
    std::size_t slot = pair * 0x9E3779B97F4A7C15u >> shift_;
    while (slots_[slot].rank >= 0 && slots_[slot].pair != pair) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
}

const BytePairs::Slot* BytePairs::find(std::int32_t left, std::int32_t right) const {
    const Slot& slot = slots_[slot_of(key(left, right))];
    return slot.rank >= 0 ? &slot : nullptr;
}

void BytePairs::encode(std::string_view piece, std::vector<std::int64_t>& ids) const {
    const auto whole = ignore_merges_ ? ids_.find(piece) : ids_.end();
    if (whole != ids_.end())
        ids.push_back(whole->second);
    else
        merge(piece, ids);
}

// The candidates wait in a queue, the lowest rank and then the leftmost first. A merge leaves stale
// candidates behind: they are known by a symbol that is gone or that no longer makes the same token.
void BytePairs::merge(std::string_view piece, std::vector<std::int64_t>& ids) const {
    struct Symbol {
        std::int32_t id, previous, next;  // -1: none; id -1: merged into its neighbour
    };
    struct Candidate {
        std::int32_t rank, position, merged;
        bool operator>(const Candidate& other) const {
            return rank != other.rank ? rank > other.rank : position > other.position;
        }
    };
    std::vector<Symbol> symbols(piece.size());
    const auto size = static_cast<std::int32_t>(piece.size());
    for (std::int32_t i = 0; i < size; ++i)
        symbols[i] = {byte_ids_[static_cast<std::uint8_t>(piece[i])], i - 1, i + 1 < size ? i + 1 : -1};

    std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> queue;
    const auto consider = [&](std::int32_t position) {
        if (position < 0 || symbols[position].next < 0) return;
        if (const Slot* slot = find(symbols[position].id, symbols[symbols[position].next].id))
            queue.push({slot->rank, position, slot->merged});
    };
    for (std::int32_t i = 0; i + 1 < size; ++i) consider(i);
    while (!queue.empty()) {
        const Candidate top = queue.top();
        queue.pop();
        Symbol& left = symbols[top.position];
        if (left.id < 0 || left.next < 0) continue;
        Symbol& right = symbols[left.next];
        const Slot* slot = find(left.id, right.id);
        if (!slot || slot->merged != top.merged) continue;
        left = {top.merged, left.previous, right.next};
        right.id = -1;
        if (left.next >= 0) symbols[left.next].previous = top.position;
        consider(left.previous);
        consider(top.position);
    }
    for (std::int32_t i = 0; i >= 0 && i < size; i = symbols[i].next) ids.push_back(symbols[i].id);
}

}  // namespace nibble
