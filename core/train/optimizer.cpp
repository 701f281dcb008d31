#include "core/model/torch.h"

#include "core/train/optimizer.h"

#include <fmt/ranges.h>

#include <cmath>
#include <unordered_map>

#include "core/base/error.h"
#include "core/model/device.h"
#include "core/model/loops.h"

namespace nibble {
namespace {

bool decays(const std::string& name) {
    return !name.ends_with("bias") && !name.ends_with("norm.weight") && !name.ends_with("sinks");
}

/// Copies every tensor of `from` into the one of `to` that has its name.
void copy_all(const std::vector<Parameter>& from, const std::vector<Parameter>& to) {
    at::NoGradGuard no_grad;
    std::unordered_map<std::string_view, at::Tensor> given;
    for (const Parameter& tensor : from) given.emplace(tensor.name, tensor.value);
    std::vector<std::string> problems;
    for (const Parameter& tensor : to) {
        const auto found = given.extract(tensor.name);
        if (found.empty())
            problems.push_back(fmt::format("{} is missing", tensor.name));
        else if (found.mapped().sizes() != tensor.value.sizes())
            problems.push_back(fmt::format("{} has shape [{}] and not [{}]", tensor.name,
                                           fmt::join(found.mapped().sizes(), ", "),
                                           fmt::join(tensor.value.sizes(), ", ")));
        else
            tensor.value.copy_(found.mapped());
    }
    for (const auto& [name, value] : given) problems.push_back(fmt::format("{} belongs to nothing", name));
    if (!problems.empty())
        fail("A saved training state does not fit the stage it is loaded into: {}.",
             fmt::join(problems, "; "));
}

}  // namespace

AdamW::AdamW(std::vector<Parameter> parameters, AdamWSettings settings)
    : parameters_(std::move(parameters)), settings_(settings) {
    at::NoGradGuard no_grad;
    updates_ = at::zeros({}, at::kLong);
    for (const Parameter& parameter : parameters_) {
        const at::Tensor value = parameter.value.detach();
        masters_.push_back({parameter.name, value.to(at::kFloat)});
        exp_avg_.push_back(at::zeros_like(masters_.back().value));
        exp_avg_sq_.push_back(at::zeros_like(masters_.back().value));
    }
}

void AdamW::step(double learning_rate, const std::vector<at::Tensor>& gradients, double scale) {
    at::NoGradGuard no_grad;
    updates_.add_(1);
    if (masters_.empty()) return;
    // Torch does not count the changes that fused kernels make; who keeps something made of a weight asks.
    for (const Parameter& parameter : parameters_) parameter.value.unsafeGetTensorImpl()->bump_version();
    if (masters_.front().value.is_cuda() && kernels::has_cuda())
        return step_on_gpu(learning_rate, gradients, scale);
    const auto on_device = masters_.front().value.options();
    const at::Tensor updates = updates_.to(on_device), divisor = at::full({}, 1 / scale, on_device);
    for (const bool decay : {true, false}) {
        std::vector<at::Tensor> masters, grads, exp_avg, exp_avg_sq;
        for (std::size_t i = 0; i < masters_.size(); ++i) {
            if (!gradients[i].defined() || decays(masters_[i].name) != decay) continue;
            masters.push_back(masters_[i].value);
            grads.push_back(gradients[i]);
            exp_avg.push_back(exp_avg_[i]);
            exp_avg_sq.push_back(exp_avg_sq_[i]);
        }
        if (masters.empty()) continue;
        const std::vector<at::Tensor> counts(masters.size(), updates);
        at::_fused_adamw_(masters, grads, exp_avg, exp_avg_sq, {}, counts, learning_rate, settings_.beta1,
                          settings_.beta2, decay ? settings_.weight_decay : 0, settings_.epsilon,
                          /*amsgrad=*/false, /*maximize=*/false, divisor);
    }
    round_masters();
}

/// One kernel a tensor, which writes the rounded copy too.
void AdamW::step_on_gpu(double learning_rate, const std::vector<at::Tensor>& gradients, double scale) {
    const double updates = double(updates_.item<std::int64_t>());  // kept on the CPU: no wait
    for (std::size_t i = 0; i < masters_.size(); ++i) {
        if (!gradients[i].defined()) continue;
        const at::Tensor gradient = gradients[i].contiguous();
        const at::Tensor &master = masters_[i].value, &parameter = parameters_[i].value;
        const bool rounds = parameter.scalar_type() == at::kBFloat16;
        kernels::adamw_cuda({.gradient_type = loop_type(gradient),
                             .gradient = gradient.const_data_ptr(),
                             .gradient_scale = float(scale),
                             .master = master.data_ptr<float>(),
                             .exp_avg = exp_avg_[i].data_ptr<float>(),
                             .exp_avg_sq = exp_avg_sq_[i].data_ptr<float>(),
                             .rounded = rounds ? static_cast<std::uint16_t*>(parameter.data_ptr()) : nullptr,
                             .n = master.numel(),
                             .learning_rate = float(learning_rate),
                             .beta1 = float(settings_.beta1),
                             .beta2 = float(settings_.beta2),
                             .epsilon = float(settings_.epsilon),
                             .weight_decay = decays(masters_[i].name) ? float(settings_.weight_decay) : 0,
                             .correction1 = float(1 - std::pow(settings_.beta1, updates)),
                             .correction2 = float(1 - std::pow(settings_.beta2, updates))},
                            current_stream(master.device()));
    }
}

void AdamW::round_masters() {
    for (std::size_t i = 0; i < masters_.size(); ++i)
        if (!parameters_[i].value.is_alias_of(masters_[i].value))
            parameters_[i].value.copy_(masters_[i].value);
}

std::vector<Parameter> AdamW::state() const {
    std::vector<Parameter> tensors = {{"updates", updates_}};
    for (std::size_t i = 0; i < masters_.size(); ++i) {
        tensors.push_back({"exp_avg." + masters_[i].name, exp_avg_[i]});
        tensors.push_back({"exp_avg_sq." + masters_[i].name, exp_avg_sq_[i]});
    }
    return tensors;
}

void AdamW::load_state(const std::vector<Parameter>& tensors) {
    copy_all(tensors, state());
}

void AdamW::load_masters(const std::vector<Parameter>& masters) {
    copy_all(masters, masters_);
    at::NoGradGuard no_grad;
    round_masters();
}

}  // namespace nibble
