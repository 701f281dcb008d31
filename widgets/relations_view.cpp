#include "widgets/relations_view.h"

#include <QComboBox>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/page.h"
#include "widgets/parallel_plot.h"
#include "widgets/scatter_plot.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

constexpr std::size_t mostRuns = 1000;  // the newest; so many points can still be told apart
constexpr std::size_t mostFields = 5, mostResults = 4;

double valueOf(const RunFacts& run, const std::string& name) {
    for (const auto* values : {&run.fields, &run.results})
        if (const auto found = values->find(name); found != values->end()) return found->second;
    return std::nan("");
}

/// The pass rates first, the highest of them before all: what a run is chosen by. Then losses and the like.
std::vector<std::string> resultsByWeight(const std::vector<RunFacts>& runs) {
    std::vector<std::string> names = varying(runs, &RunFacts::results);
    std::map<std::string, double> weight;
    for (const std::string& name : names) {
        double sum = 0;
        for (const RunFacts& run : runs)
            if (const auto found = run.results.find(name); found != run.results.end()) sum += found->second;
        weight[name] = name.find('/') == name.npos ? -1 : sum;
    }
    std::stable_sort(names.begin(), names.end(),
                     [&](const std::string& a, const std::string& b) { return weight[a] > weight[b]; });
    return names;
}

}  // namespace

RelationsView::RelationsView(QWidget* parent) : QWidget(parent) {
    parallel_ = new ParallelPlot;
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeScatter());
    splitter->addWidget(makeCard({}, parallel_));
    splitter->setSizes({320, 290});
    content_ = splitter;
    empty_ = makeSecondary();
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->addWidget(content_, 1);
    layout->addWidget(empty_, 1);
    connect(&background_, &Background::failed, empty_, &QLabel::setText);
    showFacts();
}

QWidget* RelationsView::makeScatter() {
    scatter_ = new ScatterPlot;
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(12, 8, 12, 0);
    bar->setSpacing(8);
    const auto add = [&](const QString& text, const QString& name) {
        auto* box = new QComboBox;
        box->setAccessibleName(name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaxVisibleItems(20);
        connect(box, &QComboBox::activated, this, &RelationsView::showScatter);
        bar->addWidget(new QLabel(text));
        bar->addWidget(box);
        return box;
    };
    y_ = add(tr("Up"), tr("Upright axis"));
    bar->addSpacing(8);
    x_ = add(tr("Across"), tr("Level axis"));
    bar->addStretch();
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(scatter_, 1);
    return makeCard({}, part);
}

bool RelationsView::isCompared(std::int64_t run) const {
    return std::find(compared_.begin(), compared_.end(), run) != compared_.end();
}

void RelationsView::setRuns(const RunStore* store, const std::vector<std::int64_t>& compared) {
    compared_ = compared;
    if (!store) {
        background_.cancel();
        facts_.clear();
        seen_ = -1;
        return showFacts();
    }
    const std::string path = store->path().string();
    if (path == storePath_ && store->change_counter() == seen_) return showFacts();
    storePath_ = path;
    seen_ = store->change_counter();
    background_.run([path](std::stop_token stop) { return readRunFacts(RunStore(path), mostRuns, stop); },
                    [this](std::vector<RunFacts> facts) {
                        facts_ = std::move(facts);
                        showFacts();
                    });
}

void RelationsView::chooseAxes(const QString& x, const QString& y) {
    x_->setCurrentText(x);
    y_->setCurrentText(y);
    showScatter();
}

void RelationsView::showFacts() {
    const std::vector<std::string> fields = varying(facts_, &RunFacts::fields),
                                   results = resultsByWeight(facts_);
    const bool enough = facts_.size() > 1 && !results.empty();
    content_->setVisible(enough);
    empty_->setVisible(!enough);
    empty_->setText(tr("Results are set against settings here once the store has two runs or more."));
    const auto fill = [](QComboBox& box, const std::vector<std::string>& first,
                         const std::vector<std::string>& second) {
        const QString before = box.currentText();
        box.clear();
        for (const auto* names : {&first, &second}) {
            for (const std::string& name : *names) box.addItem(QString::fromStdString(name));
            if (names == &first && !first.empty() && !second.empty()) box.insertSeparator(box.count());
        }
        box.setCurrentIndex(before.isEmpty() ? 0 : std::max(0, box.findText(before)));
    };
    fill(*x_, fields, results);
    fill(*y_, results, fields);
    showScatter();
    showParallel();
}

void RelationsView::showScatter() {
    std::vector<ScatterPlot::Dot> dots;
    for (const RunFacts& run : facts_) {
        const double x = valueOf(run, x_->currentText().toStdString()),
                     y = valueOf(run, y_->currentText().toStdString());
        if (std::isfinite(x) && std::isfinite(y))
            dots.push_back({run.label, x, y, seriesSlot(run.run), isCompared(run.run)});
    }
    scatter_->setData(x_->currentText(), y_->currentText(), std::move(dots));
}

void RelationsView::showParallel() {
    std::vector<ParallelPlot::Axis> axes;
    std::vector<std::string> fields = varying(facts_, &RunFacts::fields), results = resultsByWeight(facts_);
    // The seed is no setting that one would tune.
    std::erase(fields, "seed");
    fields.resize(std::min(fields.size(), mostFields));
    results.resize(std::min(results.size(), mostResults));
    for (const std::string& name : fields) axes.push_back({QString::fromStdString(name), false});
    for (const std::string& name : results) axes.push_back({QString::fromStdString(name), true});
    std::vector<ParallelPlot::Line> lines;
    for (const RunFacts& run : facts_) {
        ParallelPlot::Line line{run.label, seriesSlot(run.run), isCompared(run.run), {}};
        for (const ParallelPlot::Axis& axis : axes)
            line.values.push_back(valueOf(run, axis.name.toStdString()));
        lines.push_back(std::move(line));
    }
    parallel_->setData(std::move(axes), std::move(lines));
}

}  // namespace nibble::ui
