#pragma once
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace nibble {

/// Levels of nesting that no file of ours needs, and every stack holds.
constexpr int deepest_json = 256;

/// What a JSON exception says, short and in ASCII: it quotes the text at fault, which may be long or no
/// UTF-8.
std::string json_complaint(std::string_view what);

/// Parses a whole document. Json: nlohmann::json, or nlohmann::ordered_json to keep the order of the keys.
/// @throws Error naming `where`, the line and the column; a key that stands twice in one object is an error
/// too, since readers disagree on which of the two counts, and so is nesting that would exhaust the stack of
/// whoever writes the document again.
template <typename Json = nlohmann::json>
Json parse_json(std::string_view text, const std::string& where) {
    std::vector<std::set<std::string>> keys;  // of the objects that are open
    const auto check = [&](int depth, typename Json::parse_event_t event, Json& value) {
        if (depth > deepest_json) fail("{}: nested more than {} levels deep", where, deepest_json);
        if (event == Json::parse_event_t::object_start) keys.emplace_back();
        if (event == Json::parse_event_t::object_end) keys.pop_back();
        if (event == Json::parse_event_t::key &&
            !keys.back().insert(value.template get<std::string>()).second)
            fail("{}: the key \"{}\" stands there twice", where, value.template get<std::string>());
        return true;
    };
    try {
        return Json::parse(text.begin(), text.end(), check);
    } catch (const nlohmann::json::exception& error) {
        fail("{}: not valid JSON: {}", where, json_complaint(error.what()));
    }
}

}  // namespace nibble
