// Numbers from the type of a file to the type of the engine, as they lie or with two axes exchanged.
// Threaded.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/checkpoint/safetensors.h"
#include "kernels/quant_format.h"

namespace nibble {

DType dtype_of(kernels::ScalarType type);

/// Whether convert() takes a dtype as its source: F32, BF16, F16.
bool is_convertible(DType dtype);

/// `source` holds numbers of the type `from`; `out` gets as many of the type `to`: F32 or BF16 (nearest, ties
/// to even).
void convert(std::span<const std::byte> source, DType from, DType to, void* out);

/// The same from [batch, rows, columns] to [batch, columns, rows].
void convert_transposed(std::span<const std::byte> source, DType from, std::int64_t batch, std::int64_t rows,
                        std::int64_t columns, DType to, void* out);

/// Bytes [rows, columns] to [columns, rows].
void transpose_bytes(const std::uint8_t* source, std::int64_t rows, std::int64_t columns, std::uint8_t* out);

}  // namespace nibble
