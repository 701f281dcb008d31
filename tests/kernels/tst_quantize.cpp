// The reference's properties, and every instruction set against the reference bit for bit: all formats and
// rules of the table, both types.
#include <sys/mman.h>

#include <array>

#include "kernels/quantize.h"
#include "kernels/quantize_cpu.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using namespace nibble::test;

namespace {

constexpr ScalarType kTypes[] = {ScalarType::float32, ScalarType::bfloat16};
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// Calls body(format, type) for all of both.
template <class Body>
void for_formats(const Body& body) {
    for (const QuantFormat& format : all_formats())
        for (const ScalarType type : kTypes) body(format, type);
}

Matrix fake_ref(const QuantizeArgs& args) {
    Matrix y =
        matrix(args.type, args.rows, args.columns, std::vector<float>(std::size_t(args.rows * args.columns)));
    fake_quantize_ref(args, y.bytes.data());
    return y;
}

/// Squared error of the block that starts at `first` with each value rounded to its nearest multiple of the
/// scale.
double block_error(const Matrix& x, std::int64_t first, int block, double scale) {
    double sum = 0;
    for (int i = 0; i < block; ++i) {
        const double magnitude = std::fabs(double(x.at(first + i)));
        double least = magnitude;
        for (std::uint32_t code = 1; code < 8; ++code)
            least = std::min(least, std::fabs(magnitude - scale * double(e2m1_decode(code))));
        sum += least * least;
    }
    return sum;
}

/// Memory that ends where reading is forbidden, so that one byte too far stops the test.
class GuardedBytes {
  public:
    explicit GuardedBytes(std::size_t size) {
        length_ = (size + kPage - 1) / kPage * kPage + kPage;
        void* map = mmap(nullptr, length_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (map == MAP_FAILED) throw std::bad_alloc();
        base_ = static_cast<std::uint8_t*>(map);
        mprotect(base_ + length_ - kPage, kPage, PROT_NONE);
        data_ = base_ + length_ - kPage - size;
    }
    ~GuardedBytes() { munmap(base_, length_); }
    GuardedBytes(const GuardedBytes&) = delete;
    std::uint8_t* data() const { return data_; }

  private:
    static constexpr std::size_t kPage = 4096;
    std::size_t length_ = 0;
    std::uint8_t *base_ = nullptr, *data_ = nullptr;
};

}  // namespace

class QuantizeTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void every_instruction_set_equals_the_reference() {
        std::uint32_t seed = 0;
        for_formats([&](const QuantFormat& format, ScalarType type) {
            for (const Kind kind : kKinds)
                for (const auto [rows, blocks] : {std::array{1, 1}, {3, 1}, {1, 7}, {5, 3}, {16, 5}}) {
                    const std::int64_t columns = blocks * 32;
                    const Matrix x = matrix(type, rows, columns, values_of(kind, rows * columns, ++seed));
                    QuantizeArgs args = quantize_args(format, x);
                    if (!std::isfinite(args.tensor_scale)) args.tensor_scale = 0.01f;
                    check_paths(args, x);
                    args.tensor_scale /=
                        16;  // as with an amax frozen before the weights grew: scales saturate
                    check_paths(args, x);
                }
        });
    }

    // Several chunks, in threads, with an end that is not a whole chunk.
    void large_matrices_equal_the_reference() {
        for_formats([&](const QuantFormat& format, ScalarType type) {
            const Matrix x = matrix(type, 301, 256, values_of(Kind::normal, 301 * 256, 7));
            const QuantizeArgs args = quantize_args(format, x);
            Encoded want(args), got(args);
            encode_ref(args, want.codes.data(), want.scales.data());
            encode(args, got.codes.data(), got.scales.data());
            QVERIFY2(got.codes == want.codes && got.scales == want.scales, describe(format, type).c_str());
            const Matrix y = fake_ref(args);
            Matrix fake = x, decoded = x;
            fake_quantize(args, fake.bytes.data());
            decode(got.args, decoded.bytes.data());
            QVERIFY2(fake.bytes == y.bytes && decoded.bytes == y.bytes, describe(format, type).c_str());
        });
    }

    void fake_quantize_equals_decode_of_encode() {
        for_formats([&](const QuantFormat& format, ScalarType type) {
            for (const Kind kind : kKinds) {
                const Matrix x = matrix(type, 4, 96, values_of(kind, 4 * 96, 11));
                const QuantizeArgs args = quantize_args(format, x);
                Encoded e(args);
                encode_ref(args, e.codes.data(), e.scales.data());
                Matrix decoded = x;
                decode_ref(e.args, decoded.bytes.data());
                QVERIFY2(decoded.bytes == fake_ref(args).bytes, describe(format, type).c_str());
            }
        });
    }

    void in_place_equals_out_of_place() {
        for_formats([&](const QuantFormat& format, ScalarType type) {
            Matrix x = matrix(type, 5, 96, values_of(Kind::wide_range, 5 * 96, 3));
            const QuantizeArgs args = quantize_args(format, x);
            const Matrix y = fake_ref(args);
            for (const QuantizeLoops* loops : runnable_quantize_loops()) {
                Matrix z = x;
                QuantizeArgs in_place = args;
                in_place.x = z.bytes.data();
                loops->fake_quantize(in_place, z.bytes.data(), 0, z.count());
                QVERIFY2(z.bytes == y.bytes, describe(format, type).c_str());
            }
        });
    }

    // Values on the grid stay: exactly for the powers of two of MXFP4 and from_mxfp4, whatever the rule
    // chose.
    void quantizing_twice_changes_nothing() {
        for (const char* rule : {"ceil", "floor", "mse"}) check_idempotent(quant_format("mxfp4", rule));
        check_idempotent(quant_format("nvfp4", "from_mxfp4"));
        // What the data-dependent rules of NVFP4 gave decodes to itself when encoded with the same scales.
        for (const char* rule : {"amax", "four_over_six", "mse"}) {
            const Matrix x = matrix(ScalarType::float32, 8, 64, values_of(Kind::normal, 512, 5));
            const QuantizeArgs args = quantize_args(quant_format("nvfp4", rule), x);
            Encoded e(args);
            encode_ref(args, e.codes.data(), e.scales.data());
            const Matrix y = fake_ref(args);
            for (std::int64_t i = 0; i < y.count(); ++i) {
                const float scale = e4m3_decode(e.scales[std::size_t(i / 16)]) * args.tensor_scale;
                QCOMPARE(e2m1_encode(y.at(i) / scale) & 7, (e.codes[std::size_t(i / 2)] >> (i % 2 * 4)) & 7);
            }
        }
    }

    void scaling_by_a_power_of_two_scales_the_result() {
        for_formats([&](const QuantFormat& format, ScalarType type) {
            const std::vector<float> base = values_of(Kind::normal, 8 * 64, 9);
            const Matrix y = fake_ref(quantize_args(format, matrix(type, 8, 64, base)));
            for (const int power : {-60, -20, -1, 1, 20, 60}) {
                std::vector<float> scaled = base;
                for (float& v : scaled) v = std::ldexp(v, power);
                const Matrix x = matrix(type, 8, 64, scaled);
                const Matrix z = fake_ref(quantize_args(format, x));
                for (std::int64_t i = 0; i < y.count(); ++i) QVERIFY(z.at(i) == std::ldexp(y.at(i), power));
            }
        });
    }

    void mxfp4_examples_by_hand() {
        const auto check = [](std::vector<float> values, int byte, const std::vector<int>& nibbles) {
            values.resize(32);
            const Matrix x = matrix(ScalarType::bfloat16, 1, 32, values);
            const QuantizeArgs args = quantize_args(quant_format("mxfp4"), x);
            Encoded e(args);
            encode_ref(args, e.codes.data(), e.scales.data());
            QCOMPARE(int(e.scales[0]), byte);
            for (std::size_t i = 0; i < 32; ++i)
                QCOMPARE((e.codes[i / 2] >> (i % 2 * 4)) & 15, i < nibbles.size() ? nibbles[i] : 0);
        };
        check({6, .25f, -.25f, .75f, 1.25f, 1.75f, 2.5f, 3.5f, 5, -5, 0}, 127,
              {7, 0, 8, 2, 2, 4, 4, 6, 6, 14, 0});
        check({7, 3}, 128, {6, 3});
        check({12, 5}, 128, {7, 4});
        check({1, .2578125f, -1.5f}, 125, {6, 2, 15});
        check({4, .1f}, 127, {6, 0});
    }

    void nvfp4_example_by_hand() {
        const std::vector<float> row = {6, .25f, -.25f, .75f,  1.25f, 1.75f, 2.5f, 3.5f,
                                        5, -5,   0,     -0.0f, -.1f,  1,     2,    3};
        const int nibbles[] = {7, 0, 8, 2, 2, 4, 4, 6, 6, 14, 0, 8, 8, 2, 4, 5};
        for (const auto [divisor, byte] : {std::array{1, 0x7E}, {8, 0x66}}) {
            std::vector<float> values = row;
            for (float& v : values) v /= float(divisor);
            const Matrix x = matrix(ScalarType::float32, 1, 16, values);
            const QuantizeArgs args{
                quant_format("nvfp4"), x.bytes.data(), x.type, 1, 16, tensor_scale(quant_format("nvfp4"), 6)};
            QVERIFY(args.tensor_scale == 0.0022321429569f);
            Encoded e(args);
            encode_ref(args, e.codes.data(), e.scales.data());
            QCOMPARE(int(e.scales[0]), byte);
            for (std::size_t i = 0; i < 16; ++i) QCOMPARE((e.codes[i / 2] >> (i % 2 * 4)) & 15, nibbles[i]);
        }
    }

    // No exponent at all has a smaller error than the one that mse chose; where ceil is as good, it is ceil.
    void mxfp4_mse_is_the_best_exponent() {
        int below = 0;
        for (const Kind kind : {Kind::normal, Kind::grid_and_ties, Kind::sparse, Kind::wide_range}) {
            const Matrix x = matrix(ScalarType::float32, 64, 32, values_of(kind, 64 * 32, 21));
            const QuantizeArgs mse = quantize_args(quant_format("mxfp4", "mse"), x);
            const QuantizeArgs ceil = quantize_args(quant_format("mxfp4", "ceil"), x);
            Encoded e(mse), c(ceil);
            encode_ref(mse, e.codes.data(), e.scales.data());
            encode_ref(ceil, c.codes.data(), c.scales.data());
            for (std::size_t b = 0; b < e.scales.size(); ++b) {
                const auto error = [&](int byte) {
                    return block_error(x, std::int64_t(b) * 32, 32, std::ldexp(1.0, byte - 127));
                };
                double least = error(0);
                for (int byte = 1; byte < 255; ++byte) least = std::min(least, error(byte));
                QVERIFY(error(e.scales[b]) <= least * (1 + 1e-5));
                if (error(c.scales[b]) == least) QCOMPARE(e.scales[b], c.scales[b]);
                below += e.scales[b] < c.scales[b];
            }
        }
        QVERIFY(below > 0);
    }

    void nvfp4_mse_is_the_best_block_scale() {
        int changed = 0;
        for (const Kind kind : {Kind::normal, Kind::grid_and_ties, Kind::sparse, Kind::wide_range}) {
            const Matrix x = matrix(ScalarType::float32, 64, 16, values_of(kind, 64 * 16, 22));
            const QuantizeArgs args = quantize_args(quant_format("nvfp4", "mse"), x);
            Encoded e(args);
            encode_ref(args, e.codes.data(), e.scales.data());
            for (std::size_t b = 0; b < e.scales.size(); ++b) {
                const auto error = [&](int byte) {
                    return block_error(x, std::int64_t(b) * 16, 16,
                                       double(e4m3_decode(std::uint8_t(byte)) * args.tensor_scale));
                };
                double least = error(1);
                for (int byte = 2; byte < 0x7F; ++byte) least = std::min(least, error(byte));
                QVERIFY(error(e.scales[b]) <= least * (1 + 1e-5));
            }
            changed += fake_ref(args).bytes != fake_ref(quantize_args(quant_format("nvfp4"), x)).bytes;
        }
        QVERIFY(changed > 0);
    }

    void four_over_six_takes_the_better_of_two() {
        const Matrix x = matrix(ScalarType::float32, 64, 64, values_of(Kind::normal, 64 * 64, 23));
        const QuantizeArgs args = quantize_args(quant_format("nvfp4", "four_over_six"), x);
        QCOMPARE(args.tensor_scale, absolute_maximum_ref(x.bytes.data(), x.type, x.count()) / (6 * 256));
        Encoded e(args);
        encode_ref(args, e.codes.data(), e.scales.data());
        int fours = 0;
        for (std::size_t b = 0; b < e.scales.size(); ++b) {
            float amax = 0;
            for (std::size_t i = 0; i < 16; ++i)
                amax = std::max(amax, std::fabs(x.at(std::int64_t(b * 16 + i))));
            const std::uint8_t six = e4m3_encode(amax / (6 * args.tensor_scale)),
                               four = e4m3_encode(amax / (4 * args.tensor_scale));
            const auto error = [&](std::uint8_t byte) {
                return block_error(x, std::int64_t(b) * 16, 16,
                                   double(e4m3_decode(byte) * args.tensor_scale));
            };
            QVERIFY(e.scales[b] == six || e.scales[b] == four);
            const std::uint8_t other = e.scales[b] == six ? four : six;
            QVERIFY(error(e.scales[b]) <= error(other) * (1 + 1e-5));
            fours += e.scales[b] == four && four != six;
        }
        QVERIFY(fours > 0 && fours < int(e.scales.size()));
    }

    // A block with one value can hold it exactly under several scales.
    void equal_errors_keep_the_scale_of_amax() {
        std::vector<float> values(32, 0.0f);
        values[5] = values[21] = -12;
        const Matrix x = matrix(ScalarType::float32, 1, 32, values);
        for (const QuantFormat& format : all_formats()) {
            if (format.scale_kind == ScaleKind::e8m0) continue;
            const QuantizeArgs args{format, x.bytes.data(), x.type, 1, 32, 1};
            Encoded e(args);
            encode_ref(args, e.codes.data(), e.scales.data());
            QVERIFY(e4m3_decode(e.scales[0]) == 2.0f);
            QCOMPARE(fake_ref(args).bytes, x.bytes);
        }
    }

    // Sign of zero included: MXFP4 keeps it, and scale byte 0 stands for a block of zeros.
    void zeros_stay_zeros() {
        for_formats([&](const QuantFormat& format, ScalarType type) {
            std::vector<float> values(64, 0.0f);
            values[3] = -0.0f;
            const Matrix x = matrix(type, 1, 64, values);
            const QuantizeArgs args = quantize_args(format, x);
            QVERIFY(args.tensor_scale == 1.0f);
            QCOMPARE(fake_ref(args).bytes, x.bytes);
            Encoded e(args);
            encode_ref(args, e.codes.data(), e.scales.data());
            QCOMPARE(int(e.scales[0]), format.scale_kind == ScaleKind::e8m0 ? 0 : 0x38);
        });
    }

    void absolute_maximum_over_any_length() {
        for (const ScalarType type : kTypes)
            for (const std::int64_t n : {0, 1, 2, 15, 16, 17, 33, 1000, 100003}) {
                const Matrix x = matrix(type, 1, n, values_of(Kind::wide_range, n, std::uint32_t(n)));
                QVERIFY(absolute_maximum(x.bytes.data(), type, n) ==
                        absolute_maximum_ref(x.bytes.data(), type, n));
            }
        std::vector<float> values(50000, 1.0f);
        values[49999] = -kInfinity;
        QVERIFY(absolute_maximum(values.data(), ScalarType::float32, 50000) == kInfinity);
        values[7] = -kNan;
        QCOMPARE(float_bits(absolute_maximum(values.data(), ScalarType::float32, 50000)), kNanBits);
        QCOMPARE(float_bits(absolute_maximum_ref(values.data(), ScalarType::float32, 50000)), kNanBits);
    }

    void unknown_names_are_refused_with_the_known_ones() {
        QVERIFY(quant_format("mxfp4") == QuantFormat{});
        QVERIFY(quant_format("nvfp4", "mse") == (QuantFormat{ScaleKind::e4m3, ScaleRule::mse, 16}));
        QCOMPARE(message([] { quant_format("fp8"); }), "unknown number format 'fp8'; known: mxfp4 or nvfp4");
        QCOMPARE(message([] { quant_format("mxfp4", "amax"); }),
                 "mxfp4 has no scale rule 'amax'; it has ceil, floor or mse");
        const QuantFormat wrong_block{ScaleKind::e4m3, ScaleRule::amax, 32};
        QCOMPARE(message([&] { require_whole_blocks(wrong_block, 1, 32); }),
                 "nvfp4 has blocks of 16 values, not 32");
    }

    // A zero block's stand-in scale must not become the NaN byte, however small the tensor's scale.
    void R084_a_zero_block_has_no_nan_scale() {
        for_formats([&](const QuantFormat& format, ScalarType type) {
            for (const float amax : {0.06f, 1e-6f, 1e-38f, 1e-44f, 1e30f}) {
                std::vector<float> values(96, 0.0f);
                for (std::size_t i = 32; i < 96; ++i) values[i] = amax * (float(i) - 63) / 32;
                const Matrix x = matrix(type, 1, 96, values);
                const QuantizeArgs args = quantize_args(format, x);
                Encoded e(args);
                encode_ref(args, e.codes.data(), e.scales.data());
                for (const std::uint8_t scale : e.scales)
                    QVERIFY(format.scale_kind == ScaleKind::e8m0 ? scale < 0xFF : scale <= 0x7E);
                const Matrix y = fake_ref(args);
                for (std::int64_t i = 0; i < 32; ++i) QVERIFY(y.at(i) == 0.0f);
                for (std::int64_t i = 32; i < 96; ++i) QVERIFY(std::isfinite(y.at(i)));
            }
        });
    }

    // A value that is not finite is found with its index; quantized all the same, its block is NaN and no
    // other is.
    void R088_values_that_are_not_finite_are_found_and_not_hidden() {
        for (const float bad : {kNan, kInfinity, -kInfinity})
            for_formats([&](const QuantFormat& format, ScalarType type) {
                std::vector<float> values = values_of(Kind::normal, 4 * 6 * 64, 31);
                const std::int64_t index = (3 * 5 + 2) * 64 + 37;  // [3, 2, 37] of [5, 5, 64]
                values[std::size_t(index)] = bad;
                values[std::size_t(index) + 200] = bad;
                const Matrix x = matrix(type, 24, 64, values);
                QCOMPARE(first_non_finite(x.bytes.data(), type, x.count()), index);
                QCOMPARE(first_non_finite(x.bytes.data(), type, index), -1);

                QuantizeArgs args = quantize_args(format, x);
                args.tensor_scale = tensor_scale(format, 0.1f);
                Encoded e(args);
                encode_ref(args, e.codes.data(), e.scales.data());
                QCOMPARE(int(e.scales[std::size_t(index / format.block)]),
                         format.scale_kind == ScaleKind::e8m0 ? 0xFF : 0x7F);
                const std::int64_t group = format.rule == ScaleRule::from_mxfp4 ? 32 : format.block;
                const Matrix y = fake_ref(args);
                for (std::int64_t i = 0; i < x.count(); ++i) {
                    const bool hit = i / group == index / group || i / group == (index + 200) / group;
                    QCOMPARE(std::isnan(y.at(i)), hit);
                }
                const LossyBlocks lossy = lossy_blocks(args);
                QVERIFY(lossy.count >= 2);
            });
        std::vector<float> values(200000, 1.0f);
        QCOMPARE(first_non_finite(values.data(), ScalarType::float32, 200000), -1);
        values[199999] = kNan;
        QCOMPARE(first_non_finite(values.data(), ScalarType::float32, 200000), 199999);
        values[70000] = kInfinity;
        QCOMPARE(first_non_finite(values.data(), ScalarType::float32, 200000), 70000);
    }

    // Rows that are not whole blocks are refused, and what lies behind a row of whole blocks is never read.
    void R091_lengths_that_are_not_whole_blocks_are_refused() {
        std::vector<float> values(64 * 2, 1.0f);
        std::vector<std::uint8_t> out(256);
        for (const QuantFormat& format : all_formats()) {
            const std::int64_t unit = format.rule == ScaleRule::from_mxfp4 ? 32 : format.block;
            for (const std::int64_t columns : {1, 15, 16, 17, 31, 32, 33, 48, 63}) {
                const QuantizeArgs args{format, values.data(), ScalarType::float32, 2, columns, 1};
                const DecodeArgs back{format, out.data(), out.data(), 2, columns, 1, ScalarType::float32};
                const bool refused = columns % unit != 0;
                std::vector<float> y(values.size());
                QCOMPARE(!message([&] { encode(args, out.data(), out.data() + 128); }).isEmpty(), refused);
                QCOMPARE(!message([&] { encode_ref(args, out.data(), out.data() + 128); }).isEmpty(),
                         refused);
                QCOMPARE(!message([&] { fake_quantize(args, y.data()); }).isEmpty(), refused);
                QCOMPARE(!message([&] { fake_quantize_ref(args, y.data()); }).isEmpty(), refused);
                QCOMPARE(!message([&] { decode(back, y.data()); }).isEmpty(), refused);
                QCOMPARE(!message([&] { decode_ref(back, y.data()); }).isEmpty(), refused);
                QCOMPARE(!message([&] { lossy_blocks(args); }).isEmpty(), refused);
            }
        }
        QCOMPARE(message([&] { require_whole_blocks(quant_format("mxfp4"), 4, 33); }),
                 "rows of 33 values are not whole mxfp4 blocks: the last axis must be a multiple of 32");
        for_formats([&](const QuantFormat& format, ScalarType type) {
            const Matrix x = matrix(type, 3, 96, values_of(Kind::normal, 3 * 96, 41));
            QuantizeArgs args = quantize_args(format, x);
            const GuardedBytes input(x.bytes.size()), y(x.bytes.size()), codes(std::size_t(x.count() / 2)),
                scales(std::size_t(x.count() / format.block));
            std::memcpy(input.data(), x.bytes.data(), x.bytes.size());
            const Matrix want = fake_ref(args);
            args.x = input.data();
            const DecodeArgs back{format, codes.data(), scales.data(), 3, 96, args.tensor_scale, type};
            for (const QuantizeLoops* loops : runnable_quantize_loops()) {
                loops->encode(args, codes.data(), scales.data(), 0, x.count());
                loops->decode(back, y.data(), 0, x.count());
                QVERIFY(std::memcmp(y.data(), want.bytes.data(), want.bytes.size()) == 0);
                loops->fake_quantize(args, y.data(), 0, x.count());
                QVERIFY(std::memcmp(y.data(), want.bytes.data(), want.bytes.size()) == 0);
                loops->largest_magnitude(input.data(), type, 0, x.count());
            }
        });
    }

    void R092_the_even_index_is_the_low_nibble() {
        std::vector<std::uint8_t> codes(16, 0);
        codes[0] = 0x21;
        codes[1] = 0x9F;
        const std::uint8_t scale = 127;
        float y[32];
        const DecodeArgs args{quant_format("mxfp4"), codes.data(), &scale, 1, 32, 1, ScalarType::float32};
        for (const auto& decoder : {decode, decode_ref}) {
            decoder(args, y);
            QVERIFY(y[0] == 0.5f);
            QVERIFY(y[1] == 1.0f);
            QVERIFY(y[2] == -6.0f);
            QVERIFY(y[3] == -0.5f);
        }
        std::uint8_t packed[16], packed_scale[1];
        encode({quant_format("mxfp4"), y, ScalarType::float32, 1, 32, 1}, packed, packed_scale);
        QVERIFY(std::memcmp(packed, codes.data(), 16) == 0);
    }

    // MXFP4 becomes NVFP4 without loss while the exponents of a tensor differ by at most 17; beyond, blocks
    // are counted.
    void R093_mxfp4_becomes_nvfp4_without_loss() {
        for (const int lowest : {110, 109}) {
            const std::int64_t blocks = 127 - lowest + 1;
            std::mt19937 random{std::uint32_t(lowest)};
            std::vector<std::uint8_t> codes(std::size_t(blocks) * 16), scales;
            for (int byte = lowest; byte <= 127; ++byte) scales.push_back(std::uint8_t(byte));
            for (std::uint8_t& code : codes) code = std::uint8_t(random());
            for (std::size_t b = 0; b < scales.size(); ++b) codes[b * 16] = 0x17;  // 6 and 0.5 in every block
            std::vector<float> x(std::size_t(blocks) * 32), y(x.size());
            decode_ref(
                {quant_format("mxfp4"), codes.data(), scales.data(), 1, blocks * 32, 1, ScalarType::float32},
                x.data());

            const QuantFormat format = quant_format("nvfp4", "from_mxfp4");
            const float amax = absolute_maximum(x.data(), ScalarType::float32, blocks * 32);
            QVERIFY(tensor_scale(format, amax) == std::ldexp(1.0f, 127 - 127 - 8));
            const QuantizeArgs args{format, x.data(),    ScalarType::float32,
                                    1,      blocks * 32, tensor_scale(format, amax)};
            fake_quantize(args, y.data());
            Encoded e(args);
            encode(args, e.codes.data(), e.scales.data());
            const LossyBlocks lossy = lossy_blocks(args);
            for (std::size_t b = 0; b < scales.size(); ++b) QCOMPARE(e.scales[2 * b], e.scales[2 * b + 1]);
            if (lowest == 110) {
                QVERIFY(y == x);
                QCOMPARE(lossy.count, 0);
                QCOMPARE(lossy.first, -1);
            } else {
                QVERIFY(lossy.count >= 1 && lossy.count <= 2);  // the halves of the first block of 32
                QCOMPARE(lossy.first, 0);
                QVERIFY(std::equal(y.begin() + 32, y.end(), x.begin() + 32));
            }
        }
    }

    void R094_the_maximum_is_of_magnitudes() {
        for (const ScalarType type : kTypes) {
            std::vector<float> values(48);
            for (std::size_t i = 0; i < values.size(); ++i) values[i] = -1 - float(i % 12);
            const Matrix x = matrix(type, 1, 48, values);
            QVERIFY(absolute_maximum(x.bytes.data(), type, 48) == 12.0f);
            QVERIFY(absolute_maximum_ref(x.bytes.data(), type, 48) == 12.0f);
            QVERIFY(tensor_scale(quant_format("nvfp4"), 12) == 12.0f / 2688);
        }
    }

  private:
    static void check_paths(const QuantizeArgs& args, const Matrix& x) {
        Encoded want(args);
        encode_ref(args, want.codes.data(), want.scales.data());
        const Matrix y = fake_ref(args);
        for (const QuantizeLoops* loops : runnable_quantize_loops()) {
            const std::string who = describe(args.format, args.type) + " " + loops->name;
            Encoded got(args);
            loops->encode(args, got.codes.data(), got.scales.data(), 0, x.count());
            QVERIFY2(got.scales == want.scales, who.c_str());
            QVERIFY2(got.codes == want.codes, who.c_str());
            Matrix decoded = x, fake = x;
            loops->decode(got.args, decoded.bytes.data(), 0, x.count());
            QVERIFY2(decoded.bytes == y.bytes, who.c_str());
            loops->fake_quantize(args, fake.bytes.data(), 0, x.count());
            QVERIFY2(fake.bytes == y.bytes, who.c_str());
        }
    }

    static void check_idempotent(const QuantFormat& format) {
        for (const ScalarType type : kTypes) {
            const Matrix x = matrix(type, 16, 64, values_of(Kind::normal, 16 * 64, 5));
            const Matrix y = fake_ref(quantize_args(format, x));
            const Matrix z = fake_ref(quantize_args(format, y));
            QVERIFY2(z.bytes == y.bytes, describe(format, type).c_str());
            QCOMPARE(lossy_blocks(quantize_args(format, y)).count, 0);
        }
    }

    /// The text of the std::invalid_argument that the call throws; empty where it throws none.
    template <class Call>
    static QString message(const Call& call) {
        try {
            call();
        } catch (const std::invalid_argument& e) {
            return QString::fromUtf8(e.what());
        }
        return {};
    }
};

NIBBLE_TEST(QuantizeTest)
#include "tst_quantize.moc"
