// The 4-bit formats as plain data: adding a row to the table adds a format to the tests, the policies and the
// views.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace nibble::kernels {

/// How the values reach a kernel.
enum class ScalarType : std::uint8_t { float32, bfloat16 };

/// How a block's scale is chosen; block_scale.h holds the rules.
enum class ScaleRule : std::uint8_t { ceil, floor, mse, amax, four_over_six, from_mxfp4 };

/// What a block's scale is stored as: a power of two in a byte, or a small float under one float32 for the
/// tensor.
enum class ScaleKind : std::uint8_t { e8m0, e4m3 };

/// Values that share a scale: 32 in MXFP4 (OCP MX v1.0, 5.2), 16 in NVFP4.
constexpr std::int32_t block_of(ScaleKind kind) {
    return kind == ScaleKind::e8m0 ? 32 : 16;
}

/// Elements are E2M1, rounded to nearest, ties to even; two a byte, the even index in the low nibble.
struct QuantFormat {
    ScaleKind scale_kind = ScaleKind::e8m0;
    ScaleRule rule = ScaleRule::ceil;
    std::int32_t block =
        block_of(ScaleKind::e8m0);  ///< values that share a scale, along the last (contraction) axis

    bool has_tensor_scale() const { return scale_kind == ScaleKind::e4m3; }
    /// Stored bits per value, scales included: 4.25 for MXFP4, 4.5 for NVFP4 (the tensor's one float32
    /// aside).
    double bits_per_value() const { return 4.0 + 8.0 / block; }
    friend bool operator==(const QuantFormat& a, const QuantFormat& b) {
        return a.scale_kind == b.scale_kind && a.rule == b.rule && a.block == b.block;
    }
};

/// @throws std::invalid_argument unless the format is one of the table and `columns` are whole blocks of it
/// (whole blocks of 32 for from_mxfp4).
void require_whole_blocks(const QuantFormat& format, std::int64_t rows, std::int64_t columns);

struct FormatInfo {
    const char* name;    ///< "mxfp4", "nvfp4"
    QuantFormat format;  ///< with its default rule
    std::span<const ScaleRule> rules;
};

std::span<const FormatInfo> formats();
const char* name(ScaleRule rule);
const char* name(ScaleKind kind);  ///< "mxfp4" or "nvfp4": the format that the scale kind makes
/// @throws std::invalid_argument naming the known formats or the rules that `name` allows. Empty rule: the
/// default.
QuantFormat quant_format(std::string_view name, std::string_view rule = {});

}  // namespace nibble::kernels
