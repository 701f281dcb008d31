#include "widgets/evaluation_model.h"

#include <QPainter>
#include <algorithm>
#include <filesystem>
#include <set>

#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {
QString stem(const std::string& file) {
    return QString::fromStdString(std::filesystem::path(file).stem().string());
}
}  // namespace

std::vector<EvaluationEntry> evaluationEntries(const RunStore& store, std::int64_t run, bool withAnswers) {
    std::vector<EvaluationEntry> entries;
    const Recipe recipe = store.recipe(run);
    const QString name = QString("%1 #%2").arg(QString::fromStdString(recipe.name)).arg(run);
    for (EvaluationDone& done : store.evaluations(run, withAnswers)) {
        const QString label = name + QString::fromUtf8(" · ") + QString::fromStdString(done.of);
        auto it = std::find_if(entries.begin(), entries.end(),
                               [&](const EvaluationEntry& e) { return e.label == label; });
        if (it == entries.end()) {
            int slot = neutralSlot, ordinal = 0;
            for (const Stage& stage : recipe.stages) {
                if (stage.id == done.of && trains(stage.type)) slot = seriesSlot(run, ordinal);
                ordinal += trains(stage.type);
            }
            it = entries.insert(entries.end(), {run, label, slot, {}});
        }
        it->results.push_back(std::move(done));
    }
    return entries;
}

void EvaluationModel::setEntries(std::vector<EvaluationEntry> entries) {
    beginResetModel();
    entries_ = std::move(entries);
    std::set<std::pair<std::string, std::string>> seen;
    columns_.clear();
    for (const EvaluationEntry& entry : entries_)
        for (const EvaluationDone& result : entry.results)
            for (const CheckRate& rate : result.rates)
                if (seen.emplace(result.data, rate.check).second)
                    columns_.push_back({result.data, rate.check});
    for (const EvaluationEntry& entry : entries_)
        for (const EvaluationDone& result : entry.results)
            if (seen.emplace(result.data, "").second) columns_.push_back({result.data, {}});
    endResetModel();
}

const EvaluationDone* EvaluationModel::result(int row, const Column& column) const {
    for (const EvaluationDone& result : entries_[std::size_t(row)].results)
        if (result.data == column.data) return &result;
    return nullptr;
}

const CheckRate* EvaluationModel::rate(int row, const Column& column) const {
    const EvaluationDone* of = result(row, column);
    if (!of) return nullptr;
    const auto it = std::find_if(of->rates.begin(), of->rates.end(),
                                 [&](const CheckRate& r) { return r.check == column.check; });
    return it == of->rates.end() ? nullptr : &*it;
}

bool EvaluationModel::isBest(int row, const Column& column) const {
    const CheckRate* own = rate(row, column);
    if (!own || entries_.size() < 2) return false;
    for (int other = 0; other < rowCount(); ++other) {
        const CheckRate* r = other == row ? nullptr : rate(other, column);
        if (r && r->high >= own->low) return false;
    }
    return true;
}

QVariant EvaluationModel::data(const QModelIndex& index, int role) const {
    const int row = index.row();
    if (index.column() == 0) {
        if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return entries_[std::size_t(row)].label;
        if (role == Qt::DecorationRole) return swatch(entries_[std::size_t(row)].slot);
        return {};
    }
    const Column& column = columns_[std::size_t(index.column() - 1)];
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
    if (column.check.empty()) {
        const EvaluationDone* of = result(row, column);
        if (!of) return role == Qt::DisplayRole ? QVariant(QString::fromUtf8("–")) : QVariant();
        if (role == Qt::DisplayRole) return formatFixed(of->loss, 3);
        if (role == Qt::ToolTipRole)
            return tr("Perplexity %1 over %2 tokens")
                .arg(formatValue(of->perplexity, 4), formatCount(of->tokens));
        return {};
    }
    const CheckRate* r = rate(row, column);
    if (!r) return role == Qt::DisplayRole ? QVariant(QString::fromUtf8("–")) : QVariant();
    if (role == rateRole) return QVariantList{r->rate, r->low, r->high, isBest(row, column)};
    if (role == Qt::DisplayRole) return formatPercent(r->rate);
    if (role == Qt::ToolTipRole)
        return tr("%1 of %2 passed, %3 not valid. 95 % interval: %4 to %5%6")
            .arg(formatCount(r->passed), formatCount(r->rows), formatCount(r->invalid), formatPercent(r->low),
                 formatPercent(r->high),
                 isBest(row, column) ? "\n" + tr("Better than all others beyond the intervals.") : QString());
    return {};
}

QVariant EvaluationModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (section == 0) return role == Qt::DisplayRole ? QVariant(tr("Run and stage")) : QVariant();
    const Column& column = columns_[std::size_t(section - 1)];
    if (role == Qt::ToolTipRole) return QString::fromStdString(column.data);
    if (role != Qt::DisplayRole) return {};
    return stem(column.data) + "\n" +
           (column.check.empty() ? tr("loss") : QString::fromStdString(column.check));
}

void PassRateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const QVariantList rate = index.data(EvaluationModel::rateRole).toList();
    if (rate.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    const bool best = rate[3].toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(scaledFont(0, best));
    painter->setPen(theme().text);
    const double textWidth = QFontMetricsF(scaledFont(0, true)).horizontalAdvance("100.0 %") + 4;
    const QRectF cell = QRectF(option.rect).adjusted(8, 0, -16, 0);
    painter->drawText(QRectF(cell.left(), cell.top(), textWidth, cell.height()),
                      Qt::AlignRight | Qt::AlignVCenter, item.text);
    const QRectF scale(cell.left() + textWidth + 12, cell.top(), cell.width() - textWidth - 12,
                       cell.height());
    const double y = scale.center().y();
    const auto x = [&](int i) { return scale.left() + rate[i].toDouble() * scale.width(); };
    // A bar up to the rate on a track up to 100 %, and the interval over it.
    constexpr double half = 5;
    const auto* model = static_cast<const EvaluationModel*>(index.model());
    QColor color = seriesColor(model->entries()[std::size_t(index.row())].slot);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme().hover);
    painter->drawRoundedRect(QRectF(scale.left(), y - half, scale.width(), 2 * half), 3, 3);
    color.setAlphaF(best ? 0.85f : 0.5f);
    painter->setBrush(color);
    painter->drawRoundedRect(QRectF(scale.left(), y - half, x(0) - scale.left(), 2 * half), 3, 3);
    painter->setPen(QPen(theme().text, 1.5));
    painter->drawLine(QPointF(x(1), y), QPointF(x(2), y));
    for (const int end : {1, 2})
        painter->drawLine(QPointF(x(end), y - half - 1), QPointF(x(end), y + half + 1));
    painter->restore();
}

QSize PassRateDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (!index.data(EvaluationModel::rateRole).isNull()) size.setWidth(205);
    return {size.width(), std::max(size.height(), 30)};
}

}  // namespace nibble::ui
