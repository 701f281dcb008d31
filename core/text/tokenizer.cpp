#include "core/text/tokenizer.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "core/base/error.h"
#include "core/text/byte_pairs.h"
#include "core/text/split_pattern.h"
#include "core/text/tokenizer_json.h"
#include "core/text/utf8.h"

namespace nibble {

namespace {

std::string_view shown_bytes(const Tokenizer& tokenizer, std::int64_t id) {
    const std::string_view bytes = tokenizer.bytes(id);
    return bytes.empty() ? "\xEF\xBF\xBD" : bytes;  // U+FFFD
}

}  // namespace

struct Tokenizer::Impl {
    struct Step {
        SplitPattern pattern;
        bool prefix_space;
    };

    std::filesystem::path path;
    BytePairs byte_pairs;
    std::vector<Step> steps;
    std::vector<TokenizerJson::AddedToken> added;  // longest first, so that the longest match wins
    std::array<bool, 256> starts_added{};          // by first byte
    std::unordered_map<std::int64_t, std::string_view> added_by_id;
    std::int64_t vocabulary_size = 0;

    Impl(std::filesystem::path from, BytePairs pairs) : path(std::move(from)), byte_pairs(std::move(pairs)) {}

    void encode(std::string_view text, std::size_t step, std::vector<std::int64_t>& ids) const;
    const TokenizerJson::AddedToken* added_at(std::string_view text) const;
    std::string_view bytes(std::int64_t id) const;
};

Tokenizer Tokenizer::load(const std::filesystem::path& path) {
    const auto file = std::filesystem::is_directory(path) ? path / "tokenizer.json" : path;
    TokenizerJson json = read_tokenizer_json(file);
    try {
        auto impl =
            std::make_shared<Impl>(file, BytePairs(std::move(json.tokens), json.merges, json.ignore_merges));
        for (const auto& split : json.splits) {
            const auto syntax = split.literal ? SplitPattern::Syntax::literal : SplitPattern::Syntax::regex;
            impl->steps.push_back(
                {{split.pattern, syntax, split.keep_matches, split.keep_gaps}, split.prefix_space});
        }
        impl->added = std::move(json.added);
        std::ranges::stable_sort(impl->added, std::greater<>(),
                                 [](const auto& token) { return token.text.size(); });
        impl->vocabulary_size = static_cast<std::int64_t>(impl->byte_pairs.tokens().size());
        for (const auto& token : impl->added) {
            impl->starts_added[static_cast<std::uint8_t>(token.text[0])] = true;
            impl->added_by_id[token.id] = token.text;
            impl->vocabulary_size = std::max(impl->vocabulary_size, token.id + 1);
        }
        return Tokenizer(std::move(impl));
    } catch (const Error& error) {
        fail("{}: {}", file.string(), error.what());
    }
}

void Tokenizer::Impl::encode(std::string_view text, std::size_t step, std::vector<std::int64_t>& ids) const {
    if (step == steps.size()) {
        byte_pairs.encode(text, ids);
        return;
    }
    const auto next = [&](std::string_view piece) { encode(piece, step + 1, ids); };
    if (steps[step].prefix_space && !text.starts_with(' '))
        steps[step].pattern.split(' ' + std::string(text), next);
    else
        steps[step].pattern.split(text, next);
}

void Tokenizer::encode(std::string_view text, std::vector<std::int64_t>& ids) const {
    if (text.empty()) return;
    if (is_valid_utf8(text))
        impl_->encode(text, 0, ids);
    else
        impl_->encode(replace_invalid_utf8(text), 0, ids);
}

std::vector<std::int64_t> Tokenizer::encode(std::string_view text) const {
    std::vector<std::int64_t> ids;
    encode(text, ids);
    return ids;
}

const TokenizerJson::AddedToken* Tokenizer::Impl::added_at(std::string_view text) const {
    if (!starts_added[static_cast<std::uint8_t>(text[0])]) return nullptr;
    const auto found =
        std::ranges::find_if(added, [&](const auto& token) { return text.starts_with(token.text); });
    return found != added.end() ? &*found : nullptr;
}

std::vector<std::int64_t> Tokenizer::encode_special(std::string_view text) const {
    std::vector<std::int64_t> ids;
    std::size_t done = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto* token = impl_->added_at(text.substr(at));
        if (!token) {
            ++at;
            continue;
        }
        encode(text.substr(done, at - done), ids);
        ids.push_back(token->id);
        done = at += token->text.size();
    }
    encode(text.substr(done), ids);
    return ids;
}

std::string_view Tokenizer::Impl::bytes(std::int64_t id) const {
    if (const auto found = added_by_id.find(id); found != added_by_id.end()) return found->second;
    const auto& tokens = byte_pairs.tokens();
    return id >= 0 && id < static_cast<std::int64_t>(tokens.size()) ? std::string_view(tokens[id]) : "";
}

std::string Tokenizer::decode(std::span<const std::int64_t> ids) const {
    std::string text;
    for (const std::int64_t id : ids) text += shown_bytes(*this, id);
    return replace_invalid_utf8(text);
}

std::string_view Tokenizer::bytes(std::int64_t id) const {
    return impl_->bytes(id);
}

std::optional<std::int64_t> Tokenizer::find_special(std::string_view text) const {
    const auto found = std::ranges::find(impl_->added, text, &TokenizerJson::AddedToken::text);
    return found != impl_->added.end() ? std::optional(found->id) : std::nullopt;
}

std::int64_t Tokenizer::special(std::string_view text) const {
    const auto id = find_special(text);
    if (!id) fail("{}: there is no special token {}; harmony needs it", path().string(), text);
    return *id;
}

bool Tokenizer::is_special(std::int64_t id) const {
    return impl_->added_by_id.contains(id);
}
std::int64_t Tokenizer::vocabulary_size() const {
    return impl_->vocabulary_size;
}
const std::filesystem::path& Tokenizer::path() const {
    return impl_->path;
}

std::string StreamDecoder::push(std::int64_t id) {
    pending_ += shown_bytes(tokenizer_, id);
    std::string out;
    while (!pending_.empty()) {
        const Character next = first_character(pending_);
        if (next.state == Character::State::truncated) break;
        append_utf8(next.value, out);
        pending_.erase(0, next.length);
    }
    return out;
}

std::string StreamDecoder::finish() {
    const std::string rest = replace_invalid_utf8(pending_);
    pending_.clear();
    return rest;
}

}  // namespace nibble
