// The CUDA kernels' thread bodies, run on the host over every thread number: threads stand in for the lanes
// of a team, barriers for the warp's shuffles. What a GPU adds, launches and masks, is not covered here.
#include <barrier>
#include <thread>

#include "kernels/quantize_lanes.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using namespace nibble::test;

namespace {

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

/// Bytes at the alignment that the kernels ask for.
struct Aligned {
    explicit Aligned(std::size_t size) : lanes((size + 15) / 16) {}
    std::uint8_t* data() { return reinterpret_cast<std::uint8_t*>(lanes.data()); }
    std::vector<Lane<float>> lanes;
};

}  // namespace

class QuantizeLanesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void every_lane_equals_the_reference() {
        for (const QuantFormat& format : all_formats())
            for (const ScalarType type : {ScalarType::float32, ScalarType::bfloat16})
                for (const Kind kind : {Kind::normal, Kind::grid_and_ties, Kind::sparse, Kind::any_bits}) {
                    const Matrix x = matrix(type, 3, 96, values_of(kind, 3 * 96, 61));
                    QuantizeArgs args = quantize_args(format, x);
                    if (kind == Kind::any_bits) args.tensor_scale = 0.5f;
                    with_scheme(format, [&](auto scheme) {
                        with_type(type, [&](auto zero) { check<decltype(scheme), decltype(zero)>(args, x); });
                    });
                }
    }

  private:
    template <class S, class T>
    static void check(const QuantizeArgs& args, const Matrix& x) {
        const std::string who = describe(args.format, args.type);
        Aligned in(x.bytes.size()), fake(x.bytes.size()), decoded(x.bytes.size()),
            codes(std::size_t(x.count() / 2));
        std::memcpy(in.data(), x.bytes.data(), x.bytes.size());
        std::vector<std::uint8_t> scales(std::size_t(x.count() / S::block), 0xAA);
        const std::int64_t lanes = x.count() / Lane<T>::size;
        const auto* values = reinterpret_cast<const T*>(in.data());

        for_teams(lanes, kTeamSize<S, T>, [&](std::int64_t lane, const HostTeam& team) {
            encode_lane<S>(values, codes.data(), scales.data(), lane, args.tensor_scale, team);
        });
        for_teams(lanes, kTeamSize<S, T>, [&](std::int64_t lane, const HostTeam& team) {
            fake_quantize_lane<S>(values, reinterpret_cast<T*>(fake.data()), lane, args.tensor_scale, team);
        });
        for (std::int64_t lane = 0; lane < lanes; ++lane)
            decode_lane<S::kind>(codes.data(), scales.data(), reinterpret_cast<T*>(decoded.data()), lane,
                                 args.tensor_scale);

        Encoded want(args);
        encode_ref(args, want.codes.data(), want.scales.data());
        std::vector<std::uint8_t> y(x.bytes.size());
        fake_quantize_ref(args, y.data());
        QVERIFY2(scales == want.scales, who.c_str());
        QVERIFY2(std::memcmp(codes.data(), want.codes.data(), want.codes.size()) == 0, who.c_str());
        QVERIFY2(std::memcmp(fake.data(), y.data(), y.size()) == 0, who.c_str());
        QVERIFY2(std::memcmp(decoded.data(), y.data(), y.size()) == 0, who.c_str());
    }
};

NIBBLE_TEST(QuantizeLanesTest)
#include "tst_quantize_lanes.moc"
