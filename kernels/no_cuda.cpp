// What the .cu files define, for builds without CUDA: the same symbols, which throw.
#include <stdexcept>

#include "kernels/layers_cuda.h"
#include "kernels/packed_linear.h"
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
void rms_norm_cuda(const RmsNormArgs&, void*, void*) {
    refuse();
}
void rms_norm_backward_cuda(const RmsNormArgs&, const void*, void*, float*, void*) {
    refuse();
}
void rotate_cuda(const RotateArgs&, std::int64_t, void*, void*) {
    refuse();
}
void swiglu_cuda(const SwigluArgs&, const std::int64_t*, void*, void*) {
    refuse();
}
void swiglu_backward_cuda(const SwigluArgs&, const std::int64_t*, const void*, void*, void*) {
    refuse();
}
void group_sums_cuda(const GroupSumArgs&, void*, void*) {
    refuse();
}
void cross_entropy_cuda(const CrossEntropyArgs&, void*) {
    refuse();
}
void adamw_cuda(const AdamWArgs&, void*) {
    refuse();
}
void packed_linear_cuda(const PackedLinearArgs&, std::int64_t, void*, void*) {
    refuse();
}
void packed_linear_gradient_cuda(const PackedLinearArgs&, std::int64_t, void*, void*) {
    refuse();
}

}  // namespace nibble::kernels
