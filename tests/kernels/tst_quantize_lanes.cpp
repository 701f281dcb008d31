// The CUDA kernels' thread bodies, run on the host over every thread number. What a GPU adds, launches and
// masks, is not covered here.
#include "gpu_memory.h"
#include "host_team.h"
#include "kernels/quantize_lanes.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using namespace nibble::test;

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
