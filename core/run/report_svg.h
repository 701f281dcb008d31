// Pictures of a report: SVG that stands inside the page, in the page's colours, light and dark. Torch-free.
#pragma once
#include <string>
#include <vector>

#include "core/run/run_store.h"

namespace nibble {

std::string html_text(const std::string& text);  ///< with & < > " escaped

struct ReportCurve {
    std::string label;
    int color = 0;                     ///< c0 to c7 of the page's style
    std::string dashes;                ///< stroke-dasharray; empty: a full line
    const std::vector<Point>* points;  ///< values that are not finite leave a gap and are counted
    std::int64_t first_step = 0;       ///< where the curve begins on the axis
    bool pale = false;                 ///< stands behind the others
};

/// Curves over steps. Each column of pixels keeps its first, lowest, highest and last value.
std::string curves_svg(const std::string& title, const std::string& unit,
                       const std::vector<ReportCurve>& curves);

/// A rate from 0 to 1 as a point with its interval.
std::string interval_svg(double rate, double low, double high, int color);

}  // namespace nibble
