// A model that answers: any checkpoint, or what a run's stage ended with, as it ships. Torch-free.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/run/run_store.h"
#include "core/text/harmony.h"

namespace nibble {

struct ChatSettings {
    std::string device = "auto";
    std::string dtype = "bfloat16";
    std::string policy = {}, scale_rule = {};  ///< in place of the stage's own; empty: as the stage ships
    ProgressCallback progress = {};            ///< of loading; what it throws ends the loading
};

/// How a conversation begins, in the form that the training data has.
struct ChatOpening {
    HarmonySettings harmony{.date = "2025-06-28"};
    std::string reasoning_language = {};  ///< "French", asked for in the developer message; empty: not asked for
    std::string developer = {};           ///< further instructions
};
Conversation start_chat(const ChatOpening& opening);

struct SamplingSettings {
    std::int64_t max_new_tokens = 512;
    double temperature = 0;  ///< 0: greedy
    double top_p = 1;
    std::uint64_t seed = 0;
    std::int64_t alternatives = 0;  ///< likeliest tokens to tell of at each place
};

/// A token of an answer, told as it comes.
struct ChatToken {
    enum class Part : std::uint8_t { header, content, end };
    struct Alternative {
        std::string text;
        double probability = 0;
    };

    std::int64_t id = -1;  ///< -1: no token, but what is left of a character that was cut off
    std::string text;      ///< the characters that it completes
    Part part = Part::header;
    std::string channel;     ///< of the message, once its header is through
    std::string recipient;   ///< likewise: of a tool call
    double probability = 0;  ///< that the model gave it, before temperature and top-p
    bool given = false;      ///< <|start|>assistant between two messages: the model was not asked
    std::vector<Alternative> alternatives;  ///< likeliest first
    double seconds = 0;                     ///< since the answer began; the first includes the prompt
};
/// Returns false to stop.
using ChatCallback = std::function<bool(const ChatToken& token)>;

class Chat {
  public:
    /// `source`: a checkpoint's folder, "RUN" or "RUN:STAGE". @throws Error
    Chat(const std::string& source, const RunStore* store, const ChatSettings& settings);
    ~Chat();
    Chat(Chat&&) noexcept;

    const Tokenizer& tokenizer() const;
    /// What the model writes as the assistant's next turn.
    Completion answer(const Conversation& conversation, const SamplingSettings& sampling,
                      const ChatCallback& callback = {}, std::stop_token stop = {}) const;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace nibble
