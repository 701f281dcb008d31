#include "widgets/routing_view.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/run/routing.h"
#include "widgets/format.h"
#include "widgets/heat_map.h"
#include "widgets/page.h"
#include "widgets/run_history.h"
#include "widgets/stat_strip.h"
#include "widgets/tables.h"
#include "widgets/theme.h"
#include "widgets/work_bar.h"

namespace nibble::ui {
namespace {

/// An expert is hot from twice its even share on.
constexpr double hotLoad = 2;

QString loadText(double load) {
    return std::isnan(load) ? QString::fromUtf8("–") : formatFixed(load, 2) + QString::fromUtf8("×");
}

HeatMap::Data mapData(const QString& title, const RoutingCounted& counts) {
    return {title,
            RoutingView::tr("Layer"),
            RoutingView::tr("Expert"),
            counts.layers,
            counts.experts,
            routingLoads(counts),
            {}};
}

QTableWidgetItem* numberItem(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

std::int64_t countDead(const RoutingCounted& counts) {
    return std::count(counts.counts.begin(), counts.counts.end(), 0);
}

}  // namespace

std::vector<double> routingLoads(const RoutingCounted& counts) {
    std::vector<double> loads;
    for (int layer = 0; layer < counts.layers; ++layer) {
        const auto first = counts.counts.begin() + std::ptrdiff_t(layer) * counts.experts;
        const double even =
            double(std::accumulate(first, first + counts.experts, std::int64_t{0})) / counts.experts;
        for (int expert = 0; expert < counts.experts; ++expert)
            loads.push_back(even > 0 ? double(first[expert]) / even : std::nan(""));
    }
    return loads;
}

RoutingView::RoutingView(QWidget* parent) : QWidget(parent) {
    bar_ = new WorkBar(tr("Stage"), tr("Count the tokens"));
    stage_ = bar_->choice();
    connect(stage_, &QComboBox::currentIndexChanged, this, &RoutingView::showChoice);
    connect(bar_, &WorkBar::startClicked, this, &RoutingView::count);
    connect(bar_, &WorkBar::cancelClicked, this, [this] { background_.cancel(); });
    stats_ = new StatStrip;
    auto* mapArea = new QWidget;
    auto* mapLayout = new QHBoxLayout(mapArea);
    mapLayout->setContentsMargins(0, 0, 0, 0);
    mapLayout->setSpacing(8);
    for (int i = 0; i < 2; ++i) {
        maps_.push_back(new HeatMap);
        mapLayout->addWidget(makeCard({}, maps_.back()));
    }
    for (HeatMap* map : maps_)  // the same expert in both
        connect(map, &HeatMap::currentChanged, this, [this](int row, int column) {
            for (HeatMap* each : maps_) each->setCurrent(row, column);
        });
    table_ = new QTableWidget(0, 5);
    styleTable(*table_);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setAccessibleName(tr("Experts by load"));
    table_->setHorizontalHeaderLabels({tr("Layer"), tr("Expert"), tr("Tokens"), tr("Load"), tr("Base")});
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (int column = 0; column < 5; ++column)
        table_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(mapArea);
    splitter->addWidget(makeCard(tr("Fullest first"), table_));
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({800, 340});
    help_ = makeSecondary(
        tr("Tokens of the validation rows that an expert takes part in, over what it would have if all "
           "experts of its layer had the same. 1 is even, 0 is a dead expert."));
    help_->setWordWrap(true);
    content_ = new QWidget;
    auto* inside = new QVBoxLayout(content_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(8);
    inside->addWidget(stats_);
    inside->addWidget(help_);
    inside->addWidget(splitter, 1);
    empty_ = makeSecondary();
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(bar_);
    layout->addWidget(content_, 1);
    layout->addWidget(empty_, 1);
    connect(&background_, &Background::busyChanged, this, [this](bool busy) {
        bar_->setBusy(busy);
        showStart();
    });
    connect(&background_, &Background::failed, empty_, [this](const QString& text) {
        content_->hide();
        empty_->setText(text);
        empty_->show();
    });
    showChoice();
}

RoutingView::~RoutingView() = default;

void RoutingView::setHistory(const RunHistory* history) {
    const std::int64_t run = history ? history->run() : 0;
    if (run != run_) background_.cancel();
    run_ = run;
    recorded_.clear();
    baseStage_.clear();
    const QString before = stage_->currentText();
    {
        const QSignalBlocker blocker(stage_);
        stage_->clear();
        if (run != 0) {
            store_ = history->store()->path();
            recorded_ = history->store()->routing(run);
            if (!history->recipe().model.checkpoint.empty() && history->summary().parent.stage.empty())
                for (const StageSummary& stage : history->stages())
                    if (stage.from.empty() && trains(stage.type) && baseStage_.empty()) baseStage_ = stage.id;
            for (const StageSummary& stage : history->stages())
                if (has_weights(stage.type) && (!stage.weights.empty() || counts(stage.id)))
                    stage_->addItem(QString::fromStdString(stage.id));
        }
        stage_->setCurrentIndex(before.isEmpty() ? stage_->count() - 1
                                                 : std::max(0, stage_->findText(before)));
    }
    showChoice();
}

const RoutingCounted* RoutingView::counts(const std::string& stage) const {
    const RoutingCounted* found = nullptr;
    for (const RoutingCounted& each : recorded_) {
        const bool base = each.stage == baseStage_ && each.step == 0;
        if (stage.empty() ? base : each.stage == stage && !base) found = &each;
    }
    return found;
}

void RoutingView::count() {
    if (stage_->count() == 0) return;
    std::vector<std::string> wanted = {stage_->currentText().toStdString()};
    if (!counts({}) && !baseStage_.empty()) wanted.insert(wanted.begin(), std::string());
    background_.run(
        [path = store_, run = run_, wanted, base = baseStage_,
         progress = bar_->newProgress()](std::stop_token stop) {
            RunStore store(path);
            std::vector<RoutingCounted> counted;
            for (const std::string& stage : wanted)
                counted.push_back(count_stage_routing(store, run, stage, base, progress, stop));
            return counted;
        },
        [this](std::vector<RoutingCounted> counted) {
            std::move(counted.begin(), counted.end(), std::back_inserter(recorded_));
            showChoice();
        });
}

/// Offered for a stage whose tokens were not counted.
void RoutingView::showStart() {
    bar_->startButton()->setVisible(!isBusy() && stage_->count() > 0 &&
                                    !counts(stage_->currentText().toStdString()));
}

void RoutingView::showChoice() {
    const RoutingCounted* now = stage_->count() ? counts(stage_->currentText().toStdString()) : nullptr;
    content_->setVisible(now != nullptr);
    empty_->setVisible(now == nullptr);
    showStart();
    empty_->setText(
        stage_->count() == 0
            ? tr("This run has no weights yet. Its routing stands here when a stage has finished.")
            : tr("The tokens of this stage were not counted. Counting sends the run's validation rows "
                 "through "
                 "the model once."));
    if (!now) return;
    const RoutingCounted* base = counts({});
    showStats(*now, base);
    showMaps(*now, base);
    showTable(*now, base);
}

void RoutingView::showStats(const RoutingCounted& now, const RoutingCounted* base) {
    const std::vector<double> loads = routingLoads(now);
    std::int64_t hot = 0;
    double fullest = 0;
    for (const double load : loads) {
        hot += load >= hotLoad;
        fullest = std::max(fullest, std::isnan(load) ? 0 : load);
    }
    const std::int64_t dead = countDead(now);
    std::vector<StatStrip::Stat> stats = {
        {tr("dead experts"), formatCount(dead), tr("No token of the validation rows goes to them."),
         dead > 0 ? QString("warning") : QString()},
        {tr("hot experts"), formatCount(hot), tr("They get at least twice their even share."), {}},
        {tr("the fullest"), loadText(fullest), tr("Its tokens over an even share."), {}}};
    if (base && base->counts.size() == now.counts.size()) {
        const std::vector<double> before = routingLoads(*base);
        double moved = 0;
        for (std::size_t i = 0; i < loads.size(); ++i)
            if (!std::isnan(loads[i]) && !std::isnan(before[i])) moved += std::abs(loads[i] - before[i]);
        // Half the sum of the differences is what has to move from one expert to another.
        stats.push_back({tr("dead in the base"), formatCount(countDead(*base)), {}, {}});
        stats.push_back({tr("tokens that moved"),
                         formatPercent(moved / 2 / double(loads.size())),
                         tr("Share of the tokens that other experts take now than in the base, at least."),
                         {}});
    }
    stats_->setStats(stats);
}

void RoutingView::showMaps(const RoutingCounted& now, const RoutingCounted* base) {
    double high = hotLoad;
    for (const RoutingCounted* each : {&now, base})
        if (each)
            for (const double load : routingLoads(*each)) high = std::max(high, std::isnan(load) ? 0 : load);
    for (HeatMap* map : maps_)
        map->setScale(0, high, QString::fromUtf8("×"), [](double v) { return formatFixed(v, 2); });
    maps_[0]->setData(mapData(QString::fromStdString(now.stage), now));
    maps_[1]->parentWidget()->setVisible(base != nullptr);
    if (base) maps_[1]->setData(mapData(tr("base checkpoint"), *base));
}

void RoutingView::showTable(const RoutingCounted& now, const RoutingCounted* base) {
    const std::vector<double> loads = routingLoads(now);
    const std::vector<double> before = base ? routingLoads(*base) : std::vector<double>();
    std::vector<std::size_t> order(loads.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return now.counts[a] > now.counts[b]; });
    table_->setRowCount(int(order.size()));
    for (int row = 0; row < int(order.size()); ++row) {
        const std::size_t i = order[std::size_t(row)];
        const QString texts[] = {formatCount(std::int64_t(i) / now.experts),
                                 formatCount(std::int64_t(i) % now.experts), formatCount(now.counts[i]),
                                 loadText(loads[i]), loadText(i < before.size() ? before[i] : std::nan(""))};
        for (int column = 0; column < 5; ++column) {
            QTableWidgetItem* item = numberItem(texts[column]);
            if (now.counts[i] == 0) item->setForeground(theme().warning);
            table_->setItem(row, column, item);
        }
    }
    table_->setColumnHidden(4, !base);
}

}  // namespace nibble::ui
