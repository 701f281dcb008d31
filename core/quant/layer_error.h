#pragma once
#include <string>

namespace nibble {

/// What quantization does to one tensor of one expert; expert -1: the whole tensor. w: the weights, q:
/// quantized.
struct LayerError {
    int layer = 0;
    int expert = -1;
    std::string tensor;        ///< "gate_up_proj", "down_proj"
    double snr_db = 0;         ///< 10 log10(sum w^2 / sum (w - q)^2)
    double relative_mse = 0;   ///< sum (w - q)^2 / sum w^2
    double largest_error = 0;  ///< max |w - q|
    double clipped = 0;        ///< share of values beyond 6 scales
    double underflowed = 0;    ///< share of non-zero values that became 0
    double codes_changed = 0;  ///< share of values whose quantized value differs from the base checkpoint's
    double delta_norm = 0;     ///< |w - base|
    double delta_kept =
        0;  ///< share of the fine-tuning delta that survived: <q - base, w - base> / |w - base|^2
};

}  // namespace nibble
