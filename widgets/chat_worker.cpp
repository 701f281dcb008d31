#include "widgets/chat_worker.h"

#include <algorithm>
#include <utility>

#include "core/base/error.h"

namespace nibble::ui {
namespace {

/// Ends loading where the user asked to stop.
struct LoadingStopped {};

}  // namespace

ChatWorker::ChatWorker(QObject* parent)
    : QObject(parent), thread_([this](std::stop_token quit) { work(quit); }) {}

ChatWorker::~ChatWorker() {
    stop();
    thread_.request_stop();
    thread_.join();
}

void ChatWorker::setStore(const std::filesystem::path& store) {
    const std::lock_guard lock(mutex_);
    store_ = store;
}

void ChatWorker::ask(std::vector<Question> questions) {
    busy_ = true;
    {
        const std::lock_guard lock(mutex_);
        stopAnswers_ = {};
        waiting_ = std::move(questions);
    }
    wake_.notify_one();
}

void ChatWorker::stop() {
    const std::lock_guard lock(mutex_);
    stopAnswers_.request_stop();
}

void ChatWorker::work(std::stop_token quit) {
    while (true) {
        std::vector<Question> questions;
        std::stop_token stop;
        std::filesystem::path store;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, quit, [this] { return waiting_.has_value(); })) return;
            questions = std::move(*waiting_);
            waiting_.reset();
            stop = stopAnswers_.get_token();
            store = store_;
        }
        if (std::exchange(modelsStore_, store) != store) models_.clear();  // "1:sft" is another model there
        std::erase_if(models_, [&](const auto& model) {
            return std::none_of(questions.begin(), questions.end(),
                                [&](const Question& q) { return q.source == model.first; });
        });
        for (const Question& question : questions)
            if (!stop.stop_requested()) answer(question, stop);
        inGuiThread([this] {
            busy_ = false;
            Q_EMIT finished();
        });
    }
}

const Chat& ChatWorker::load(const Question& question, std::stop_token stop) {
    if (const auto known = models_.find(question.source); known != models_.end()) return known->second;
    std::optional<RunStore> store;
    if (std::filesystem::exists(modelsStore_)) store.emplace(modelsStore_);
    ChatSettings settings;
    settings.progress = [&](std::int64_t done, std::int64_t total) {
        if (stop.stop_requested()) throw LoadingStopped{};
        const double share = total > 0 ? double(done) / double(total) : 0;
        inGuiThread([this, column = question.column, share] { Q_EMIT loading(column, share); });
    };
    settings.progress(0, 1);
    return models_.emplace(question.source, Chat(question.source, store ? &*store : nullptr, settings))
        .first->second;
}

void ChatWorker::answer(const Question& question, std::stop_token stop) {
    const int column = question.column;
    try {
        const Chat& chat = load(question, stop);
        const Completion completion = chat.answer(
            question.conversation, question.sampling,
            [&](const ChatToken& token) {
                push(column, token);
                return true;
            },
            stop);
        inGuiThread([this, column, completion] {
            drain();
            Q_EMIT answered(column, completion);
        });
    } catch (const LoadingStopped&) {
    } catch (const std::exception& error) {
        inGuiThread([this, column, text = QString::fromUtf8(error.what())] { Q_EMIT failed(column, text); });
    }
}

void ChatWorker::push(int column, const ChatToken& token) {
    {
        const std::lock_guard lock(mutex_);
        if (batches_.empty() || batches_.back().column != column) batches_.push_back({column, {}});
        batches_.back().tokens.push_back(token);
        if (std::exchange(woken_, true)) return;
    }
    inGuiThread([this] { drain(); });
}

void ChatWorker::drain() {
    std::vector<Batch> batches;
    {
        const std::lock_guard lock(mutex_);
        batches = std::exchange(batches_, {});
        woken_ = false;
    }
    for (const Batch& batch : batches) Q_EMIT tokensArrived(batch.column, batch.tokens);
}

void ChatWorker::inGuiThread(std::function<void()> action) {
    QMetaObject::invokeMethod(this, std::move(action), Qt::QueuedConnection);
}

}  // namespace nibble::ui
