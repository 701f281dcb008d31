#include "widgets/background.h"

namespace nibble::ui {

Background::~Background() {
    for (Worker& worker : workers_) worker.thread.request_stop();
    workers_.clear();  // joins
}

void Background::start(std::function<void(std::stop_token, int)> body) {
    cancel();
    std::erase_if(workers_, [](const Worker& worker) { return worker.ended->load(); });
    auto ended = std::make_shared<std::atomic<bool>>(false);
    std::jthread thread([body = std::move(body), ended, generation = generation_](std::stop_token stop) {
        body(stop, generation);
        ended->store(true);
    });
    workers_.push_back({std::move(ended), std::move(thread)});
    setBusy(true);
}

void Background::cancel() {
    ++generation_;
    if (!workers_.empty()) workers_.back().thread.request_stop();
    setBusy(false);
}

void Background::deliver(int generation, std::function<void()> inGuiThread) {
    QMetaObject::invokeMethod(
        this,
        [this, generation, inGuiThread = std::move(inGuiThread)] {
            if (generation != generation_) return;
            setBusy(false);
            inGuiThread();
        },
        Qt::QueuedConnection);
}

void Background::setBusy(bool busy) {
    if (busy_ == busy) return;
    busy_ = busy;
    Q_EMIT busyChanged(busy);
}

}  // namespace nibble::ui
