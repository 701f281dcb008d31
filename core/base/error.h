#pragma once
#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <utility>

#include "core/base/sentence.h"

namespace nibble {

/// What is wrong, where (file, tensor, line, step) and what to do about it, in words for the user.
/// Everything in core/ throws this; only front ends turn it into an exit code or a dialog.
class Error : public std::runtime_error {
  public:
    explicit Error(const std::string& text) : runtime_error(text), sentence_{text} {}
    explicit Error(Sentence sentence) : runtime_error(sentence.text()), sentence_(std::move(sentence)) {}
    /// The same in parts, where it was thrown so; else the text as a whole.
    const Sentence& sentence() const { return sentence_; }

  private:
    Sentence sentence_;
};

/// What to tell the user of any exception: an Error's own words; LibTorch's without the stack that it prints;
/// and where memory ran out, what takes less of it.
std::string explain(const std::exception& error);

template <typename... Args>
[[noreturn]] void fail(fmt::format_string<Args...> format, Args&&... args) {
    throw Error(fmt::format(format, std::forward<Args>(args)...));
}
[[noreturn]] inline void fail(Sentence sentence) {
    throw Error(std::move(sentence));
}

}  // namespace nibble
