// The learning rate of each step. Torch-free.
#pragma once
#include <cstdint>
#include <string>

namespace nibble {

struct Schedule {
    std::string shape = "cosine";  ///< cosine, linear, constant
    double peak = 0;
    double floor = 0;               ///< where cosine and linear end
    std::int64_t warmup_steps = 0;  ///< rising linearly to the peak; the first step is not wasted on 0
    std::int64_t steps = 0;         ///< of the whole stage

    double learning_rate(std::int64_t step) const;  ///< of step 0, 1, ...
};

/// @throws Error for an unknown shape or values that make no schedule.
void check(const Schedule& schedule);

}  // namespace nibble
