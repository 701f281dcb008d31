#include "core/base/error.h"

#include <algorithm>
#include <new>

namespace nibble {

std::string explain(const std::exception& error) {
    std::string text = error.what();
    if (dynamic_cast<const Error*>(&error)) return text;
    for (const char* stack : {"\nframe #", "\nException raised from"})
        text.resize(std::min(text.find(stack), text.size()));
    const bool short_of_memory = dynamic_cast<const std::bad_alloc*>(&error) ||
                                 text.find("allocate memory") != text.npos ||
                                 text.find("out of memory") != text.npos;
    if (!short_of_memory) return text;
    return fmt::format(
        "there is not enough memory ({}); a smaller batch, shorter rows or fewer new tokens take less", text);
}

}  // namespace nibble
