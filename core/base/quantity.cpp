#include "core/base/quantity.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>

namespace nibble {

std::string bytes_text(double bytes) {
    if (bytes < 999.5) return fmt::format("{:.0f} B", bytes);
    const char* const units[] = {"kB", "MB", "GB", "TB"};
    int unit = 0;
    for (bytes /= 1000; bytes >= 999.95 && unit < 3; ++unit) bytes /= 1000;  // what prints as 1000.0
    return fmt::format("{:.1f} {}", bytes, units[unit]);
}

std::string duration_text(double seconds) {
    if (!std::isfinite(seconds)) return "-";
    if (seconds < 59.95) return fmt::format("{:.1f} s", seconds);
    const auto whole = std::int64_t(std::llround(seconds));
    if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
    return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

}  // namespace nibble
