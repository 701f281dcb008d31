#include "core/checkpoint/checkpoint.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <unordered_map>

#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/base/problems.h"
#include "core/checkpoint/convert.h"
#include "core/checkpoint/shards.h"
#include "kernels/quantize.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

/// Where the parts of one parameter stand; which of them are set follows from the layout.
struct Stored {
    const TensorView* values = nullptr;
    const TensorView* codes = nullptr;
    const TensorView* scales = nullptr;
    const TensorView* tensor_scale = nullptr;
    const TensorView* input_scale = nullptr;

    const TensorView*& operator[](Part part) {
        switch (part) {
            case Part::values:
                return values;
            case Part::codes:
                return codes;
            case Part::scales:
                return scales;
            case Part::tensor_scale:
                return tensor_scale;
            case Part::input_scale:
                break;
        }
        return input_scale;
    }
};

const std::uint8_t* as_u8(std::span<const std::byte> bytes) {
    return reinterpret_cast<const std::uint8_t*>(bytes.data());
}

float load_float(const TensorView& view) {
    float value = 0;
    std::memcpy(&value, view.bytes.data(), sizeof value);
    return value;
}

bool is_there(const fs::path& path) {
    std::error_code denied;
    return fs::exists(path, denied);
}

/// The folder that `path` stands for: itself, or the original/ in it where that alone has weights.
fs::path weights_folder(const fs::path& path, Problems& problems) {
    std::vector<std::string> ignored_notes;
    Problems ignored;
    std::error_code denied;
    if (!fs::is_directory(path, denied)) {
        problems.add("not a folder; a checkpoint is a folder with config.json and *.safetensors");
        return path;
    }
    for (const fs::path& folder : {path, path / "original"})
        if (is_there(folder / "config.json") && !find_shards(folder, ignored, ignored_notes).empty())
            return folder;
    return path;
}

}  // namespace

struct Checkpoint::Impl {
    fs::path path;
    Layout layout = Layout::hf_mxfp4;
    ModelConfig config;
    std::string config_text;
    std::vector<TensorSpec> table;
    std::unordered_map<std::string, std::size_t> rows;  ///< of the table, by name
    std::vector<SafetensorsFile> shards;
    std::vector<Stored> stored;  ///< one per row of the table
    std::vector<std::string> notes;

    void open_shards(const Shards& found, Problems& problems);
    void read_config(Problems& problems);
    void match_tensors(const Shards& found, Problems& problems);
    void check_index(const Shards& found, const std::vector<StoredTensor>& wanted, Problems& problems) const;
    void note_config();
    std::size_t row(const TensorSpec& spec) const;
    PackedBytes unpack_axis(const Stored& where, const TensorSpec& spec, std::int64_t expert,
                            std::int64_t experts) const;
};

// Opening --------------------------------------------------------------------------------------------

std::vector<CheckpointChoice> list_checkpoints(const fs::path& path) {
    std::vector<CheckpointChoice> choices;
    for (const fs::path& folder : {path, path / "original"}) {
        if (!is_there(folder / "config.json")) continue;
        Problems problems;  // they are told when that one is opened
        std::vector<std::string> notes;
        const Shards shards = find_shards(folder, problems, notes);
        if (shards.empty()) continue;
        CheckpointChoice choice{folder, Layout::hf_bf16, 0};
        std::vector<TensorView> stored;
        for (const fs::path& file : shards.files) {
            choice.bytes += fs::file_size(file);
            try {
                const SafetensorsFile shard(file);
                for (TensorView view : shard.tensors()) {
                    view.bytes = {};
                    stored.push_back(std::move(view));
                }
            } catch (const Error&) {
                continue;  // the other shards tell the layout as well
            }
        }
        choice.layout = layout_of(stored);
        choices.push_back(std::move(choice));
    }
    return choices;
}

Checkpoint Checkpoint::open(const fs::path& path) {
    std::vector<CheckpointProblem> found;
    Checkpoint checkpoint = examine(path, found);
    Problems problems;
    for (const CheckpointProblem& problem : found) problems.add("{}", problem.text);
    problems.throw_if_any(path.string());
    return checkpoint;
}

Checkpoint Checkpoint::examine(const fs::path& path, std::vector<CheckpointProblem>& found) {
    using Place = CheckpointProblem::Place;
    Problems problems;
    const auto found_in = [&](Place place) {
        for (std::size_t i = found.size(); i < problems.all().size(); ++i)
            found.push_back({place, problems.all()[i].text()});
    };
    found.clear();
    auto impl = std::make_shared<Impl>();
    impl->path = weights_folder(path, problems);
    if (problems.empty()) {
        const Shards shards = find_shards(impl->path, problems, impl->notes);
        if (shards.empty() && problems.empty()) problems.add("there are no *.safetensors");
        impl->open_shards(shards, problems);
        found_in(Place::files);
        impl->read_config(problems);
        found_in(Place::config);
        // Where no file can be read, every tensor is missing, and that is not one more thing that is wrong.
        if (!impl->table.empty() && !impl->shards.empty()) impl->match_tensors(shards, problems);
        found_in(Place::tensors);
        if (impl->path == path && is_there(path / "original/config.json"))
            impl->notes.push_back(
                "original/ holds OpenAI's layout as well; it is not read (open it by its own path)");
    }
    found_in(Place::files);  // no folder at all
    Checkpoint checkpoint;
    checkpoint.impl_ = std::move(impl);
    return checkpoint;
}

void Checkpoint::Impl::open_shards(const Shards& found, Problems& problems) {
    for (const fs::path& file : found.files) {
        try {
            shards.emplace_back(file);
        } catch (const Error& error) {
            problems.add("{}", error.what());
        }
    }
    std::vector<TensorView> all;
    for (const SafetensorsFile& shard : shards)
        all.insert(all.end(), shard.tensors().begin(), shard.tensors().end());
    layout = layout_of(all);
}

void Checkpoint::Impl::read_config(Problems& problems) {
    try {
        config_text = read_file(path / "config.json");
        config = parse_model_config(config_text, "config.json");
        table = tensor_table(config);
        for (std::size_t row = 0; row < table.size(); ++row) rows[table[row].name] = row;
        note_config();
    } catch (const Error& error) {
        problems.add("{}", error.what());
    }
}

/// What the file says about quantization is compared with what the tensors are; the tensors decide.
void Checkpoint::Impl::note_config() {
    if (layout == Layout::openai || shards.empty()) return;
    const nlohmann::json file = parse_json(config_text, "config.json");
    const auto quantization = file.find("quantization_config");
    const bool announced = quantization != file.end() && quantization->is_object();
    const std::string method =
        announced ? quantization->value("quant_method", nlohmann::json()).dump() : "none";
    const char* expected = layout == Layout::hf_mxfp4   ? "\"mxfp4\""
                           : layout == Layout::hf_nvfp4 ? "\"modelopt\""
                                                        : "none";
    if (method == expected) return;
    if (!announced)
        notes.push_back(fmt::format(
            "config.json has no quantization_config, but the experts are stored as {}", name(layout)));
    else
        notes.push_back(
            fmt::format("config.json announces the quantization {}, but the tensors are those of {}", method,
                        name(layout)));
}

/// Compares what the files hold with what the table wants: missing, unexpected, twice, wrong dtype, wrong
/// shape.
void Checkpoint::Impl::match_tensors(const Shards& found, Problems& problems) {
    std::map<std::string, std::pair<const SafetensorsFile*, const TensorView*>> present;
    std::set<std::string> readable;  // what is wrong with the other files is said already
    for (const SafetensorsFile& shard : shards) {
        const std::string file = shard.path().filename().string();
        readable.insert(file);
        for (const TensorView& view : shard.tensors()) {
            const auto [place, fresh] = present.try_emplace(view.name, &shard, &view);
            if (!fresh)
                problems.add("{}: {} is in {} too", file, view.name,
                             place->second.first->path().filename().string());
            if (found.weight_map.empty()) continue;
            const auto mapped = found.weight_map.find(view.name);
            if (mapped == found.weight_map.end())
                problems.add("{}: {} is not in the index", file, view.name);
            else if (mapped->second != file)
                problems.add("{}: {} is to be in {} by the index", file, view.name, mapped->second);
        }
    }
    std::vector<StoredTensor> wanted;
    try {
        wanted = stored_tensors(table, layout);
    } catch (const Error& error) {
        problems.add("{}", error.what());
        return;
    }
    stored.resize(table.size());
    for (const StoredTensor& tensor : wanted) {
        const auto entry = present.find(tensor.name);
        if (entry == present.end()) {
            const auto mapped = found.weight_map.find(tensor.name);
            const bool is_mapped = mapped != found.weight_map.end();
            const bool could_be_elsewhere =
                is_mapped ? !readable.contains(mapped->second) : readable.size() < found.files.size();
            if (!tensor.optional && !could_be_elsewhere)
                problems.add("{} is missing{}", tensor.name, is_mapped ? " from " + mapped->second : "");
            continue;
        }
        const auto [shard, view] = entry->second;
        const std::string file = shard->path().filename().string();
        const bool good_type =
            tensor.part == Part::values ? is_convertible(view->dtype) : view->dtype == tensor.dtype;
        if (!good_type)
            problems.add("{}: {} is {}, not {}", file, tensor.name, name(view->dtype), name(tensor.dtype));
        if (view->shape != tensor.shape)
            problems.add("{}: {} is {}, not {}", file, tensor.name, shape_text(view->shape),
                         shape_text(tensor.shape));
        for (const std::size_t row : tensor.specs) stored[row][tensor.part] = view;
        present.erase(entry);
    }
    for (const auto& [name, place] : present)
        problems.add("{}: {} is not a tensor of gpt-oss in {}", place.first->path().filename().string(), name,
                     nibble::name(layout));
    check_index(found, wanted, problems);
}

/// What the index names, but neither gpt-oss nor the file has.
void Checkpoint::Impl::check_index(const Shards& found, const std::vector<StoredTensor>& wanted,
                                   Problems& problems) const {
    std::set<std::string> known;
    for (const StoredTensor& tensor : wanted) known.insert(tensor.name);
    for (const SafetensorsFile& shard : shards)
        for (const auto& [name, file] : found.weight_map)
            if (shard.path().filename() == file && !known.contains(name) && !shard.find(name))
                problems.add("{}: {} is to be in it by the index, but is not", file, name);
}

// Looking at ------------------------------------------------------------------------------------------

const fs::path& Checkpoint::path() const {
    return impl_->path;
}
Layout Checkpoint::layout() const {
    return impl_->layout;
}
const ModelConfig& Checkpoint::config() const {
    return impl_->config;
}
const std::string& Checkpoint::config_text() const {
    return impl_->config_text;
}
const std::vector<TensorSpec>& Checkpoint::table() const {
    return impl_->table;
}
std::vector<std::string> Checkpoint::notes() const {
    return impl_->notes;
}

const TensorSpec& Checkpoint::spec(const std::string& name) const {
    const auto found = impl_->rows.find(name);
    if (found == impl_->rows.end()) fail("{}: gpt-oss has no parameter {}", impl_->path.string(), name);
    return impl_->table[found->second];
}

std::vector<TensorView> Checkpoint::stored() const {
    std::vector<TensorView> all;
    for (const SafetensorsFile& shard : impl_->shards)
        all.insert(all.end(), shard.tensors().begin(), shard.tensors().end());
    return all;
}

std::vector<fs::path> Checkpoint::files() const {
    std::vector<fs::path> all;
    for (const SafetensorsFile& shard : impl_->shards) all.push_back(shard.path());
    return all;
}

std::optional<fs::path> Checkpoint::companion(const std::string& file_name) const {
    if (is_there(impl_->path / file_name)) return impl_->path / file_name;
    const fs::path above =
        fs::absolute(impl_->path / "..").lexically_normal();  // "original/" has no name of its own
    if (impl_->layout == Layout::openai && is_there(above / file_name)) return above / file_name;
    return std::nullopt;
}

// Reading --------------------------------------------------------------------------------------------

std::size_t Checkpoint::Impl::row(const TensorSpec& spec) const {
    const auto found = rows.find(spec.name);
    if (found == rows.end()) fail("{}: gpt-oss has no parameter {}", path.string(), spec.name);
    return found->second;
}

/// NVFP4 files keep [in / 2, out] and [in / 16, out] of each expert; the engine reads rows of `in`.
PackedBytes Checkpoint::Impl::unpack_axis(const Stored& where, const TensorSpec& spec, std::int64_t expert,
                                          std::int64_t experts) const {
    const std::int64_t out = spec.shape[1], code_rows = spec.shape[2] / 2;
    PackedBytes packed{kernels::quant_format("nvfp4"), {}, {}, load_float(*where.tensor_scale)};
    const std::int64_t scale_rows = spec.shape[2] / packed.format.block;
    packed.codes.resize(std::size_t(experts * out * code_rows));
    packed.scales.resize(std::size_t(experts * out * scale_rows));
    for (std::int64_t e = 0; e < experts; ++e) {
        transpose_bytes(as_u8(where.codes->bytes) + (expert + e) * code_rows * out, code_rows, out,
                        packed.codes.data() + e * code_rows * out);
        transpose_bytes(as_u8(where.scales->bytes) + (expert + e) * scale_rows * out, scale_rows, out,
                        packed.scales.data() + e * scale_rows * out);
    }
    return packed;
}

void Checkpoint::read(const TensorSpec& spec, kernels::ScalarType type, void* out) const {
    const Stored& where = impl_->stored[impl_->row(spec)];
    const DType to = dtype_of(type);
    if (where.values && spec.kind == TensorKind::expert_weight) {
        convert_transposed(where.values->bytes, where.values->dtype, spec.shape[0], spec.shape[2],
                           spec.shape[1], to, out);
        return;
    }
    if (where.values) {  // all of a tensor, or its rows in OpenAI's qkv
        const std::size_t size = std::size_t(spec.count()) * size_of(where.values->dtype);
        const std::size_t rows = std::size_t(where.values->shape[0]);
        const std::size_t first = impl_->layout == Layout::openai ? std::size_t(spec.openai_row) : 0;
        convert(where.values->bytes.subspan(where.values->bytes.size() / rows * first, size),
                where.values->dtype, to, out);
        return;
    }
    kernels::DecodeArgs args;
    args.columns = spec.shape[2];
    args.type = type;
    const auto decode = [&](const PackedView& packed, std::int64_t experts, void* y) {
        args.format = packed.format;
        args.codes = as_u8(packed.codes);
        args.scales = as_u8(packed.scales);
        args.tensor_scale = packed.tensor_scale;
        args.rows = experts * spec.shape[1];
        kernels::decode(args, y);
    };
    if (const auto view = packed(spec)) {
        decode(*view, spec.shape[0], out);
        return;
    }
    for (std::int64_t e = 0; e < spec.shape[0]; ++e) {  // one expert's bytes at a time are rearranged
        const std::size_t offset = std::size_t(e * spec.shape[1] * spec.shape[2]) * size_of(to);
        decode(impl_->unpack_axis(where, spec, e, 1).view(), 1, static_cast<std::byte*>(out) + offset);
    }
}

std::optional<PackedView> Checkpoint::packed(const TensorSpec& spec) const {
    const Stored& where = impl_->stored[impl_->row(spec)];
    if (!where.codes || packed_layout(impl_->layout)->packed_axis_first) return std::nullopt;
    return PackedView{kernels::quant_format("mxfp4"), where.codes->bytes, where.scales->bytes, 1};
}

std::optional<PackedBytes> Checkpoint::read_packed(const TensorSpec& spec) const {
    const Stored& where = impl_->stored[impl_->row(spec)];
    if (!where.codes) return std::nullopt;
    const auto view = packed(spec);
    if (!view) return impl_->unpack_axis(where, spec, 0, spec.shape[0]);
    const std::uint8_t *codes = as_u8(view->codes), *scales = as_u8(view->scales);
    return PackedBytes{
        view->format, {codes, codes + view->codes.size()}, {scales, scales + view->scales.size()}, 1};
}

std::optional<float> Checkpoint::input_scale(const TensorSpec& spec) const {
    const Stored& where = impl_->stored[impl_->row(spec)];
    if (!where.input_scale) return std::nullopt;
    return load_float(*where.input_scale);
}

}  // namespace nibble
