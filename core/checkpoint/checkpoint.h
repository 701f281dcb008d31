// A gpt-oss checkpoint on disk, in any of the three layouts. Opening maps the files and checks every name, dtype
// and shape; reading a tensor converts it to the engine's shape and type. Nothing is read before it is asked for.
#pragma once
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/checkpoint/model_config.h"
#include "core/checkpoint/safetensors.h"
#include "core/checkpoint/tensor_names.h"
#include "kernels/quant_format.h"

namespace nibble {

enum class Layout : std::uint8_t { hf_mxfp4, hf_bf16, openai, hf_nvfp4 };
const char* name(Layout layout);  ///< "hf-mxfp4", "hf-bf16", "openai", "hf-nvfp4"
Layout layout_from_name(const std::string& name);  ///< @throws Error listing the names

/// The packed bytes of an expert weight: codes [E, out, in / 2], scales [E, out, in / block].
struct PackedView {
    kernels::QuantFormat format;
    std::span<const std::byte> codes;
    std::span<const std::byte> scales;
    float tensor_scale = 1;
};

class Checkpoint {
  public:
    /// `path`: a folder (config.json with *.safetensors beside it, or OpenAI's original/). A folder that holds both
    /// Hugging Face shards and original/ opens the former; name original/ itself to open that.
    /// @throws Error listing everything that is wrong, by file and tensor name.
    static Checkpoint open(const std::filesystem::path& path);

    const std::filesystem::path& path() const;
    Layout layout() const;
    const ModelConfig& config() const;
    const std::vector<TensorSpec>& table() const;
    const TensorSpec& spec(const std::string& name) const;  ///< @throws Error
    std::vector<TensorView> stored() const;      ///< what the files hold, under the names they use
    std::vector<std::filesystem::path> files() const;  ///< weights only
    std::vector<std::string> notes() const;      ///< unusual, but usable: a missing quantization_config ...

    /// Reads one tensor in the engine's shape into `out`, which holds spec.count() values of `type`.
    void read(const TensorSpec& spec, kernels::ScalarType type, void* out) const;
    /// The stored bytes of an expert weight that is kept packed; none for other tensors and for the BF16 layout.
    /// NVFP4 files keep the packed axis first; they are not viewable and give none.
    std::optional<PackedView> packed(const TensorSpec& spec) const;

  private:
    struct Impl;
    std::shared_ptr<const Impl> impl_;
};

}  // namespace nibble
