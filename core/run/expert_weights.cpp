#include "core/model/torch.h"

#include "core/run/expert_weights.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "core/base/error.h"
#include "core/checkpoint/adapter.h"
#include "core/checkpoint/safetensors.h"
#include "core/quant/kernel_args.h"
#include "core/quant/quant_policy.h"
#include "core/run/load_model.h"
#include "core/run/stage_weights.h"
#include "kernels/fp4.h"
#include "kernels/quantize.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

/// What one stage wrote: whole tensors, or an adapter to those of its source.
struct StageFiles {
    std::optional<SafetensorsFile> weights;
    std::optional<AdapterFile> adapter;
};

std::string last_part(const std::string& name) {
    return name.substr(name.rfind('.') + 1);
}

/// values += scale * b[expert] a[expert]
void add(const AdapterPair& pair, double scale, int expert, std::vector<float>& values) {
    const float* a = pair.a.data() + std::size_t(expert * pair.rank * pair.in);
    const float* b = pair.b.data() + std::size_t(expert * pair.out * pair.rank);
    std::vector<double> row(static_cast<std::size_t>(pair.in));
    for (std::int64_t o = 0; o < pair.out; ++o) {
        std::fill(row.begin(), row.end(), 0.0);
        for (std::int64_t r = 0; r < pair.rank; ++r)
            for (std::int64_t i = 0; i < pair.in; ++i)
                row[std::size_t(i)] += double(b[o * pair.rank + r]) * double(a[r * pair.in + i]);
        for (std::int64_t i = 0; i < pair.in; ++i)
            values[std::size_t(o * pair.in + i)] += float(scale * row[std::size_t(i)]);
    }
}

/// One expert of a stored [E, out, in] tensor.
std::vector<float> slice(const TensorView& view, const TensorSpec& spec, int expert, const fs::path& file) {
    if (view.shape != spec.shape || (view.dtype != DType::f32 && view.dtype != DType::bf16))
        fail("{}: {} is {} {}, not {} in F32 or BF16", file.string(), view.name, name(view.dtype),
             shape_text(view.shape), shape_text(spec.shape));
    const auto count = std::size_t(spec.shape[1] * spec.shape[2]);
    std::vector<float> values(count);
    if (view.dtype == DType::f32) {
        std::memcpy(values.data(), view.bytes.data() + std::size_t(expert) * count * 4, count * 4);
    } else {
        const auto* from =
            reinterpret_cast<const kernels::BFloat16*>(view.bytes.data()) + std::size_t(expert) * count;
        std::transform(from, from + count, values.begin(),
                       [](kernels::BFloat16 x) { return kernels::to_float(x); });
    }
    return values;
}

}  // namespace

struct ExpertWeights::Impl {
    std::vector<StageFiles> stages;  ///< the newest first
    std::optional<Checkpoint> checkpoint;
    ModelConfig config;
    std::vector<TensorSpec> tensors;
    kernels::ScalarType compute;
    /// A tensor whose experts do not lie apart in the file: the last one that was asked for, as a whole.
    mutable std::string held_name;
    mutable std::vector<float> held;

    void open(const fs::path& folder);
    void round(std::vector<float>& values) const;  ///< to what the model computes in
    std::vector<float> of_checkpoint(const TensorSpec& spec, int expert) const;
};

void ExpertWeights::Impl::open(const fs::path& folder) {
    if (const std::string missing = missing_file(folder); !missing.empty())
        fail("{}: is not complete: {} is missing", folder.string(), missing);
    StageFiles files;
    if (const fs::path file = folder / "weights.safetensors"; fs::exists(file)) files.weights.emplace(file);
    if (fs::exists(folder / "adapter_config.json")) {
        files.adapter = read_adapter(folder, config);
        for (AdapterPair& pair : files.adapter->pairs) {  // the model multiplies rounded halves
            round(pair.a);
            round(pair.b);
        }
    }
    stages.push_back(std::move(files));
    if (const fs::path source = source_folder(folder); !source.empty()) open(source);
}

void ExpertWeights::Impl::round(std::vector<float>& values) const {
    if (compute != kernels::ScalarType::bfloat16) return;
    for (float& value : values) value = kernels::to_float(kernels::from_float<kernels::BFloat16>(value));
}

std::vector<float> ExpertWeights::Impl::of_checkpoint(const TensorSpec& spec, int expert) const {
    if (!checkpoint) fail("{}: the run's stages hold no such weights", spec.name);
    const std::int64_t rows = spec.shape[1], columns = spec.shape[2];
    std::vector<float> values(static_cast<std::size_t>(rows * columns));
    if (const auto packed = checkpoint->packed(spec)) {
        const auto* codes = reinterpret_cast<const std::uint8_t*>(packed->codes.data());
        const auto* scales = reinterpret_cast<const std::uint8_t*>(packed->scales.data());
        kernels::decode(
            {packed->format, codes + expert * rows * columns / 2,
             scales + expert * rows * columns / packed->format.block, rows, columns, packed->tensor_scale},
            values.data());
        return values;
    }
    if (held_name != spec.name) {
        held.resize(std::size_t(spec.count()));
        checkpoint->read(spec, kernels::ScalarType::float32, held.data());
        held_name = spec.name;
    }
    std::copy_n(held.begin() + expert * rows * columns, rows * columns, values.begin());
    return values;
}

ExpertWeights::ExpertWeights(const WeightsReference& weights, kernels::ScalarType compute)
    : impl_(std::make_unique<Impl>()) {
    impl_->compute = compute;
    impl_->config = read_model_config(weights.config);
    for (TensorSpec& spec : tensor_table(impl_->config))
        if (spec.kind == TensorKind::expert_weight) impl_->tensors.push_back(std::move(spec));
    if (!weights.checkpoint.empty()) impl_->checkpoint = Checkpoint::open(weights.checkpoint);
    if (!weights.weights.empty()) impl_->open(weights.weights);
}

ExpertWeights::~ExpertWeights() = default;
ExpertWeights::ExpertWeights(ExpertWeights&&) noexcept = default;

const ModelConfig& ExpertWeights::config() const {
    return impl_->config;
}
const std::vector<TensorSpec>& ExpertWeights::tensors() const {
    return impl_->tensors;
}

const TensorSpec& ExpertWeights::tensor(int layer, const std::string& name) const {
    for (const TensorSpec& spec : impl_->tensors)
        if (spec.layer == layer && last_part(spec.name) == name) return spec;
    fail("The model has no expert weight {} in layer {}", name, layer);
}

std::vector<float> ExpertWeights::read(const TensorSpec& spec, int expert) const {
    if (expert < 0 || expert >= spec.shape[0])
        fail("{} has no expert {}; it has {}", spec.name, expert, spec.shape[0]);
    // From the newest stage that holds the whole tensor; adapters of the stages after it are added.
    std::vector<float> values;
    auto stage = impl_->stages.begin();
    for (; stage != impl_->stages.end(); ++stage) {
        const TensorView* view = stage->weights ? stage->weights->find(spec.name) : nullptr;
        if (!view) continue;
        values = slice(*view, spec, expert, stage->weights->path());
        break;
    }
    if (values.empty()) values = impl_->of_checkpoint(spec, expert);
    // As the model holds them: rounded when they are loaded, and again after each merge.
    impl_->round(values);
    const auto newer = std::make_reverse_iterator(stage);
    for (auto it = newer; it != impl_->stages.rend(); ++it) {
        if (!it->adapter) continue;
        for (const AdapterPair& pair : it->adapter->pairs)
            if (pair.parameter == spec.name) add(pair, it->adapter->scale(), expert, values);
        impl_->round(values);
    }
    return values;
}

float ExpertWeights::absolute_maximum(const TensorSpec& spec) const {
    float largest = 0;
    for (int expert = 0; expert < spec.shape[0]; ++expert) {
        const std::vector<float> values = read(spec, expert);
        const float amax = kernels::absolute_maximum(values.data(), kernels::ScalarType::float32,
                                                     std::int64_t(values.size()));
        if (std::isnan(amax)) return amax;
        largest = std::max(largest, amax);
    }
    return largest;
}

namespace {

WeightsReference reference_of(const RunStore& store, std::int64_t run, const std::string& stage) {
    if (!stage.empty()) return find_weights(fmt::format("{}:{}", run, stage), &store);
    WeightsReference reference = find_weights(store.recipe(run).model.checkpoint, &store);
    reference.weights = start_folder(run_folder(store, run));
    return reference;
}

}  // namespace

ExpertWeights stage_experts(const RunStore& store, std::int64_t run, const std::string& stage) {
    return {reference_of(store, run, stage), kernel_type(compute_dtype(store.recipe(run).model.dtype))};
}

TensorDetail inspect_expert(const RunStore& store, std::int64_t run, const std::string& stage, int layer,
                            const std::string& tensor, int expert) {
    const WeightsReference reference = reference_of(store, run, stage);
    const ExpertWeights weights = stage_experts(store, run, stage);
    const TensorSpec& spec = weights.tensor(layer, tensor);
    const auto format = quant_policy(reference.policy, reference.scale_rule).weight_format(spec.name);
    if (!format) fail("Stage {} does not quantize {}", stage, spec.name);
    const float amax = format->has_tensor_scale() ? weights.absolute_maximum(spec) : 0;
    return tensor_detail(weights.read(spec, expert), spec.shape[2], *format, amax);
}

}  // namespace nibble
