// Every instruction set's loops against plain ones in float64.
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "kernels/layers.h"
#include "test_main.h"

using namespace nibble::kernels;

namespace {

std::vector<float> randn(std::size_t count, unsigned seed, float scale = 1) {
    std::mt19937 engine(seed);
    std::normal_distribution<float> normal(0, scale);
    std::vector<float> values(count);
    for (float& value : values) value = normal(engine);
    return values;
}

void compare(const std::vector<float>& got, const std::vector<double>& expected, double tolerance,
             const char* what) {
    QCOMPARE(got.size(), expected.size());
    double largest = 0;
    for (double x : expected) largest = std::max(largest, std::abs(x));
    for (std::size_t i = 0; i < got.size(); ++i) {
        QVERIFY2(
            std::abs(got[i] - expected[i]) <= tolerance * std::max(largest, 1e-30),
            qPrintable(
                QString("%1 [%2]: %3, expected %4").arg(what).arg(i).arg(double(got[i])).arg(expected[i])));
    }
}

double sigmoid(double x) {
    return 1 / (1 + std::exp(-x));
}

}  // namespace

class LayersTest : public QObject {
    Q_OBJECT
  private:
    static void add_paths() {
        QTest::addColumn<int>("path");
        const auto all = runnable_layer_loops();
        for (std::size_t i = 0; i < all.size(); ++i) QTest::addRow("%s", all[i]->name) << int(i);
    }
    static const LayerLoops& path() {
        return *runnable_layer_loops()[std::size_t(
            *static_cast<const int*>(QTest::qData("path", QMetaType::Int)))];
    }

  private Q_SLOTS:
    void rms_norm_data() { add_paths(); }
    void rms_norm() {
        const LayerLoops& loops = path();
        for (std::int64_t n : {5, 7, 64, 99}) {
            const auto x = randn(std::size_t(3 * n), 1), weight = randn(std::size_t(n), 2),
                       dy = randn(std::size_t(3 * n), 3);
            std::vector<float> y(x.size()), dx(x.size()), rstd(3), dweight(std::size_t(n), 0.5f);
            RmsNormArgs args{.x = x.data(),
                             .weight = weight.data(),
                             .rstd = rstd.data(),
                             .rows = 3,
                             .columns = n,
                             .eps = 1e-5f};
            loops.rms_norm(args, y.data());
            loops.rms_norm_backward(args, dy.data(), dx.data(), dweight.data());
            std::vector<double> want_y, want_dx, want_dweight(std::size_t(n), 0.5);
            for (std::size_t r = 0; r < 3; ++r) {
                double squares = 0, sum = 0;
                for (std::size_t i = 0; i < std::size_t(n); ++i)
                    squares += double(x[r * n + i]) * x[r * n + i];
                const double s = 1 / std::sqrt(squares / double(n) + 1e-5);
                for (std::size_t i = 0; i < std::size_t(n); ++i)
                    sum += double(dy[r * n + i]) * weight[i] * x[r * n + i] * s;
                for (std::size_t i = 0; i < std::size_t(n); ++i) {
                    const double normed = x[r * n + i] * s;
                    want_y.push_back(normed * weight[i]);
                    want_dx.push_back(s * (double(dy[r * n + i]) * weight[i] - normed * sum / double(n)));
                    want_dweight[i] += dy[r * n + i] * normed;
                }
            }
            compare(y, want_y, 1e-6, "y");
            compare(dx, want_dx, 2e-6, "dx");
            compare(dweight, want_dweight, 1e-6, "dweight");
        }
    }

    void swiglu_data() { add_paths(); }
    void swiglu() {
        const LayerLoops& loops = path();
        for (std::int64_t width : {1, 13, 64}) {
            auto x = randn(std::size_t(4 * width), 1, 6), bias = randn(std::size_t(2 * width), 2),
                 dy = randn(std::size_t(2 * width), 3);
            std::vector<float> y(dy.size()), dx(x.size());
            const SwigluArgs args{
                .x = x.data(), .bias = bias.data(), .rows = 2, .width = width, .alpha = 1.702f, .limit = 7};
            loops.swiglu(args, y.data());
            loops.swiglu_backward(args, dy.data(), dx.data());
            std::vector<double> want_y, want_dx;
            for (std::size_t i = 0; i < dy.size(); ++i) {
                const std::size_t column = i % std::size_t(width);
                const float raw_gate = x[2 * i] + bias[2 * column],
                            raw_up = x[2 * i + 1] + bias[2 * column + 1];
                const double alpha = 1.702f, gate = std::min(raw_gate, 7.0f),
                             up = std::clamp(raw_up, -7.0f, 7.0f), s = sigmoid(alpha * gate);
                want_y.push_back((up + 1) * gate * s);
                want_dx.push_back(raw_gate > 7 ? 0 : dy[i] * (up + 1) * s * (1 + alpha * gate * (1 - s)));
                want_dx.push_back(std::abs(raw_up) > 7 ? 0 : dy[i] * gate * s);
            }
            compare(y, want_y, 1e-6, "y");
            compare(dx, want_dx, 1e-6, "dx");
        }
    }

    void not_a_number_passes_through_every_clamp_data() { add_paths(); }
    void not_a_number_passes_through_every_clamp() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (int place : {0, 1}) {
            std::vector<float> x(64, 1.0f), bias(64, 0.0f), y(32), dy(32, 1.0f), dx(64);
            x[std::size_t(20 + place)] = nan;
            const SwigluArgs args{
                .x = x.data(), .bias = bias.data(), .rows = 1, .width = 32, .alpha = 1.702f, .limit = 7};
            path().swiglu(args, y.data());
            path().swiglu_backward(args, dy.data(), dx.data());
            QVERIFY(std::isnan(y[10]) && !std::isnan(y[9]));
            QVERIFY(std::isnan(dx[20]));
        }
    }

    void softmax_with_a_sink_data() { add_paths(); }
    void softmax_with_a_sink() {
        const std::int64_t rows = 6, columns = 37;
        const std::vector<std::int32_t> first{0, 0, 3, 10, 36, 5}, last{1, 37, 20, 11, 37, 5};
        const auto raw = randn(std::size_t(rows * columns), 1, 20), dweights = randn(raw.size(), 2),
                   sink = randn(std::size_t(rows), 3);
        const auto delta = randn(std::size_t(rows), 4);
        std::vector<std::uint8_t> visible(std::size_t(columns), 1);
        visible[4] = visible[10] = 0;
        std::vector<float> scores = raw, lse(6), again = raw, dscores = dweights;
        SoftmaxArgs args{.scores = scores.data(),
                         .lse = lse.data(),
                         .first = first.data(),
                         .last = last.data(),
                         .sink = sink.data(),
                         .visible = visible.data(),
                         .rows = rows,
                         .columns = columns,
                         .scale = 0.3f};
        path().softmax(args);
        args.scores = again.data();
        path().softmax_backward(args, delta.data(), dscores.data());
        std::vector<double> want, want_dscores;
        for (std::size_t r = 0; r < std::size_t(rows); ++r) {
            auto seen = [&](std::size_t i) {
                return std::int32_t(i) >= first[r] && std::int32_t(i) < last[r] && visible[i];
            };
            double sum = std::exp(double(sink[r]));
            for (std::size_t i = 0; i < std::size_t(columns); ++i) {
                if (seen(i)) sum += std::exp(raw[r * columns + i] * double(0.3f));
            }
            QVERIFY(std::abs(lse[r] - std::log(sum)) < 1e-5);
            for (std::size_t i = 0; i < std::size_t(columns); ++i) {
                const double weight = seen(i) ? std::exp(raw[r * columns + i] * double(0.3f)) / sum : 0;
                want.push_back(weight);
                want_dscores.push_back(weight * (double(dweights[r * columns + i]) - delta[r]) *
                                       double(0.3f));
            }
        }
        compare(scores, want, 3e-6, "weights");
        compare(again, want, 5e-6, "weights again");
        compare(dscores, want_dscores, 5e-6, "dscores");
    }

    void combine_rotate_dot_and_scale_data() { add_paths(); }
    void combine_rotate_dot_and_scale() {
        const LayerLoops& loops = path();
        const std::int64_t columns = 700, k = 2;
        const auto x = randn(std::size_t(4 * columns), 1), bias = randn(std::size_t(3 * columns), 2),
                   weight = randn(4, 3);
        const std::vector<std::int64_t> place{2, 0, 3, 1}, group{1, 0, 2, 2};
        std::vector<float> out(std::size_t(2 * columns)), plain(out.size());
        CombineArgs args{.x = x.data(),
                         .place = place.data(),
                         .weight = weight.data(),
                         .bias = bias.data(),
                         .group = group.data(),
                         .rows = 2,
                         .k = k,
                         .columns = columns};
        loops.combine(args, out.data());
        args.weight = args.bias = nullptr;
        loops.combine(args, plain.data());
        std::vector<double> want, want_plain;
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::size_t n = i / columns, c = i % columns;
            double sum = 0, sum_plain = 0;
            for (std::size_t j = 2 * n; j < 2 * n + 2; ++j) {
                const double value = x[std::size_t(place[j]) * columns + c];
                sum += weight[j] * (value + bias[std::size_t(group[j]) * columns + c]);
                sum_plain += value;
            }
            want.push_back(sum);
            want_plain.push_back(sum_plain);
        }
        compare(out, want, 1e-6, "combine");
        compare(plain, want_plain, 1e-6, "plain sums");

        double want_dot = 0;
        for (std::size_t i = 0; i < 700; ++i) want_dot += double(x[i]) * x[i + 700];
        QVERIFY(std::abs(loops.dot(ScalarType::float32, x.data(), x.data() + 700, 700) - want_dot) < 1e-3);
        std::vector<float> scaled(x.begin(), x.begin() + 33);
        loops.scale(ScalarType::float32, scaled.data(), 3, 33);
        for (std::size_t i = 0; i < 33; ++i) QCOMPARE(scaled[i], 3 * x[i]);

        // Turning back undoes turning.
        std::vector<float> cos(24), sin(24), turned(2 * 3 * 24), back(turned.size());
        for (std::size_t i = 0; i < 24; ++i) cos[i] = std::cos(float(i)), sin[i] = std::sin(float(i));
        RotateArgs rotation{
            .x = x.data(), .cos = cos.data(), .sin = sin.data(), .rows = 2, .heads = 3, .half = 12};
        loops.rotate(rotation, turned.data());
        QVERIFY(std::abs(turned[13] - (x[13] * cos[1] + x[1] * sin[1])) < 1e-6);
        rotation.x = turned.data();
        rotation.backwards = true;
        loops.rotate(rotation, back.data());
        compare(back, std::vector<double>(x.begin(), x.begin() + std::ptrdiff_t(back.size())), 1e-6, "back");
    }
};

NIBBLE_TEST(LayersTest)
#include "tst_layers.moc"
