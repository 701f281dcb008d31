#pragma once
#include <cstdint>

#include "core/text/tokenizer.h"

namespace nibble {

/// The ids of the special tokens that harmony is made of: they differ between tokenizers.
struct HarmonyTokens {
    std::int64_t start, message, channel, constrain, end, return_token, call;

    /// @throws Error naming the token that the tokenizer lacks.
    explicit HarmonyTokens(const Tokenizer& tokenizer)
        : start(tokenizer.special("<|start|>")),
          message(tokenizer.special("<|message|>")),
          channel(tokenizer.special("<|channel|>")),
          constrain(tokenizer.special("<|constrain|>")),
          end(tokenizer.special("<|end|>")),
          return_token(tokenizer.special("<|return|>")),
          call(tokenizer.special("<|call|>")) {}
};

}  // namespace nibble
