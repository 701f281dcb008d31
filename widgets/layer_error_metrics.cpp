#include "widgets/layer_error_metrics.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>
#include <map>
#include <set>

#include "widgets/format.h"

namespace nibble::ui {
namespace {
const LayerErrorMetric metrics[] = {
    {"snr_db", QT_TRANSLATE_NOOP("LayerErrorMetric", "Signal to noise"),
     QT_TRANSLATE_NOOP(
         "LayerErrorMetric",
         "Ten times the logarithm of the weights' energy over the rounding error's. Higher is better."),
     &LayerError::snr_db, false, "dB", 1, false},
    {"relative_mse", QT_TRANSLATE_NOOP("LayerErrorMetric", "Relative squared error"),
     QT_TRANSLATE_NOOP("LayerErrorMetric", "Squared rounding error over squared weights. Lower is better."),
     &LayerError::relative_mse, false, "", -1, true},
    {"largest_error", QT_TRANSLATE_NOOP("LayerErrorMetric", "Largest error"),
     QT_TRANSLATE_NOOP("LayerErrorMetric", "The largest distance between a weight and its quantized value."),
     &LayerError::largest_error, false, "", -1, true},
    {"clipped", QT_TRANSLATE_NOOP("LayerErrorMetric", "Clipped"),
     QT_TRANSLATE_NOOP("LayerErrorMetric",
                       "Share of the weights beyond the largest value that their block's scale can express."),
     &LayerError::clipped, true, "%", 1, true},
    {"underflowed", QT_TRANSLATE_NOOP("LayerErrorMetric", "Underflowed"),
     QT_TRANSLATE_NOOP("LayerErrorMetric", "Share of the weights other than zero that became zero."),
     &LayerError::underflowed, true, "%", 1, true},
    {"codes_changed", QT_TRANSLATE_NOOP("LayerErrorMetric", "Changed against the base"),
     QT_TRANSLATE_NOOP("LayerErrorMetric",
                       "Share of the weights whose quantized value differs from the base checkpoint's."),
     &LayerError::codes_changed, true, "%", 1, false},
    {"delta_norm", QT_TRANSLATE_NOOP("LayerErrorMetric", "Size of the change"),
     QT_TRANSLATE_NOOP("LayerErrorMetric",
                       "Norm of what fine-tuning added to the weights, before quantization."),
     &LayerError::delta_norm, false, "", -1, false},
    {"delta_kept", QT_TRANSLATE_NOOP("LayerErrorMetric", "Change that survived"),
     QT_TRANSLATE_NOOP("LayerErrorMetric",
                       "Share of what fine-tuning added that is still there after rounding. 100 % is best."),
     &LayerError::delta_kept, true, "%", 1, false},
};
}  // namespace

QString LayerErrorMetric::name() const {
    return QCoreApplication::translate("LayerErrorMetric", label);
}
QString LayerErrorMetric::explanation() const {
    return QCoreApplication::translate("LayerErrorMetric", help);
}

QString LayerErrorMetric::format(double v) const {
    if (share) return formatPercent(v, std::abs(v) < 0.0995 ? decimals + 1 : decimals);
    return decimals < 0 || !std::isfinite(v) ? formatValue(v, 3) : QLocale().toString(v, 'f', decimals);
}

std::span<const LayerErrorMetric> layerErrorMetrics() {
    return metrics;
}

std::vector<LayerError> singleErrors(std::span<const LayerError> errors) {
    std::set<std::pair<int, std::string>> split;
    for (const LayerError& error : errors)
        if (error.expert >= 0) split.emplace(error.layer, error.tensor);
    std::vector<LayerError> single;
    for (const LayerError& error : errors)
        if (error.expert >= 0 || !split.contains({error.layer, error.tensor})) single.push_back(error);
    return single;
}

DeltaSurvival deltaSurvival(std::span<const LayerError> errors) {
    double kept = 0, all = 0;
    for (const LayerError& error : errors) {
        const double square = error.delta_norm * error.delta_norm;
        kept += error.delta_kept * square;
        all += square;
    }
    return {std::sqrt(all), all > 0 ? kept / all : 0};
}

std::vector<LayerDelta> layerDeltas(std::span<const LayerError> errors) {
    std::map<int, std::map<std::string, LayerDelta, std::greater<>>> sums;
    for (const LayerError& error : errors) {
        LayerDelta& sum = sums[error.layer][error.tensor];
        const double square = error.delta_norm * error.delta_norm;
        sum.layer = error.layer;
        sum.tensor = error.tensor;
        sum.square += square;
        sum.kept += error.delta_kept * square;
    }
    std::vector<LayerDelta> deltas;
    for (auto& [layer, tensors] : sums)
        for (auto& [tensor, sum] : tensors) {
            sum.kept = sum.square > 0 ? sum.kept / sum.square : 0;
            deltas.push_back(std::move(sum));
        }
    return deltas;
}

}  // namespace nibble::ui
