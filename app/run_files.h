#pragma once
#include "core/run/recipe.h"

namespace nibble::ui {

class DataPage;
class ModelPage;

/// Opens the checkpoint and the data that a run was made from, as far as they are there and nothing else is
/// open.
void openFilesOf(const Recipe& recipe, ModelPage& model, DataPage& data);

}  // namespace nibble::ui
