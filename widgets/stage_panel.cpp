#include "widgets/stage_panel.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include "widgets/icons.h"
#include "widgets/page.h"
#include "widgets/stage_tree.h"

namespace nibble::ui {

StagePanel::StagePanel(RecipeDocument* document, QWidget* parent) : QWidget(parent), document_(document) {
    tree_ = new StageTree;
    tree_->setDropCheck(
        [this](int stage, const std::string& from) { return document_->canStartFrom(stage, from); });
    connect(tree_, &StageTree::sourceDropped, this, &StagePanel::startFrom);
    connect(tree_, &StageTree::menuRequested, this, &StagePanel::showMenu);
    connect(tree_, &StageTree::partSelected, this, [this] {
        for (QPushButton* button : {duplicate_, remove_}) button->setEnabled(tree_->currentStage() >= 0);
    });
    const auto makeSmall = [](const QString& iconName, const QString& text) {
        QPushButton* button = makeButton({}, iconName);
        button->setToolTip(text);
        button->setAccessibleName(text);
        button->setEnabled(false);
        return button;
    };
    duplicate_ = makeSmall("copy", tr("Duplicate the selected stage"));
    remove_ = makeSmall("trash", tr("Delete the selected stage"));
    connect(duplicate_, &QPushButton::clicked, this, &StagePanel::duplicate);
    connect(remove_, &QPushButton::clicked, this, &StagePanel::remove);
    const auto onKey = [this](const QKeySequence& keys, auto slot) {
        auto* shortcut = new QShortcut(keys, tree_);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    onKey(QKeySequence::Delete, &StagePanel::remove);
    onKey(Qt::CTRL | Qt::Key_D, &StagePanel::duplicate);

    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(4, 0, 4, 0);
    buttons->addWidget(makeAddButton(), 1);
    buttons->addWidget(duplicate_);
    buttons->addWidget(remove_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 2, 4, 8);
    layout->addWidget(tree_, 1);
    layout->addLayout(buttons);
}

QPushButton* StagePanel::makeAddButton() {
    QPushButton* button = makeButton(tr("Add stage"), "plus");
    button->setProperty("menu", true);
    auto* menu = new QMenu(button);
    for (const StageType type :
         {StageType::sft, StageType::ptq, StageType::qat, StageType::evaluate, StageType::export_checkpoint})
        menu->addAction(icon(stageIcon(type)), stageTypeName(type), this, [this, type] { add(type); });
    button->setMenu(menu);
    return button;
}

void StagePanel::showDocument() {
    tree_->setRecipe(document_->content());
    QStringList wrong;
    std::vector<std::string> parts = {"", "model", "data"};
    for (int i = 0; i < document_->stageCount(); ++i) parts.push_back("stages." + std::to_string(i));
    for (const std::string& part : parts)
        if (!document_->problemsOf(part).empty()) wrong << QString::fromStdString(part);
    tree_->setProblemParts(wrong);
}

void StagePanel::add(StageType type) {
    const int stage = tree_->currentStage();
    const auto source = stage < 0 ? std::nullopt : stageTypeFromName(document_->stageText(stage, "type"));
    const bool usable = source && has_weights(*source);
    const int index = document_->addStage(type, usable ? document_->stageText(stage, "id") : "");
    tree_->selectPart("stages." + std::to_string(index));
}

void StagePanel::duplicate() {
    const int stage = tree_->currentStage();
    if (stage >= 0) tree_->selectPart("stages." + std::to_string(document_->duplicateStage(stage)));
}

void StagePanel::remove() {
    const int stage = tree_->currentStage();
    if (stage < 0) return;
    const QString id = QString::fromStdString(document_->stageText(stage, "id"));
    document_->removeStage(stage);
    const int next = std::min(stage, document_->stageCount() - 1);
    tree_->selectPart(next < 0 ? "" : "stages." + std::to_string(next));
    Q_EMIT removed(id);
}

void StagePanel::startFrom(int stage, const std::string& from) {
    tree_->selectPart("stages." + std::to_string(document_->setSource(stage, from)));
}

void StagePanel::showMenu(const QPoint& global) {
    const int stage = tree_->currentStage();
    QMenu menu;
    menu.addAction(icon("copy"), tr("Duplicate"), this, &StagePanel::duplicate);
    menu.addAction(icon("trash"), tr("Delete"), this, &StagePanel::remove);
    QMenu* from = menu.addMenu(tr("Start from"));
    const std::string now = document_->stageText(stage, "from");
    const auto offer = [&](const std::string& id, const QString& text) {
        if (!document_->canStartFrom(stage, id)) return;
        QAction* action = from->addAction(text, this, [this, stage, id] { startFrom(stage, id); });
        action->setCheckable(true);
        action->setChecked(id == now || (id == "base" && now.empty()));
    };
    offer("base", tr("the checkpoint"));
    for (int i = 0; i < document_->stageCount(); ++i) {
        const std::string id = document_->stageText(i, "id");
        if (!id.empty()) offer(id, QString::fromStdString(id));
    }
    menu.exec(global);
}

}  // namespace nibble::ui
