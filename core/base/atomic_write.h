// Files and folders that are either the old ones or the new ones, whatever happens in between: written as
// NAME.tmp, flushed to the disk, renamed. What a killed process left as NAME.tmp is removed by the next
// writer.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>

namespace nibble {

class AtomicFile {
  public:
    explicit AtomicFile(std::filesystem::path path);  ///< opens NAME.tmp; @throws Error
    ~AtomicFile();                                    ///< removes NAME.tmp where commit() was not reached
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    void write(std::span<const std::byte> bytes) { write_at(size_, bytes); }  ///< behind all that was written
    void write_at(std::uint64_t offset,
                  std::span<const std::byte> bytes);  ///< @throws Error: a full disk ...
    void commit();                                    ///< flushes and renames
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_, temporary_;
    int file_ = -1;
    std::uint64_t size_ = 0;
};

/// A whole small file at once. @throws Error where it cannot be written.
void write_file(const std::filesystem::path& path, std::string_view contents);

class AtomicFolder {
  public:
    /// Makes an empty NAME.tmp beside the target (and the folders above it). @throws Error where it cannot.
    explicit AtomicFolder(std::filesystem::path target);
    ~AtomicFolder();  ///< removes NAME.tmp where commit() was not reached
    AtomicFolder(const AtomicFolder&) = delete;
    AtomicFolder& operator=(const AtomicFolder&) = delete;

    const std::filesystem::path& path() const { return temporary_; }  ///< write here
    /// Flushes the folder's files and puts it in the place of the target, which is removed where it exists.
    /// @throws Error
    void commit();

  private:
    std::filesystem::path target_, temporary_;
    bool committed_ = false;
};

}  // namespace nibble
