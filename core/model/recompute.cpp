#include "core/model/torch.h"

#include "core/model/recompute.h"

namespace nibble {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using Layer = std::function<std::vector<at::Tensor>(const at::Tensor&)>;

struct Recompute : torch::autograd::Function<Recompute> {
    static variable_list forward(AutogradContext* ctx, const at::Tensor& x,
                                 const at::Tensor& /*needs_gradient*/, const Layer& f) {
        ctx->save_for_backward({x});
        ctx->saved_data["f"] = c10::IValue::make_capsule(c10::make_intrusive<Held>(f));
        at::AutoGradMode off(false);
        return f(x);
    }

    static variable_list backward(AutogradContext* ctx, variable_list grads) {
        const auto held = c10::static_intrusive_pointer_cast<Held>(ctx->saved_data["f"].toCapsule());
        const at::Tensor saved = ctx->get_saved_variables()[0];
        const at::Tensor x = saved.detach().requires_grad_(true);
        variable_list outputs, output_grads;
        {
            at::AutoGradMode on(true);
            const variable_list all = held->f(x);
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (!grads[i].defined() || !all[i].requires_grad()) continue;
                outputs.push_back(all[i]);
                output_grads.push_back(grads[i]);
            }
        }
        torch::autograd::backward(outputs, output_grads);
        return {x.grad(), at::Tensor(), at::Tensor()};
    }

    struct Held : torch::CustomClassHolder {
        explicit Held(Layer layer) : f(std::move(layer)) {}
        Layer f;
    };
};

}  // namespace

std::vector<at::Tensor> recompute(std::function<std::vector<at::Tensor>(const at::Tensor&)> f,
                                  const at::Tensor& x) {
    // Without an input that wants a gradient the function would be left out of the graph, and with it the
    // parameters that f uses: frozen embeddings under LoRA.
    const at::Tensor needs_gradient = at::empty({0}, x.options().dtype(at::kFloat)).requires_grad_(true);
    return Recompute::apply(x, needs_gradient, std::move(f));
}

}  // namespace nibble
