#include "core/model/torch.h"
//
#include "core/run/chat.h"

#include <algorithm>
#include <chrono>

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
    GptOss model(
        checkpoint && reference.weights.empty() ? checkpoint->config() : read_model_config(reference.config),
        compute_dtype(settings.dtype), select_device(settings.device));
    const bool own = settings.policy.empty();
    const QuantPolicy policy = quant_policy(own ? reference.policy : settings.policy,
                                            own ? reference.scale_rule : settings.scale_rule);
    const bool cpu = model.device().is_cpu();
    if (cpu && reference.weights.empty() && policy.name.empty())
        load_packed(model, *checkpoint, settings.progress);
    else
        load_weights(model, reference.weights, checkpoint ? &*checkpoint : nullptr, settings.progress);
    ActivationHook inputs;
    if (policy.quantizes_inputs()) {
        const AmaxTable amax =
            reference.weights.empty() ? AmaxTable{} : read_stage_state(reference.weights).amax;
        if (amax.empty())
            fail("{}: policy {} needs calibrated inputs, and these weights have none", source, policy.name);
        inputs = fake_quant_inputs(policy, amax);
    }
    cpu ? ship_packed(model, policy, inputs) : ship_in_place(model, policy, {}, inputs);
    impl_.reset(new Impl{Tokenizer::load(reference.tokenizer), std::move(model)});
}

Chat::~Chat() = default;
Chat::Chat(Chat&&) noexcept = default;

const Tokenizer& Chat::tokenizer() const {
    return impl_->tokenizer;
}

Conversation start_chat(const ChatOpening& opening) {
    std::string instructions;
    if (!opening.reasoning_language.empty())
        instructions = "reasoning language: " + opening.reasoning_language;
    if (!opening.developer.empty()) instructions += (instructions.empty() ? "" : "\n\n") + opening.developer;
    return start_conversation(opening.harmony, instructions);
}

namespace {

/// Follows an answer through its headers, contents and ends.
class AnswerStream {
  public:
    explicit AnswerStream(const Tokenizer& tokenizer)
        : tokenizer_(tokenizer),
          decoder_(tokenizer),
          message_(tokenizer.special("<|message|>")),
          ends_(stop_tokens(tokenizer)) {
        ends_.push_back(tokenizer.special("<|end|>"));
    }

    ChatToken push(const GeneratedToken& generated) {
        ChatToken token;
        token.id = generated.id;
        token.text = decoder_.push(generated.id);
        token.probability = generated.probability;
        token.given = generated.given;
        for (const auto& [id, probability] : generated.alternatives)
            token.alternatives.push_back({tokenizer_.decode(std::span(&id, 1)), probability});
        const bool ends = std::ranges::find(ends_, token.id) != ends_.end();
        token.part = ends ? ChatToken::Part::end : part_;
        if (ends) {
            part_ = ChatToken::Part::header;
        } else if (part_ == ChatToken::Part::header && !token.given) {
            header_.push_back(token.id);
            if (token.id == message_) read_header();
        }
        token.channel = channel_;
        token.recipient = recipient_;
        if (ends) channel_ = recipient_ = {};
        token.seconds = elapsed();
        return token;
    }

    ChatToken finish() {
        ChatToken token;
        token.text = decoder_.finish();
        token.part = part_;
        token.channel = channel_;
        token.seconds = elapsed();
        return token;
    }

  private:
    using Clock = std::chrono::steady_clock;

    double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    void read_header() {
        const Completion header = parse_completion(header_, tokenizer_);
        if (!header.messages.empty()) {
            channel_ = header.messages.back().channel;
            recipient_ = header.messages.back().recipient;
        }
        header_.clear();
        part_ = ChatToken::Part::content;
    }

    const Tokenizer& tokenizer_;
    StreamDecoder decoder_;
    const std::int64_t message_;
    std::vector<std::int64_t> ends_, header_;
    ChatToken::Part part_ = ChatToken::Part::header;
    std::string channel_, recipient_;
    const Clock::time_point start_ = Clock::now();
};

}  // namespace

Completion Chat::answer(const Conversation& conversation, const SamplingSettings& sampling,
                        const ChatCallback& callback, std::stop_token stop) const {
    const Rendered prompt = render_completion(conversation, impl_->tokenizer);
    AnswerStream stream(impl_->tokenizer);
    TokenCallback on_token;
    if (callback) on_token = [&](const GeneratedToken& token) { return callback(stream.push(token)); };
    const GenerateSettings settings{.max_new_tokens = sampling.max_new_tokens,
                                    .temperature = sampling.temperature,
                                    .top_p = sampling.top_p,
                                    .seed = sampling.seed,
                                    .stop_ids = stop_tokens(impl_->tokenizer),
                                    .turn_end = impl_->tokenizer.special("<|end|>"),
                                    .turn_start = assistant_header(impl_->tokenizer),
                                    .alternatives = sampling.alternatives};
    const auto ids =
        generate(impl_->model, std::vector<std::vector<std::int64_t>>{prompt.ids}, settings, on_token, stop);
    if (callback)
        if (const ChatToken rest = stream.finish(); !rest.text.empty()) callback(rest);
    return parse_completion(ids.front(), impl_->tokenizer);
}

}  // namespace nibble
