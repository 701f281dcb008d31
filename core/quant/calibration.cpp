#include "core/model/torch.h"

#include "core/quant/calibration.h"

#include "core/base/error.h"
#include "core/train/loss.h"

namespace nibble {
namespace {

/// Sets a model's activation hook for as long as it lives.
class Observed {
  public:
    Observed(GptOss& model, ActivationHook hook)
        : model_(model), kept_(std::exchange(model.activation_hook, std::move(hook))) {}
    ~Observed() { model_.activation_hook = std::move(kept_); }
    Observed(const Observed&) = delete;
    Observed& operator=(const Observed&) = delete;

  private:
    GptOss& model_;
    ActivationHook kept_;
};

}  // namespace

AmaxTable calibrate(GptOss& model, const QuantPolicy& policy, std::span<const Batch> batches,
                    const std::function<void(std::int64_t, std::int64_t)>& progress) {
    AmaxTable amax;
    if (!policy.quantizes_inputs()) return amax;
    at::NoGradGuard no_grad;
    std::map<std::string, at::Tensor, std::less<>> seen;  // on the device, so that nothing waits for it
    const Observed observed(model, [&](std::string_view name, const at::Tensor& x) {
        if (!policy.input_format(name) || x.numel() == 0) return x;
        const at::Tensor here = x.abs().amax().to(at::kFloat);  // NaN where one is NaN, as at::maximum has it
        at::Tensor& largest = seen[std::string(name)];
        largest = largest.defined() ? at::maximum(largest, here) : here;
        return x;
    });
    for (std::size_t i = 0; i < batches.size(); ++i) {
        model.forward(to_device(batches[i], model.device()).input);
        if (progress) progress(std::int64_t(i) + 1, std::int64_t(batches.size()));
    }
    for (const auto& [name, largest] : seen) amax[name] = largest.item<float>();
    std::vector<std::string> names;
    for (const Parameter& parameter : model.parameters()) names.push_back(parameter.name);
    require_calibrated(policy, names, amax);
    return amax;
}

}  // namespace nibble
