#pragma once
#include <QObject>
#include <QTimer>
#include <mutex>
#include <vector>

#include "core/run/run_event.h"

namespace nibble::ui {

/// Brings the engine's events from the thread it works in to the GUI thread: in order, none lost, in batches.
/// The worker never waits for the GUI: it appends to a list, and wakes the GUI thread once where no wake-up
/// is under way.
class EventFeed : public QObject {
    Q_OBJECT
  public:
    static constexpr int interval = 100;  ///< ms between two batches at least

    explicit EventFeed(QObject* parent = nullptr);

    void push(const RunEvent& event);  ///< from any thread
    void drain();                      ///< GUI thread: delivers at once what has arrived

  Q_SIGNALS:
    void arrived(const std::vector<nibble::RunEvent>& events);

  private:
    std::mutex mutex_;
    std::vector<RunEvent> waiting_;  ///< guarded by mutex_
    bool woken_ = false;             ///< guarded by mutex_: a wake-up or the timer will drain
    QTimer timer_;
};

}  // namespace nibble::ui
