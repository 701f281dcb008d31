#include "widgets/event_feed.h"

#include <utility>

namespace nibble::ui {

EventFeed::EventFeed(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    timer_.setInterval(interval);
    connect(&timer_, &QTimer::timeout, this, &EventFeed::drain);
}

void EventFeed::push(const RunEvent& event) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(event);
        if (std::exchange(woken_, true)) return;
    }
    QMetaObject::invokeMethod(&timer_, qOverload<>(&QTimer::start), Qt::QueuedConnection);
}

void EventFeed::drain() {
    std::vector<RunEvent> events;
    {
        const std::lock_guard lock(mutex_);
        events.swap(waiting_);
        woken_ = false;
    }
    if (!events.empty()) Q_EMIT arrived(events);
}

}  // namespace nibble::ui
