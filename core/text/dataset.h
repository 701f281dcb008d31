// Data files as conversations: JSON Lines and Parquet, in shapes that are told apart by their columns.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/text/columns.h"
#include "core/text/harmony.h"

namespace nibble {

enum class Schema : std::uint8_t {
    multilingual_thinking,  ///< reasoning_language, developer, user, analysis, final, messages
    false_reject,           ///< prompt, category, category_text, instruct_response, cot_response
    chat_messages,          ///< messages (chat, or openai-harmony's own), conversations (from/value); tools
    single_turn,            ///< user, final; developer, analysis, reasoning_language: also by a mapping
};
const char* name(Schema schema);  ///< "Multilingual-Thinking", "FalseReject", "chat messages", "single turn"

enum class Severity : std::uint8_t {
    note,     ///< counted, changes nothing: text that looks like a special token ...
    warning,  ///< the row is used in a changed form: raw channel tags were split ...
    error,    ///< the row is left out
};
const char* name(Severity severity);  ///< "note", "warning", "error"

struct Problem {
    std::string file;
    std::int64_t line = 0;  ///< 1-based; of Parquet: the row; 0: the whole file
    std::string message;
    Severity severity = Severity::error;
};

/// How an answer to a row is judged: column `check`, {"language": "French", "final": "12"} and/or {"refusal":
/// false}.
struct Check {
    std::string language;              ///< of the analysis channel; empty: any
    std::optional<std::string> final;  ///< the exact final answer, but for white space around it
    std::optional<bool> refusal;       ///< whether the final answer must be a refusal

    bool empty() const { return language.empty() && !final && !refusal; }
};

struct Row {
    Conversation conversation;
    std::string file;
    std::int64_t line = 0;
    std::optional<Check> check;
    std::map<std::string, std::string> columns;  ///< all others than the messages: text as is, else JSON
};

struct DataFile {
    std::string path;
    Schema schema = Schema::chat_messages;
    std::int64_t rows = 0;  ///< usable ones
};

struct Dataset {
    std::vector<DataFile> files;
    std::vector<Row> rows;          ///< usable ones, in file order
    std::vector<Problem> problems;  ///< in file order
    std::string hash;  ///< of the rows as read: the same for the same rows, whatever the line ends

    std::int64_t count(Severity severity) const;
};

struct LoadOptions {
    /// Of files with columns of other names; rows that have none of these are read as they are.
    Columns columns;
    /// Rows read so far. What it throws ends the loading.
    std::function<void(std::int64_t rows)> progress;
};

/// @throws Error where a file cannot be read, no row is usable, or some mapped columns are there and others
/// nowhere; what is wrong with single rows is in `problems`.
Dataset load_dataset(const std::vector<std::filesystem::path>& paths, const HarmonySettings& settings,
                     const LoadOptions& options = {});

struct Split {
    std::vector<std::int64_t> train;       ///< indices of rows, ascending
    std::vector<std::int64_t> validation;  ///< likewise, disjoint
};
/// @param validation below 1: the share of the rows (at least one row where above 0); else their number.
/// @throws Error where nothing would be left to train on.
Split split_rows(std::int64_t rows, double validation, std::uint64_t seed);

}  // namespace nibble
