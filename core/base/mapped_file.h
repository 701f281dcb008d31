#pragma once
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

namespace nibble {

/// A whole file mapped read-only: its pages come from the disk when they are first touched.
class MappedFile {
  public:
    explicit MappedFile(const std::filesystem::path& path);  ///< @throws Error naming the file and the reason
    ~MappedFile();
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;

    std::span<const std::byte> bytes() const { return bytes_; }

  private:
    std::span<const std::byte> bytes_;
};

/// The contents of a small file. @throws Error naming the file and the reason.
std::string read_file(const std::filesystem::path& path);

}  // namespace nibble
