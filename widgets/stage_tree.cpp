#include "widgets/stage_tree.h"

#include <QHeaderView>
#include <QTreeWidgetItemIterator>
#include <map>

#include "widgets/icons.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

using nlohmann::json;
constexpr int partRole = Qt::UserRole, iconRole = Qt::UserRole + 1;
constexpr StageType types[] = {StageType::pretrain, StageType::sft,      StageType::ptq,
                               StageType::qat,      StageType::evaluate, StageType::export_checkpoint};

std::string text(const json& object, const char* key) {
    return object.is_object() && object.contains(key) && object[key].is_string()
               ? object[key].get<std::string>()
               : std::string();
}

/// One line of what matters about a stage.
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
    return parts.join(QString::fromUtf8(" · "));
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
    setColumnCount(2);
    setIndentation(18);
    setFrameShape(QFrame::NoFrame);
    setItemsExpandable(false);
    setRootIsDecorated(false);
    setExpandsOnDoubleClick(false);
    setUniformRowHeights(true);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header()->setStretchLastSection(true);
    setAccessibleName(tr("Parts of the recipe"));
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item) Q_EMIT partSelected(item->data(0, partRole).toString().toStdString());
    });
}

QTreeWidgetItem* StageTree::addItem(QTreeWidgetItem* parent, const QString& part, const QString& title,
                                    const QString& detail, const QString& iconName) {
    auto* item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(this);
    item->setText(0, title);
    item->setText(1, detail);
    item->setForeground(1, theme().textSecondary);
    item->setIcon(0, icon(iconName, IconColor::secondary));
    item->setData(0, partRole, part);
    item->setData(0, iconRole, iconName);
    return item;
}

void StageTree::setRecipe(const json& recipe) {
    const json stages = recipe.is_object() && recipe.contains("stages") && recipe["stages"].is_array()
                            ? recipe["stages"]
                            : json::array();
    QString shape;
    for (const json& stage : stages)
        shape += detailOf(stage) +
                 QString::fromStdString("|" + text(stage, "id") + "<" + text(stage, "from") + "\n");
    if (shape == shape_ && topLevelItemCount() > 0) return;
    shape_ = shape;
    const std::string before = currentPart();
    const QSignalBlocker blocker(this);
    clear();
    addItem(nullptr, "", tr("General"), {}, "recipe");
    addItem(nullptr, "model", tr("Model"), {}, "model");
    addItem(nullptr, "data", tr("Data"), {}, "data");
    std::map<std::string, QTreeWidgetItem*> byId;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const std::string id = text(stages[i], "id");
        const auto source = byId.find(text(stages[i], "from"));
        const auto type = stageTypeFromName(text(stages[i], "type"));
        QTreeWidgetItem* item =
            addItem(source == byId.end() ? nullptr : source->second, QString("stages.%1").arg(i),
                    id.empty() ? tr("(no id)") : QString::fromStdString(id), detailOf(stages[i]),
                    type ? stageIcon(*type) : "warning");
        byId.emplace(id, item);
    }
    expandAll();
    selectPart(before);
}

QTreeWidgetItem* StageTree::itemOf(const QString& part) const {
    for (QTreeWidgetItemIterator it(const_cast<StageTree*>(this)); *it; ++it)
        if ((*it)->data(0, partRole).toString() == part) return *it;
    return nullptr;
}

void StageTree::setProblemParts(const QStringList& parts) {
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        const bool wrong = parts.contains((*it)->data(0, partRole).toString());
        (*it)->setIcon(0, wrong ? icon("error", IconColor::error)
                                : icon((*it)->data(0, iconRole).toString(), IconColor::secondary));
        (*it)->setForeground(0, wrong ? theme().error : theme().text);
    }
}

std::string StageTree::currentPart() const {
    return currentItem() ? currentItem()->data(0, partRole).toString().toStdString() : std::string();
}

void StageTree::selectPart(const std::string& part) {
    QTreeWidgetItem* item = itemOf(QString::fromStdString(part));
    setCurrentItem(item ? item : topLevelItem(0));
}

}  // namespace nibble::ui
