#pragma once
#include <QStyledItemDelegate>

namespace nibble::ui {

/// Draws an item as a card: icon and title, below it what matters about it, and a mark where something is
/// wrong.
class StageCard : public QStyledItemDelegate {
  public:
    enum Role { part = Qt::UserRole, id, detail, iconName, wrong };
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace nibble::ui
