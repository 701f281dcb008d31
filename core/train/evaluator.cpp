#include "core/model/torch.h"

#include "core/train/evaluator.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/model/generate.h"
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

std::vector<std::vector<std::int64_t>> generate_answers(const GptOss& model,
                                                        std::span<const std::vector<std::int64_t>> prompts,
                                                        const AnswerSettings& settings,
                                                        const ProgressCallback& progress,
                                                        std::stop_token stop) {
    std::vector<std::size_t> order(prompts.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return prompts[a].size() < prompts[b].size(); });
    std::vector<std::vector<std::int64_t>> answers(prompts.size());
    for (std::size_t begin = 0; begin < order.size() && !stop.stop_requested();) {
        const std::size_t end = std::min(order.size(), begin + std::size_t(settings.batch_size));
        std::vector<std::vector<std::int64_t>> batch;
        for (std::size_t i = begin; i < end; ++i) batch.push_back(prompts[order[i]]);
        auto results = generate(model, batch,
                                {.max_new_tokens = settings.max_new_tokens,
                                 .temperature = settings.temperature,
                                 .seed = settings.seed + begin,
                                 .stop_ids = settings.stop_ids,
                                 .turn_end = settings.turn_end,
                                 .turn_start = settings.turn_start},
                                {}, stop);
        if (stop.stop_requested()) break;  // answers that were cut short are no answers
        for (std::size_t i = begin; i < end; ++i) answers[order[i]] = std::move(results[i - begin]);
        begin = end;
        if (progress) progress(std::int64_t(end), std::int64_t(order.size()));
    }
    return answers;
}

}  // namespace nibble
