#include "core/base/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "core/base/error.h"

namespace nibble {

namespace {

[[noreturn]] void fail_with_errno(const std::filesystem::path& path) {
    fail("{}: cannot be read: {}", path.string(), std::strerror(errno));
}

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& path) {
    // A pipe that nobody writes to would keep a blocking open() for ever.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) fail_with_errno(path);
    struct stat status {};
    void* data = nullptr;  // an empty file cannot be mapped and needs no pages
    bool good = ::fstat(file, &status) == 0;
    if (good && !S_ISREG(status.st_mode)) {
        ::close(file);
        fail("{}: cannot be read: it is {}", path.string(),
             S_ISDIR(status.st_mode) ? "a folder" : "no regular file");
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (good && size > 0) {
        data = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
        good = data != MAP_FAILED;
    }
    const int error = errno;
    ::close(file);  // the mapping outlives it
    if (!good) {
        errno = error;
        fail_with_errno(path);
    }
    bytes_ = {static_cast<const std::byte*>(data), data ? size : 0};
}

MappedFile::~MappedFile() {
    if (!bytes_.empty()) ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
    std::swap(bytes_, other.bytes_);
    return *this;
}

std::string read_file(const std::filesystem::path& path) {
    const MappedFile file(path);
    const auto bytes = file.bytes();
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace nibble
