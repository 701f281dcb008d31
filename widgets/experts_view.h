#pragma once
#include <QWidget>
#include <filesystem>
#include <map>
#include <vector>

#include "core/checkpoint/inspect.h"
#include "widgets/background.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace nibble::ui {

class HeatMap;

/// The norm of every expert of every layer, as a grid for each of the two matrices; read on demand, since
/// that reads most of the checkpoint.
class ExpertsView : public QWidget {
    Q_OBJECT
  public:
    explicit ExpertsView(QWidget* parent = nullptr);

    void setCheckpoint(const CheckpointInfo& info);
    void read();
    bool isBusy() const { return background_.busy(); }
    const std::vector<HeatMap*>& maps() const { return maps_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    /// "gate_up_proj" -> layer -> stored name
    using Names = std::map<std::string, std::map<int, std::string>>;
    using Norms = std::map<std::string, std::map<int, std::vector<double>>>;

    void showNorms(const Norms& norms);
    void showProgress(std::int64_t done, std::int64_t total);

    std::filesystem::path path_;
    Names names_;
    std::uintmax_t bytes_ = 0;
    bool have_ = false;
    QLabel* status_ = nullptr;
    QPushButton* button_ = nullptr;
    QProgressBar* progress_ = nullptr;
    std::vector<HeatMap*> maps_;
    Background background_;  ///< last: its end comes before that of what it shows
};

}  // namespace nibble::ui
