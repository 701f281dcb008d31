#include "core/model/torch.h"

#include "core/quant/shipped.h"

#include <fmt/ranges.h>

#include "core/base/error.h"
#include "core/quant/fake_quant.h"
#include "core/quant/kernel_args.h"

namespace nibble {
namespace {

void require_finite(std::string_view name, const at::Tensor& weight) {
    if (weight.is_cuda() && at::isfinite(weight).all().item<bool>()) return;
    const at::Tensor x = weight.cpu().contiguous();
    const std::int64_t at = kernels::first_non_finite(x.const_data_ptr(), kernel_type(x), x.numel());
    if (at < 0) return;
    std::vector<std::int64_t> index(std::size_t(x.dim()));
    std::int64_t rest = at;
    for (std::int64_t axis = x.dim() - 1; axis >= 0; --axis) {
        index[std::size_t(axis)] = rest % x.size(axis);
        rest /= x.size(axis);
    }
    fail("{} holds {} at [{}]; a model with such weights cannot be quantized or shipped.", name,
         x.view(-1)[at].item<float>(), fmt::join(index, ", "));
}

}  // namespace

at::Tensor shipped_values(std::string_view name, const at::Tensor& weight, const QuantPolicy& policy,
                          at::ScalarType compute) {
    at::NoGradGuard no_grad;
    require_finite(name, weight);
    if (const auto format = policy.weight_format(name)) return fake_quantize(weight.to(compute), *format);
    return weight.to(at::kBFloat16).to(compute);
}

PackedTensor shipped_packed(std::string_view name, const at::Tensor& weight, const QuantPolicy& policy,
                            at::ScalarType compute) {
    at::NoGradGuard no_grad;
    const auto format = policy.weight_format(name);
    if (!format) fail("{} is not quantized by the policy '{}'.", name, policy.name);
    require_finite(name, weight);
    return encode(weight.to(compute), *format);
}

void ship_packed(GptOss& model, const QuantPolicy& policy, ActivationHook inputs) {
    at::NoGradGuard no_grad;
    const std::vector<Parameter> parameters = model.parameters();
    for (const auto& [name, value] : parameters)
        if (value.defined() && policy.weight_format(name) && value.size(-1) % 32 == 0)
            model.pack(name, shipped_packed(name, value, policy, model.dtype()));
    ship_in_place(model, policy, {}, std::move(inputs));
}

void ship_in_place(GptOss& model, const QuantPolicy& policy, const WeightHook& merge, ActivationHook inputs) {
    at::NoGradGuard no_grad;
    for (const auto& [name, value] : model.parameters())
        if (value.defined())
            value.copy_(shipped_values(name, merge ? merge(name, value) : value, policy, model.dtype()));
    model.weight_hook = {};
    model.activation_hook = std::move(inputs);
}

}  // namespace nibble
