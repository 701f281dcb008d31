#include "core/text/columns.h"

#include <algorithm>
#include <cctype>

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/text/data_files.h"

namespace nibble {

namespace {

/// Names that other data sets give to the known columns, the likeliest first.
const std::map<std::string, std::vector<std::string>>& usual_names() {
    static const std::map<std::string, std::vector<std::string>> names = {
        {"messages", {"messages", "conversations", "conversation", "dialog", "dialogue", "chat", "turns"}},
        {"tools", {"tools", "functions"}},
        {"developer", {"developer", "system", "system_prompt", "instructions"}},
        {"user", {"user", "question", "prompt", "instruction", "query", "problem", "request", "input"}},
        {"analysis",
         {"analysis", "thinking", "reasoning", "reasoning_content", "cot", "chain_of_thought", "thought",
          "thoughts", "rationale", "explanation"}},
        {"final",
         {"final", "answer", "response", "output", "completion", "solution", "target", "reply", "chosen"}},
        {"reasoning_language", {"reasoning_language", "language", "lang"}},
    };
    return names;
}

std::string lower(std::string text) {
    for (char& c : text) c = char(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

/// The part behind the last dot.
std::string leaf(const std::string& column) {
    return column.substr(column.rfind('.') + 1);
}

void add_samples(const OrderedJson& object, const std::string& prefix, std::vector<ColumnSample>& samples) {
    constexpr std::size_t longest = 200;
    for (const auto& [key, value] : object.items()) {
        const std::string name = prefix + key;
        if (value.is_object()) {
            add_samples(value, name + ".", samples);
            continue;
        }
        auto found = std::ranges::find(samples, name, &ColumnSample::name);
        if (found == samples.end()) found = samples.insert(samples.end(), {name, ""});
        if (!found->value.empty() || value.is_null()) continue;
        found->value = value.is_string() ? value.get<std::string>() : value.dump();
        if (found->value.size() <= longest) continue;
        std::size_t end = longest;
        while (end > 0 && (found->value[end] & 0xC0) == 0x80) --end;  // whole characters
        found->value = found->value.substr(0, end) + "…";
    }
}

}  // namespace

const std::vector<std::string>& known_columns() {
    static const std::vector<std::string> all = {"messages", "tools", "developer",         "user",
                                                 "analysis", "final", "reasoning_language"};
    return all;
}

Columns parse_columns(const std::vector<std::string>& entries) {
    Columns columns;
    for (const std::string& entry : entries) {
        const std::size_t equals = entry.find('=');
        const std::string known = entry.substr(0, equals);
        if (equals == entry.npos)
            fail(sentence_on(
                "columns",
                NIBBLE_TEXT("Core", "\"%1\": write known=column, such as final=answer; known are %2"), entry,
                fmt::join(known_columns(), ", ")));
        if (std::ranges::find(known_columns(), known) == known_columns().end())
            fail(sentence_on(
                "columns", NIBBLE_TEXT("Core", "\"%1\" is no known column; the nearest one is \"%2\" of %3"),
                known, nearest(known, known_columns()), fmt::join(known_columns(), ", ")));
        if (equals + 1 < entry.size()) columns[known] = entry.substr(equals + 1);
    }
    if (!columns.empty() && !columns.contains("messages") && !columns.contains("user"))
        fail(sentence_on(
            "columns",
            NIBBLE_TEXT("Core", "neither `messages` nor `user` is named, so there would be no request")));
    return columns;
}

std::vector<std::string> column_entries(const Columns& columns) {
    std::vector<std::string> entries;
    for (const std::string& known : known_columns())
        if (const auto found = columns.find(known); found != columns.end())
            entries.push_back(known + "=" + found->second);
    return entries;
}

const OrderedJson* find_column(const OrderedJson& row, const std::string& column) {
    if (const OrderedJson* value = find_value(row, column.c_str())) return value;
    for (std::size_t dot = column.find('.'); dot != column.npos; dot = column.find('.', dot + 1))
        if (const OrderedJson* inner = find_value(row, column.substr(0, dot).c_str()))
            if (const OrderedJson* value = find_column(*inner, column.substr(dot + 1))) return value;
    return nullptr;
}

std::optional<OrderedJson> renamed(const OrderedJson& row, const Columns& columns) {
    OrderedJson result = OrderedJson::object();
    for (const auto& [known, column] : columns)
        if (const OrderedJson* value = find_column(row, column)) result[known] = *value;
    if (result.empty()) return std::nullopt;
    const auto is_source = [&](const std::string& key) {
        return std::ranges::any_of(
            columns, [&](const auto& entry) { return entry.second == key || entry.first == key; });
    };
    for (const auto& [key, value] : row.items())
        if (!is_source(key)) result[key] = value;
    return result;
}

std::vector<ColumnSample> sample_columns(const std::filesystem::path& path) {
    constexpr int enough = 50;
    std::vector<ColumnSample> samples;
    int rows = 0;
    read_data_file(path, {[&](std::int64_t, const OrderedJson& row) {
                              add_samples(row, "", samples);
                              return ++rows < enough;
                          },
                          [](std::int64_t, const std::string&) {}});
    return samples;
}

Columns guess_columns(const std::vector<ColumnSample>& samples) {
    Columns guess;
    const auto taken = [&](const std::string& column) {
        return std::ranges::any_of(guess, [&](const auto& entry) { return entry.second == column; });
    };
    for (const std::string& known : known_columns())
        for (const std::string& usual : usual_names().at(known)) {
            const auto found = std::ranges::find_if(samples, [&](const ColumnSample& sample) {
                return lower(leaf(sample.name)) == usual && !taken(sample.name);
            });
            if (found == samples.end()) continue;
            guess[known] = found->name;
            break;
        }
    if (guess.contains("messages"))  // holds what the parts would
        std::erase_if(guess,
                      [](const auto& entry) { return entry.first != "messages" && entry.first != "tools"; });
    return guess.contains("messages") || guess.contains("user") ? guess : Columns();
}

}  // namespace nibble
