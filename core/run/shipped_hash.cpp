#include "core/model/torch.h"

#include "core/run/shipped_hash.h"

#include "core/base/atomic_write.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/base/sha256.h"
#include "core/model/gpt_oss.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

fs::path hashes_file(const fs::path& run_folder) {
    return run_folder / "evaluated.json";
}

nlohmann::json read_hashes(const fs::path& run_folder) {
    const fs::path file = hashes_file(run_folder);
    return fs::exists(file) ? parse_json(read_file(file), file.string()) : nlohmann::json::object();
}

std::string key(const std::string& stage) {
    return stage.empty() ? "base" : stage;
}

}  // namespace

std::string shipped_hash(const GptOss& model, const ProgressCallback& progress) {
    Sha256 hash;
    std::int64_t done = 0;
    for (const Parameter& parameter : model.parameters()) {
        const at::Tensor values = parameter.value.detach().cpu().contiguous();
        hash.update({static_cast<const std::byte*>(values.const_data_ptr()), values.nbytes()});
        if (progress) progress(++done, std::int64_t(model.parameters().size()));
    }
    return hash.hex();
}

std::string shipped_hash(const Checkpoint& checkpoint, kernels::ScalarType compute,
                         const ProgressCallback& progress) {
    Sha256 hash;
    std::int64_t done = 0;
    std::vector<std::byte> values;
    for (const TensorSpec& spec : checkpoint.table()) {
        values.resize(std::size_t(spec.count()) * (compute == kernels::ScalarType::float32 ? 4 : 2));
        checkpoint.read(spec, compute, values.data());
        hash.update(values);
        if (progress) progress(++done, std::int64_t(checkpoint.table().size()));
    }
    return hash.hex();
}

void save_evaluated_hash(const fs::path& run_folder, const std::string& stage, const std::string& hash) {
    nlohmann::json hashes = read_hashes(run_folder);
    hashes[key(stage)] = hash;
    fs::create_directories(run_folder);
    write_file(hashes_file(run_folder), hashes.dump(2) + "\n");
}

std::optional<std::string> evaluated_hash(const fs::path& run_folder, const std::string& stage) {
    const nlohmann::json hashes = read_hashes(run_folder);
    const auto found = hashes.find(key(stage));
    return found == hashes.end() ? std::nullopt : std::optional(found->get<std::string>());
}

}  // namespace nibble
