#include "core/checkpoint/convert.h"

#include <algorithm>
#include <cstring>

#include "core/base/error.h"
#include "kernels/fp4.h"

namespace nibble {

using kernels::BFloat16;

namespace {

/// A tensor in a file may begin at any byte.
template <typename T>
T load(const std::byte* source, std::int64_t i) {
    T value;
    std::memcpy(&value, source + i * std::int64_t(sizeof(T)), sizeof(T));
    return value;
}

template <typename To, typename From>
To cast(From value) {
    if constexpr (std::is_same_v<From, To>)
        return value;
    else if constexpr (std::is_same_v<From, _Float16>)
        return kernels::from_float<To>(static_cast<float>(value));
    else
        return kernels::from_float<To>(kernels::to_float(value));
}

template <typename From, typename To>
void copy(const std::byte* source, std::int64_t n, To* out) {
    constexpr std::int64_t chunk = 1 << 16;
#pragma omp parallel for schedule(static) if (n > chunk)
    for (std::int64_t begin = 0; begin < n; begin += chunk)
        for (std::int64_t i = begin; i < std::min(n, begin + chunk); ++i)
            out[i] = cast<To>(load<From>(source, i));
}

/// Tiles of 64 x 128, through a buffer: rows that lie a power of two apart share places in the cache, and
/// would push each other out while single values are read from them or written to them.
template <typename From, typename To>
void transpose(const std::byte* source, std::int64_t batch, std::int64_t rows, std::int64_t columns,
               To* out) {
    constexpr std::int64_t tall = 64, wide = 128;
#pragma omp parallel for collapse(2) schedule(static) if (batch * rows * columns > 1 << 16)
    for (std::int64_t b = 0; b < batch; ++b)
        for (std::int64_t c0 = 0; c0 < columns; c0 += wide)
            for (std::int64_t r0 = 0; r0 < rows; r0 += tall) {
                To buffer[wide][tall + 8];
                const std::int64_t height = std::min(rows - r0, tall), width = std::min(columns - c0, wide);
                for (std::int64_t r = 0; r < height; ++r)
                    for (std::int64_t c = 0; c < width; ++c)
                        buffer[c][r] = cast<To>(load<From>(source, (b * rows + r0 + r) * columns + c0 + c));
                for (std::int64_t c = 0; c < width; ++c)
                    std::memcpy(out + (b * columns + c0 + c) * rows + r0, buffer[c],
                                std::size_t(height) * sizeof(To));
            }
}

/// Calls body(From{}, To*) with the C++ types of the two dtypes.
template <typename Body>
void with_types(DType from, DType to, void* out, const Body& body) {
    const auto with_target = [&](auto source_type) {
        if (to == DType::f32)
            body(source_type, static_cast<float*>(out));
        else if (to == DType::bf16)
            body(source_type, static_cast<BFloat16*>(out));
        else
            fail("numbers cannot be converted to {}", name(to));
    };
    if (from == DType::f32)
        with_target(float{});
    else if (from == DType::bf16)
        with_target(BFloat16{});
    else if (from == DType::f16)
        with_target(_Float16{});
    else
        fail("numbers cannot be converted from {}", name(from));
}

}  // namespace

DType dtype_of(kernels::ScalarType type) {
    return type == kernels::ScalarType::float32 ? DType::f32 : DType::bf16;
}

bool is_convertible(DType dtype) {
    return dtype == DType::f32 || dtype == DType::bf16 || dtype == DType::f16;
}

void convert(std::span<const std::byte> source, DType from, DType to, void* out) {
    if (from == to && is_convertible(from)) {
        std::memcpy(out, source.data(), source.size());
        return;
    }
    with_types(from, to, out, [&]<typename From, typename To>(From, To* target) {
        copy<From>(source.data(), std::int64_t(source.size() / sizeof(From)), target);
    });
}

void convert_transposed(std::span<const std::byte> source, DType from, std::int64_t batch, std::int64_t rows,
                        std::int64_t columns, DType to, void* out) {
    with_types(from, to, out, [&]<typename From, typename To>(From, To* target) {
        transpose<From>(source.data(), batch, rows, columns, target);
    });
}

void transpose_bytes(const std::uint8_t* source, std::int64_t rows, std::int64_t columns, std::uint8_t* out) {
    transpose<std::uint8_t>(reinterpret_cast<const std::byte*>(source), 1, rows, columns, out);
}

}  // namespace nibble
