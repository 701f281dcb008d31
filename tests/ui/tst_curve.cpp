#include <cmath>
#include <limits>
#include <map>

#include "test_main.h"
#include "widgets/curve.h"

using namespace nibble;
using namespace nibble::ui;

namespace {

std::vector<Point> points(const std::vector<double>& values) {
    std::vector<Point> all;
    for (std::size_t i = 0; i < values.size(); ++i)
        all.push_back({std::int64_t(i + 1), std::int64_t(10 * (i + 1)), 0.5 * double(i + 1), values[i]});
    return all;
}

const Curve::Scale identity{[](double v) { return v; }, [](double v) { return v; },
                            [](double v) { return v; }, false};

}  // namespace

class CurveTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Many points to a pixel are taken in blocks; nothing of what they hold may get lost.
    void a_million_points_lose_no_spike_and_no_gap() {
        std::vector<double> values(100000);
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = std::sin(double(i) * 12.9898);
        values[31337] = 50;
        values[77777] = -50;
        for (std::size_t i = 50000; i < 52000; ++i) values[i] = std::nan("");
        Curve curve;
        curve.append(points(values));
        const Curve::Scale hundredPixels{[](double v) { return v / 1000; }, [](double v) { return v * 1000; },
                                         [](double v) { return v; }, false};
        const auto lines = curve.polylines(0, values.size() - 1, XAxis::step, false, hundredPixels);
        QCOMPARE(lines.size(), std::size_t(2));
        std::map<int, std::pair<double, double>> drawn;
        std::size_t count = 0;
        for (const auto& line : lines)
            for (const QPointF& p : line) {
                auto& [low, high] = drawn.try_emplace(int(std::floor(p.x())), 1e9, -1e9).first->second;
                low = std::min(low, p.y());
                high = std::max(high, p.y());
                ++count;
            }
        QVERIFY2(count <= 4 * 103, "a few points for each pixel");
        std::map<int, std::pair<double, double>> expected;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (std::isnan(values[i])) continue;
            auto& [low, high] = expected.try_emplace(int(double(i + 1) / 1000), 1e9, -1e9).first->second;
            low = std::min(low, values[i]);
            high = std::max(high, values[i]);
        }
        QVERIFY(drawn == expected);
        QCOMPARE(curve.valueRange(false)->first, -50.0);
        QCOMPARE(curve.valueRange(false)->second, 50.0);
        QVERIFY(curve.valueRange(true)->first > 0);
    }

    void smoothing_is_a_bias_corrected_average() {
        Curve curve;
        curve.setSmoothing(0.9);
        curve.append(points({2, 4, 8}));
        // s_t / (1 - w^t), by hand: 0.2/0.1; (0.18 + 0.4)/0.19; (0.522 + 0.8)/0.271
        QCOMPARE(curve.smoothed(0), 2.0);
        QVERIFY(std::abs(curve.smoothed(1) - 0.58 / 0.19) < 1e-12);
        QVERIFY(std::abs(curve.smoothed(2) - 1.322 / 0.271) < 1e-12);
    }

    void smoothing_of_appended_points_equals_smoothing_at_once() {
        std::vector<double> values;
        for (int i = 0; i < 200; ++i) values.push_back(std::sin(0.3 * i) + 2);
        Curve whole, parts;
        whole.setSmoothing(0.97);
        parts.setSmoothing(0.97);
        const std::vector<Point> all = points(values);
        whole.append(all);
        for (std::size_t i = 0; i < all.size(); i += 7)
            parts.append(std::span(all).subspan(i, std::min<std::size_t>(7, all.size() - i)));
        for (std::size_t i = 0; i < all.size(); ++i) QCOMPARE(parts.smoothed(i), whole.smoothed(i));
    }

    void values_that_are_not_finite_leave_gaps_and_are_counted() {
        const double nan = std::numeric_limits<double>::quiet_NaN(),
                     infinity = std::numeric_limits<double>::infinity();
        Curve curve;
        curve.append(points({1, 2, nan, 3, infinity, -infinity, 4, 5}));
        QCOMPARE(curve.nonFinite().nan, 1);
        QCOMPARE(curve.nonFinite().infinite, 2);
        const auto lines = curve.polylines(0, 7, XAxis::step, false, identity);
        QCOMPARE(lines.size(), std::size_t(3));
        QCOMPARE(lines[0].back(), QPointF(2, 2));
        QCOMPARE(lines[1], (std::vector<QPointF>{QPointF(4, 3)}));
        QCOMPARE(lines[2].front(), QPointF(7, 4));
    }

    /// A thousand points a pixel, one of them a spike.
    void thinning_keeps_every_spike() {
        std::vector<double> values(100000, 1.0);
        values[54321] = 77;
        values[12345] = -5;
        Curve curve;
        curve.append(points(values));
        const Curve::Scale narrow{[](double v) { return v / 1000; }, [](double v) { return v * 1000; },
                                  [](double v) { return v; }, false};
        const auto lines = curve.polylines(0, values.size() - 1, XAxis::step, false, narrow);
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(lines[0].size() <= 4 * 102);
        const auto has = [&](double value) {
            return std::any_of(lines[0].begin(), lines[0].end(),
                               [&](const QPointF& p) { return p.y() == value; });
        };
        QVERIFY(has(77));
        QVERIFY(has(-5));
    }

    void a_log_axis_leaves_out_what_it_cannot_show() {
        Curve curve;
        curve.append(points({1, 0, -1, 2, 3}));
        Curve::Scale log = identity;
        log.logY = true;
        const auto lines = curve.polylines(0, 4, XAxis::step, false, log);
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[1].size(), std::size_t(2));
    }

    void steps_recorded_again_replace_the_old_ones() {
        Curve curve;
        curve.append(points({1, 2, 3, std::numeric_limits<double>::quiet_NaN()}));
        const std::vector<Point> again = {{3, 30, 1.5, 30}, {4, 40, 2, 40}};
        curve.append(again);
        QCOMPARE(curve.points().size(), std::size_t(4));
        QCOMPARE(curve.points()[2].value, 30.0);
        QCOMPARE(curve.nonFinite().total(), 0);
    }

    void the_nearest_point_is_found_on_each_axis() {
        Curve curve;
        curve.append(points({5, 6, 7}));
        QCOMPARE(curve.nearest(-4, XAxis::step), std::ptrdiff_t(0));
        QCOMPARE(curve.nearest(19, XAxis::tokens), std::ptrdiff_t(1));
        QCOMPARE(curve.nearest(99, XAxis::seconds), std::ptrdiff_t(2));
        QCOMPARE(Curve().nearest(1, XAxis::step), std::ptrdiff_t(-1));
    }
};

NIBBLE_TEST(CurveTest)
#include "tst_curve.moc"
