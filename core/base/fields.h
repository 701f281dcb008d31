// A struct's fields, listed once: key, member, default, unit, help, range, choices. Reading and writing JSON,
// the messages about what is wrong and the forms of a front end are loops over that list. A field's default
// is the value its member has in the struct that the list is made for, and its type is the member's.
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/problems.h"

namespace nibble {

/// What a front end needs to know of one field.
struct FieldInfo {
    enum class Type { text, path, path_list, text_list, integer, real, boolean, choice };
    std::string key;  ///< as in the file
    Type type;
    nlohmann::json initial;  ///< the default; null: none
    std::string unit;        ///< "tokens", "steps", ""
    std::string help;        ///< marked for translation with NIBBLE_TEXT, context "Recipe"
    std::optional<double> minimum, maximum;
    std::vector<std::string> choices;
};

/// One field of one object.
struct Field {
    using Member = std::variant<std::string*, std::vector<std::string>*, std::int64_t*, std::uint64_t*,
                                double*, std::optional<double>*, bool*>;
    const char* key;
    Member member;
    const char* help;
    const char* unit = "";
    std::optional<double> minimum = {}, maximum = {};
    std::vector<std::string> choices = {};
    bool path = false;  ///< files or folders: relative ones are resolved when they are read
};

FieldInfo describe(const Field& field);
nlohmann::json value(const Field& field);

/// Sets what `object` holds; what it does not name keeps its default, and so does what is null or an empty
/// choice. Adds to `problems`, by JSON path ("model.dtype"): keys that no field has, wrong types, values out
/// of range or not among the choices. A list may be given as one bare text.
/// @param other_keys belong to the object, but not to the fields.
void read_fields(const nlohmann::json& object, const std::string& path, const std::vector<Field>& fields,
                 const std::vector<std::string>& other_keys, Problems& problems);

/// The name that differs least from `name` (edit distance); empty where there are none.
std::string nearest(std::string_view name, const std::vector<std::string>& names);

}  // namespace nibble
