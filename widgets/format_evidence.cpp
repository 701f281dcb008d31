#include "widgets/format_evidence.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <filesystem>

#include "core/checkpoint/layout.h"
#include "core/run/run.h"
#include "kernels/quant_format.h"
#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

struct FormatEvidence {
    Q_DECLARE_TR_FUNCTIONS(FormatEvidence)
};

/// The size of the weights in the layout of the format: of the run's export, else calculated from the model.
void findBytes(FormatSide& side, const RunStore& store, const std::vector<ExportDone>& exports) {
    const std::string layout = "hf-" + side.format;
    for (const ExportDone& done : exports)
        if (done.layout == layout && (done.from == side.stage || !side.exported)) {
            side.bytes = std::uintmax_t(done.bytes);
            side.exported = done.from == side.stage;
        }
    if (side.bytes) return;
    try {
        const WeightsReference weights = find_weights(std::to_string(side.run) + ":" + side.stage, &store);
        side.bytes = bytes_of(
            stored_tensors(tensor_table(read_model_config(weights.config)), layout_from_name(layout)));
    } catch (const std::exception&) {  // the run's files are elsewhere; the size stays unknown
    }
}

QString rateText(const CheckRate& rate) {
    return FormatEvidence::tr("%1 (%2 to %3)")
        .arg(formatPercent(rate.rate), formatPercent(rate.low), formatPercent(rate.high));
}

QString rateSentence(const RatePair& pair) {
    const QString numbers =
        FormatEvidence::tr("MXFP4 %1, NVFP4 %2.").arg(rateText(pair.mxfp4), rateText(pair.nvfp4));
    switch (pair.better()) {
        case -1:
            return FormatEvidence::tr("%1: MXFP4 passes more, beyond the 95 % intervals. %2")
                .arg(pair.name, numbers);
        case 1:
            return FormatEvidence::tr("%1: NVFP4 passes more, beyond the 95 % intervals. %2")
                .arg(pair.name, numbers);
        default:
            return FormatEvidence::tr("%1: no measured difference, the 95 % intervals overlap. %2")
                .arg(pair.name, numbers);
    }
}

QString rowsSentence(const RowPairs& rows) {
    if (rows.both == 0) return {};
    const QString counts =
        FormatEvidence::tr("Of %1 test rows asked of both, %2 pass with MXFP4 alone and %3 with NVFP4 alone.")
            .arg(formatCount(rows.both), formatCount(rows.onlyMxfp4), formatCount(rows.onlyNvfp4));
    return counts + " " +
           (rows.differ() ? FormatEvidence::tr("Chance alone would seldom do that (sign test, p = %1).")
                                .arg(formatValue(rows.p(), 2))
                          : FormatEvidence::tr("Chance alone can do that (sign test, p = %1).")
                                .arg(formatValue(rows.p(), 2)));
}

}  // namespace

double bitsPerValue(const std::string& format) {
    return kernels::quant_format(format).bits_per_value();
}

std::vector<FormatSide> formatSides(const RunStore& store, const std::vector<std::int64_t>& runs,
                                    const std::string& format) {
    std::vector<FormatSide> sides;
    for (const std::int64_t run : runs) {
        const Recipe recipe = store.recipe(run);
        const auto series = store.series(run);
        const auto errors = store.layer_errors(run);
        const auto evaluations = store.evaluations(run, true);
        const auto exports = store.exports(run);
        int ordinal = 0;
        for (const Stage& stage : recipe.stages) {
            const int place = trains(stage.type) ? ordinal++ : -1;
            FormatSide side;
            side.twin = !stage.policy.starts_with(format);
            if (side.twin && !stage.live_twin) continue;
            side.run = run;
            side.stage = stage.id;
            side.format = format;
            side.label = QString::fromUtf8("%1 #%2 · %3")
                             .arg(QString::fromStdString(recipe.name))
                             .arg(run)
                             .arg(QString::fromStdString(stage.id));
            if (side.twin) side.label = FormatEvidence::tr("%1, live twin").arg(side.label);
            side.slot = place < 0 ? neutralSlot : seriesSlot(run, place);
            const std::string loss = side.twin ? twin_series_prefix + format : "validation_loss";
            for (const Series& s : series) {
                if (s.stage != stage.id) continue;
                if (s.name == loss) side.validation = s.points;
                if (s.name == "unquantized_validation_loss") side.unquantized = s.points;
            }
            for (const LayerErrors& e : errors)
                if (e.stage == stage.id && !side.twin) side.errors = singleErrors(e.errors);
            for (const EvaluationDone& e : evaluations)
                if (e.of == stage.id && !side.twin) side.evaluations.push_back(e);
            if (side.validation.empty() && side.errors.empty() && side.evaluations.empty()) continue;
            findBytes(side, store, exports);
            sides.push_back(std::move(side));
        }
    }
    std::stable_sort(sides.begin(), sides.end(), [](const FormatSide& a, const FormatSide& b) {
        return std::pair(a.twin, a.slot == neutralSlot) < std::pair(b.twin, b.slot == neutralSlot);
    });
    return sides;
}

double totalSnr(const std::vector<LayerError>& errors) {
    double sum = 0;
    for (const LayerError& error : errors) sum += error.relative_mse;
    return errors.empty() ? std::nan("") : -10 * std::log10(sum / double(errors.size()));
}

std::vector<double> errorByLayer(const std::vector<LayerError>& errors) {
    std::vector<std::pair<double, int>> sums;
    for (const LayerError& error : errors) {
        sums.resize(std::max(sums.size(), std::size_t(error.layer) + 1));
        sums[std::size_t(error.layer)].first += error.relative_mse;
        ++sums[std::size_t(error.layer)].second;
    }
    std::vector<double> means;
    for (const auto& [sum, count] : sums) means.push_back(count ? sum / count : 0);
    return means;
}

int RatePair::better() const {
    if (mxfp4.low > nvfp4.high) return -1;
    return nvfp4.low > mxfp4.high ? 1 : 0;
}

std::vector<RatePair> ratePairs(const FormatSide& mxfp4, const FormatSide& nvfp4) {
    std::vector<RatePair> pairs;
    for (const EvaluationDone& a : mxfp4.evaluations)
        for (const EvaluationDone& b : nvfp4.evaluations)
            for (const CheckRate& left : a.rates)
                for (const CheckRate& right : b.rates) {
                    if (a.data != b.data || left.check != right.check) continue;
                    pairs.push_back({QString("%1, %2").arg(QString::fromStdString(
                                                               std::filesystem::path(a.data).stem().string()),
                                                           QString::fromStdString(left.check)),
                                     left, right});
                }
    return pairs;
}

RowPairs rowPairs(const FormatSide& mxfp4, const FormatSide& nvfp4) {
    std::map<std::pair<std::string, std::int64_t>, int>
        passed;  // bit 0: asked of MXFP4, 1: passed; 2, 3: of NVFP4
    const auto add = [&](const FormatSide& side, int shift) {
        for (const EvaluationDone& evaluation : side.evaluations)
            for (const ScoredAnswer& answer : evaluation.answers)
                passed[{evaluation.data, answer.row}] |= (answer.verdict == nibble::Verdict::pass ? 3 : 1)
                                                         << shift;
    };
    add(mxfp4, 0);
    add(nvfp4, 2);
    RowPairs rows;
    for (const auto& [row, bits] : passed) {
        if ((bits & 5) != 5) continue;
        rows.onlyMxfp4 += bits == 7;
        rows.onlyNvfp4 += bits == 13;
        ++rows.both;
    }
    return rows;
}

double RowPairs::p() const {
    const std::int64_t n = onlyMxfp4 + onlyNvfp4, fewer = std::min(onlyMxfp4, onlyNvfp4);
    double sum = 0;
    for (std::int64_t k = 0; k <= fewer; ++k)
        sum += std::exp(std::lgamma(double(n) + 1) - std::lgamma(double(k) + 1) -
                        std::lgamma(double(n - k) + 1) - double(n) * std::log(2.0));
    return std::min(1.0, 2 * sum);
}

FormatVerdict formatVerdict(const FormatSide& mxfp4, const FormatSide& nvfp4) {
    const std::vector<RatePair> pairs = ratePairs(mxfp4, nvfp4);
    int forMxfp4 = 0, forNvfp4 = 0;
    FormatVerdict verdict;
    for (const RatePair& pair : pairs) {
        forMxfp4 += pair.better() < 0;
        forNvfp4 += pair.better() > 0;
        verdict.evidence << rateSentence(pair);
    }
    const RowPairs rows = rowPairs(mxfp4, nvfp4);
    if (rows.both > 0) verdict.evidence << rowsSentence(rows);
    if (!mxfp4.validation.empty() && !nvfp4.validation.empty())
        verdict.evidence
            << FormatEvidence::tr(
                   "Validation loss: MXFP4 %1, NVFP4 %2. It has no interval here, so it decides nothing "
                   "alone.")
                   .arg(formatValue(mxfp4.validation.back().value, 4),
                        formatValue(nvfp4.validation.back().value, 4));
    if (mxfp4.bytes && nvfp4.bytes)
        verdict.evidence
            << FormatEvidence::tr(
                   "Size: MXFP4 %1, NVFP4 %2. MXFP4 runs in vLLM, SGLang and TensorRT-LLM; NVFP4 needs "
                   "Blackwell GPUs, and vLLM does not run it right.")
                   .arg(formatBytes(double(*mxfp4.bytes)), formatBytes(double(*nvfp4.bytes)));
    if (pairs.empty())
        verdict.headline = FormatEvidence::tr(
            "Not measured: the two have no pass rate of the same test in common. Add an evaluate "
            "stage that names both.");
    else if (forMxfp4 == 0 && forNvfp4 == 0 && rows.differ())
        verdict.headline =
            FormatEvidence::tr(
                "The pass rates' intervals overlap, but row by row %1 passes more. A small difference; "
                "MXFP4 is smaller and more engines and GPUs serve it.")
                .arg(rows.onlyNvfp4 > rows.onlyMxfp4 ? "NVFP4" : "MXFP4");
    else if (forMxfp4 == 0 && forNvfp4 == 0)
        verdict.headline = FormatEvidence::tr(
            "No measured difference in answers. Ship MXFP4: it is smaller and more engines and GPUs "
            "serve it.");
    else if (forNvfp4 == 0)
        verdict.headline =
            FormatEvidence::tr("MXFP4 answers better, and more engines and GPUs serve it. Ship MXFP4.");
    else if (forMxfp4 == 0)
        verdict.headline = FormatEvidence::tr(
            "NVFP4 answers better. Ship NVFP4 where you serve with SGLang or TensorRT-LLM on "
            "Blackwell GPUs, MXFP4 elsewhere.");
    else
        verdict.headline = FormatEvidence::tr(
            "Each passes more on a test of its own. Decide by the test that stands for your use.");
    return verdict;
}

}  // namespace nibble::ui
