#include "widgets/tensor_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QTableWidget>
#include <QVBoxLayout>
#include <cmath>

#include "widgets/bar_chart.h"
#include "widgets/format.h"
#include "widgets/page.h"
#include "widgets/tensor_model.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

/// E2M1 codes from -6 to 6.
constexpr int codesInOrder[] = {15, 14, 13, 12, 11, 10, 9, 8, 0, 1, 2, 3, 4, 5, 6, 7};
constexpr const char* codeNames[] = {"−6", "−4",  "−3", "−2",  "−1.5", "−1", "−0.5", "−0",
                                     "0",  "0.5", "1",  "1.5", "2",    "3",  "4",    "6"};

BarChart* chart() {
    auto* chart = new BarChart;
    chart->setFixedHeight(190);
    chart->hide();
    return chart;
}

std::vector<double> asDoubles(const auto& counts) {
    return {counts.begin(), counts.end()};
}

BarChart::Data exponentData(const TensorStatistics::Packed& packed) {
    BarChart::Data data;
    data.title = TensorPanel::tr("Block scales");
    data.xName = TensorPanel::tr("exponent: the scale is 2 to this power");
    data.logarithmic = true;
    BarChart::Set set{TensorPanel::tr("Blocks"), 3, false, {}};
    const int low = packed.exponents.begin()->first, high = packed.exponents.rbegin()->first;
    for (int exponent = low; exponent <= high; ++exponent) {
        const auto found = packed.exponents.find(exponent);
        set.counts.push_back(found == packed.exponents.end() ? 0 : double(found->second));
        data.labels.push_back(QString::number(exponent));
    }
    data.sets.push_back(std::move(set));
    return data;
}

BarChart::Data codeData(const TensorStatistics::Packed& packed) {
    BarChart::Data data;
    data.title = TensorPanel::tr("Codes");
    data.xName = TensorPanel::tr("value of the 4-bit code, times its block's scale");
    BarChart::Set set{TensorPanel::tr("Values"), 2, false, {}};
    for (std::size_t i = 0; i < std::size(codesInOrder); ++i) {
        set.counts.push_back(double(packed.codes[std::size_t(codesInOrder[i])]));
        data.labels.push_back(QString::fromUtf8(codeNames[i]));
    }
    data.sets.push_back(std::move(set));
    return data;
}

}  // namespace

TensorPanel::TensorPanel(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Selected tensor"));
    title_ = new QLabel;
    title_->setFont(scaledFont(1, true));
    title_->setWordWrap(true);
    names_ = makeSecondary();
    problem_ = new QLabel;
    problem_->setProperty("level", "error");
    for (QLabel* label : {title_, names_, problem_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setContentsMargins(12, 0, 12, 0);
    }
    progress_ = new QProgressBar;
    progress_->setRange(0, 0);
    progress_->setTextVisible(false);
    progress_->hide();
    figures_ = new QTableWidget(0, 4);
    figures_->setFrameShape(QFrame::NoFrame);
    figures_->setShowGrid(false);
    figures_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    figures_->setSelectionMode(QAbstractItemView::NoSelection);
    figures_->setFocusPolicy(Qt::NoFocus);
    figures_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    figures_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    figures_->horizontalHeader()->hide();
    for (int column = 0; column < 4; ++column)
        figures_->horizontalHeader()->setSectionResizeMode(
            column, column % 2 == 0 ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
    figures_->verticalHeader()->hide();
    figures_->verticalHeader()->setDefaultSectionSize(figures_->fontMetrics().height() + 8);
    figures_->setAccessibleName(tr("Figures of the tensor"));
    auto* content = new QWidget;
    content->setObjectName("scrollContent");
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 8, 0, 8);
    layout->setSpacing(6);
    for (QWidget* part :
         {static_cast<QWidget*>(title_), static_cast<QWidget*>(names_), static_cast<QWidget*>(progress_),
          static_cast<QWidget*>(problem_), static_cast<QWidget*>(figures_)})
        layout->addWidget(part);
    for (BarChart** slot : {&values_, &codes_, &exponents_, &experts_}) layout->addWidget(*slot = chart());
    layout->addStretch();
    setWidget(content);
    connect(&background_, &Background::busyChanged, progress_, &QWidget::setVisible);
    connect(&background_, &Background::failed, this, [this](const QString& text) {
        problem_->setText(text);
        problem_->show();
    });
    clear();
}

void TensorPanel::clear() {
    background_.cancel();
    statistics_.reset();
    title_->setText(tr("Select a tensor"));
    names_->setText(tr("Its names in both dialects, figures and histograms stand here."));
    problem_->hide();
    figures_->hide();
    for (BarChart* part : {values_, codes_, exponents_, experts_}) part->hide();
}

void TensorPanel::show(const std::filesystem::path& checkpoint, const CheckpointInfo::Tensor& tensor) {
    clear();
    showNames(tensor);
    background_.run(
        [checkpoint, name = tensor.name](std::stop_token stop) {
            std::vector<CheckpointProblem> told;  // by the page
            return tensor_statistics(Checkpoint::examine(checkpoint, told), name, stop);
        },
        [this](TensorStatistics statistics) {
            showStatistics(statistics);
            statistics_ = std::move(statistics);
            Q_EMIT measured();
        });
}

void TensorPanel::showNames(const CheckpointInfo::Tensor& tensor) {
    title_->setText(QString::fromStdString(tensor.name));
    const bool openai = tensor.name.starts_with("block.") || tensor.name.starts_with("embedding.") ||
                        tensor.name.starts_with("unembedding.") || tensor.name == "norm.scale";
    QStringList lines;
    for (const std::string& other : tensor.other_names)
        lines << (openai ? tr("Hugging Face: %1") : tr("OpenAI: %1")).arg(QString::fromStdString(other));
    lines << QString::fromUtf8("%1 · %2 · %3 · %4")
                 .arg(name(tensor.dtype), shapeText(tensor.shape), formatBytes(double(tensor.bytes)),
                      QString::fromStdString(tensor.file));
    names_->setText(lines.join('\n'));
}

void TensorPanel::showStatistics(const TensorStatistics& s) {
    std::vector<std::pair<QString, QString>> rows = {
        {tr("Values"), formatCount(s.count)},
        {tr("Norm"), formatValue(s.norm)},
        {tr("Smallest"), formatValue(s.minimum)},
        {tr("Largest"), formatValue(s.maximum)},
        {tr("Mean"), formatValue(s.mean, 3)},
        {tr("Deviation"), formatValue(s.deviation, 4)},
        {tr("Zeros"), s.count ? formatPercent(double(s.zeros) / double(s.count)) : QString("0")},
        {tr("NaN or infinite"), formatCount(s.not_finite)}};
    if (s.packed) {
        rows.emplace_back(tr("Bits per value"), formatValue(s.packed->bits_per_value));
        rows.emplace_back(
            s.packed->tensor_scale == 1 ? tr("Scales") : tr("Tensor scale"),
            s.packed->tensor_scale == 1 ? tr("powers of two") : formatValue(s.packed->tensor_scale, 4));
    }
    figures_->setRowCount(int(rows.size() + 1) / 2);
    for (int i = 0; i < int(rows.size()); ++i) {
        const auto& [label, value] = rows[std::size_t(i)];
        auto* name = new QTableWidgetItem(label);
        name->setForeground(theme().textSecondary);
        auto* number = new QTableWidgetItem(value);
        number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (label == tr("NaN or infinite") && s.not_finite > 0) number->setForeground(theme().error);
        figures_->setItem(i / 2, 2 * (i % 2), name);
        figures_->setItem(i / 2, 2 * (i % 2) + 1, number);
    }
    figures_->setFixedHeight(figures_->rowCount() * figures_->verticalHeader()->defaultSectionSize() + 2);
    figures_->show();

    if (s.histogram.size() > 1) {
        BarChart::Data data;
        data.title = tr("Values");
        data.low = s.minimum;
        data.high = s.maximum;
        data.logarithmic = true;
        data.xName = tr("value");
        data.sets.push_back({tr("Values"), 0, false, asDoubles(s.histogram)});
        values_->setData(std::move(data));
        values_->show();
    }
    if (s.packed && !s.packed->exponents.empty()) {
        exponents_->setData(exponentData(*s.packed));
        exponents_->show();
        codes_->setData(codeData(*s.packed));
        codes_->show();
    }
    if (s.expert_norms.size() > 1) {
        BarChart::Data data;
        data.title = tr("Norm of each expert");
        data.xName = tr("expert");
        for (std::size_t e = 0; e < s.expert_norms.size(); ++e) data.labels.push_back(QString::number(e));
        data.sets.push_back({tr("Norm"), 5, false, s.expert_norms});
        experts_->setData(std::move(data));
        experts_->show();
    }
}

}  // namespace nibble::ui
