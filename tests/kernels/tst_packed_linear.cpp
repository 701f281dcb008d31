// Products with packed weights, every instruction set, against the reference in double.
#include "kernels/packed_linear.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using namespace nibble::test;

namespace {

struct Case {
    std::int64_t outputs, inputs;
    std::vector<std::int64_t> offsets;
};
// One row, odd numbers of rows, experts without rows, strips that are not whole.
const Case kCases[] = {{1, 32, {0, 1}},       {37, 96, {0, 3}},          {130, 64, {0, 0, 5, 5, 6}},
                       {300, 288, {0, 1, 1}}, {33, 1056, {0, 2, 9, 10}}, {16, 32, {0, 0}}};

/// The largest float32 sum of magnitudes of products, for the bound that the header states.
std::vector<double> magnitudes(const PackedLinearArgs& args, bool gradient) {
    const DecodeArgs& w = args.weight;
    std::vector<float> weights(std::size_t(args.experts * w.rows * w.columns));
    DecodeArgs all = w;
    all.rows *= args.experts;
    all.type = ScalarType::float32;
    decode_ref(all, weights.data());
    const std::int64_t size = gradient ? w.columns : w.rows, count = gradient ? w.rows : w.columns;
    std::vector<double> sums;
    for (std::int64_t e = 0; e < args.experts; ++e)
        for (std::int64_t row = args.offsets[e]; row < args.offsets[e + 1]; ++row)
            for (std::int64_t i = 0; i < size; ++i) {
                double sum = 0;
                for (std::int64_t j = 0; j < count; ++j) {
                    const std::int64_t place = gradient ? j * w.columns + i : i * w.columns + j;
                    const double x =
                        args.type == ScalarType::float32
                            ? double(static_cast<const float*>(args.x)[row * count + j])
                            : double(to_float(static_cast<const BFloat16*>(args.x)[row * count + j]));
                    sum += std::fabs(x * double(weights[std::size_t(e * w.rows * w.columns + place)]));
                }
                sums.push_back(sum);
            }
    return sums;
}

}  // namespace

class PackedLinearTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void equals_the_reference_within_the_stated_error() {
        std::uint32_t seed = 0;
        for (const FormatInfo& info : formats())
            for (const ScalarType type : {ScalarType::float32, ScalarType::bfloat16})
                for (const Case& c : kCases)
                    for (const bool gradient : {false, true}) check(info.format, type, c, gradient, ++seed);
    }

    // Each instruction set's loops, over strips, give what the whole function gives.
    void every_instruction_set_agrees() {
        const Case c{50, 128, {0, 7}};
        const Matrix w = matrix(ScalarType::float32, 50, 128, values_of(Kind::normal, 50 * 128, 1));
        const auto x = values_of(Kind::normal, 7 * 128, 2), dy = values_of(Kind::normal, 7 * 50, 3);
        for (const FormatInfo& info : formats()) {
            const QuantizeArgs quantize = quantize_args(info.format, w);
            Encoded e(quantize);
            encode_ref(quantize, e.codes.data(), e.scales.data());
            std::vector<std::vector<float>> all;
            for (const PackedLinearLoops* loops : runnable_packed_linear_loops()) {
                std::vector<float> y(7 * 50), dx(7 * 128);
                for (std::int64_t n = 0; n < 50; n += 20)
                    loops->forward(e.args, x.data(), 7, y.data(), n, std::min<std::int64_t>(50, n + 20));
                loops->gradient(e.args, dy.data(), 7, dx.data(), 0, 128);
                y.insert(y.end(), dx.begin(), dx.end());
                all.push_back(y);
            }
            for (const auto& values : all)
                for (std::size_t i = 0; i < values.size(); ++i)
                    QVERIFY(std::fabs(values[i] - all[0][i]) < 1e-6f);
        }
    }

    void a_length_that_is_no_whole_block_is_refused() {
        const std::int64_t offsets[] = {0, 0};
        PackedLinearArgs args{.weight = {.format = quant_format("nvfp4"), .rows = 1, .columns = 48},
                              .offsets = offsets};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, packed_linear(args, nullptr));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, packed_linear_gradient(args, nullptr));
    }

  private:
    static void check(const QuantFormat& format, ScalarType type, const Case& c, bool gradient,
                      std::uint32_t seed) {
        const std::int64_t experts = std::int64_t(c.offsets.size()) - 1, rows = c.offsets.back();
        const std::int64_t in = gradient ? c.outputs : c.inputs, out = gradient ? c.inputs : c.outputs;
        const Matrix w = matrix(ScalarType::float32, experts * c.outputs, c.inputs,
                                values_of(Kind::wide_range, experts * c.outputs * c.inputs, seed));
        const QuantizeArgs quantize = quantize_args(format, w);
        Encoded e(quantize);
        encode_ref(quantize, e.codes.data(), e.scales.data());
        const Matrix x = matrix(type, rows, in, values_of(Kind::normal, rows * in, seed + 1000));
        PackedLinearArgs args{e.args, experts, c.offsets.data(), x.bytes.data(), type};
        args.weight.rows = c.outputs;
        Matrix got = matrix(type, rows, out, std::vector<float>(std::size_t(rows * out))), want = got;
        (gradient ? packed_linear_gradient : packed_linear)(args, got.bytes.data());
        (gradient ? packed_linear_gradient_ref : packed_linear_ref)(args, want.bytes.data());
        const auto bound = magnitudes(args, gradient);
        const double rounding = type == ScalarType::float32 ? 0x1p-23 : 0x1p-7;
        for (std::int64_t i = 0; i < rows * out; ++i) {
            const double error = std::fabs(double(got.at(i)) - double(want.at(i)));
            QVERIFY(error <= double(in) * 0x1p-23 * bound[std::size_t(i)] + rounding * std::fabs(want.at(i)));
        }
    }
};

NIBBLE_TEST(PackedLinearTest)
#include "tst_packed_linear.moc"
