#include "kernels/quant_format.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace nibble::kernels {

namespace {

constexpr ScaleRule kMxfp4Rules[] = {ScaleRule::ceil, ScaleRule::floor, ScaleRule::mse};
constexpr ScaleRule kNvfp4Rules[] = {ScaleRule::amax, ScaleRule::four_over_six, ScaleRule::mse,
                                     ScaleRule::from_mxfp4};
constexpr FormatInfo kFormats[] = {
    {"mxfp4", {ScaleKind::e8m0, ScaleRule::ceil, block_of(ScaleKind::e8m0)}, kMxfp4Rules},
    {"nvfp4", {ScaleKind::e4m3, ScaleRule::amax, block_of(ScaleKind::e4m3)}, kNvfp4Rules},
};

/// "a, b or c"
template <class Range, class Name>
std::string listed(const Range& items, Name name_of) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i) text += i + 1 == items.size() ? " or " : ", ";
        text += name_of(items[i]);
    }
    return text;
}

const FormatInfo& info(ScaleKind kind) {
    return *std::ranges::find(kFormats, kind, [](const FormatInfo& f) { return f.format.scale_kind; });
}

}  // namespace

std::span<const FormatInfo> formats() {
    return kFormats;
}

const char* name(ScaleKind kind) {
    return info(kind).name;
}

const char* name(ScaleRule rule) {
    switch (rule) {
        case ScaleRule::ceil:
            return "ceil";
        case ScaleRule::floor:
            return "floor";
        case ScaleRule::mse:
            return "mse";
        case ScaleRule::amax:
            return "amax";
        case ScaleRule::four_over_six:
            return "four_over_six";
        case ScaleRule::from_mxfp4:
            return "from_mxfp4";
    }
    return "unknown";
}

QuantFormat quant_format(std::string_view format_name, std::string_view rule_name) {
    const auto found = std::ranges::find(kFormats, format_name, &FormatInfo::name);
    if (found == std::end(kFormats))
        throw std::invalid_argument("unknown number format '" + std::string(format_name) + "'; known: " +
                                    listed(formats(), [](const FormatInfo& f) { return f.name; }));
    QuantFormat format = found->format;
    if (rule_name.empty()) return format;
    const auto rule =
        std::ranges::find(found->rules, rule_name, [](ScaleRule r) { return std::string_view(name(r)); });
    if (rule == found->rules.end())
        throw std::invalid_argument(std::string(found->name) + " has no scale rule '" +
                                    std::string(rule_name) + "'; it has " +
                                    listed(found->rules, [](ScaleRule r) { return name(r); }));
    format.rule = *rule;
    return format;
}

void require_whole_blocks(const QuantFormat& format, std::int64_t rows, std::int64_t columns) {
    const FormatInfo& known = info(format.scale_kind);
    if (std::ranges::find(known.rules, format.rule) == known.rules.end())
        throw std::invalid_argument(std::string(known.name) + " has no scale rule '" + name(format.rule) +
                                    "'; it has " + listed(known.rules, [](ScaleRule r) { return name(r); }));
    if (format.block != known.format.block)
        throw std::invalid_argument(std::string(known.name) + " has blocks of " +
                                    std::to_string(known.format.block) + " values, not " +
                                    std::to_string(format.block));
    if (rows < 0 || columns < 0) throw std::invalid_argument("a matrix of negative size cannot be quantized");
    const std::int32_t unit = format.rule == ScaleRule::from_mxfp4 ? block_of(ScaleKind::e8m0) : format.block;
    if (columns % unit != 0)
        throw std::invalid_argument("rows of " + std::to_string(columns) + " values are not whole " +
                                    known.name + " blocks: the last axis must be a multiple of " +
                                    std::to_string(unit));
}

}  // namespace nibble::kernels
