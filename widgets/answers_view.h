#pragma once
#include <QWidget>

#include "widgets/evaluation_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QTableView;
class QTextBrowser;

namespace nibble::ui {

class AnswerModel;

/// Who answered which test row: a table of verdicts, and below it the answers to the selected row.
class AnswersView : public QWidget {
    Q_OBJECT
  public:
    explicit AnswersView(QWidget* parent = nullptr);

    /// With their answers.
    void setEntries(std::vector<EvaluationEntry> entries);
    AnswerModel* model() const { return model_; }
    /// Only the rows that one entry passed and the other did not; -1: any.
    void setPair(int passedBy, int missedBy);

  private:
    QComboBox* makeChoice(const QString& name);
    void fillChoice(QComboBox& box);
    void showRows();
    void showAnswer();

    std::vector<EvaluationEntry> entries_;
    AnswerModel* model_ = nullptr;
    QTableView* table_ = nullptr;
    QTextBrowser* text_ = nullptr;
    QCheckBox* onlyDifferences_ = nullptr;
    QComboBox *passedBy_ = nullptr, *missedBy_ = nullptr;
    QLabel* count_ = nullptr;
};

}  // namespace nibble::ui
