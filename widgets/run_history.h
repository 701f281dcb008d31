#pragma once
#include <QObject>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/run/run_store.h"

namespace nibble::ui {

/// Where the stages that `stage` goes on from ended: the sums of their last steps, tokens and seconds. `loss`
/// gives the training loss of a stage, or null.
Point stageOffset(const Recipe& recipe, const std::string& stage,
                  const std::function<const std::vector<Point>*(const std::string& stage)>& loss);

/// All that the screen shows of one run. It is read from the store, the same way for a finished run, a live
/// one and one that another process writes; the events of a run in this window only arrive sooner by the same
/// path.
class RunHistory : public QObject {
    Q_OBJECT
  public:
    using SeriesKey = std::pair<std::string, std::string>;  ///< stage, name

    /// Names of the series, in the order in which they are shown.
    static std::span<const char* const> seriesNames();

    explicit RunHistory(QObject* parent = nullptr) : QObject(parent) {}

    /// Shows another run; 0: none. The store must outlive its use here.
    void show(const RunStore* store, std::int64_t run);
    void refresh();                                   ///< reads what the store has beyond what is here
    void apply(const std::vector<RunEvent>& events);  ///< of this run, as they happen

    std::int64_t run() const { return run_; }
    const RunSummary& summary() const { return summary_; }
    const std::vector<StageSummary>& stages() const { return stages_; }
    const std::map<SeriesKey, std::vector<Point>>& series() const { return series_; }
    const std::vector<LayerErrors>& layerErrors() const { return layerErrors_; }
    const std::vector<EvaluationDone>& evaluations() const { return evaluations_; }
    const std::vector<CheckpointSaved>& checkpoints() const { return checkpoints_; }
    const std::vector<ExportDone>& exports() const { return exports_; }
    const std::vector<LogLine>& log() const { return log_; }
    const std::optional<Progress>& progress() const { return progress_; }  ///< live only
    const Recipe& recipe() const { return recipe_; }
    /// The place of a stage among those with curves: what seriesSlot() wants. -1: it has none.
    int ordinal(const std::string& stage) const;
    Point offset(const std::string& stage) const;

  Q_SIGNALS:
    void reset();  ///< everything may be different
    void pointsAdded(const std::string& stage, const std::string& name, std::size_t from);
    void statusChanged();  ///< summary, stages, progress
    void logAdded(std::size_t from);
    void resultsChanged();  ///< evaluations, layer errors, checkpoints, exports

  private:
    void load();
    void add(const std::string& stage, const std::string& name, const std::vector<Point>& points);
    bool wentBack() const;
    std::vector<std::pair<RunStatus, std::size_t>> validations() const;

    void handle(const StageStarted& event);
    void handle(const StepDone& event);
    void handle(const Validated& event);
    void handle(const LayerErrors& event);
    void handle(const EvaluationDone& event);
    void handle(const CheckpointSaved& event);
    void handle(const ExportDone& event);
    void handle(const Sample&) {}
    void handle(const Progress& event);
    void handle(const LogLine& event);
    void handle(const StageFinished& event);
    void handle(const RunFinished& event);
    StageSummary* stage(const std::string& id);

    const RunStore* store_ = nullptr;
    std::int64_t run_ = 0;
    RunSummary summary_;
    Recipe recipe_;
    std::vector<StageSummary> stages_;
    std::map<SeriesKey, std::vector<Point>> series_;
    std::vector<LayerErrors> layerErrors_;
    std::vector<EvaluationDone> evaluations_;
    std::vector<CheckpointSaved> checkpoints_;
    std::vector<ExportDone> exports_;
    std::vector<LogLine> log_;
    std::optional<Progress> progress_;
    std::vector<std::pair<RunStatus, std::size_t>> signature_;
};

}  // namespace nibble::ui
