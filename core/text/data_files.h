// Data files as JSON rows, one at a time.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "core/text/conversation_json.h"

namespace nibble {

struct RowCallbacks {
    std::function<bool(std::int64_t line, OrderedJson row)> row;  ///< false: enough
    std::function<void(std::int64_t line, const std::string& what)>
        broken;  ///< a line that is no JSON object
};

/// JSON Lines or Parquet, told apart by their first bytes.
/// @throws Error naming the file: it cannot be read, or Parquet is not built in.
void read_data_file(const std::filesystem::path& path, const RowCallbacks& callbacks);

/// One JSON object a line. A byte order mark, CRLF, blank lines and a missing last newline make no
/// difference.
void read_json_lines(std::string_view text, const RowCallbacks& callbacks);

/// Lines are row numbers; columns keep their order, nested ones become lists and objects. @throws Error
void read_parquet(const std::filesystem::path& path, const RowCallbacks& callbacks);

}  // namespace nibble
