#include "core/text/data_files.h"

#include <algorithm>

#include "core/base/json.h"
#include "core/base/mapped_file.h"

namespace nibble {

void read_json_lines(std::string_view text, const RowCallbacks& callbacks) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    for (std::int64_t line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view content = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (content.find_first_not_of(" \t\r") == content.npos) continue;
        OrderedJson row;
        try {
            row = parse_json<OrderedJson>(content, "the line");
            if (!row.is_object()) fail("the line is not a JSON object, as JSON Lines must be");
        } catch (const Error& error) {
            callbacks.broken(line, error.what());
            continue;
        }
        if (!callbacks.row(line, std::move(row))) return;
    }
}

void read_data_file(const std::filesystem::path& path, const RowCallbacks& callbacks) {
    if (std::filesystem::is_directory(path)) fail("{} is a folder; name the data files in it", path.string());
    const MappedFile file(path);
    const std::string_view text(reinterpret_cast<const char*>(file.bytes().data()), file.bytes().size());
    if (text.starts_with("PAR1"))
        read_parquet(path, callbacks);
    else
        read_json_lines(text, callbacks);
}

}  // namespace nibble
