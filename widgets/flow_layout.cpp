#include "widgets/flow_layout.h"

#include <QWidget>

namespace nibble::ui {

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : items_) delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[std::size_t(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item) items_.erase(items_.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const {
    int width = 0, height = 0;
    for (const QLayoutItem* item : items_) {
        width += item->sizeHint().width() + spacing();
        height = std::max(height, item->sizeHint().height());
    }
    const QMargins m = contentsMargins();
    return {width + m.left() + m.right(), height + m.top() + m.bottom()};
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : items_) size = size.expandedTo(item->minimumSize());
    const QMargins m = contentsMargins();
    return size + QSize(m.left() + m.right(), m.top() + m.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

/// All of a line are as high as its highest, so that texts of different fonts still stand on one line.
int FlowLayout::arrange(const QRect& rect, bool move) const {
    const QRect area = rect.marginsRemoved(contentsMargins());
    int x = area.x(), y = area.y(), lineHeight = 0;
    std::vector<std::pair<QLayoutItem*, QRect>> line;
    const auto endLine = [&] {
        for (const auto& [item, place] : line)
            if (move) item->setGeometry(QRect(place.topLeft(), QSize(place.width(), lineHeight)));
        line.clear();
    };
    for (QLayoutItem* item : items_) {
        const QWidget* widget = item->widget();
        if (widget && widget->isHidden()) continue;
        const QSize size = item->sizeHint();
        if (x > area.x() && x + size.width() > area.right() + 1) {
            endLine();
            x = area.x();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        line.emplace_back(item, QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    endLine();
    return y + lineHeight - rect.y() + contentsMargins().bottom();
}

}  // namespace nibble::ui
