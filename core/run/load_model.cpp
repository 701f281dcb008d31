#include "core/model/torch.h"
//
#include "core/run/load_model.h"

#include "core/base/error.h"
#include "core/model/device.h"

namespace nibble {

at::ScalarType compute_dtype(const std::string& dtype) {
    if (dtype == "float32") return at::kFloat;
    if (dtype == "bfloat16") return at::kBFloat16;
    fail("dtype is '{}'; it can be float32 or bfloat16", dtype);
}

GptOss load_model(const Checkpoint& checkpoint, const std::string& device, const std::string& dtype) {
    GptOss model(checkpoint.config(), compute_dtype(dtype), select_device(device));
    load(model, [&](const TensorSpec& spec, kernels::ScalarType type, void* out) { checkpoint.read(spec, type, out); });
    return model;
}

}  // namespace nibble
