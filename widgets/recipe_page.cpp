#include "widgets/recipe_page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include "widgets/command_line.h"
#include "widgets/icons.h"
#include "widgets/json_edit.h"
#include "widgets/number_edit.h"
#include "widgets/plan_view.h"
#include "widgets/recipe_check.h"
#include "widgets/recipe_form.h"
#include "widgets/stage_panel.h"
#include "widgets/stage_tree.h"

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

/// What stands in a file, as it is or, where that is not `wanted`, with its defaults and whole paths. Null
/// where it cannot be read: then everything counts as changed.
json savedContent(const QString& name, const json& wanted) {
    QFile file(name);
    if (name.isEmpty() || !file.open(QIODevice::ReadOnly)) return {};
    if (parse(file.readAll()) == wanted) return wanted;
    try {
        return to_json(read_recipe(name.toStdString()));
    } catch (const std::exception&) {
        return {};
    }
}

std::vector<std::string> toStrings(const QStringList& texts) {
    std::vector<std::string> all;
    for (const QString& text : texts) all.push_back(text.toStdString());
    return all;
}

std::string textOf(const json& object, const char* key) {
    const json value = object.is_object() ? object.value(key, json()) : json();
    return value.is_string() ? value.get<std::string>() : std::string();
}

}  // namespace

RecipePage::RecipePage(QWidget* parent)
    : Page(tr("Recipe"), "recipe", parent), document_(new RecipeDocument(this)) {
    presets_ = makeButton(tr("Presets"));
    presets_->setProperty("menu", true);
    addPresets();
    makeUndo();
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

    stages_ = new StagePanel(document_);
    connect(&stages_->tree(), &StageTree::partSelected, this, &RecipePage::showPart);
    connect(stages_, &StagePanel::removed, this, [this](const QString& id) {
        showMessage(Level::info, tr("Stage \"%1\" deleted.").arg(id), tr("Undo"),
                    [this] { undo_->trigger(); });
        offersUndo_ = true;
    });
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeCard(tr("Stages"), stages_));
    splitter->addWidget(makeMiddle());
    splitter->addWidget(makeSide());
    for (int part = 0; part < 3; ++part) splitter->setStretchFactor(part, part == 1 ? 3 : 1);
    splitter->setSizes({264, 560, 304});
    setContent(splitter);

    connect(document_, &RecipeDocument::changed, this, &RecipePage::showDocument);
    showDocument();
    showContent(false);
}

void RecipePage::makeUndo() {
    const auto add = [this](const QString& text, const char* iconName, const QKeySequence& keys, auto step) {
        auto* action = new QAction(icon(iconName), text, this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, document_, step);
        connect(action, &QAction::triggered, this, &RecipePage::showJson);
        addAction(action);
        return action;
    };
    undo_ = add(tr("Undo the last change of the recipe"), "undo", QKeySequence::Undo, &RecipeDocument::undo);
    redo_ = add(tr("Redo what was undone"), "redo", QKeySequence::Redo, &RecipeDocument::redo);
}

void RecipePage::addPresets() {
    auto* menu = new QMenu(presets_);
    for (const Preset& preset : presets) {
        const QString file = preset.file;
        if (QFile::exists(file)) menu->addAction(tr(preset.title), this, [this, file] { loadPreset(file); });
    }
    presets_->setMenu(menu);
}

QWidget* RecipePage::makeMiddle() {
    form_ = new RecipeForm;
    connect(form_, &RecipeForm::edited, this, &RecipePage::edit);
    partTitle_ = new QLabel;
    partTitle_->setObjectName("cardTitle");
    partTitle_->setContentsMargins(14, 10, 14, 0);
    auto* formPart = new QWidget;
    auto* layout = new QVBoxLayout(formPart);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(partTitle_);
    layout->addWidget(form_, 1);
    jsonEdit_ = new JsonEdit;
    jsonEdit_->setFrameShape(QFrame::NoFrame);
    jsonEdit_->setAccessibleName(tr("Recipe as JSON"));
    connect(jsonEdit_, &QPlainTextEdit::textChanged, this, &RecipePage::readJson);
    auto* tabs = new QTabWidget;
    tabs->addTab(formPart, tr("Form"));
    tabs->addTab(jsonEdit_, "JSON");
    return makeCard({}, tabs);
}

QWidget* RecipePage::makeSide() {
    check_ = new RecipeCheck;
    plan_ = new PlanView;
    command_ = new CommandLine;
    connect(check_, &RecipeCheck::fieldChosen, this, &RecipePage::showField);
    connect(plan_, &PlanView::changed, this, &RecipePage::showCheck);
    auto* planArea = new QScrollArea;
    planArea->setWidgetResizable(true);
    planArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    planArea->setFrameShape(QFrame::NoFrame);
    plan_->setObjectName("scrollContent");
    planArea->setWidget(plan_);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeCard(tr("Check"), check_));
    splitter->addWidget(makeCard(tr("Plan"), planArea));
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({230, 400});
    splitter->setChildrenCollapsible(false);
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(splitter, 1);
    layout->addWidget(makeCard(tr("The same from the command line"), command_));
    return side;
}

void RecipePage::selectPart(const std::string& part) {
    stages_->tree().selectPart(part);
}

void RecipePage::edit(const std::string& key, const json& value) {
    if (key == "from" && value.is_string() && part_.starts_with("stages."))
        return stages_->startFrom(std::stoi(part_.substr(7)), value.get<std::string>());
    document_->setField(part_, key, value);
}

void RecipePage::showPart(const std::string& part) {
    part_ = part;
    json object = document_->part(part);
    std::vector<FieldInfo> list;
    QString title;
    std::string stage;
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
        list = document_->stageFields(type.value_or(StageType::sft), std::stoi(part.substr(7)));
        title = type ? stageTypeName(*type) : tr("Stage");
        stage = textOf(object, "id");
        if (textOf(object, "from").empty() && object.is_object()) object.erase("from");
    }
    partTitle_->setText(title);
    QString kind = title;
    for (const FieldInfo& field : list)
        kind += QString::fromStdString(field.key + fmt::format("{}", fmt::join(field.choices, ",")));
    if (kind != shownKind_) form_->setFields(list, {"version"});
    shownKind_ = kind;
    form_->setValues(object);
    form_->setProblems(document_->problemsOf(part_));
    plan_->setRecipe(document_->plannable(), stage);
}

void RecipePage::showDocument() {
    if (std::exchange(offersUndo_, false)) clearMessage();
    if (document_->stageCount() > 0) showContent(true);
    undo_->setEnabled(document_->canUndo());
    redo_->setEnabled(document_->canRedo());
    stages_->showDocument();
    showPart(stages_->tree().currentPart());
    showCheck();
    showCommand();
    const QStringList& problems = document_->problems();
    start_->setEnabled(document_->recipe().has_value() && !running_);
    start_->setToolTip(running_             ? tr("A run is under way.")
                       : problems.isEmpty() ? QString()
                                            : problems.join('\n'));
    const json name = document_->part("name");
    setSubtitle(name.is_string() ? QString::fromStdString(name.get<std::string>()) : QString());
    if (!jsonEdit_->hasFocus()) showJson();
}

void RecipePage::showCheck() {
    check_->setDocument(*document_, plan_->trainingRows(), plan_->warnings(), plan_->notes());
}

/// The check is written in the theme's colours.
void RecipePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && plan_) showCheck();
    Page::changeEvent(event);
}

/// Files may have come or gone meanwhile.
void RecipePage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    document_->checkAgain();
}

void RecipePage::showCommand() {
    const QString store = store_.isEmpty() ? QString() : " --store " + shellWord(store_);
    const QString file = file_.isEmpty() ? tr("RECIPE.json") : shellWord(file_);
    const QString note = file_.isEmpty()                  ? tr("Save the recipe to have its path here.")
                         : saved_ != document_->content() ? tr("Changed since it was saved: save it first.")
                                                          : QString();
    command_->setCommand("nibble run " + file + store, note);
}

QString RecipePage::command() const {
    return command_->command();
}

bool RecipePage::isBusy() const {
    return plan_->isBusy();
}

void RecipePage::setStore(const QString& file) {
    store_ = file;
    showCommand();
}

void RecipePage::showField(const std::string& part, const std::string& field) {
    selectPart(part);
    if (FieldEditor* editor = form_->editor(field)) {
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
    if (!document.is_discarded()) document_->set(document, "JSON");
}

void RecipePage::loadPreset(const QString& file) {
    if (!file.startsWith(":")) return openFile(file);  // the demo's, whose paths are relative to its folder
    QFile preset(file);
    if (!preset.open(QIODevice::ReadOnly)) return;
    file_.clear();
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
    file_ = QFileInfo(name).absoluteFilePath();
    try {
        saved_ = to_json(read_recipe(name.toStdString()));
        document_->set(saved_);
    } catch (const std::exception& error) {
        // What can be read as JSON is shown with its faults, to be mended here.
        QFile file(name);
        json document =
            file.open(QIODevice::ReadOnly) ? parse(file.readAll()) : json(json::value_t::discarded);
        if (!document.is_object()) return showMessage(Level::error, QString::fromUtf8(error.what()));
        resolve_paths(document, QFileInfo(file_).path().toStdString());
        saved_ = document;
        document_->set(document);
    }
    showContent(true);
    showJson();
}

void RecipePage::save() {
    const QString name = QFileDialog::getSaveFileName(
        this, tr("Save recipe"), file_.isEmpty() ? "recipe.json" : file_, tr("Recipes (*.json)"));
    if (!name.isEmpty()) saveTo(name);
}

void RecipePage::saveTo(const QString& name) {
    QSaveFile file(name);
    const QByteArray text = QByteArray::fromStdString(document_->content().dump(2)) + "\n";
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return showMessage(Level::error, tr("%1 could not be written: %2").arg(name, file.errorString()));
    file_ = QFileInfo(name).absoluteFilePath();
    saved_ = document_->content();
    showCommand();
}

void RecipePage::setRunning(bool running) {
    running_ = running;
    plan_->setRunning(running);
    showDocument();
}

bool RecipePage::suggestCheckpoint(const QString& folder) {
    const QString named = QString::fromStdString(textOf(document_->part("model"), "checkpoint"));
    if (named.isEmpty()) document_->setField("model", "checkpoint", folder.toStdString());
    return named.isEmpty() || QFileInfo(named) == QFileInfo(folder);
}

bool RecipePage::suggestData(const QStringList& files) {
    const std::vector<std::string> named = document_->dataSettings().train;
    if (named.empty()) document_->setField("data", "train", json(toStrings(files)));
    return named.empty() || std::equal(named.begin(), named.end(), files.begin(), files.end(),
                                       [](const std::string& a, const QString& b) {
                                           return QFileInfo(QString::fromStdString(a)) == QFileInfo(b);
                                       });
}

QVariantMap RecipePage::state() const {
    if (!document_->content().is_object()) return {};
    return {{"recipe", QString::fromStdString(document_->content().dump())}, {"file", file_}};
}

void RecipePage::setState(const QVariantMap& state) {
    const auto recipe = nlohmann::json::parse(state["recipe"].toString().toStdString(), nullptr, false);
    if (!recipe.is_object()) return;
    file_ = state["file"].toString();
    saved_ = savedContent(file_, recipe);
    document_->set(recipe);
}

}  // namespace nibble::ui
