#include "widgets/compare_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
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
constexpr std::size_t listedRuns = 500;  ///< of those that are searched for

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
    search_ = new QLineEdit;
    search_->setPlaceholderText(tr("Search runs"));
    search_->setAccessibleName(tr("Search runs"));
    search_->setToolTip(tr("Name, number or tag"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icon("search", IconColor::secondary), QLineEdit::LeadingPosition);
    connect(search_, &QLineEdit::textChanged, this, &ComparePage::fillRunList);
    list_ = new QListWidget;
    list_->setIconSize(QSize(13, 13));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(tr("Runs to compare"));
    connect(list_, &QListWidget::itemChanged, this,
            [this](const QListWidgetItem* item) { setCompared(*item); });
    more_ = makeSecondary();
    more_->setWordWrap(true);
    more_->setContentsMargins(11, 0, 11, 6);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->addWidget(search_);
    layout->addLayout(row);
    layout->addWidget(list_, 1);
    layout->addWidget(more_);
    QWidget* card = makeCard(tr("Runs"), content);
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
    attempt([this] {
        all_ = store_ ? store_->runs() : std::vector<RunSummary>();
        if (!chosen_) compareFirst();
        fillRunList();
    });
    showContent(!all_.empty());
    read();
}

/// What to look at before anything is chosen: the two newest that were evaluated, or the newest.
void ComparePage::compareFirst() {
    compared_.clear();
    for (const RunSummary& run : all_)
        if (!run.pass_rates.empty() && compared_.size() < 2) compared_.push_back(run.id);
    if (compared_.empty() && !all_.empty()) compared_.push_back(all_.front().id);
}

/// Those that are compared, and of those that are searched for the newest.
void ComparePage::fillRunList() {
    const QSignalBlocker blocker(list_);
    const QListWidgetItem* selected = list_->currentItem();
    const qlonglong current = selected ? selected->data(idRole).toLongLong() : 0;
    const int scrolled = list_->verticalScrollBar()->value();
    list_->clear();
    std::size_t found = 0;
    for (const RunSummary& run : all_) {
        const QString text = QString("%1  #%2").arg(QString::fromStdString(run.name)).arg(run.id);
        const bool on = std::find(compared_.begin(), compared_.end(), run.id) != compared_.end();
        const auto holds = [this](const QString& part) {
            return part.contains(search_->text().trimmed(), Qt::CaseInsensitive);
        };
        if (!holds(text) &&
            std::none_of(run.labels.tags.begin(), run.labels.tags.end(),
                         [&](const std::string& tag) { return holds(QString::fromStdString(tag)); })) {
            if (!on) continue;
        } else if (++found > listedRuns && !on) {
            continue;
        }
        auto* item = new QListWidgetItem(swatch(seriesSlot(run.id)), text, list_);
        item->setData(idRole, qlonglong(run.id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
        if (run.id == current) list_->setCurrentItem(item);
    }
    list_->verticalScrollBar()->setValue(scrolled);
    more_->setVisible(found > listedRuns);
    more_->setText(
        tr("%n more; search for them.", nullptr, int(found > listedRuns ? found - listedRuns : 0)));
}

/// Newest first, as in the list.
void ComparePage::setCompared(const QListWidgetItem& item) {
    chosen_ = true;
    const std::int64_t run = item.data(idRole).toLongLong();
    std::erase(compared_, run);
    if (item.checkState() == Qt::Checked) compared_.push_back(run);
    std::sort(compared_.rbegin(), compared_.rend());
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
                sides.push_back({run, store.recipe(run), store.run(run), store.stages(run), store.clock(run),
                                 store.series(run), evaluationEntries(store, run, true)});
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
    attempt([this] {
        if (tabs_->currentWidget() == formats_) formats_->setRuns(store_, compared_);
        if (tabs_->currentWidget() == relations_) relations_->setRuns(store_, compared_);
    });
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
                              seriesSlot(side.run, ordinal++), stageOffset(side.recipe, stage.id, loss),
                              stageClock(side.clock, side.summary, side.stages, stage.id)});
        }
    }
    if (!curves_->updateGroups(groups)) curves_->setGroups(groups);
    for (const Side& side : sides_)
        for (const Series& series : side.series)
            curves_->setPoints(QString("%1/%2").arg(side.run).arg(QString::fromStdString(series.stage)),
                               series.name, series.points);
}

void ComparePage::showSettings() {
    std::vector<QStringList> lines = {{tr("Setting")}};
    for (const Side& side : sides_)
        lines[0] << QString("%1 #%2").arg(QString::fromStdString(side.recipe.name)).arg(side.run);
    std::map<std::string, std::vector<nlohmann::json>> rows;
    for (std::size_t i = 1; i < sides_.size(); ++i)
        for (const FieldDifference& difference : differences(sides_.front().recipe, sides_[i].recipe)) {
            auto& values = rows.try_emplace(difference.path, sides_.size(), difference.left).first->second;
            values[i] = difference.right;
        }
    for (const auto& [path, values] : rows) {
        QStringList& line = lines.emplace_back(QString::fromStdString(path));
        for (const nlohmann::json& value : values) line << valueText(value);
    }
    settings_->setVisible(!rows.empty());
    noSettings_->setVisible(rows.empty());
    noSettings_->setText(
        compared_.size() < 2
            ? tr("Tick a second run on the left: its settings then stand here beside the first one's, "
                 "only those that differ.")
            : tr("The recipes of these runs do not differ in any setting."));
    if (lines == settingLines_) return;
    settingLines_ = lines;
    settings_->clear();
    settings_->setRowCount(int(rows.size()));
    settings_->setColumnCount(int(lines[0].size()));
    settings_->setHorizontalHeaderLabels(lines[0]);
    for (int row = 0; row < int(rows.size()); ++row)
        for (int column = 0; column < int(lines[0].size()); ++column) {
            auto* item = new QTableWidgetItem(lines[std::size_t(row) + 1][column]);
            item->setToolTip(item->text());
            settings_->setItem(row, column, item);
        }
    fitColumns(*settings_);
}

void ComparePage::showEvaluations() {
    std::vector<EvaluationEntry> entries;
    for (Side& side : sides_)
        for (EvaluationEntry& entry : std::exchange(side.evaluations, {}))
            entries.push_back(std::move(entry));
    QStringList keys;
    for (const EvaluationEntry& entry : entries)
        for (const EvaluationDone& result : entry.results)
            keys << QString("%1 %2 %3 %4 %5")
                        .arg(entry.label, QString::fromStdString(result.stage + " " + result.data))
                        .arg(result.loss, 0, 'g', 17)
                        .arg(result.tokens)
                        .arg(result.answers.size());
    if (std::exchange(evaluationKeys_, keys) == keys) return;
    answers_->setEntries(entries);
    for (EvaluationEntry& entry : entries)
        for (EvaluationDone& result : entry.results) result.answers.clear();
    evaluations_->setEntries(std::move(entries));
    fitColumns(*evaluationTable_);
}

}  // namespace nibble::ui
