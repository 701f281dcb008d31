#pragma once
#include "widgets/page.h"
#include "widgets/run_history.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace nibble::ui {

/// Writes a stage of the selected run as a checkpoint to be served, and keeps what was written: certificate
/// and the command that serves it.
class ExportPage : public Page {
    Q_OBJECT
  public:
    explicit ExportPage(QWidget* parent = nullptr);

    void setHistory(const RunHistory* history);
    void setRunning(bool running);  ///< the worker is busy with a run or an export
    void showProgress(std::int64_t done, std::int64_t total, const QString& what);
    QString stage() const;

  Q_SIGNALS:
    void exportRequested(qint64 run, const QString& stage, const QString& layout, const QString& folder);

  private:
    QWidget* makeOrder();
    QWidget* makeResults();
    void showRun();
    void showStage();
    void showExports();
    void showCommand();
    void updateAction();

    const RunHistory* history_ = nullptr;
    bool running_ = false;
    QComboBox *stage_ = nullptr, *layout_ = nullptr, *engine_ = nullptr, *parallel_ = nullptr;
    QLineEdit *folder_ = nullptr, *command_ = nullptr;
    QPushButton* start_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QLabel *progressText_ = nullptr, *explanation_ = nullptr, *serveNotes_ = nullptr;
    QTableWidget* exports_ = nullptr;
};

}  // namespace nibble::ui
