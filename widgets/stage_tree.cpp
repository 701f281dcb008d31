#include "widgets/stage_tree.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QHeaderView>
#include <QPainter>
#include <QTreeWidgetItemIterator>
#include <filesystem>
#include <map>

#include "widgets/format.h"
#include "widgets/number_edit.h"
#include "widgets/stage_card.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

using nlohmann::json;
constexpr StageType types[] = {StageType::pretrain, StageType::sft,      StageType::ptq,
                               StageType::qat,      StageType::evaluate, StageType::export_checkpoint};

std::string text(const json& object, const char* key) {
    return object.is_object() && object.contains(key) && object[key].is_string()
               ? object[key].get<std::string>()
               : std::string();
}

/// "learning rate 2e-5 · 500 steps": a number as it is edited, also where it is the default.
QString trainingDetail(const json& stage, StageType type) {
    const Stage defaults = initial_stage(type);
    const auto number = [&](const char* key, double otherwise) {
        return stage.contains(key) && stage[key].is_number() ? stage[key].get<double>() : otherwise;
    };
    const double steps = number("steps", 0);
    QStringList parts = {
        StageTree::tr("rate %1").arg(numberText(number("learning_rate", defaults.learning_rate)))};
    parts << (steps > 0 ? StageTree::tr("%n step(s)", nullptr, int(steps))
                        : StageTree::tr("%1 epochs").arg(numberText(number("epochs", defaults.epochs))));
    return parts.join(QString::fromUtf8(" · "));
}

/// What matters about a stage, on one line.
QString detailOf(const json& stage) {
    QStringList parts;
    const auto type = stageTypeFromName(text(stage, "type"));
    parts << (type ? stageTypeName(*type) : QString::fromStdString(text(stage, "type")));
    const std::string policy = text(stage, "policy");
    if (policy.starts_with("mxfp4")) parts << "MXFP4";
    if (policy.starts_with("nvfp4")) parts << "NVFP4";
    if (text(stage, "method") == "lora") parts << "LoRA";
    if (const std::string layout = text(stage, "layout"); !layout.empty())
        parts << QString::fromStdString(layout);
    if (type == StageType::evaluate && stage.contains("of") && stage["of"].is_array())
        parts << StageTree::tr("%n stage(s)", nullptr, int(stage["of"].size()));
    if (type && trains(*type)) parts << trainingDetail(stage, *type);
    return parts.join(QString::fromUtf8(" · "));
}

QString generalDetail(const json& recipe) {
    const json seed = recipe.is_object() ? recipe.value("seed", json()) : json();
    const QString name = QString::fromStdString(text(recipe, "name"));
    const QString seedText =
        StageTree::tr("seed %1").arg(seed.is_number() ? QString::fromStdString(seed.dump()) : "42");
    return name.isEmpty() ? seedText : name + QString::fromUtf8(" · ") + seedText;
}

QString modelDetail(const json& model) {
    const std::filesystem::path folder = text(model, "checkpoint");
    const std::filesystem::path last =
        folder.filename().empty() ? folder.parent_path().filename() : folder.filename();
    const QString dtype = QString::fromStdString(text(model, "dtype"));
    const QString name =
        folder.empty() ? StageTree::tr("no checkpoint yet") : QString::fromStdString(last.string());
    return dtype.isEmpty() ? name : name + QString::fromUtf8(" · ") + dtype;
}

QString dataDetail(const json& data) {
    const json train = data.is_object() ? data.value("train", json()) : json();
    const int files = train.is_array() ? int(train.size()) : train.is_string() ? 1 : 0;
    return files ? StageTree::tr("%n file(s)", nullptr, files) : StageTree::tr("no files yet");
}

}  // namespace

QString stageTypeName(StageType type) {
    switch (type) {
        case StageType::pretrain:
            return StageTree::tr("Pretraining");
        case StageType::sft:
            return StageTree::tr("SFT");
        case StageType::ptq:
            return StageTree::tr("PTQ");
        case StageType::qat:
            return StageTree::tr("QAT");
        case StageType::evaluate:
            return StageTree::tr("Evaluation");
        case StageType::export_checkpoint:
            return StageTree::tr("Export");
    }
    return {};
}

std::optional<StageType> stageTypeFromName(const std::string& name) {
    for (const StageType type : types)
        if (name == nibble::name(type)) return type;
    return std::nullopt;
}

QString stageIcon(StageType type) {
    switch (type) {
        case StageType::pretrain:
        case StageType::sft:
            return "runs";
        case StageType::ptq:
        case StageType::qat:
            return "quantization";
        case StageType::evaluate:
            return "compare";
        case StageType::export_checkpoint:
            return "export";
    }
    return {};
}

StageTree::StageTree(QWidget* parent) : QTreeWidget(parent) {
    setObjectName("stageTree");
    setHeaderHidden(true);
    setColumnCount(1);
    setIndentation(20);
    setFrameShape(QFrame::NoFrame);
    setItemsExpandable(false);
    setRootIsDecorated(false);
    setExpandsOnDoubleClick(false);
    setUniformRowHeights(true);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setItemDelegate(new StageCard(this));
    header()->setStretchLastSection(true);
    setDragDropMode(InternalMove);
    setDropIndicatorShown(false);
    setAccessibleName(tr("Parts of the recipe"));
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item) Q_EMIT partSelected(item->data(0, StageCard::part).toString().toStdString());
    });
}

QTreeWidgetItem* StageTree::addItem(QTreeWidgetItem* parent, const QString& part, const QString& title,
                                    const QString& detail, const QString& iconName) {
    auto* item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(this);
    item->setText(0, title);
    item->setData(0, StageCard::detail, detail);
    item->setData(0, Qt::AccessibleDescriptionRole, detail);
    item->setData(0, Qt::ToolTipRole, detail);
    item->setData(0, StageCard::part, part);
    item->setData(0, StageCard::iconName, iconName);
    item->setFlags((item->flags() | Qt::ItemIsDropEnabled) & ~Qt::ItemIsDragEnabled);
    return item;
}

QTreeWidgetItem* StageTree::addStage(const json& stage, std::size_t index, QTreeWidgetItem* source) {
    const std::string id = text(stage, "id");
    const auto type = stageTypeFromName(text(stage, "type"));
    QTreeWidgetItem* item = addItem(source, QString("stages.%1").arg(index),
                                    id.empty() ? tr("(no id)") : QString::fromStdString(id), detailOf(stage),
                                    type ? stageIcon(*type) : "warning");
    item->setData(0, StageCard::id, QString::fromStdString(id));
    if (type && *type != StageType::evaluate && *type != StageType::pretrain)
        item->setFlags(item->flags() | Qt::ItemIsDragEnabled);
    return item;
}

void StageTree::setRecipe(const json& recipe) {
    const auto object = [&](const char* key) {
        return recipe.is_object() ? recipe.value(key, json()) : json();
    };
    const json stages = object("stages").is_array() ? object("stages") : json::array();
    QString shape =
        generalDetail(recipe) + dataDetail(object("data")) + modelDetail(object("model")) + QLocale().name();
    for (const json& stage : stages)
        shape += detailOf(stage) +
                 QString::fromStdString("|" + text(stage, "id") + "<" + text(stage, "from") + "\n");
    if (shape == shape_ && topLevelItemCount() > 0) return;
    shape_ = shape;
    const std::string before = currentPart();
    const QSignalBlocker blocker(this);
    clear();
    addItem(nullptr, "", tr("General"), generalDetail(recipe), "recipe");
    addItem(nullptr, "data", tr("Data"), dataDetail(object("data")), "data");
    QTreeWidgetItem* model = addItem(nullptr, "model", tr("Model"), modelDetail(object("model")), "model");
    model->setData(0, StageCard::id, "base");
    std::map<std::string, QTreeWidgetItem*> byId;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const auto type = stageTypeFromName(text(stages[i], "type"));
        const auto source = byId.find(text(stages[i], "from"));
        const bool alone = type == StageType::pretrain || type == StageType::evaluate;
        QTreeWidgetItem* item = addStage(stages[i], i,
                                         alone                  ? nullptr
                                         : source == byId.end() ? model
                                                                : source->second);
        byId.emplace(text(stages[i], "id"), item);
    }
    expandAll();
    selectPart(before);
}

QTreeWidgetItem* StageTree::itemOf(const QString& part) const {
    for (QTreeWidgetItemIterator it(const_cast<StageTree*>(this)); *it; ++it)
        if ((*it)->data(0, StageCard::part).toString() == part) return *it;
    return nullptr;
}

void StageTree::setProblemParts(const QStringList& parts) {
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        (*it)->setData(0, StageCard::wrong, parts.contains((*it)->data(0, StageCard::part).toString()));
}

std::string StageTree::currentPart() const {
    return currentItem() ? currentItem()->data(0, StageCard::part).toString().toStdString() : std::string();
}

int StageTree::currentStage() const {
    const std::string part = currentPart();
    return part.starts_with("stages.") ? std::stoi(part.substr(7)) : -1;
}

void StageTree::selectPart(const std::string& part) {
    QTreeWidgetItem* item = itemOf(QString::fromStdString(part));
    setCurrentItem(item ? item : topLevelItem(0));
}

void StageTree::setDropCheck(std::function<bool(int, const std::string&)> check) {
    mayStart_ = std::move(check);
}

/// The line from a stage's source down to it, and on to the source's later ones.
void StageTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const {
    if (!index.parent().isValid()) return;
    painter->save();
    painter->setPen(QPen(theme().borderStrong, 1.5));
    const auto hasNext = [](const QModelIndex& at) { return at.siblingAtRow(at.row() + 1).isValid(); };
    const double middle = rect.center().y();
    double x = rect.right() - indentation() / 2.0 + 1;
    painter->drawLine(QPointF(x, rect.top()), QPointF(x, hasNext(index) ? rect.bottom() + 1 : middle));
    painter->drawLine(QPointF(x, middle), QPointF(rect.right() + 1, middle));
    for (QModelIndex at = index.parent(); at.parent().isValid(); at = at.parent()) {
        x -= indentation();
        if (hasNext(at)) painter->drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom() + 1));
    }
    painter->restore();
}

std::string StageTree::sourceAt(const QPoint& position) const {
    const QTreeWidgetItem* item = itemAt(position);
    const std::string id = item ? item->data(0, StageCard::id).toString().toStdString() : std::string();
    const int stage = currentStage();
    return stage >= 0 && !id.empty() && mayStart_ && mayStart_(stage, id) ? id : std::string();
}

void StageTree::dragMoveEvent(QDragMoveEvent* event) {
    QTreeWidget::dragMoveEvent(event);  // scrolls at the edges
    event->setAccepted(!sourceAt(event->position().toPoint()).empty());
}

void StageTree::dropEvent(QDropEvent* event) {
    const std::string from = sourceAt(event->position().toPoint());
    event->setDropAction(Qt::IgnoreAction);  // the recipe changes, and the cards with it
    event->accept();
    if (from.empty()) return;
    const int stage = currentStage();
    QMetaObject::invokeMethod(
        this, [this, stage, from] { Q_EMIT sourceDropped(stage, from); }, Qt::QueuedConnection);
}

void StageTree::contextMenuEvent(QContextMenuEvent* event) {
    if (currentStage() >= 0) Q_EMIT menuRequested(event->globalPos());
}

}  // namespace nibble::ui
