// The store: one SQLite file (schema.sql documents it table by table) that holds every run. Several processes
// may read and write it at once; NaN and infinities are kept as such. Torch-free.
#pragma once
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/run/recipe.h"
#include "core/run/run_event.h"

namespace nibble {

/// What a run that is a fork began with; `stage` is empty where it is none.
struct RunOrigin {
    std::int64_t run = 0;  ///< 0: deleted since
    std::string stage;
    std::int64_t step = 0;
};

/// What people say of a run.
struct RunLabels {
    std::string notes;
    std::vector<std::string> tags = {};  ///< words without spaces
    bool starred = false, archived = false;
};

struct RunSummary {
    std::int64_t id = 0;
    std::string name;
    std::string created;  ///< ISO 8601, UTC
    RunStatus status = RunStatus::running;
    std::string message;
    std::string current_stage;
    std::int64_t step = 0, steps = 0;
    std::optional<double> last_loss, best_validation_loss;
    std::map<std::string, double> pass_rates;  ///< "qat-mx/language" -> 0.97
    double seconds = 0;
    RunOrigin parent = {};
    RunLabels labels = {};
};

struct StageSummary {
    std::string id;
    StageType type = StageType::sft;
    std::string from;
    RunStatus status = RunStatus::running;
    std::int64_t step = 0, steps = 0;
    double seconds = 0;
    std::string weights;  ///< folder with the stage's final weights; empty without
};

struct Point {
    std::int64_t step = 0;
    std::int64_t tokens = 0;
    double seconds = 0;
    double value = 0;
};
/// When a stage began or went on: what turns its points' seconds into the time of day.
struct ClockMark {
    std::string stage;
    double seconds = 0;    ///< as in Point
    double unix_time = 0;  ///< of that moment
};
/// name: "loss", "learning_rate", "grad_norm", "tokens_per_second", "memory_bytes", "validation_loss",
/// "unquantized_validation_loss", "validation_loss_mxfp4", "validation_loss_nvfp4"
struct Series {
    std::string stage, name;
    std::vector<Point> points;
};

/// One instance belongs to one thread; another thread or process opens its own.
class RunStore {
  public:
    /// Opens or creates; migrates an older schema. A store of a newer schema, or on a read-only medium, opens
    /// read-only. @throws Error where that is not possible either.
    explicit RunStore(const std::filesystem::path& file);
    ~RunStore();  ///< writes what is left, if the store lets it
    RunStore(RunStore&&) noexcept;

    /// $NIBBLE_STORE, else $XDG_DATA_HOME/nibble/runs.sqlite (~/.local/share).
    static std::filesystem::path default_path();

    const std::filesystem::path& path() const;
    bool read_only() const;
    std::string read_only_reason() const;

    // Writing. While another process keeps the store locked, record(), rewind(), set_status(), set_weights()
    // and set_labels() keep what they have and write it later, in order: they wait for a fraction of a second
    // at most, do not throw for that, and lose nothing. create_run() and remove() wait for seconds, then
    // throw Error.
    std::int64_t create_run(const Recipe& recipe, const RunOrigin& parent = {});
    /// Buffers points and log lines for up to a second; everything else is committed at once, with what was
    /// buffered before it.
    void record(std::int64_t run, const RunEvent& event);
    /// Writes what is buffered. @returns false where the store stays locked for longer than `wait`.
    bool flush(std::chrono::milliseconds wait = std::chrono::seconds(5));
    /// Forgets what was recorded of `stage` after `step`: the resumed run records it again.
    void rewind(std::int64_t run, const std::string& stage, std::int64_t step);
    void set_status(std::int64_t run, RunStatus status, const std::string& message = {});
    void set_weights(std::int64_t run, const std::string& stage, const std::filesystem::path& folder);
    void set_labels(std::int64_t run, const RunLabels& labels);
    void remove(std::int64_t run);  ///< what the store holds of it; its folder is the caller's to delete

    // Reading what was committed, by this process or another
    std::vector<RunSummary> runs() const;  ///< newest first
    RunSummary run(std::int64_t id) const;
    /// "12", a run's name (the newest of that name), or "latest". @throws Error listing what there is.
    std::int64_t find(const std::string& id_or_name) const;
    Recipe recipe(std::int64_t run) const;
    /// The recipes of all runs after `after`, as JSON text: many thousand are read in one go.
    void each_recipe(std::int64_t after,
                     const std::function<void(std::int64_t run, const std::string& json)>& use) const;
    std::vector<StageSummary> stages(std::int64_t run) const;  ///< those that have begun, in that order
    std::vector<Series> series(std::int64_t run) const;
    std::vector<Point> points(std::int64_t run, const std::string& stage, const std::string& name,
                              std::int64_t after_step = -1) const;
    /// By stage what its curves, but the learning rate's, ended with, and what it reached in evaluations but
    /// for the pass rates: "sft/grad_norm", "qat-mx/quantization_gap" (validation loss minus the unquantized
    /// one), "base/evaluation_loss" (the mean over the tokens of all data files).
    std::map<std::string, double> results(std::int64_t run) const;
    std::vector<ClockMark> clock(std::int64_t run) const;  ///< by stage, in time
    std::vector<EvaluationDone> evaluations(std::int64_t run, bool with_answers = false) const;
    std::vector<LayerErrors> layer_errors(std::int64_t run) const;
    std::vector<RoutingCounted> routing(std::int64_t run) const;
    std::vector<Sample> samples(std::int64_t run) const;
    std::vector<CheckpointSaved> checkpoints(std::int64_t run) const;
    std::vector<ExportDone> exports(std::int64_t run) const;
    std::vector<LogLine> log(std::int64_t run) const;
    /// Sends the whole run through `callback`, stage by stage and step by step, as if it were happening.
    void replay(std::int64_t run, const EventCallback& callback) const;
    /// Changes with every commit by any process: a view that remembers it knows when to look again.
    std::int64_t change_counter() const;
    /// A copy that opens alone and holds every row committed before the call. @throws Error where `file`
    /// exists.
    void copy_to(const std::filesystem::path& file) const;

    struct Impl;

  private:
    std::unique_ptr<Impl> impl_;
};

}  // namespace nibble
