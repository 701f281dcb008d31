#pragma once
#include <QWidget>

#include "widgets/run_history.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTableWidget;

namespace nibble::ui {

/// What was exported of a run: the list, the certificate of the selected export, and how to serve it.
class ExportResults : public QWidget {
    Q_OBJECT
  public:
    explicit ExportResults(QWidget* parent = nullptr);

    void showExports(const RunHistory& history, const std::filesystem::path& runFolder);
    QString certificate() const;
    QString notes() const;  ///< on serving the chosen export

  private:
    QWidget* makeServe();
    void showCurrent();
    void showCertificate(const ExportDone& done);
    void showCommand(const ExportDone& done);

    std::vector<ExportDone> exports_;
    std::filesystem::path folder_;
    QTableWidget* table_ = nullptr;
    QPlainTextEdit* certificate_ = nullptr;
    QComboBox *engine_ = nullptr, *parallel_ = nullptr;
    QLineEdit* command_ = nullptr;
    QLabel* notes_ = nullptr;
};

}  // namespace nibble::ui
