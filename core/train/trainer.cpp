#include "core/model/torch.h"

#include "core/train/trainer.h"

#include <fmt/ranges.h>

#include "core/base/error.h"
#include "core/model/moe.h"
#include "core/quant/quant_policy.h"
#include "core/train/loss.h"

namespace nibble {
namespace {

/// float64 scalar. By rows first: one long float32 sum would lose the small gradients.
at::Tensor norm_of(const at::Tensor& gradient) {
    const at::Tensor rows = at::linalg_vector_norm(gradient, 2, gradient.dim() - 1);
    return at::linalg_vector_norm(rows.to(at::kDouble));
}

/// Backward goes from the last parameter to the first: a bad number spreads towards the first.
Sentence what_is_not_finite(std::int64_t step, const double* losses, const double* norms,
                            const std::vector<Parameter>& parameters) {
    std::vector<std::string> bad;
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (!std::isfinite(norms[i])) bad.push_back(parameters[i].name);
    if (bad.empty())
        return sentence(
            NIBBLE_TEXT("Core", "Step %1 was not applied: the loss is %2, the balancing loss %3."), step,
            losses[0], losses[1]);
    if (bad.size() == 1)
        return sentence(
            NIBBLE_TEXT("Core", "Step %1 was not applied: the gradient of %2 is not finite; the loss is %3."),
            step, bad.front(), losses[0]);
    return sentence(
        NIBBLE_TEXT("Core",
                    "Step %1 was not applied: %2 gradients, %3 to %4, are not finite; the loss is %5."),
        step, bad.size(), bad.front(), bad.back(), losses[0]);
}

}  // namespace

Trainer::Trainer(GptOss& model, std::vector<Parameter> trained, BatchSource batches, TrainerSettings settings)
    : model_(model),
      batches_(std::move(batches)),
      settings_(std::move(settings)),
      optimizer_(std::move(trained), settings_.adamw) {
    check(settings_.schedule);
    if (optimizer_.parameters().empty()) fail("There is nothing to train: no parameter was chosen.");
    for (const Parameter& parameter : model.parameters()) parameter.value.requires_grad_(false);
    for (const Parameter& parameter : optimizer_.parameters()) parameter.value.requires_grad_(true);
}

StepResult Trainer::step() {
    const std::vector<Batch> batches = batches_(steps_done_);
    StepResult result;
    result.step = steps_done_ + 1;
    result.learning_rate = settings_.schedule.learning_rate(steps_done_);
    for (const Batch& batch : batches) {
        result.tokens += batch.tokens();
        result.trained_tokens += batch.trained_tokens();
    }
    if (!result.trained_tokens)
        fail("Step {} has no token to train on; check the data's labels.", result.step);

    std::vector<at::Tensor> gradients(optimizer_.parameters().size());
    at::Tensor losses =
        at::zeros(2, at::TensorOptions(at::kDouble).device(model_.device()));  // loss, balancing loss
    for (const Batch& batch : batches) {
        losses += backward(batch, result.trained_tokens, std::int64_t(batches.size()));
        add_gradients(gradients);
    }
    take_gradients(gradients);

    apply(losses, gradients, result);
    ++steps_done_;
    return result;
}

void Trainer::apply(const at::Tensor& losses, const std::vector<at::Tensor>& gradients, StepResult& result) {
    // The step's one wait for the device: the losses, then the norm of every gradient.
    std::vector<at::Tensor> numbers = {losses};
    for (const at::Tensor& gradient : gradients)
        numbers.push_back(gradient.defined() ? norm_of(gradient).view(1) : at::zeros(1, losses.options()));
    const at::Tensor host = at::cat(numbers).cpu();
    const double* values = host.const_data_ptr<double>();
    const double* norms = values + 2;

    result.loss = values[0];
    result.aux_loss = values[1];
    for (std::size_t i = 0; i < gradients.size(); ++i) result.grad_norm += norms[i] * norms[i];
    result.grad_norm = std::sqrt(result.grad_norm);
    result.applied =
        std::isfinite(result.loss) && std::isfinite(result.aux_loss) && std::isfinite(result.grad_norm);
    if (!result.applied) {
        result.problem = what_is_not_finite(result.step, values, norms, optimizer_.parameters());
        return;
    }
    const double limit = settings_.max_grad_norm;
    const double scale = limit > 0 && result.grad_norm > limit ? limit / result.grad_norm : 1;
    optimizer_.step(result.learning_rate, gradients, scale);
}

at::Tensor Trainer::backward(const Batch& batch, std::int64_t trained_tokens, std::int64_t micro_batches) {
    const bool balanced = settings_.router_aux_loss_coef != 0;
    const LossBatch on_device = to_device(batch, model_.device());
    at::Tensor result = at::zeros(2, at::TensorOptions(at::kDouble).device(model_.device()));
    if (!on_device.tokens && !balanced) return result;
    const ModelOutput output = model_.forward(on_device.input, {.layers = false, .router_logits = balanced});
    at::Tensor loss =
        cross_entropy_sum(output.hidden, model_.weight("lm_head.weight"), on_device) / double(trained_tokens);
    result[0] = loss.detach();
    if (balanced) {
        const at::Tensor& mask = on_device.input.mask;
        const at::Tensor aux = load_balancing_loss(output.router_logits, model_.config().num_experts_per_tok,
                                                   mask.defined() ? mask.flatten().to(at::kBool) : mask) /
                               double(micro_batches);
        result[1] = aux.detach();
        loss = loss + settings_.router_aux_loss_coef * aux;
    }
    loss.backward();
    return result;
}

/// Gradients of BF16 parameters are added up in float32, where many small micro-batches do not drown; float32
/// ones are left to autograd, which adds them in place.
void Trainer::add_gradients(std::vector<at::Tensor>& gradients) const {
    const std::vector<Parameter>& parameters = optimizer_.parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        at::Tensor& gradient = parameters[i].value.mutable_grad();
        if (!gradient.defined() || gradient.scalar_type() == at::kFloat) continue;
        if (gradients[i].defined())
            gradients[i].add_(gradient);
        else
            gradients[i] = gradient.to(at::kFloat);
        gradient.reset();
    }
}

void Trainer::take_gradients(std::vector<at::Tensor>& gradients) const {
    const std::vector<Parameter>& parameters = optimizer_.parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (!gradients[i].defined()) gradients[i] = std::exchange(parameters[i].value.mutable_grad(), {});
}

std::vector<Parameter> Trainer::state() const {
    std::vector<Parameter> tensors = optimizer_.state();
    tensors.push_back({"steps_done", at::scalar_tensor(steps_done_, at::kLong)});
    return tensors;
}

void Trainer::load(const std::vector<Parameter>& weights, std::vector<Parameter> state) {
    const auto steps =
        std::find_if(state.begin(), state.end(), [](const Parameter& p) { return p.name == "steps_done"; });
    if (steps == state.end()) fail("A saved training state has no 'steps_done'.");
    const std::int64_t steps_done = steps->value.item<std::int64_t>();
    state.erase(steps);
    optimizer_.load_state(state);
    optimizer_.load_masters(weights);
    steps_done_ = steps_done;
}

std::vector<Parameter> select_parameters(const GptOss& model, std::span<const std::string> patterns) {
    if (patterns.empty()) return model.parameters();
    std::vector<Parameter> selected;
    std::vector<bool> used(patterns.size());
    for (const Parameter& parameter : model.parameters()) {
        bool fits = false;
        for (std::size_t i = 0; i < patterns.size(); ++i) {
            if (!matches(patterns[i], parameter.name)) continue;
            fits = used[i] = true;
        }
        if (fits) selected.push_back(parameter);
    }
    std::vector<std::string> unused;
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (!used[i]) unused.push_back(patterns[i]);
    if (!unused.empty()) {
        std::vector<std::string> names;
        for (const Parameter& parameter : model.parameters())
            if (!parameter.name.starts_with("model.layers.") || parameter.name.starts_with("model.layers.0."))
                names.push_back(parameter.name);
        fail("No parameter has a name like {}. The names are {} (and the same in the other layers).",
             fmt::join(unused, ", "), fmt::join(names, ", "));
    }
    return selected;
}

}  // namespace nibble
