// Drives what a GPU thread does (kernels/*_lanes.h) on the host.
#pragma once
#include <QtTest>
#include <cstdint>
#include <cstring>
#include <vector>

namespace nibble::test {

/// A lane's side of the exchanges. The lanes of a team run one after another: each runs until it has to wait
/// for a value that is not there yet, and starts anew when all have given theirs.
class HostTeam {
  public:
    struct Waits {};

    HostTeam(std::vector<std::vector<std::uint32_t>>& given, int lane)
        : given_(given), lane_(std::size_t(lane)) {}

    template <class V>
    V exchange(V value, int distance) const {
        static_assert(sizeof(V) == 4);
        std::uint32_t bits;
        std::memcpy(&bits, &value, 4);
        if (next_ == given_[lane_].size()) {
            given_[lane_].push_back(bits);
            throw Waits{};
        }
        std::memcpy(&value, &given_[lane_ ^ std::size_t(distance)][next_++], 4);
        return value;
    }
    /// The lanes run one after another, so there is nothing to wait for.
    void wait() const {}

  private:
    std::vector<std::vector<std::uint32_t>>& given_;
    std::size_t lane_;
    mutable std::size_t next_ = 0;
};

/// Calls body(lane, team) for all lanes, a team at a time, until all have come to their end.
template <class Body>
void for_teams(std::int64_t lanes, int size, const Body& body) {
    for (std::int64_t first = 0; first < lanes; first += size) {
        std::vector<std::vector<std::uint32_t>> given(static_cast<std::size_t>(size));
        int finished = 0;
        while (finished < size) {
            finished = 0;
            for (int i = 0; i < size; ++i) try {
                    body(first + i, HostTeam(given, i));
                    ++finished;
                } catch (const HostTeam::Waits&) {
                }
            // On a GPU, lanes that wait for one that has ended would hang.
            QVERIFY(finished == 0 || finished == size);
        }
    }
}

}  // namespace nibble::test
