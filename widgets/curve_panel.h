#pragma once
#include <QWidget>
#include <map>
#include <set>

#include "widgets/metric_plot.h"

class QComboBox;
class QSlider;
class QToolButton;

namespace nibble::ui {

class FlowLayout;

/// The curves of one run or of several: loss large, learning rate, gradient norm, speed and memory small
/// below it, all with one x axis, one crosshair and one legend.
class CurvePanel : public QWidget {
    Q_OBJECT
  public:
    /// What one colour stands for: a stage of a run.
    struct Group {
        QString key;
        QString label;
        int slot = 0;
        Point offset = {};  ///< where the stage it starts from ended: its steps, tokens and seconds
    };
    explicit CurvePanel(QWidget* parent = nullptr);

    void setGroups(const std::vector<Group>& groups);  ///< drops all curves
    /// `name`: that of a Series in the store.
    void setPoints(const QString& group, const std::string& name, std::span<const Point> points);
    void setOffset(const QString& group, const Point& offset);
    void append(const QString& group, const std::string& name, std::span<const Point> points);

    MetricPlot* lossPlot() const { return plots_.front(); }
    void setSmoothing(double weight);
    void setLogY(bool on);
    void fit();

  private:
    QWidget* makeToolBar();
    void rebuildLegend();
    void updateVisibility();
    void updateOffsets();
    MetricPlot* plotOf(const std::string& name) const;

    std::vector<MetricPlot*> plots_;
    std::vector<Group> groups_;
    std::set<QString> hiddenGroups_;
    std::set<std::string> hiddenNames_;
    struct Drawn {
        QString group;
        std::string name;
    };
    std::map<QString, Drawn> drawn_;  ///< by curve key
    FlowLayout* legend_ = nullptr;
    QSlider* smoothing_ = nullptr;
    QToolButton *logX_ = nullptr, *logY_ = nullptr, *inSequence_ = nullptr;
};

}  // namespace nibble::ui
