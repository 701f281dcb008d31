#include "core/model/torch.h"

#include "core/model/lora.h"

#include <fmt/ranges.h>

#include <cmath>
#include <map>

#include "core/base/error.h"
#include "core/model/lora_targets.h"

namespace nibble {
namespace {

/// w + scale * b a, rounded once. The halves are rounded to w's type first: matmuls want one type.
at::Tensor merged(const at::Tensor& w, const at::Tensor& a, const at::Tensor& b, double scale) {
    const at::Tensor x = b.to(w.scalar_type()), y = a.to(w.scalar_type());
    return w.dim() == 3 ? at::baddbmm(w, x, y, 1, scale) : at::addmm(w, x, y, 1, scale);
}

at::Tensor from_floats(const std::vector<float>& values, at::IntArrayRef shape) {
    return at::from_blob(const_cast<float*>(values.data()), shape, at::kFloat).clone();
}
std::vector<float> to_floats(const at::Tensor& x) {
    const at::Tensor host = x.detach().to(at::kCPU, at::kFloat).contiguous();
    return {host.const_data_ptr<float>(), host.const_data_ptr<float>() + host.numel()};
}

}  // namespace

Lora::Lora(const GptOss& model, const LoraSettings& settings, std::uint64_t seed) {
    file_.rank = settings.rank;
    file_.alpha = settings.alpha;
    at::Generator generator = at::detail::createCPUGenerator(seed);
    for (const LoraMatch& match : match_lora_targets(model.config(), settings.rank, settings.targets)) {
        for (const TensorSpec& spec : match.parameters) {
            std::vector<std::int64_t> a = spec.shape, b = spec.shape;
            a[a.size() - 2] = settings.rank;
            b[b.size() - 1] = settings.rank;
            const double bound = 1 / std::sqrt(double(spec.shape.back()));
            add(model, spec.name, at::empty(a, at::kFloat).uniform_(-bound, bound, generator),
                at::zeros(b, at::kFloat));
        }
    }
}

Lora::Lora(const GptOss& model, const AdapterFile& file) : file_(file) {
    file_.pairs.clear();
    for (const AdapterPair& pair : file.pairs) {
        const at::Tensor& w = model.parameter(pair.parameter);
        std::vector<std::int64_t> a{pair.rank, pair.in}, b{pair.out, pair.rank};
        if (w.dim() == 3) {
            a.insert(a.begin(), pair.experts);
            b.insert(b.begin(), pair.experts);
        }
        add(model, pair.parameter, from_floats(pair.a, a), from_floats(pair.b, b));
    }
}

void Lora::add(const GptOss& model, const std::string& parameter, at::Tensor a, at::Tensor b) {
    const at::Tensor& w = model.parameter(parameter);
    std::vector<std::int64_t> product = a.sizes().vec();
    product[product.size() - 2] = b.size(-2);
    if (w.sizes() != at::IntArrayRef(product) || a.size(-2) != b.size(-1) ||
        (w.dim() == 3 && a.size(0) != b.size(0))) {
        fail("The adapter's halves for {} are {} and {}; the weight is {}.", parameter,
             fmt::join(a.sizes(), " x "), fmt::join(b.sizes(), " x "), fmt::join(w.sizes(), " x "));
    }
    for (const std::string& target : targets_) {
        if (target == parameter) fail("The adapter has two pairs for {}.", parameter);
    }
    const std::string bare =
        parameter.ends_with(".weight") ? parameter.substr(0, parameter.size() - 7) : parameter;
    targets_.push_back(parameter);
    parameters_.push_back({bare + ".lora_A", a.to(model.device())});
    parameters_.push_back({bare + ".lora_B", b.to(model.device())});
}

AdapterFile Lora::file() const {
    AdapterFile file = file_;
    for (std::size_t i = 0; i < targets_.size(); ++i) {
        const at::Tensor &a = parameters_[2 * i].value, &b = parameters_[2 * i + 1].value;
        file.pairs.push_back({.parameter = targets_[i],
                              .experts = a.dim() == 3 ? a.size(0) : 1,
                              .rank = a.size(-2),
                              .in = a.size(-1),
                              .out = b.size(-2),
                              .a = to_floats(a),
                              .b = to_floats(b)});
    }
    return file;
}

WeightHook Lora::hook() const {
    std::map<std::string, std::pair<at::Tensor, at::Tensor>, std::less<>> halves;
    for (std::size_t i = 0; i < targets_.size(); ++i) {
        halves[targets_[i]] = {parameters_[2 * i].value, parameters_[2 * i + 1].value};
    }
    return
        [halves = std::move(halves), scale = file_.scale()](std::string_view name, const at::Tensor& weight) {
            const auto found = halves.find(name);
            return found == halves.end() ? weight
                                         : merged(weight, found->second.first, found->second.second, scale);
        };
}

void Lora::merge(GptOss& model) const {
    at::NoGradGuard no_grad;
    bool changed = false;
    const WeightHook hook = this->hook();
    for (const std::string& target : targets_) {
        const at::Tensor& weight = model.parameter(target);
        const at::Tensor result = hook(target, weight);
        changed = changed || !at::equal(result, weight);
        weight.copy_(result);
    }
    if (!changed) {
        fail(
            "Merging the adapter changes no weight: its B matrices are zero, or the changes are too small "
            "for {}.",
            at::toString(model.dtype()));
    }
}

}  // namespace nibble
