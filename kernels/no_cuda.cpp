// What the .cu files define, for builds without CUDA: the same symbols, which throw.
#include <stdexcept>

#include "kernels/quantize.h"

namespace nibble::kernels {

namespace {
[[noreturn]] void refuse() {
    throw std::runtime_error(
        "this build has no CUDA kernels; configure it with NIBBLE_CUDA=ON where nvcc is found");
}
}  // namespace

void absolute_maximum_cuda(const void*, ScalarType, std::int64_t, float*, void*) {
    refuse();
}
void encode_cuda(const QuantizeArgs&, std::uint8_t*, std::uint8_t*, void*) {
    refuse();
}
void decode_cuda(const DecodeArgs&, void*, void*) {
    refuse();
}
void fake_quantize_cuda(const QuantizeArgs&, void*, void*) {
    refuse();
}

}  // namespace nibble::kernels
