#include "widgets/compare_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "widgets/answers_view.h"
#include "widgets/curve_panel.h"
#include "widgets/evaluation_model.h"
#include "widgets/format_duel_view.h"
#include "widgets/icons.h"
#include "widgets/relations_view.h"
#include "widgets/run_history.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

constexpr int idRole = Qt::UserRole;
constexpr int listedRuns = 500;  ///< the newest; older ones are found on the page Runs

QString valueText(const nlohmann::json& value) {
    if (value.is_null()) return QString::fromUtf8("–");
    return QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump());
}

}  // namespace

ComparePage::ComparePage(QWidget* parent) : Page(tr("Compare"), "compare", parent) {
    setEmptyState(tr("Nothing to compare yet"),
                  tr("When a run has finished, its stages stand here side by side: pass rates with their "
                     "intervals, curves, settings and "
                     "single answers."),
                  tr("Show the runs"));
    evaluations_ = new EvaluationModel(this);
    evaluationTable_ = new QTableView;
    styleTable(*evaluationTable_);
    evaluationTable_->setModel(evaluations_);
    evaluationTable_->setItemDelegate(new PassRateDelegate(this));
    evaluationTable_->verticalHeader()->setDefaultSectionSize(34);
    evaluationTable_->horizontalHeader()->setStretchLastSection(false);
    evaluationTable_->setFrameShape(QFrame::NoFrame);
    evaluationTable_->setAccessibleName(tr("Evaluations"));
    curves_ = new CurvePanel;
    curves_->layout()->setContentsMargins(0, 10, 0, 0);
    answers_ = new AnswersView;
    formats_ = new FormatDuelView;
    relations_ = new RelationsView;
    tabs_ = new QTabWidget;
    tabs_->setDocumentMode(true);
    tabs_->addTab(makeCard({}, evaluationTable_), tr("Evaluation"));
    tabs_->addTab(curves_, tr("Curves"));
    tabs_->addTab(makeSettings(), tr("Settings"));
    tabs_->addTab(answers_, tr("Answers"));
    tabs_->addTab(formats_, tr("MXFP4 against NVFP4"));
    tabs_->addTab(relations_, tr("Fields and results"));
    connect(tabs_, &QTabWidget::currentChanged, this, &ComparePage::fillTab);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeRunList());
    splitter->addWidget(tabs_);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({215, 925});
    setContent(splitter);
    showContent(false);
}

QWidget* ComparePage::makeSettings() {
    settings_ = new QTableWidget;
    styleTable(*settings_);
    settings_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    settings_->setAccessibleName(tr("Settings that differ"));
    noSettings_ = makeSecondary();
    noSettings_->setWordWrap(true);
    noSettings_->setAlignment(Qt::AlignCenter);
    noSettings_->setContentsMargins(40, 0, 40, 0);
    auto* stack = new QWidget;
    auto* layout = new QVBoxLayout(stack);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(settings_, 1);
    layout->addWidget(noSettings_, 1);
    return makeCard({}, stack);
}

QWidget* ComparePage::makeRunList() {
    list_ = new QListWidget;
    list_->setIconSize(QSize(13, 13));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(tr("Runs to compare"));
    connect(list_, &QListWidget::itemChanged, this, &ComparePage::readChecked);
    return makeCard(tr("Runs"), list_);
}

void ComparePage::setStore(const RunStore* store) {
    store_ = store;
    compared_.clear();
    chosen_ = false;
    refresh();
}

AnswerModel* ComparePage::answers() const {
    return answers_->model();
}

bool ComparePage::isBusy() const {
    return formats_->isBusy() || relations_->isBusy();
}

void ComparePage::showTab(int index) {
    tabs_->setCurrentIndex(index);
}

void ComparePage::refresh() {
    fillRunList();
    showContent(list_->count() > 0);
    showComparison();
}

void ComparePage::fillRunList() {
    const QSignalBlocker blocker(list_);
    const std::vector<RunSummary> all = store_ ? store_->runs() : std::vector<RunSummary>();
    if (!chosen_) {
        compared_.clear();
        for (const RunSummary& run : all)
            if (!run.pass_rates.empty() && compared_.size() < 2) compared_.push_back(run.id);
        if (compared_.empty() && !all.empty()) compared_.push_back(all.front().id);
    }
    list_->clear();
    for (std::size_t i = 0; i < std::min(all.size(), std::size_t(listedRuns)); ++i) {
        auto* item = new QListWidgetItem(
            swatch(seriesSlot(all[i].id)),
            QString("%1  #%2").arg(QString::fromStdString(all[i].name)).arg(all[i].id), list_);
        item->setData(idRole, qlonglong(all[i].id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool on = std::find(compared_.begin(), compared_.end(), all[i].id) != compared_.end();
        item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
}

void ComparePage::readChecked() {
    chosen_ = true;
    compared_.clear();
    for (int i = 0; i < list_->count(); ++i)
        if (list_->item(i)->checkState() == Qt::Checked)
            compared_.push_back(list_->item(i)->data(idRole).toLongLong());
    showComparison();
}

void ComparePage::setRuns(const std::vector<std::int64_t>& runs) {
    chosen_ = true;
    compared_ = runs;
    refresh();
}

void ComparePage::showComparison() {
    std::vector<EvaluationEntry> entries;
    for (const std::int64_t run : compared_) {
        auto more = evaluationEntries(*store_, run, false);
        std::move(more.begin(), more.end(), std::back_inserter(entries));
    }
    evaluations_->setEntries(std::move(entries));
    fitColumns(*evaluationTable_);
    setSubtitle(tr("%n runs", nullptr, int(compared_.size())));
    showCurves();
    showSettings();
    showAnswers();
    fillTab();
}

/// What takes longer is filled while it is looked at.
void ComparePage::fillTab() {
    if (tabs_->currentWidget() == formats_) formats_->setRuns(store_, compared_);
    if (tabs_->currentWidget() == relations_) relations_->setRuns(store_, compared_);
}

void ComparePage::showCurves() {
    std::vector<CurvePanel::Group> groups;
    std::vector<std::pair<std::int64_t, std::vector<Series>>> loaded;
    for (const std::int64_t run : compared_) {
        loaded.emplace_back(run, store_->series(run));
        const auto loss = [&all =
                               loaded.back().second](const std::string& stage) -> const std::vector<Point>* {
            const auto it = std::find_if(all.begin(), all.end(), [&](const Series& s) {
                return s.stage == stage && s.name == "loss";
            });
            return it == all.end() ? nullptr : &it->points;
        };
        const Recipe recipe = store_->recipe(run);
        int ordinal = 0;
        for (const Stage& stage : recipe.stages) {
            if (!trains(stage.type)) continue;
            const QString id = QString::fromStdString(stage.id);
            groups.push_back(
                {QString("%1/%2").arg(run).arg(id),
                 QString::fromUtf8("%1 #%2 · %3").arg(QString::fromStdString(recipe.name)).arg(run).arg(id),
                 seriesSlot(run, ordinal++), stageOffset(recipe, stage.id, loss)});
        }
    }
    curves_->setGroups(groups);
    for (const auto& [run, all] : loaded)
        for (const Series& series : all)
            curves_->setPoints(QString("%1/%2").arg(run).arg(QString::fromStdString(series.stage)),
                               series.name, series.points);
}

void ComparePage::showSettings() {
    settings_->clear();
    settings_->setRowCount(0);
    settings_->setColumnCount(int(compared_.size()) + 1);
    QStringList headers = {tr("Setting")};
    std::map<std::string, std::vector<nlohmann::json>> rows;
    std::vector<Recipe> recipes;
    for (const std::int64_t run : compared_) {
        recipes.push_back(store_->recipe(run));
        headers << QString("%1 #%2").arg(QString::fromStdString(recipes.back().name)).arg(run);
    }
    settings_->setHorizontalHeaderLabels(headers);
    for (std::size_t i = 1; i < recipes.size(); ++i)
        for (const FieldDifference& difference : differences(recipes.front(), recipes[i])) {
            auto& values = rows.try_emplace(difference.path, recipes.size(), difference.left).first->second;
            values[i] = difference.right;
        }
    settings_->setRowCount(int(rows.size()));
    int row = 0;
    for (const auto& [path, values] : rows) {
        settings_->setItem(row, 0, new QTableWidgetItem(QString::fromStdString(path)));
        for (std::size_t i = 0; i < values.size(); ++i) {
            auto* item = new QTableWidgetItem(valueText(values[i]));
            item->setToolTip(item->text());
            settings_->setItem(row, int(i) + 1, item);
        }
        ++row;
    }
    fitColumns(*settings_);
    settings_->setVisible(row > 0);
    noSettings_->setVisible(row == 0);
    noSettings_->setText(
        compared_.size() < 2
            ? tr("Tick a second run on the left: its settings then stand here beside the first one's, "
                 "only those that differ.")
            : tr("The recipes of these runs do not differ in any setting."));
}

void ComparePage::showAnswers() {
    std::vector<EvaluationEntry> entries;
    for (const std::int64_t run : compared_) {
        auto more = evaluationEntries(*store_, run, true);
        std::move(more.begin(), more.end(), std::back_inserter(entries));
    }
    answers_->setEntries(std::move(entries));
}

}  // namespace nibble::ui
