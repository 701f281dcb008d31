#include "core/model/torch.h"
//
#include "core/run/load_model.h"

#include <cstring>

#include "core/base/error.h"
#include "core/checkpoint/adapter.h"
#include "core/checkpoint/safetensors.h"
#include "core/model/device.h"
#include "core/model/lora.h"
#include "core/quant/kernel_args.h"

namespace nibble {

at::ScalarType compute_dtype(const std::string& dtype) {
    if (dtype == "float32") return at::kFloat;
    if (dtype == "bfloat16") return at::kBFloat16;
    fail("dtype is '{}'; it can be float32 or bfloat16", dtype);
}

GptOss load_model(const Checkpoint& checkpoint, const std::string& device, const std::string& dtype) {
    GptOss model(checkpoint.config(), compute_dtype(dtype), select_device(device));
    load(model, [&](const TensorSpec& spec, kernels::ScalarType type, void* out) {
        checkpoint.read(spec, type, out);
    });
    return model;
}

void load_packed(GptOss& model, const Checkpoint& checkpoint, const ProgressCallback& progress) {
    at::NoGradGuard no_grad;
    const kernels::ScalarType type = kernel_type(model.dtype());
    std::int64_t done = 0;
    for (const TensorSpec& spec : checkpoint.table()) {
        if (progress) progress(done++, std::int64_t(checkpoint.table().size()));
        const auto packed = spec.shape.back() % 32 == 0 ? checkpoint.read_packed(spec) : std::nullopt;
        if (!packed) {
            checkpoint.read(spec, type, model.parameter(spec.name).data_ptr());
            continue;
        }
        const auto tensor = [&](const std::vector<std::uint8_t>& bytes) {
            const std::int64_t rows = spec.shape[0] * spec.shape[1];
            return at::tensor(bytes, at::kByte)
                .view({spec.shape[0], spec.shape[1], std::int64_t(bytes.size()) / rows});
        };
        model.pack(spec.name,
                   {packed->format, tensor(packed->codes), tensor(packed->scales), packed->tensor_scale});
    }
}

WeightHook load_adapter(const GptOss& model, const std::filesystem::path& folder) {
    return Lora(model, read_adapter(folder, model.config())).hook();
}

AmaxTable read_amax(const std::filesystem::path& path) {
    AmaxTable table;
    const SafetensorsFile file(path);
    for (const auto& view : file.tensors()) {
        if (!view.name.starts_with("amax.")) continue;
        const auto dot = view.name.find('.', 5);
        if (dot == std::string::npos || view.dtype != DType::f32 || view.count() != 1)
            fail("{}: {} should be amax.LAYER.gate_up_proj or amax.LAYER.down_proj, one F32", path.string(),
                 view.name);
        float value = 0;
        std::memcpy(&value, view.bytes.data(), sizeof value);
        table[fmt::format("model.layers.{}.mlp.experts.{}", view.name.substr(5, dot - 5),
                          view.name.substr(dot + 1))] = value;
    }
    return table;
}

}  // namespace nibble
