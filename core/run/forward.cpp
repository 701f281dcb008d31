#include "core/model/torch.h"
//
#include "core/run/forward.h"

#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/safetensors.h"
#include "core/model/device.h"
#include "core/model/gpt_oss.h"
#include "core/quant/fake_quant.h"
#include "core/run/load_model.h"
#include "core/train/batch.h"
#include "core/train/loss.h"

namespace nibble {

namespace {

/// A copy of an integer tensor [B, T] as int64.
at::Tensor integers(const SafetensorsFile& file, const std::string& name) {
    const TensorView* view = file.find(name);
    if (!view) return {};
    if (view->dtype != DType::i64 || view->shape.size() != 2)
        fail("{}: {} must be I64 [batch, length]; it is {} with {} axes", file.path().string(), name,
             nibble::name(view->dtype), view->shape.size());
    at::Tensor result = at::empty(view->shape, at::kLong);
    std::memcpy(result.mutable_data_ptr(), view->bytes.data(), view->bytes.size());
    return result;
}

struct Inputs {
    at::Tensor ids, mask, labels;
};

Inputs read_inputs(const std::filesystem::path& path, std::int64_t vocab_size) {
    const SafetensorsFile file(path);
    Inputs inputs{integers(file, "input_ids"), integers(file, "attention_mask"), integers(file, "labels")};
    if (!inputs.ids.defined()) fail("{}: there is no tensor input_ids", path.string());
    for (const auto& [name, tensor] : {std::pair{"attention_mask", inputs.mask}, {"labels", inputs.labels}})
        if (tensor.defined() && tensor.sizes() != inputs.ids.sizes())
            fail("{}: {} does not have the shape of input_ids", path.string(), name);
    const auto check_range = [&](const char* name, const at::Tensor& ids) {
        for (const auto id : ids.numel()
                                 ? std::vector{ids.min().item<std::int64_t>(), ids.max().item<std::int64_t>()}
                                 : std::vector<std::int64_t>())
            if (id < 0 || id >= vocab_size)
                fail("{}: {} holds {}; the model's vocabulary is 0 to {}", path.string(), name, id,
                     vocab_size - 1);
    };
    check_range("input_ids", inputs.ids);
    if (inputs.labels.defined())  // -100: not trained
        check_range("labels", inputs.labels.masked_select(inputs.labels != -100));
    return inputs;
}

/// Mean over the tokens that labels train, next-token shifted.
at::Tensor mean_loss(const at::Tensor& logits, const at::Tensor& labels) {
    const at::Tensor targets = labels.slice(1, 1).reshape(-1);
    const at::Tensor rows = logits.slice(1, 0, -1).reshape({targets.size(0), logits.size(-1)});
    return at::nll_loss(at::log_softmax(rows, -1), targets, {}, at::Reduction::Mean, -100);
}

/// The engine keeps expert weights [E, out, in]; Hugging Face's BF16 layout is [E, in, out].
at::Tensor to_hugging_face(const at::Tensor& value) {
    return (value.dim() == 3 ? value.transpose(1, 2) : value).to(at::kCPU, at::kFloat).contiguous();
}

void write(const std::filesystem::path& path, const std::vector<Parameter>& tensors) {
    std::vector<SafetensorsWriter::Entry> entries;
    for (const auto& [name, value] : tensors) entries.push_back({name, DType::f32, value.sizes().vec()});
    SafetensorsWriter writer(path, std::move(entries));
    for (const auto& [name, value] : tensors)
        writer.write(name, {static_cast<const std::byte*>(value.const_data_ptr()), value.nbytes()});
    writer.close();
}

}  // namespace

void forward_file(const ForwardOptions& options) {
    const Checkpoint checkpoint = Checkpoint::open(options.checkpoint);
    const Inputs inputs = read_inputs(options.input, checkpoint.config().vocab_size);
    GptOss model = load_model(checkpoint, options.device, options.dtype);
    const QuantPolicy policy = quant_policy(options.policy, options.scale_rule);

    WeightHook adapter;
    if (!options.adapter.empty()) adapter = load_adapter(model, options.adapter);
    if (!policy.name.empty()) {
        const AmaxTable amax = options.amax.empty() ? AmaxTable{} : read_amax(options.amax);
        if (policy.quantizes_inputs() && options.amax.empty())
            fail(
                "policy {} quantizes the experts' inputs and needs their largest magnitudes: name a file "
                "with --amax",
                policy.name);
        model.weight_hook = then(adapter, fake_quant_weights(policy));
        model.activation_hook = fake_quant_inputs(policy, amax);
    } else {
        model.weight_hook = adapter;
    }

    if (options.gradients && !inputs.labels.defined())
        fail("{}: gradients need labels", options.input.string());
    for (const auto& parameter : model.parameters()) parameter.value.requires_grad_(options.gradients);
    const c10::AutoGradMode grad_mode(options.gradients);
    const auto to_model = [&](const at::Tensor& t) { return t.defined() ? t.to(model.device()) : t; };
    const ModelOutput output =
        model.forward({to_model(inputs.ids), to_model(inputs.mask), {}}, {.layers = options.hidden});
    const at::Tensor logits = model.logits(output.hidden).to(at::kFloat);

    std::vector<Parameter> results = {{"logits", logits.detach().to(at::kCPU).contiguous()}};
    if (inputs.labels.defined()) {
        const at::Tensor loss = mean_loss(logits, to_model(inputs.labels));
        results.push_back({"loss", loss.detach().to(at::kCPU).reshape(1)});
        if (options.gradients) loss.backward();
    }
    for (std::size_t i = 0; i < output.layers.size(); ++i)
        results.push_back(
            {fmt::format("hidden.{}", i), output.layers[i].detach().to(at::kCPU, at::kFloat).contiguous()});
    if (options.gradients)
        for (const auto& [name, value] : model.parameters())
            results.push_back(
                {"grad." + name,
                 to_hugging_face(value.grad().defined() ? value.grad() : at::zeros_like(value))});
    write(options.output, results);
}

}  // namespace nibble
