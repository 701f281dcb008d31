// How fast this machine is at what a run does: for plans and `nibble bench`. Torch-free.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/checkpoint/model_config.h"

namespace nibble {

struct DeviceSpeed {
    double flops_per_second = 0;  ///< of a large matmul in the given dtype
    double memory_bytes = 0;      ///< of the device, or of the machine
    bool on_gpu = false;
};
/// Takes about half a second.
DeviceSpeed measure_device(const std::string& device, const std::string& dtype);

/// The model and batch that training speed is measured with: hidden 256, intermediate 256, 6 layers, 8 heads
/// of 32 with 2 key-value heads, 16 experts top-4, vocabulary 4,096, window 32; 4 rows of 256 tokens.
struct StepShape {
    ModelConfig model;
    std::int64_t rows = 4;
    std::int64_t length = 256;
};
StepShape bench_shape();

struct StepSpeed {
    double tokens_per_second = 0;        ///< the median step, AdamW included
    double qat_tokens_per_second = 0;    ///< the same through MXFP4 fake-quantization of the expert weights
    double flops_per_second = 0;         ///< that the model's arithmetic reached
    double matmul_flops_per_second = 0;  ///< that a plain large matmul reaches: the limit
    double peak_memory_bytes = 0;        ///< of the process, before the first QAT step
    double loss = 0;                     ///< of the last step
};
StepSpeed measure_step(const StepShape& shape, const std::string& device, const std::string& dtype,
                       int steps);
/// Of an SFT step of each shape, the best of some; all in turn in each of the rounds.
std::vector<double> measure_step_seconds(const std::vector<StepShape>& shapes, const std::string& device,
                                         const std::string& dtype, int rounds);

/// Greedy answers to random prompts of 64 tokens; the time includes the prompts.
struct GenerateSpeed {
    double tokens_per_second = 0;
    double packed_tokens_per_second = 0;  ///< with the experts' weights packed as MXFP4; on the CPU
    double plain_tokens_per_second = 0;   ///< without a cache: the whole row through the model for each token
    double flops_per_second = 0;  ///< that the arithmetic of the faster one reached, its prompts not counted
    double matmul_flops_per_second = 0;  ///< that a plain large matmul reaches: the limit
};
GenerateSpeed measure_generate(const StepShape& shape, const std::string& device, const std::string& dtype,
                               std::int64_t rows, std::int64_t new_tokens);

/// Products of an expert's size on the CPU, in float32: x W^T, dy W and dy^T x.
struct MatmulSpeed {
    std::int64_t rows = 256, outputs = 512, inputs = 256;
    double flops_per_second = 0, library_flops_per_second = 0;
};
MatmulSpeed measure_matmul();

/// Products with packed weights on the CPU, in bfloat16, against the same with unpacked ones.
struct PackedLinearSpeed {
    double one_row_bytes_per_second = 0;  ///< of packed bytes
    double read_bytes_per_second = 0;     ///< of comparing memory with a copy of it: the limit
    double row_seconds = 0, unpacked_row_seconds = 0;
    std::int64_t rows = 0;  ///< of the product with many
    double flops_per_second = 0, unpacked_flops_per_second = 0;
};
PackedLinearSpeed measure_packed_linear(const std::string& format);

/// That a matmul uses on the CPU.
int compute_threads();

/// Largest resident set of this process so far.
double peak_memory_bytes();

}  // namespace nibble
