#include "core/checkpoint/safetensors.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <numeric>
#include <optional>
#include <unordered_map>

#include "core/base/atomic_write.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/base/problems.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

struct DTypeInfo {
    const char* name;
    std::size_t size;
};
constexpr DTypeInfo dtype_table[] = {
    {"F32", 4},  {"BF16", 2},    {"F16", 2},     {"F64", 8},     {"U8", 1},  {"I8", 1},
    {"U16", 2},  {"I16", 2},     {"U32", 4},     {"I32", 4},     {"U64", 8}, {"I64", 8},
    {"BOOL", 1}, {"F8_E4M3", 1}, {"F8_E5M2", 1}, {"F8_E8M0", 1},
};
static_assert(std::size(dtype_table) == std::size_t(DType::f8_e8m0) + 1);

std::optional<DType> dtype_from_name(const std::string& name) {
    for (std::size_t i = 0; i < std::size(dtype_table); ++i)
        if (name == dtype_table[i].name) return static_cast<DType>(i);
    return std::nullopt;
}

/// What the format's reference implementation refuses to exceed.
constexpr std::uint64_t largest_header = 100'000'000;

/// The product of a shape in bytes; none where it does not fit 63 bits.
std::optional<std::int64_t> byte_count(const std::vector<std::int64_t>& shape, DType dtype) {
    auto bytes = static_cast<std::int64_t>(size_of(dtype));
    for (const std::int64_t dim : shape)
        if (__builtin_mul_overflow(bytes, dim, &bytes)) return std::nullopt;
    return bytes;
}

/// A whole number of 0 or more, up to 2^63 - 1.
std::optional<std::int64_t> natural(const nlohmann::json& value) {
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > INT64_MAX) return std::nullopt;
    return value.get<std::int64_t>();
}

/// One entry of the header: {"dtype": .., "shape": [..], "data_offsets": [begin, end]}.
std::optional<TensorView> read_entry(const std::string& name, const nlohmann::json& entry,
                                     std::span<const std::byte> data, Problems& problems) {
    static const char* const keys[] = {"dtype", "shape", "data_offsets"};
    if (!entry.is_object() || entry.size() != std::size(keys) ||
        !std::all_of(std::begin(keys), std::end(keys),
                     [&](const char* key) { return entry.contains(key); })) {
        problems.add("{}: needs dtype, shape and data_offsets, and nothing else", name);
        return std::nullopt;
    }
    TensorView view{name, {}, {}, {}};
    const auto& dtype = entry["dtype"];
    const auto known = dtype.is_string() ? dtype_from_name(dtype.get<std::string>()) : std::nullopt;
    if (!known) {
        problems.add("{}: unknown dtype {}", name, dtype.dump());
        return std::nullopt;
    }
    view.dtype = *known;
    if (!entry["shape"].is_array()) {
        problems.add("{}: shape is not a list", name);
        return std::nullopt;
    }
    for (const auto& dim : entry["shape"]) {
        const auto value = natural(dim);
        if (!value) {
            problems.add("{}: {} in its shape is not a whole number of 0 or more", name, dim.dump());
            return std::nullopt;
        }
        view.shape.push_back(*value);
    }
    const auto& offsets = entry["data_offsets"];
    const auto begin = offsets.is_array() && offsets.size() == 2 ? natural(offsets[0]) : std::nullopt;
    const auto end = begin ? natural(offsets[1]) : std::nullopt;
    if (!end || *begin > *end || std::uint64_t(*end) > data.size()) {
        problems.add("{}: its data_offsets {} are not inside the {} bytes of data", name, offsets.dump(),
                     data.size());
        return std::nullopt;
    }
    const auto bytes = byte_count(view.shape, view.dtype);
    if (!bytes || *bytes != *end - *begin) {
        problems.add("{}: {} of {} does not fill the {} bytes of its data_offsets", name,
                     shape_text(view.shape), nibble::name(view.dtype), *end - *begin);
        return std::nullopt;
    }
    view.bytes = data.subspan(std::size_t(*begin), std::size_t(*end - *begin));
    return view;
}

/// Each byte of the data belongs to one tensor: sorted by place, each begins where the one before ends.
void check_coverage(const std::vector<TensorView>& tensors, std::span<const std::byte> data,
                    Problems& problems) {
    const std::byte* expected = data.data();
    for (const TensorView& view : tensors) {
        const std::ptrdiff_t distance = view.bytes.data() - expected;
        if (distance < 0) problems.add("{}: overlaps the tensor before it by {} bytes", view.name, -distance);
        if (distance > 0) problems.add("{}: {} bytes before it belong to no tensor", view.name, distance);
        expected = std::max(expected, view.bytes.data() + view.bytes.size());
    }
    const std::ptrdiff_t rest = data.data() + data.size() - expected;
    if (rest > 0) problems.add("{} bytes at the end belong to no tensor", rest);
}

std::map<std::string, std::string> read_metadata(const nlohmann::json& value, Problems& problems) {
    std::map<std::string, std::string> metadata;
    if (!value.is_object()) problems.add("__metadata__ is not an object");
    for (const auto& [key, text] : value.items()) {
        if (text.is_string())
            metadata[key] = text.get<std::string>();
        else
            problems.add("__metadata__: the value of \"{}\" is not a string", key);
    }
    return metadata;
}

}  // namespace

const char* name(DType dtype) {
    return dtype_table[std::size_t(dtype)].name;
}
std::size_t size_of(DType dtype) {
    return dtype_table[std::size_t(dtype)].size;
}

std::string shape_text(const std::vector<std::int64_t>& shape) {
    std::string text = "[";
    for (const std::int64_t dim : shape) text += (text.size() > 1 ? ", " : "") + std::to_string(dim);
    return text + "]";
}

std::int64_t TensorView::count() const {
    return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

// Reading --------------------------------------------------------------------------------------------

struct SafetensorsFile::Impl {
    fs::path path;
    MappedFile file;
    std::vector<TensorView> tensors;
    std::unordered_map<std::string, std::size_t> by_name;
    std::map<std::string, std::string> metadata;
};

SafetensorsFile::SafetensorsFile(const fs::path& path) : impl_(new Impl{path, MappedFile(path), {}, {}, {}}) {
    const std::span<const std::byte> bytes = impl_->file.bytes();
    std::uint64_t length = 0;  // little-endian, as every machine that this runs on
    if (bytes.size() < sizeof length) fail("{}: too short to be a safetensors file", path.string());
    std::memcpy(&length, bytes.data(), sizeof length);
    if (length > largest_header || length > bytes.size() - sizeof length)
        fail("{}: says its header takes {} bytes, which is more than {}; not a safetensors file, or cut off",
             path.string(), length, length > largest_header ? "the format allows" : "the file holds");
    const std::string_view header(reinterpret_cast<const char*>(bytes.data()) + sizeof length, length);
    if (!header.starts_with('{')) fail("{}: its header is not a JSON object", path.string());
    const auto data = bytes.subspan(sizeof length + length);

    Problems problems;
    const nlohmann::json entries = parse_json(header, path.string());
    for (const auto& [name, entry] : entries.items()) {
        if (name == "__metadata__")
            impl_->metadata = read_metadata(entry, problems);
        else if (auto view = read_entry(name, entry, data, problems))
            impl_->tensors.push_back(std::move(*view));
    }
    // Tensors without data may share their place with another; they come first there.
    std::sort(impl_->tensors.begin(), impl_->tensors.end(), [](const TensorView& a, const TensorView& b) {
        return std::pair(a.bytes.data(), a.bytes.size()) < std::pair(b.bytes.data(), b.bytes.size());
    });
    // A tensor whose entry is bad leaves a hole, which is not one more thing that is wrong.
    if (problems.empty()) check_coverage(impl_->tensors, data, problems);
    problems.throw_if_any(path.string());
    for (std::size_t i = 0; i < impl_->tensors.size(); ++i) impl_->by_name[impl_->tensors[i].name] = i;
}

SafetensorsFile::~SafetensorsFile() = default;
SafetensorsFile::SafetensorsFile(SafetensorsFile&&) noexcept = default;

const fs::path& SafetensorsFile::path() const {
    return impl_->path;
}
const std::vector<TensorView>& SafetensorsFile::tensors() const {
    return impl_->tensors;
}
const std::map<std::string, std::string>& SafetensorsFile::metadata() const {
    return impl_->metadata;
}

const TensorView* SafetensorsFile::find(const std::string& name) const {
    const auto found = impl_->by_name.find(name);
    return found == impl_->by_name.end() ? nullptr : &impl_->tensors[found->second];
}

const TensorView& SafetensorsFile::at(const std::string& name) const {
    const TensorView* view = find(name);
    if (!view) fail("{}: holds no tensor {}", impl_->path.string(), name);
    return *view;
}

// Writing --------------------------------------------------------------------------------------------

struct SafetensorsWriter::Impl {
    struct Place {
        std::uint64_t offset = 0, size = 0;
        bool written = false;
    };
    AtomicFile file;
    std::map<std::string, Place> places;
};

SafetensorsWriter::SafetensorsWriter(fs::path path, std::vector<Entry> entries,
                                     std::map<std::string, std::string> metadata) {
    const std::string file = path.string();
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return size_of(a.dtype) > size_of(b.dtype); });
    nlohmann::ordered_json header = nlohmann::ordered_json::object();
    if (!metadata.empty()) header["__metadata__"] = metadata;
    std::map<std::string, Impl::Place> places;
    std::uint64_t offset = 0;
    for (const Entry& entry : entries) {
        const auto size = byte_count(entry.shape, entry.dtype);
        if (!size ||
            std::any_of(entry.shape.begin(), entry.shape.end(), [](std::int64_t dim) { return dim < 0; }))
            fail("{}: the tensor {} cannot have the shape {}", file, entry.name, shape_text(entry.shape));
        if (entry.name == "__metadata__" ||
            !places.try_emplace(entry.name, offset, std::uint64_t(*size), false).second)
            fail("{}: the tensor {} is declared twice", file, entry.name);
        header[entry.name] = {
            {"dtype", name(entry.dtype)}, {"shape", entry.shape}, {"data_offsets", {offset, offset + *size}}};
        offset += std::uint64_t(*size);
    }
    std::string text = header.dump();
    text.resize((text.size() + 7) / 8 * 8, ' ');  // so that the data is aligned
    const std::uint64_t length = text.size();
    for (auto& [name, place] : places) place.offset += sizeof length + length;

    impl_.reset(new Impl{AtomicFile(std::move(path)), std::move(places)});
    impl_->file.write(std::as_bytes(std::span(&length, 1)));
    impl_->file.write(std::as_bytes(std::span(text)));
}

SafetensorsWriter::~SafetensorsWriter() = default;

void SafetensorsWriter::write(const std::string& name, std::span<const std::byte> bytes) {
    const std::string file = impl_->file.path().string();
    const auto found = impl_->places.find(name);
    if (found == impl_->places.end()) fail("{}: the tensor {} was not declared", file, name);
    Impl::Place& place = found->second;
    if (place.written) fail("{}: the tensor {} is written twice", file, name);
    if (bytes.size() != place.size)
        fail("{}: {} takes {} bytes, not {}", file, name, place.size, bytes.size());
    impl_->file.write_at(place.offset, bytes);
    place.written = true;
}

void SafetensorsWriter::close() {
    for (const auto& [name, place] : impl_->places)
        if (!place.written) fail("{}: the tensor {} was not written", impl_->file.path().string(), name);
    impl_->file.commit();
}

}  // namespace nibble
