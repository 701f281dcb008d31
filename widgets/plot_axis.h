// A private part of metric_plot.cpp: the axes' titles, numbers and ticks.
#pragma once
#include <qcustomplot.h>

#include "widgets/curve.h"

namespace nibble::ui {

QString axisTitle(XAxis axis);
QString axisText(XAxis axis, double value);  ///< in the readout: with the day, for the time of day
/// Somewhat more on each side, along a linear or a log axis.
QCPRange withMargin(QCPRange range, double share, bool logarithmic);

/// Colours and fonts of the theme.
void styleAxes(QCustomPlot& plot);

/// Ticks of a number axis: 1, 2, 5 and their powers of ten on linear axes; on log axes whole decades, or as
/// many steps inside a decade as there is room for; of times whole seconds, minutes, hours and days.
class NumberTicker : public QCPAxisTicker {
  public:
    enum class Kind { number, duration, clock };
    explicit NumberTicker(std::function<QString(double)> text) : text_(std::move(text)) { setTickCount(6); }
    void setLogarithmic(bool logarithmic) { logarithmic_ = logarithmic; }
    void setKind(Kind kind) { kind_ = kind; }

  protected:
    double getTickStep(const QCPRange& range) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    QVector<double> createSubTickVector(int count, const QVector<double>& ticks) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

  private:
    std::function<QString(double)> text_;
    bool logarithmic_ = false;
    Kind kind_ = Kind::number;
    double step_ = 0;  ///< of the ticks now
};

}  // namespace nibble::ui
