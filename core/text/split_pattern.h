// Cutting text into pieces by a regular expression, as the pre-tokenizers of tokenizer.json do.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace nibble {

/// May be used from several threads.
class SplitPattern {
  public:
    enum class Syntax { regex, literal };
    /// @param keep_matches, keep_gaps which pieces are handed on: what the pattern matches, what lies
    /// between.
    /// @throws Error naming the pattern and what is wrong with it.
    SplitPattern(const std::string& pattern, Syntax syntax, bool keep_matches, bool keep_gaps);
    ~SplitPattern();
    SplitPattern(SplitPattern&&) noexcept;

    /// @param text valid UTF-8.
    void split(std::string_view text, const std::function<void(std::string_view)>& piece) const;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace nibble
