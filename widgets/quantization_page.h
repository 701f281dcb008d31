#pragma once
#include "widgets/heat_map.h"
#include "widgets/page.h"
#include "widgets/run_history.h"

class QTabWidget;

namespace nibble::ui {

class LayerErrorView;
class RoutingView;
class RuleLab;
class SurvivalView;
class TensorDetailView;

/// What quantization did to a run: the error of each layer and expert, what survived of the fine-tuning,
/// single matrices; what other scale rules would do; and where the router sends the tokens.
class QuantizationPage : public Page {
    Q_OBJECT
  public:
    explicit QuantizationPage(QWidget* parent = nullptr);

    void setHistory(const RunHistory* history);
    /// Offers a checkpoint's weights to the comparison of scale rules.
    void setCheckpoint(const QString& folder);
    void setMetric(const QString& key);
    const std::vector<HeatMap*>& maps() const;
    LayerErrorView& errors() { return *errors_; }
    SurvivalView& survival() { return *survival_; }
    TensorDetailView& detail() { return *detail_; }
    RuleLab& rules() { return *rules_; }
    RoutingView& routing() { return *routing_; }
    QTabWidget* tabs() const { return tabs_; }
    bool isBusy() const;  ///< reading weights

  private:
    void rebuild();  ///< the run has new errors
    void showTensor(const QString& tensor, int layer, int expert);
    void showWorstTensor();
    void fillTab();
    void showShape();

    const RunHistory* history_ = nullptr;
    bool hasCheckpoint_ = false;  ///< one that the user opened
    QTabWidget* tabs_ = nullptr;
    LayerErrorView* errors_ = nullptr;
    SurvivalView* survival_ = nullptr;
    TensorDetailView* detail_ = nullptr;
    RuleLab* rules_ = nullptr;
    RoutingView* routing_ = nullptr;
};

}  // namespace nibble::ui
