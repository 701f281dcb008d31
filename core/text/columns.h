// Columns of a data file that have names of their own: which of them is read as which known one.
#pragma once
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/text/conversation_json.h"

namespace nibble {

/// A known column -> the file's column that is read in its place. A dot leads into an object:
/// "response.text".
using Columns = std::map<std::string, std::string>;

/// What can be mapped to: messages and tools, or the parts of a single turn: developer, user, analysis, final
/// and reasoning_language.
const std::vector<std::string>& known_columns();

/// From "final=answer", one entry each; what is empty on the right is left out.
/// @throws Error naming an entry that is none, a column that is not known, or no messages and no user.
Columns parse_columns(const std::vector<std::string>& entries);
std::vector<std::string> column_entries(const Columns& columns);  ///< the other way, in known_columns() order

/// The row with its columns under the known names; none where it has none of the mapped columns.
std::optional<OrderedJson> renamed(const OrderedJson& row, const Columns& columns);
/// Null where the row has no such column.
const OrderedJson* find_column(const OrderedJson& row, const std::string& column);

/// A column as it stands in a file.
struct ColumnSample {
    std::string name;   ///< with dots into objects
    std::string value;  ///< the first that is not empty, as text
};
/// Of the first rows of a file, in file order. @throws Error where the file cannot be read.
std::vector<ColumnSample> sample_columns(const std::filesystem::path& path);

/// What the names of columns say: question is `user`, answer is `final`. Empty where they say nothing.
Columns guess_columns(const std::vector<ColumnSample>& samples);

}  // namespace nibble
