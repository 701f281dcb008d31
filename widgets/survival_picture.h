#pragma once
#include <QWidget>
#include <vector>

#include "widgets/layer_error_metrics.h"

namespace nibble::ui {

/// Where a fine-tuning's change sits in the layers and what rounding left of it: a row of bars for each
/// stage, all rows on one scale. A bar's height is the squared change of a tensor; its filled part is left
/// after rounding, the hatched part is lost.
class SurvivalPicture : public QWidget {
    Q_OBJECT
  public:
    struct Row {
        QString name, detail;  ///< "ptq-mx", "MXFP4, plain rounding"
        QString losses;        ///< a line on the validation loss; may be empty
        int slot = 0;          ///< seriesColor()
        DeltaSurvival all;
        std::vector<LayerDelta> parts;
    };
    explicit SurvivalPicture(QWidget* parent = nullptr);

    void setRows(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return rows_; }

    QSize sizeHint() const override { return {700, 420}; }
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;

  private:
    QRectF chart(std::size_t row) const;
    QRectF barOf(std::size_t row, std::size_t part) const;  ///< of the whole change
    double rowHeight() const;
    void paintRow(QPainter& painter, std::size_t row) const;
    void paintText(QPainter& painter, std::size_t row) const;
    void paintBars(QPainter& painter, std::size_t row) const;

    std::vector<Row> rows_;
    double largest_ = 1;  ///< squared change that fills a chart's height
    int layers_ = 1;
    std::vector<std::string> tensors_;
};

}  // namespace nibble::ui
