#include "core/text/harmony.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/text/harmony_tokens.h"
#include "core/text/tool_schema.h"

namespace nibble {

namespace {

bool has_function_tools(const Conversation& conversation) {
    for (const Message& message : conversation.messages)
        for (const Content& content : message.content)
            if (const auto* developer = std::get_if<DeveloperContent>(&content))
                for (const ToolNamespace& space : developer->tools)
                    if (space.name == "functions" && !space.tools.empty()) return true;
    return false;
}

std::string join_sections(const std::vector<std::string>& sections, const char* separator) {
    return fmt::format("{}", fmt::join(sections, separator));
}

std::string system_text(const SystemContent& system, bool function_tools) {
    std::vector<std::string> top;
    if (!system.model_identity.empty()) top.push_back(system.model_identity);
    if (!system.knowledge_cutoff.empty()) top.push_back("Knowledge cutoff: " + system.knowledge_cutoff);
    if (!system.date.empty()) top.push_back("Current date: " + system.date);

    std::vector<std::string> sections;
    if (!top.empty()) sections.push_back(join_sections(top, "\n"));
    if (!system.reasoning_effort.empty()) sections.push_back("Reasoning: " + system.reasoning_effort);
    if (!system.tools.empty()) sections.push_back(render_tools(system.tools));
    if (!system.valid_channels.empty()) {
        std::string channels = "# Valid channels: " + join_sections(system.valid_channels, ", ") + ".";
        if (system.channel_required) channels += " Channel must be included for every message.";
        if (function_tools)
            channels += "\nCalls to these tools must go to the commentary channel: 'functions'.";
        sections.push_back(channels);
    }
    return join_sections(sections, "\n\n");
}

std::string developer_text(const DeveloperContent& developer) {
    std::vector<std::string> sections;
    if (developer.instructions) sections = {"# Instructions", *developer.instructions};
    if (!developer.tools.empty()) sections.push_back(render_tools(developer.tools));
    return join_sections(sections, "\n\n");
}

// Writes messages one after another, keeping tokens, text and flags in step.
class Renderer {
  public:
    Renderer(const Conversation& conversation, const Tokenizer& tokenizer)
        : conversation_(conversation),
          tokenizer_(tokenizer),
          tokens_(tokenizer),
          function_tools_(has_function_tools(conversation)) {}

    void conversation(bool training);
    void completion_header();
    Rendered take() { return std::move(out_); }

  private:
    void special(std::int64_t id);
    void text(std::string_view text);
    void begin_span(std::size_t message, const std::string& role, const std::string& channel);
    void content(const Message& message);
    void message(std::size_t index, bool trained, std::int64_t terminator);
    std::int64_t position() const { return static_cast<std::int64_t>(out_.ids.size()); }

    const Conversation& conversation_;
    const Tokenizer& tokenizer_;
    HarmonyTokens tokens_;
    bool function_tools_;
    bool trained_ = false;
    Rendered out_;
};

void Renderer::special(std::int64_t id) {
    out_.ids.push_back(id);
    out_.text += tokenizer_.bytes(id);
    out_.trained.push_back(trained_);
}

void Renderer::text(std::string_view text) {
    tokenizer_.encode(text, out_.ids);
    out_.text += text;
    out_.trained.resize(out_.ids.size(), trained_);
}

void Renderer::begin_span(std::size_t message, const std::string& role, const std::string& channel) {
    out_.spans.push_back({position(), 0, 0, static_cast<std::int64_t>(message), role, channel});
}

void Renderer::content(const Message& message) {
    for (const Content& part : message.content) {
        if (const auto* system = std::get_if<SystemContent>(&part)) {
            if (message.role != "system") fail("system content stands in a message of role {}", message.role);
            text(system_text(*system, function_tools_));
        } else if (const auto* developer = std::get_if<DeveloperContent>(&part)) {
            if (message.role != "developer")
                fail("developer content stands in a message of role {}", message.role);
            text(developer_text(*developer));
        } else {
            text(std::get<std::string>(part));
        }
    }
}

void Renderer::message(std::size_t index, bool trained, std::int64_t terminator) {
    const Message& message = conversation_.messages[index];
    begin_span(index, message.role, message.channel);
    special(tokens_.start);
    if (message.role == "tool") {
        if (message.name.empty()) fail("message {}: a tool's message needs the tool's name", index + 1);
        text(message.name);
    } else {
        text(message.role);
        if (!message.name.empty()) text(":" + message.name);
    }
    trained_ = trained;
    if (!message.recipient.empty() && message.recipient != "all") text(" to=" + message.recipient);
    if (!message.channel.empty()) {
        special(tokens_.channel);
        text(message.channel);
    }
    if (const std::string_view type = message.content_type; type.starts_with("<|constrain|>")) {
        text(" ");
        special(tokens_.constrain);
        text(type.substr(std::string_view("<|constrain|>").size()));
    } else if (!type.empty()) {
        text(" " + message.content_type);
    }
    special(tokens_.message);
    out_.spans.back().content = position();
    content(message);
    special(terminator);
    trained_ = false;
    out_.spans.back().end = position();
}

void Renderer::conversation(bool training) {
    const auto& messages = conversation_.messages;
    const auto last_user = std::ranges::find(messages.rbegin(), messages.rend(), "user", &Message::role);
    const std::size_t turn = messages.rend() - last_user;  // index behind the last user message
    for (std::size_t i = 0; i < messages.size(); ++i) {
        const bool assistant = messages[i].role == "assistant";
        if (assistant && messages[i].channel == "analysis" && i < turn) continue;
        std::int64_t terminator = tokens_.end;
        if (assistant && !messages[i].recipient.empty())
            terminator = tokens_.call;
        else if (training && assistant && messages[i].channel == "final" && i + 1 == messages.size())
            terminator = tokens_.return_token;
        message(i, training && assistant && i >= turn, terminator);
    }
}

void Renderer::completion_header() {
    begin_span(conversation_.messages.size(), "assistant", "");
    special(tokens_.start);
    text("assistant");
    out_.spans.back().content = out_.spans.back().end = position();
}

}  // namespace

std::string Message::text() const {
    std::string out;
    for (const Content& part : content)
        if (const auto* text = std::get_if<std::string>(&part)) out += *text;
    return out;
}

Message make_message(std::string role, Content content, std::string channel) {
    Message message;
    message.role = std::move(role);
    message.channel = std::move(channel);
    message.content.push_back(std::move(content));
    return message;
}

Conversation start_conversation(const HarmonySettings& settings, std::string_view instructions,
                                std::vector<ToolNamespace> tools) {
    Conversation conversation;
    SystemContent system;
    system.date = settings.date;
    system.reasoning_effort = settings.reasoning_effort;
    conversation.messages.push_back(make_message("system", std::move(system)));
    if (instructions.empty() && tools.empty()) return conversation;
    DeveloperContent developer;
    if (!instructions.empty()) developer.instructions = instructions;
    developer.tools = std::move(tools);
    conversation.messages.push_back(make_message("developer", std::move(developer)));
    return conversation;
}

std::int64_t Rendered::trained_tokens() const {
    return std::ranges::count(trained, 1);
}

Rendered render_training(const Conversation& conversation, const Tokenizer& tokenizer) {
    Renderer renderer(conversation, tokenizer);
    renderer.conversation(true);
    return renderer.take();
}

Rendered render_completion(const Conversation& conversation, const Tokenizer& tokenizer) {
    Renderer renderer(conversation, tokenizer);
    renderer.conversation(false);
    renderer.completion_header();
    return renderer.take();
}

}  // namespace nibble
