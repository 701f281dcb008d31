// Checks for a machine with a GPU: each prints one JSON line with what it found and whether that is right.
#pragma once
#include "core/model/torch.h"

#include <functional>
#include <string>

namespace nibble::gpu_check {

enum class Size { small, whole };  ///< small: odd sizes only, for a sanitizer that slows everything down

/// Prints {"check": name, "pass": pass, MORE} and remembers a failure. `more` is written as JSON.
void report(const std::string& name, bool pass, const std::string& more = {});

/// |a - b| / |b| in float64, on the CPU; 1e30 where a holds what is not finite.
double relative_error(const at::Tensor& a, const at::Tensor& b);
/// Normal values from a seed, the same everywhere.
at::Tensor randn(at::IntArrayRef shape, std::uint64_t seed, double scale = 1);
/// Median time of a call, by the GPU's own clock.
double seconds(const std::function<void()>& call);
/// Bytes a second that a GPU reads and writes together when it copies a large tensor.
double copy_rate();

void check_kernels(Size size);  ///< every kernel against its reference
void check_speed();             ///< against copies and cuBLAS
void check_steps();             ///< a LoRA step and a QAT step of a layer as wide as gpt-oss

}  // namespace nibble::gpu_check
