#include "core/base/json.h"

#include <algorithm>

namespace nibble {

std::string json_complaint(std::string_view what) {
    // What follows "[json.exception.parse_error.101] " is for people.
    if (const std::size_t end = what.find("] "); what.starts_with("[json.") && end != what.npos)
        what.remove_prefix(end + 2);
    std::string text(what.substr(0, 200));
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c >= 0x80; }, '?');
    return what.size() > text.size() ? text + " ..." : text;
}

}  // namespace nibble
