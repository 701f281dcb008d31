#pragma once
#include "widgets/background.h"
#include "widgets/page.h"
#include "widgets/run_history.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace nibble::ui {

class ExportPreviewView;
class ExportResults;

/// Writes a stage of the selected run as a checkpoint to be served, and keeps what was written: certificate
/// and the command that serves it.
class ExportPage : public Page {
    Q_OBJECT
  public:
    explicit ExportPage(QWidget* parent = nullptr);

    void setStore(const RunStore* store);
    void setHistory(const RunHistory* history);
    void setRunning(bool running);  ///< the worker is busy with a run or an export
    void showProgress(std::int64_t done, std::int64_t total, const QString& what);
    QString stage() const;
    void saveReport(const QString& file);
    const ExportPreviewView& preview() const { return *preview_; }
    const ExportResults& results() const { return *results_; }

  Q_SIGNALS:
    void exportRequested(qint64 run, const QString& stage, const QString& layout, const QString& folder);
    void stopRequested();  ///< of the export under way

  private:
    QWidget* makeOrder();
    void makeChoices();
    QWidget* makeFolder();
    void makeStart();
    void showRun();
    void showStage();
    void showPreview();
    void chooseReport();
    void updateAction();

    const RunHistory* history_ = nullptr;
    const RunStore* store_ = nullptr;
    bool running_ = false, exporting_ = false;
    QComboBox *stage_ = nullptr, *layout_ = nullptr;
    QLineEdit* folder_ = nullptr;
    QPushButton *start_ = nullptr, *report_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QLabel *progressText_ = nullptr, *explanation_ = nullptr;
    ExportPreviewView* preview_ = nullptr;
    ExportResults* results_ = nullptr;
    Background background_;  ///< last: its end comes before that of what it shows
};

}  // namespace nibble::ui
