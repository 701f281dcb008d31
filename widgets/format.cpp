#include "widgets/format.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <cmath>

namespace nibble::ui {
namespace {

struct Format {
    Q_DECLARE_TR_FUNCTIONS(Format)
};

QString nonFinite(double value) {
    if (std::isnan(value)) return "NaN";
    return value > 0 ? QString::fromUtf8("+∞") : QString::fromUtf8("−∞");
}

/// Three significant digits and a unit from steps of 1000.
QString scaled(double value, const char* const* units, int count) {
    int unit = 0;
    while (std::abs(value) >= 999.5 && unit + 1 < count) {
        value /= 1000;
        ++unit;
    }
    const double size = std::abs(value);
    const int decimals = unit == 0 ? 0 : size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
    const QString number = QLocale().toString(value, 'f', decimals);
    return *units[unit] ? number + QChar(0xA0) + units[unit] : number;
}

}  // namespace

QString formatCount(std::int64_t count) {
    return QLocale().toString(qlonglong(count));
}

QString formatShortCount(double count) {
    static const char* const units[] = {"", "k", "M", "B", "T"};
    return std::isfinite(count) ? scaled(count, units, 5) : nonFinite(count);
}

QString formatBytes(double bytes) {
    static const char* const units[] = {"B", "kB", "MB", "GB", "TB"};
    return std::isfinite(bytes) ? scaled(bytes, units, 5) : nonFinite(bytes);
}

QString formatValue(double value, int digits) {
    if (!std::isfinite(value)) return nonFinite(value);
    QString text = QLocale().toString(value, 'g', digits);
    static const QRegularExpression padding("[eE]([+-]?)0*(\\d)");
    return text.replace(padding, "e\\1\\2").replace("e+", "e");
}

QString formatFixed(double value, int decimals) {
    return std::isfinite(value) ? QLocale().toString(value, 'f', decimals) : nonFinite(value);
}

QString formatPercent(double share, int decimals) {
    if (!std::isfinite(share)) return nonFinite(share);
    return QLocale().toString(100 * share, 'f', decimals) + QChar(0xA0) + "%";
}

QString formatDuration(double seconds) {
    if (!std::isfinite(seconds) || seconds < 0) return QString::fromUtf8("–");
    if (seconds < 10) return Format::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    const auto whole = std::int64_t(std::llround(seconds));
    if (whole < 60) return Format::tr("%1 s").arg(whole);
    if (whole < 3600) return Format::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60, 2, 10, QChar('0'));
    if (whole < 48 * 3600)
        return Format::tr("%1 h %2 min").arg(whole / 3600).arg(whole / 60 % 60, 2, 10, QChar('0'));
    return Format::tr("%1 d %2 h").arg(whole / 86400).arg(whole / 3600 % 24);
}

QString formatTime(const QString& isoUtc) {
    QDateTime time = QDateTime::fromString(isoUtc, Qt::ISODate);
    if (!time.isValid()) return isoUtc;
    time.setTimeSpec(Qt::UTC);
    return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

}  // namespace nibble::ui
