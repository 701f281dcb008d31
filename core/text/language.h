// Which language a short text is written in, and whether it refuses to help: by words and letters, no model.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace nibble {

/// "English", "Spanish", "French", "Italian", "German", "Portuguese", or "unknown" where the words name none
/// or more than one alike. Numbers and signs count for nothing.
std::string detect_language(std::string_view text);
const std::vector<std::string>& known_languages();

/// Whether a final answer declines the request ("I'm sorry, but I can't help with that"), in the same
/// languages.
bool is_refusal(std::string_view text);

}  // namespace nibble
