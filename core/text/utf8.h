// UTF-8, one character at a time.
#pragma once
#include <string>
#include <string_view>

namespace nibble {

struct Character {
    enum class State { complete, truncated, invalid };
    char32_t value = 0xFFFD;  ///< U+FFFD unless complete
    std::size_t length =
        1;  ///< bytes; of broken text the longest start of a character (Unicode 3.9, table 3-7)
    State state = State::invalid;
};
/// The first character of `text`, which is not empty. `truncated`: the text ends inside what may be a
/// character.
Character first_character(std::string_view text);

bool is_valid_utf8(std::string_view text);
void append_utf8(char32_t value, std::string& text);
/// Each broken sequence becomes one U+FFFD.
std::string replace_invalid_utf8(std::string_view text);

}  // namespace nibble
