#include "kernels/quant_stats.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "kernels/block_scale.h"
#include "kernels/quantize_cpu.h"

namespace nibble::kernels {

namespace {

/// Values that are looked at together; what they decode to stays on the stack. A multiple of every block
/// length.
constexpr std::int64_t kPiece = 4096;

/// Calls row(r) for every row, in parallel, and adds up the results of each part in the order of its rows.
template <class Result, class Row>
std::vector<Result> sum_parts(std::int64_t rows, std::int64_t rows_per_part, const Row& row) {
    if (rows_per_part <= 0 || rows % rows_per_part != 0)
        throw std::invalid_argument(std::to_string(rows) + " rows are not whole parts of " +
                                    std::to_string(rows_per_part));
    std::vector<Result> each(static_cast<std::size_t>(rows));
#pragma omp parallel for schedule(static)
    for (std::int64_t r = 0; r < rows; ++r) each[static_cast<std::size_t>(r)] = row(r);
    std::vector<Result> parts(static_cast<std::size_t>(rows / rows_per_part));
    for (std::int64_t r = 0; r < rows; ++r)
        parts[static_cast<std::size_t>(r / rows_per_part)] += each[static_cast<std::size_t>(r)];
    return parts;
}

/// Calls body(first value, count) for the pieces of a row, as positions in the whole matrix.
template <class Body>
void for_pieces(std::int64_t row, std::int64_t columns, const Body& body) {
    for (std::int64_t c = 0; c < columns; c += kPiece) body(row * columns + c, std::min(kPiece, columns - c));
}

/// The largest magnitude that a block with this scale can hold.
float block_limit(const DecodeArgs& packed, std::uint8_t scale) {
    return kE2M1Max * (packed.format.scale_kind == ScaleKind::e8m0
                           ? BlockScale<ScaleKind::e8m0>(scale, packed.tensor_scale).value
                           : BlockScale<ScaleKind::e4m3>(scale, packed.tensor_scale).value);
}

/// Adds the values x[0..count) against the codes and scales of `packed`, which start where x does.
template <class T>
void add_piece(const T* x, const DecodeArgs& packed, std::int64_t count, QuantStats& stats) {
    float q[kPiece];
    DecodeArgs to_float32 = packed;
    to_float32.type = ScalarType::float32;
    quantize_loops().decode(to_float32, q, 0, count);

    const int block = packed.format.block;
    for (std::int64_t first = 0; first < count; first += block) {
        const float limit = block_limit(packed, packed.scales[first / block]);
        double squares = 0, squared_error = 0, largest_error = 0;
        int clipped = 0, underflowed = 0;
#pragma omp simd reduction(+ : squares, squared_error, clipped, underflowed) reduction(max : largest_error)
        for (std::int64_t i = first; i < first + block; ++i) {
            const float value = to_float(x[i]);
            const double error = double(value) - double(q[i]), magnitude = error < 0 ? -error : error;
            squares += double(value) * double(value);
            squared_error += error * error;
            largest_error = magnitude > largest_error ? magnitude : largest_error;
            clipped += bits_float(magnitude_bits(value)) > limit;
            underflowed += (value != 0) & (q[i] == 0);
        }
        stats += {block, squares, squared_error, largest_error, clipped, underflowed};
    }
}

}  // namespace

double QuantStats::relative_mse() const {
    return squared_error == 0 ? 0 : squared_error / squares;
}

double QuantStats::snr_db() const {
    if (squared_error == 0) return std::numeric_limits<double>::infinity();
    return 10 * std::log10(squares / squared_error);
}

QuantStats& QuantStats::operator+=(const QuantStats& other) {
    values += other.values;
    squares += other.squares;
    squared_error += other.squared_error;
    largest_error = std::max(largest_error, other.largest_error);
    clipped += other.clipped;
    underflowed += other.underflowed;
    return *this;
}

CodeChanges& CodeChanges::operator+=(const CodeChanges& other) {
    values += other.values;
    by_value += other.by_value;
    raw += other.raw;
    return *this;
}

DeltaStats& DeltaStats::operator+=(const DeltaStats& other) {
    squares += other.squares;
    kept += other.kept;
    return *this;
}

std::vector<QuantStats> quant_stats(const QuantizeArgs& args, std::int64_t rows_per_part) {
    require_whole_blocks(args.format, args.rows, args.columns);
    const QuantizeLoops& loops = quantize_loops();
    return with_type(args.type, [&](auto zero) {
        const auto* x = static_cast<const decltype(zero)*>(args.x);
        return sum_parts<QuantStats>(args.rows, rows_per_part, [&](std::int64_t row) {
            QuantStats stats;
            for_pieces(row, args.columns, [&](std::int64_t first, std::int64_t count) {
                std::uint8_t codes[kPiece / 2], scales[kPiece / block_of(ScaleKind::e4m3)];
                QuantizeArgs piece = args;
                piece.x = x + first;
                loops.encode(piece, codes, scales, 0, count);
                add_piece(x + first, {args.format, codes, scales, 1, count, args.tensor_scale}, count, stats);
            });
            return stats;
        });
    });
}

std::vector<QuantStats> quant_stats(const void* x, ScalarType type, const DecodeArgs& packed,
                                    std::int64_t rows_per_part) {
    require_whole_blocks(packed.format, packed.rows, packed.columns);
    quantize_loops();  // refuses a wrong NIBBLE_CPU before threads start
    return with_type(type, [&](auto zero) {
        const auto* values = static_cast<const decltype(zero)*>(x);
        return sum_parts<QuantStats>(packed.rows, rows_per_part, [&](std::int64_t row) {
            QuantStats stats;
            for_pieces(row, packed.columns, [&](std::int64_t first, std::int64_t count) {
                DecodeArgs piece = packed;
                piece.codes += first / 2;
                piece.scales += first / packed.format.block;
                add_piece(values + first, piece, count, stats);
            });
            return stats;
        });
    });
}

std::vector<CodeChanges> code_changes(const DecodeArgs& a, const DecodeArgs& b, std::int64_t rows_per_part) {
    require_whole_blocks(a.format, a.rows, a.columns);
    require_whole_blocks(b.format, b.rows, b.columns);
    if (a.rows != b.rows || a.columns != b.columns)
        throw std::invalid_argument("two encodings of different shape cannot be compared");
    const QuantizeLoops& loops = quantize_loops();
    return sum_parts<CodeChanges>(a.rows, rows_per_part, [&](std::int64_t row) {
        CodeChanges changes;
        for_pieces(row, a.columns, [&](std::int64_t first, std::int64_t count) {
            float p[kPiece], q[kPiece];
            const auto decode_piece = [&](DecodeArgs whole, float* values) {
                whole.codes += first / 2;
                whole.scales += first / whole.format.block;
                whole.type = ScalarType::float32;
                loops.decode(whole, values, 0, count);
            };
            decode_piece(a, p);
            decode_piece(b, q);
            for (std::int64_t i = 0; i < count; ++i) changes.by_value += p[i] != q[i];
            for (std::int64_t i = first / 2; i < (first + count) / 2; ++i) {
                const int difference = a.codes[i] ^ b.codes[i];
                changes.raw += ((difference & 0x0F) != 0) + ((difference & 0xF0) != 0);
            }
            changes.values += count;
        });
        return changes;
    });
}

std::vector<DeltaStats> delta_stats(const void* x, const void* base, ScalarType type,
                                    const DecodeArgs& packed, std::int64_t rows_per_part) {
    require_whole_blocks(packed.format, packed.rows, packed.columns);
    const QuantizeLoops& loops = quantize_loops();
    return with_type(type, [&](auto zero) {
        const auto* values = static_cast<const decltype(zero)*>(x);
        const auto* before = static_cast<const decltype(zero)*>(base);
        return sum_parts<DeltaStats>(packed.rows, rows_per_part, [&](std::int64_t row) {
            DeltaStats stats;
            for_pieces(row, packed.columns, [&](std::int64_t first, std::int64_t count) {
                float q[kPiece];
                DecodeArgs piece = packed;
                piece.codes += first / 2;
                piece.scales += first / packed.format.block;
                piece.type = ScalarType::float32;
                loops.decode(piece, q, 0, count);
                double squares = 0, kept = 0;
#pragma omp simd reduction(+ : squares, kept)
                for (std::int64_t i = 0; i < count; ++i) {
                    const double from = to_float(before[first + i]),
                                 delta = to_float(values[first + i]) - from;
                    squares += delta * delta;
                    kept += (double(q[i]) - from) * delta;
                }
                stats += {squares, kept};
            });
            return stats;
        });
    });
}

}  // namespace nibble::kernels
