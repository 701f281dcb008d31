// The CPU functions of packed_linear.h: checks, the choice of instruction set, the order of the inputs,
// threads. The loops are in packed_linear_cpu.cpp.
#include "kernels/packed_linear.h"

#include <algorithm>
#include <new>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "kernels/block_scale.h"
#include "kernels/quantize_cpu.h"

namespace nibble::kernels {

namespace portable {
extern const PackedLinearLoops packed_linear_loops;
}
#ifdef NIBBLE_X86
namespace avx2 {
extern const PackedLinearLoops packed_linear_loops;
}
namespace avx512 {
extern const PackedLinearLoops packed_linear_loops;
}
#endif

std::span<const PackedLinearLoops* const> runnable_packed_linear_loops() {
#ifdef NIBBLE_X86
    static constexpr const PackedLinearLoops* all[] = {
        &portable::packed_linear_loops, &avx2::packed_linear_loops, &avx512::packed_linear_loops};
#else
    static constexpr const PackedLinearLoops* all[] = {&portable::packed_linear_loops};
#endif
    return std::span(all, runnable_quantize_loops().size());
}

const PackedLinearLoops& packed_linear_loops() {
    static const PackedLinearLoops& chosen = **std::ranges::find_if(
        runnable_packed_linear_loops(),
        [](const PackedLinearLoops* loops) { return std::string_view(loops->name) == cpu_path(); });
    return chosen;
}

namespace {

/// What one task computes: a strip of one expert's outputs (of its inputs in the gradient).
struct Task {
    std::int64_t expert, begin, end;
};

std::vector<Task> tasks_of(const PackedLinearArgs& args, std::int64_t length, std::int64_t strip) {
    std::vector<Task> tasks;
    for (std::int64_t e = 0; e < args.experts; ++e)
        for (std::int64_t begin = 0; begin < length && args.offsets[e] < args.offsets[e + 1]; begin += strip)
            tasks.push_back({e, begin, std::min(length, begin + strip)});
    return tasks;
}

void require_blocks_of_32(const PackedLinearArgs& args) {
    require_whole_blocks(args.weight.format, args.weight.rows, args.weight.columns);
    if (args.weight.columns % 32)
        throw std::invalid_argument("packed_linear: " + std::to_string(args.weight.columns) +
                                    " inputs are not whole blocks of 32");
}

DecodeArgs weight_of(const PackedLinearArgs& args, std::int64_t expert) {
    DecodeArgs w = args.weight;
    const std::int64_t values = expert * w.rows * w.columns;
    w.codes += values / 2;
    w.scales += values / w.format.block;
    return w;
}

/// Enough weights for a task to be worth a thread.
constexpr std::int64_t kTaskWeights = 1 << 15;

/// Zeros at an address that vectors do not cross cache lines from.
template <class T>
class Aligned {
  public:
    explicit Aligned(std::int64_t size) : values_(new (kLine) T[std::size_t(size)]()) {}
    ~Aligned() { ::operator delete[](values_, kLine); }
    Aligned(const Aligned&) = delete;
    T* data() const { return values_; }

  private:
    static constexpr std::align_val_t kLine{64};
    T* values_;
};

/// [rows, inputs] -> [rows, width] in the loops' order; and back.
template <class T>
void put_in_order(const T* x, std::int64_t rows, std::int64_t inputs, float* to) {
    const std::int64_t width = packed_linear_width(inputs);
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t i = 0; i < inputs; ++i)
            to[row * width + packed_linear_place(i)] = to_float(x[row * inputs + i]);
}
void put_in_order(const BFloat16* x, std::int64_t rows, std::int64_t inputs, BFloat16* to) {
    const std::int64_t width = packed_linear_width(inputs);
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t i = 0; i < inputs; ++i)
            to[row * width + packed_linear_bfloat16_place(i)] = x[row * inputs + i];
}
template <class T>
void put_back(const float* from, std::int64_t rows, std::int64_t inputs, T* to) {
    const std::int64_t width = packed_linear_width(inputs);
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t i = 0; i < inputs; ++i)
            to[row * inputs + i] = from_float<T>(from[row * width + packed_linear_place(i)]);
}

/// The sums of all rows, by a loop that takes its inputs as X.
template <class X, class T>
std::vector<float> sums_of(const PackedLinearArgs& args, const T* inputs,
                           void (*loop)(const DecodeArgs&, const X*, std::int64_t, float*, std::int64_t,
                                        std::int64_t)) {
    const std::int64_t columns = args.weight.columns, width = packed_linear_width(columns),
                       outputs = args.weight.rows, rows = args.offsets[args.experts];
    const auto tasks = tasks_of(args, outputs, std::max<std::int64_t>(16, kTaskWeights / columns));
    const Aligned<X> x(rows * width);
    put_in_order(inputs, rows, columns, x.data());
    std::vector<float> sums(std::size_t(rows * outputs));
#pragma omp parallel for schedule(dynamic) if (tasks.size() > 1)
    for (const Task& task : tasks) {
        const std::int64_t first = args.offsets[task.expert], count = args.offsets[task.expert + 1] - first;
        loop(weight_of(args, task.expert), x.data() + first * width, count, sums.data() + first * outputs,
             task.begin, task.end);
    }
    return sums;
}

}  // namespace

bool packed_linear_bfloat16() {
#ifdef NIBBLE_X86
    static const bool supported = __builtin_cpu_supports("avx512bf16");
    return supported && packed_linear_loops().forward_bfloat16;
#else
    return false;
#endif
}

void packed_linear(const PackedLinearArgs& args, void* y) {
    require_blocks_of_32(args);
    const PackedLinearLoops& loops = packed_linear_loops();
    with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        const T* x = static_cast<const T*>(args.x);
        std::vector<float> sums;
        if constexpr (std::is_same_v<T, BFloat16>)
            if (packed_linear_bfloat16()) sums = sums_of(args, x, loops.forward_bfloat16);
        if (sums.empty()) sums = sums_of(args, x, loops.forward);
        for (std::size_t i = 0; i < sums.size(); ++i) static_cast<T*>(y)[i] = from_float<T>(sums[i]);
    });
}

void packed_linear_gradient(const PackedLinearArgs& args, void* dx_) {
    require_blocks_of_32(args);
    const std::int64_t inputs = args.weight.columns, outputs = args.weight.rows,
                       rows = args.offsets[args.experts];
    const std::int64_t width = packed_linear_width(inputs);
    const PackedLinearLoops& loops = packed_linear_loops();
    const auto tasks =
        tasks_of(args, width, packed_linear_width(kTaskWeights / std::max<std::int64_t>(1, outputs)));
    with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        const T* x = static_cast<const T*>(args.x);
        std::vector<float> dy(std::size_t(rows * outputs));
        const Aligned<float> dx(rows * width);
        for (std::size_t i = 0; i < dy.size(); ++i) dy[i] = to_float(x[i]);
#pragma omp parallel for schedule(dynamic) if (tasks.size() > 1)
        for (const Task& task : tasks) {
            const std::int64_t first = args.offsets[task.expert],
                               count = args.offsets[task.expert + 1] - first;
            loops.gradient(weight_of(args, task.expert), dy.data() + first * outputs, count,
                           dx.data() + first * width, task.begin, task.end);
        }
        put_back(dx.data(), rows, inputs, static_cast<T*>(dx_));
    });
}

}  // namespace nibble::kernels
