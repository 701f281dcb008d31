// One more token for few rows on the CPU: the forward pass through the loops of kernels/ alone. A small model
// spends most of such a pass between its tensor operations; here a layer is five parallel loops.
#pragma once
#include <ATen/core/TensorBody.h>

#include "core/model/gpt_oss.h"

namespace nibble {

class KeyValueCache;

/// Whether token_step() takes the model as it is for so many rows: on the CPU, without hooks or gradients.
bool token_step_takes(const GptOss& model, std::int64_t rows);

/// ids int64 [rows] -> what model.forward() gives for them as `hidden`, [rows, H], up to rounding. The cache
/// holds at least one token a row; the new one is added to it.
at::Tensor token_step(const GptOss& model, const at::Tensor& ids, KeyValueCache& cache);

}  // namespace nibble
