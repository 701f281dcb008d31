// Harmony text taken apart: the one grammar behind what a model generates and behind raw output stored in
// data.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/harmony.h"

namespace nibble {

struct HarmonyPiece {
    enum class Mark : std::uint8_t {
        text,
        start,
        message,
        channel,
        constrain,
        end,
        return_token,
        call,
        other
    };
    Mark mark = Mark::text;
    std::string text;  ///< of the run of text, or of the special token
};

/// Messages as the assistant writes them:
/// <|start|>assistant[ to=R]<|channel|>C[ to=R][ T][
/// <|constrain|>T]<|message|>...(<|end|>|<|return|>|<|call|>)
Completion parse_pieces(const std::vector<HarmonyPiece>& pieces);

/// The messages of an assistant's raw output that was stored as plain text; none where it does not start like
/// such.
/// `<|start|>assistant` in front and the last terminator may be missing.
/// @throws Error where it starts like raw output but is malformed.
std::optional<std::vector<Message>> split_raw_output(std::string_view content);

}  // namespace nibble
