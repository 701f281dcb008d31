#include "core/model/torch.h"

#include "core/run/stage_weights.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/atomic_write.h"
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/safetensors.h"
#include "core/model/gpt_oss.h"
#include "core/model/lora.h"

namespace nibble {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr const char* weights_file = "weights.safetensors";
constexpr const char* optimizer_file = "optimizer.safetensors";
constexpr const char* state_file = "state.json";
constexpr const char* complete_file = "complete";

DType dtype_of(const Parameter& tensor) {
    switch (tensor.value.scalar_type()) {
        case at::kFloat:
            return DType::f32;
        case at::kBFloat16:
            return DType::bf16;
        case at::kLong:
            return DType::i64;
        default:
            fail("{}: tensors of type {} are not saved", tensor.name,
                 c10::toString(tensor.value.scalar_type()));
    }
}

at::ScalarType scalar_type(const TensorView& tensor, const fs::path& file) {
    switch (tensor.dtype) {
        case DType::f32:
            return at::kFloat;
        case DType::bf16:
            return at::kBFloat16;
        case DType::i64:
            return at::kLong;
        default:
            fail("{}: {}: unexpected type {}", file.string(), tensor.name, name(tensor.dtype));
    }
}

void write_tensors(const fs::path& file, const std::vector<Parameter>& tensors) {
    std::vector<SafetensorsWriter::Entry> entries;
    for (const Parameter& tensor : tensors)
        entries.push_back({tensor.name, dtype_of(tensor), tensor.value.sizes().vec()});
    SafetensorsWriter writer(file, std::move(entries));
    for (const Parameter& tensor : tensors) {
        const at::Tensor value = tensor.value.detach().cpu().contiguous();
        writer.write(tensor.name, {static_cast<const std::byte*>(value.const_data_ptr()), value.nbytes()});
    }
    writer.close();
}

json to_json(const StageState& state) {
    const auto number = [](const std::optional<double>& value) { return value ? json(*value) : json(); };
    return {{"step", state.step},
            {"tokens", state.tokens},
            {"seconds", state.seconds},
            {"validation_loss", number(state.validation_loss)},
            {"best_loss", number(state.best_loss)},
            {"validation_due", state.validation_due},
            {"source", state.source},
            {"data_hash", state.data_hash},
            {"base_hash", state.base_hash},
            {"policy", state.policy},
            {"scale_rule", state.scale_rule},
            {"amax", state.amax}};
}

/// A small file inside of a folder that is flushed as a whole.
void write_text(const fs::path& file, const std::string& text) {
    std::ofstream out(file, std::ios::binary);
    out << text;
    if (!out.flush()) fail("{}: cannot be written", file.string());
}

/// The files that make a saved folder, with their sizes, by the list in `complete`; none without such a list.
json files_of(const fs::path& folder) {
    try {
        const json files = parse_json(read_file(folder / complete_file), complete_file);
        return files.is_object() ? files : json();
    } catch (const Error&) {
        return json();
    }
}

}  // namespace

void save_stage(const fs::path& folder, const StageState& state, const std::vector<Parameter>& weights,
                const std::vector<Parameter>& optimizer,
                const std::function<void(const fs::path&)>& write_more) {
    AtomicFolder whole(folder);
    if (!weights.empty()) write_tensors(whole.path() / weights_file, weights);
    if (!optimizer.empty()) write_tensors(whole.path() / optimizer_file, optimizer);
    if (write_more) write_more(whole.path());
    write_text(whole.path() / state_file, to_json(state).dump(2) + "\n");
    json files;
    for (const auto& entry : fs::directory_iterator(whole.path()))
        files[entry.path().filename().string()] = entry.file_size();
    write_text(whole.path() / complete_file, files.dump(2) + "\n");
    whole.commit();
}

StageState read_stage_state(const fs::path& folder) {
    const fs::path file = folder / state_file;
    const json object = parse_json(read_file(file), file.string());
    try {
        const auto number = [&](const char* key) {
            return object.at(key).is_null() ? std::optional<double>() : object.at(key).get<double>();
        };
        StageState state;
        state.step = object.at("step");
        state.tokens = object.at("tokens");
        state.seconds = object.at("seconds");
        state.validation_loss = number("validation_loss");
        state.best_loss = number("best_loss");
        state.validation_due = object.at("validation_due");
        state.source = object.at("source");
        state.data_hash = object.at("data_hash");
        state.base_hash = object.value("base_hash", "");
        state.policy = object.at("policy");
        state.scale_rule = object.at("scale_rule");
        state.amax = object.at("amax").get<AmaxTable>();
        return state;
    } catch (const json::exception& error) {
        fail("{}: {}", file.string(), json_complaint(error.what()));
    }
}

void read_tensors(const fs::path& path, const std::function<void(const std::vector<Parameter>&)>& use) {
    const SafetensorsFile file(path);
    std::vector<Parameter> tensors;
    for (const TensorView& tensor : file.tensors())
        tensors.push_back(
            {tensor.name, at::from_blob(const_cast<std::byte*>(tensor.bytes.data()), tensor.shape,
                                        at::TensorOptions(scalar_type(tensor, path)))});
    use(tensors);
}

namespace {

/// Copies tensors into the model's of the same names. @throws Error for one that the model has not, or not so
/// shaped.
void fill(GptOss& model, const std::vector<Parameter>& tensors, const fs::path& file) {
    at::NoGradGuard no_grad;
    for (const Parameter& tensor : tensors) {
        const at::Tensor& parameter = model.parameter(tensor.name);
        if (parameter.sizes() != tensor.value.sizes())
            fail("{}: {} has the shape {}, the model's {}", file.string(), tensor.name,
                 shape_text(tensor.value.sizes().vec()), shape_text(parameter.sizes().vec()));
        parameter.copy_(tensor.value);
    }
}

}  // namespace

void load_weights(GptOss& model, const fs::path& folder, const Checkpoint* checkpoint,
                  const ProgressCallback& progress) {
    if (folder.empty()) {
        if (!checkpoint) fail("There is no checkpoint to take the weights from");
        std::int64_t done = 0;
        return load(model, [&](const TensorSpec& spec, kernels::ScalarType type, void* out) {
            checkpoint->read(spec, type, out);
            if (progress) progress(++done, std::int64_t(checkpoint->table().size()));
        });
    }
    if (const std::string missing = missing_file(folder); !missing.empty())
        fail("{}: is not complete: {} is missing", folder.string(), missing);
    const fs::path file = folder / weights_file;
    const bool has_file = fs::exists(file);
    const bool is_whole = has_file && SafetensorsFile(file).tensors().size() == model.parameters().size();
    if (!is_whole)  // the tensors that this stage did not train
        load_weights(model, source_folder(folder), checkpoint, progress);
    if (has_file)
        read_tensors(file, [&](const std::vector<Parameter>& tensors) { fill(model, tensors, file); });
    if (fs::exists(folder / "adapter_config.json"))
        Lora(model, read_adapter(folder, model.config())).merge(model);
}

fs::path start_folder(const fs::path& run_folder) {
    const fs::path folder = run_folder / "start" / "0" / "final";
    std::error_code absent;
    return fs::exists(folder, absent) ? folder : fs::path();
}

fs::path source_folder(const fs::path& folder) {
    const std::string source = read_stage_state(folder).source;
    const fs::path run_folder = folder.parent_path().parent_path();
    return source.empty() ? start_folder(run_folder) : run_folder / source / "final";
}

std::string missing_file(const fs::path& folder) {
    std::error_code ignored;
    const json files = files_of(folder);
    if (files.empty()) {  // the first one that every state has
        for (const char* name : {weights_file, optimizer_file, state_file})
            if (!fs::exists(folder / name, ignored)) return name;
        return complete_file;
    }
    for (const auto& [name, bytes] : files.items()) {
        const fs::path file = folder / name;
        if (!fs::exists(file, ignored)) return name;
        if (bytes.is_number() && fs::file_size(file, ignored) != bytes.get<std::uintmax_t>()) return name;
    }
    return {};
}

fs::path step_folder(const fs::path& stage_folder, std::int64_t step) {
    return stage_folder / fmt::format("step-{}", step);
}

std::vector<SavedStep> saved_steps(const fs::path& stage_folder) {
    std::vector<SavedStep> steps;
    std::error_code absent;
    for (const auto& entry : fs::directory_iterator(stage_folder, absent)) {
        const std::string name = entry.path().filename().string();
        if (!entry.is_directory() || !name.starts_with("step-")) continue;
        std::int64_t step = 0;
        const char* const end = name.data() + name.size();
        const auto number = std::from_chars(name.data() + 5, end, step);
        if (number.ec != std::errc()) continue;
        const bool partial = number.ptr != end;  // step-20.tmp: was being written
        std::string missing = missing_file(entry.path());
        if (partial && missing.empty()) missing = complete_file;
        steps.push_back({step, entry.path(), std::move(missing)});
    }
    std::sort(steps.begin(), steps.end(), [](const SavedStep& a, const SavedStep& b) {
        return std::pair(a.step, a.folder) < std::pair(b.step, b.folder);
    });
    return steps;
}

std::optional<SavedStep> last_complete(const std::vector<SavedStep>& steps) {
    const auto found =
        std::find_if(steps.rbegin(), steps.rend(), [](const SavedStep& s) { return s.missing.empty(); });
    return found == steps.rend() ? std::nullopt : std::optional(*found);
}

void prune_steps(const fs::path& stage_folder, std::size_t keep) {
    std::vector<SavedStep> steps = saved_steps(stage_folder);
    std::size_t complete = 0;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        const bool kept = step->missing.empty() ? ++complete <= keep : complete == 0;
        if (!kept) fs::remove_all(step->folder);
    }
}

void delete_steps(const fs::path& stage_folder) {
    for (const SavedStep& step : saved_steps(stage_folder)) fs::remove_all(step.folder);
    fs::remove_all(stage_folder / "best");
}

}  // namespace nibble
