#pragma once
#include <QTreeWidget>

#include "widgets/loaded_data.h"

namespace nibble::ui {

/// What is wrong with a data set: kinds of problems with their counts, below each its places.
class ProblemTree : public QTreeWidget {
    Q_OBJECT
  public:
    explicit ProblemTree(QWidget* parent = nullptr);
    void setKinds(const std::vector<ProblemKind>& kinds);

  Q_SIGNALS:
    void rowPicked(int row);    ///< the row of a problem; not sent where that was left out
    void kindChosen(int kind);  ///< its rows are to be seen
};

}  // namespace nibble::ui
