#include "widgets/tensor_detail_view.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableWidget>
#include <cmath>

#include "core/run/expert_weights.h"
#include "core/run/run_store.h"
#include "kernels/fp4.h"
#include "widgets/bar_chart.h"
#include "widgets/block_picture.h"
#include "widgets/format.h"
#include "widgets/page.h"
#include "widgets/stat_strip.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

std::vector<double> asDoubles(const std::vector<std::int64_t>& counts) {
    return {counts.begin(), counts.end()};
}

BarChart::Data valueChart(const TensorDetail& d) {
    BarChart::Data data;
    data.title = TensorDetailView::tr("Values");
    data.xName = TensorDetailView::tr("Value of the weight");
    data.low = d.before.low;
    data.high = d.before.high;
    data.logarithmic = true;
    data.sets = {{TensorDetailView::tr("original"), 0, true, asDoubles(d.before.counts)},
                 {TensorDetailView::tr("quantized"), 1, false, asDoubles(d.after.counts)}};
    return data;
}

BarChart::Data errorChart(const TensorDetail& d) {
    BarChart::Data data;
    data.title = TensorDetailView::tr("Rounding error");
    data.xName = TensorDetailView::tr("Error in scales of the block");
    data.low = d.error.low;
    data.high = d.error.high;
    data.sets = {{TensorDetailView::tr("values"), 0, false, asDoubles(d.error.counts)}};
    return data;
}

BarChart::Data scaleChart(const TensorDetail& d) {
    BarChart::Data data;
    data.title = TensorDetailView::tr("Scales");
    data.xName = TensorDetailView::tr("Exponent of the block's scale");
    data.sets = {{TensorDetailView::tr("blocks"), 0, false, {}}};
    if (d.exponents.empty()) return data;
    for (int e = d.exponents.begin()->first; e <= d.exponents.rbegin()->first; ++e) {
        const auto found = d.exponents.find(e);
        data.sets[0].counts.push_back(found == d.exponents.end() ? 0 : double(found->second));
        data.labels.push_back(QString::number(e));
    }
    return data;
}

/// From -6 to 6; both zeros are one.
BarChart::Data codeChart(const TensorDetail& d) {
    BarChart::Data data;
    data.title = TensorDetailView::tr("Codes");
    data.xName = TensorDetailView::tr("Value in scales of the block");
    data.sets = {{TensorDetailView::tr("values"), 0, false, {}}};
    for (int i = -7; i <= 7; ++i) {
        const auto code = std::size_t(std::abs(i)) + (i < 0 ? 8u : 0u);
        data.labels.push_back(formatValue(
            (i < 0 ? -1 : 1) * double(kernels::e2m1_decode_magnitude(std::uint32_t(std::abs(i)))), 2));
        data.sets[0].counts.push_back(double(d.codes[code] + (i == 0 ? d.codes[8] : 0)));
    }
    return data;
}

/// The first column says where, the others how much.
void setRow(QTableWidget& table, int row, const QStringList& texts) {
    for (int column = 0; column < texts.size(); ++column) {
        auto* item = new QTableWidgetItem(texts[column]);
        if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table.setItem(row, column, item);
    }
}

QTableWidget* makeTable(const QString& name, const QStringList& headers) {
    auto* table = new QTableWidget(0, int(headers.size()));
    styleTable(*table);
    table->setHorizontalHeaderLabels(headers);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setAccessibleName(name);
    for (int column = 1; column < headers.size(); ++column)
        table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return table;
}

}  // namespace

TensorDetailView::TensorDetailView(QWidget* parent) : QWidget(parent) {
    connect(&background_, &Background::failed, this, [this](const QString& text) {
        content_->hide();
        message_->setText(text);
        message_->show();
    });
    message_ = makeSecondary();
    message_->setWordWrap(true);
    message_->setAlignment(Qt::AlignCenter);
    stats_ = new StatStrip;
    values_ = new BarChart;
    errors_ = new BarChart;
    scales_ = new BarChart;
    codes_ = new BarChart;
    auto* charts = new QWidget;
    auto* grid = new QGridLayout(charts);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    BarChart* const all[] = {values_, errors_, codes_, scales_};
    for (int i = 0; i < 4; ++i) {
        grid->addWidget(makeCard({}, all[i]), 0, i);
        grid->setColumnStretch(i, i < 2 ? 5 : 4);
    }
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(charts);
    splitter->addWidget(makeBlocks());
    splitter->setSizes({240, 300});
    content_ = new QWidget;
    auto* inside = new QVBoxLayout(content_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(8);
    inside->addWidget(stats_);
    inside->addWidget(splitter, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(makeBar());
    layout->addWidget(content_, 1);
    layout->addWidget(message_, 1);
    clear();
}

QWidget* TensorDetailView::makeBar() {
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    const auto add = [&](const QString& name) {
        auto* box = new QComboBox;
        box->setAccessibleName(name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(box, &QComboBox::activated, this, &TensorDetailView::readChoice);
        layout->addWidget(new QLabel(name));
        layout->addWidget(box);
        layout->addSpacing(8);
        return box;
    };
    tensor_ = add(tr("Tensor"));
    layer_ = add(tr("Layer"));
    expert_ = add(tr("Expert"));
    layout->addStretch();
    return bar;
}

QWidget* TensorDetailView::makeBlocks() {
    blocks_ =
        makeTable(tr("Worst blocks"), {tr("Row, column"), tr("Scale"), tr("Squared error"), tr("Relative")});
    numbers_ =
        makeTable(tr("Values of the block"), {tr("Place"), tr("Original"), tr("Quantized"), tr("Error")});
    picture_ = new BlockPicture;
    connect(blocks_, &QTableWidget::currentCellChanged, this, [this](int row) { showBlock(row); });
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeCard(tr("Worst blocks"), blocks_));
    splitter->addWidget(makeCard({}, picture_));
    splitter->addWidget(makeCard(tr("Its values"), numbers_));
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({500, 300, 344});
    return splitter;
}

void TensorDetailView::clear() {
    background_.cancel();
    place_ = {};
    detail_ = {};
    content_->hide();
    message_->setText(tr("Click a cell of the map under \"Errors\" to see its matrix."));
    message_->show();
}

void TensorDetailView::setShape(const Shape& shape) {
    const auto fill = [](QComboBox& box, const QStringList& texts) {
        if (box.count() == texts.size() && box.itemText(0) == texts.value(0)) return;
        box.clear();
        box.addItems(texts);
    };
    QStringList tensors, layers, experts;
    for (const std::string& tensor : shape.tensors) tensors << QString::fromStdString(tensor);
    for (int layer = 0; layer < shape.layers; ++layer) layers << QString::number(layer);
    for (int expert = 0; expert < shape.experts; ++expert) experts << QString::number(expert);
    fill(*tensor_, tensors);
    fill(*layer_, layers);
    fill(*expert_, experts);
}

void TensorDetailView::readChoice() {
    Place place = place_;
    place.tensor = tensor_->currentText().toStdString();
    place.layer = layer_->currentIndex();
    place.expert = expert_->currentIndex();
    if (place.run != 0) show(place);
}

void TensorDetailView::show(const Place& place) {
    if (place == place_) return;
    place_ = place;
    tensor_->setCurrentText(QString::fromStdString(place.tensor));
    layer_->setCurrentIndex(place.layer);
    expert_->setCurrentIndex(place.expert);
    background_.run(
        [place](std::stop_token) {
            return inspect_expert(RunStore(place.store), place.run, place.stage, place.layer, place.tensor,
                                  place.expert);
        },
        [this](TensorDetail detail) {
            detail_ = std::move(detail);
            showDetail();
        });
}

void TensorDetailView::showDetail() {
    const TensorDetail& d = detail_;
    const auto share = [&](std::int64_t count) {
        return double(count) / double(std::max<std::int64_t>(1, d.stats.values));
    };
    const QString format = QString(kernels::name(d.format.scale_kind)).toUpper();
    std::vector<StatStrip::Stat> stats = {
        {QString::fromStdString(place_.stage),
         QString("%1 · %2").arg(format, kernels::name(d.format.rule)),
         tr("Format and scale rule in which the stage ships."),
         {}},
        {tr("rows × columns"),
         QString::fromUtf8("%1 × %2").arg(formatCount(d.rows), formatCount(d.columns)),
         {},
         {}},
        {tr("signal to noise"), formatFixed(d.stats.snr_db(), 1) + QString::fromUtf8(" dB"), {}, {}},
        {tr("relative squared error"), formatValue(d.stats.relative_mse(), 3), {}, {}},
        {tr("clipped"), formatPercent(share(d.stats.clipped), 2), {}, {}},
        {tr("underflowed"), formatPercent(share(d.stats.underflowed)), {}, {}},
        {tr("bits per value"), formatFixed(d.format.bits_per_value(), 2), tr("Scales included."), {}}};
    if (d.format.has_tensor_scale())
        stats.push_back({tr("tensor scale"),
                         formatValue(double(d.tensor_scale), 3),
                         tr("One float32 for all experts."),
                         {}});
    stats_->setStats(stats);
    values_->setData(valueChart(d));
    errors_->setData(errorChart(d));
    codes_->setData(codeChart(d));
    scales_->setData(scaleChart(d));
    blocks_->setRowCount(int(d.worst.size()));
    for (int row = 0; row < int(d.worst.size()); ++row) {
        const BlockDetail& block = d.worst[std::size_t(row)];
        setRow(*blocks_, row,
               {QString("%1, %2").arg(formatCount(block.row), formatCount(block.column)),
                formatValue(double(block.scale), 3), formatValue(block.squared_error, 3),
                formatPercent(block.relative_mse, 2)});
    }
    keepColumnsInView(*blocks_);
    blocks_->setCurrentCell(0, 0);
    showBlock(0);
    message_->hide();
    content_->show();
}

void TensorDetailView::showBlock(int row) {
    if (row < 0 || row >= int(detail_.worst.size())) return;
    const BlockDetail& block = detail_.worst[std::size_t(row)];
    picture_->setBlock(block);
    numbers_->setRowCount(int(block.original.size()));
    for (int i = 0; i < int(block.original.size()); ++i) {
        const double from = double(block.original[std::size_t(i)]),
                     to = double(block.quantized[std::size_t(i)]);
        setRow(*numbers_, i,
               {QString::number(i), formatValue(from, 4), formatValue(to, 4), formatValue(from - to, 2)});
    }
    keepColumnsInView(*numbers_);
}

}  // namespace nibble::ui
