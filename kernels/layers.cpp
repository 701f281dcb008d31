// The choice of instruction set; the loops are in layers_cpu.cpp.
#include "kernels/layers.h"

#include <algorithm>
#include <string_view>

#include "kernels/quantize_cpu.h"

namespace nibble::kernels {

namespace portable {
extern const LayerLoops layer_loops;
}
#ifdef NIBBLE_X86
namespace avx2 {
extern const LayerLoops layer_loops;
}
namespace avx512 {
extern const LayerLoops layer_loops;
}
#endif

std::span<const LayerLoops* const> runnable_layer_loops() {
#ifdef NIBBLE_X86
    static constexpr const LayerLoops* all[] = {&portable::layer_loops, &avx2::layer_loops,
                                                &avx512::layer_loops};
#else
    static constexpr const LayerLoops* all[] = {&portable::layer_loops};
#endif
    return std::span(all, runnable_quantize_loops().size());
}

const LayerLoops& layer_loops() {
    static const LayerLoops& chosen = **std::ranges::find_if(
        runnable_layer_loops(),
        [](const LayerLoops* loops) { return std::string_view(loops->name) == cpu_path(); });
    return chosen;
}

}  // namespace nibble::kernels
