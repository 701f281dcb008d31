#include "core/run/base_hash.h"

#include <algorithm>

#include "core/base/mapped_file.h"
#include "core/base/sha256.h"

namespace nibble {

std::string base_hash(const Checkpoint* checkpoint, const std::filesystem::path& tokenizer) {
    constexpr std::size_t most = 4096;
    Sha256 hash;
    hash.update(MappedFile(tokenizer).bytes());
    if (!checkpoint) return hash.hex();
    const auto add = [&](const std::string& text) { hash.update(std::as_bytes(std::span(text))); };
    add(checkpoint->config_text());
    for (const TensorView& tensor : checkpoint->stored()) {
        add(tensor.name + " " + name(tensor.dtype) + shape_text(tensor.shape));
        hash.update(tensor.bytes.first(std::min(most, tensor.bytes.size())));
    }
    return hash.hex();
}

}  // namespace nibble
