// What core tells people, in parts, so that a front end can tell it in another language.
#pragma once
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Marks a text for translation: lupdate -tr-function-alias QT_TRANSLATE_NOOP=NIBBLE_TEXT finds it.
#define NIBBLE_TEXT(context, text) text

namespace nibble {

struct Sentence {
    std::string pattern;  ///< in English, with %1, %2 ... for the arguments; marked, context "Core"
    std::vector<std::string> arguments = {};
    std::string place = {};  ///< the file and line, field or stage that it is about; may be empty

    /// The pattern, or a translation of it, with the arguments in their places.
    std::string filled(std::string_view translation) const {
        std::string text;
        for (std::size_t i = 0; i < translation.size(); ++i) {
            const std::size_t number = i + 1 < translation.size() ? std::size_t(translation[i + 1] - '1') : 9;
            if (translation[i] == '%' && number < arguments.size())
                text += arguments[number], ++i;
            else
                text += translation[i];
        }
        return text;
    }
    std::string text() const {  ///< in English, behind its place: "data.train: no file to train on"
        return (place.empty() ? "" : place + ": ") + filled(pattern);
    }
    bool operator==(const Sentence&) const = default;
};

/// @param pattern marked with NIBBLE_TEXT
template <typename... Args>
Sentence sentence_on(std::string place, const char* pattern, Args&&... arguments) {
    return {pattern, {fmt::format("{}", std::forward<Args>(arguments))...}, std::move(place)};
}
template <typename... Args>
Sentence sentence(const char* pattern, Args&&... arguments) {
    return sentence_on({}, pattern, std::forward<Args>(arguments)...);
}

}  // namespace nibble
