// What a Hugging Face tokenizer.json holds, checked to be byte-level BPE.
#pragma once
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace nibble {

struct TokenizerJson {
    struct Split {
        std::string pattern;
        bool literal = false;
        bool keep_matches = true;
        bool keep_gaps = true;
        bool prefix_space = false;  ///< a space goes in front of text that does not start with one
    };
    struct AddedToken {
        std::int64_t id;
        std::string text;
    };

    std::vector<std::string> tokens;  ///< bytes by id, without the added tokens; empty: none
    std::vector<std::pair<std::string, std::string>> merges;  ///< bytes, by rank
    std::vector<AddedToken> added;
    std::vector<Split> splits;  ///< one after another, each on the pieces of the one before
    bool ignore_merges = false;
};

/// @throws Error naming the file and what in it is missing, malformed or of a kind that is not supported.
TokenizerJson read_tokenizer_json(const std::filesystem::path& path);

}  // namespace nibble
