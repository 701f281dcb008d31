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
    connect(&reader_, &Background::failed, this,
            [this](const QString& text) { showMessage(Level::error, text); });
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
    QWidget* card = makeCard(tr("Runs"), list_);
    constexpr int narrowest = 150;  // "demo  #12" can be read
    card->setMinimumWidth(narrowest);
    return card;
}

void ComparePage::setStore(const RunStore* store) {
    store_ = store;
    compared_.clear();
    chosen_ = false;
    sides_.clear();
    reader_.cancel();
    refresh();
}

AnswerModel* ComparePage::answers() const {
    return answers_->model();
}

bool ComparePage::isBusy() const {
    return reader_.busy() || formats_->isBusy() || relations_->isBusy();
}

void ComparePage::showTab(int index) {
    tabs_->setCurrentIndex(index);
}

void ComparePage::refresh() {
    fillRunList();
    showContent(list_->count() > 0);
    read();
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
    reader_.cancel();
    read();
}

void ComparePage::setRuns(const std::vector<std::int64_t>& runs) {
    chosen_ = true;
    compared_ = runs;
    reader_.cancel();
    refresh();
}

/// A store that changes all the time must not keep the reading from ever coming to an end: it is finished,
/// then begun anew.
void ComparePage::read() {
    setSubtitle(tr("%n runs", nullptr, int(compared_.size())));
    stale_ = reader_.busy();
    if (stale_) return;
    if (!store_ || compared_.empty()) {
        sides_.clear();
        return showComparison();
    }
    reader_.run(
        [path = store_->path(), runs = compared_](std::stop_token) {
            const RunStore store(path);
            std::vector<Side> sides;
            for (const std::int64_t run : runs)
                sides.push_back(
                    {run, store.recipe(run), store.series(run), evaluationEntries(store, run, true)});
            return sides;
        },
        [this](std::vector<Side> sides) {
            sides_ = std::move(sides);
            showComparison();
            if (stale_) read();
        });
}

void ComparePage::showComparison() {
    showEvaluations();
    showCurves();
    showSettings();
    fillTab();
}

/// What takes longer is filled while it is looked at.
void ComparePage::fillTab() {
    if (tabs_->currentWidget() == formats_) formats_->setRuns(store_, compared_);
    if (tabs_->currentWidget() == relations_) relations_->setRuns(store_, compared_);
}

void ComparePage::showCurves() {
    std::vector<CurvePanel::Group> groups;
    for (const Side& side : sides_) {
        const auto loss = [&side](const std::string& stage) -> const std::vector<Point>* {
            const auto it = std::find_if(side.series.begin(), side.series.end(), [&](const Series& s) {
                return s.stage == stage && s.name == "loss";
            });
            return it == side.series.end() ? nullptr : &it->points;
        };
        int ordinal = 0;
        for (const Stage& stage : side.recipe.stages) {
            if (!trains(stage.type)) continue;
            const QString id = QString::fromStdString(stage.id);
            groups.push_back({QString("%1/%2").arg(side.run).arg(id),
                              QString::fromUtf8("%1 #%2 · %3")
                                  .arg(QString::fromStdString(side.recipe.name))
                                  .arg(side.run)
                                  .arg(id),
                              seriesSlot(side.run, ordinal++), stageOffset(side.recipe, stage.id, loss)});
        }
    }
    curves_->setGroups(groups);
    for (const Side& side : sides_)
        for (const Series& series : side.series)
            curves_->setPoints(QString("%1/%2").arg(side.run).arg(QString::fromStdString(series.stage)),
                               series.name, series.points);
}

void ComparePage::showSettings() {
    settings_->clear();
    settings_->setRowCount(0);
    settings_->setColumnCount(int(sides_.size()) + 1);
    QStringList headers = {tr("Setting")};
    std::map<std::string, std::vector<nlohmann::json>> rows;
    for (const Side& side : sides_)
        headers << QString("%1 #%2").arg(QString::fromStdString(side.recipe.name)).arg(side.run);
    settings_->setHorizontalHeaderLabels(headers);
    for (std::size_t i = 1; i < sides_.size(); ++i)
        for (const FieldDifference& difference : differences(sides_.front().recipe, sides_[i].recipe)) {
            auto& values = rows.try_emplace(difference.path, sides_.size(), difference.left).first->second;
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

void ComparePage::showEvaluations() {
    std::vector<EvaluationEntry> entries;
    for (Side& side : sides_)
        for (EvaluationEntry& entry : std::exchange(side.evaluations, {}))
            entries.push_back(std::move(entry));
    answers_->setEntries(entries);
    for (EvaluationEntry& entry : entries)
        for (EvaluationDone& result : entry.results) result.answers.clear();
    evaluations_->setEntries(std::move(entries));
    fitColumns(*evaluationTable_);
}

}  // namespace nibble::ui
