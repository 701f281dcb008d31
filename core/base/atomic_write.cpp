#include "core/base/atomic_write.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "core/base/error.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail_to_write(const fs::path& path) {
    fail("{}: cannot be written: {}", path.string(), std::strerror(errno));
}

fs::path with_suffix(fs::path path, const char* suffix) {
    path = path.lexically_normal();
    if (!path.has_filename()) path = path.parent_path();  // "DIR/" and "DIR/." name the same folder as "DIR"
    path += suffix;
    return path;
}

/// Makes what was written to a file, or the names in a folder, survive a loss of power.
void flush(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) fail_to_write(path);
    const int result = ::fsync(file);
    ::close(file);
    if (result != 0) fail_to_write(path);
}

void flush_parent(const fs::path& path) {
    flush(path.has_parent_path() ? path.parent_path() : fs::path("."));
}

}  // namespace

AtomicFile::AtomicFile(fs::path path) : path_(std::move(path)), temporary_(with_suffix(path_, ".tmp")) {
    file_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file_ < 0) fail_to_write(temporary_);
}

AtomicFile::~AtomicFile() {
    if (file_ < 0) return;
    ::close(file_);
    ::unlink(temporary_.c_str());
}

void AtomicFile::write_at(std::uint64_t offset, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail_to_write(temporary_);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
        offset += static_cast<std::uint64_t>(written);
    }
    size_ = std::max(size_, offset);
}

void AtomicFile::commit() {
    if (::fsync(file_) != 0) fail_to_write(temporary_);
    if (::rename(temporary_.c_str(), path_.c_str()) != 0) fail_to_write(path_);
    ::close(file_);
    file_ = -1;
    flush_parent(path_);
}

void write_file(const fs::path& path, std::string_view contents) {
    AtomicFile file(path);
    file.write(std::as_bytes(std::span(contents)));
    file.commit();
}

AtomicFolder::AtomicFolder(fs::path target)
    : target_(with_suffix(std::move(target), "")), temporary_(with_suffix(target_, ".tmp")) {
    std::error_code error;
    fs::remove_all(temporary_, error);
    if (!error) fs::create_directories(temporary_, error);
    if (error) fail("{}: cannot be made: {}", temporary_.string(), error.message());
}

AtomicFolder::~AtomicFolder() {
    std::error_code ignored;
    if (!committed_) fs::remove_all(temporary_, ignored);
}

void AtomicFolder::commit() {
    for (const auto& entry : fs::recursive_directory_iterator(temporary_)) flush(entry.path());
    flush(temporary_);
    // One step puts the new folder in place of the old one; where the file system cannot exchange names, the
    // old one steps aside first.
    fs::path old = temporary_;
    if (fs::exists(target_) &&
        ::renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, target_.c_str(), RENAME_EXCHANGE) != 0) {
        old = with_suffix(target_, ".old");
        fs::remove_all(old);
        if (::rename(target_.c_str(), old.c_str()) != 0) fail_to_write(target_);
    }
    if (!fs::exists(target_) && ::rename(temporary_.c_str(), target_.c_str()) != 0) fail_to_write(target_);
    committed_ = true;
    flush_parent(target_);
    std::error_code ignored;  // the new folder is in place; a rest of the old one harms nobody
    fs::remove_all(old, ignored);
}

}  // namespace nibble
