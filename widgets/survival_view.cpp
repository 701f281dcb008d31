#include "widgets/survival_view.h"

#include <QLabel>
#include <QTextDocument>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/format.h"
#include "widgets/page.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

struct Result {
    std::string stage, format;
    StageType type = StageType::ptq;
    SurvivalPicture::Row row;
};

QString formatName(const std::string& format) {
    return QString::fromStdString(format).toUpper();
}

const double* lastValue(const RunHistory& history, const std::string& stage, const char* series) {
    const auto it = history.series().find({stage, series});
    return it == history.series().end() || it->second.empty() ? nullptr : &it->second.back().value;
}

/// The last errors of each stage that were compared with a base.
std::vector<Result> results(const RunHistory& history) {
    std::vector<Result> all;
    for (const LayerErrors& errors : history.layerErrors()) {
        std::erase_if(all, [&](const Result& r) { return r.stage == errors.stage; });
        const std::vector<LayerError> single = singleErrors(errors.errors);
        Result result{errors.stage, errors.format, StageType::ptq, {}};
        result.row.all = deltaSurvival(single);
        if (!(result.row.all.norm > 0)) continue;
        for (const StageSummary& stage : history.stages())
            if (stage.id == errors.stage) result.type = stage.type;
        result.row.name = QString::fromStdString(errors.stage);
        result.row.detail =
            result.type == StageType::ptq
                ? SurvivalView::tr("%1, plain rounding").arg(formatName(errors.format))
                : SurvivalView::tr("%1, trained through the quantizer").arg(formatName(errors.format));
        result.row.slot = history.ordinal(errors.stage) < 0
                              ? neutralSlot
                              : seriesSlot(history.run(), history.ordinal(errors.stage));
        result.row.parts = layerDeltas(single);
        const double* rounded = lastValue(history, errors.stage, "validation_loss");
        const double* plain = lastValue(history, errors.stage, "unquantized_validation_loss");
        if (rounded && plain)
            result.row.losses = SurvivalView::tr("Validation loss %1, in 4 bits %2")
                                    .arg(formatValue(*plain, 3), formatValue(*rounded, 3));
        all.push_back(std::move(result));
    }
    // The formats one after the other, rounding before training.
    std::stable_sort(all.begin(), all.end(), [](const Result& a, const Result& b) {
        return std::tie(a.format, a.type) < std::tie(b.format, b.type);
    });
    return all;
}

QString whereLost(const Result& result) {
    double lost = 0;
    const LayerDelta* most = nullptr;
    for (const LayerDelta& part : result.row.parts) {
        lost += std::max(0.0, part.lost());
        if (!most || part.lost() > most->lost()) most = &part;
    }
    if (!most || !(lost > 0)) return {};
    return SurvivalView::tr("Layer %1, %2 lost the most of it: %3 of all that was lost.")
        .arg(most->layer)
        .arg(QString::fromStdString(most->tensor), formatPercent(std::max(0.0, most->lost()) / lost, 0));
}

QString describe(const Result& result) {
    const QString norm = formatValue(result.row.all.norm, 3),
                  kept = QString("<b>%1</b>").arg(formatPercent(result.row.all.kept, 0));
    QString text =
        result.type == StageType::ptq
            ? SurvivalView::tr(
                  "Plain rounding to %1 (%2) leaves %3 of the fine-tuning's change, whose norm is %4.")
                  .arg(formatName(result.format), result.row.name, kept, norm)
            : SurvivalView::tr(
                  "Training through the %1 quantizer (%2) made the change's norm %4, of which %3 is left.")
                  .arg(formatName(result.format), result.row.name, kept, norm);
    if (result.row.all.kept > 1)
        text += " " + SurvivalView::tr(
                          "More than all of it, because a weight that crosses a rounding boundary moves "
                          "by a whole step.");
    const QString where = whereLost(result);
    return where.isEmpty() || result.type != StageType::ptq ? text : text + " " + where;
}

}  // namespace

SurvivalView::SurvivalView(QWidget* parent) : QWidget(parent) {
    text_ = new QLabel;
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    legend_ = makeSecondary(
        tr("Height: squared change of the weights against the base checkpoint. Filled: left after "
           "rounding. Hatched: lost."));
    legend_->setWordWrap(true);
    legend_->setContentsMargins(12, 0, 12, 8);
    picture_ = new SurvivalPicture;
    auto* inside = new QWidget;
    auto* insideLayout = new QVBoxLayout(inside);
    insideLayout->setContentsMargins(0, 6, 0, 0);
    insideLayout->addWidget(picture_, 1);
    insideLayout->addWidget(legend_);
    card_ = makeCard({}, inside);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(text_);
    layout->addWidget(card_, 1);
}

void SurvivalView::show(const RunHistory& history) {
    std::vector<Result> all = results(history);
    QString html;
    std::vector<SurvivalPicture::Row> rows;
    for (Result& result : all) {
        html += QString("<p style='margin:2px 0'>%1</p>").arg(describe(result));
        rows.push_back(std::move(result.row));
    }
    card_->setVisible(!rows.empty());
    text_->setText(rows.empty()
                       ? tr("There is no change to look for: the run has no checkpoint to compare with, or "
                            "its weights are still those of the checkpoint.")
                       : html);
    text_->setAlignment(rows.empty() ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignTop);
    picture_->setAccessibleDescription(sentence());
    picture_->setRows(std::move(rows));
}

QString SurvivalView::sentence() const {
    QTextDocument plain;
    plain.setHtml(text_->text());
    return plain.toPlainText();
}

}  // namespace nibble::ui
