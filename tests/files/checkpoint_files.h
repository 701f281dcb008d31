// Checkpoints to be broken: the tensors of a folder in memory, changed, and written again.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/checkpoint/layout.h"
#include "core/checkpoint/safetensors.h"

namespace nibble::test {

struct FileTensor {
    DType dtype = DType::bf16;
    std::vector<std::int64_t> shape;
    std::vector<std::byte> bytes;
};
using FileTensors = std::map<std::string, FileTensor>;

/// All tensors of the *.safetensors in a folder.
FileTensors load_tensors(const std::filesystem::path& folder);
void save_tensors(const std::filesystem::path& file, const FileTensors& tensors);

/// A folder with config.json and model.safetensors of a small model whose tensors hold bytes made from
/// `seed`; every number is finite. Hidden 64, intermediate 96, 2 layers, 3 experts: nothing square.
void make_checkpoint(const std::filesystem::path& folder, Layout layout, std::uint32_t seed = 1);

std::string read_text(const std::filesystem::path& file);
void write_text(const std::filesystem::path& file, const std::string& text);

/// What nibble::Error the call throws; "no error" where it throws none.
template <typename Call>
std::string error_of(Call&& call);

}  // namespace nibble::test

#include "core/base/error.h"

template <typename Call>
std::string nibble::test::error_of(Call&& call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return "no error";
}
