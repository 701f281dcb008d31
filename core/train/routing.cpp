#include "core/model/torch.h"

#include "core/train/routing.h"

#include "core/train/loss.h"

namespace nibble {

std::vector<std::int64_t> count_routing(const GptOss& model, std::span<const Batch> batches,
                                        const ProgressCallback& progress, std::stop_token stop) {
    at::NoGradGuard no_grad;
    const ModelConfig& config = model.config();
    const std::int64_t experts = config.num_local_experts;
    at::Tensor counts = at::zeros({config.num_hidden_layers, experts}, at::kLong);
    for (std::size_t i = 0; i < batches.size() && !stop.stop_requested(); ++i) {
        const LossBatch batch = to_device(batches[i], model.device());
        const ModelOutput output = model.forward(batch.input, {.router_logits = true});
        for (std::int64_t layer = 0; layer < config.num_hidden_layers; ++layer) {
            const at::Tensor& logits = output.router_logits[std::size_t(layer)];
            at::Tensor chosen = std::get<1>(logits.topk(config.num_experts_per_tok, -1));
            if (batch.input.mask.defined()) chosen = chosen.index({batch.input.mask.flatten().to(at::kBool)});
            counts[layer].add_(chosen.flatten().bincount({}, experts).cpu());
        }
        if (progress) progress(std::int64_t(i) + 1, std::int64_t(batches.size()));
    }
    const std::int64_t* values = counts.const_data_ptr<std::int64_t>();
    return {values, values + counts.numel()};
}

}  // namespace nibble
