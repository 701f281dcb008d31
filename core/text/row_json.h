// One JSON row of a data set as a conversation.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/text/conversation_json.h"
#include "core/text/dataset.h"

namespace nibble {

struct Finding {
    Severity severity;
    std::string message;
};

/// By the columns; none where they are of no known shape.
std::optional<Schema> schema_of(const OrderedJson& row);

/// Everything but Row::file and Row::line. What is unusual goes to `findings`.
/// @throws Error saying why the row cannot be used.
Row read_row(const OrderedJson& row, Schema schema, HarmonySettings settings, std::vector<Finding>& findings);

}  // namespace nibble
