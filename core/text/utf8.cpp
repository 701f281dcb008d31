#include "core/text/utf8.h"

#include <cstdint>

namespace nibble {

Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80) return {lead, 1, Character::State::complete};
    if (lead < 0xC2 || lead > 0xF4) return {};
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    // The second byte of some leads has a smaller range: no overlong forms, no surrogates, nothing past
    // U+10FFFF.
    const std::uint8_t low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const std::uint8_t high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    char32_t value = lead & (0x7F >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (i == text.size()) return {0xFFFD, i, Character::State::truncated};
        if (byte(i) < (i == 1 ? low : 0x80) || byte(i) > (i == 1 ? high : 0xBF)) return {0xFFFD, i};
        value = (value << 6) | (byte(i) & 0x3F);
    }
    return {value, length, Character::State::complete};
}

bool is_valid_utf8(std::string_view text) {
    while (!text.empty()) {
        const Character next = first_character(text);
        if (next.state != Character::State::complete) return false;
        text.remove_prefix(next.length);
    }
    return true;
}

void append_utf8(char32_t value, std::string& text) {
    if (value < 0x80) {
        text += static_cast<char>(value);
        return;
    }
    const int following = value < 0x800 ? 1 : value < 0x10000 ? 2 : 3;
    text += static_cast<char>((0xFF00 >> (following + 1)) | (value >> 6 * following));
    for (int i = following - 1; i >= 0; --i) text += static_cast<char>(0x80 | ((value >> 6 * i) & 0x3F));
}

std::string replace_invalid_utf8(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const Character next = first_character(text);
        append_utf8(next.value, out);
        text.remove_prefix(next.length);
    }
    return out;
}

}  // namespace nibble
