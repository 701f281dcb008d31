// A matrix before and after quantization against counts written out.
#include "close.h"

#include "core/quant/packed_tensor.h"
#include "core/quant/tensor_detail.h"
#include "test_main.h"

using namespace nibble;
using nibble::test::randn;

class TensorDetailTest : public QObject {
    Q_OBJECT

    static std::int64_t sum(const std::vector<std::int64_t>& counts) {
        return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    }

  private Q_SLOTS:
    void counts_are_those_written_out_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("rule");
        QTest::newRow("mxfp4") << QString("mxfp4") << QString("floor");
        QTest::newRow("nvfp4") << QString("nvfp4") << QString();
    }
    void counts_are_those_written_out() {
        QFETCH(QString, format);
        QFETCH(QString, rule);
        const auto quant = kernels::quant_format(format.toStdString(), rule.toStdString());
        const at::Tensor w = randn({8, 64}, 3, 0.1);
        const std::span values(w.const_data_ptr<float>(), std::size_t(w.numel()));
        const float amax = 2 * w.abs().max().item<float>();  // another expert holds the largest
        const TensorDetail d = tensor_detail(values, 64, quant, amax, 5);
        const PackedTensor packed = encode(w, quant, amax);
        const at::Tensor q = decode(packed, at::kFloat), error = (w - q).to(at::kDouble);

        QCOMPARE(d.rows, std::int64_t(8));
        QCOMPARE(d.tensor_scale, packed.tensor_scale);
        QVERIFY(std::abs(d.stats.squared_error - (error * error).sum().item<double>()) < 1e-12);
        QCOMPARE(sum(d.before.counts), w.numel());
        QCOMPARE(sum(d.after.counts), w.numel());
        QCOMPARE(sum(d.error.counts), w.numel());
        for (int code = 0; code < 16; ++code) {
            const at::Tensor nibbles = at::stack({packed.codes.bitwise_and(15), packed.codes.__rshift__(4)});
            QCOMPARE(d.codes[std::size_t(code)], (nibbles == code).sum().item<std::int64_t>());
        }
        const double width = 2 * w.abs().max().item<double>() / double(d.before.counts.size());
        const at::Tensor bins = ((w.to(at::kDouble) - d.before.low) / width)
                                    .floor()
                                    .clamp_max(double(d.before.counts.size() - 1));
        for (std::size_t bin = 0; bin < d.before.counts.size(); ++bin)
            QCOMPARE(d.before.counts[bin], (bins == double(bin)).sum().item<std::int64_t>());

        // The blocks, the worst first.
        const std::int64_t block = quant.block;
        const at::Tensor by_block = (error * error).view({-1, block}).sum(1);
        std::int64_t blocks = 0;
        for (const auto& [exponent, count] : d.exponents) blocks += count;
        QCOMPARE(blocks, by_block.numel());
        const auto [worst, order] = by_block.topk(5);
        QCOMPARE(d.worst.size(), std::size_t(5));
        for (int i = 0; i < 5; ++i) {
            const BlockDetail& b = d.worst[std::size_t(i)];
            const std::int64_t at = order[i].item<std::int64_t>() * block;
            QCOMPARE(b.row, at / 64);
            QCOMPARE(b.column, at % 64);
            QVERIFY(std::abs(b.squared_error - worst[i].item<double>()) < 1e-12);
            for (std::int64_t j = 0; j < block; ++j) {
                QCOMPARE(b.original[std::size_t(j)], w.view(-1)[at + j].item<float>());
                QCOMPARE(b.quantized[std::size_t(j)], q.view(-1)[at + j].item<float>());
                // Each value is one of the 15 that the block's scale allows.
                const double code = std::abs(double(b.quantized[std::size_t(j)]) / double(b.scale));
                QVERIFY(code == 0 || code == 0.5 || code == 1 || code == 1.5 || code == 2 || code == 3 ||
                        code == 4 || code == 6 || quant.has_tensor_scale());
            }
        }
    }

    void zeros_make_no_scale_and_no_error() {
        const std::vector<float> zeros(64, 0.0f);
        const TensorDetail d = tensor_detail(zeros, 32, kernels::quant_format("mxfp4"), 0);
        QCOMPARE(d.stats.squared_error, 0.0);
        QCOMPARE(d.codes[0], std::int64_t(64));
        QCOMPARE(sum(d.before.counts), std::int64_t(64));
    }
};

NIBBLE_TEST(TensorDetailTest)
#include "tst_tensor_detail.moc"
