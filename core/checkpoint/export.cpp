#include "core/checkpoint/export.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/atomic_write.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/base/problems.h"
#include "core/base/sha256.h"
#include "core/checkpoint/convert.h"
#include "core/checkpoint/export_compare.h"

namespace nibble {

namespace fs = std::filesystem;
using kernels::ScalarType;

namespace {

constexpr const char* companion_names[] = {"tokenizer.json", "tokenizer_config.json",
                                           "special_tokens_map.json", "chat_template.jinja",
                                           "generation_config.json"};
/// In every file's metadata; tells an earlier export from a folder that is not ours to replace.
constexpr const char* producer_key = "producer";
constexpr const char* producer = "nibble";

std::span<const std::byte> bytes_of(const void* data, std::size_t size) {
    return {static_cast<const std::byte*>(data), size};
}

/// The stored tensors that one call to the source (for OpenAI's qkv: three) fills.
struct Unit {
    std::vector<StoredTensor> stored;
    std::int64_t bytes = 0;
    std::size_t shard = 0;
};

std::int64_t stored_bytes(const StoredTensor& tensor) {
    return std::accumulate(tensor.shape.begin(), tensor.shape.end(), std::int64_t(size_of(tensor.dtype)),
                           std::multiplies<>());
}

class Exporter {
  public:
    Exporter(const ExportRequest& request, const ExportSource& source);
    ExportPlan plan() const;
    void write(const fs::path& folder);
    ExportCertificate verify(const fs::path& folder);

  private:
    void plan_units();
    void plan_shards();
    std::string shard_name(std::size_t shard) const;
    void write_weights(const fs::path& folder);
    void write_unit(const Unit& unit, SafetensorsWriter& writer);
    void write_packed(const Unit& unit, SafetensorsWriter& writer);
    void write_values(const StoredTensor& stored, SafetensorsWriter& writer);
    void write_index(const fs::path& folder) const;
    void write_companions(const fs::path& folder) const;
    void advance(std::int64_t bytes);

    const ExportRequest& request_;
    const ExportSource& source_;
    ModelConfig config_;
    std::string config_text_;  ///< of the new config.json
    std::vector<TensorSpec> table_;
    kernels::QuantFormat format_;  ///< of the expert weights; unused for BF16
    std::vector<Unit> units_;
    std::size_t shards_ = 0;
    std::vector<std::int64_t> row_bytes_;  ///< of the table's rows, as stored
    std::int64_t weight_bytes_ = 0;
    std::int64_t done_ = 0, all_ = 0;  ///< as progress tells them
};

Exporter::Exporter(const ExportRequest& request, const ExportSource& source)
    : request_(request),
      source_(source),
      config_(parse_model_config(request.config, "config.json")),
      config_text_(export_config(request.config, request.layout, !request.input_scales.empty())),
      table_(tensor_table(config_)) {
    try {
        if (const PackedLayout* packed = packed_layout(request.layout))
            format_ = kernels::quant_format(kernels::name(packed->scale_kind), request.scale_rule);
    } catch (const std::invalid_argument& error) {
        fail("{}", error.what());
    }
    if (!request.input_scales.empty() && request.layout != Layout::hf_nvfp4)
        fail("{} has no place for input scales; hf-nvfp4 has", name(request.layout));
    plan_units();
    plan_shards();
}

void Exporter::plan_units() {
    Problems problems;
    for (StoredTensor& tensor : stored_tensors(table_, request_.layout)) {
        if (tensor.part == Part::input_scale) {
            if (request_.input_scales.empty()) continue;
            const std::string& weight = table_[tensor.specs[0]].name;
            const auto scale = request_.input_scales.find(weight);
            if (scale == request_.input_scales.end())
                problems.add("{}: its input was not calibrated", weight);
            else if (!std::isfinite(scale->second) || scale->second <= 0)
                problems.add("{}: the scale of its input is {}", weight, scale->second);
        }
        const std::int64_t bytes = stored_bytes(tensor);
        if (units_.empty() || units_.back().stored[0].specs != tensor.specs) units_.emplace_back();
        units_.back().bytes += bytes;
        units_.back().stored.push_back(std::move(tensor));
    }
    problems.throw_if_any(name(request_.layout));
}

/// Fills one shard after another; a tensor larger than a shard gets one of its own.
void Exporter::plan_shards() {
    std::int64_t filled = 0;
    row_bytes_.assign(table_.size(), 0);
    for (Unit& unit : units_) {
        if (shards_ == 0 || (filled > 0 && filled + unit.bytes > request_.shard_bytes)) {
            ++shards_;
            filled = 0;
        }
        unit.shard = shards_ - 1;
        filled += unit.bytes;
        weight_bytes_ += unit.bytes;
        row_bytes_[unit.stored[0].specs[0]] = unit.bytes;
    }
}

std::string Exporter::shard_name(std::size_t shard) const {
    if (shards_ == 1) return "model.safetensors";
    return fmt::format("model-{:05}-of-{:05}.safetensors", shard + 1, shards_);
}

ExportPlan Exporter::plan() const {
    ExportPlan plan;
    for (std::size_t shard = 0; shard < shards_; ++shard) plan.weights.push_back({shard_name(shard), 0});
    for (const Unit& unit : units_) {
        const TensorSpec& spec = table_[unit.stored[0].specs[0]];
        plan.weights[unit.shard].bytes += unit.bytes;
        plan.bytes += unit.bytes;
        plan.tensors += std::ssize(unit.stored);
        if (spec.kind != TensorKind::expert_weight) continue;
        plan.expert_bytes += unit.bytes;
        plan.expert_values += spec.count();
    }
    return plan;
}

void Exporter::advance(std::int64_t bytes) {
    done_ += bytes;
    if (request_.progress) request_.progress(done_, all_);
}

// Writing --------------------------------------------------------------------------------------------

void Exporter::write(const fs::path& folder) {
    all_ = 2 * weight_bytes_;  // written and, later, compared
    write_weights(folder);
    write_index(folder);
    write_file(folder / "config.json", config_text_);
    if (request_.layout == Layout::hf_nvfp4)
        write_file(folder / "hf_quant_config.json",
                   export_quant_config(config_, !request_.input_scales.empty()));
    write_companions(folder);
}

void Exporter::write_weights(const fs::path& folder) {
    // "format" is what transformers asks for; "gate_up" says how the rows of gate_up_proj lie.
    const std::map<std::string, std::string> metadata = {
        {"format", "pt"}, {producer_key, producer}, {"gate_up", "interleaved"}};
    auto unit = units_.begin();
    for (std::size_t shard = 0; shard < shards_; ++shard) {
        const auto end =
            std::find_if(unit, units_.end(), [&](const Unit& other) { return other.shard != shard; });
        std::vector<SafetensorsWriter::Entry> entries;
        for (auto other = unit; other != end; ++other)
            for (const StoredTensor& tensor : other->stored)
                entries.push_back({tensor.name, tensor.dtype, tensor.shape});
        SafetensorsWriter writer(folder / shard_name(shard), std::move(entries), metadata);
        for (; unit != end; ++unit) {
            write_unit(*unit, writer);
            advance(unit->bytes);
        }
        writer.close();
    }
}

void Exporter::write_unit(const Unit& unit, SafetensorsWriter& writer) {
    if (unit.stored[0].part == Part::values)
        write_values(unit.stored[0], writer);
    else
        write_packed(unit, writer);
}

void Exporter::write_packed(const Unit& unit, SafetensorsWriter& writer) {
    const TensorSpec& spec = table_[unit.stored[0].specs[0]];
    const PackedWeight weight(spec, source_(spec), format_);
    std::vector<std::uint8_t> turned;
    /// [E, out, columns] to [E, columns, out] for layouts that keep the packed axis first.
    const auto arranged = [&](std::span<const std::byte> bytes) {
        if (!packed_layout(request_.layout)->packed_axis_first) return bytes;
        turned.resize(bytes.size());
        const std::int64_t size = std::int64_t(bytes.size()) / spec.shape[0];
        for (std::int64_t e = 0; e < spec.shape[0]; ++e)
            transpose_bytes(reinterpret_cast<const std::uint8_t*>(bytes.data()) + e * size, spec.shape[1],
                            size / spec.shape[1], turned.data() + e * size);
        return std::as_bytes(std::span<const std::uint8_t>(turned));
    };
    for (const StoredTensor& tensor : unit.stored) {
        if (tensor.part == Part::codes) writer.write(tensor.name, arranged(weight.view().codes));
        if (tensor.part == Part::scales) writer.write(tensor.name, arranged(weight.view().scales));
        if (tensor.part == Part::tensor_scale)
            writer.write(tensor.name, bytes_of(&weight.view().tensor_scale, sizeof(float)));
        if (tensor.part == Part::input_scale)
            writer.write(tensor.name,
                         bytes_of(&request_.input_scales.find(spec.name)->second, sizeof(float)));
    }
}

void Exporter::write_values(const StoredTensor& stored, SafetensorsWriter& writer) {
    std::vector<std::byte> buffer, all;
    if (stored.specs.size() == 1) {
        const TensorSpec& spec = table_[stored.specs[0]];
        const void* values = export_values(spec, source_(spec), ScalarType::bfloat16, buffer);
        const std::size_t size = std::size_t(spec.count()) * size_of(DType::bf16);
        if (spec.kind != TensorKind::expert_weight) {
            writer.write(stored.name, bytes_of(values, size));
            return;
        }
        all.resize(size);
        convert_transposed(bytes_of(values, size), DType::bf16, spec.shape[0], spec.shape[1], spec.shape[2],
                           DType::bf16, all.data());
    } else {
        for (const std::size_t row : stored.specs) {
            const TensorSpec& spec = table_[row];
            const void* values = export_values(spec, source_(spec), ScalarType::bfloat16, buffer);
            const auto bytes = bytes_of(values, std::size_t(spec.count()) * size_of(DType::bf16));
            all.insert(all.end(), bytes.begin(), bytes.end());
        }
    }
    writer.write(stored.name, all);
}

void Exporter::write_index(const fs::path& folder) const {
    if (shards_ == 1) return;
    nlohmann::ordered_json index = {{"metadata", {{"total_size", weight_bytes_}}},
                                    {"weight_map", nlohmann::json::object()}};
    for (const Unit& unit : units_)
        for (const StoredTensor& tensor : unit.stored)
            index["weight_map"][tensor.name] = shard_name(unit.shard);
    write_file(folder / "model.safetensors.index.json", index.dump(2) + "\n");
}

void Exporter::write_companions(const fs::path& folder) const {
    for (const char* name : companion_names)
        if (const auto file = request_.companions.find(name); file != request_.companions.end())
            write_file(folder / name, read_file(file->second));
    if (request_.companions.contains("generation_config.json") || request_.layout == Layout::openai) return;
    const std::string made = export_generation_config(config_, request_.companions);
    if (!made.empty()) write_file(folder / "generation_config.json", made);
}

// Comparing ------------------------------------------------------------------------------------------

std::vector<ExportCertificate::File> hash_files(const fs::path& folder) {
    std::vector<ExportCertificate::File> files;
    for (const auto& entry : fs::directory_iterator(folder))
        files.push_back({entry.path().filename().string(), 0, ""});
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    std::vector<MappedFile> contents;
    for (const auto& file : files) contents.emplace_back(folder / file.name);
#pragma omp parallel for schedule(dynamic)
    for (std::size_t i = 0; i < files.size(); ++i) {
        Sha256 sha;
        sha.update(contents[i].bytes());
        files[i].bytes = contents[i].bytes().size();
        files[i].sha256 = sha.hex();
    }
    return files;
}

ExportCertificate Exporter::verify(const fs::path& folder) {
    all_ = done_ + weight_bytes_;
    const Checkpoint written = Checkpoint::open(folder);
    if (written.layout() != request_.layout)
        fail("{}: is {}, not {}", folder.string(), name(written.layout()), name(request_.layout));
    ExportCertificate certificate{request_.layout, 0, 0, {}};
    Problems problems;
    if (!(written.config() == parse_model_config(config_text_, "config.json")))
        problems.add("config.json: describes another model");
    for (std::size_t row = 0; row < table_.size(); ++row) {
        const TensorSpec& spec = table_[row];
        const std::string text = export_difference(written, spec, source_(spec), format_);
        if (!text.empty()) problems.add("{}: {}", spec.name, text);
        const auto scale = request_.input_scales.find(spec.name);
        if (written.input_scale(spec) !=
            (scale == request_.input_scales.end() ? std::nullopt : std::optional(scale->second)))
            problems.add("{}: the scale of its input differs", spec.name);
        ++certificate.tensors;
        certificate.values += spec.count();
        advance(row_bytes_[row]);
    }
    problems.throw_if_any(
        fmt::format("{} does not hold the weights that were to be exported", folder.string()));
    certificate.files = hash_files(folder);
    return certificate;
}

// The target -----------------------------------------------------------------------------------------

bool is_exported_weights(const fs::path& file) {
    if (file.extension() != ".safetensors") return false;
    try {
        const SafetensorsFile weights(file);
        const auto found = weights.metadata().find(producer_key);
        return found != weights.metadata().end() && found->second == producer;
    } catch (const Error&) {
        return false;  // a file that cannot be read is not ours to remove
    }
}

bool is_name_of_export(const std::string& name) {
    return name == "config.json" || name == "hf_quant_config.json" ||
           name == "model.safetensors.index.json" ||
           std::find(std::begin(companion_names), std::end(companion_names), name) !=
               std::end(companion_names);
}

}  // namespace

CompanionFiles companion_files(const Checkpoint& checkpoint) {
    CompanionFiles files;
    for (const char* name : companion_names)
        if (const auto file = checkpoint.companion(name)) files[name] = *file;
    return files;
}

std::uintmax_t ExportCertificate::bytes() const {
    std::uintmax_t sum = 0;
    for (const File& file : files) sum += file.bytes;
    return sum;
}

std::string ExportCertificate::hash() const {
    Sha256 sha;
    for (const File& file : files)
        if (file.name.ends_with(".safetensors")) {
            const std::string line = file.sha256 + "  " + file.name + "\n";
            sha.update(std::as_bytes(std::span(line)));
        }
    return sha.hex();
}

std::string ExportCertificate::to_json() const {
    nlohmann::ordered_json json = {{"layout", name(layout)}, {"tensors", tensors},
                                   {"values", values},       {"bytes", bytes()},
                                   {"hash", hash()},         {"files", nlohmann::ordered_json::array()}};
    for (const File& file : files)
        json["files"].push_back({{"name", file.name}, {"bytes", file.bytes}, {"sha256", file.sha256}});
    return json.dump(2);
}

ExportPlan plan_export(const ExportRequest& request) {
    const ExportSource no_weights;
    return Exporter(request, no_weights).plan();
}

/// An export takes the place of an earlier one as a whole, so that no stale shard or key survives (R098);
/// anything else in the way is the user's.
void check_export_target(const fs::path& out, const fs::path& source) {
    if (out.empty()) fail("An export needs the name of a folder");
    if (!fs::exists(out)) return;
    if (!fs::is_directory(out)) fail("{}: there is a file of that name", out.string());
    if (fs::exists(source) && fs::equivalent(out, source))
        fail("{}: holds the weights that are exported; name another folder", out.string());
    if (fs::equivalent(out, fs::current_path()))
        fail("{}: is the folder that you are in; name one to be made inside of it", out.string());
    bool weights = false;
    for (const auto& entry : fs::directory_iterator(out)) {
        const std::string name = entry.path().filename().string();
        const bool ours = entry.is_regular_file() && is_exported_weights(entry.path());
        weights = weights || ours;
        if (!ours && !is_name_of_export(name))
            fail("{}: holds {}, which no export has written; name another folder or remove it", out.string(),
                 name);
    }
    if (!weights && !fs::is_empty(out))
        fail("{}: holds files, but no weights of an earlier export; name another folder", out.string());
}

ExportCertificate write_export(const ExportRequest& request, const ExportSource& source) {
    Exporter exporter(request, source);
    check_export_target(request.out, request.source);
    AtomicFolder folder(request.out);
    exporter.write(folder.path());
    ExportCertificate certificate = exporter.verify(folder.path());
    folder.commit();
    return certificate;
}

ExportCertificate verify_export(const fs::path& folder, const ExportRequest& request,
                                const ExportSource& source) {
    return Exporter(request, source).verify(folder);
}

}  // namespace nibble
