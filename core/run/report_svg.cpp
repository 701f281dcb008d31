#include "core/run/report_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace nibble {

std::string html_text(const std::string& text) {
    std::string out;
    for (const char c : text) switch (c) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            default:
                out += c;
        }
    return out;
}

namespace {

constexpr double width = 920, height = 300, left = 62, right = 14, top = 30, bottom = 40;

struct Range {
    double low = std::numeric_limits<double>::infinity(), high = -std::numeric_limits<double>::infinity();

    void add(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    bool empty() const { return low > high; }
    void widen() {
        const double margin = high > low ? 0.04 * (high - low) : std::max(1e-12, 0.1 * std::abs(high));
        low -= margin;
        high += margin;
    }
};

/// 1, 2 or 5 times a power of ten, so that about `count` of them fill `range`.
double nice_step(double range, double count) {
    const double rough = range / count, power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power) return factor * power;
    return 10 * power;
}

struct Axes {
    Range x, y;

    double at_x(double value) const {
        return left + (value - x.low) / (x.high - x.low) * (width - left - right);
    }
    double at_y(double value) const {
        return height - bottom - (value - y.low) / (y.high - y.low) * (height - top - bottom);
    }
};

std::string axes_svg(const Axes& axes, const std::string& title, const std::string& unit) {
    std::string svg = fmt::format(
        "<text class=\"t\" x=\"{}\" y=\"18\">{}</text><text class=\"u\" x=\"{}\" y=\"18\" "
        "text-anchor=\"end\">{}</text>",
        left, html_text(title), width - right, html_text(unit));
    const double step_y = nice_step(axes.y.high - axes.y.low, 7);
    for (double y = std::ceil(axes.y.low / step_y) * step_y; y <= axes.y.high; y += step_y)
        svg += fmt::format(
            "<path class=\"g\" d=\"M{} {:.1f}H{}\"/><text class=\"u\" x=\"{}\" y=\"{:.1f}\" "
            "text-anchor=\"end\">{:.4g}</text>",
            left, axes.at_y(y), width - right, left - 6, axes.at_y(y) + 4,
            std::abs(y) < step_y * 1e-9 ? 0 : y);
    const double step_x = std::max(1.0, nice_step(axes.x.high - axes.x.low, 8));
    for (double x = std::ceil(axes.x.low / step_x) * step_x; x <= axes.x.high; x += step_x)
        svg += fmt::format("<text class=\"u\" x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{:.0f}</text>",
                           axes.at_x(x), height - bottom + 16, x);
    return svg + fmt::format("<text class=\"u\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">step</text>",
                             (left + width - right) / 2, height - 8);
}

/// A pixel column's first, lowest, highest and last value, in the order of their steps.
class Column {
  public:
    void add(const Point& point) {
        if (kept_.empty()) kept_.assign(4, point);
        if (point.value < kept_[1].value) kept_[1] = point;
        if (point.value > kept_[2].value) kept_[2] = point;
        kept_[3] = point;
    }
    std::vector<Point> take() {
        std::vector<Point> points = std::exchange(kept_, {});
        std::ranges::sort(points, {}, &Point::step);
        const auto same = std::ranges::unique(points, {}, &Point::step);
        points.erase(same.begin(), same.end());
        return points;
    }

  private:
    std::vector<Point> kept_;
};

std::string path_of(const ReportCurve& curve, const Axes& axes) {
    std::string path;
    bool connected = false;
    Column column;
    double pixel = -1;
    const auto flush = [&] {
        for (const Point& point : column.take()) {
            path += fmt::format("{}{:.1f} {:.1f}", connected ? 'L' : 'M',
                                axes.at_x(double(point.step + curve.first_step)), axes.at_y(point.value));
            connected = true;
        }
    };
    for (const Point& point : *curve.points) {
        const double at = std::floor(axes.at_x(double(point.step + curve.first_step)));
        if (at != pixel || !std::isfinite(point.value)) flush();
        pixel = at;
        if (std::isfinite(point.value))
            column.add(point);
        else
            connected = false;
    }
    flush();
    return path;
}

std::string legend(const ReportCurve& curve) {
    const auto lost =
        std::ranges::count_if(*curve.points, [](const Point& p) { return !std::isfinite(p.value); });
    return fmt::format(
        "<span><svg width=\"26\" height=\"10\"><path class=\"c{}\" d=\"M0 5H26\" "
        "stroke-dasharray=\"{}\"/></svg> "
        "{}{}</span>",
        curve.color, curve.dashes, html_text(curve.label),
        lost ? fmt::format(" ({} values are not finite)", lost) : "");
}

}  // namespace

std::string curves_svg(const std::string& title, const std::string& unit,
                       const std::vector<ReportCurve>& curves) {
    Axes axes;
    for (const ReportCurve& curve : curves)
        for (const Point& point : *curve.points) {
            axes.x.add(double(point.step + curve.first_step));
            if (std::isfinite(point.value)) axes.y.add(point.value);
        }
    if (axes.y.empty()) return {};
    axes.y.widen();
    if (axes.x.low == axes.x.high) axes.x.widen();
    std::string svg = fmt::format("<figure><svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">", width,
                                  height, html_text(title));
    svg += axes_svg(axes, title, unit);
    std::string names;
    for (const ReportCurve& curve : curves) {
        svg += fmt::format("<path class=\"c{}{}\" stroke-dasharray=\"{}\" d=\"{}\"/>", curve.color,
                           curve.pale ? " p" : "", curve.dashes, path_of(curve, axes));
        names += legend(curve);
    }
    return svg + "</svg><figcaption>" + names + "</figcaption></figure>\n";
}

std::string interval_svg(double rate, double low, double high, int color) {
    const auto x = [](double share) { return 4 + 132 * share; };
    return fmt::format(
        "<svg width=\"140\" height=\"14\" class=\"i\"><path class=\"g\" d=\"M4 7H136\"/><path class=\"c{}\" "
        "d=\"M{:.1f} "
        "7H{:.1f}\"/><circle class=\"f{}\" cx=\"{:.1f}\" cy=\"7\" r=\"3.5\"/></svg>",
        color, x(low), x(high), color, x(rate));
}

}  // namespace nibble
