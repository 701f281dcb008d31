// gpt-oss in LibTorch with autograd: the forward pass of transformers' GptOssForCausalLM. One object holds
// the weights once, under the names of the checkpoint; everything that changes what is computed
// (fake-quantization, LoRA) is a hook.
#pragma once
#include <ATen/core/TensorBody.h>

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/checkpoint/model_config.h"
#include "core/checkpoint/tensor_names.h"
#include "core/model/attention.h"
#include "core/model/rope.h"
#include "core/quant/packed_tensor.h"
#include "kernels/quant_format.h"

namespace nibble {

struct Parameter {
    std::string name;  ///< Hugging Face's
    at::Tensor value;  ///< shape of tensor_table(): expert weights [E, out, in]
};

/// A batch as the model sees it. B rows of T tokens, padded on the right (or anywhere, with a mask).
struct ModelInput {
    at::Tensor ids;       ///< int64 [B, T]
    at::Tensor mask;      ///< optional, bool or int64 [B, T]: 0 where a token is padding and no key
    at::Tensor segments;  ///< optional, int64 [B, T]: packed rows; a token sees its own segment only,
                          ///< positions restart
};

/// Called wherever the forward pass uses a parameter: returns what is used in its place, same shape,
/// differentiable.
using WeightHook = std::function<at::Tensor(std::string_view name, const at::Tensor& weight)>;
/// Called on the two inputs of the experts: name is "model.layers.N.mlp.experts.gate_up_proj" or
/// "...down_proj", of the weight that x [tokens, features] is multiplied with.
using ActivationHook = std::function<at::Tensor(std::string_view name, const at::Tensor& x)>;

struct ModelOutput {
    at::Tensor hidden;  ///< [B, T, H] after the final norm
    std::vector<at::Tensor>
        layers;  ///< if asked for: the embedding, then each layer; the last after the norm
    std::vector<at::Tensor> router_logits;  ///< if asked for: one [B * T, E] a layer
};

/// What forward() keeps besides the last hidden state.
struct ModelWants {
    bool layers = false;
    bool router_logits = false;
};

class KeyValueCache;  // generate.h

class GptOss {
  public:
    /// Parameters are allocated, not initialised: fill them with a loader, or initialise().
    GptOss(ModelConfig config, at::ScalarType dtype, at::Device device);

    const ModelConfig& config() const { return config_; }
    at::ScalarType dtype() const { return dtype_; }
    at::Device device() const { return device_; }
    const std::vector<Parameter>& parameters() const { return parameters_; }
    const at::Tensor& parameter(std::string_view name) const;  ///< @throws Error
    at::Tensor weight(
        std::string_view name) const;  ///< what the forward pass uses: the parameter after the hook
    /// Replaces a parameter of the experts by its packed values, which are decoded where they are used: by
    /// generation and evaluation a cache's worth at a time, else one weight at a time. The
    /// parameter itself becomes undefined.
    void pack(std::string_view name, PackedTensor values);
    const PackedTensor* packed(std::string_view name) const;  ///< null unless the parameter is packed
    const Yarn& yarn() const { return yarn_; }
    /// From scratch, as transformers does: normal(0, 0.02), biases 0 (not the router's), norms 1.
    void initialise(std::uint64_t seed);

    WeightHook weight_hook;
    ActivationHook activation_hook;
    bool gradient_checkpointing = false;

    using Wants = ModelWants;
    ModelOutput forward(const ModelInput& input, Wants wants = {}, KeyValueCache* cache = nullptr) const;
    /// hidden [..., H] -> logits [..., V].
    at::Tensor logits(const at::Tensor& hidden) const;

  private:
    /// What all layers of one forward pass share.
    struct Pass {
        RotaryTable rotary;
        Visibility visibility;
        KeyValueCache* cache = nullptr;
    };
    at::Tensor linear(const std::string& name, const at::Tensor& x) const;
    at::Tensor attend(int layer, const at::Tensor& x, const Pass& pass) const;
    /// x [N, H] -> its experts' output and the router's logits.
    std::pair<at::Tensor, at::Tensor> mix(int layer, const at::Tensor& x) const;
    /// x [B, T, H] -> {x after the layer, router logits [B * T, E]}.
    std::vector<at::Tensor> layer(int layer, const at::Tensor& x, const Pass& pass) const;

    ModelConfig config_;
    at::ScalarType dtype_;
    at::Device device_;
    Yarn yarn_;
    std::vector<Parameter> parameters_;
    std::unordered_map<std::string, std::size_t> index_;  ///< name -> place in parameters_
    std::unordered_map<std::string, PackedTensor> packed_;
};

/// Writes spec.count() values of `type`, in the engine's shape, to host memory: Checkpoint::read.
using TensorReader = std::function<void(const TensorSpec& spec, kernels::ScalarType type, void* out)>;
/// Fills every parameter: on the CPU in place, elsewhere through one host buffer, one tensor at a time.
void load(GptOss& model, const TensorReader& read);

}  // namespace nibble
