#include "core/model/torch.h"

#include "core/quant/fake_quant.h"

#include "core/base/error.h"
#include "core/model/device.h"
#include "core/quant/kernel_args.h"

namespace nibble {
namespace {

at::Tensor round_trip(const at::Tensor& w, const kernels::QuantFormat& format, std::optional<float> amax) {
    const at::Tensor x = w.contiguous();
    const at::Tensor y = at::empty_like(x);
    const kernels::QuantizeArgs args = quantize_args(x, format, amax);
    if (x.is_cuda())
        kernels::fake_quantize_cuda(args, y.data_ptr(), current_stream(x.device()));
    else
        kernels::fake_quantize(args, y.data_ptr());
    return y;
}

struct FakeQuantize : torch::autograd::Function<FakeQuantize> {
    static at::Tensor forward(torch::autograd::AutogradContext*, const at::Tensor&,
                              const std::function<at::Tensor()>& values) {
        return values();
    }
    static torch::autograd::variable_list backward(torch::autograd::AutogradContext*,
                                                   torch::autograd::variable_list grads) {
        return {grads[0], at::Tensor()};
    }
};

/// The codes of parameters as they are now: torch counts the changes made to a tensor in place.
class KeptCodes {
  public:
    const PackedTensor& of(std::string_view name, const at::Tensor& weight,
                           const kernels::QuantFormat& format) {
        Kept& kept = kept_[std::string(name)];
        if (!kept.weight.is_same(weight) || kept.version != weight._version())
            kept = {weight, weight._version(), encode(weight, format)};
        return kept.codes;
    }

  private:
    struct Kept {
        at::Tensor weight;
        std::int64_t version = 0;
        PackedTensor codes;
    };
    std::unordered_map<std::string, Kept> kept_;
};

}  // namespace

at::Tensor fake_quantize(const at::Tensor& w, const kernels::QuantFormat& format, std::optional<float> amax) {
    return FakeQuantize::apply(w, [&] { return round_trip(w, format, amax); });
}

WeightHook fake_quant_weights(QuantPolicy policy, bool reuse) {
    auto kept = reuse ? std::make_shared<KeptCodes>() : nullptr;
    return [policy = std::move(policy), kept](std::string_view name, const at::Tensor& weight) {
        const auto format = policy.weight_format(name);
        if (!format) return weight;
        // A merged adapter's weight is made anew for each use: it is no leaf of the graph.
        if (!kept || !weight.requires_grad() || !weight.is_leaf()) return fake_quantize(weight, *format);
        return FakeQuantize::apply(
            weight, [&] { return decode(kept->of(name, weight, *format), weight.scalar_type()); });
    };
}

ActivationHook fake_quant_inputs(const QuantPolicy& policy, AmaxTable amax) {
    if (!policy.quantizes_inputs()) return {};
    return [policy, amax = std::move(amax)](std::string_view name, const at::Tensor& x) {
        const auto format = policy.input_format(name);
        if (!format) return x;
        const auto found = amax.find(name);
        if (found == amax.end()) fail("The input of {} is to be quantized, but was not calibrated.", name);
        return fake_quantize(x, *format, found->second);
    };
}

WeightHook then(WeightHook first, WeightHook second) {
    if (!first) return second;
    if (!second) return first;
    return [first = std::move(first), second = std::move(second)](
               std::string_view name, const at::Tensor& weight) { return second(name, first(name, weight)); };
}

}  // namespace nibble
