#pragma once
#include <QWidget>

namespace nibble::ui {

class MetricPlot;
class RunHistory;

/// The loss of a run in one chart: training and validation of each stage behind the other. For beside the
/// pages.
class RunLoss : public QWidget {
    Q_OBJECT
  public:
    explicit RunLoss(QWidget* parent = nullptr);

    /// Shows another run's; the history must outlive this.
    void setHistory(const RunHistory* history);
    MetricPlot* plot() const { return plot_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void showAll();
    void addPoints(const std::string& stage, const std::string& name, std::size_t from);

    const RunHistory* history_ = nullptr;
    MetricPlot* plot_ = nullptr;
};

}  // namespace nibble::ui
