#pragma once
#include <QWidget>

#include "core/run/run_event.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace nibble::ui {

/// The line at the window's bottom: what is running, how far, how fast, how long still; or the store, when
/// idle.
class JobBar : public QWidget {
    Q_OBJECT
  public:
    explicit JobBar(QWidget* parent = nullptr);

    void addToggle(QAction* action);  ///< a button at its end
    void setStore(const QString& file, const QString& readOnlyReason);
    void setRunning(const QString& run);  ///< empty: nothing runs
    void setStopping();
    void apply(const std::vector<RunEvent>& events);

  Q_SIGNALS:
    void stopClicked();

  private:
    void show(const RunEvent& event);
    void setProgress(std::int64_t done, std::int64_t total);

    QString store_, run_;
    QLabel *text_ = nullptr, *figures_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QPushButton* stop_ = nullptr;
};

}  // namespace nibble::ui
