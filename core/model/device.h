#pragma once
#include <c10/core/Device.h>

#include <string>

namespace nibble {

/// "auto" (a GPU where there is one), "cpu" or "cuda". The first call that wants a GPU loads LibTorch's CUDA
/// part.
/// @throws Error where "cuda" is asked for and there is no driver, no device or no CUDA libraries.
c10::Device select_device(const std::string& name);

/// Bytes of memory that a GPU has; 0 for the CPU.
double device_memory_bytes(const c10::Device& device);

/// The CUDA stream that work on a GPU is queued on.
void* current_stream(const c10::Device& device);

}  // namespace nibble
