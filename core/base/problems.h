#pragma once
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"

namespace nibble {

/// Several things are wrong.
class ProblemsError : public Error {
  public:
    ProblemsError(const std::string& text, std::vector<Sentence> all)
        : Error(text), problems(std::move(all)) {}
    const std::vector<Sentence> problems;
};

/// Gathers everything that is wrong, so that the user hears of all of it at once and not one fault a try.
class Problems {
  public:
    template <typename... Args>
    void add(fmt::format_string<Args...> format, Args&&... args) {
        add(Sentence{fmt::format(format, std::forward<Args>(args)...)});
    }
    void add(Sentence problem) { all_.push_back(std::move(problem)); }
    bool empty() const { return all_.empty(); }
    const std::vector<Sentence>& all() const { return all_; }

    /// @throws ProblemsError "heading: problem", or the heading and one problem a line where there are
    /// several.
    void throw_if_any(const std::string& heading) const {
        if (all_.empty()) return;
        if (all_.size() == 1) throw ProblemsError(heading + ": " + all_.front().text(), all_);
        std::string text = fmt::format("{}: {} problems", heading, all_.size());
        constexpr std::size_t shown = 100;  // a checkpoint of another model lacks every tensor
        for (std::size_t i = 0; i < std::min(shown, all_.size()); ++i) text += "\n  " + all_[i].text();
        if (all_.size() > shown) text += fmt::format("\n  and {} more", all_.size() - shown);
        throw ProblemsError(text, all_);
    }

  private:
    std::vector<Sentence> all_;
};

}  // namespace nibble
