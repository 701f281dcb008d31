#pragma once
#include <QWidget>
#include <memory>

#include "core/run/run_event.h"

class QComboBox;
class QProgressBar;
class QPushButton;
class QTimer;

namespace nibble::ui {

/// The line above a view that works in the background: what the work is about and the button that starts it;
/// while it is under way, how far it is and the button that ends it.
class WorkBar : public QWidget {
    Q_OBJECT
  public:
    WorkBar(const QString& choiceName, const QString& startText, QWidget* parent = nullptr);

    QComboBox* choice() const { return choice_; }
    QPushButton* startButton() const { return start_; }
    void setBusy(bool busy);
    /// Where new work tells how far it is, from any thread.
    ProgressCallback newProgress();

  Q_SIGNALS:
    void startClicked();
    void cancelClicked();

  private:
    struct Counter;
    void showProgress();

    std::shared_ptr<Counter> counter_;  ///< shared with the thread that works
    QComboBox* choice_ = nullptr;
    QPushButton *start_ = nullptr, *cancel_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QTimer* timer_ = nullptr;
};

}  // namespace nibble::ui
