#include "core/text/tokenizer_json.h"

#include <array>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/text/utf8.h"

namespace nibble {

namespace {

using nlohmann::json;

constexpr std::int64_t most_tokens = 16'000'000;  // an id past this is a broken file, not a vocabulary

// GPT-2's pattern, which the ByteLevel pre-tokenizer applies where `use_regex` is set.
constexpr const char* gpt2_pattern =
    R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)";

// The file's parts: the two large lists as they stand in the file, all else as a document.
struct Parts {
    std::vector<std::pair<std::string, std::int64_t>> vocabulary;
    std::vector<std::pair<std::string, std::string>> merges;
    json rest;
};

std::pair<std::string, std::string> merge_from(json& value) {
    if (value.is_array() && value.size() == 2 && value[0].is_string() && value[1].is_string())
        return {std::move(value[0].get_ref<std::string&>()), std::move(value[1].get_ref<std::string&>())};
    if (value.is_string()) {
        const auto& text = value.get_ref<const std::string&>();
        const std::size_t space = text.find(' ');
        if (space != text.npos && space == text.rfind(' '))
            return {text.substr(0, space), text.substr(space + 1)};
    }
    fail("a merge must be a pair of tokens, not {}", value.dump());
}

// 27 MB of vocabulary and merges would make a slow and large document: they are taken out while parsing.
Parts parse(std::string_view text) {
    Parts parts;
    std::array<std::string, 4> keys;  // of the objects that are open, by depth
    const auto take = [&](int depth, json::parse_event_t event, json& value) {
        using Event = json::parse_event_t;
        if (depth > deepest_json) fail("nested more than {} levels deep", deepest_json);
        if (event == Event::key) {
            if (depth < 4) keys[depth] = value.get<std::string>();
            return !(depth == 3 && keys[1] == "model" && keys[2] == "vocab");
        }
        if (depth != 3 || keys[1] != "model" || event == Event::object_start || event == Event::array_start)
            return true;
        if (keys[2] == "vocab") {
            if (!value.is_number_integer()) fail("the id of \"{}\" is not an integer", keys[3]);
            parts.vocabulary.emplace_back(std::move(keys[3]), value.get<std::int64_t>());
            return false;
        }
        if (keys[2] != "merges") return true;
        parts.merges.push_back(merge_from(value));
        return false;
    };
    parts.rest = json::parse(text.begin(), text.end(), take);
    return parts;
}

std::string kind(const json& part) {
    return part.is_object() ? part.value("type", "?") : part.dump();
}

bool is_set(const json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end() || found->is_null()) return false;
    if (found->is_boolean()) return found->get<bool>();
    if (found->is_string()) return !found->get_ref<const std::string&>().empty();
    return !(found->is_number() && found->get<double>() == 0);
}

void check_kinds(const json& file) {
    const json model = file.value("model", json());
    if (kind(model) != "BPE") fail("a model of kind {} is not supported, only BPE", kind(model));
    for (const char* key : {"dropout", "continuing_subword_prefix", "end_of_word_suffix", "byte_fallback"})
        if (is_set(model, key)) fail("BPE with {} is not supported", key);
    const json normalizer = file.value("normalizer", json());
    if (!normalizer.is_null()) fail("a normalizer ({}) is not supported", kind(normalizer));
    const json decoder = file.value("decoder", json());
    if (kind(decoder) != "ByteLevel")
        fail("a decoder of kind {} is not supported, only ByteLevel", kind(decoder));
}

TokenizerJson::Split split_from(const json& step) {
    TokenizerJson::Split split;
    const json pattern = step.value("pattern", json::object());
    split.literal = pattern.contains("String");
    split.pattern = pattern.value(split.literal ? "String" : "Regex", "");
    if (split.pattern.empty()) fail("a Split without a pattern: {}", step.dump());
    const std::string behavior = step.value("behavior", "");
    const bool invert = step.value("invert", false);
    if (behavior == "Removed")
        (invert ? split.keep_gaps : split.keep_matches) = false;
    else if (behavior != "Isolated")
        fail("a Split with the behavior {} is not supported", behavior);
    return split;
}

// The steps of a pre-tokenizer; whether one of them is ByteLevel.
bool add_splits(const json& step, std::vector<TokenizerJson::Split>& splits) {
    const std::string type = kind(step);
    if (type == "Sequence") {
        bool byte_level = false;
        for (const json& part : step.at("pretokenizers")) byte_level |= add_splits(part, splits);
        return byte_level;
    }
    if (type == "Split") {
        splits.push_back(split_from(step));
        return false;
    }
    if (type != "ByteLevel") fail("a pre-tokenizer of kind {} is not supported", type);
    const bool use_regex = step.value("use_regex", true);
    const bool prefix_space = step.value("add_prefix_space", true);
    if (prefix_space && !use_regex)
        fail("a ByteLevel pre-tokenizer with add_prefix_space alone is not supported");
    if (use_regex) splits.push_back({.pattern = gpt2_pattern, .prefix_space = prefix_space});
    return true;
}

std::vector<TokenizerJson::AddedToken> added_tokens(const json& list) {
    std::vector<TokenizerJson::AddedToken> added;
    for (const json& token : list) {
        const auto text = token.at("content").get<std::string>();
        for (const char* key : {"single_word", "lstrip", "rstrip"})
            if (is_set(token, key)) fail("the added token {}: {} is not supported", text, key);
        if (text.empty()) fail("an added token is empty");
        added.push_back({token.at("id").get<std::int64_t>(), text});
    }
    return added;
}

// Byte-level BPE writes each byte as one printable character: the printable ones of Latin-1 as themselves,
// the others from U+0100 on, in order.
class ByteAlphabet {
  public:
    ByteAlphabet() {
        bytes_.fill(-1);
        int next = 256;
        for (int byte = 0; byte < 256; ++byte) {
            const bool printable = (byte >= 33 && byte <= 126) || (byte >= 161 && byte != 173);
            bytes_[printable ? byte : next++] = byte;
        }
    }

    std::string bytes(const std::string& token) const {
        std::string out;
        out.reserve(token.size());
        for (std::string_view rest = token; !rest.empty();) {
            const Character next = first_character(rest);
            const int byte = next.value < bytes_.size() ? bytes_[next.value] : -1;
            if (byte < 0) fail("the token \"{}\" is not written in the byte-level alphabet", token);
            out += static_cast<char>(byte);
            rest.remove_prefix(next.length);
        }
        return out;
    }

  private:
    std::array<int, 324> bytes_;
};

void check_id(std::int64_t id, const std::string& token) {
    if (id < 0 || id >= most_tokens) fail("the id of \"{}\" is {}", token, id);
}

void check_alphabet(const std::vector<std::string>& tokens) {
    std::array<bool, 256> present{};
    for (const std::string& token : tokens)
        if (token.size() == 1) present[static_cast<std::uint8_t>(token[0])] = true;
    for (int byte = 0; byte < 0xF5; ++byte)
        if (!present[byte] && byte != 0xC0 && byte != 0xC1)  // which UTF-8 never uses, nor F5 to FF
            fail("the vocabulary has no token for the single byte {:#04x}, so some text cannot be encoded",
                 byte);
}

TokenizerJson from_parts(Parts parts) {
    check_kinds(parts.rest);
    TokenizerJson file;
    const json model = parts.rest.at("model");
    file.ignore_merges = is_set(model, "ignore_merges");
    if (!add_splits(parts.rest.value("pre_tokenizer", json()), file.splits))
        fail("the pre-tokenizer is not byte-level");
    file.added = added_tokens(parts.rest.value("added_tokens", json::array()));

    std::unordered_set<std::string_view> added;
    for (const auto& token : file.added) {
        check_id(token.id, token.text);
        if (!added.insert(token.text).second) fail("the added token {} stands there twice", token.text);
    }
    const ByteAlphabet alphabet;
    if (parts.vocabulary.empty()) fail("there is no vocabulary");
    for (const auto& [text, id] : parts.vocabulary) {
        check_id(id, text);
        if (added.contains(text)) continue;  // some files list added tokens here too
        if (file.tokens.size() <= static_cast<std::size_t>(id)) file.tokens.resize(id + 1);
        if (!file.tokens[id].empty()) fail("the id {} belongs to two tokens", id);
        file.tokens[id] = alphabet.bytes(text);
    }
    for (const auto& token : file.added)
        if (token.id < static_cast<std::int64_t>(file.tokens.size()) && !file.tokens[token.id].empty())
            fail("the id {} belongs to the added token {} and to another one", token.id, token.text);
    check_alphabet(file.tokens);
    for (auto& [left, right] : parts.merges)
        file.merges.emplace_back(alphabet.bytes(left), alphabet.bytes(right));
    return file;
}

}  // namespace

TokenizerJson read_tokenizer_json(const std::filesystem::path& path) {
    const MappedFile file(path);
    const auto bytes = file.bytes();
    try {
        return from_parts(parse({reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
    } catch (const Error& error) {
        fail("{}: {}; Nibble reads byte-level BPE tokenizers", path.string(), error.what());
    } catch (const json::exception& error) {
        fail("{}: not a tokenizer.json: {}", path.string(), json_complaint(error.what()));
    }
}

}  // namespace nibble
