// Byte-level BPE: text to token ids and back, from any Hugging Face tokenizer.json of that kind
// (o200k_harmony is one).
#pragma once
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nibble {

/// Immutable once loaded and cheap to copy; one instance may be used from several threads.
class Tokenizer {
  public:
    /// @param path a tokenizer.json, or a folder that holds one.
    /// @throws Error naming what in the file is missing, malformed or of a kind that is not supported.
    static Tokenizer load(const std::filesystem::path& path);

    /// Text that looks like a special token is ordinary text. Bytes that are not UTF-8 are read as U+FFFD.
    std::vector<std::int64_t> encode(std::string_view text) const;
    void encode(std::string_view text, std::vector<std::int64_t>& ids) const;  ///< appends to `ids`
    /// As encode(), but the text of special and added tokens becomes those tokens.
    std::vector<std::int64_t> encode_special(std::string_view text) const;

    /// Valid UTF-8: bytes that form no character, and ids that no token has, come back as U+FFFD.
    std::string decode(std::span<const std::int64_t> ids) const;
    /// The bytes that a token stands for; empty for ids that no token has.
    std::string_view bytes(std::int64_t id) const;

    std::optional<std::int64_t> find_special(std::string_view text) const;
    std::int64_t special(std::string_view text) const;  ///< @throws Error naming the token and the file
    bool is_special(std::int64_t id) const;
    std::int64_t vocabulary_size() const;  ///< largest id + 1; a model's embedding may have more rows
    const std::filesystem::path& path() const;

  private:
    struct Impl;
    explicit Tokenizer(std::shared_ptr<const Impl> impl) : impl_(std::move(impl)) {}

    std::shared_ptr<const Impl> impl_;
};

/// Decodes a stream of tokens into whole characters: bytes of a character that is not complete yet are held
/// back.
class StreamDecoder {
  public:
    explicit StreamDecoder(Tokenizer tokenizer) : tokenizer_(std::move(tokenizer)) {}
    std::string push(std::int64_t id);  ///< the characters that this token completes
    std::string finish();  ///< one U+FFFD where the stream ended inside a character, else nothing

  private:
    Tokenizer tokenizer_;
    std::string pending_;
};

}  // namespace nibble
