#pragma once
#include <QWidget>

#include "widgets/heat_map.h"
#include "widgets/run_history.h"

class QComboBox;
class QLabel;
class QSlider;
class QTableView;

namespace nibble::ui {

class LayerErrorModel;

/// What quantization did to each layer and expert of a run: a heat map for each quantized tensor, all on one
/// colour scale that stays put while the slider goes through the training steps; the worst places as a list.
class LayerErrorView : public QWidget {
    Q_OBJECT
  public:
    explicit LayerErrorView(QWidget* parent = nullptr);

    void show(const RunHistory* history);  ///< null: nothing
    void setMetric(const QString& key);
    const std::vector<HeatMap*>& maps() const { return maps_; }
    QSlider* stepSlider() const { return step_; }
    bool isEmpty() const { return choices_.empty(); }
    /// The errors on the screen; null where there are none.
    const LayerErrors* current() const;

  Q_SIGNALS:
    /// A cell was clicked, or a row of the list: its matrix is wanted.
    void tensorChosen(const QString& tensor, int layer, int expert);
    void stageChanged();

  private:
    struct Choice {
        std::string stage, format;
        std::vector<LayerErrors> steps;  ///< ascending; of single experts where there are experts
    };
    QWidget* makeBar();
    QWidget* makeSide();
    void showChoice();  ///< another stage or metric
    void showStep();
    void showCell(const QString& tensor, int layer, int expert);
    std::vector<Choice> choices_;
    QComboBox *stage_ = nullptr, *metric_ = nullptr;
    QSlider* step_ = nullptr;
    bool followsLast_ = true;  ///< the slider stays at the newest step
    QLabel *stepText_ = nullptr, *metricHelp_ = nullptr, *cell_ = nullptr;
    QLabel* empty_ = nullptr;
    QWidget *content_ = nullptr, *mapArea_ = nullptr;
    std::vector<HeatMap*> maps_;
    QTableView* worst_ = nullptr;
    LayerErrorModel* worstModel_ = nullptr;
};

}  // namespace nibble::ui
