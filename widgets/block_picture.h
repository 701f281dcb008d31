#pragma once
#include <QWidget>

#include "core/quant/tensor_detail.h"

namespace nibble::ui {

/// The values of one block on the grid of the 15 numbers that its scale allows: each original as a ring, what
/// it was rounded to as a square.
class BlockPicture : public QWidget {
    Q_OBJECT
  public:
    explicit BlockPicture(QWidget* parent = nullptr);
    void setBlock(const BlockDetail& block);

    QSize sizeHint() const override { return {420, 220}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

  protected:
    void paintEvent(QPaintEvent*) override;

  private:
    QRectF area() const;
    void paintGrid(QPainter& painter) const;
    void paintValues(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    double y(double value) const;

    BlockDetail block_;
    double range_ = 1;  ///< largest magnitude shown
};

}  // namespace nibble::ui
