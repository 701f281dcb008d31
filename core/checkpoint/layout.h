// The four layouts in which gpt-oss checkpoints are kept, and the tensors that each of them stores.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/checkpoint/safetensors.h"
#include "core/checkpoint/tensor_names.h"
#include "kernels/quant_format.h"

namespace nibble {

/// hf_mxfp4: Hugging Face's release, experts as *_blocks and *_scales. hf_bf16: Hugging Face, experts as [E,
/// in, out]. openai: the release's original/. hf_nvfp4: as Model Optimizer's exporter names it.
enum class Layout : std::uint8_t { hf_mxfp4, hf_bf16, openai, hf_nvfp4 };
const char* name(Layout layout);                   ///< "hf-mxfp4", "hf-bf16", "openai", "hf-nvfp4"
Layout layout_from_name(const std::string& name);  ///< @throws Error listing the names
/// The layout that a file's tensor names speak of.
Layout layout_of(const std::vector<TensorView>& stored);

/// The scales' kind and the block that a layout's experts are packed with; none for BF16.
struct PackedLayout {
    kernels::ScaleKind scale_kind;
    std::int32_t block;
    /// Whether the files keep [E, in / 2, out] and [E, in / block, out], the packed axis first.
    bool packed_axis_first;
};
const PackedLayout* packed_layout(Layout layout);

/// What a stored tensor is to the parameter that it belongs to.
enum class Part : std::uint8_t { values, codes, scales, tensor_scale, input_scale };

/// One tensor of a layout's files.
struct StoredTensor {
    std::string name;
    Part part = Part::values;
    DType dtype = DType::bf16;  ///< as released; values are read from float32 and float16 too
    std::vector<std::int64_t> shape;
    std::vector<std::size_t>
        specs;              ///< rows of the tensor table; OpenAI's qkv holds three, one below the other
    bool optional = false;  ///< input scales: absent where only weights are quantized
};

/// All tensors of a layout, in the order of the tensor table.
/// @throws Error naming the weights whose contraction axis is no whole number of blocks
std::vector<StoredTensor> stored_tensors(const std::vector<TensorSpec>& table, Layout layout);
/// Bytes of their values: the size of the weight files but for their headers.
std::uintmax_t bytes_of(const std::vector<StoredTensor>& tensors);

}  // namespace nibble
