#pragma once
#include <QObject>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "core/run/chat.h"

namespace nibble::ui {

/// The one thread in which models answer: loads those that are asked, keeps them for the next question, and
/// brings their tokens to the GUI thread in batches.
class ChatWorker : public QObject {
    Q_OBJECT
  public:
    struct Question {
        int column = 0;
        std::string source;  ///< a checkpoint's folder, "RUN:STAGE"
        Conversation conversation;
        SamplingSettings sampling;
    };

    explicit ChatWorker(QObject* parent = nullptr);
    ~ChatWorker() override;

    /// Where runs are looked up; the worker opens it by itself.
    void setStore(const std::filesystem::path& store);
    /// Answers one after another, so that each has all cores. Only while nothing is asked.
    void ask(std::vector<Question> questions);
    void stop();  ///< after the current token; questions not begun are dropped
    bool busy() const { return busy_; }

  Q_SIGNALS:
    void loading(int column, double share);
    void tokensArrived(int column, const std::vector<nibble::ChatToken>& tokens);
    void answered(int column, const nibble::Completion& completion);
    void failed(int column, const QString& text);
    void finished();

  private:
    struct Batch {
        int column = 0;
        std::vector<ChatToken> tokens;
    };

    void work(std::stop_token quit);
    void answer(const Question& question, std::stop_token stop);
    const Chat& load(const Question& question, std::stop_token stop);
    void push(int column, const ChatToken& token);
    void drain();
    void inGuiThread(std::function<void()> action);

    bool busy_ = false;
    std::map<std::string, Chat> models_;  ///< by source; the worker's, as is the next one
    std::filesystem::path modelsStore_;   ///< where runs among the sources are looked up
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::filesystem::path store_;  ///< guarded by mutex_, as are the next four
    std::optional<std::vector<Question>> waiting_;
    std::stop_source stopAnswers_;
    std::vector<Batch> batches_;  ///< not told yet
    bool woken_ = false;
    std::jthread thread_;  ///< last: it uses all of the above
};

}  // namespace nibble::ui
