// The safetensors format, read through a memory map and written to a temporary file that is renamed. Strict:
// header length, overlap, gaps, dtypes, bounds and trailing bytes are checked, and everything wrong is
// reported at once.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace nibble {

class MappedFile;

enum class DType : std::uint8_t {
    f32,
    bf16,
    f16,
    f64,
    u8,
    i8,
    u16,
    i16,
    u32,
    i32,
    u64,
    i64,
    boolean,
    f8_e4m3,
    f8_e5m2,
    f8_e8m0
};
const char* name(DType dtype);     ///< as in the file: "F32", "BF16", "F8_E4M3" ...
std::size_t size_of(DType dtype);  ///< bytes

/// A tensor inside a mapped file: row-major; valid as long as the SafetensorsFile it came from.
struct TensorView {
    std::string name;
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
    std::span<const std::byte> bytes;

    std::int64_t count() const;
};

std::string shape_text(const std::vector<std::int64_t>& shape);  ///< "[32, 5760, 90, 16]"

class SafetensorsFile {
  public:
    /// @throws Error that lists all that is wrong with the file.
    explicit SafetensorsFile(const std::filesystem::path& path);
    ~SafetensorsFile();
    SafetensorsFile(SafetensorsFile&&) noexcept;

    const std::filesystem::path& path() const;
    const std::vector<TensorView>& tensors() const;  ///< in file order
    const TensorView* find(const std::string& name) const;
    const TensorView& at(const std::string& name) const;  ///< @throws Error naming the file and the tensor
    const std::map<std::string, std::string>& metadata() const;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// Writes tensors one after another, so that no more than one is in memory: declare all, then write each, in
/// any order. In the file, types of more bytes come first, so that every tensor is aligned as readers expect.
class SafetensorsWriter {
  public:
    struct Entry {
        std::string name;
        DType dtype;
        std::vector<std::int64_t> shape;
    };
    /// Writes to `path` + ".tmp" until close().
    SafetensorsWriter(std::filesystem::path path, std::vector<Entry> entries,
                      std::map<std::string, std::string> metadata = {});
    ~SafetensorsWriter();  ///< removes the temporary file where close() was not reached
    /// @throws Error for a tensor that was not declared, is of another size, or was written before.
    void write(const std::string& name, std::span<const std::byte> bytes);
    void close();  ///< flushes to disk and renames; @throws Error where a declared tensor was not written
  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace nibble
