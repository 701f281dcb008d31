#include "app/run_controller.h"

namespace nibble::ui {
namespace {
/// ms between two looks at the store. While this window's own worker writes, its events tell more, and
/// sooner.
constexpr int pollInterval = 400, pollIntervalBesideWork = 2000;
}  // namespace

RunController::RunController(std::filesystem::path store, Engine engine, QObject* parent)
    : QObject(parent), engine_(std::move(engine)), worker_([this](std::stop_token quit) { runJobs(quit); }) {
    openStore(store);
    connect(&feed_, &EventFeed::arrived, this, &RunController::eventsArrived);
    connect(&poll_, &QTimer::timeout, this, &RunController::poll);
    poll_.start(pollInterval);
}

RunController::~RunController() {
    stop();
    worker_.request_stop();
    wake_.notify_all();
    worker_.join();
}

void RunController::openStore(const std::filesystem::path& file) {
    store_ = std::make_unique<RunStore>(file);
    seenChange_ = store_->change_counter();
    Q_EMIT storeChanged();
}

void RunController::poll() {
    std::int64_t now = seenChange_;
    try {
        store_->flush(std::chrono::milliseconds(0));  // labels that met a locked store
        now = store_->change_counter();
    } catch (const std::exception& error) {
        return Q_EMIT storeFailed(QString::fromUtf8(error.what()));
    }
    if (std::exchange(seenChange_, now) != now) Q_EMIT storeChanged();
}

void RunController::start(const Recipe& recipe) {
    perform([recipe](RunStore& store) { return store.create_run(recipe); }, engine_.run);
}

void RunController::startFork(const Recipe& recipe, const ForkPoint& point) {
    perform([recipe, point](RunStore& store) { return create_fork(recipe, point, store); }, engine_.run);
}

void RunController::resume(std::int64_t run) {
    perform([run](RunStore&) { return run; }, engine_.run);
}

void RunController::exportStage(std::int64_t run, const std::string& from, const std::string& layout,
                                const std::filesystem::path& folder) {
    const Stage stage = extra_export(from, layout, folder);
    perform([run](RunStore&) { return run; },
            [this, stage](std::int64_t id, RunStore& store, const EventCallback& callback,
                          std::stop_token stop) { engine_.extraStage(id, stage, store, callback, stop); });
}

void RunController::stop() {
    const std::lock_guard lock(mutex_);
    stopJob_.request_stop();
}

/// The worker: one thread for as long as the window lives, because the maths libraries keep memory for each
/// thread.
void RunController::runJobs(std::stop_token quit) {
    while (true) {
        std::function<void(std::stop_token)> job;
        std::stop_token stop;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, quit, [this] { return job_.has_value(); }) || quit.stop_requested()) return;
            job = std::move(*job_);
            job_.reset();
            stop = stopJob_.get_token();
        }
        job(stop);
    }
}

void RunController::perform(std::function<std::int64_t(RunStore&)> begin, Body body) {
    if (std::exchange(busy_, true)) return;
    poll_.setInterval(pollIntervalBesideWork);
    const std::lock_guard lock(mutex_);
    stopJob_ = {};
    job_ = [this, begin = std::move(begin), body = std::move(body),
            path = store_->path()](std::stop_token stop) {
        std::int64_t run = 0;
        QString error;
        try {
            RunStore store(path);
            run = begin(store);
            QMetaObject::invokeMethod(
                this,
                [this, run] {
                    liveRun_ = run;
                    Q_EMIT started(run);
                },
                Qt::QueuedConnection);
            body(
                run, store, [this](const RunEvent& event) { feed_.push(event); }, stop);
        } catch (const std::exception& e) {
            error = QString::fromUtf8(e.what());
        }
        QMetaObject::invokeMethod(
            this,
            [this, run, error] {
                feed_.drain();
                busy_ = false;
                poll_.setInterval(pollInterval);
                liveRun_ = 0;
                Q_EMIT ended(run, error);
                poll();
            },
            Qt::QueuedConnection);
    };
    wake_.notify_one();
}

}  // namespace nibble::ui
