#include "core/run/recipe_data.h"

namespace nibble {

Dataset load_data(const std::vector<std::string>& files, const DataSettings& settings,
                  const std::function<void(std::int64_t)>& progress) {
    return load_dataset({files.begin(), files.end()},
                        {.date = settings.date, .reasoning_effort = settings.reasoning_effort},
                        {.columns = parse_columns(settings.columns), .progress = progress});
}

}  // namespace nibble
