// openai-harmony's own JSON.
#include <algorithm>
#include <cctype>

#include "core/base/json.h"
#include "core/text/conversation_json.h"

namespace nibble {

namespace {

// openai-harmony fills in what is missing; null takes the line away.
void read_text(const OrderedJson& object, const char* key, std::string& value) {
    if (object.contains(key)) value = text_at(object, key);
}

std::vector<ToolNamespace> read_namespaces(const OrderedJson& content) {
    std::vector<ToolNamespace> spaces;
    const OrderedJson* tools = find_value(content, "tools");
    if (!tools) return spaces;
    for (const auto& [name, json] : tools->items()) {
        ToolNamespace space{text_at(json, "name"), text_at(json, "description"), {}};
        for (const OrderedJson& tool : json.value("tools", OrderedJson::array()))
            space.tools.push_back(read_tool(tool));
        spaces.push_back(std::move(space));
    }
    std::ranges::sort(spaces, {}, &ToolNamespace::name);  // openai-harmony keeps them in a sorted map
    return spaces;
}

SystemContent read_system(const OrderedJson& json) {
    SystemContent system;
    read_text(json, "model_identity", system.model_identity);
    read_text(json, "knowledge_cutoff", system.knowledge_cutoff);
    read_text(json, "conversation_start_date", system.date);
    read_text(json, "reasoning_effort", system.reasoning_effort);
    std::ranges::transform(system.reasoning_effort, system.reasoning_effort.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto channels = json.find("channel_config");
    if (channels != json.end()) {
        system.valid_channels.clear();
        if (channels->is_object()) {
            system.valid_channels = channels->value("valid_channels", std::vector<std::string>{});
            system.channel_required = channels->value("channel_required", false);
        }
    }
    system.tools = read_namespaces(json);
    return system;
}

Content read_part(const OrderedJson& json) {
    if (json.is_string()) return json.get<std::string>();
    const std::string type = text_at(json, "type");
    if (type == "text") return text_at(json, "text");
    if (type == "system_content") return read_system(json);
    if (type != "developer_content") fail("content of type \"{}\" is not supported", type);
    DeveloperContent developer;
    if (find_value(json, "instructions")) developer.instructions = text_at(json, "instructions");
    developer.tools = read_namespaces(json);
    return developer;
}

Message read_message(const OrderedJson& json) {
    if (!json.is_object()) fail("not an object: {}", json.dump());
    Message message;
    message.role = text_at(json, "role");
    constexpr const char* roles[] = {"system", "developer", "user", "assistant", "tool"};
    if (std::ranges::find(roles, message.role) == std::end(roles))
        fail("the role \"{}\" is unknown", message.role);
    message.name = text_at(json, "name");
    message.channel = text_at(json, "channel");
    message.recipient = text_at(json, "recipient");
    message.content_type = text_at(json, "content_type");
    const OrderedJson* content = find_value(json, "content");
    if (!content) fail("there is no `content`");
    if (!content->is_array())
        message.content.push_back(read_part(*content));
    else
        for (const OrderedJson& part : *content) message.content.push_back(read_part(part));
    return message;
}

OrderedJson write_namespaces(const std::vector<ToolNamespace>& spaces) {
    OrderedJson json = OrderedJson::object();
    for (const ToolNamespace& space : spaces) {
        OrderedJson tools = OrderedJson::array();
        for (const Tool& tool : space.tools) {
            OrderedJson entry = {{"name", tool.name}, {"description", tool.description}};
            if (!tool.parameters.empty())
                entry["parameters"] =
                    parse_json<OrderedJson>(tool.parameters, "the parameters of " + tool.name);
            tools.push_back(std::move(entry));
        }
        json[space.name] = {{"name", space.name}, {"tools", std::move(tools)}};
        if (!space.description.empty()) json[space.name]["description"] = space.description;
    }
    return json;
}

OrderedJson text_or_null(const std::string& text) {
    return text.empty() ? OrderedJson() : OrderedJson(text);
}

OrderedJson write_part(const std::string& text) {
    return {{"type", "text"}, {"text", text}};
}

OrderedJson write_part(const SystemContent& system) {
    std::string effort = system.reasoning_effort;
    if (!effort.empty()) effort[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(effort[0])));
    OrderedJson json = {
        {"type", "system_content"},
        {"model_identity", text_or_null(system.model_identity)},
        {"reasoning_effort", text_or_null(effort)},
        {"conversation_start_date", text_or_null(system.date)},
        {"knowledge_cutoff", text_or_null(system.knowledge_cutoff)},
        {"channel_config",
         {{"valid_channels", system.valid_channels}, {"channel_required", system.channel_required}}}};
    if (!system.tools.empty()) json["tools"] = write_namespaces(system.tools);
    return json;
}

OrderedJson write_part(const DeveloperContent& developer) {
    OrderedJson json = {{"type", "developer_content"}};
    if (developer.instructions) json["instructions"] = *developer.instructions;
    if (!developer.tools.empty()) json["tools"] = write_namespaces(developer.tools);
    return json;
}

}  // namespace

const OrderedJson* find_value(const OrderedJson& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string text_at(const OrderedJson& object, const char* key) {
    const OrderedJson* value = find_value(object, key);
    if (!value) return {};
    if (!value->is_string()) fail("`{}` is not text: {}", key, value->dump());
    return value->get<std::string>();
}

Tool read_tool(const OrderedJson& json) {
    Tool tool{text_at(json, "name"), text_at(json, "description"), ""};
    if (tool.name.empty()) fail("a tool has no `name`: {}", json.dump());
    if (const OrderedJson* parameters = find_value(json, "parameters"))
        tool.parameters = parameters->is_string() ? parameters->get<std::string>() : parameters->dump();
    return tool;
}

// Chat messages have none of these, nor both a name and a list of parts (but for results of tools).
bool is_harmony(const OrderedJson& messages) {
    const auto is = [](const OrderedJson& object, const char* key, const char* text) {
        const OrderedJson* value = find_value(object, key);
        return value && *value == text;
    };
    return std::ranges::any_of(messages, [&](const OrderedJson& message) {
        for (const char* key : {"channel", "recipient", "content_type"})
            if (find_value(message, key)) return true;
        const OrderedJson* content = find_value(message, "content");
        if (!content || !content->is_array()) return false;
        if (message.contains("name") && !is(message, "role", "tool")) return true;
        return std::ranges::any_of(*content, [&](const OrderedJson& part) {
            return is(part, "type", "system_content") || is(part, "type", "developer_content");
        });
    });
}

Conversation read_harmony(const OrderedJson& messages) {
    Conversation conversation;
    for (const OrderedJson& json : messages) {
        try {
            conversation.messages.push_back(read_message(json));
        } catch (const std::exception& error) {
            fail("message {}: {}", conversation.messages.size() + 1, error.what());
        }
    }
    return conversation;
}

Conversation conversation_from_json(std::string_view text, const HarmonySettings& settings) {
    const auto json = parse_json<OrderedJson>(text, "the conversation");
    const OrderedJson messages = json.is_object() ? json.value("messages", OrderedJson()) : json;
    if (!messages.is_array())
        fail("the conversation is neither a list of messages nor an object with `messages`");
    if (is_harmony(messages)) return read_harmony(messages);
    std::vector<std::string> warnings;
    return read_chat(messages, json.is_object() ? json.value("tools", OrderedJson()) : OrderedJson(),
                     settings, warnings);
}

std::string to_json(const Conversation& conversation) {
    OrderedJson messages = OrderedJson::array();
    for (const Message& message : conversation.messages) {
        OrderedJson json = {{"role", message.role}, {"name", text_or_null(message.name)}};
        json["content"] = OrderedJson::array();
        for (const Content& part : message.content)
            json["content"].push_back(std::visit([](const auto& value) { return write_part(value); }, part));
        if (!message.channel.empty()) json["channel"] = message.channel;
        if (!message.recipient.empty()) json["recipient"] = message.recipient;
        if (!message.content_type.empty()) json["content_type"] = message.content_type;
        messages.push_back(std::move(json));
    }
    return OrderedJson{{"messages", std::move(messages)}}.dump();
}

}  // namespace nibble
