// Conversations in JSON: openai-harmony's own form, and chat messages as data sets hold them.
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/text/harmony.h"

namespace nibble {

/// Keys keep their order: properties of tools are rendered in it.
using OrderedJson = nlohmann::ordered_json;

/// None where the key is missing or null, or where `object` is no object.
const OrderedJson* find_value(const OrderedJson& object, const char* key);
/// Empty where there is none. @throws Error where the value is not text.
std::string text_at(const OrderedJson& object, const char* key);
/// {"name", "description", "parameters"}. @throws Error
Tool read_tool(const OrderedJson& json);

/// Chat messages become harmony by these rules:
/// - a system message with the settings comes first; leading system or developer messages (but for empty
/// ones) become
///   one developer message, which also holds the tools;
/// - `thinking`, `reasoning_content` or `reasoning` of an assistant becomes analysis, `content` the final
/// answer;
/// - each of its tool_calls becomes a message to functions.NAME; content beside tool calls becomes
/// commentary;
/// - content that is an assistant's raw output, channels and all, is split into its messages;
/// - {"from", "value"} is read as {"role", "content"}; empty thinking counts as none.
/// What is unusual but used goes to `warnings`.
/// @throws Error naming the message (from 1) and what is wrong: an unknown role, no content ...
Conversation read_chat(const OrderedJson& messages, const OrderedJson& tools, const HarmonySettings& settings,
                       std::vector<std::string>& warnings);

/// Whether these messages are in openai-harmony's own form.
bool is_harmony(const OrderedJson& messages);
/// @throws Error naming the message (from 1) and the field.
Conversation read_harmony(const OrderedJson& messages);

}  // namespace nibble
