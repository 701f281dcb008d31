#include "close.h"

#include "core/model/rope.h"
#include "test_main.h"

using namespace nibble;

namespace {
RopeConfig gpt_oss_rope() {
    RopeConfig config;
    config.truncate = false;
    return config;
}
}  // namespace

class RopeTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void R017_correction_range_is_not_rounded_unless_asked() {
        const Yarn exact = yarn(gpt_oss_rope(), 64);
        QVERIFY(std::abs(exact.low - 8.092779115512402) < 1e-12);
        QVERIFY(std::abs(exact.high - 17.39802450158856) < 1e-12);
        QVERIFY(std::abs(exact.attention_factor - 1.3465735902799727) < 1e-15);
        const Yarn rounded = yarn(RopeConfig{}, 64);
        QCOMPARE(rounded.low, 8.0);
        QCOMPARE(rounded.high, 18.0);
    }

    void frequencies_are_those_of_the_specification() {
        const Yarn y = yarn(gpt_oss_rope(), 64);
        QCOMPARE(y.inv_freq.size(), std::size_t(32));
        const std::pair<int, double> expected[] = {{0, 1.0},
                                                   {8, 0.05081327},
                                                   {9, 0.0317056961},
                                                   {12, 0.00679495931},
                                                   {17, 0.000129318694},
                                                   {18, 3.83088118e-05},
                                                   {31, 3.02351140e-07}};
        for (const auto& [i, value] : expected) {
            QVERIFY2(std::abs(y.inv_freq[std::size_t(i)] / value - 1) < 1e-6, qPrintable(QString::number(i)));
        }
    }

    void R028_pairs_are_halves_not_neighbours() {
        at::Tensor q = at::zeros({1, 1, 1, 64});
        q[0][0][0][0] = 1;
        const Yarn y = yarn(gpt_oss_rope(), 64);
        const at::Tensor rotated = rotate(q, rotary_table(y, at::ones({1}, at::kLong), at::kFloat)).flatten();
        const auto factor = y.attention_factor;
        QVERIFY(std::abs(rotated[0].item<double>() - std::cos(1.0) * factor) < 1e-6);
        QVERIFY(std::abs(rotated[32].item<double>() - std::sin(1.0) * factor) < 1e-6);
        QCOMPARE(rotated.count_nonzero().item<std::int64_t>(), std::int64_t(2));
    }

    void the_gradient_is_the_rotation_backwards() {
        const at::Tensor x = test::randn({2, 5, 3, 8}, 1).requires_grad_(true);
        const RotaryTable table = rotary_table(yarn(gpt_oss_rope(), 8), at::arange(5), at::kFloat);
        const at::Tensor out = test::randn({2, 5, 3, 8}, 2);
        rotate(x, table).backward(out);
        COMPARE_CLOSE(x.grad(), rotate(out, {table.cos, -table.sin}), 1e-6);
    }

    void each_row_may_have_its_own_positions() {
        const at::Tensor x = test::randn({2, 3, 2, 8}, 3);
        const Yarn y = yarn(gpt_oss_rope(), 8);
        const at::Tensor positions = at::arange(6).view({2, 3});
        const at::Tensor both = rotate(x, rotary_table(y, positions, at::kFloat));
        for (int row : {0, 1}) {
            const at::Tensor one = rotate(x.narrow(0, row, 1), rotary_table(y, positions[row], at::kFloat));
            QVERIFY(at::equal(both.narrow(0, row, 1), one));
        }
    }
};

NIBBLE_TEST(RopeTest)
#include "tst_rope.moc"
