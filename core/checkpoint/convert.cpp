#include "core/checkpoint/convert.h"

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <utility>

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

/// Calls body(begin, end) for parts of [0, n), in parallel.
template <typename Body>
void in_parts(std::int64_t n, const Body& body) {
    constexpr std::int64_t part = 1 << 16;
#pragma omp parallel for schedule(static) if (n > part)
    for (std::int64_t begin = 0; begin < n; begin += part) body(begin, std::min(n, begin + part));
}

template <typename From, typename To>
void copy(const std::byte* source, std::int64_t n, To* out) {
    in_parts(n, [=](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) out[i] = cast<To>(load<From>(source, i));
    });
}

/// As many values of type T as a register takes on every processor.
template <typename T>
struct Register {
    using Lane = std::conditional_t<sizeof(T) == 4, std::uint32_t,
                                    std::conditional_t<sizeof(T) == 2, std::uint16_t, std::uint8_t>>;
    using Vector [[gnu::vector_size(16)]] = Lane;
    static constexpr int lanes = 16 / sizeof(T);
};

/// The lanes of two registers in turn, from lane `from` of each on.
template <typename Vector, typename Lane, std::size_t... i>
constexpr Vector in_turn(std::size_t from, std::index_sequence<i...>) {
    return Vector{static_cast<Lane>(from + i / 2 + i % 2 * sizeof...(i))...};
}

/// A square of rows becomes its columns. Each round puts the lanes of a row in turn with those of the row
/// half a square below: the bits of a value's row and lane, taken as one number, move round by one place.
template <typename T>
[[gnu::always_inline]] inline void transpose(typename Register<T>::Vector (&square)[Register<T>::lanes]) {
    using Vector = typename Register<T>::Vector;
    constexpr int lanes = Register<T>::lanes;
    constexpr std::make_index_sequence<lanes> all;
    constexpr auto lower = in_turn<Vector, typename Register<T>::Lane>(0, all),
                   upper = in_turn<Vector, typename Register<T>::Lane>(lanes / 2, all);
#pragma GCC unroll 4
    for (int round = 1; round < lanes; round *= 2) {
        Vector next[lanes];
#pragma GCC unroll 8
        for (int i = 0; i < lanes / 2; ++i) {
            next[2 * i] = __builtin_shuffle(square[i], square[i + lanes / 2], lower);
            next[2 * i + 1] = __builtin_shuffle(square[i], square[i + lanes / 2], upper);
        }
#pragma GCC unroll 16
        for (int i = 0; i < lanes; ++i) square[i] = next[i];
    }
}

constexpr std::int64_t kTall = 64, kWide = 128;

/// Columns of a tile of up to kTall x kWide values, whose rows are `stride` values apart.
template <typename T>
using Columns = T[kWide][kTall + Register<T>::lanes];

template <typename From, typename To>
void fill(Columns<To>& columns, const std::byte* tile, std::int64_t stride, std::int64_t height,
          std::int64_t width) {
    constexpr int lanes = Register<To>::lanes;
    if (height % lanes != 0 || width % lanes != 0) {
        for (std::int64_t r = 0; r < height; ++r)
            for (std::int64_t c = 0; c < width; ++c)
                columns[c][r] = cast<To>(load<From>(tile, r * stride + c));
        return;
    }
    for (std::int64_t r = 0; r < height; r += lanes)
        for (std::int64_t c = 0; c < width; c += lanes) {
            typename Register<To>::Vector square[lanes];
            for (int i = 0; i < lanes; ++i) {
                To row[lanes];
                for (int j = 0; j < lanes; ++j) row[j] = cast<To>(load<From>(tile, (r + i) * stride + c + j));
                std::memcpy(&square[i], row, sizeof row);
            }
            transpose<To>(square);
            for (int i = 0; i < lanes; ++i) std::memcpy(&columns[c + i][r], &square[i], sizeof square[i]);
        }
}

/// In tiles, through a buffer: rows that lie a power of two apart share places in the cache, and would push
/// each other out while single values are read from them or written to them.
template <typename From, typename To>
void transpose(const std::byte* source, std::int64_t batch, std::int64_t rows, std::int64_t columns,
               To* out) {
#pragma omp parallel for collapse(2) schedule(static) if (batch * rows * columns > 1 << 16)
    for (std::int64_t b = 0; b < batch; ++b)
        for (std::int64_t c0 = 0; c0 < columns; c0 += kWide)
            for (std::int64_t r0 = 0; r0 < rows; r0 += kTall) {
                Columns<To> buffer;
                const std::int64_t height = std::min(rows - r0, kTall), width = std::min(columns - c0, kWide);
                const std::int64_t first = (b * rows + r0) * columns + c0;
                fill<From>(buffer, source + first * std::int64_t(sizeof(From)), columns, height, width);
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
        in_parts(std::int64_t(source.size()), [&](std::int64_t begin, std::int64_t end) {
            std::memcpy(static_cast<std::byte*>(out) + begin, source.data() + begin,
                        std::size_t(end - begin));
        });
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
