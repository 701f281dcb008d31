#pragma once
#include <QWidget>
#include <filesystem>

#include "core/run/run_event.h"
#include "widgets/background.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace nibble::ui {

class HeatMap;
class RunHistory;
class StatStrip;
class WorkBar;

/// How evenly a layer's tokens spread: tokens of each expert over what each would have if all had the same.
/// [layers, experts]; NaN for a layer without tokens.
std::vector<double> routingLoads(const RoutingCounted& counts);

/// Where the router sends the tokens of the run's validation rows: tokens per expert and layer of a stage
/// against the base checkpoint, with the experts that get none and those that get many. Recorded by training;
/// counted here in the background for stages where it was not.
class RoutingView : public QWidget {
    Q_OBJECT
  public:
    explicit RoutingView(QWidget* parent = nullptr);
    ~RoutingView() override;

    void setHistory(const RunHistory* history);
    void count();  ///< the chosen stage, and the base where it was not counted either
    bool isBusy() const { return background_.busy(); }
    QTableWidget* table() const { return table_; }
    const std::vector<HeatMap*>& maps() const { return maps_; }

  private:
    void showStart();
    void showChoice();
    void showMaps(const RoutingCounted& now, const RoutingCounted* base);
    void showTable(const RoutingCounted& now, const RoutingCounted* base);
    void showStats(const RoutingCounted& now, const RoutingCounted* base);
    const RoutingCounted* counts(const std::string& stage) const;  ///< the newest; empty: of the base

    std::filesystem::path store_;
    std::int64_t run_ = 0;
    std::string baseStage_;  ///< the one that started from the checkpoint: the base is its step 0
    std::vector<RoutingCounted> recorded_;
    WorkBar* bar_ = nullptr;
    QComboBox* stage_ = nullptr;  ///< in the bar
    QLabel *help_ = nullptr, *empty_ = nullptr;
    QWidget* content_ = nullptr;
    StatStrip* stats_ = nullptr;
    std::vector<HeatMap*> maps_;  ///< now, base
    QTableWidget* table_ = nullptr;
    Background background_;  ///< last, so that its threads end first
};

}  // namespace nibble::ui
