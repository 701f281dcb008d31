// C = A B in float32 on one thread, for products of some hundred rows, which is what an expert gets, and of
// few. With more than kMatmulFewRows rows, terms are added in the order of their numbers: an element then has
// the same bits whatever else is computed with it.
#pragma once
#include <cstdint>

namespace nibble::kernels {

inline constexpr int kMatmulFewRows = 12;

/// Element [i, j] of C [rows, columns] = the sum over `terms` p of A[i, p] B[p, j].
struct MatmulArgs {
    const float* a = nullptr;  ///< A[i, p] stands at a[i * a_row + p * a_term]
    std::int64_t a_row = 0;
    std::int64_t a_term = 0;
    const float* b = nullptr;  ///< B[p, j] stands at b[p * b_term + j * b_column]; one of the two is 1
    std::int64_t b_term = 0;
    std::int64_t b_column = 0;
    float* c = nullptr;  ///< C[i, j] stands at c[i * c_row + j]
    std::int64_t c_row = 0;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t terms = 0;
    bool add = false;  ///< to what C holds
};

using MatmulLoop = void (*)(const MatmulArgs&);

/// For this processor, or for the instruction set that NIBBLE_CPU names; nullptr without AVX-512, where
/// libraries are as fast.
MatmulLoop matmul_loop();
/// The same, plainly, with sums in double.
void matmul_ref(const MatmulArgs& args);

}  // namespace nibble::kernels
