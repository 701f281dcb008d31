#pragma once
#include <QObject>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/run/run_store.h"
#include "widgets/background.h"

namespace nibble::ui {

/// Where the stages that `stage` goes on from ended: the sums of their last steps, tokens and seconds. `loss`
/// gives the training loss of a stage, or null.
Point stageOffset(const Recipe& recipe, const std::string& stage,
                  const std::function<const std::vector<Point>*(const std::string& stage)>& loss);

/// When `stage` of a run began and went on, among `marks` of all its stages. Of runs that are older than the
/// clock: from when the run was made.
std::vector<ClockMark> stageClock(const std::vector<ClockMark>& marks, const RunSummary& run,
                                  const std::vector<StageSummary>& stages, const std::string& stage);

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

    /// Shows another run; 0: none. The store must outlive its use here. Runs with very many points are read
    /// in the background: isLoading() until reset() comes.
    void show(const RunStore* store, std::int64_t run);
    void show(const RunHistory& other);               ///< the same run, with what that has heard of it
    void refresh();                                   ///< reads what the store has beyond what is here
    void apply(const std::vector<RunEvent>& events);  ///< of this run, as they happen

    bool isLoading() const { return reader_.busy(); }
    const RunStore* store() const { return store_; }
    std::int64_t run() const { return run_; }
    /// The fields in which its recipe differs from that of the run it was forked from.
    const std::vector<FieldDifference>& changes() const { return content_.changes; }
    const std::vector<Sample>& samples() const { return content_.samples; }
    std::vector<ClockMark> clock(const std::string& stage) const {
        return stageClock(content_.clock, content_.summary, content_.stages, stage);
    }
    const RunSummary& summary() const { return content_.summary; }
    const std::vector<StageSummary>& stages() const { return content_.stages; }
    const std::map<SeriesKey, std::vector<Point>>& series() const { return content_.series; }
    const std::vector<LayerErrors>& layerErrors() const { return content_.layerErrors; }
    const std::vector<EvaluationDone>& evaluations() const { return content_.evaluations; }
    const std::vector<CheckpointSaved>& checkpoints() const { return content_.checkpoints; }
    const std::vector<ExportDone>& exports() const { return content_.exports; }
    const std::vector<LogLine>& log() const { return content_.log; }
    const std::optional<Progress>& progress() const { return progress_; }  ///< live only
    const Recipe& recipe() const { return content_.recipe; }
    /// The place of a stage among those with curves: what seriesSlot() wants. -1: it has none.
    int ordinal(const std::string& stage) const;
    Point offset(const std::string& stage) const;

  Q_SIGNALS:
    void reset();  ///< everything may be different
    void pointsAdded(const std::string& stage, const std::string& name, std::size_t from);
    void statusChanged();  ///< summary, stages, progress
    void logAdded(std::size_t from);
    void samplesChanged();
    void clockChanged(const std::string& stage);
    void resultsChanged();  ///< evaluations, layer errors, checkpoints, exports

  private:
    void load();
    void add(const std::string& stage, const std::string& name, const std::vector<Point>& points);
    bool wentBack() const;
    std::vector<std::pair<RunStatus, std::size_t>> validations() const;
    void findBestValidation();

    void handle(const StageStarted& event);
    void handle(const StepDone& event);
    void handle(const Validated& event);
    void handle(const LayerErrors& event);
    void handle(const EvaluationDone& event);
    void handle(const CheckpointSaved& event);
    void handle(const ExportDone& event);
    void handle(const Sample& event);
    void handle(const RoutingCounted&) {}  // the view that shows it reads the store
    void handle(const Progress& event);
    void handle(const LogLine& event);
    void handle(const StageFinished& event);
    void handle(const RunFinished& event);
    StageSummary* stage(const std::string& id);

    /// What is read of a run at once.
    struct Content {
        RunSummary summary;
        Recipe recipe;
        std::vector<StageSummary> stages;
        std::map<SeriesKey, std::vector<Point>> series;
        std::vector<ClockMark> clock;
        std::vector<LayerErrors> layerErrors;
        std::vector<EvaluationDone> evaluations;
        std::vector<CheckpointSaved> checkpoints;
        std::vector<ExportDone> exports;
        std::vector<Sample> samples;
        std::vector<LogLine> log;
        std::vector<FieldDifference> changes;
    };
    static Content read(const RunStore& store, std::int64_t run);

    const RunStore* store_ = nullptr;
    std::int64_t run_ = 0;
    Content content_;
    std::optional<Progress> progress_;
    std::vector<std::pair<RunStatus, std::size_t>> signature_;
    std::set<std::string> marked_;  ///< stages whose clock runs, since they began or went on
    /// While a batch of events is applied: where what is new begins.
    struct Added {
        std::map<SeriesKey, std::size_t> points;
        std::size_t log = 0;
        bool samples = false;
    };
    std::optional<Added> added_;
    std::vector<RunEvent> waiting_;  ///< came while the run was being read
    Background reader_;
};

}  // namespace nibble::ui
