#include "widgets/tables.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

namespace nibble::ui {

void styleTable(QTableView& table) {
    table.setFrameShape(QFrame::NoFrame);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 9);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setTextElideMode(Qt::ElideRight);
    table.horizontalHeader()->setStretchLastSection(true);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void fitColumns(QTableView& table) {
    table.resizeColumnsToContents();
    constexpr int padding = 30;  // the style sheet's, and room for the mark of the sorting
    const QFontMetrics metrics(table.horizontalHeader()->font());
    for (int column = 0; column < table.model()->columnCount(); ++column) {
        const QString text = table.model()->headerData(column, Qt::Horizontal).toString();
        int width = table.columnWidth(column);
        for (const QString& line : text.split('\n'))
            width = std::max(width, metrics.horizontalAdvance(line) + padding);
        table.setColumnWidth(column, width);
    }
}

void keepColumnsInView(QTableView& table) {
    QHeaderView* header = table.horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(0, QHeaderView::Interactive);
    fitColumns(table);
    table.setMinimumWidth(header->length() + table.verticalScrollBar()->sizeHint().width());
    header->setSectionResizeMode(0, QHeaderView::Stretch);
}

}  // namespace nibble::ui
