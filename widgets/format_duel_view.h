#pragma once
#include <QWidget>

#include "widgets/background.h"
#include "widgets/format_evidence.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace nibble::ui {

class BarChart;
class MetricPlot;

/// MXFP4 against NVFP4: one stage of each format side by side in what it reached, how large it is and who
/// serves it, with a verdict in plain words.
class FormatDuelView : public QWidget {
    Q_OBJECT
  public:
    explicit FormatDuelView(QWidget* parent = nullptr);

    /// The runs' stages to choose from; read in the background.
    void setRuns(const RunStore* store, const std::vector<std::int64_t>& runs);
    const FormatVerdict& verdict() const { return verdict_; }
    QTableWidget* table() const { return table_; }
    bool isBusy() const { return background_.busy(); }

  private:
    QWidget* makeChoice();
    QWidget* makeCharts();
    void fillChoice(QComboBox& box, const std::vector<FormatSide>& sides);
    void showSides();
    void showPair();
    void showTable(const FormatSide& mxfp4, const FormatSide& nvfp4);
    void showCharts(const FormatSide& mxfp4, const FormatSide& nvfp4);

    Background background_;
    std::vector<FormatSide> mxfp4_, nvfp4_;
    FormatVerdict verdict_;
    QString shownPair_;  ///< whose losses are drawn: while it is the same the zoom stays
    QComboBox *mxfp4Choice_ = nullptr, *nvfp4Choice_ = nullptr;
    QLabel *headline_ = nullptr, *evidence_ = nullptr, *empty_ = nullptr;
    QWidget* content_ = nullptr;
    QTableWidget* table_ = nullptr;
    MetricPlot* losses_ = nullptr;
    BarChart* errors_ = nullptr;
};

}  // namespace nibble::ui
