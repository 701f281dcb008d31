#include "widgets/recipe_page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSaveFile>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include "kernels/quant_format.h"
#include "widgets/json_edit.h"
#include "widgets/number_edit.h"
#include "widgets/recipe_form.h"
#include "widgets/stage_tree.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

using nlohmann::json;

struct Preset {
    const char* file;
    const char* title;
};
const Preset presets[] = {
    {":/presets/gpt-oss-20b-full.json",
     QT_TRANSLATE_NOOP("nibble::ui::RecipePage", "Published recipe, gpt-oss-20b, all weights")},
    {":/presets/gpt-oss-20b-lora.json",
     QT_TRANSLATE_NOOP("nibble::ui::RecipePage", "Published recipe, gpt-oss-20b, LoRA")},
    {":/presets/quick-try.json",
     QT_TRANSLATE_NOOP("nibble::ui::RecipePage", "Quick try: a few steps of everything")},
    {NIBBLE_RESOURCES "/demo/recipe.json",
     QT_TRANSLATE_NOOP("nibble::ui::RecipePage", "Demo: bundled model and data, minutes on a CPU")}};

json parse(const QByteArray& text) {
    return json::parse(text.begin(), text.end(), nullptr, false);
}

std::string textOf(const json& object, const char* key) {
    const json value = object.is_object() ? object.value(key, json()) : json();
    return value.is_string() ? value.get<std::string>() : std::string();
}

QString paragraph(const QString& text, const QColor& color) {
    return QString("<p style='color:%1; margin:0 0 6px 0'>%2</p>").arg(color.name(), text);
}

}  // namespace

RecipePage::RecipePage(QWidget* parent)
    : Page(tr("Recipe"), "recipe", parent), document_(new RecipeDocument(this)) {
    presets_ = makeButton(tr("Presets"));
    presets_->setProperty("menu", true);
    addPresets();
    QPushButton* open = makeButton(tr("Open…"), "folder");
    QPushButton* save = makeButton(tr("Save as…"), "save");
    start_ = makeButton(tr("Start run"), "play", true);
    for (QPushButton* button : {presets_, open, save, start_}) actions()->addWidget(button);
    connect(open, &QPushButton::clicked, this, &RecipePage::chooseFile);
    connect(save, &QPushButton::clicked, this, &RecipePage::save);
    connect(start_, &QPushButton::clicked, this, [this] {
        if (document_->recipe()) Q_EMIT startRequested(*document_->recipe());
    });
    connect(this, &Page::firstStepClicked, this, [this] { presets_->showMenu(); });
    setEmptyState(tr("No recipe yet"),
                  tr("A recipe lists the stages of a run: fine-tune, quantize, train through the quantizer, "
                     "evaluate, export. Begin with a "
                     "preset and change what you need."),
                  tr("Choose a preset"));

    form_ = new RecipeForm;
    partTitle_ = new QLabel;
    partTitle_->setObjectName("cardTitle");
    partTitle_->setContentsMargins(14, 8, 14, 0);
    connect(form_, &RecipeForm::edited, this,
            [this](const std::string& key, const json& value) { document_->setField(part_, key, value); });
    auto* middle = new QWidget;
    auto* middleLayout = new QVBoxLayout(middle);
    middleLayout->setContentsMargins(0, 0, 0, 0);
    middleLayout->setSpacing(2);
    middleLayout->addWidget(partTitle_);
    middleLayout->addWidget(form_, 1);

    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeStages());
    splitter->addWidget(makeCard({}, middle));
    splitter->addWidget(makeSide());
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({270, 600, 290});
    setContent(splitter);
    showContent(false);

    connect(document_, &RecipeDocument::changed, this, &RecipePage::showDocument);
    showDocument();
    showContent(false);
}

void RecipePage::addPresets() {
    auto* menu = new QMenu(presets_);
    for (const Preset& preset : presets) {
        const QString file = preset.file;
        if (QFile::exists(file)) menu->addAction(tr(preset.title), this, [this, file] { loadPreset(file); });
    }
    presets_->setMenu(menu);
}

QWidget* RecipePage::makeStages() {
    stages_ = new StageTree;
    connect(stages_, &StageTree::partSelected, this, &RecipePage::showPart);
    QPushButton* add = makeButton(tr("Add stage"), "plus");
    add->setProperty("menu", true);
    auto* menu = new QMenu(add);
    for (const StageType type : {StageType::sft, StageType::ptq, StageType::qat, StageType::evaluate,
                                 StageType::export_checkpoint}) {
        menu->addAction(stageTypeName(type), this, [this, type] {
            const json from = document_->part(part_).value("id", json());
            const int index = document_->addStage(
                type, part_.starts_with("stages.") && from.is_string() ? from.get<std::string>() : "");
            selectPart("stages." + std::to_string(index));
        });
    }
    add->setMenu(menu);
    removeStage_ = makeButton({}, "trash");
    removeStage_->setToolTip(tr("Remove the selected stage"));
    removeStage_->setAccessibleName(tr("Remove the selected stage"));
    connect(removeStage_, &QPushButton::clicked, this, [this] {
        if (!part_.starts_with("stages.")) return;
        const int index = std::stoi(part_.substr(7));
        selectPart("");
        document_->removeStage(index);
    });
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(4, 4, 4, 8);
    layout->addWidget(stages_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add, 1);
    buttons->addWidget(removeStage_);
    layout->addLayout(buttons);
    return makeCard(tr("Stages"), part);
}

QWidget* RecipePage::makeSide() {
    check_ = new QLabel;
    check_->setWordWrap(true);
    check_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    check_->setContentsMargins(12, 10, 12, 10);
    check_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(check_, &QLabel::linkActivated, this, &RecipePage::showField);
    check_->setTextFormat(Qt::RichText);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    check_->setObjectName("scrollContent");
    scroll->setWidget(check_);
    jsonEdit_ = new JsonEdit;
    jsonEdit_->setFrameShape(QFrame::NoFrame);
    jsonEdit_->setAccessibleName(tr("Recipe as JSON"));
    connect(jsonEdit_, &QPlainTextEdit::textChanged, this, &RecipePage::readJson);
    auto* tabs = new QTabWidget;
    tabs->addTab(scroll, tr("Check"));
    tabs->addTab(jsonEdit_, "JSON");
    return makeCard({}, tabs);
}

void RecipePage::selectPart(const std::string& part) {
    stages_->selectPart(part);
}

/// The fields of a stage. Where it can start from is a choice among the earlier stages that have weights; the
/// scale rules are those of the policy's format.
std::vector<FieldInfo> RecipePage::stageFields(StageType type, std::size_t index) const {
    std::vector<FieldInfo> list = fields(type);
    const std::string policy = textOf(document_->part("stages." + std::to_string(index)), "policy");
    for (FieldInfo& field : list) {
        if (field.key == "scale_rule") {
            field.type = FieldInfo::Type::choice;
            for (const kernels::FormatInfo& format : kernels::formats())
                if (policy.starts_with(format.name))
                    for (const kernels::ScaleRule rule : format.rules)
                        field.choices.emplace_back(kernels::name(rule));
        }
        if (field.key != "from") continue;
        field.type = FieldInfo::Type::choice;
        field.initial = "base";
        field.choices = {"base"};
        const json stages = document_->part("stages");
        for (std::size_t i = 0; i < index; ++i) {
            const auto earlier = stageTypeFromName(textOf(stages[i], "type"));
            if (earlier && has_weights(*earlier)) field.choices.push_back(textOf(stages[i], "id"));
        }
    }
    return list;
}

void RecipePage::showPart(const std::string& part) {
    part_ = part;
    json object = document_->part(part);
    std::vector<FieldInfo> list;
    QString title;
    if (part.empty()) {
        list = fields(Section::recipe);
        title = tr("General");
    } else if (part == "model") {
        list = fields(Section::model);
        title = tr("Model");
    } else if (part == "data") {
        list = fields(Section::data);
        title = tr("Data");
    } else {
        const auto type = stageTypeFromName(textOf(object, "type"));
        list = stageFields(type.value_or(StageType::sft), std::stoul(part.substr(7)));
        title = type ? stageTypeName(*type) : tr("Stage");
        if (textOf(object, "from").empty() && object.is_object()) object.erase("from");
    }
    partTitle_->setText(title);
    removeStage_->setEnabled(part.starts_with("stages."));
    QString kind = title;
    for (const FieldInfo& field : list)
        kind += QString::fromStdString(field.key + fmt::format("{}", fmt::join(field.choices, ",")));
    if (kind != shownKind_) form_->setFields(list, {"version"});
    shownKind_ = kind;
    form_->setValues(object);
    form_->setProblems(document_->problemsOf(part_));
}

void RecipePage::showDocument() {
    if (!document_->part("stages").empty()) showContent(true);
    stages_->setRecipe(document_->content());
    const json stages = document_->part("stages");
    QStringList wrongParts;
    std::vector<std::string> parts = {"", "model", "data"};
    for (std::size_t i = 0; stages.is_array() && i < stages.size(); ++i)
        parts.push_back("stages." + std::to_string(i));
    for (const std::string& part : parts)
        if (!document_->problemsOf(part).empty()) wrongParts << QString::fromStdString(part);
    stages_->setProblemParts(wrongParts);
    showPart(stages_->currentPart());

    const QStringList& problems = document_->problems();
    const QStringList advice = document_->advice();
    QString html = problems.isEmpty() ? QString("<p style='color:%1'><b>%2</b></p>")
                                            .arg(theme().success.name(), tr("The recipe is complete."))
                                      : QString("<p><b>%1</b></p>").arg(tr("What is missing or wrong"));
    for (const QString& problem : problems) html += problemHtml(problem);
    if (!advice.isEmpty()) html += QString("<p><b>%1</b></p>").arg(tr("Worth a thought"));
    for (const QString& line : advice) html += paragraph(line.toHtmlEscaped(), theme().warning);
    html += QString("<p><b>%1</b></p><p style='color:%2'><code>nibble run %3</code></p>")
                .arg(tr("The same from the command line"), theme().textSecondary.name(), tr("RECIPE.json"));
    check_->setText(html);
    start_->setEnabled(document_->recipe().has_value() && !running_);
    start_->setToolTip(running_             ? tr("A run is under way.")
                       : problems.isEmpty() ? QString()
                                            : problems.join('\n'));
    const json name = document_->part("name");
    setSubtitle(name.is_string() ? QString::fromStdString(name.get<std::string>()) : QString());
    if (!jsonEdit_->hasFocus()) showJson();
}

/// A problem as a link to its field, a stage by its name.
QString RecipePage::problemHtml(const QString& problem) const {
    static const QRegularExpression place("^(stages\\.\\d+|model|data)(?:\\.(\\w+))?:");
    const auto match = place.match(problem);
    QString text = problem;
    if (!match.hasMatch()) return paragraph(text.toHtmlEscaped(), theme().error);
    const std::string part = match.captured(1).toStdString(), id = textOf(document_->part(part), "id");
    if (!id.empty()) text.replace(0, match.capturedLength(1), QString::fromStdString(id));
    return paragraph(
        QString("<a style='color:%1' href='%2/%3'>%4</a>")
            .arg(theme().error.name(), match.captured(1), match.captured(2), text.toHtmlEscaped()),
        theme().error);
}

void RecipePage::showField(const QString& link) {
    selectPart(link.section('/', 0, 0).toStdString());
    if (FieldEditor* editor = form_->editor(link.section('/', 1).toStdString())) {
        form_->ensureWidgetVisible(editor);
        editor->input()->setFocus();
    }
}

void RecipePage::showJson() {
    writingJson_ = true;
    jsonEdit_->setPlainText(QString::fromStdString(document_->content().dump(2)));
    setStyleProperty(jsonEdit_, "problem", false);
    writingJson_ = false;
}

void RecipePage::readJson() {
    if (writingJson_) return;
    const json document = parse(jsonEdit_->toPlainText().toUtf8());
    setStyleProperty(jsonEdit_, "problem", document.is_discarded());
    if (!document.is_discarded()) document_->set(document);
}

void RecipePage::loadPreset(const QString& file) {
    if (!file.startsWith(":")) return openFile(file);  // the demo's, whose paths are relative to its folder
    QFile preset(file);
    if (!preset.open(QIODevice::ReadOnly)) return;
    document_->set(parse(preset.readAll()));
    showContent(true);
    showJson();
}

void RecipePage::chooseFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open recipe"), {}, tr("Recipes (*.json)"));
    if (!file.isEmpty()) openFile(file);
}

void RecipePage::openFile(const QString& name) {
    clearMessage();
    try {
        document_->set(to_json(read_recipe(name.toStdString())));
    } catch (const std::exception& error) {
        // What can be read as JSON is shown with its faults, to be mended here.
        QFile file(name);
        const json document =
            file.open(QIODevice::ReadOnly) ? parse(file.readAll()) : json(json::value_t::discarded);
        if (!document.is_object()) return showMessage(Level::error, QString::fromUtf8(error.what()));
        document_->set(document);
    }
    showContent(true);
    showJson();
}

void RecipePage::save() {
    const QString name =
        QFileDialog::getSaveFileName(this, tr("Save recipe"), "recipe.json", tr("Recipes (*.json)"));
    if (name.isEmpty()) return;
    QSaveFile file(name);
    const QByteArray text = QByteArray::fromStdString(document_->content().dump(2)) + "\n";
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        showMessage(Level::error, tr("%1 could not be written: %2").arg(name, file.errorString()));
}

void RecipePage::setRunning(bool running) {
    running_ = running;
    showDocument();
}

void RecipePage::suggestCheckpoint(const QString& folder) {
    const json model = document_->part("model");
    if (model.is_object() && !model.value("checkpoint", json("")).empty() && model["checkpoint"] != "")
        return;
    document_->setField("model", "checkpoint", folder.toStdString());
}

void RecipePage::suggestData(const QStringList& files) {
    const json data = document_->part("data");
    if (data.is_object() && !data.value("train", json::array()).empty()) return;
    json list = json::array();
    for (const QString& file : files) list.push_back(file.toStdString());
    document_->setField("data", "train", list);
}

QVariantMap RecipePage::state() const {
    if (!document_->content().is_object()) return {};
    return {{"recipe", QString::fromStdString(document_->content().dump())}};
}

void RecipePage::setState(const QVariantMap& state) {
    const auto recipe = nlohmann::json::parse(state["recipe"].toString().toStdString(), nullptr, false);
    if (recipe.is_object()) document_->set(recipe);
}

}  // namespace nibble::ui
