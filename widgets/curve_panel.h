#pragma once
#include <QVariantMap>
#include <QWidget>
#include <map>
#include <set>

#include "widgets/metric_plot.h"

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace nibble::ui {

class FlowLayout;
class PlotGrid;

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
        std::vector<ClockMark> clock = {};
    };
    explicit CurvePanel(QWidget* parent = nullptr);

    void setGroups(const std::vector<Group>& groups);  ///< drops all curves
    /// The groups that are shown as they are now, so that curves and zoom stay. @returns false, and does
    /// nothing, where they are others.
    bool updateGroups(const std::vector<Group>& groups);
    /// `name`: that of a Series in the store.
    void setPoints(const QString& group, const std::string& name, std::span<const Point> points);
    void setOffset(const QString& group, const Point& offset);
    void setClock(const QString& group, const std::vector<ClockMark>& clock);
    void append(const QString& group, const std::string& name, std::span<const Point> points);

    MetricPlot* lossPlot() const { return plots_.front(); }
    void setSmoothing(double weight);
    void setLogY(bool on);
    void toggleSmoothing();
    void toggleLogY();
    void fit();
    const std::vector<MetricPlot*>& plots() const { return plots_; }
    /// Axis, smoothing and scales, to be remembered.
    QVariantMap settings() const;
    void applySettings(const QVariantMap& settings);

  private:
    void makePlots();
    QWidget* makeToolBar();
    QLabel* makeSmoothing();
    void makeToggles();
    void rebuildLegend();
    void updateVisibility();
    void updateOffsets();
    void showGap(bool shown);
    void updateGap(const Group& group);
    const Group* find(const QString& group) const;
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
    std::map<std::string, QToolButton*> nameChips_;  ///< by the name of the series; shown once there is one
    PlotGrid* small_ = nullptr;
    QComboBox* axis_ = nullptr;
    QSlider* smoothing_ = nullptr;
    int smoothingBefore_ = 60;  ///< it was switched off
    QToolButton *logX_ = nullptr, *logY_ = nullptr, *inSequence_ = nullptr;
};

}  // namespace nibble::ui
