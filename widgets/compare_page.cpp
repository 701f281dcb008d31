#include "widgets/compare_page.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QListWidget>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "widgets/answer_model.h"
#include "widgets/curve_panel.h"
#include "widgets/evaluation_model.h"
#include "widgets/icons.h"
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
    settings_ = new QTableWidget;
    styleTable(*settings_);
    settings_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    settings_->setFrameShape(QFrame::NoFrame);
    settings_->setAccessibleName(tr("Settings that differ"));

    tabs_ = new QTabWidget;
    tabs_->setDocumentMode(true);
    tabs_->addTab(makeCard({}, evaluationTable_), tr("Evaluation"));
    tabs_->addTab(curves_, tr("Curves"));
    tabs_->addTab(makeCard({}, settings_), tr("Settings"));
    tabs_->addTab(makeAnswers(), tr("Answers"));
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeRunList());
    splitter->addWidget(tabs_);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({215, 925});
    setContent(splitter);
    showContent(false);
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

QWidget* ComparePage::makeAnswers() {
    answers_ = new AnswerModel(this);
    answerTable_ = new QTableView;
    styleTable(*answerTable_);
    answerTable_->setModel(answers_);
    answerTable_->setFrameShape(QFrame::NoFrame);
    answerTable_->horizontalHeader()->setStretchLastSection(false);
    answerTable_->setAccessibleName(tr("Answers"));
    connect(answerTable_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ComparePage::showAnswer);
    answerText_ = new QTextBrowser;
    answerText_->setFrameShape(QFrame::NoFrame);
    answerText_->setAccessibleName(tr("The answers to the selected row"));
    onlyDifferences_ = new QCheckBox(tr("Only rows on which the stages differ"));
    onlyDifferences_->setChecked(true);
    connect(onlyDifferences_, &QCheckBox::toggled, this, &ComparePage::showAnswers);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeCard({}, answerTable_));
    splitter->addWidget(makeCard({}, answerText_));
    splitter->setSizes({320, 260});
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->addWidget(onlyDifferences_);
    layout->addWidget(splitter, 1);
    return part;
}

void ComparePage::setStore(const RunStore* store) {
    store_ = store;
    compared_.clear();
    chosen_ = false;
    refresh();
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
}

void ComparePage::showAnswers() {
    std::vector<EvaluationEntry> entries;
    for (const std::int64_t run : compared_) {
        auto more = evaluationEntries(*store_, run, true);
        std::move(more.begin(), more.end(), std::back_inserter(entries));
    }
    answers_->setEntries(entries, onlyDifferences_->isChecked());
    fitColumns(*answerTable_);
    answerTable_->setColumnWidth(2, 320);
    answerText_->clear();
    answerTable_->selectRow(0);
}

void ComparePage::showAnswer() {
    const QModelIndex index = answerTable_->currentIndex();
    if (!index.isValid()) return answerText_->clear();
    QString html;
    bool first = true;
    const QString pale = theme().textSecondary.name();
    for (int entry = 0; entry < answers_->entryCount(); ++entry) {
        const ScoredAnswer* answer = answers_->answer(index.row(), entry);
        if (!answer) continue;
        const auto paragraph = [](const std::string& text) {
            return QString::fromStdString(text).toHtmlEscaped().replace("\n", "<br>");
        };
        if (first) {
            html += QString("<p><span style='color:%1'>%2</span><br>%3</p>")
                        .arg(pale, tr("Request"), paragraph(answer->prompt));
            if (!answer->expected.empty())
                html += QString("<p><span style='color:%1'>%2</span><br>%3</p>")
                            .arg(pale, tr("Expected"), paragraph(answer->expected));
        }
        first = false;
        html += QString("<p><b style='color:%1'>■</b> <b>%2</b> – %3</p>")
                    .arg(seriesColor(answers_->slot(entry)).name(), answers_->label(entry).toHtmlEscaped(),
                         verdictName(answer->verdict));
        html +=
            QString("<p style='margin-left:16px; color:%1'>%2</p>").arg(pale, paragraph(answer->analysis));
        html += QString("<p style='margin-left:16px'>%1</p>").arg(paragraph(answer->final_text));
    }
    answerText_->setHtml(html);
}

}  // namespace nibble::ui
