#pragma once
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"

namespace nibble {

/// Gathers everything that is wrong, so that the user hears of all of it at once and not one fault a try.
class Problems {
  public:
    template <typename... Args>
    void add(fmt::format_string<Args...> format, Args&&... args) {
        all_.push_back(fmt::format(format, std::forward<Args>(args)...));
    }
    bool empty() const { return all_.empty(); }
    const std::vector<std::string>& all() const { return all_; }

    /// @throws Error "heading: problem", or the heading and one problem a line where there are several.
    void throw_if_any(const std::string& heading) const {
        if (all_.empty()) return;
        if (all_.size() == 1) throw Error(heading + ": " + all_.front());
        std::string text = fmt::format("{}: {} problems", heading, all_.size());
        constexpr std::size_t shown = 100;  // a checkpoint of another model lacks every tensor
        for (std::size_t i = 0; i < std::min(shown, all_.size()); ++i) text += "\n  " + all_[i];
        if (all_.size() > shown) text += fmt::format("\n  and {} more", all_.size() - shown);
        throw Error(text);
    }

  private:
    std::vector<std::string> all_;
};

}  // namespace nibble
