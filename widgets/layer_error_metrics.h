// The figures of a LayerError, listed once: name, unit, how it is written, which end is the bad one.
#pragma once
#include <QString>
#include <span>
#include <string>
#include <vector>

#include "core/quant/layer_error.h"

namespace nibble::ui {

struct LayerErrorMetric {
    const char* key;
    const char* label;  ///< for tr(), context LayerErrorMetric
    const char* help;
    double LayerError::*value;
    bool share;  ///< written as a percentage
    const char* unit;
    int decimals;  ///< written; -1: three significant digits
    bool highIsBad;

    QString name() const;
    QString explanation() const;
    QString format(double v) const;
};
std::span<const LayerErrorMetric> layerErrorMetrics();

/// Without the sums over all experts, where the experts are there one by one.
std::vector<LayerError> singleErrors(std::span<const LayerError> errors);

/// Of a fine-tuning's change, how much is left after rounding: sum of <q - base, w - base> over sum of |w -
/// base|^2.
struct DeltaSurvival {
    double norm = 0;  ///< of the whole change
    double kept = 0;  ///< share
};
DeltaSurvival deltaSurvival(std::span<const LayerError> errors);

/// The same of one tensor of one layer, over its experts.
struct LayerDelta {
    int layer = 0;
    std::string tensor;
    double square = 0;  ///< |w - base|^2
    double kept = 0;    ///< share of it
    double lost() const { return square * (1 - kept); }
};
std::vector<LayerDelta> layerDeltas(std::span<const LayerError> errors);  ///< by layer, gate_up_proj first

}  // namespace nibble::ui
