#include "widgets/tables.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <algorithm>

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

namespace {

/// A long text broken at the space that leaves the shorter lines.
QString inTwoLines(const QString& text) {
    constexpr int shortText = 10;
    if (text.size() <= shortText || text.contains('\n')) return text;
    qsizetype best = -1;
    for (qsizetype at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1))
        if (best < 0 || std::max(at, text.size() - at) < std::max(best, text.size() - best)) best = at;
    return best < 0 ? text : QString(text).replace(best, 1, '\n');
}

}  // namespace

void keepColumnsInView(QTableView& table) {
    for (int column = 1; column < table.model()->columnCount(); ++column)
        table.model()->setHeaderData(
            column, Qt::Horizontal, inTwoLines(table.model()->headerData(column, Qt::Horizontal).toString()));

    QHeaderView* header = table.horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(0, QHeaderView::Interactive);
    fitColumns(table);
    table.setMinimumWidth(header->length() + table.verticalScrollBar()->sizeHint().width());
    header->setSectionResizeMode(0, QHeaderView::Stretch);
}

}  // namespace nibble::ui
