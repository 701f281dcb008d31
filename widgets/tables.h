#pragma once

class QTableView;

namespace nibble::ui {

/// How a table of this program looks: whole rows, no grid, columns that the user may widen.
void styleTable(QTableView& table);
/// As wide as the cells and the header's text need.
void fitColumns(QTableView& table);

}  // namespace nibble::ui
