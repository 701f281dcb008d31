// All that the engine tells its front ends, through one variant and one callback. A finished run replayed
// from the store and a live one take the same path to the screen. Torch-free.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/progress.h"
#include "core/base/sentence.h"
#include "core/quant/layer_error.h"
#include "core/run/recipe.h"
#include "core/text/answer_check.h"

namespace nibble {

struct StageStarted {
    std::string stage;
    StageType type = StageType::sft;
    std::int64_t steps = 0;       ///< planned; 0 for stages without steps
    std::int64_t first_step = 0;  ///< steps already done, where a resumed stage goes on
    std::string from = {};        ///< the stage whose weights it takes; empty: the checkpoint's, or several
};

/// One optimizer step.
struct StepDone {
    std::string stage;
    std::int64_t step = 0, steps = 0;  ///< step counts from 1
    std::int64_t tokens = 0;           ///< real tokens since the stage began
    double seconds = 0;                ///< since the stage began
    double loss = 0;                   ///< mean over the step's trained tokens
    double learning_rate = 0;
    double grad_norm = 0;  ///< before clipping
    double tokens_per_second = 0;
    double seconds_left = 0;
    double memory_bytes = 0;  ///< resident set, or the device's allocated bytes
};

struct Validated {
    std::string stage;
    std::int64_t step = 0;
    std::int64_t tokens = 0;
    double seconds = 0;
    double loss = 0;  ///< of the model as it is trained: through the quantizers for qat
    std::optional<double> unquantized_loss;  ///< qat: the same weights without quantization
    bool best = false;
    /// qat with live_twin: "mxfp4" and "nvfp4" -> the loss of the same weights in that format.
    std::map<std::string, double> loss_by_format = {};
};
/// Of Validated::loss_by_format in the store: "validation_loss_mxfp4".
inline constexpr char twin_series_prefix[] = "validation_loss_";

struct LayerErrors {
    std::string stage;
    std::int64_t step = 0;
    std::string format;  ///< "mxfp4", "nvfp4"
    std::vector<LayerError> errors;
};

/// Where the router of each layer sent the validation rows' tokens.
struct RoutingCounted {
    std::string stage;
    std::int64_t step = 0;  ///< 0: the weights that the stage started from
    int layers = 0, experts = 0;
    std::vector<std::int64_t> counts;  ///< [layers, experts]: tokens that the expert takes part in
};

/// One answer of an evaluation.
struct ScoredAnswer {
    std::int64_t row = 0;  ///< line in the file
    std::string prompt, analysis, final_text, expected;
    std::string check;  ///< "language", "refusal"; empty without one
    Verdict verdict = Verdict::invalid;
};
struct CheckRate {
    std::string check;
    std::int64_t rows = 0, passed = 0, invalid = 0;
    double rate = 0, low = 0, high = 0;  ///< Wilson 95 % interval
};
struct EvaluationDone {
    std::string stage;  ///< the evaluate stage
    std::string of;     ///< the stage evaluated, or "base"
    std::string data;   ///< file
    double loss = 0, perplexity = 0;
    std::int64_t tokens = 0;
    std::vector<CheckRate> rates;
    std::vector<ScoredAnswer> answers;
};

struct CheckpointSaved {
    std::string stage;
    std::int64_t step = 0;
    std::string path;
    bool complete = true;
    std::string missing;  ///< the file that an incomplete one lacks
};
struct ExportDone {
    std::string stage, from, layout, path;
    std::int64_t bytes = 0, tensors = 0;
    std::string hash;  ///< over all tensors' bytes
};
/// Text generated during training.
struct Sample {
    std::string stage;
    std::int64_t step = 0;
    std::string prompt, text;
};
/// How far a long piece of work is that has no steps: loading, calibrating, generating answers, writing.
struct Progress {
    std::string stage;
    Sentence what;
    std::int64_t done = 0, total = 0;
    double seconds_left = 0;
};
struct LogLine {
    enum class Level : std::uint8_t { info, warning, error };
    Level level = Level::info;
    std::string stage;  ///< empty: the run as a whole
    Sentence what;
};
const char* name(LogLine::Level level);  ///< "info", "warning", "error"
struct StageFinished {
    std::string stage;
    double seconds = 0;
};
enum class RunStatus : std::uint8_t { running, finished, stopped, failed };
const char* name(RunStatus status);
struct RunFinished {
    RunStatus status = RunStatus::finished;
    std::string message;  ///< why it failed
};

using RunEvent =
    std::variant<StageStarted, StepDone, Validated, LayerErrors, EvaluationDone, CheckpointSaved, ExportDone,
                 Sample, RoutingCounted, Progress, LogLine, StageFinished, RunFinished>;
using EventCallback = std::function<void(const RunEvent&)>;

}  // namespace nibble
