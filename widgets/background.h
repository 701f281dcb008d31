#pragma once
#include <QObject>
#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

namespace nibble::ui {

/// Long work off the GUI thread: opening checkpoints, loading data. The newest piece of work wins: a result
/// that was overtaken or cancelled is dropped, so nothing stale reaches the screen. Destruction waits for
/// what still runs.
class Background : public QObject {
    Q_OBJECT
  public:
    explicit Background(QObject* parent = nullptr) : QObject(parent) {}
    ~Background() override;

    /// `work(std::stop_token)` runs on a thread of its own; what it returns goes to `done` in the GUI thread,
    /// what it throws to the signal failed().
    template <typename Work, typename Done>
    void run(Work work, Done done) {
        start([this, work = std::move(work), done = std::move(done)](std::stop_token stop, int generation) {
            using Result = std::invoke_result_t<Work, std::stop_token>;
            try {
                auto result = std::make_shared<Result>(work(stop));
                deliver(generation, [done, result] { done(std::move(*result)); });
            } catch (const std::exception& error) {
                deliver(generation, [this, text = QString::fromUtf8(error.what())] { Q_EMIT failed(text); });
            }
        });
    }
    void cancel();
    bool busy() const { return busy_; }

  Q_SIGNALS:
    void busyChanged(bool busy);
    void failed(const QString& text);

  private:
    void start(std::function<void(std::stop_token, int)> body);
    void deliver(int generation, std::function<void()> inGuiThread);
    void setBusy(bool busy);

    struct Worker {
        std::shared_ptr<std::atomic<bool>> ended;
        std::jthread thread;
    };
    int generation_ = 0;
    bool busy_ = false;
    std::vector<Worker> workers_;  ///< the newest last; older ones were cancelled and are ending
};

}  // namespace nibble::ui
