// The counted errors against sums written out, part by part.
#include "kernels/quant_stats.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using namespace nibble::test;

class QuantStatsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void sums_equal_those_written_out() {
        for (const QuantFormat& format : all_formats())
            for (const ScalarType type : {ScalarType::float32, ScalarType::bfloat16}) {
                const std::int64_t rows = 6, columns = 4096 + 96, part = 2;
                const Matrix x = matrix(type, rows, columns, values_of(Kind::wide_range, rows * columns, 51));
                const QuantizeArgs args = quantize_args(format, x);
                Encoded e(args);
                encode_ref(args, e.codes.data(), e.scales.data());
                DecodeArgs wide = e.args;
                wide.type = ScalarType::float32;
                std::vector<float> q(std::size_t(x.count()));
                decode_ref(wide, q.data());

                const auto stats = quant_stats(args, part);
                const auto packed = quant_stats(x.bytes.data(), type, e.args, part);
                QCOMPARE(stats.size(), std::size_t(rows / part));
                for (std::size_t p = 0; p < stats.size(); ++p) {
                    const std::int64_t first = std::int64_t(p) * part * columns;
                    check(stats[p], x, q, e, first, part * columns);
                    QVERIFY(packed[p].squared_error == stats[p].squared_error);
                    QCOMPARE(packed[p].clipped, stats[p].clipped);
                }
            }
    }

    void results_do_not_depend_on_how_rows_are_grouped() {
        const Matrix x = matrix(ScalarType::float32, 8, 64, values_of(Kind::normal, 512, 52));
        const QuantizeArgs args = quantize_args(quant_format("nvfp4"), x);
        QuantStats sum;
        for (const QuantStats& row : quant_stats(args, 1)) sum += row;
        const auto whole = quant_stats(args, 8);
        QCOMPARE(whole.size(), 1U);
        QVERIFY(sum.squared_error == whole[0].squared_error);
        QVERIFY(sum.largest_error == whole[0].largest_error);
        QCOMPARE(whole[0].values, 512);
    }

    void ratios_at_the_edges() {
        const std::vector<float> exact = {6, -3, 0.5f, 1};
        std::vector<float> values(32, 0.0f);
        std::copy(exact.begin(), exact.end(), values.begin());
        const Matrix x = matrix(ScalarType::float32, 1, 32, values);
        const QuantStats stats = quant_stats(quantize_args(quant_format("mxfp4"), x), 1)[0];
        QVERIFY(stats.relative_mse() == 0.0);
        QVERIFY(stats.snr_db() == std::numeric_limits<double>::infinity());
        QVERIFY(stats.squares == 46.25);
        QuantStats half;
        half.squares = 100;
        half.squared_error = 1;
        QCOMPARE(half.snr_db(), 20.0);
        QCOMPARE(half.relative_mse(), 0.01);
    }

    void clipped_and_underflowed_values_are_counted() {
        std::vector<float> values(32, 1.0f);
        values[0] = 7;  // floor gives a scale of 1: beyond 6
        values[1] = -7.5f;
        values[2] = 6;
        values[3] = 0.2f;  // becomes 0
        values[4] = 0;     // was 0
        const Matrix x = matrix(ScalarType::float32, 1, 32, values);
        const QuantStats stats = quant_stats(quantize_args(quant_format("mxfp4", "floor"), x), 1)[0];
        QCOMPARE(stats.clipped, 2);
        QCOMPARE(stats.underflowed, 1);
        QVERIFY(stats.largest_error == 1.5);
    }

    void changed_codes_are_told_from_changed_values() {
        // 3, 1 under scale 1 and 6, 2 under scale 1/2 are the same values; then one value differs, then a
        // sign of zero.
        std::vector<std::uint8_t> a(32, 0), b(32, 0);
        std::uint8_t scales_a[] = {127, 127}, scales_b[] = {126, 127};
        a[0] = 0x25;
        b[0] = 0x47;
        a[16] = 0x32;
        b[16] = 0x42;
        b[17] = 0x80;
        const QuantFormat format = quant_format("mxfp4");
        const auto changes = code_changes({format, a.data(), scales_a, 2, 32, 1, ScalarType::float32},
                                          {format, b.data(), scales_b, 2, 32, 1, ScalarType::bfloat16}, 1);
        QCOMPARE(changes.size(), 2U);
        QCOMPARE(changes[0].raw, 2);
        QCOMPARE(changes[0].by_value, 0);
        QCOMPARE(changes[1].raw, 2);
        QCOMPARE(changes[1].by_value, 1);
        QCOMPARE(changes[1].values, 32);
    }

    void wrong_shapes_are_refused() {
        const Matrix x = matrix(ScalarType::float32, 3, 32, std::vector<float>(96, 1));
        const QuantizeArgs args = quantize_args(quant_format("mxfp4"), x);
        QVERIFY_EXCEPTION_THROWN(quant_stats(args, 2), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(quant_stats(args, 0), std::invalid_argument);
        Encoded e(args);
        DecodeArgs fewer = e.args;
        fewer.rows = 1;
        QVERIFY_EXCEPTION_THROWN(code_changes(e.args, fewer, 1), std::invalid_argument);
    }

  private:
    static void check(const QuantStats& stats, const Matrix& x, const std::vector<float>& q, const Encoded& e,
                      std::int64_t first, std::int64_t count) {
        double squares = 0, squared_error = 0, largest = 0;
        std::int64_t clipped = 0, underflowed = 0;
        for (std::int64_t i = first; i < first + count; ++i) {
            const double value = x.at(i), error = value - double(q[std::size_t(i)]);
            const std::uint8_t byte = e.scales[std::size_t(i / e.args.format.block)];
            const float scale = e.args.format.scale_kind == ScaleKind::e8m0
                                    ? e8m0_decode(byte)
                                    : e4m3_decode(byte) * e.args.tensor_scale;
            squares += value * value;
            squared_error += error * error;
            largest = std::max(largest, std::fabs(error));
            clipped += std::fabs(x.at(i)) > 6 * scale;
            underflowed += value != 0 && q[std::size_t(i)] == 0;
        }
        QCOMPARE(stats.values, count);
        QVERIFY(std::fabs(stats.squares - squares) <= 1e-12 * squares);
        QVERIFY(std::fabs(stats.squared_error - squared_error) <= 1e-12 * squared_error);
        QVERIFY(stats.largest_error == largest);
        QCOMPARE(stats.clipped, clipped);
        QCOMPARE(stats.underflowed, underflowed);
        QVERIFY(clipped > 0 || e.args.format.rule == ScaleRule::ceil ||
                e.args.format.rule == ScaleRule::from_mxfp4);
        QVERIFY(underflowed > 0);
    }
};

NIBBLE_TEST(QuantStatsTest)
#include "tst_quant_stats.moc"
