#include "widgets/curve.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace nibble::ui {

void Curve::append(std::span<const Point> points) {
    if (points.empty()) return;
    const auto from =
        std::lower_bound(points_.begin(), points_.end(), points.front().step,
                         [](const Point& point, std::int64_t step) { return point.step < step; });
    const bool replaces = from != points_.end();
    points_.erase(from, points_.end());
    const std::size_t first = points_.size();
    points_.insert(points_.end(), points.begin(), points.end());
    if (replaces) nonFinite_ = {};
    for (std::size_t i = replaces ? 0 : first; i < points_.size(); ++i) {
        nonFinite_.nan += std::isnan(points_[i].value);
        nonFinite_.infinite += std::isinf(points_[i].value);
    }
    smooth(replaces ? 0 : first);
}

void Curve::clear() {
    points_.clear();
    nonFinite_ = {};
    smooth(0);
}

void Curve::setSmoothing(double weight) {
    weight_ = std::clamp(weight, 0.0, 0.9999);
    smooth(0);
}

void Curve::smooth(std::size_t from) {
    if (from == 0) {
        average_ = 0;
        correction_ = 1;
    }
    smoothed_.resize(points_.size());
    for (std::size_t i = from; i < points_.size(); ++i) {
        const double value = points_[i].value;
        if (!std::isfinite(value)) {
            smoothed_[i] = value;
            continue;
        }
        average_ = weight_ * average_ + (1 - weight_) * value;
        correction_ *= weight_;
        smoothed_[i] = average_ / (1 - correction_);
    }
    sumUp(from);
}

void Curve::sumUp(std::size_t from) {
    const std::size_t whole = points_.size() / blockSize;
    for (const bool smoothed : {false, true}) {
        std::vector<Block>& blocks = blocks_[smoothed];
        blocks.resize(std::min({blocks.size(), from / blockSize, whole}));
        while (blocks.size() < whole) {
            const std::size_t first = blocks.size() * blockSize;
            Block block{std::uint32_t(first), std::uint32_t(first), false};
            for (std::size_t i = first; i < first + blockSize; ++i) {
                const double v = value(i, smoothed);
                block.gap |= !std::isfinite(v);
                if (v < value(block.low, smoothed)) block.low = std::uint32_t(i);
                if (v > value(block.high, smoothed)) block.high = std::uint32_t(i);
            }
            blocks.push_back(block);
        }
    }
}

std::optional<std::pair<double, double>> Curve::valueRange(bool positive) const {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    const auto take = [&](double v) {
        if (!std::isfinite(v) || (positive && v <= 0)) return;
        low = std::min(low, v);
        high = std::max(high, v);
    };
    for (std::size_t i = 0; i < points_.size();) {
        const Block* block =
            i % blockSize == 0 && i / blockSize < blocks_[0].size() ? &blocks_[0][i / blockSize] : nullptr;
        if (block && !block->gap && (!positive || points_[block->low].value > 0)) {
            take(points_[block->low].value);
            take(points_[block->high].value);
            i += blockSize;
        } else {
            take(points_[i++].value);
        }
    }
    if (low > high) return std::nullopt;
    return std::pair(low, high);
}

double Curve::x(std::size_t i, XAxis axis) const {
    switch (axis) {
        case XAxis::step:
            return double(offset_.step + points_[i].step);
        case XAxis::tokens:
            return double(offset_.tokens + points_[i].tokens);
        case XAxis::seconds:
            return offset_.seconds + points_[i].seconds;
        case XAxis::clock: {
            if (clock_.empty()) return 0;
            const double seconds = points_[i].seconds;
            const auto after =
                std::upper_bound(clock_.begin(), clock_.end(), seconds,
                                 [](double s, const ClockMark& mark) { return s < mark.seconds; });
            const ClockMark& mark = after == clock_.begin() ? *after : *std::prev(after);
            return mark.unix_time + seconds - mark.seconds;
        }
    }
    return 0;
}

namespace {
std::size_t lowerBound(const Curve& curve, double x, XAxis axis) {
    std::size_t low = 0, high = curve.points().size();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (curve.x(middle, axis) < x) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}
}  // namespace

std::ptrdiff_t Curve::nearest(double x, XAxis axis) const {
    if (points_.empty()) return -1;
    const std::size_t after = lowerBound(*this, x, axis);
    if (after == 0) return 0;
    if (after == points_.size()) return std::ptrdiff_t(after) - 1;
    const bool before = x - this->x(after - 1, axis) <= this->x(after, axis) - x;
    return std::ptrdiff_t(before ? after - 1 : after);
}

std::pair<std::size_t, std::size_t> Curve::visible(double from, double to, XAxis axis) const {
    if (points_.empty()) return {0, 0};
    const std::size_t first = lowerBound(*this, from, axis);
    const std::size_t last =
        lowerBound(*this, std::nextafter(to, std::numeric_limits<double>::infinity()), axis);
    return {first > 0 ? first - 1 : 0, std::min(last, points_.size() - 1)};
}

std::vector<std::vector<QPointF>> Curve::polylines(std::size_t first, std::size_t last, XAxis axis,
                                                   bool smoothed, const Scale& scale) const {
    std::vector<std::vector<QPointF>> lines;
    if (points_.empty()) return lines;
    struct Column {
        double end = 0;  ///< x value where the next pixel begins
        std::size_t first = 0, low = 0, high = 0, last = 0;
        bool open = false;
    } column;
    const auto value = [&](std::size_t i) { return this->value(i, smoothed); };
    const auto widen = [&](std::size_t low, std::size_t high) {
        if (value(low) < value(column.low)) column.low = low;
        if (value(high) > value(column.high)) column.high = high;
    };
    // A block that lies within the pixel column under way is taken as a whole.
    const auto whole_block = [&](std::size_t i) -> const Block* {
        if (!column.open || i % blockSize != 0 || i / blockSize >= blocks_[smoothed].size()) return nullptr;
        const Block& block = blocks_[smoothed][i / blockSize];
        const std::size_t end = i + blockSize - 1;
        const bool drawable = !block.gap && (!scale.logY || value(block.low) > 0);
        return drawable && end <= last && x(end, axis) < column.end ? &block : nullptr;
    };
    const auto flush = [&] {
        if (!column.open) return;
        column.open = false;
        const auto [low, high] = std::minmax(column.low, column.high);
        std::size_t previous = std::numeric_limits<std::size_t>::max();
        for (const std::size_t i : {column.first, low, high, column.last}) {
            if (i == previous) continue;
            lines.back().emplace_back(scale.xPixel(x(i, axis)), scale.yPixel(value(i)));
            previous = i;
        }
    };
    bool inLine = false;
    for (std::size_t i = first; i <= last; ++i) {
        if (const Block* block = whole_block(i)) {
            widen(block->low, block->high);
            column.last = i += blockSize - 1;
            continue;
        }
        const double v = value(i);
        if (!std::isfinite(v) || (scale.logY && v <= 0)) {
            flush();
            inLine = false;
            continue;
        }
        if (!inLine) lines.emplace_back();
        inLine = true;
        const double at = x(i, axis);
        if (column.open && at >= column.end) flush();
        if (!column.open) {
            column = {scale.xValue(std::floor(scale.xPixel(at)) + 1), i, i, i, i, true};
            continue;
        }
        widen(i, i);
        column.last = i;
    }
    flush();
    return lines;
}

}  // namespace nibble::ui
