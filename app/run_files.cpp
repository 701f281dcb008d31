#include "app/run_files.h"

#include <algorithm>
#include <filesystem>

#include "widgets/data_page.h"
#include "widgets/model_page.h"

namespace nibble::ui {

void openFilesOf(const Recipe& recipe, ModelPage& model, DataPage& data) {
    const auto exists = [](const std::string& file) { return std::filesystem::exists(file); };
    if (!model.info() && !model.isBusy() && exists(recipe.model.checkpoint))
        model.open(recipe.model.checkpoint);
    const std::vector<std::string>& files = recipe.data.train;
    if (data.data() || data.isBusy() || files.empty()) return;
    const std::string tokenizer =
        recipe.model.tokenizer.empty() ? recipe.model.checkpoint : recipe.model.tokenizer;
    if (exists(tokenizer)) data.setTokenizer(tokenizer);
    if (std::all_of(files.begin(), files.end(), exists)) data.open({files.begin(), files.end()});
}

}  // namespace nibble::ui
