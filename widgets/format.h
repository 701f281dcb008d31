// How numbers are written on the screen: in the user's locale, with units, as short as they can be without
// loss of meaning. NaN and infinities are written as such.
#pragma once
#include <QString>
#include <cstdint>

namespace nibble::ui {

QString formatCount(std::int64_t count);  ///< 201,088
QString formatShortCount(double count);   ///< 20.9 B, 3.6 M, 12.3 k
QString formatBytes(double bytes);        ///< 13.8 GB (powers of 1000, as disks and model pages count)
QString formatValue(double value, int digits = 5);      ///< 0.41237, 2e-5, NaN, ∞
QString formatFixed(double value, int decimals);        ///< 0.420, for columns of numbers
QString formatPercent(double share, int decimals = 1);  ///< 0.953 -> 95.3 %
QString formatDuration(double seconds);                 ///< 8.2 s, 3 min 12 s, 2 h 05 min
QString formatTime(const QString& isoUtc);              ///< local time, short

}  // namespace nibble::ui
