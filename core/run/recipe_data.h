// The data files of a recipe, read by the recipe's own settings.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "core/run/recipe.h"
#include "core/text/dataset.h"

namespace nibble {

/// @param progress rows read so far; what it throws ends the loading
/// @throws Error as load_dataset() does
Dataset load_data(const std::vector<std::string>& files, const DataSettings& settings,
                  const std::function<void(std::int64_t rows)>& progress = {});

}  // namespace nibble
