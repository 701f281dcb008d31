// What speaks for MXFP4 and what for NVFP4: the measured facts of one stage in each format, and the verdict
// in plain words.
#pragma once
#include <QStringList>
#include <optional>
#include <vector>

#include "core/checkpoint/model_config.h"
#include "core/run/run_store.h"
#include "widgets/layer_error_metrics.h"

namespace nibble::ui {

/// A stage that ships in a 4-bit format, with all that is known of it.
struct FormatSide {
    std::int64_t run = 0;
    std::string stage, format;  ///< format: "mxfp4", "nvfp4"
    bool twin = false;          ///< a stage of the other format, whose live twin was in this one
    QString label;              ///< "demo #1 · qat-mx"
    int slot = 0;               ///< seriesColor()
    std::vector<Point> validation, unquantized;  ///< losses over the steps
    std::vector<EvaluationDone> evaluations;
    std::vector<LayerError> errors;  ///< of single experts, at the last step
    std::optional<std::uintmax_t> bytes;
    bool exported = false;  ///< the size is that of files, not calculated
};

/// The stages with a policy of `format` in these runs, newest run first: trained ones, then the others, then
/// the live twins, of which only the validation loss is known.
std::vector<FormatSide> formatSides(const RunStore& store, const std::vector<std::int64_t>& runs,
                                    const std::string& format);
double bitsPerValue(const std::string& format);
/// SNR of the mean relative squared error over all experts; NaN without errors.
double totalSnr(const std::vector<LayerError>& errors);
/// Mean relative squared error of each layer's experts.
std::vector<double> errorByLayer(const std::vector<LayerError>& errors);

/// One pass rate of both sides.
struct RatePair {
    QString name;  ///< "multilingual-test, language"
    CheckRate mxfp4, nvfp4;
    /// -1: MXFP4 is better beyond both 95 % intervals, 1: NVFP4 is, 0: they overlap.
    int better() const;
};
std::vector<RatePair> ratePairs(const FormatSide& mxfp4, const FormatSide& nvfp4);

/// The same test rows, asked of both.
struct RowPairs {
    std::int64_t both = 0, onlyMxfp4 = 0, onlyNvfp4 = 0;  ///< asked of both; passed by one alone
    /// Of the two-sided sign test (McNemar's exact test): how often chance alone would make the counts of the
    /// last two so unequal. It sees smaller differences than intervals that take the two for independent.
    double p() const;
    bool differ() const { return p() < 0.05; }
};
RowPairs rowPairs(const FormatSide& mxfp4, const FormatSide& nvfp4);

struct FormatVerdict {
    QString headline;
    QStringList evidence;
};
/// Says that there is no measured difference where the intervals overlap and the single rows do not tell one
/// either, and that nothing was measured where there are no pass rates of both.
FormatVerdict formatVerdict(const FormatSide& mxfp4, const FormatSide& nvfp4);

}  // namespace nibble::ui
