#include "core/model/torch.h"

#include "core/train/evaluator.h"

#include <cmath>

#include "core/train/loss.h"

namespace nibble {

double LossResult::loss() const {
    return tokens ? sum / double(tokens) : std::nan("");
}
double LossResult::perplexity() const {
    return std::exp(loss());
}

LossResult evaluate_loss(const GptOss& model, std::span<const Batch> batches,
                         const ProgressCallback& progress, std::stop_token stop) {
    at::NoGradGuard no_grad;
    LossResult result;
    for (std::size_t i = 0; i < batches.size() && !stop.stop_requested(); ++i) {
        const LossBatch batch = to_device(batches[i], model.device());
        if (batch.tokens) {
            const ModelOutput output = model.forward(batch.input);
            result.sum +=
                cross_entropy_sum(output.hidden, model.weight("lm_head.weight"), batch).item<double>();
            result.tokens += batch.tokens;
        }
        if (progress) progress(std::int64_t(i) + 1, std::int64_t(batches.size()));
    }
    return result;
}

}  // namespace nibble
