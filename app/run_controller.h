#pragma once
#include <QObject>
#include <QTimer>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/run/fork.h"
#include "core/run/run_store.h"
#include "widgets/event_feed.h"

namespace nibble::ui {

/// Owns the store that the window shows and the one thread that runs work: training, evaluating, exporting.
/// The worker opens the store by itself; the window only reads, and hears of changes by whomever they are.
class RunController : public QObject {
    Q_OBJECT
  public:
    /// What the worker does: nibble::resume_run, which also starts a run that has no step yet, and
    /// nibble::run_extra_stage.
    struct Engine {
        std::function<void(std::int64_t run, RunStore& store, const EventCallback& callback,
                           std::stop_token stop)>
            run;
        std::function<void(std::int64_t run, const Stage& stage, RunStore& store,
                           const EventCallback& callback, std::stop_token stop)>
            extraStage;
    };

    RunController(std::filesystem::path store, Engine engine, QObject* parent = nullptr);
    ~RunController() override;  ///< stops what runs after its step and waits for that

    RunStore& store() { return *store_; }
    const std::filesystem::path& storePath() const { return store_->path(); }
    void openStore(const std::filesystem::path& file);  ///< @throws Error; only while nothing runs

    // Each begins work that ends with ended(). While work is under way they do nothing.
    void start(const Recipe& recipe);
    void startFork(const Recipe& recipe, const ForkPoint& point);
    void resume(std::int64_t run);
    /// Writes what the stage `from` ended with, as one more stage of a run that is there.
    void exportStage(std::int64_t run, const std::string& from, const std::string& layout,
                     const std::filesystem::path& folder);
    void stop();  ///< what is under way, once its step is done
    bool busy() const { return busy_; }
    std::int64_t liveRun() const { return liveRun_; }  ///< the run that the worker is busy with; 0: none

  Q_SIGNALS:
    void started(qint64 run);  ///< the run exists in the store
    void eventsArrived(const std::vector<nibble::RunEvent>& events);
    void ended(qint64 run, const QString& error);
    void storeChanged();
    void storeFailed(const QString& error);  ///< it could not be looked at

  private:
    void runJobs(std::stop_token quit);
    /// In the worker: `begin` tells the run, `body` works on it.
    using Body = std::function<void(std::int64_t run, RunStore& store, const EventCallback& callback,
                                    std::stop_token stop)>;
    void perform(std::function<std::int64_t(RunStore&)> begin, Body body);
    void poll();

    std::unique_ptr<RunStore> store_;
    Engine engine_;
    EventFeed feed_;
    QTimer poll_;
    std::int64_t seenChange_ = 0;
    bool busy_ = false;
    std::int64_t liveRun_ = 0;

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<std::function<void(std::stop_token)>> job_;  ///< not begun yet; guarded by mutex_
    std::stop_source stopJob_;  ///< of the job that waits or is at work; guarded by mutex_
    std::jthread worker_;       ///< last: it uses all of the above
};

}  // namespace nibble::ui
