#include "core/text/answer_check.h"

#include <cmath>

namespace nibble {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view white_space = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(white_space);
    return begin == text.npos ? "" : text.substr(begin, text.find_last_not_of(white_space) - begin + 1);
}

}  // namespace

Answer parse_answer(std::span<const std::int64_t> ids, const Tokenizer& tokenizer) {
    const Completion completion = parse_completion(ids, tokenizer);
    Answer answer;
    for (const Message& message : completion.messages) {
        if (message.channel == "analysis") answer.analysis += message.text();
        if (message.channel == "final") answer.final += message.text();
    }
    answer.valid = completion.well_formed && completion.finished && !trimmed(answer.final).empty();
    return answer;
}

const char* name(Verdict verdict) {
    switch (verdict) {
        case Verdict::pass:
            return "pass";
        case Verdict::fail:
            return "fail";
        case Verdict::invalid:
            return "invalid";
    }
    return "";
}

Verdict judge(const Check& check, const Answer& answer) {
    if (!answer.valid) return Verdict::invalid;
    const bool passes = (check.language.empty() || detect_language(answer.analysis) == check.language) &&
                        (!check.final || trimmed(answer.final) == trimmed(*check.final)) &&
                        (!check.refusal || is_refusal(answer.final) == *check.refusal);
    return passes ? Verdict::pass : Verdict::fail;
}

void PassRate::add(Verdict verdict) {
    (verdict == Verdict::pass ? passed : verdict == Verdict::fail ? failed : invalid) += 1;
}

double PassRate::rate() const {
    return total() ? static_cast<double>(passed) / static_cast<double>(total()) : 0;
}

Interval wilson_interval(std::int64_t passed, std::int64_t total) {
    if (total == 0) return {};
    constexpr double z = 1.959963984540054;
    const double n = static_cast<double>(total);
    const double p = static_cast<double>(passed) / n;
    const double center = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {passed == 0 ? 0.0 : center - half, passed == total ? 1.0 : center + half};
}

}  // namespace nibble
