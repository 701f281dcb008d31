#pragma once
#include <QDialog>
#include <map>
#include <vector>

#include "core/text/columns.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace nibble::ui {

/// Asks which column of a file is the request, the thinking, the answer, with a value of each for a look.
class ColumnDialog : public QDialog {
    Q_OBJECT
  public:
    /// @param columns those chosen before; empty: a guess from the names
    ColumnDialog(const std::vector<ColumnSample>& samples, const Columns& columns, QWidget* parent = nullptr);

    Columns columns() const;
    void choose(const std::string& known, const QString& column);  ///< empty: none

  private:
    struct Line {
        QComboBox* box;
        QLabel* sample;
    };
    void showState();

    std::vector<ColumnSample> samples_;
    std::map<std::string, Line> lines_;
    QLabel* hint_ = nullptr;
    QPushButton* accept_ = nullptr;
};

}  // namespace nibble::ui
