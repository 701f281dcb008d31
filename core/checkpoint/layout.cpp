#include "core/checkpoint/layout.h"

#include <algorithm>
#include <iterator>

#include "core/base/problems.h"

namespace nibble {

namespace {

constexpr const char* layout_names[] = {"hf-mxfp4", "hf-bf16", "openai", "hf-nvfp4"};
constexpr PackedLayout mxfp4{kernels::ScaleKind::e8m0, 32, false};
constexpr PackedLayout nvfp4{kernels::ScaleKind::e4m3, 16, true};

/// The tensors of one expert weight [E, out, in] in a layout that packs it.
void add_packed(std::vector<StoredTensor>& stored, const TensorSpec& spec, std::size_t row, Layout layout) {
    const std::int64_t experts = spec.shape[0], out = spec.shape[1], in = spec.shape[2];
    const auto add = [&](const std::string& name, Part part, DType dtype, std::vector<std::int64_t> shape) {
        stored.push_back({name, part, dtype, std::move(shape), {row}, part == Part::input_scale});
    };
    if (layout == Layout::hf_nvfp4) {
        add(spec.name, Part::codes, DType::u8, {experts, in / 2, out});
        add(spec.name + "_weight_scale", Part::scales, DType::f8_e4m3, {experts, in / nvfp4.block, out});
        add(spec.name + "_weight_scale_2", Part::tensor_scale, DType::f32, {});
        add(spec.name + "_input_scale", Part::input_scale, DType::f32, {});
        return;
    }
    const bool openai = layout == Layout::openai;
    const std::string name = openai ? spec.openai_name + "." : spec.name + "_";
    const std::int64_t blocks = in / mxfp4.block;
    add(name + "blocks", Part::codes, DType::u8, {experts, out, blocks, mxfp4.block / 2});
    add(name + "scales", Part::scales, DType::u8, {experts, out, blocks});
}

}  // namespace

const char* name(Layout layout) {
    return layout_names[std::size_t(layout)];
}

Layout layout_from_name(const std::string& name) {
    const auto found = std::find(std::begin(layout_names), std::end(layout_names), name);
    if (found == std::end(layout_names))
        fail("unknown layout \"{}\"; the layouts are {}", name, fmt::join(layout_names, ", "));
    return static_cast<Layout>(found - std::begin(layout_names));
}

Layout layout_of(const std::vector<TensorView>& stored) {
    const auto any = [&](auto&& test) {
        return std::any_of(stored.begin(), stored.end(),
                           [&](const TensorView& view) { return test(view.name); });
    };
    if (any([](const std::string& name) { return name.starts_with("block.") || name == "embedding.weight"; }))
        return Layout::openai;
    if (any([](const std::string& name) { return name.ends_with("_blocks"); })) return Layout::hf_mxfp4;
    if (any([](const std::string& name) { return name.ends_with("_weight_scale"); })) return Layout::hf_nvfp4;
    return Layout::hf_bf16;
}

const PackedLayout* packed_layout(Layout layout) {
    if (layout == Layout::hf_bf16) return nullptr;
    return layout == Layout::hf_nvfp4 ? &nvfp4 : &mxfp4;
}

std::vector<StoredTensor> stored_tensors(const std::vector<TensorSpec>& table, Layout layout) {
    std::vector<StoredTensor> stored;
    Problems problems;
    const PackedLayout* packed = packed_layout(layout);
    for (std::size_t row = 0; row < table.size(); ++row) {
        const TensorSpec& spec = table[row];
        if (spec.kind == TensorKind::expert_weight && packed) {
            if (spec.shape[2] % packed->block != 0)
                problems.add("{}: {} inputs are no whole number of blocks of {}", spec.name, spec.shape[2],
                             packed->block);
            add_packed(stored, spec, row, layout);
            continue;
        }
        std::vector<std::int64_t> shape = spec.shape;
        if (spec.kind == TensorKind::expert_weight) std::swap(shape[1], shape[2]);
        if (layout == Layout::openai && spec.openai_row > 0) {
            // k and v stand below q, which the table lists before them.
            const auto qkv = std::find_if(stored.rbegin(), stored.rend(),
                                          [&](const StoredTensor& t) { return t.name == spec.openai_name; });
            qkv->shape[0] += shape[0];
            qkv->specs.push_back(row);
            continue;
        }
        const std::string& name = layout == Layout::openai ? spec.openai_name : spec.name;
        stored.push_back({name, Part::values, DType::bf16, std::move(shape), {row}});
    }
    problems.throw_if_any(name(layout));
    return stored;
}

std::uintmax_t bytes_of(const std::vector<StoredTensor>& tensors) {
    std::uintmax_t bytes = 0;
    for (const StoredTensor& tensor : tensors) {
        std::uintmax_t count = 1;
        for (const std::int64_t extent : tensor.shape) count *= std::uintmax_t(extent);
        bytes += count * size_of(tensor.dtype);
    }
    return bytes;
}

}  // namespace nibble
