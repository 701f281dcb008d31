// The GPU's layer kernels: on the host over every thread number, and on a GPU where there is one, against the
// portable loops or plain sums in float64.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <random>

#include "gpu_memory.h"
#include "host_team.h"
#include "kernels/layers_lanes.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using namespace nibble::test;

namespace {

/// Values of either type where both the host and, for a test on a GPU, the GPU can use them.
class Tensor {
  public:
    Tensor(ScalarType type, std::int64_t count, unsigned seed = 0, float scale = 1) : type_(type) {
        std::mt19937 engine(seed);
        std::normal_distribution<float> normal(0, scale);
        std::vector<float> values(static_cast<std::size_t>(count));
        if (seed)
            for (float& value : values) value = normal(engine);
        const Matrix m = matrix(type, 1, count, values);
        memory_ = std::make_shared<KernelBytes>(m.bytes.data(), m.bytes.size());
        count_ = count;
    }
    void* data() const { return memory_->data(); }
    std::vector<double> values() const {
        Matrix m{type_, 1, count_, {}};
        m.bytes.assign(memory_->data(), memory_->data() + count_ * m.value_size());
        std::vector<double> all;
        for (std::int64_t i = 0; i < count_; ++i) all.push_back(m.at(i));
        return all;
    }

  private:
    ScalarType type_;
    std::int64_t count_ = 0;
    std::shared_ptr<KernelBytes> memory_;
};

Tensor floats(std::int64_t count, unsigned seed = 0, float scale = 1) {
    return Tensor(ScalarType::float32, count, seed, scale);
}
float* as_floats(const Tensor& x) {
    return static_cast<float*>(x.data());
}

/// Relative to the largest value: a few roundings of the type.
double tolerance(ScalarType type) {
    return type == ScalarType::float32 ? 3e-6 : 1.0 / 128;
}

void compare(const Tensor& got_, const std::vector<double>& want, double tolerance, const char* what) {
    const std::vector<double> got = got_.values();
    QCOMPARE(got.size(), want.size());
    double largest = 1e-30;
    for (double x : want) largest = std::max(largest, std::abs(x));
    for (std::size_t i = 0; i < want.size(); ++i)
        QVERIFY2(std::abs(got[i] - want[i]) <= tolerance * largest,
                 qPrintable(QString("%1 [%2]: %3, expected %4").arg(what).arg(i).arg(got[i]).arg(want[i])));
}

const LayerLoops& plain() {
    return *runnable_layer_loops().front();
}

}  // namespace

class LayersCudaTest : public QObject {
    Q_OBJECT

    using Kernel = std::function<void()>;

    /// Runs the kernel: on the GPU, or its threads on the host, a team of so many for each of `rows`.
    template <class T, class Body>
    static void teams(int size, const Kernel& gpu, std::int64_t rows, const Body& body) {
        if (on_gpu(gpu)) return;
        for_teams(rows * size, size, [&](std::int64_t thread, const HostTeam& team) {
            body(T(), thread / size, int(thread % size), team);
        });
    }
    template <class T, class Body>
    static void threads(const Kernel& gpu, std::int64_t count, const Body& body) {
        if (on_gpu(gpu)) return;
        for (std::int64_t i = 0; i < count; ++i) body(T(), i);
    }
    template <class Check>
    static void for_both_types(const Check& check) {
        check(float(), ScalarType::float32);
        check(BFloat16(), ScalarType::bfloat16);
    }

  private Q_SLOTS:
    void rms_norm() {
        for_both_types([](auto zero, ScalarType type) {
            using T = decltype(zero);
            for (const std::int64_t n : {8, 264, 2880}) {
                const std::int64_t rows = 67, parts = 2;  // more than kGradientRows
                const Tensor x(type, rows * n, 1), weight(type, n, 2), dy(type, rows * n, 3);
                const Tensor y(type, rows * n), dx(type, rows * n), rstd = floats(rows),
                                                                    dweight = floats(parts * n);
                const Tensor want_y(type, rows * n), want_dx(type, rows * n), want_rstd = floats(rows),
                                                                              want_dweight = floats(n);
                RmsNormArgs args{type, x.data(), weight.data(), as_floats(want_rstd), rows, n, 1e-5f};
                plain().rms_norm(args, want_y.data());
                plain().rms_norm_backward(args, dy.data(), want_dx.data(), as_floats(want_dweight));
                args.rstd = as_floats(rstd);
                teams<T>(
                    kWarp, [&] { rms_norm_cuda(args, y.data(), nullptr); }, rows,
                    [&](T, std::int64_t row, int thread, const HostTeam& team) {
                        rms_norm_row<T>(args, y.data(), row, thread, team);
                    });
                teams<T>(
                    kWarp,
                    [&] { rms_norm_backward_cuda(args, dy.data(), dx.data(), as_floats(dweight), nullptr); },
                    rows,
                    [&](T, std::int64_t row, int thread, const HostTeam& team) {
                        rms_norm_backward_row<T>(args, dy.data(), dx.data(), row, thread, team);
                        if (thread == 0 && row < parts)
                            for (std::int64_t i = 0; i < n; i += Lane<T>::size)
                                rms_norm_weight_gradient<T>(args, dy.data(), as_floats(dweight), row, i);
                    });
                compare(y, want_y.values(), tolerance(type), "y");
                compare(rstd, want_rstd.values(), 1e-6, "rstd");
                compare(dx, want_dx.values(), tolerance(type), "dx");
                std::vector<double> sums(static_cast<std::size_t>(n));
                for (std::int64_t i = 0; i < parts * n; ++i)
                    sums[std::size_t(i % n)] += double(as_floats(dweight)[i]);
                compare(want_dweight, sums, 3e-6, "dweight");
            }
        });
    }

    void rotate() {
        for_both_types([](auto zero, ScalarType type) {
            using T = decltype(zero);
            const std::int64_t batch = 2, length = 5, heads = 3, half = 32,
                               count = batch * length * heads * 2 * half;
            const Tensor x(type, count, 1), cos = floats(length * half, 2), sin = floats(length * half, 3);
            for (const bool backwards : {false, true}) {
                const Tensor y(type, count), want(type, count);
                RotateArgs args{type,   x.data(), as_floats(cos), as_floats(sin),
                                length, heads,    half,           backwards};
                for (std::int64_t b = 0; b < batch; ++b) {
                    const std::int64_t at = b * length * heads * 2 * half * std::int64_t(sizeof(T));
                    args.x = static_cast<std::byte*>(x.data()) + at;
                    plain().rotate(args, static_cast<std::byte*>(want.data()) + at);
                }
                args.x = x.data();
                args.rows = batch * length;
                threads<T>([&] { rotate_cuda(args, length, y.data(), nullptr); }, count / 2 / Lane<T>::size,
                           [&](T, std::int64_t i) { rotate_lane<T>(args, length, y.data(), i); });
                compare(y, want.values(), tolerance(type), "y");
            }
        });
    }

    void swiglu() {
        for_both_types([](auto zero, ScalarType type) {
            using T = decltype(zero);
            const std::int64_t rows = 7, width = 40, groups = 3;
            const Tensor x(type, rows * 2 * width, 1, 6), bias(type, groups * 2 * width, 2),
                dy(type, rows * width, 3);
            const Tensor y(type, rows * width), dx(type, rows * 2 * width), want_y(type, rows * width),
                want_dx(type, rows * 2 * width);
            const Tensor group_memory = floats(2 * rows);  // as bytes: 64-bit numbers
            auto* group = static_cast<std::int64_t*>(group_memory.data());
            for (std::int64_t row = 0; row < rows; ++row) {
                group[row] = row % groups;
                const auto at = [&](const Tensor& t, std::int64_t value) {
                    return static_cast<std::byte*>(t.data()) + value * std::int64_t(sizeof(T));
                };
                const SwigluArgs one{
                    type, at(x, row * 2 * width), at(bias, group[row] * 2 * width), 1, width, 1.702f, 7};
                plain().swiglu(one, at(want_y, row * width));
                plain().swiglu_backward(one, at(dy, row * width), at(want_dx, row * 2 * width));
            }
            const SwigluArgs args{type, x.data(), bias.data(), rows, width, 1.702f, 7};
            const std::int64_t lanes = rows * width / Lane<T>::size;
            threads<T>([&] { swiglu_cuda(args, group, y.data(), nullptr); }, lanes,
                       [&](T, std::int64_t i) { swiglu_lane<T>(args, group, y.data(), i); });
            threads<T>(
                [&] { swiglu_backward_cuda(args, group, dy.data(), dx.data(), nullptr); }, lanes,
                [&](T, std::int64_t i) { swiglu_backward_lane<T>(args, group, dy.data(), dx.data(), i); });
            compare(y, want_y.values(), tolerance(type), "y");
            compare(dx, want_dx.values(), tolerance(type), "dx");
        });
    }

    void group_sums() {
        for_both_types([](auto zero, ScalarType type) {
            using T = decltype(zero);
            const std::int64_t rows = 9, columns = 40, groups = 4;
            const Tensor x(type, rows * columns, 1), sums(type, groups * columns, 2),
                end_memory = floats(groups);
            auto* ends = static_cast<std::int32_t*>(end_memory.data());
            for (std::int64_t g = 0; g < groups; ++g) ends[g] = std::array{3, 3, 8, 9}[std::size_t(g)];
            const std::vector<double> values = x.values();
            std::vector<double> want(std::size_t(groups * columns));
            for (std::int64_t i = 0; i < rows * columns; ++i) {
                const std::int64_t group = std::upper_bound(ends, ends + groups, i / columns) - ends;
                want[std::size_t(group * columns + i % columns)] += values[std::size_t(i)];
            }
            const GroupSumArgs args{type, x.data(), ends, groups, columns};
            const std::int64_t lanes = columns / Lane<T>::size;
            threads<T>([&] { group_sums_cuda(args, sums.data(), nullptr); }, groups * lanes,
                       [&](T, std::int64_t i) {
                           group_sum_lane<T>(args, sums.data(), i / lanes, i % lanes * Lane<T>::size);
                       });
            compare(sums, want, tolerance(type), "sums");
        });
    }

    void cross_entropy() {
        for_both_types([](auto zero, ScalarType type) {
            using T = decltype(zero);
            const std::int64_t rows = 5, n = 4104;
            Tensor logits(type, rows * n, 1, 8);
            if constexpr (sizeof(T) == 4) as_floats(logits)[3 * n + 17] = -INFINITY;
            const std::vector<double> x = logits.values();
            const Tensor loss = floats(rows), target_memory = floats(2 * rows);
            auto* target = static_cast<std::int64_t*>(target_memory.data());
            std::vector<double> want_loss, want_gradient;
            for (std::int64_t row = 0; row < rows; ++row) {
                target[row] = row * 1013 % n;
                double sum = 0;
                for (std::int64_t i = 0; i < n; ++i) sum += std::exp(x[std::size_t(row * n + i)]);
                want_loss.push_back(std::log(sum) - x[std::size_t(row * n + target[row])]);
                for (std::int64_t i = 0; i < n; ++i)
                    want_gradient.push_back(std::exp(x[std::size_t(row * n + i)]) / sum - (i == target[row]));
            }
            const CrossEntropyArgs args{type, logits.data(), target, as_floats(loss), rows, n};
            teams<T>(
                kThreads, [&] { cross_entropy_cuda(args, nullptr); }, rows,
                [&](T, std::int64_t row, int thread, const HostTeam& team) {
                    cross_entropy_row<T>(args, row, thread, team);
                });
            compare(loss, want_loss, 2e-6, "loss");
            compare(logits, want_gradient, tolerance(type), "gradient");
        });
    }

    void adamw() {
        for_both_types([](auto zero, ScalarType type) {
            using G = decltype(zero);
            const std::int64_t n = 1003;
            const Tensor gradient(type, n, 1), master = floats(n, 2), m = floats(n, 3, 0.1f), v = floats(n),
                                               rounded(ScalarType::bfloat16, n);
            std::vector<double> want_m, want_v, want, g = gradient.values(), old = master.values(),
                                                      m0 = m.values();
            const double rate = 1e-2, beta1 = 0.9, beta2 = 0.95, epsilon = 1e-8, decay = 0.1, steps = 3,
                         scale = 0.5;
            for (std::size_t i = 0; i < std::size_t(n); ++i) {
                const double d = g[i] * scale;
                want_m.push_back(beta1 * m0[i] + (1 - beta1) * d);
                want_v.push_back((1 - beta2) * d * d);
                const double mean = want_m[i] / (1 - std::pow(beta1, steps)),
                             square = want_v[i] / (1 - std::pow(beta2, steps));
                want.push_back(old[i] * (1 - rate * decay) - rate * mean / (std::sqrt(square) + epsilon));
            }
            const AdamWArgs args{type,
                                 gradient.data(),
                                 float(scale),
                                 as_floats(master),
                                 as_floats(m),
                                 as_floats(v),
                                 static_cast<std::uint16_t*>(rounded.data()),
                                 n,
                                 float(rate),
                                 float(beta1),
                                 float(beta2),
                                 float(epsilon),
                                 float(decay),
                                 float(1 - std::pow(beta1, steps)),
                                 float(1 - std::pow(beta2, steps))};
            threads<G>([&] { adamw_cuda(args, nullptr); }, n,
                       [&](G, std::int64_t i) { adamw_value<G>(args, i); });
            compare(m, want_m, 1e-6, "exp_avg");
            compare(v, want_v, 1e-6, "exp_avg_sq");
            compare(master, want, 1e-5, "master");
            const std::vector<double> exact = master.values(), copy = rounded.values();
            for (std::size_t i = 0; i < exact.size(); ++i)
                QCOMPARE(float(copy[i]), to_float(from_float<BFloat16>(float(exact[i]))));
        });
    }

    void refuse_what_they_cannot_do() {
        alignas(16) float x[64] = {};
        const RmsNormArgs odd{ScalarType::float32, x, x, x, 1, 7, 0};
        QVERIFY_THROWS_EXCEPTION(std::exception, rms_norm_cuda(odd, x, nullptr));
        const RmsNormArgs shifted{ScalarType::float32, x + 1, x, x, 1, 8, 0};
        QVERIFY_THROWS_EXCEPTION(std::exception, rms_norm_cuda(shifted, x, nullptr));
    }
};

NIBBLE_TEST(LayersCudaTest)
#include "tst_layers_cuda.moc"
