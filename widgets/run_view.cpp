#include "widgets/run_view.h"

#include <QHeaderView>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <filesystem>

#include "widgets/curve_panel.h"
#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/json_edit.h"
#include "widgets/log_view.h"
#include "widgets/page.h"
#include "widgets/run_table_model.h"
#include "widgets/sample_view.h"
#include "widgets/stage_tree.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

QTableWidget* makeTable(const QStringList& headers) {
    auto* table = new QTableWidget(0, int(headers.size()));
    styleTable(*table);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setHorizontalHeaderLabels(headers);
    return table;
}

void setRow(QTableWidget& table, int row, const QStringList& texts) {
    for (int column = 0; column < int(texts.size()); ++column) {
        if (!table.item(row, column)) table.setItem(row, column, new QTableWidgetItem);
        table.item(row, column)->setText(texts[column]);
        table.item(row, column)->setToolTip(texts[column]);
    }
}

/// A stage that has finished deletes the checkpoints of its way, unless the recipe keeps them.
bool isThere(const CheckpointSaved& saved) {
    std::error_code ignored;
    return std::filesystem::exists(saved.path, ignored);
}

QString checkpointState(const CheckpointSaved& saved) {
    if (!isThere(saved)) return RunView::tr("no longer there");
    return saved.complete
               ? RunView::tr("complete")
               : RunView::tr("incomplete: %1 is missing").arg(QString::fromStdString(saved.missing));
}

}  // namespace

RunView::RunView(QWidget* parent) : QWidget(parent) {
    curves_ = new CurvePanel;
    curves_->layout()->setContentsMargins(0, 10, 0, 0);
    log_ = new LogView;
    samples_ = new SampleView;
    stageTab_ = makeStageTab();
    sampleTab_ = samples_;

    tabs_ = new QTabWidget;
    tabs_->setDocumentMode(true);
    tabs_->addTab(curves_, tr("Curves"));
    tabs_->addTab(samples_, tr("Samples"));
    tabs_->addTab(stageTab_, tr("Stages"));
    tabs_->addTab(makeRecipeTab(), tr("Recipe"));
    tabs_->addTab(makeCard({}, log_), tr("Log"));
    connect(tabs_, &QTabWidget::currentChanged, this, [this] {
        showStages();
        showSamples();
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs_);
}

QWidget* RunView::makeStageTab() {
    stages_ = makeTable(
        {tr("Stage"), tr("Type"), tr("From"), tr("Status"), tr("Steps"), tr("Duration"), tr("Weights")});
    stages_->setAccessibleName(tr("Stages"));
    checkpoints_ = makeTable({tr("Stage"), tr("Step"), tr("State"), tr("Folder")});
    checkpoints_->setAccessibleName(tr("Checkpoints"));
    checkpoints_->setToolTip(tr("Double click: fork a new run from here"));
    connect(checkpoints_, &QTableWidget::cellDoubleClicked, this, [this](int row) {
        const CheckpointSaved& saved = history_->checkpoints()[std::size_t(row)];
        Q_EMIT forkRequested(QString::fromStdString(saved.stage), saved.step);
    });
    connect(stages_, &QTableWidget::cellDoubleClicked, this,
            [this](int row) { Q_EMIT forkRequested(stages_->item(row, 0)->text(), -1); });
    auto* parts = new QSplitter(Qt::Vertical);
    parts->addWidget(makeCard(tr("Stages"), stages_));
    parts->addWidget(makeCard(tr("Checkpoints"), checkpoints_));
    return parts;
}

QWidget* RunView::makeRecipeTab() {
    recipe_ = new JsonEdit;
    recipe_->setReadOnly(true);
    recipe_->setAccessibleName(tr("The recipe as it was run"));
    changes_ = makeTable({tr("Field"), tr("Parent"), tr("This run")});
    changes_->setAccessibleName(tr("What changed against the parent"));
    changesCard_ = makeCard(tr("What changed against the parent"), changes_);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->addWidget(changesCard_);
    parts->addWidget(makeCard({}, recipe_));
    parts->setStretchFactor(1, 2);
    return parts;
}

QString RunView::recipeText() const {
    return recipe_->toPlainText();
}

void RunView::setHistory(const RunHistory* history) {
    history_ = history;
    log_->setHistory(history);
    connect(history, &RunHistory::reset, this, &RunView::showAll);
    connect(history, &RunHistory::statusChanged, this, &RunView::showStages);
    connect(history, &RunHistory::resultsChanged, this, &RunView::showStages);
    connect(history, &RunHistory::samplesChanged, this, &RunView::showSamples);
    connect(history, &RunHistory::clockChanged, this, [this](const std::string& stage) {
        curves_->setClock(QString::fromStdString(stage), history_->clock(stage));
    });
    connect(history, &RunHistory::pointsAdded, this,
            [this](const std::string& stage, const std::string& name, std::size_t from) {
                const std::vector<Point>& points = history_->series().at({stage, name});
                if (from == 0) curves_->setOffset(QString::fromStdString(stage), history_->offset(stage));
                curves_->append(QString::fromStdString(stage), name, std::span(points).subspan(from));
            });
    showAll();
}

void RunView::showAll() {
    std::vector<CurvePanel::Group> groups;
    for (const Stage& stage : history_->recipe().stages) {
        if (!trains(stage.type)) continue;
        const QString id = QString::fromStdString(stage.id);
        groups.push_back({id, id, seriesSlot(history_->run(), history_->ordinal(stage.id)),
                          history_->offset(stage.id), history_->clock(stage.id)});
    }
    curves_->setGroups(groups);
    for (const CurvePanel::Group& group : groups)
        for (const char* name : RunHistory::seriesNames()) {
            const auto series = history_->series().find({group.key.toStdString(), name});
            if (series != history_->series().end()) curves_->setPoints(group.key, name, series->second);
        }
    showRecipe();
    showStages();
    showSamples();
}

void RunView::showSamples() {
    if (history_ && tabs_->currentWidget() == sampleTab_) samples_->setSamples(history_->samples());
}

void RunView::showRecipe() {
    recipe_->setPlainText(history_->run() ? QString::fromStdString(to_json(history_->recipe()).dump(2))
                                          : QString());
    const std::vector<FieldDifference>& changes = history_->changes();
    changesCard_->setVisible(!changes.empty());
    changes_->setRowCount(int(changes.size()));
    const auto text = [](const nlohmann::json& value) {
        return value.is_null() ? QString::fromUtf8("–") : QString::fromStdString(value.dump());
    };
    for (int row = 0; row < int(changes.size()); ++row) {
        const FieldDifference& change = changes[std::size_t(row)];
        setRow(*changes_, row, {QString::fromStdString(change.path), text(change.left), text(change.right)});
    }
    fitColumns(*changes_);
}

void RunView::showStages() {
    if (!history_ || tabs_->currentWidget() != stageTab_) return;  // it changes with every step
    const std::vector<Stage>& planned = history_->recipe().stages;
    stages_->setRowCount(int(planned.size()));
    for (int row = 0; row < int(planned.size()); ++row) {
        const Stage& plan = planned[std::size_t(row)];
        const auto& begun = history_->stages();
        const auto s =
            std::find_if(begun.begin(), begun.end(), [&](const StageSummary& b) { return b.id == plan.id; });
        QStringList texts = {QString::fromStdString(plan.id), stageTypeName(plan.type),
                             plan.from.empty() ? "base" : QString::fromStdString(plan.from)};
        if (s == begun.end())
            texts << tr("waiting") << ""
                  << ""
                  << "";
        else
            texts << statusName(s->status)
                  << (s->steps ? QString("%1 / %2").arg(formatCount(s->step), formatCount(s->steps))
                               : QString())
                  << formatDuration(s->seconds) << QString::fromStdString(s->weights);
        setRow(*stages_, row, texts);
        stages_->item(row, 0)->setIcon(icon(stageIcon(plan.type)));
        stages_->item(row, 3)->setIcon(s == begun.end() ? QIcon() : statusIcon(s->status));
    }
    const std::vector<CheckpointSaved>& saved = history_->checkpoints();
    checkpoints_->setRowCount(int(saved.size()));
    for (int row = 0; row < int(saved.size()); ++row) {
        const CheckpointSaved& c = saved[std::size_t(row)];
        setRow(*checkpoints_, row,
               {QString::fromStdString(c.stage), formatCount(c.step), checkpointState(c),
                QString::fromStdString(c.path)});
        const bool there = isThere(c);
        checkpoints_->item(row, 2)->setIcon(!there       ? icon("trash", IconColor::secondary)
                                            : c.complete ? icon("check", IconColor::success)
                                                         : icon("warning", IconColor::warning));
        for (int column = 0; column < checkpoints_->columnCount(); ++column)
            checkpoints_->item(row, column)->setForeground(there ? theme().text : theme().textDisabled);
    }
    fitColumns(*stages_);
    fitColumns(*checkpoints_);
}

}  // namespace nibble::ui
