#pragma once
#include <QWidget>
#include <filesystem>
#include <optional>

#include "core/run/export_preview.h"
#include "widgets/background.h"

class QLabel;
class QTableWidget;

namespace nibble::ui {

/// What an export will write and how large, and whether the disk has room for it; worked out in the
/// background.
class ExportPreviewView : public QWidget {
    Q_OBJECT
  public:
    explicit ExportPreviewView(QWidget* parent = nullptr);

    void clear();
    void show(const std::filesystem::path& store, std::int64_t run, const std::string& stage, Layout layout);
    void setFolder(const QString& folder);  ///< for the free space
    /// Why the export cannot be; empty: it can, or it is not known yet.
    const QString& problem() const { return problem_; }
    const std::optional<ExportPreview>& preview() const { return preview_; }

  Q_SIGNALS:
    void changed();

  private:
    void update();

    std::optional<ExportPreview> preview_;
    QString problem_, folder_;
    QTableWidget* table_ = nullptr;
    QLabel* message_ = nullptr;
    Background background_;  ///< last: its end comes before that of what it shows
};

}  // namespace nibble::ui
