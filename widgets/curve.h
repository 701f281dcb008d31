// One measured curve and what is needed to draw it truthfully: smoothing, gaps, thinning that loses no spike.
#pragma once
#include <QPointF>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/run/run_store.h"

namespace nibble::ui {

enum class XAxis : std::uint8_t { step, tokens, seconds, clock };

struct NonFiniteCount {
    std::int64_t nan = 0, infinite = 0;
    std::int64_t total() const { return nan + infinite; }
};

class Curve {
  public:
    /// Points in order; steps that are there already (a resumed run records them again) replace what follows
    /// them.
    void append(std::span<const Point> points);
    void clear();
    /// Added to the points' steps, tokens and seconds.
    void setOffset(const Point& offset) { offset_ = offset; }
    /// What the time of day of the points follows from; without it their seconds since 1970 are unknown and
    /// 0.
    void setClock(std::vector<ClockMark> clock) { clock_ = std::move(clock); }
    /// Exponential moving average with bias correction (Kingma & Ba 2015, section 3): s_t = w s_{t-1} + (1 -
    /// w) v_t, divided by 1 - w^t. Values that are not finite are left out of it. 0: no smoothing.
    void setSmoothing(double weight);

    const std::vector<Point>& points() const { return points_; }
    double x(std::size_t i, XAxis axis) const;
    double smoothed(std::size_t i) const { return smoothed_[i]; }
    bool isSmoothed() const { return weight_ > 0; }
    const NonFiniteCount& nonFinite() const { return nonFinite_; }
    /// Index of the point nearest to `x`; -1 without points.
    std::ptrdiff_t nearest(double x, XAxis axis) const;
    /// First and last index of the points in [from, to] and one more on each side, so that lines leave the
    /// picture.
    std::pair<std::size_t, std::size_t> visible(double from, double to, XAxis axis) const;

    /// Lowest and highest finite value; of those above 0 only, for a log axis. None: there is none.
    std::optional<std::pair<double, double>> valueRange(bool positive) const;

    /// From values to pixels and, for x, back.
    struct Scale {
        std::function<double(double)> xPixel, xValue, yPixel;
        bool logY = false;
    };
    /// The polylines to draw, in pixels: one for each run of drawable values (finite; above 0 on a log axis),
    /// with first, lowest, highest and last value of each pixel column.
    std::vector<std::vector<QPointF>> polylines(std::size_t first, std::size_t last, XAxis axis,
                                                bool smoothed, const Scale& scale) const;

  private:
    /// A number of points summed up, so that drawing a million of them looks at few: where the lowest and the
    /// highest value are, and whether one is not finite.
    static constexpr std::size_t blockSize = 64;
    struct Block {
        std::uint32_t low = 0, high = 0;
        bool gap = false;
    };
    void smooth(std::size_t from);
    void sumUp(std::size_t from);
    double value(std::size_t i, bool smoothed) const { return smoothed ? smoothed_[i] : points_[i].value; }

    std::vector<Block> blocks_[2];  ///< of the values, and of the smoothed ones; whole blocks only

    std::vector<Point> points_;
    std::vector<double> smoothed_;
    Point offset_;
    std::vector<ClockMark> clock_;
    double weight_ = 0;
    double average_ = 0, correction_ = 1;  ///< of the moving average, behind the last point
    NonFiniteCount nonFinite_;
};

}  // namespace nibble::ui
