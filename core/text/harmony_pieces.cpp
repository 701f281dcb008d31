#include "core/text/harmony_pieces.h"

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/text/harmony_tokens.h"

namespace nibble {

namespace {

using Mark = HarmonyPiece::Mark;

constexpr struct {
    Mark mark;
    std::string_view text;
} marks[] = {
    {Mark::start, "<|start|>"},         {Mark::message, "<|message|>"}, {Mark::channel, "<|channel|>"},
    {Mark::constrain, "<|constrain|>"}, {Mark::end, "<|end|>"},         {Mark::return_token, "<|return|>"},
    {Mark::call, "<|call|>"},
};

void append(std::vector<HarmonyPiece>& pieces, Mark mark, std::string_view text) {
    if (mark == Mark::text && !pieces.empty() && pieces.back().mark == Mark::text)
        pieces.back().text += text;
    else if (mark != Mark::text || !text.empty())
        pieces.push_back({mark, std::string(text)});
}

std::vector<HarmonyPiece> pieces_of(std::string_view text) {
    std::vector<HarmonyPiece> pieces;
    std::size_t done = 0;
    for (std::size_t at = 0; (at = text.find("<|", at)) != text.npos;) {
        const auto found = std::ranges::find_if(
            marks, [&](const auto& mark) { return text.substr(at).starts_with(mark.text); });
        if (found == std::end(marks)) {
            at += 2;
            continue;
        }
        append(pieces, Mark::text, text.substr(done, at - done));
        append(pieces, found->mark, found->text);
        done = at += found->text.size();
    }
    append(pieces, Mark::text, text.substr(done));
    return pieces;
}

class Parser {
  public:
    explicit Parser(const std::vector<HarmonyPiece>& pieces) : pieces_(pieces) {}
    Completion run();

  private:
    bool more() const { return at_ < pieces_.size(); }
    Mark mark() const { return more() ? pieces_[at_].mark : Mark::other; }
    bool header_words(std::string_view text, Message& message, std::string*& field) const;
    bool header(Message& message);

    const std::vector<HarmonyPiece>& pieces_;
    std::size_t at_ = 0;
};

// Words fill the role, the channel and the type, in this order; field: the next one, where it may follow
// here.
bool Parser::header_words(std::string_view text, Message& message, std::string*& field) const {
    for (std::size_t begin = 0; (begin = text.find_first_not_of(' ', begin)) != text.npos;) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        begin = end;
        if (word.starts_with("to=")) {
            message.recipient = word.substr(3);
            continue;
        }
        if (!field) return false;
        *field += word;
        field = field == &message.channel ? &message.content_type : nullptr;
    }
    return true;
}

// From <|start|> through <|message|>.
bool Parser::header(Message& message) {
    if (mark() != Mark::start) return false;
    std::string* field = &message.role;
    for (++at_; mark() != Mark::message; ++at_) {
        if (mark() == Mark::channel && message.channel.empty()) {
            field = &message.channel;
        } else if (mark() == Mark::constrain && message.content_type.empty()) {
            message.content_type = pieces_[at_].text;
            field = &message.content_type;
        } else if (mark() != Mark::text || !header_words(pieces_[at_].text, message, field)) {
            return false;
        }
    }
    ++at_;
    return message.role == "assistant" && !message.channel.empty();
}

Completion Parser::run() {
    Completion out;
    while (more()) {
        Message message;
        if (!header(message)) return out;
        message.content.emplace_back(mark() == Mark::text ? pieces_[at_++].text : "");
        out.messages.push_back(std::move(message));
        if (!more()) break;  // cut short
        const Mark terminator = pieces_[at_++].mark;
        const bool finishes = terminator == Mark::return_token || terminator == Mark::call;
        if (terminator != Mark::end && !(finishes && !more())) return out;
        out.finished = finishes;
    }
    out.well_formed = !out.messages.empty();
    return out;
}

}  // namespace

Completion parse_pieces(const std::vector<HarmonyPiece>& pieces) {
    return Parser(pieces).run();
}

Completion parse_completion(std::span<const std::int64_t> ids, const Tokenizer& tokenizer) {
    std::vector<HarmonyPiece> pieces;
    append(pieces, Mark::start, "<|start|>");
    append(pieces, Mark::text, "assistant");
    for (std::size_t i = 0; i < ids.size();) {
        if (tokenizer.is_special(ids[i])) {
            const std::string_view text = tokenizer.bytes(ids[i++]);
            const auto* found = std::ranges::find(marks, text, [](const auto& mark) { return mark.text; });
            append(pieces, found != std::end(marks) ? found->mark : Mark::other, text);
            continue;
        }
        const std::size_t begin = i;
        while (i < ids.size() && !tokenizer.is_special(ids[i])) ++i;
        append(pieces, Mark::text, tokenizer.decode(ids.subspan(begin, i - begin)));
    }
    return parse_pieces(pieces);
}

std::vector<std::int64_t> assistant_header(const Tokenizer& tokenizer) {
    std::vector<std::int64_t> ids = {HarmonyTokens(tokenizer).start};
    tokenizer.encode("assistant", ids);
    return ids;
}

std::vector<std::int64_t> stop_tokens(const Tokenizer& tokenizer) {
    const HarmonyTokens tokens(tokenizer);
    return {tokens.return_token, tokens.call};
}

std::optional<std::vector<Message>> split_raw_output(std::string_view content) {
    constexpr std::string_view opening = "<|start|>assistant";
    const bool opened = content.starts_with(opening);
    if (!opened && !content.starts_with("<|channel|>")) return std::nullopt;
    Completion completion =
        parse_pieces(pieces_of(opened ? std::string(content) : std::string(opening) + std::string(content)));
    if (!completion.well_formed)
        fail("raw model output in the content is malformed: it cannot be split into channels");
    return std::move(completion.messages);
}

}  // namespace nibble
