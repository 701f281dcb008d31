#include "widgets/rule_lab.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "widgets/format.h"
#include "widgets/heat_map.h"
#include "widgets/page.h"
#include "widgets/run_history.h"
#include "widgets/tables.h"
#include "widgets/theme.h"
#include "widgets/work_bar.h"

namespace nibble::ui {
namespace {

QString formatName(const kernels::QuantFormat& format) {
    return QString(kernels::name(format.scale_kind)).toUpper();
}

QString ruleName(const kernels::QuantFormat& format) {
    return QString("%1 %2").arg(formatName(format), kernels::name(format.rule));
}

double share(std::int64_t part, std::int64_t all) {
    return all ? double(part) / double(all) : 0;
}

}  // namespace

RuleLab::RuleLab(QWidget* parent) : QWidget(parent) {
    bar_ = new WorkBar(tr("Weights"), tr("Compare the rules"));
    source_ = bar_->choice();
    connect(bar_, &WorkBar::startClicked, this, &RuleLab::start);
    connect(bar_, &WorkBar::cancelClicked, this, &RuleLab::cancel);
    table_ = new QTableWidget(0, 6);
    styleTable(*table_);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setAccessibleName(tr("Formats and scale rules"));
    table_->setHorizontalHeaderLabels({tr("Format and rule"), tr("SNR (dB)"), tr("Relative error"),
                                       tr("Clipped"), tr("Underflowed"), tr("Bits")});
    for (int column = 1; column < table_->columnCount(); ++column)
        table_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    map_ = new HeatMap;
    text_ = new QLabel;
    text_->setWordWrap(true);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeCard(tr("All layers together"), table_));
    splitter->addWidget(makeCard({}, map_));
    splitter->setSizes({560, 580});
    content_ = new QWidget;
    auto* inside = new QVBoxLayout(content_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(8);
    inside->addWidget(text_);
    inside->addWidget(splitter, 1);
    empty_ = makeSecondary(
        tr("What each format and scale rule would make of these weights: measured on the weights "
           "themselves, before any training. Choose the weights and start."));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(bar_);
    layout->addWidget(content_, 1);
    layout->addWidget(empty_, 1);
    connect(&background_, &Background::busyChanged, bar_, &WorkBar::setBusy);
    connect(&background_, &Background::failed, this, [this](const QString& text) {
        errors_.clear();
        showErrors();
        empty_->setText(text);
    });
    showErrors();
}

RuleLab::~RuleLab() = default;

void RuleLab::setHistory(const RunHistory* history) {
    const std::int64_t run = history ? history->run() : 0;
    if (run != run_) {
        cancel();
        errors_.clear();
        showErrors();
    }
    run_ = run;
    if (run != 0) store_ = history->store()->path();
    fillSources(history);
}

void RuleLab::setCheckpoint(const QString& folder) {
    if (!checkpoint_.isEmpty()) source_->removeItem(source_->findData(checkpoint_));
    checkpoint_ = folder;
    source_->addItem(QFileInfo(folder).fileName(), checkpoint_);
    bar_->startButton()->setEnabled(true);
}

/// Each with its stage, the empty one for the run's checkpoint, or the folder that the user opened.
void RuleLab::fillSources(const RunHistory* history) {
    const QString before = source_->currentText();
    source_->clear();
    if (run_ != 0) {
        if (!history->recipe().model.checkpoint.empty()) source_->addItem(tr("base checkpoint"), QString());
        for (const StageSummary& stage : history->stages())  // PTQ leaves the weights of its source
            if (!stage.weights.empty() && trains(stage.type))
                source_->addItem(QString::fromStdString(stage.id), QString::fromStdString(stage.id));
    }
    if (!checkpoint_.isEmpty()) source_->addItem(QFileInfo(checkpoint_).fileName(), checkpoint_);
    // What was trained is asked about first; a checkpoint of MXFP4 loses nothing by MXFP4.
    const int same = source_->findText(before);
    source_->setCurrentIndex(same >= 0 ? same : std::min(1, source_->count() - 1));
    bar_->startButton()->setEnabled(source_->count() > 0);
}

void RuleLab::start() {
    if (source_->count() == 0) return;
    of_ = source_->currentText();
    const QString chosen = source_->currentData().toString();
    const bool own = !checkpoint_.isEmpty() && chosen == checkpoint_;
    background_.run(
        [path = store_, run = run_, chosen = chosen.toStdString(), own,
         progress = bar_->newProgress()](std::stop_token stop) {
            const ExpertWeights weights =
                own ? ExpertWeights(find_weights(chosen, nullptr), kernels::ScalarType::bfloat16)
                    : stage_experts(RunStore(path), run, chosen);
            return compare_scale_rules(weights, progress, stop);
        },
        [this](std::vector<RuleError> errors) {
            errors_ = std::move(errors);
            showErrors();
        });
}

void RuleLab::cancel() {
    background_.cancel();
}

void RuleLab::showErrors() {
    content_->setVisible(!errors_.empty());
    empty_->setVisible(errors_.empty());
    if (errors_.empty()) return;
    text_->setText(conclusion());
    showTable();
    showMap();
}

QString RuleLab::conclusion() const {
    const std::vector<RuleError> totals = total_by_rule(errors_);
    QStringList parts;
    for (const kernels::FormatInfo& info : kernels::formats()) {
        const RuleError* best = nullptr;
        QStringList lossless;
        for (const RuleError& total : totals) {
            if (total.format.scale_kind != info.format.scale_kind) continue;
            if (total.stats.squared_error == 0) lossless << kernels::name(total.format.rule);
            if (!best || total.stats.squared_error < best->stats.squared_error) best = &total;
        }
        const QString name = formatName(info.format);
        parts << (lossless.isEmpty()
                      ? tr("In %1 the rule %2 loses the least: %3 dB.")
                            .arg(name, kernels::name(best->format.rule), formatFixed(best->stats.snr_db(), 2))
                      : tr("%1 keeps every value with the rules %2.", nullptr, int(lossless.size()))
                            .arg(name, lossless.join(", ")));
    }
    return QString("<b>%1:</b> %2").arg(of_.toHtmlEscaped(), parts.join(' '));
}

void RuleLab::showTable() {
    const std::vector<RuleError> totals = total_by_rule(errors_);
    table_->setRowCount(int(totals.size()));
    for (int row = 0; row < int(totals.size()); ++row) {
        const RuleError& total = totals[std::size_t(row)];
        const kernels::QuantStats& stats = total.stats;
        const bool best = std::none_of(totals.begin(), totals.end(), [&](const RuleError& other) {
            return other.format.scale_kind == total.format.scale_kind &&
                   other.stats.squared_error < stats.squared_error;
        });
        const QString texts[] = {ruleName(total.format),
                                 formatFixed(stats.snr_db(), 2),
                                 formatValue(stats.relative_mse(), 3),
                                 formatPercent(share(stats.clipped, stats.values), 2),
                                 formatPercent(share(stats.underflowed, stats.values), 1),
                                 formatFixed(total.format.bits_per_value(), 2)};
        for (int column = 0; column < table_->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            item->setFont(scaledFont(0, best && column < 3));
            table_->setItem(row, column, item);
        }
    }
    keepColumnsInView(*table_);
}

/// SNR of each layer under each rule, both tensors together.
void RuleLab::showMap() {
    std::map<int, std::map<QString, kernels::QuantStats>> sums;
    HeatMap::Data data{tr("Signal to noise of each layer"), tr("Layer"), QString(), 0, 0, {}, {}};
    QStringList rules;
    for (const RuleError& error : errors_) {
        const QString rule = ruleName(error.format);
        if (!rules.contains(rule)) rules << rule;
        sums[error.layer][rule] += error.stats;
        data.rows = std::max(data.rows, error.layer + 1);
    }
    data.columns = int(rules.size());
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (int layer = 0; layer < data.rows; ++layer)
        for (const QString& rule : rules) {
            const double snr = sums[layer].contains(rule) ? sums[layer][rule].snr_db() : std::nan("");
            data.values.push_back(snr);
            if (!std::isfinite(snr)) continue;
            low = std::min(low, snr);
            high = std::max(high, snr);
        }
    for (QString rule : rules) data.columnLabels << rule.replace(' ', '\n');
    map_->setScale(low, high, "dB", [](double v) { return formatFixed(v, 1); });
    map_->setData(std::move(data));
}

}  // namespace nibble::ui
