// From tensors to the loops of kernels/layers.h and, on a GPU, the kernels of kernels/layers_cuda.h.
#pragma once
#include <ATen/Parallel.h>
#include <ATen/core/TensorBody.h>

#include <algorithm>

#include "core/base/error.h"
#include "kernels/layers_cuda.h"
#include "kernels/quantize.h"

namespace nibble {

inline kernels::ScalarType loop_type(const at::Tensor& x) {
    if (x.scalar_type() == at::kFloat) return kernels::ScalarType::float32;
    if (x.scalar_type() == at::kBFloat16) return kernels::ScalarType::bfloat16;
    fail("The model computes in float32 or bfloat16, not in {}.", at::toString(x.scalar_type()));
}

/// Whether the GPU kernels take x, whose rows have so many values; else stock operations do the work.
inline bool gpu_kernels_take(const at::Tensor& x, std::int64_t columns) {
    return x.is_cuda() && kernels::has_cuda() && kernels::whole_lanes(loop_type(x), columns);
}

/// Where row `index` of a contiguous tensor with rows of `columns` values begins.
inline void* row(const at::Tensor& x, std::int64_t index, std::int64_t columns) {
    return static_cast<std::byte*>(x.mutable_data_ptr()) + index * columns * std::int64_t(x.element_size());
}

/// Calls f(begin, end) for shares of `rows` rows, in parallel where the work (values a row) is worth it.
template <typename F>
void parallel_rows(std::int64_t rows, std::int64_t values, const F& f) {
    constexpr std::int64_t kValues = 1 << 14;
    at::parallel_for(0, rows, std::max<std::int64_t>(1, kValues / std::max<std::int64_t>(1, values)), f);
}

}  // namespace nibble
