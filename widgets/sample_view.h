#pragma once
#include <QWidget>

#include "core/run/run_event.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QTableWidget;

namespace nibble::ui {

/// What a model in training answers to the same questions at each validation: one question at a time, its
/// answers below each other.
class SampleView : public QWidget {
    Q_OBJECT
  public:
    explicit SampleView(QWidget* parent = nullptr);
    void setSamples(const std::vector<Sample>& samples);

  private:
    void showPrompt();
    void showAnswer();

    std::vector<Sample> samples_;
    QComboBox* prompt_;
    QTableWidget* answers_;
    QPlainTextEdit* text_;
    QWidget* content_;
    QLabel* empty_;  ///< in its place: how to have samples
};

}  // namespace nibble::ui
