// A gpt-oss checkpoint on disk, in any of its layouts. Opening maps the files and checks every name, dtype
// and shape; reading a tensor converts it to the engine's shape and type. Nothing is read before it is asked
// for.
#pragma once
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/checkpoint/layout.h"
#include "core/checkpoint/model_config.h"
#include "core/checkpoint/safetensors.h"
#include "core/checkpoint/tensor_names.h"
#include "kernels/quant_format.h"

namespace nibble {

/// The packed bytes of an expert weight: codes [E, out, in / 2], scales [E, out, in / block].
struct PackedView {
    kernels::QuantFormat format;
    std::span<const std::byte> codes;
    std::span<const std::byte> scales;
    float tensor_scale = 1;
};

/// The same where it had to be rearranged, so that it is held here.
struct PackedBytes {
    kernels::QuantFormat format;
    std::vector<std::uint8_t> codes, scales;
    float tensor_scale = 1;
    PackedView view() const {
        return {format, std::as_bytes(std::span(codes)), std::as_bytes(std::span(scales)), tensor_scale};
    }
};

/// One of the checkpoints that a folder offers.
struct CheckpointChoice {
    std::filesystem::path folder;  ///< to open
    Layout layout = Layout::hf_mxfp4;
    std::uintmax_t bytes = 0;  ///< of its weight files, not those of another layout beside it
};
/// The folder itself, then its original/; none where neither holds weights.
std::vector<CheckpointChoice> list_checkpoints(const std::filesystem::path& folder);

/// What is wrong with a checkpoint.
struct CheckpointProblem {
    /// Where it lies, which says what is to be done. Faults of the files come first: what they lack is
    /// missing from the tensors too.
    enum class Place : std::uint8_t { files, config, tensors };
    Place place = Place::files;
    std::string text;
};

class Checkpoint {
  public:
    /// `path`: a folder (config.json with *.safetensors beside it, or OpenAI's original/). A folder that
    /// holds both Hugging Face shards and original/ opens the former; name original/ itself to open that.
    /// @throws Error listing everything that is wrong, by file and tensor name.
    static Checkpoint open(const std::filesystem::path& path);
    /// The same for looking at: what is wrong goes to `problems`, and the rest is there as far as it can be
    /// read.
    static Checkpoint examine(const std::filesystem::path& path, std::vector<CheckpointProblem>& problems);

    const std::filesystem::path& path() const;
    Layout layout() const;
    const ModelConfig& config() const;
    const std::string& config_text() const;  ///< config.json as it is
    const std::vector<TensorSpec>& table() const;
    const TensorSpec& spec(const std::string& name) const;  ///< @throws Error
    std::vector<TensorView> stored() const;                 ///< what the files hold, under the names they use
    std::vector<std::filesystem::path> files() const;       ///< weights only
    std::vector<std::string> notes() const;  ///< unusual, but usable: a missing quantization_config ...
    /// tokenizer.json and the like: beside the weights, or beside original/. None where it is in neither.
    std::optional<std::filesystem::path> companion(const std::string& file_name) const;

    /// Reads one tensor in the engine's shape into `out`, which holds spec.count() values of `type`.
    void read(const TensorSpec& spec, kernels::ScalarType type, void* out) const;
    /// The stored bytes of an expert weight that is kept packed; none for other tensors and for the BF16
    /// layout. NVFP4 files keep the packed axis first; they are not viewable and give none.
    std::optional<PackedView> packed(const TensorSpec& spec) const;
    /// The same as a copy, NVFP4 too.
    std::optional<PackedBytes> read_packed(const TensorSpec& spec) const;
    /// NVFP4 with quantized activations: the static scale of the input of an expert weight.
    std::optional<float> input_scale(const TensorSpec& spec) const;

  private:
    struct Impl;
    std::shared_ptr<const Impl> impl_;
};

}  // namespace nibble
