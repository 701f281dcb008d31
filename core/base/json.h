#pragma once
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace nibble {

/// Parses a whole document. Json: nlohmann::json, or nlohmann::ordered_json to keep the order of the keys.
/// @throws Error naming `where`, the line and the column; a key that stands twice in one object is an error
/// too, since readers disagree on which of the two counts.
template <typename Json = nlohmann::json>
Json parse_json(std::string_view text, const std::string& where) {
    std::vector<std::set<std::string>> keys;  // of the objects that are open
    const auto check = [&](int, typename Json::parse_event_t event, Json& value) {
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
        // What follows "[json.exception.parse_error.101] " is for people.
        const std::string_view what = error.what();
        const std::size_t end = what.find("] ");
        fail("{}: not valid JSON: {}", where, end == what.npos ? what : what.substr(end + 2));
    }
}

}  // namespace nibble
