#include "core/text/row_json.h"

#include <algorithm>
#include <cctype>

#include "core/base/json.h"
#include "core/text/language.h"

namespace nibble {

namespace {

// A column that some tools store as JSON text.
OrderedJson unwrapped(const OrderedJson* value, const char* column) {
    if (!value) return {};
    return value->is_string() ? parse_json<OrderedJson>(value->get<std::string>(), column) : *value;
}

const OrderedJson* messages_of(const OrderedJson& row) {
    const OrderedJson* messages = find_value(row, "messages");
    return messages ? messages : find_value(row, "conversations");
}

std::string required_text(const OrderedJson& row, const char* column) {
    const std::string text = text_at(row, column);
    if (text.empty()) fail("`{}` is missing or empty", column);
    return text;
}

void add_answer(Conversation& conversation, const std::string& analysis, const std::string& final) {
    if (!analysis.empty()) conversation.messages.push_back(make_message("assistant", analysis, "analysis"));
    if (!final.empty()) conversation.messages.push_back(make_message("assistant", final, "final"));
}

Conversation read_messages(const OrderedJson& row, const HarmonySettings& settings,
                           std::vector<Finding>& findings) {
    const OrderedJson* messages = messages_of(row);
    if (!messages || !messages->is_array()) fail("`messages` is missing or no list");
    if (is_harmony(*messages)) return read_harmony(*messages);
    const OrderedJson* tools = find_value(row, "tools");
    std::vector<std::string> warnings;
    Conversation conversation = read_chat(*messages, tools ? *tools : OrderedJson(), settings, warnings);
    for (std::string& warning : warnings) findings.push_back({Severity::warning, std::move(warning)});
    return conversation;
}

Conversation read_single_turn(const OrderedJson& row, const HarmonySettings& settings) {
    const std::string language = text_at(row, "reasoning_language"), developer = text_at(row, "developer");
    std::string instructions = language.empty() ? "" : "reasoning language: " + language;
    if (!language.empty() && !developer.empty()) instructions += "\n\n";
    Conversation conversation = start_conversation(settings, instructions + developer);
    conversation.messages.push_back(make_message("user", required_text(row, "user")));
    add_answer(conversation, text_at(row, "analysis"), text_at(row, "final"));
    return conversation;
}

// The messages hold several turns, the columns only one.
Conversation read_multilingual(const OrderedJson& row, const HarmonySettings& settings,
                               std::vector<Finding>& findings) {
    if (messages_of(row)) return read_messages(row, settings, findings);
    required_text(row, "reasoning_language");
    return read_single_turn(row, settings);
}

Conversation read_false_reject(const OrderedJson& row, const HarmonySettings& settings) {
    Conversation conversation = start_conversation(settings);
    conversation.messages.push_back(make_message("user", required_text(row, "prompt")));
    const OrderedJson response = unwrapped(find_value(row, "cot_response"), "cot_response");
    if (!response.is_null())
        add_answer(conversation, text_at(response, "reasoning_content"), required_text(response, "solution"));
    return conversation;
}

std::optional<Check> read_check(const OrderedJson& row) {
    const OrderedJson json = unwrapped(find_value(row, "check"), "check");
    if (json.is_null()) return std::nullopt;
    if (!json.is_object()) fail("`check` is not an object: {}", json.dump());
    for (const auto& [key, value] : json.items())
        if (key != "language" && key != "final" && key != "refusal")
            fail("`check` has the key \"{}\"; known are language, final and refusal", key);
    Check check;
    check.language = text_at(json, "language");
    const auto& known = known_languages();
    if (!check.language.empty() && std::ranges::find(known, check.language) == known.end())
        fail("`check` asks for the language \"{}\"; known are {}", check.language, fmt::join(known, ", "));
    if (find_value(json, "final")) check.final = text_at(json, "final");
    if (const OrderedJson* refusal = find_value(json, "refusal")) {
        if (!refusal->is_boolean()) fail("`check`: `refusal` is not true or false: {}", refusal->dump());
        check.refusal = refusal->get<bool>();
    }
    return check.empty() ? std::nullopt : std::optional(check);
}

// A row may ask for another effort, as chat templates let it.
void apply_row_settings(const OrderedJson& row, HarmonySettings& settings) {
    const OrderedJson arguments = unwrapped(find_value(row, "chat_template_kwargs"), "chat_template_kwargs");
    const std::string effort =
        text_at(find_value(row, "reasoning_effort") ? row : arguments, "reasoning_effort");
    if (effort.empty()) return;
    if (effort != "low" && effort != "medium" && effort != "high")
        fail("`reasoning_effort` is \"{}\"; known are low, medium and high", effort);
    settings.reasoning_effort = effort;
}

// <|name|>, the first in the text; empty where there is none.
std::string_view special_looking(std::string_view text) {
    for (std::size_t at = 0; (at = text.find("<|", at)) != text.npos; at += 2) {
        std::size_t end = at + 2;
        while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_'))
            ++end;
        if (end > at + 2 && text.substr(end).starts_with("|>")) return text.substr(at, end + 2 - at);
    }
    return {};
}

void note_peculiarities(const Conversation& conversation, std::vector<Finding>& findings) {
    for (const Message& message : conversation.messages) {
        const std::string text = message.text();
        if (const auto found = special_looking(text); !found.empty()) {
            findings.push_back({Severity::note, fmt::format("{} in the text is ordinary text", found)});
            break;
        }
    }
    const auto& messages = conversation.messages;
    const auto last = std::find_if(messages.rbegin(), messages.rend(), [](const Message& message) {
        return message.role == "user" || message.role == "assistant";
    });
    if (last == messages.rend() || last->role == "user")
        findings.push_back(
            {Severity::note, "there is no answer to the last user message: nothing to train on"});
}

}  // namespace

std::optional<Schema> schema_of(const OrderedJson& row) {
    if (row.contains("reasoning_language") && (row.contains("messages") || row.contains("user")))
        return Schema::multilingual_thinking;
    if (row.contains("messages") || row.contains("conversations")) return Schema::chat_messages;
    if (row.contains("prompt") && (row.contains("cot_response") || row.contains("category_text")))
        return Schema::false_reject;
    if (row.contains("user") && row.contains("final")) return Schema::single_turn;
    return std::nullopt;
}

Row read_row(const OrderedJson& json, Schema schema, HarmonySettings settings,
             std::vector<Finding>& findings) {
    apply_row_settings(json, settings);
    Row row;
    if (schema == Schema::false_reject)
        row.conversation = read_false_reject(json, settings);
    else if (schema == Schema::multilingual_thinking)
        row.conversation = read_multilingual(json, settings, findings);
    else if (schema == Schema::single_turn)
        row.conversation = read_single_turn(json, settings);
    else
        row.conversation = read_messages(json, settings, findings);
    row.check = read_check(json);
    note_peculiarities(row.conversation, findings);
    for (const auto& [key, value] : json.items())
        if (key != "messages" && key != "conversations")
            row.columns[key] = value.is_string() ? value.get<std::string>() : value.dump();
    return row;
}

}  // namespace nibble
