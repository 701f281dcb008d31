#pragma once
#include <QColor>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <vector>

namespace nibble::ui {

/// Colour of t in [0, 1]: viridis (Smith & van der Walt 2015), even in lightness and safe for colour-blind
/// eyes.
QColor viridis(double t);

/// A matrix of values as colours, with a colour bar in the value's unit. The mouse or the arrow keys pick a
/// cell.
class HeatMap : public QWidget {
    Q_OBJECT
  public:
    struct Data {
        QString title;
        QString rowName, columnName;  ///< "Layer", "Expert"
        int rows = 0, columns = 0;
        std::vector<double> values;     ///< [rows, columns]; NaN: no value
        QStringList columnLabels = {};  ///< in place of numbers; two lines at most
    };
    explicit HeatMap(QWidget* parent = nullptr);

    void setData(Data data);
    /// The colour scale, so that several maps can share one; `format` writes values, `unit` stands at the
    /// bar.
    void setScale(double low, double high, const QString& unit, std::function<QString(double)> format);
    void setCurrent(int row, int column);  ///< -1: none
    int currentRow() const { return currentRow_; }
    const Data& data() const { return data_; }
    QRectF cellRect(int row, int column) const;

    QSize sizeHint() const override { return {420, 320}; }
    QSize minimumSizeHint() const override { return {220, 140}; }

  Q_SIGNALS:
    void currentChanged(int row, int column);  ///< by the user; -1 when the mouse has left
    void chosen(int row, int column);          ///< clicked, or Enter was pressed there

  protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QRectF mapRect() const;
    double value(int row, int column) const {
        return data_.values[std::size_t(row) * std::size_t(data_.columns) + std::size_t(column)];
    }
    QColor colorOf(double value) const;
    void pick(int row, int column);
    void paintCells(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintBar(QPainter& painter) const;

    Data data_;
    double low_ = 0, high_ = 1;
    QString unit_;
    std::function<QString(double)> format_;
    int currentRow_ = -1, currentColumn_ = -1;
};

}  // namespace nibble::ui
