#include "core/model/torch.h"
//
#include "core/run/chat.h"

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/model/device.h"
#include "core/model/generate.h"
#include "core/quant/fake_quant.h"
#include "core/quant/shipped.h"
#include "core/run/load_model.h"
#include "core/run/run.h"
#include "core/run/stage_weights.h"

namespace nibble {

struct Chat::Impl {
    Tokenizer tokenizer;
    GptOss model;
};

Chat::Chat(const std::string& source, const RunStore* store, const ChatSettings& settings) {
    const WeightsReference reference = find_weights(source, store);
    if (reference.tokenizer.empty())
        fail("{}: there is no tokenizer.json beside the weights; copy it there", source);
    std::optional<Checkpoint> checkpoint;
    if (!reference.checkpoint.empty()) checkpoint = Checkpoint::open(reference.checkpoint);
    GptOss model(checkpoint ? checkpoint->config() : read_model_config(reference.config),
                 compute_dtype(settings.dtype), select_device(settings.device));
    load_weights(model, reference.weights, checkpoint ? &*checkpoint : nullptr);

    const bool own = settings.policy.empty();
    const QuantPolicy policy = quant_policy(own ? reference.policy : settings.policy,
                                            own ? reference.scale_rule : settings.scale_rule);
    if (policy.quantizes_inputs()) {
        const AmaxTable amax =
            reference.weights.empty() ? AmaxTable{} : read_stage_state(reference.weights).amax;
        if (amax.empty())
            fail("{}: policy {} needs calibrated inputs, and these weights have none", source, policy.name);
        model.activation_hook = fake_quant_inputs(policy, amax);
    }
    ship_in_place(model, policy);
    impl_.reset(new Impl{Tokenizer::load(reference.tokenizer), std::move(model)});
}

Chat::~Chat() = default;
Chat::Chat(Chat&&) noexcept = default;

const Tokenizer& Chat::tokenizer() const {
    return impl_->tokenizer;
}

Completion Chat::answer(const Conversation& conversation, const SamplingSettings& sampling,
                        const ChatCallback& callback, std::stop_token stop) const {
    const Rendered prompt = render_completion(conversation, impl_->tokenizer);
    StreamDecoder decoder(impl_->tokenizer);
    TokenCallback on_token;
    if (callback)
        on_token = [&](const GeneratedToken& token) {
            return callback(token.id, token.probability, decoder.push(token.id));
        };
    const GenerateSettings settings{.max_new_tokens = sampling.max_new_tokens,
                                    .temperature = sampling.temperature,
                                    .top_p = sampling.top_p,
                                    .seed = sampling.seed,
                                    .stop_ids = stop_tokens(impl_->tokenizer),
                                    .turn_end = impl_->tokenizer.special("<|end|>"),
                                    .turn_start = assistant_header(impl_->tokenizer)};
    const auto ids =
        generate(impl_->model, std::vector<std::vector<std::int64_t>>{prompt.ids}, settings, on_token, stop);
    return parse_completion(ids.front(), impl_->tokenizer);
}

}  // namespace nibble
