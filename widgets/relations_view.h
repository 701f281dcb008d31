#pragma once
#include <QWidget>

#include "widgets/background.h"
#include "widgets/run_facts.h"

class QComboBox;
class QLabel;

namespace nibble::ui {

class ParallelPlot;
class ScatterPlot;

/// Results against settings over all runs of the store, those that are compared in their colours: a scatter
/// of any two numbers, and parallel coordinates over the ones that vary. Read in the background.
class RelationsView : public QWidget {
    Q_OBJECT
  public:
    explicit RelationsView(QWidget* parent = nullptr);

    /// Reads the store's runs again where it has changed.
    void setRuns(const RunStore* store, const std::vector<std::int64_t>& compared);
    bool isBusy() const { return background_.busy(); }
    ScatterPlot* scatter() const { return scatter_; }
    ParallelPlot* parallel() const { return parallel_; }
    void chooseAxes(const QString& x, const QString& y);

  private:
    QWidget* makeScatter();
    void showFacts();
    void showScatter();
    void showParallel();
    bool isCompared(std::int64_t run) const;

    Background background_;
    std::vector<RunFacts> facts_;
    std::vector<std::int64_t> compared_;
    std::string storePath_;
    std::int64_t seen_ = -1;  ///< the store's change counter when it was read
    QComboBox *x_ = nullptr, *y_ = nullptr;
    QLabel* empty_ = nullptr;
    QWidget* content_ = nullptr;
    ScatterPlot* scatter_ = nullptr;
    ParallelPlot* parallel_ = nullptr;
};

}  // namespace nibble::ui
