// The plain reference of packed_linear.h: decode one value, multiply, add in double.
#include "kernels/block_scale.h"
#include "kernels/packed_linear.h"

namespace nibble::kernels {

namespace {

double weight_at(const PackedLinearArgs& args, std::int64_t expert, std::int64_t output, std::int64_t input) {
    const DecodeArgs& w = args.weight;
    const std::int64_t i = (expert * w.rows + output) * w.columns + input;
    const std::uint32_t code = w.codes[i / 2] >> (i % 2 * 4) & 15;
    const std::uint8_t byte = w.scales[i / w.format.block];
    const float scale = w.format.scale_kind == ScaleKind::e8m0
                            ? BlockScale<ScaleKind::e8m0>(byte, w.tensor_scale).value
                            : BlockScale<ScaleKind::e4m3>(byte, w.tensor_scale).value;
    return double(e2m1_decode(code) * scale);
}

/// to[row, i] = sum over j of from[row, j] * weight(expert, i, j), `size` elements i and `count` terms j.
template <class Weight>
void multiply(const PackedLinearArgs& args, void* to, std::int64_t size, std::int64_t count,
              const Weight& weight) {
    with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        const T* from = static_cast<const T*>(args.x);
        for (std::int64_t e = 0; e < args.experts; ++e)
            for (std::int64_t row = args.offsets[e]; row < args.offsets[e + 1]; ++row)
                for (std::int64_t i = 0; i < size; ++i) {
                    double sum = 0;
                    for (std::int64_t j = 0; j < count; ++j)
                        sum += double(to_float(from[row * count + j])) * weight(e, i, j);
                    static_cast<T*>(to)[row * size + i] = from_float<T>(float(sum));
                }
    });
}

}  // namespace

void packed_linear_ref(const PackedLinearArgs& args, void* y) {
    multiply(args, y, args.weight.rows, args.weight.columns,
             [&](auto e, auto output, auto input) { return weight_at(args, e, output, input); });
}

void packed_linear_gradient_ref(const PackedLinearArgs& args, void* dx) {
    multiply(args, dx, args.weight.columns, args.weight.rows,
             [&](auto e, auto input, auto output) { return weight_at(args, e, output, input); });
}

}  // namespace nibble::kernels
