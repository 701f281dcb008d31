// Chat messages, as data sets hold them.
#include <algorithm>
#include <map>
#include <set>

#include "core/base/json.h"
#include "core/text/conversation_json.h"
#include "core/text/harmony_pieces.h"

namespace nibble {

namespace {

// Text, or a list of parts of type text.
std::string content_text(const OrderedJson& content) {
    if (content.is_string()) return content.get<std::string>();
    if (!content.is_array()) fail("`content` is neither text nor a list of parts: {}", content.dump());
    std::string text;
    for (const OrderedJson& part : content) {
        const std::string type = text_at(part, "type");
        if (type != "text") fail("`content` has a part of type \"{}\"; only text is supported", type);
        text += text_at(part, "text");
    }
    return text;
}

std::string role_of(const OrderedJson& message) {
    static const std::map<std::string, std::string> roles = {
        {"system", "system"},       {"developer", "developer"}, {"user", "user"}, {"human", "user"},
        {"assistant", "assistant"}, {"gpt", "assistant"},       {"tool", "tool"}, {"function", "tool"}};
    const std::string role = text_at(message, message.contains("role") ? "role" : "from");
    const auto found = roles.find(role);
    if (found == roles.end()) fail("the role \"{}\" is unknown", role);
    return found->second;
}

// {"type": "function", "function": {...}}, or the inner object alone.
const OrderedJson& function_of(const OrderedJson& json) {
    const OrderedJson* function = find_value(json, "function");
    return function && function->is_object() ? *function : json;
}

std::vector<ToolNamespace> read_tools(const OrderedJson& json) {
    if (json.is_string()) {
        const auto text = json.get<std::string>();
        return text.empty() ? std::vector<ToolNamespace>{}
                            : read_tools(parse_json<OrderedJson>(text, "`tools`"));
    }
    if (json.is_null()) return {};
    if (!json.is_array()) fail("`tools` is not a list: {}", json.dump());
    ToolNamespace functions;
    for (const OrderedJson& tool : json) functions.tools.push_back(read_tool(function_of(tool)));
    return functions.tools.empty() ? std::vector<ToolNamespace>{} : std::vector{functions};
}

class ChatReader {
  public:
    explicit ChatReader(std::vector<std::string>& warnings) : warnings_(warnings) {}
    Conversation run(const OrderedJson& messages, const OrderedJson& tools, const HarmonySettings& settings);

  private:
    void message(const OrderedJson& json);
    void assistant(const OrderedJson& json);
    void call(const OrderedJson& json);
    void tool_result(const OrderedJson& json);
    std::string content(const OrderedJson& json) const;
    std::string thinking(const OrderedJson& json) const;
    void warn_of_unused_keys(const OrderedJson& json);
    void add(Message message) { out_.messages.push_back(std::move(message)); }
    void warn(const std::string& text) { warnings_.push_back(fmt::format("message {}: {}", number_, text)); }

    std::vector<std::string>& warnings_;
    std::map<std::string, std::string> calls_;  // names of the functions by the id of the call
    std::size_t number_ = 0;                    // of the message, from 1
    Conversation out_;
};

std::string ChatReader::content(const OrderedJson& json) const {
    const OrderedJson* content = find_value(json, "content");
    if (!content) content = find_value(json, "value");
    if (!content) fail("the {} message has no content", role_of(json));
    return content_text(*content);
}

std::string ChatReader::thinking(const OrderedJson& json) const {
    std::string thinking;
    for (const char* key : {"thinking", "reasoning_content", "reasoning"}) {
        const std::string text = text_at(json, key);
        if (!text.empty() && !thinking.empty() && text != thinking)
            fail("there are two different texts of thinking");
        if (!text.empty()) thinking = text;
    }
    return thinking;
}

// Reasoning under a name that nobody reads would be lost without a word.
void ChatReader::warn_of_unused_keys(const OrderedJson& json) {
    static const std::set<std::string> used = {
        "role",      "content",    "from",         "value", "thinking", "reasoning_content",
        "reasoning", "tool_calls", "tool_call_id", "name"};
    for (const auto& [key, value] : json.items())
        if (value.is_string() && !value.get_ref<const std::string&>().empty() && !used.contains(key))
            warn("the key `" + key + "` is not used");
}

void ChatReader::call(const OrderedJson& json) {
    const OrderedJson& function = function_of(json);
    const std::string name = text_at(function, "name");
    if (name.empty()) fail("a tool call has no function name: {}", json.dump());
    if (const std::string id = text_at(json, "id"); !id.empty()) calls_[id] = name;
    const OrderedJson* arguments = find_value(function, "arguments");
    Message message = make_message("assistant", "", "commentary");
    if (arguments)
        message.content = {arguments->is_string() ? arguments->get<std::string>() : arguments->dump()};
    message.recipient = "functions." + name;
    message.content_type = "<|constrain|>json";
    add(std::move(message));
}

void ChatReader::assistant(const OrderedJson& json) {
    const OrderedJson* calls = find_value(json, "tool_calls");
    const bool has_calls = calls && !calls->empty();
    const bool has_content = find_value(json, "content") || find_value(json, "value");
    const std::string text = has_calls && !has_content ? "" : content(json);
    const std::string thought = thinking(json);
    if (auto split = split_raw_output(text)) {
        if (!thought.empty() || has_calls) fail("raw model output stands beside thinking or tool calls");
        warn("raw model output was split into its channels");
        std::ranges::for_each(*split, [&](Message& message) { add(std::move(message)); });
        return;
    }
    if (!thought.empty()) add(make_message("assistant", thought, "analysis"));
    if (!has_calls) {
        if (text.empty()) fail("the assistant message is empty");
        add(make_message("assistant", text, "final"));
        return;
    }
    if (!text.empty()) {
        warn("content beside tool calls becomes commentary");
        add(make_message("assistant", text, "commentary"));
    }
    for (const OrderedJson& entry : *calls) call(entry);
}

void ChatReader::tool_result(const OrderedJson& json) {
    std::string name = text_at(json, "name");
    if (const auto found = calls_.find(text_at(json, "tool_call_id")); name.empty() && found != calls_.end())
        name = found->second;
    if (name.empty())
        fail("the tool message names no tool: neither `name` nor the `tool_call_id` of an earlier call");
    Message message = make_message("tool", content(json), "commentary");
    message.name = name.starts_with("functions.") ? name : "functions." + name;
    message.recipient = "assistant";
    add(std::move(message));
}

void ChatReader::message(const OrderedJson& json) {
    if (!json.is_object()) fail("not an object: {}", json.dump());
    const std::string role = role_of(json);
    warn_of_unused_keys(json);
    if (role == "assistant")
        assistant(json);
    else if (role == "tool")
        tool_result(json);
    else if (role == "user")
        add(make_message("user", content(json)));
    else  // instructions in the middle of a conversation
        add(make_message("developer", DeveloperContent{content(json), {}}));
}

Conversation ChatReader::run(const OrderedJson& messages, const OrderedJson& tools,
                             const HarmonySettings& settings) {
    std::vector<std::string> instructions;
    std::size_t first = 0;
    try {
        for (; first < messages.size(); ++first) {
            number_ = first + 1;
            const std::string role = role_of(messages[first]);
            if (role != "system" && role != "developer") break;
            warn_of_unused_keys(messages[first]);
            if (std::string text = content(messages[first]); !text.empty())
                instructions.push_back(std::move(text));
        }
        out_ = start_conversation(settings, fmt::format("{}", fmt::join(instructions, "\n\n")),
                                  read_tools(tools));
        for (std::size_t i = first; i < messages.size(); ++i) {
            number_ = i + 1;
            message(messages[i]);
        }
    } catch (const Error& error) {
        fail("message {}: {}", number_, error.what());
    }
    if (first == messages.size()) fail("there is no message of a user or an assistant");
    return std::move(out_);
}

}  // namespace

Conversation read_chat(const OrderedJson& messages, const OrderedJson& tools, const HarmonySettings& settings,
                       std::vector<std::string>& warnings) {
    return ChatReader(warnings).run(messages, tools, settings);
}

}  // namespace nibble
