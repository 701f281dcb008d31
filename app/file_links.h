#pragma once
#include <QString>

namespace nibble::ui {

class DataPage;
class ModelPage;
class QuantizationPage;
class RecipePage;

/// What the pages of files and the recipe tell each other: which checkpoint and data are open, how the recipe
/// reads them. What the recipe does not name yet is filled in; where it names something else, the page of the
/// file says so and offers to change that.
void linkFiles(ModelPage& model, DataPage& data, RecipePage& recipe, QuantizationPage& quantization);

/// Whether a JSON file is for the page Recipe: JSON Lines may have the same suffix.
bool isRecipe(const QString& file);

}  // namespace nibble::ui
