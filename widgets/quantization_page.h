#pragma once
#include "widgets/heat_map.h"
#include "widgets/page.h"
#include "widgets/run_history.h"

class QComboBox;
class QLabel;
class QSlider;
class QTableView;

namespace nibble::ui {

class LayerErrorModel;

/// What quantization did to each layer and expert of a run: a heat map for each quantized tensor, all on one
/// colour scale that stays put while the slider goes through the training steps; the worst places as a list.
class QuantizationPage : public Page {
    Q_OBJECT
  public:
    explicit QuantizationPage(QWidget* parent = nullptr);

    void setHistory(const RunHistory* history);
    void setMetric(const QString& key);
    const std::vector<HeatMap*>& maps() const { return maps_; }

  private:
    struct Choice {
        std::string stage, format;
        std::vector<LayerErrors> steps;  ///< ascending; of single experts where there are experts
    };
    QWidget* makeBar();
    void rebuild();     ///< the run has new errors
    void showChoice();  ///< another stage or metric
    void showStep();
    void showCell(const QString& tensor, int layer, int expert);
    const LayerErrors* current() const;

    const RunHistory* history_ = nullptr;
    std::vector<Choice> choices_;
    QComboBox *stage_ = nullptr, *metric_ = nullptr;
    QSlider* step_ = nullptr;
    bool followsLast_ = true;  ///< the slider stays at the newest step
    QLabel *stepText_ = nullptr, *metricHelp_ = nullptr, *survival_ = nullptr, *cell_ = nullptr;
    QWidget* mapArea_ = nullptr;
    std::vector<HeatMap*> maps_;
    QTableView* worst_ = nullptr;
    LayerErrorModel* worstModel_ = nullptr;
};

}  // namespace nibble::ui
