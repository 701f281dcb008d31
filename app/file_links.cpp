#include "app/file_links.h"

#include <QFile>

#include "widgets/data_page.h"
#include "widgets/model_page.h"
#include "widgets/quantization_page.h"
#include "widgets/recipe_page.h"

namespace nibble::ui {
namespace {

nlohmann::json listOf(const QStringList& texts) {
    nlohmann::json list = nlohmann::json::array();
    for (const QString& text : texts) list.push_back(text.toStdString());
    return list;
}

}  // namespace

void linkFiles(ModelPage& model, DataPage& data, RecipePage& recipe, QuantizationPage& quantization) {
    RecipeDocument& document = recipe.document();
    QObject::connect(&model, &ModelPage::opened, &recipe, [&](const QString& folder) {
        data.setTokenizer(folder.toStdString());
        quantization.setCheckpoint(folder);
        if (recipe.suggestCheckpoint(folder)) return;
        model.showMessage(Page::Level::info, ModelPage::tr("The recipe names another checkpoint."),
                          ModelPage::tr("Use this one in the recipe"), [&document, folder] {
                              document.setField("model", "checkpoint", folder.toStdString());
                          });
    });
    QObject::connect(&data, &DataPage::opened, &recipe, [&](const QStringList& files) {
        if (recipe.suggestData(files)) return;
        data.showMessage(Page::Level::info, DataPage::tr("The recipe names other files to train on."),
                         DataPage::tr("Use these in the recipe"),
                         [&document, files] { document.setField("data", "train", listOf(files)); });
    });
    QObject::connect(&document, &RecipeDocument::changed, &data,
                     [&] { data.setSettings(document.dataSettings(), document.seed()); });
    QObject::connect(&data, &DataPage::lengthChosen, &document,
                     [&document](qint64 limit) { document.setField("data", "max_length", limit); });
    QObject::connect(&data, &DataPage::columnsChosen, &document, [&document](const QStringList& columns) {
        document.setField("data", "columns", listOf(columns));
    });
}

/// A row stands on one line, and has no stages. What is neither that nor a list is left to the page Recipe.
bool isRecipe(const QString& file) {
    QFile content(file);
    if (!content.open(QIODevice::ReadOnly)) return true;
    while (content.peek(1).trimmed().isEmpty() && !content.atEnd()) content.skip(1);
    if (content.peek(1) == "[") return false;
    const auto row = nlohmann::json::parse(content.readLine().toStdString(), nullptr, false);
    return !row.is_object() || row.contains("stages");
}

}  // namespace nibble::ui
