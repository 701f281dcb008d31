#define PCRE2_CODE_UNIT_WIDTH 8
#include "core/text/split_pattern.h"

#include <pcre2.h>

#include <cstdint>

#include "core/base/error.h"
#include "core/text/utf8.h"

namespace nibble {

namespace {

std::string pcre2_message(int code) {
    PCRE2_UCHAR buffer[256];
    pcre2_get_error_message(code, buffer, sizeof buffer);
    return reinterpret_cast<const char*>(buffer);
}

// PCRE2's \s holds U+180E, which Unicode no longer counts as white space, nor do the tokenizers' own engines.
std::string with_unicode_white_space(const std::string& pattern) {
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool escape = pattern[i] == '\\' && i + 1 < pattern.size();
        const char escaped = escape ? pattern[++i] : '\0';
        if (escaped == 's')
            out += "\\p{White_Space}";
        else if (escaped == 'S')
            out += "\\P{White_Space}";
        else if (escape)
            out += {'\\', escaped};
        else
            out += pattern[i];
    }
    return out;
}

}  // namespace

struct SplitPattern::Impl {
    std::string text;  // of the pattern
    pcre2_code* code = nullptr;
    bool keep_matches, keep_gaps;

    ~Impl() { pcre2_code_free(code); }
};

SplitPattern::SplitPattern(const std::string& pattern, Syntax syntax, bool keep_matches, bool keep_gaps)
    : impl_(new Impl{pattern, nullptr, keep_matches, keep_gaps}) {
    int error = 0;
    PCRE2_SIZE offset = 0;
    const bool literal = syntax == Syntax::literal;
    const std::string source = literal ? pattern : with_unicode_white_space(pattern);
    const std::uint32_t options = PCRE2_UTF | (literal ? PCRE2_LITERAL : PCRE2_UCP);
    impl_->code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(source.data()), source.size(), options, &error,
                                &offset, nullptr);
    if (!impl_->code)
        fail("the pattern {} is not usable: {} at byte {}", pattern, pcre2_message(error), offset);
    pcre2_jit_compile(impl_->code, PCRE2_JIT_COMPLETE);  // where it fails, matching is interpreted
}

SplitPattern::~SplitPattern() = default;
SplitPattern::SplitPattern(SplitPattern&&) noexcept = default;

void SplitPattern::split(std::string_view text, const std::function<void(std::string_view)>& piece) const {
    const std::unique_ptr<pcre2_match_data, decltype(&pcre2_match_data_free)> match(
        pcre2_match_data_create_from_pattern(impl_->code, nullptr), pcre2_match_data_free);
    const auto* subject = reinterpret_cast<PCRE2_SPTR>(text.data());
    std::size_t done = 0;  // pieces up to here are handed on
    std::size_t from = 0;
    while (from < text.size()) {
        const int found =
            pcre2_match(impl_->code, subject, text.size(), from, PCRE2_NO_UTF_CHECK, match.get(), nullptr);
        if (found == PCRE2_ERROR_NOMATCH) break;
        if (found < 0) fail("the pattern {} cannot be matched: {}", impl_->text, pcre2_message(found));
        const PCRE2_SIZE* ends = pcre2_get_ovector_pointer(match.get());
        if (ends[0] == ends[1]) {  // nothing was matched: go on behind the next character
            from =
                ends[1] < text.size() ? ends[1] + first_character(text.substr(ends[1])).length : text.size();
            continue;
        }
        if (impl_->keep_gaps && ends[0] > done) piece(text.substr(done, ends[0] - done));
        if (impl_->keep_matches) piece(text.substr(ends[0], ends[1] - ends[0]));
        done = from = ends[1];
    }
    if (impl_->keep_gaps && done < text.size()) piece(text.substr(done));
}

}  // namespace nibble
