#include "widgets/playground_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/answer_view.h"
#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/stage_tree.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

constexpr int listedRuns = 20;  ///< beside the selected one; others are found by their number
constexpr int alternatives = 5;

/// "qat-mx · MXFP4": the stage and what its weights are.
QString stageLabel(const Stage& stage) {
    const QString format = stage.policy.starts_with("mxfp4")   ? "MXFP4"
                           : stage.policy.starts_with("nvfp4") ? "NVFP4"
                                                               : "BF16";
    return QString::fromUtf8("%1 · %2").arg(QString::fromStdString(stage.id), format);
}

void addStages(std::vector<ChatSource>& sources, std::int64_t run, const QString& prefix,
               const std::vector<StageSummary>& stages, const Recipe& recipe) {
    for (const StageSummary& summary : stages)
        for (const Stage& stage : recipe.stages)
            if (stage.id == summary.id && !summary.weights.empty())
                sources.push_back({std::to_string(run) + ":" + stage.id, prefix + stageLabel(stage)});
}

/// Where two answers part: the first token that is not the same. -1: nowhere so far.
int firstDifference(const std::vector<ChatToken>& a, const std::vector<ChatToken>& b) {
    const std::size_t both = std::min(a.size(), b.size());
    for (std::size_t i = 0; i < both; ++i)
        if (a[i].id != b[i].id) return int(i);
    return -1;
}

QWidget* labelled(const QString& text, QWidget* field, int width) {
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    QLabel* label = makeSecondary(text);
    label->setBuddy(field);
    field->setAccessibleName(text);
    if (width > 0) field->setFixedWidth(width);
    layout->addWidget(label);
    layout->addWidget(field);
    return part;
}

}  // namespace

PlaygroundPage::PlaygroundPage(QWidget* parent) : Page(tr("Playground"), "playground", parent) {
    setEmptyState(
        tr("No model to talk to yet"),
        tr("Select a run that has trained weights, or choose the folder of a checkpoint. Up to three "
           "models answer side by side: the base, what was tuned, what ships in 4 bits."),
        tr("Choose a checkpoint…"));
    connect(this, &Page::firstStepClicked, this, [this] { chooseFolder(nullptr); });
    shade_ = new QCheckBox(tr("Shade unlikely tokens"));
    shade_->setChecked(true);
    shade_->setToolTip(tr("Tokens that the model gave less than 50 %"));
    connect(shade_, &QCheckBox::toggled, this, [this](bool on) {
        for (ChatColumn* column : columns_) column->view().setShading(on);
    });
    add_ = makeButton(tr("Add model"), "plus");
    connect(add_, &QPushButton::clicked, this, [this] {
        addColumn();
        showColumns();
    });
    anew_ = makeButton(tr("New conversation"), "refresh");
    connect(anew_, &QPushButton::clicked, this, &PlaygroundPage::startAnew);
    for (QWidget* action : std::initializer_list<QWidget*>{shade_, add_, anew_}) actions()->addWidget(action);

    splitter_ = new QSplitter(Qt::Horizontal);
    splitter_->setChildrenCollapsible(false);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(splitter_, 1);
    layout->addWidget(makeCard({}, makeSettings()));
    setContent(content);
    showContent(false);
    connectWorker();
    addColumn();
    showColumns();
}

QWidget* PlaygroundPage::makeSettings() {
    language_ = new QComboBox;
    language_->setEditable(true);
    language_->addItems(
        {QString(), "English", "French", "German", "Italian", "Japanese", "Portuguese", "Spanish"});
    language_->lineEdit()->setPlaceholderText(tr("not asked for"));
    language_->setToolTip(tr("Asked for in the developer message, as the training data does"));
    effort_ = new QComboBox;
    for (const char* effort : {"low", "medium", "high"}) effort_->addItem(effort);
    effort_->setCurrentText("medium");
    const auto number = [](double value, double low, std::optional<double> high, bool integer) {
        auto* edit = new NumberEdit;
        edit->setInteger(integer);
        edit->setRange(low, high);
        edit->setValue(value);
        return edit;
    };
    temperature_ = number(0, 0, {}, false);
    temperature_->setToolTip(tr("0: always the likeliest token"));
    topP_ = number(1, 0, 1, false);
    topP_->setToolTip(tr("Samples from the likeliest tokens that hold this probability"));
    seed_ = number(0, 0, {}, true);
    longest_ = number(512, 1, {}, true);
    developer_ = new QLineEdit;
    developer_->setPlaceholderText(tr("Further instructions for the developer message"));

    auto* fields = new QHBoxLayout;
    fields->setSpacing(10);
    fields->addWidget(labelled(tr("Reasoning language"), language_, 150));
    fields->addWidget(labelled(tr("Effort"), effort_, 96));
    fields->addWidget(labelled(tr("Developer"), developer_, 0), 1);
    fields->addWidget(labelled(tr("Temperature"), temperature_, 84));
    fields->addWidget(labelled(tr("Top p"), topP_, 64));
    fields->addWidget(labelled(tr("Seed"), seed_, 70));
    fields->addWidget(labelled(tr("Longest answer"), longest_, 100));

    prompt_ = new QPlainTextEdit;
    prompt_->setPlaceholderText(tr("Ask all of them. Enter sends, Shift+Enter starts a new line."));
    prompt_->setAccessibleName(tr("Your message"));
    prompt_->setTabChangesFocus(true);
    prompt_->setFixedHeight(prompt_->fontMetrics().lineSpacing() * 2 + 18);
    prompt_->installEventFilter(this);
    connect(prompt_, &QPlainTextEdit::textChanged, this, &PlaygroundPage::updateActions);
    send_ = makeButton(tr("Send"), "play", true);
    send_->setMinimumWidth(100);
    send_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(send_, &QPushButton::clicked, this, [this] { isBusy() ? stop() : ask(prompt_->toPlainText()); });
    auto* line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(prompt_, 1);
    line->addWidget(send_);

    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(8);
    layout->addLayout(fields);
    layout->addLayout(line);
    return part;
}

void PlaygroundPage::connectWorker() {
    const auto at = [this](int column) { return columns_[std::size_t(column)]; };
    connect(&worker_, &ChatWorker::loading, this,
            [at](int column, double share) { at(column)->showLoading(share); });
    connect(&worker_, &ChatWorker::tokensArrived, this,
            [this, at](int column, const std::vector<ChatToken>& tokens) {
                at(column)->addTokens(tokens);
                markDifferences();
            });
    connect(&worker_, &ChatWorker::answered, this,
            [at](int column, const Completion& completion) { at(column)->finish(completion); });
    connect(&worker_, &ChatWorker::failed, this,
            [at](int column, const QString& text) { at(column)->showProblem(text); });
    connect(&worker_, &ChatWorker::finished, this, [this] {
        for (ChatColumn* column : columns_) column->endTurn();
        updateActions();
        Q_EMIT answered();
    });
}

// Which models ----------

ChatColumn* PlaygroundPage::addColumn() {
    auto* column = new ChatColumn(QString(QChar('A' + int(columns_.size()))));
    column->setSources(known());
    column->view().setShading(shade_->isChecked());
    connect(column, &ChatColumn::sourceChanged, this, &PlaygroundPage::startAnew);
    connect(column, &ChatColumn::folderWanted, this, [this, column] { chooseFolder(column); });
    connect(column, &ChatColumn::referenceWanted, this, [this, column] { chooseReference(column); });
    connect(column, &ChatColumn::closeClicked, this, [this, column] { removeColumn(column); });
    columns_.push_back(column);
    splitter_->addWidget(column);
    return column;
}

/// The last one goes; those behind the one that was closed move up with their models.
void PlaygroundPage::removeColumn(ChatColumn* closed) {
    std::vector<ChatSource> kept;
    for (const ChatColumn* column : columns_)
        if (column != closed) kept.push_back({column->source(), column->label()});
    setSources(kept);
}

void PlaygroundPage::setSources(const std::vector<ChatSource>& sources) {
    const std::size_t count = std::clamp<std::size_t>(sources.size(), 1, mostColumns);
    while (columns_.size() < count) addColumn();
    while (columns_.size() > count) {
        columns_.back()->deleteLater();
        columns_.back()->setParent(nullptr);
        columns_.pop_back();
    }
    for (std::size_t i = 0; i < std::min(count, sources.size()); ++i)
        if (!sources[i].source.empty()) columns_[i]->setSource(sources[i]);
    startAnew();
    showColumns();
    showContent(true);
}

void PlaygroundPage::showColumns() {
    for (ChatColumn* column : columns_) column->setClosable(columns_.size() > 1);
    splitter_->setSizes(QList<int>(int(columns_.size()), 400));
    updateActions();
}

void PlaygroundPage::setStore(const RunStore* store) {
    store_ = store;
    suggestedFor_ = 0;
    if (store) worker_.setStore(store->path());
}

void PlaygroundPage::setHistory(const RunHistory* history) {
    history_ = history;
    connect(history, &RunHistory::reset, this, &PlaygroundPage::suggest);
    connect(history, &RunHistory::resultsChanged, this, [this] {
        whenSeen([this] {
            const std::vector<ChatSource> sources = known();
            for (ChatColumn* column : columns_) column->setSources(sources);
        });
    });
    suggest();
}

/// The selected run's base and stages, then those of the newest other runs.
std::vector<ChatSource> PlaygroundPage::known() {
    std::vector<ChatSource> sources;
    if (!history_ || history_->run() == 0) return sources;
    const Recipe& recipe = history_->recipe();
    if (!recipe.model.checkpoint.empty() && std::filesystem::exists(recipe.model.checkpoint))
        sources.push_back({recipe.model.checkpoint, tr("Base checkpoint")});
    addStages(sources, history_->run(), {}, history_->stages(), recipe);
    if (!store_) return sources;
    attempt([&] {
        int listed = 0;
        for (const RunSummary& run : store_->runs()) {
            if (run.id == history_->run()) continue;
            if (++listed > listedRuns) break;
            addStages(sources, run.id, QString("%1 (#%2) ").arg(QString::fromStdString(run.name)).arg(run.id),
                      store_->stages(run.id), store_->recipe(run.id));
        }
    });
    return sources;
}

/// Of a run that was newly selected: the base, the last stage that was tuned without quantization, the last
/// one in 4 bits. A conversation that has begun stays.
void PlaygroundPage::suggest() {
    const std::vector<ChatSource> all = known();
    const bool talking = isBusy() || std::any_of(columns_.begin(), columns_.end(),
                                                 [](const ChatColumn* c) { return !c->turns().empty(); });
    if (talking || history_->run() == 0 || history_->run() == suggestedFor_) return;
    suggestedFor_ = history_->run();
    setSubtitle(
        QString("%1 (#%2)").arg(QString::fromStdString(history_->summary().name)).arg(history_->run()));
    for (ChatColumn* column : columns_) column->setSources(all);
    std::optional<ChatSource> base, tuned, packed;
    const std::string prefix = std::to_string(history_->run()) + ":";
    for (const ChatSource& source : all) {
        if (source.source == history_->recipe().model.checkpoint)
            base = source;
        else if (source.source.starts_with(prefix))
            (source.label.endsWith("BF16") ? tuned : packed) = source;
    }
    std::vector<ChatSource> chosen;
    for (const auto& source : {base, tuned, packed})
        if (source) chosen.push_back(*source);
    if (chosen.empty()) return showContent(false);
    setSources(chosen);
}

void PlaygroundPage::chooseFolder(ChatColumn* column) {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Choose a checkpoint"));
    if (folder.isEmpty()) return;
    if (!column) column = columns_.front();
    column->setSource({folder.toStdString(), QFileInfo(folder).fileName()});
    startAnew();
    showContent(true);
}

void PlaygroundPage::chooseReference(ChatColumn* column) {
    const QString text = QInputDialog::getText(this, tr("Another run or stage"),
                                               tr("Number or name of a run, and its stage: 12:qat-mx"));
    if (text.trimmed().isEmpty()) return;
    column->setSource({text.trimmed().toStdString(), text.trimmed()});
    startAnew();
}

// The conversation ----------

void PlaygroundPage::startAnew() {
    if (isBusy()) return;
    for (ChatColumn* column : columns_) column->startAnew();
    updateActions();
}

bool PlaygroundPage::readSettings(ChatOpening& opening, SamplingSettings& sampling) {
    for (const NumberEdit* edit : {temperature_, topP_, seed_, longest_})
        if (!edit->value()) {
            showMessage(Level::error, QString("%1: %2").arg(edit->accessibleName(), edit->problem()));
            return false;
        }
    opening.harmony.reasoning_effort = effort_->currentText().toStdString();
    opening.reasoning_language = language_->currentText().trimmed().toStdString();
    opening.developer = developer_->text().trimmed().toStdString();
    sampling.temperature = *temperature_->value();
    sampling.top_p = *topP_->value();
    sampling.seed = std::uint64_t(*seed_->value());
    sampling.max_new_tokens = std::int64_t(*longest_->value());
    sampling.alternatives = alternatives;
    return true;
}

void PlaygroundPage::setReasoningLanguage(const QString& language) {
    language_->setCurrentText(language);
}

void PlaygroundPage::ask(const QString& text) {
    ChatOpening opening;
    SamplingSettings sampling;
    clearMessage();
    if (isBusy() || text.trimmed().isEmpty() || !readSettings(opening, sampling)) return;
    std::vector<ChatWorker::Question> questions;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        ChatColumn* column = columns_[i];
        if (column->source().empty()) continue;
        column->ask(text.trimmed());
        Conversation conversation = start_chat(opening);
        for (const Message& message : column->turns()) conversation.messages.push_back(message);
        questions.push_back({int(i), column->source(), std::move(conversation), sampling});
    }
    if (questions.empty()) return showMessage(Level::info, tr("Choose a model first."));
    worker_.ask(std::move(questions));
    prompt_->clear();
    updateActions();
}

/// Where the answers of the others leave that of the first column.
void PlaygroundPage::markDifferences() {
    const ChatColumn& first = *columns_.front();
    if (first.view().isEmpty()) return;
    for (std::size_t i = 1; i < columns_.size(); ++i)
        if (!columns_[i]->view().isEmpty())
            columns_[i]->setDifference(firstDifference(first.view().tokens(), columns_[i]->view().tokens()),
                                       "A");
}

void PlaygroundPage::updateActions() {
    const bool busy = isBusy();
    send_->setText(busy ? tr("Stop") : tr("Send"));
    send_->setIcon(icon(busy ? "stop" : "play", IconColor::onAccent));
    send_->setEnabled(busy || !prompt_->toPlainText().trimmed().isEmpty());
    add_->setEnabled(!busy && int(columns_.size()) < mostColumns);
    anew_->setEnabled(!busy);
    for (ChatColumn* column : columns_) column->setEnabledChoice(!busy);
}

bool PlaygroundPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == prompt_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && !(key->modifiers() & Qt::ShiftModifier)) {
            ask(prompt_->toPlainText());
            return true;
        }
        if (key->key() == Qt::Key_Escape && isBusy()) {
            stop();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

}  // namespace nibble::ui
