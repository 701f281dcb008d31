#pragma once
#include <string>

#include "core/checkpoint/export_tensor.h"

namespace nibble {

/// How a tensor of a written checkpoint differs from what the source gives, in words; empty where it is the
/// same, bit for bit. `format`: of the expert weights, where the layout packs them.
std::string export_difference(const Checkpoint& written, const TensorSpec& spec, const ExportTensor& tensor,
                              const kernels::QuantFormat& format);

}  // namespace nibble
