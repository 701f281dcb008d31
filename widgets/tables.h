#pragma once

class QTableView;

namespace nibble::ui {

/// How a table of this program looks: whole rows, no grid, columns that the user may widen.
void styleTable(QTableView& table);
/// As wide as the cells and the header's text need.
void fitColumns(QTableView& table);
/// The same for a table of few columns that all have to be in view: it is never narrower than they are, and the
/// first column takes the room that is left.
void keepColumnsInView(QTableView& table);

}  // namespace nibble::ui
