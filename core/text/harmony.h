// Harmony, the message format of gpt-oss, rendered as openai-harmony 0.0.8 renders it. Every token's
// place is known while rendering, so what is trained never depends on a search through text.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/text/tokenizer.h"

namespace nibble {

struct Tool {
    std::string name;
    std::string description;
    std::string parameters;  ///< JSON schema; empty: the tool takes no arguments
};

struct ToolNamespace {
    std::string name = "functions";
    std::string description;
    std::vector<Tool> tools;
};

struct SystemContent {
    std::string model_identity = "You are ChatGPT, a large language model trained by OpenAI.";
    std::string knowledge_cutoff = "2024-06";
    std::string date;                         ///< "2025-06-28"; empty: no such line
    std::string reasoning_effort = "medium";  ///< low, medium, high; empty: no such line
    std::vector<std::string> valid_channels = {"analysis", "commentary", "final"};
    bool channel_required = true;
    std::vector<ToolNamespace> tools;  ///< built-in ones: browser, python
};

struct DeveloperContent {
    std::optional<std::string> instructions;
    std::vector<ToolNamespace> tools;
};

using Content = std::variant<std::string, SystemContent, DeveloperContent>;

/// Empty strings stand for "not given".
struct Message {
    std::string role;  ///< system, developer, user, assistant, tool
    std::string name;  ///< of a tool: functions.get_weather
    std::string channel;
    std::string recipient;
    std::string content_type;  ///< "<|constrain|>json"
    std::vector<Content> content;

    std::string text() const;  ///< its text parts, joined
};

Message make_message(std::string role, Content content, std::string channel = {});

struct Conversation {
    std::vector<Message> messages;
};

/// Settings that a run stores, so that the same row gives the same tokens on another day.
struct HarmonySettings {
    std::string date;
    std::string reasoning_effort = "medium";
};

/// The system message with these settings, and a developer message where there are instructions or tools.
Conversation start_conversation(const HarmonySettings& settings, std::string_view instructions = {},
                                std::vector<ToolNamespace> tools = {});

/// Reads openai-harmony's own JSON, or chat messages: {"messages": [{"role", "content", "thinking" ...}],
/// "tools"} or the bare list. Only the latter makes use of the settings.
/// @throws Error naming the message and the field.
Conversation conversation_from_json(std::string_view json, const HarmonySettings& settings = {});
std::string to_json(const Conversation& conversation);  ///< openai-harmony's own

/// The tokens of one message.
struct MessageSpan {
    std::int64_t begin = 0;    ///< of <|start|>
    std::int64_t content = 0;  ///< behind <|message|>; its end where a completion stops in the header
    std::int64_t end = 0;      ///< behind the terminator
    std::int64_t message =
        0;  ///< index in the conversation; its size for the header of the message to complete
    std::string role;
    std::string channel;
};

struct Rendered {
    std::vector<std::int64_t> ids;
    std::vector<std::uint8_t> trained;  ///< [ids]: 1 where loss falls
    std::vector<MessageSpan> spans;     ///< in order, without gaps
    std::string text;

    std::int64_t trained_tokens() const;
};

/// The whole conversation as the model is trained on it. Analysis before the last user message is dropped, as
/// it is when the model is used. Trained: assistant messages behind the last user message, from behind
/// `<|start|>assistant` through the terminator. A final answer at the very end ends in <|return|>, calls of
/// tools in <|call|>, all else (turns of the past too) in <|end|>.
/// @throws Error where a message cannot be rendered: a tool without a name, a broken schema.
Rendered render_training(const Conversation& conversation, const Tokenizer& tokenizer);

/// The prompt for the assistant's next message: the same rules, ending in `<|start|>assistant`; nothing is
/// trained.
Rendered render_completion(const Conversation& conversation, const Tokenizer& tokenizer);

/// What the model generated behind a completion prompt, as messages. Generation may stop anywhere; a stop
/// token may be there or not.
struct Completion {
    std::vector<Message> messages;  ///< the last one may be cut short
    bool well_formed = false;       ///< every header parsed and every message but the last one terminated
    bool finished = false;          ///< ended in <|return|> or <|call|>
};
Completion parse_completion(std::span<const std::int64_t> ids, const Tokenizer& tokenizer);

/// `<|start|>assistant`. It is prompt wherever it stands and never trained, so generation writes it behind
/// <|end|> instead of asking the model.
std::vector<std::int64_t> assistant_header(const Tokenizer& tokenizer);

/// Where generation stops: <|return|> and <|call|>.
std::vector<std::int64_t> stop_tokens(const Tokenizer& tokenizer);

}  // namespace nibble
