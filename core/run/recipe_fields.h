// The one list of a recipe's fields, bound to the object given.
#pragma once
#include <vector>

#include "core/base/fields.h"
#include "core/run/recipe.h"

namespace nibble {

std::vector<Field> list_fields(Recipe& recipe);  ///< those outside of model, data and stages
std::vector<Field> list_fields(ModelSettings& model);
std::vector<Field> list_fields(DataSettings& data);
std::vector<Field> list_fields(Stage& stage);  ///< those that a stage of its type has, but for `type`

const std::vector<StageType>& stage_types();

}  // namespace nibble
