#pragma once
#include <QScrollArea>
#include <optional>

#include "core/checkpoint/inspect.h"
#include "core/checkpoint/tensor_statistics.h"
#include "widgets/background.h"

class QLabel;
class QProgressBar;
class QTableWidget;

namespace nibble::ui {

class BarChart;

/// One tensor of a checkpoint: what it is called where, and the figures and histograms of its values, read in
/// the background when it is shown.
class TensorPanel : public QScrollArea {
    Q_OBJECT
  public:
    explicit TensorPanel(QWidget* parent = nullptr);

    void clear();
    void show(const std::filesystem::path& checkpoint, const CheckpointInfo::Tensor& tensor);
    const std::optional<TensorStatistics>& statistics() const { return statistics_; }
    bool isBusy() const { return background_.busy(); }

  Q_SIGNALS:
    void measured();

  private:
    void showNames(const CheckpointInfo::Tensor& tensor);
    void showStatistics(const TensorStatistics& statistics);

    std::optional<TensorStatistics> statistics_;
    QLabel *title_ = nullptr, *names_ = nullptr, *problem_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QTableWidget* figures_ = nullptr;
    BarChart *values_ = nullptr, *exponents_ = nullptr, *codes_ = nullptr, *experts_ = nullptr;
    Background background_;  ///< last: its end comes before that of what it shows
};

}  // namespace nibble::ui
