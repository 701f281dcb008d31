// Changing a recipe from outside, and comparing two.
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "core/run/recipe.h"

namespace nibble {

using nlohmann::json;

namespace {

/// The element of a list that `key` names: a stage by its id, or any element by its number, counted from 0.
json& list_element(json& list, const std::string& key, const std::string& assignment) {
    std::vector<std::string> names;
    for (json& element : list) {
        if (element.is_object() && element.value("id", json()) == key) return element;
        names.push_back(element.is_object() && element.contains("id") && element["id"].is_string()
                            ? element["id"].get<std::string>()
                            : std::to_string(names.size()));
    }
    const bool number =
        !key.empty() && std::all_of(key.begin(), key.end(), [](unsigned char c) { return std::isdigit(c); });
    if (number && key.size() < 6 && std::stoul(key) < list.size()) return list[std::stoul(key)];
    fail("\"{}\": there is no \"{}\" among: {}", assignment, key, fmt::join(names, ", "));
}

/// Every field by its path; those of a stage under the stage's id.
std::map<std::string, json> flat(const Recipe& recipe) {
    const json object = to_json(recipe);
    std::map<std::string, json> all;
    const auto add = [&](const std::string& prefix, const json& part) {
        for (const auto& [key, value] : part.items()) all[prefix + key] = value;
    };
    for (const auto& [key, value] : object.items())
        if (!value.is_object() && key != "stages") all[key] = value;
    add("model.", object["model"]);
    add("data.", object["data"]);
    for (const json& stage : object["stages"]) add("stages." + stage["id"].get<std::string>() + ".", stage);
    return all;
}

}  // namespace

void set_value(json& recipe, const std::string& assignment) {
    const std::size_t equals = assignment.find('=');
    if (equals == assignment.npos || equals == 0)
        fail("\"{}\": write path=value, such as stages.sft.learning_rate=1e-4", assignment);
    json* place = &recipe;
    std::istringstream path(assignment.substr(0, equals));
    for (std::string key; std::getline(path, key, '.');) {
        if (place->is_array())
            place = &list_element(*place, key, assignment);
        else if (place->is_object() || place->is_null())
            place = &(*place)[key];
        else
            fail("\"{}\": there is nothing named \"{}\" inside of {}", assignment, key, place->dump());
    }
    const std::string text = assignment.substr(equals + 1);
    json value = json::parse(text, nullptr, false);
    *place = value.is_discarded() ? json(text) : std::move(value);
}

std::vector<FieldDifference> differences(const Recipe& left, const Recipe& right) {
    const std::map<std::string, json> a = flat(left), b = flat(right);
    std::map<std::string, FieldDifference> found;
    for (const auto& [path, value] : a) found[path] = {path, value, nullptr};
    for (const auto& [path, value] : b) {
        found[path].path = path;
        found[path].right = value;
    }
    std::vector<FieldDifference> all;
    for (auto& [path, difference] : found)
        if (difference.left != difference.right) all.push_back(std::move(difference));
    return all;
}

}  // namespace nibble
