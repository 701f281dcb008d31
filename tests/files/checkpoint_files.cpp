#include "checkpoint_files.h"

#include <fstream>
#include <iterator>
#include <random>

#include "core/checkpoint/model_config.h"

namespace nibble::test {

namespace fs = std::filesystem;

namespace {

constexpr const char* hugging_face_config = R"({
  "architectures": ["GptOssForCausalLM"], "attention_bias": true, "eos_token_id": 88, "experts_per_token": 2,
  "head_dim": 16, "hidden_act": "silu", "hidden_size": 64, "initial_context_length": 4096, "intermediate_size": 96,
  "layer_types": ["sliding_attention", "full_attention"], "max_position_embeddings": 131072,
  "model_type": "gpt_oss", "my_own_key": [1, {"kept": true}], "num_attention_heads": 6, "num_experts_per_tok": 2,
  "num_hidden_layers": 2, "num_key_value_heads": 2, "num_local_experts": 3, "rms_norm_eps": 1e-05,
  "rope_scaling": {"beta_fast": 32.0, "beta_slow": 1.0, "factor": 32.0, "original_max_position_embeddings": 4096,
                   "rope_type": "yarn", "truncate": false},
  "rope_theta": 150000, "router_aux_loss_coef": 0.9, "sliding_window": 16, "swiglu_limit": 7.0,
  "tie_word_embeddings": false, "vocab_size": 90)";

constexpr const char* openai_config = R"({
  "num_hidden_layers": 2, "num_experts": 3, "experts_per_token": 2, "vocab_size": 90, "hidden_size": 64,
  "intermediate_size": 96, "swiglu_limit": 7.0, "head_dim": 16, "num_attention_heads": 6, "num_key_value_heads": 2,
  "sliding_window": 16, "initial_context_length": 4096, "rope_theta": 150000, "rope_scaling_factor": 32.0,
  "rope_ntk_alpha": 1, "rope_ntk_beta": 32})";

std::string config_for(Layout layout) {
    if (layout == Layout::openai) return openai_config;
    std::string config = hugging_face_config;
    if (layout == Layout::hf_mxfp4) config += R"(, "quantization_config": {"quant_method": "mxfp4"})";
    if (layout == Layout::hf_nvfp4) config += R"(, "quantization_config": {"quant_method": "modelopt"})";
    return config + "}";
}

std::vector<std::byte> make_bytes(const StoredTensor& tensor, std::size_t size, std::mt19937& random) {
    std::vector<std::byte> bytes(size);
    const float scale = 0.0078125f;
    for (std::size_t i = 0; i < size; ++i) {
        const auto byte = std::uint8_t(random());
        switch (tensor.part) {
            case Part::codes:
                bytes[i] = std::byte(byte);
                break;
            case Part::scales:  // E8M0: 2^-10 to 2^5; E4M3: not NaN, not negative
                bytes[i] = std::byte(tensor.dtype == DType::u8 ? 117 + byte % 16 : byte % 0x7F);
                break;
            case Part::values:  // the high byte of a BF16: sign and most of an exponent near 1
                bytes[i] = std::byte(i % 2 ? (byte & 0x80) | (0x3E + byte % 2) : byte);
                break;
            case Part::tensor_scale:
            case Part::input_scale:
                bytes[i] = reinterpret_cast<const std::byte*>(&scale)[i];
                break;
        }
    }
    return bytes;
}

}  // namespace

FileTensors load_tensors(const fs::path& folder) {
    FileTensors tensors;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".safetensors") continue;
        const SafetensorsFile file(entry.path());
        for (const TensorView& view : file.tensors())
            tensors[view.name] = {view.dtype, view.shape, {view.bytes.begin(), view.bytes.end()}};
    }
    return tensors;
}

void save_tensors(const fs::path& file, const FileTensors& tensors) {
    std::vector<SafetensorsWriter::Entry> entries;
    for (const auto& [name, tensor] : tensors) entries.push_back({name, tensor.dtype, tensor.shape});
    SafetensorsWriter writer(file, entries);
    for (const auto& [name, tensor] : tensors) writer.write(name, tensor.bytes);
    writer.close();
}

void make_checkpoint(const fs::path& folder, Layout layout, std::uint32_t seed) {
    fs::create_directories(folder);
    write_text(folder / "config.json", config_for(layout));
    std::mt19937 random(seed);
    FileTensors tensors;
    for (const StoredTensor& tensor :
         stored_tensors(tensor_table(read_model_config(folder / "config.json")), layout)) {
        std::size_t size = size_of(tensor.dtype);
        for (const std::int64_t dim : tensor.shape) size *= std::size_t(dim);
        tensors[tensor.name] = {tensor.dtype, tensor.shape, make_bytes(tensor, size, random)};
    }
    save_tensors(folder / "model.safetensors", tensors);
}

std::string read_text(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write_text(const fs::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

}  // namespace nibble::test
