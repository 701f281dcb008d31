#pragma once
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
        for (const std::string& problem : all_) text += "\n  " + problem;
        throw Error(text);
    }

  private:
    std::vector<std::string> all_;
};

}  // namespace nibble
