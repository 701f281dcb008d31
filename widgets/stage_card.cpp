#include "widgets/stage_card.h"

#include <QPainter>

#include "widgets/icons.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

constexpr int inset = 8, iconSize = 16;

}  // namespace

QSize StageCard::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    const int lines = QFontMetrics(scaledFont(0, true)).height() + QFontMetrics(scaledFont(-1)).height();
    return {160, lines + 2 * inset + 4};
}

void StageCard::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool selected = option.state & QStyle::State_Selected;
    const bool hovered = option.state & QStyle::State_MouseOver;
    const bool isWrong = index.data(wrong).toBool();
    const Theme& t = theme();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(option.rect).adjusted(1, 2.5, -3, -2.5);
    painter->setPen(QPen(isWrong ? t.error : selected ? t.accent : t.border, selected ? 1.5 : 1));
    painter->setBrush(selected ? t.accentSoft : hovered ? t.hover : t.raised);
    painter->drawRoundedRect(card, 6, 6);

    const QFont titleFont = scaledFont(0, true), detailFont = scaledFont(-1);
    const QFontMetrics titleMetrics(titleFont), detailMetrics(detailFont);
    const double left = card.left() + inset + iconSize + 8;
    const double width = card.right() - inset - left;
    const QIcon symbol =
        isWrong ? icon("error", IconColor::error)
                : icon(index.data(iconName).toString(), selected ? IconColor::accent : IconColor::secondary);
    symbol.paint(painter,
                 QRect(int(card.left()) + inset, int(card.center().y()) - iconSize / 2, iconSize, iconSize));
    QRectF line(left, card.top() + inset - 1, width, titleMetrics.height());
    painter->setFont(titleFont);
    painter->setPen(isWrong ? t.error : t.text);
    painter->drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        titleMetrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, int(width)));
    line = QRectF(left, line.bottom() + 1, width, detailMetrics.height());
    painter->setFont(detailFont);
    painter->setPen(t.textSecondary);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      detailMetrics.elidedText(index.data(detail).toString(), Qt::ElideRight, int(width)));
    painter->restore();
}

}  // namespace nibble::ui
