#include "core/train/schedule.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/error.h"

namespace nibble {

double Schedule::learning_rate(std::int64_t step) const {
    if (step < warmup_steps) return peak * double(step + 1) / double(warmup_steps);
    if (shape == "constant") return peak;
    const double progress =
        std::min(1.0, double(step - warmup_steps) / double(std::max<std::int64_t>(1, steps - warmup_steps)));
    const double height =
        shape == "cosine" ? 0.5 * (1 + std::cos(std::numbers::pi * progress)) : 1 - progress;
    return floor + (peak - floor) * height;
}

void check(const Schedule& s) {
    if (s.shape != "cosine" && s.shape != "linear" && s.shape != "constant")
        fail("There is no learning rate schedule '{}'; it can be cosine, linear, constant.", s.shape);
    if (!(s.peak > 0) || !std::isfinite(s.peak))
        fail("The learning rate is {}; it must be positive.", s.peak);
    if (!(s.floor >= 0 && s.floor <= s.peak))
        fail("The smallest learning rate is {}; it must lie between 0 and the learning rate, {}.", s.floor,
             s.peak);
    if (s.steps <= 0) fail("{} training steps; there must be at least one.", s.steps);
    if (s.warmup_steps < 0 || s.warmup_steps > s.steps)
        fail("{} warmup steps of {} steps; there can be from 0 to all of them.", s.warmup_steps, s.steps);
}

}  // namespace nibble
