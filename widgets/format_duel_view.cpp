#include "widgets/format_duel_view.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>
#include <cmath>

#include "core/checkpoint/serve.h"
#include "widgets/bar_chart.h"
#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/metric_plot.h"
#include "widgets/page.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

const QString none = QString::fromUtf8("–");

QString rateText(const CheckRate& rate) {
    return QString::fromUtf8("%1 (%2 – %3)")
        .arg(formatPercent(rate.rate), formatPercent(rate.low), formatPercent(rate.high));
}

QString sizeText(const FormatSide& side) {
    if (!side.bytes) return none;
    return side.exported ? FormatDuelView::tr("%1, as exported").arg(formatBytes(double(*side.bytes)))
                         : formatBytes(double(*side.bytes));
}

QString supportText(const ServeSupport& support) {
    const QString note = QCoreApplication::translate("Serve", support.note);
    return support.works
               ? QString::fromUtf8("✓ ") + FormatDuelView::tr("%1. %2").arg(
                                               QCoreApplication::translate("Serve", support.gpus), note)
               : QString::fromUtf8("✗ ") + note;
}

/// Rows as high as their lines need: the style breaks them as if a cell had no padding.
class WrappedText : public QStyledItemDelegate {
  public:
    explicit WrappedText(QTableView* table) : QStyledItemDelegate(table), table_(table) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        if (index.column() == 0) return size;
        constexpr int padding = 22, above = 8;
        const QRect room(0, 0, table_->columnWidth(index.column()) - padding, QWIDGETSIZE_MAX);
        const QString text = index.data().toString();
        QFont font = index.data(Qt::FontRole).value<QFont>();
        size.setHeight(QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height() + above);
        return size;
    }

  private:
    QTableView* table_;
};

}  // namespace

FormatDuelView::FormatDuelView(QWidget* parent) : QWidget(parent) {
    headline_ = new QLabel;
    headline_->setFont(scaledFont(1, true));
    headline_->setWordWrap(true);
    evidence_ = new QLabel;
    evidence_->setWordWrap(true);
    evidence_->setTextFormat(Qt::RichText);
    for (QLabel* label : {headline_, evidence_}) label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* words = new QWidget;
    auto* wordsLayout = new QVBoxLayout(words);
    wordsLayout->setContentsMargins(12, 10, 12, 10);
    wordsLayout->setSpacing(4);
    wordsLayout->addWidget(headline_);
    wordsLayout->addWidget(evidence_);

    table_ = new QTableWidget(0, 3);
    styleTable(*table_);
    table_->setAccessibleName(tr("MXFP4 and NVFP4 in figures"));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setWordWrap(true);
    table_->setHorizontalHeaderLabels({QString(), "MXFP4", "NVFP4"});
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table_->setItemDelegate(new WrappedText(table_));
    connect(table_->horizontalHeader(), &QHeaderView::sectionResized, table_,
            &QTableView::resizeRowsToContents, Qt::QueuedConnection);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeCard({}, table_));
    splitter->addWidget(makeCharts());
    splitter->setSizes({540, 380});
    content_ = new QWidget;
    auto* inside = new QVBoxLayout(content_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(8);
    inside->addWidget(makeCard({}, words));
    inside->addWidget(splitter, 1);

    empty_ =
        makeSecondary(tr("Tick a run that has a stage in MXFP4 and one in NVFP4 or a QAT stage with a live "
                         "twin, or one run of "
                         "each."));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(makeChoice());
    layout->addWidget(content_, 1);
    layout->addWidget(empty_, 1);
    connect(&background_, &Background::failed, empty_, &QLabel::setText);
    showSides();
}

QWidget* FormatDuelView::makeChoice() {
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    const auto add = [&](const QString& format) {
        auto* box = new QComboBox;
        box->setAccessibleName(format);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(box, &QComboBox::activated, this, &FormatDuelView::showPair);
        layout->addWidget(new QLabel(format));
        layout->addWidget(box);
        return box;
    };
    mxfp4Choice_ = add("MXFP4");
    layout->addSpacing(12);
    nvfp4Choice_ = add("NVFP4");
    layout->addStretch();
    return bar;
}

QWidget* FormatDuelView::makeCharts() {
    losses_ = new MetricPlot;
    losses_->setTitle(tr("Validation loss"), tr("nats per token; dashed: without quantization"));
    errors_ = new BarChart;
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeCard({}, losses_));
    splitter->addWidget(makeCard({}, errors_));
    return splitter;
}

void FormatDuelView::fillChoice(QComboBox& box, const std::vector<FormatSide>& sides) {
    const QString before = box.currentText();
    box.clear();
    for (const FormatSide& side : sides) box.addItem(swatch(side.slot), side.label);
    box.setCurrentIndex(std::max(0, box.findText(before)));
}

void FormatDuelView::setRuns(const RunStore* store, const std::vector<std::int64_t>& runs) {
    if (!store) {
        background_.cancel();
        mxfp4_.clear();
        nvfp4_.clear();
        return showSides();
    }
    background_.run(
        [path = store->path(), runs](std::stop_token) {
            const RunStore own(path);
            return std::pair(formatSides(own, runs, "mxfp4"), formatSides(own, runs, "nvfp4"));
        },
        [this](std::pair<std::vector<FormatSide>, std::vector<FormatSide>> sides) {
            mxfp4_ = std::move(sides.first);
            nvfp4_ = std::move(sides.second);
            showSides();
        });
}

void FormatDuelView::showSides() {
    fillChoice(*mxfp4Choice_, mxfp4_);
    fillChoice(*nvfp4Choice_, nvfp4_);
    showPair();
}

void FormatDuelView::showPair() {
    const bool both = !mxfp4_.empty() && !nvfp4_.empty();
    content_->setVisible(both);
    empty_->setVisible(!both);
    verdict_ = {};
    if (!both) return;
    const FormatSide& mxfp4 = mxfp4_[std::size_t(mxfp4Choice_->currentIndex())];
    const FormatSide& nvfp4 = nvfp4_[std::size_t(nvfp4Choice_->currentIndex())];
    verdict_ = formatVerdict(mxfp4, nvfp4);
    headline_->setText(verdict_.headline);
    QString list;
    for (const QString& line : verdict_.evidence)
        list += QString("<li style='margin-bottom:1px'>%1</li>").arg(line.toHtmlEscaped());
    evidence_->setText(QString("<ul style='margin:0; -qt-list-indent:0'>%1</ul>").arg(list));
    showTable(mxfp4, nvfp4);
    showCharts(mxfp4, nvfp4);
}

void FormatDuelView::showTable(const FormatSide& mxfp4, const FormatSide& nvfp4) {
    int rows = 0;  // in place, so that it stays scrolled to where it is
    // `better`: -1 marks the left, 1 the right, 0 none.
    const auto add = [&](const QString& name, const QString& left, const QString& right, int better = 0) {
        const int row = rows++;
        table_->setRowCount(std::max(rows, table_->rowCount()));
        const QString texts[] = {name, left, right};
        for (int column = 0; column < 3; ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setToolTip(texts[column]);
            item->setFont(scaledFont(0, column > 0 && better == (column == 1 ? -1 : 1)));
            if (column == 0) item->setForeground(theme().textSecondary);
            table_->setItem(row, column, item);
        }
    };
    const auto last = [](const std::vector<Point>& points) {
        return points.empty() ? none : formatValue(points.back().value, 4);
    };
    for (const RatePair& pair : ratePairs(mxfp4, nvfp4))
        add(pair.name, rateText(pair.mxfp4), rateText(pair.nvfp4), pair.better());
    add(tr("Validation loss"), last(mxfp4.validation), last(nvfp4.validation));
    add(tr("Without quantization"), last(mxfp4.unquantized), last(nvfp4.unquantized));
    const auto decibels = [](const FormatSide& side) {
        const double snr = totalSnr(side.errors);
        return std::isnan(snr) ? none : formatFixed(snr, 1) + " dB";
    };
    add(tr("Signal to noise of the weights"), decibels(mxfp4), decibels(nvfp4));
    const auto kept = [](const FormatSide& side) {
        const DeltaSurvival survival = deltaSurvival(side.errors);
        return survival.norm > 0 ? formatPercent(survival.kept) : none;
    };
    add(tr("Change that survived"), kept(mxfp4), kept(nvfp4));
    add(tr("Bits per value"), formatFixed(bitsPerValue("mxfp4"), 2), formatFixed(bitsPerValue("nvfp4"), 2));
    add(tr("Size of the weights"), sizeText(mxfp4), sizeText(nvfp4));
    const auto left = serve_support(Layout::hf_mxfp4), right = serve_support(Layout::hf_nvfp4);
    for (std::size_t i = 0; i < left.size(); ++i) {
        add(left[i].engine, supportText(left[i]), supportText(right[i]));
        for (const auto& [column, works] : {std::pair{1, left[i].works}, {2, right[i].works}})
            if (!works) table_->item(rows - 1, column)->setForeground(theme().error);
    }
    table_->setRowCount(rows);
}

void FormatDuelView::showCharts(const FormatSide& mxfp4, const FormatSide& nvfp4) {
    const QString pair = mxfp4.label + '\n' + nvfp4.label;
    const bool samePair = std::exchange(shownPair_, pair) == pair;
    if (!samePair) losses_->clear();
    BarChart::Data data;
    data.title = tr("Relative squared error by layer");
    data.xName = tr("Layer");
    data.sideBySide = true;
    for (const FormatSide* side : {&mxfp4, &nvfp4}) {
        const QString name = QString::fromStdString(side->format).toUpper();
        // Stages without training, and a stage and its live twin, have one colour; the formats still have
        // two.
        const int slot = mxfp4.slot == nvfp4.slot ? (side == &mxfp4 ? 1 : 2) : side->slot;
        losses_->setCurve(name, {name, slot, Qt::SolidLine, 1.8, false, true}, side->validation);
        losses_->setCurve(name + "/unquantized",
                          {tr("%1, without quantization").arg(name), slot, Qt::DashLine, 1.4, false, true},
                          side->unquantized);
        data.sets.push_back({name, slot, false, errorByLayer(side->errors)});
    }
    const std::size_t layers = std::max(data.sets[0].counts.size(), data.sets[1].counts.size());
    for (BarChart::Set& set : data.sets) set.counts.resize(layers, 0);
    for (std::size_t layer = 0; layer < layers; ++layer) data.labels.push_back(QString::number(layer));
    errors_->setData(std::move(data));
    errors_->parentWidget()->setVisible(layers > 0);
    losses_->parentWidget()->setVisible(!mxfp4.validation.empty() || !nvfp4.validation.empty());
    if (!samePair) losses_->fit();
}

}  // namespace nibble::ui
