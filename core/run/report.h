// A run on one page: recipe, curves, evaluations, quantization and certificates in one HTML file that needs
// nothing else, for people who have no Nibble. Torch-free.
#pragma once
#include <cstdint>
#include <filesystem>
#include <string>

#include "core/run/run_store.h"

namespace nibble {

std::string run_report(const RunStore& store, std::int64_t run);
void write_report(const RunStore& store, std::int64_t run, const std::filesystem::path& file);

}  // namespace nibble
