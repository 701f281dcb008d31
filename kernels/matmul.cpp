// The choice of instruction set, and the plain reference; the loop is in matmul_cpu.cpp.
#include "kernels/matmul.h"

#include <string_view>

#include "kernels/quantize_cpu.h"

namespace nibble::kernels {

#ifdef NIBBLE_X86
namespace avx512 {
extern const MatmulLoop matmul_loop;
}
#endif

MatmulLoop matmul_loop() {
#ifdef NIBBLE_X86
    static const bool has_avx512 = std::string_view(cpu_path()) == "avx512";
    if (has_avx512) return avx512::matmul_loop;
#endif
    return nullptr;
}

void matmul_ref(const MatmulArgs& args) {
    for (std::int64_t i = 0; i < args.rows; ++i)
        for (std::int64_t j = 0; j < args.columns; ++j) {
            float& c = args.c[i * args.c_row + j];
            double sum = args.add ? c : 0;
            for (std::int64_t p = 0; p < args.terms; ++p)
                sum += double(args.a[i * args.a_row + p * args.a_term]) *
                       double(args.b[p * args.b_term + j * args.b_column]);
            c = float(sum);
        }
}

}  // namespace nibble::kernels
