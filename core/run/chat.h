// A model that answers: any checkpoint, or what a run's stage ended with, as it ships. Torch-free.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "core/run/run_store.h"
#include "core/text/harmony.h"

namespace nibble {

struct ChatSettings {
    std::string device = "auto";
    std::string dtype = "bfloat16";
    std::string policy, scale_rule;  ///< in place of the stage's own; empty: as the stage ships
};

struct SamplingSettings {
    std::int64_t max_new_tokens = 512;
    double temperature = 0;  ///< 0: greedy
    double top_p = 1;
    std::uint64_t seed = 0;
};

/// Told of every token: its id, its probability and the characters that it completes. Returns false to stop.
using ChatCallback = std::function<bool(std::int64_t id, double probability, const std::string& text)>;

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
