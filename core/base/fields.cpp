#include "core/base/fields.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <type_traits>

namespace nibble {

using nlohmann::json;

namespace {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// Levenshtein distance, with the exchange of two neighbours as one edit.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before, last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = last;
        std::swap(last, row);
    }
    return last[b.size()];
}

/// What to say of a value of another type.
const char* wanted(FieldInfo::Type type) {
    switch (type) {
        case FieldInfo::Type::integer:
            return NIBBLE_TEXT("Core", "must be a whole number, not %1");
        case FieldInfo::Type::real:
            return NIBBLE_TEXT("Core", "must be a number, not %1");
        case FieldInfo::Type::boolean:
            return NIBBLE_TEXT("Core", "must be true or false, not %1");
        case FieldInfo::Type::path_list:
            return NIBBLE_TEXT("Core", "must be a list of paths, not %1");
        case FieldInfo::Type::text_list:
            return NIBBLE_TEXT("Core", "must be a list of texts, not %1");
        default:
            return NIBBLE_TEXT("Core", "must be a text in quotes, not %1");
    }
}

bool is_whole(const json& value) {
    if (value.is_number_integer()) return true;
    if (!value.is_number_float()) return false;
    const double number = value.get<double>();  // 1e3
    return std::trunc(number) == number && std::abs(number) < 0x1p53;
}

bool is_text_list(const json& value) {
    return value.is_array() &&
           std::all_of(value.begin(), value.end(), [](const json& item) { return item.is_string(); });
}

/// Puts `value` into the member; false where it has another type.
bool assign(const Field& field, const json& value) {
    return std::visit(
        Overloaded{
            [&](std::string* member) {
                if (!value.is_string()) return false;
                *member = value.get<std::string>();
                return true;
            },
            [&](std::vector<std::string>* member) {
                if (!is_text_list(value) && !value.is_string()) return false;
                *member = value.is_string() ? std::vector{value.get<std::string>()}
                                            : value.get<std::vector<std::string>>();
                return true;
            },
            [&](std::int64_t* member) {
                if (!is_whole(value) ||
                    (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX))
                    return false;
                *member = value.get<std::int64_t>();
                return true;
            },
            [&](std::uint64_t* member) {
                if (!is_whole(value) || (!value.is_number_unsigned() && value.get<double>() < 0))
                    return false;
                *member = value.get<std::uint64_t>();
                return true;
            },
            [&](bool* member) {
                if (!value.is_boolean()) return false;
                *member = value.get<bool>();
                return true;
            },
            [&](auto* member) {  // double, optional<double>
                if (!value.is_number()) return false;
                *member = value.get<double>();
                return true;
            },
        },
        field.member);
}

void check_range(const Field& field, const json& value, const std::string& where, Problems& problems) {
    if (!value.is_number()) return;
    const double number = value.get<double>();
    if (field.minimum && number < *field.minimum)
        problems.add(sentence_on(where, NIBBLE_TEXT("Core", "%1 is below %2"), value.dump(), *field.minimum));
    if (field.maximum && number > *field.maximum)
        problems.add(sentence_on(where, NIBBLE_TEXT("Core", "%1 is above %2"), value.dump(), *field.maximum));
}

void check_choice(const Field& field, const json& value, const std::string& where, Problems& problems) {
    if (field.choices.empty() || !value.is_string()) return;
    const auto text = value.get<std::string>();
    if (std::find(field.choices.begin(), field.choices.end(), text) == field.choices.end())
        problems.add(sentence_on(where, NIBBLE_TEXT("Core", "\"%1\" is none of: %2"), text,
                                 fmt::join(field.choices, ", ")));
}

}  // namespace

FieldInfo describe(const Field& field) {
    using Type = FieldInfo::Type;
    const Type type = std::visit(
        Overloaded{
            [&](std::string*) {
                return !field.choices.empty() ? Type::choice : field.path ? Type::path : Type::text;
            },
            [&](std::vector<std::string>*) { return field.path ? Type::path_list : Type::text_list; },
            [](std::int64_t*) { return Type::integer; },
            [](std::uint64_t*) { return Type::integer; },
            [](bool*) { return Type::boolean; },
            [](auto*) { return Type::real; },
        },
        field.member);
    return {field.key,  type,          value(field),  field.unit,
            field.help, field.minimum, field.maximum, field.choices};
}

json value(const Field& field) {
    return std::visit(Overloaded{
                          [](std::optional<double>* member) { return *member ? json(**member) : json(); },
                          [](auto* member) { return json(*member); },
                      },
                      field.member);
}

void read_fields(const json& object, const std::string& path, const std::vector<Field>& fields,
                 const std::vector<std::string>& other_keys, Problems& problems) {
    if (!object.is_object()) {
        problems.add(sentence_on(path, NIBBLE_TEXT("Core", "must be an object in braces, not %1"),
                                 object.type_name()));
        return;
    }
    std::vector<std::string> known = other_keys;
    for (const Field& field : fields) known.emplace_back(field.key);
    for (const auto& [key, value] : object.items()) {
        const std::string where = path.empty() ? key : path + "." + key;
        const auto field =
            std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.key == key; });
        if (field == fields.end()) {
            if (std::find(known.begin(), known.end(), key) == known.end())
                problems.add(sentence_on(
                    where, NIBBLE_TEXT("Core", "there is no such setting; the nearest one is \"%1\""),
                    nearest(key, known)));
        } else if (value.is_null() || (!field->choices.empty() && value == "")) {
            continue;
        } else if (!assign(*field, value)) {
            problems.add(sentence_on(where, wanted(describe(*field).type), value.dump()));
        } else {
            check_range(*field, value, where, problems);
            check_choice(*field, value, where, problems);
        }
    }
}

std::string nearest(std::string_view name, const std::vector<std::string>& names) {
    const auto closer = [&](const std::string& a, const std::string& b) {
        return edit_distance(name, a) < edit_distance(name, b);
    };
    const auto found = std::min_element(names.begin(), names.end(), closer);
    return found == names.end() ? std::string() : *found;
}

}  // namespace nibble
