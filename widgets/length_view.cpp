#include "widgets/length_view.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/flow_layout.h"
#include "widgets/format.h"
#include "widgets/length_histogram.h"
#include "widgets/number_edit.h"
#include "widgets/page.h"

namespace nibble::ui {

LengthView::LengthView(QWidget* parent) : QWidget(parent) {
    histogram_ = new LengthHistogram;
    effect_ = new QLabel;
    effect_->setWordWrap(true);
    effect_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    use_ = makeButton(QString(" "), "recipe");
    fit_ = makeButton(tr("Keep all rows whole"), "fit");
    connect(histogram_, &LengthHistogram::limitMoved, this, &LengthView::limitMoved);
    connect(histogram_, &LengthHistogram::barClicked, this, &LengthView::rangeChosen);
    connect(use_, &QPushButton::clicked, this, [this] { Q_EMIT limitChosen(limit_); });
    connect(fit_, &QPushButton::clicked, this, [this] {
        if (data_ && data_->tokenized.longest > 0) Q_EMIT limitMoved(data_->tokenized.longest);
    });
    auto* buttons = new FlowLayout;
    buttons->addWidget(use_);
    buttons->addWidget(fit_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(
        makeSecondary(tr("Drag the line to try another length limit; click a bar for its rows.")));
    layout->addWidget(histogram_, 1);
    layout->addWidget(effect_);
    layout->addLayout(buttons);
    showEffect();
}

void LengthView::setData(std::shared_ptr<const LoadedData> data) {
    data_ = std::move(data);
    std::vector<std::int64_t> lengths;
    for (const Example& example : data_->tokenized.examples) lengths.push_back(std::ssize(example.ids));
    histogram_->setLengths(std::move(lengths));
    showEffect();
}

void LengthView::setLimit(std::int64_t limit) {
    limit_ = limit;
    histogram_->setLimit(limit);
    showEffect();
}

void LengthView::setRecipeLimit(std::int64_t limit) {
    recipeLimit_ = limit;
    showEffect();
}

QString LengthView::effectText() const {
    if (!data_ || data_->tokenized.examples.empty()) return tr("There are no tokens to count.");
    const LimitEffect effect = effect_of_limit(data_->tokenized.examples, limit_);
    const QString rows = formatCount(std::ssize(data_->tokenized.examples));
    QStringList lines;
    if (effect.rows_cut == 0)
        lines
            << tr("No row is cut. The longest one has %1 tokens.").arg(formatCount(data_->tokenized.longest));
    else
        lines << tr("%1 of %2 rows lose their end, and %3 final answers with it.")
                     .arg(formatCount(effect.rows_cut), rows, formatCount(effect.answers_cut));
    if (effect.answers_lost > 0)
        lines << tr("Of %1 final answers nothing is left.").arg(formatCount(effect.answers_lost));
    if (effect.excluded > 0)
        lines << tr("%1 rows keep no trained token and are left out.").arg(formatCount(effect.excluded));
    lines << tr("%1 trained tokens stay, %2 of all.")
                 .arg(formatCount(effect.trained_tokens),
                      formatPercent(double(effect.trained_tokens) /
                                    double(std::max<std::int64_t>(1, data_->tokenized.trained_tokens))));
    return lines.join(' ');
}

void LengthView::showEffect() {
    const bool cuts = data_ && limit_ > 0 && data_->tokenized.longest > limit_;
    effect_->setText(effectText());
    setStyleProperty(effect_, "level", cuts ? "warning" : "");
    use_->setText(tr("Set the recipe's max_length to %1").arg(formatCount(limit_)));
    use_->setEnabled(limit_ > 0 && limit_ != recipeLimit_);
    fit_->setEnabled(cuts);
}

}  // namespace nibble::ui
