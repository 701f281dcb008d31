// What quantization does to values, counted: the numbers behind error reports. Sums run in double and in one
// fixed order, whatever the number of threads.
#pragma once
#include <cstdint>
#include <vector>

#include "kernels/quantize.h"

namespace nibble::kernels {

/// Over values x and what they became, q (as float32).
struct QuantStats {
    std::int64_t values = 0;
    double squares = 0;            ///< sum of x^2
    double squared_error = 0;      ///< sum of (x - q)^2
    double largest_error = 0;      ///< max |x - q|
    std::int64_t clipped = 0;      ///< |x| beyond 6 scales of its block
    std::int64_t underflowed = 0;  ///< x not 0, q 0

    double relative_mse() const;  ///< squared_error / squares; 0 where both are 0
    double snr_db() const;        ///< 10 log10(squares / squared_error); infinite without error
    QuantStats& operator+=(const QuantStats& other);
};

/// One result for each `rows_per_part` rows, such as those of an expert: what quantizing args.x does.
/// @throws std::invalid_argument for rows that are not whole blocks or not whole parts.
std::vector<QuantStats> quant_stats(const QuantizeArgs& args, std::int64_t rows_per_part);
/// The same for codes that exist: x [packed.rows, packed.columns] against what they decode to.
std::vector<QuantStats> quant_stats(const void* x, ScalarType type, const DecodeArgs& packed,
                                    std::int64_t rows_per_part);

/// How two encodings of one shape differ. The same values may have other codes: a block whose largest is 3.0
/// can be stored with half the scale.
struct CodeChanges {
    std::int64_t values = 0;
    std::int64_t by_value = 0;  ///< decode to another float32; 0 and -0 are the same
    std::int64_t raw = 0;       ///< another 4-bit code

    CodeChanges& operator+=(const CodeChanges& other);
};
/// One result for each `rows_per_part` rows.
std::vector<CodeChanges> code_changes(const DecodeArgs& a, const DecodeArgs& b, std::int64_t rows_per_part);

/// A change of the weights, x - base, and how much of it is left in what x became, q.
struct DeltaStats {
    double squares = 0;  ///< |x - base|^2
    double kept = 0;     ///< <q - base, x - base>

    DeltaStats& operator+=(const DeltaStats& other);
};
/// One result for each `rows_per_part` rows; x and base are [packed.rows, packed.columns] of `type`.
std::vector<DeltaStats> delta_stats(const void* x, const void* base, ScalarType type,
                                    const DecodeArgs& packed, std::int64_t rows_per_part);

}  // namespace nibble::kernels
