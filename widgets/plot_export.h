// A private part of metric_plot.cpp: a chart as a picture or a table outside of the window.
#pragma once
#include <qcustomplot.h>

#include "widgets/curve.h"

namespace nibble::ui {

struct PlotPicture {
    QCustomPlot& plot;
    QString title, unit;
    struct LegendEntry {
        QColor color;
        Qt::PenStyle line = Qt::SolidLine;
        QString label;
    };
    std::vector<LegendEntry> legend;   ///< of the visible curves
    std::vector<const Curve*> curves;  ///< likewise
};

class MetricPlot;

/// Copying and saving, by menu.
void showChartMenu(MetricPlot& plot, const QPoint& at);

QImage paintImage(const PlotPicture& picture, double scale);
/// By the file's ending: png, svg, pdf, csv. @returns what went wrong; empty: nothing.
QString saveChart(const PlotPicture& picture, const QString& file);
/// curve,step,tokens,seconds,value
QString chartValues(const PlotPicture& picture);

}  // namespace nibble::ui
