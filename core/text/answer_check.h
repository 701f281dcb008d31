// Judging generated answers.
#pragma once
#include <cstdint>
#include <span>
#include <string>

#include "core/text/dataset.h"
#include "core/text/language.h"

namespace nibble {

/// What was generated behind a completion prompt, by channel.
struct Answer {
    std::string analysis;
    std::string final;
    bool valid = false;  ///< well-formed harmony with a final message that is complete and not empty
};
Answer parse_answer(std::span<const std::int64_t> ids, const Tokenizer& tokenizer);

enum class Verdict : std::uint8_t { pass, fail, invalid };
const char* name(Verdict verdict);  ///< "pass", "fail", "invalid"

/// An answer that is not valid is `invalid` whatever the check asks for, never a match.
Verdict judge(const Check& check, const Answer& answer);

struct PassRate {
    std::int64_t passed = 0;
    std::int64_t failed = 0;
    std::int64_t invalid = 0;

    void add(Verdict verdict);
    std::int64_t total() const { return passed + failed + invalid; }
    double rate() const;  ///< passed / total; 0 where there is none
};

struct Interval {
    double low = 0;
    double high = 1;
};
/// Wilson's score interval of a proportion at 95 % (Wilson 1927; z = 1.959964).
Interval wilson_interval(std::int64_t passed, std::int64_t total);

}  // namespace nibble
