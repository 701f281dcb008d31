#include "core/checkpoint/inspect.h"

#include "core/base/json.h"
#include "core/checkpoint/export_config.h"

namespace nibble {

namespace fs = std::filesystem;
using json = nlohmann::ordered_json;

CheckpointInfo inspect_checkpoint(const fs::path& path) {
    CheckpointInfo info;
    const Checkpoint checkpoint = Checkpoint::examine(path, info.problems);
    info.path = checkpoint.path();
    info.choices = list_checkpoints(path);
    info.notes = checkpoint.notes();
    if (!checkpoint.table().empty()) info.config = checkpoint.config();
    for (const fs::path& file : checkpoint.files()) {
        info.files.push_back({file.filename().string(), fs::file_size(file)});
        const SafetensorsFile shard(file);
        for (const TensorView& view : shard.tensors()) {
            info.tensors.push_back(
                {view.name, view.dtype, view.shape, view.bytes.size(), info.files.back().name});
            info.bytes_by_dtype[name(view.dtype)] += view.bytes.size();
            info.bytes += view.bytes.size();
        }
    }
    if (!info.tensors.empty()) info.layout = checkpoint.layout();
    return info;
}

std::string CheckpointInfo::to_json() const {
    json file = {{"path", path.string()},
                 {"layout", layout ? json(name(*layout)) : json()},
                 {"parameters", config ? json(config->parameters()) : json()},
                 {"active_parameters", config ? json(config->active_parameters()) : json()},
                 {"bytes", bytes},
                 {"bytes_by_dtype", bytes_by_dtype},
                 {"config", config ? json::parse(hugging_face_config(*config)) : json()},
                 {"choices", json::array()},
                 {"files", json::array()},
                 {"tensors", json::array()},
                 {"notes", notes},
                 {"problems", problems}};
    for (const CheckpointChoice& choice : choices)
        file["choices"].push_back(
            {{"path", choice.folder.string()}, {"layout", name(choice.layout)}, {"bytes", choice.bytes}});
    for (const File& entry : files) file["files"].push_back({{"name", entry.name}, {"bytes", entry.bytes}});
    for (const Tensor& tensor : tensors)
        file["tensors"].push_back({{"name", tensor.name},
                                   {"dtype", name(tensor.dtype)},
                                   {"shape", tensor.shape},
                                   {"bytes", tensor.bytes},
                                   {"file", tensor.file}});
    return file.dump(2);
}

}  // namespace nibble
