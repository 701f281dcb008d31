#include "widgets/plot_export.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <cmath>

#include "widgets/metric_plot.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

constexpr int margin = 12, swatch = 26, gap = 18;

struct Layout {
    QSize size;
    int header = 0;
    std::vector<QPoint> legend;  ///< where each entry begins
};

/// Title on top, the legend in as many lines as it needs, then the plot as large as on the screen.
Layout layoutOf(const PlotPicture& picture) {
    const QFontMetrics text(scaledFont(0)), title(scaledFont(0, true));
    Layout layout;
    const int width = std::max(picture.plot.width(), 320);
    int x = margin, y = margin + title.height() + 6;
    for (const auto& entry : picture.legend) {
        const int needed = swatch + 6 + text.horizontalAdvance(entry.label) + gap;
        if (x > margin && x + needed > width - margin) {
            x = margin;
            y += text.height() + 4;
        }
        layout.legend.emplace_back(x, y);
        x += needed;
    }
    layout.header = y + (picture.legend.empty() ? 0 : text.height() + 8);
    layout.size = QSize(width, layout.header + std::max(picture.plot.height(), 200));
    return layout;
}

void paint(const PlotPicture& picture, const Layout& layout, QPaintDevice& device, double scale,
           bool vector) {
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized, vector);
    painter.scale(scale, scale);
    const Theme& t = theme();
    painter.fillRect(QRect(QPoint(), layout.size), t.surface);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(scaledFont(0, true));
    painter.setPen(t.text);
    const QFontMetrics title(painter.font());
    painter.drawText(margin, margin + title.ascent(), picture.title);
    const int titleWidth = title.horizontalAdvance(picture.title);
    painter.setFont(scaledFont(0));
    const QFontMetrics text(painter.font());
    painter.setPen(t.textSecondary);
    painter.drawText(margin + titleWidth + 8, margin + title.ascent(), picture.unit);
    for (std::size_t i = 0; i < picture.legend.size(); ++i) {
        const QPoint at = layout.legend[i];
        painter.setPen(QPen(picture.legend[i].color, 2, picture.legend[i].line));
        painter.drawLine(at + QPoint(0, text.height() / 2), at + QPoint(swatch, text.height() / 2));
        painter.setPen(t.text);
        painter.drawText(at + QPoint(swatch + 6, text.ascent()), picture.legend[i].label);
    }
    painter.translate(0, layout.header);
    picture.plot.toPainter(&painter, layout.size.width(), layout.size.height() - layout.header);
}

QString numberInC(double value) {
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

}  // namespace

QImage paintImage(const PlotPicture& picture, double scale) {
    const Layout layout = layoutOf(picture);
    QImage image((QSizeF(layout.size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    paint(picture, layout, image, scale, false);
    return image;
}

QString chartValues(const PlotPicture& picture) {
    QString csv = "curve,step,tokens,seconds,value\n";
    for (std::size_t i = 0; i < picture.curves.size(); ++i) {
        QString name = picture.legend[i].label;
        name = '"' + name.replace('"', "\"\"") + '"';
        for (const Point& point : picture.curves[i]->points())
            csv += QString("%1,%2,%3,%4,%5\n")
                       .arg(name)
                       .arg(point.step)
                       .arg(point.tokens)
                       .arg(numberInC(point.seconds), numberInC(point.value));
    }
    return csv;
}

QString saveChart(const PlotPicture& picture, const QString& file) {
    const Layout layout = layoutOf(picture);
    const QString ending = QFileInfo(file).suffix().toLower();
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) return out.errorString();
    if (ending == "svg") {
        QSvgGenerator svg;
        svg.setOutputDevice(&out);
        svg.setSize(layout.size);
        svg.setViewBox(QRect(QPoint(), layout.size));
        svg.setTitle(picture.title);
        paint(picture, layout, svg, 1, true);
    } else if (ending == "pdf") {
        constexpr int dotsPerInch = 96;
        QPdfWriter pdf(&out);
        pdf.setResolution(dotsPerInch);
        pdf.setPageSize(QPageSize(QSizeF(layout.size) / dotsPerInch, QPageSize::Inch));
        pdf.setPageMargins({});
        pdf.setTitle(picture.title);
        paint(picture, layout, pdf, 1, true);
    } else if (ending == "csv") {
        out.write(chartValues(picture).toUtf8());
    } else if (ending == "png") {
        paintImage(picture, 2).save(&out, "PNG");
    } else {
        return MetricPlot::tr("A chart is saved as png, svg, pdf or csv, by the file's ending.");
    }
    return out.commit() ? QString() : out.errorString();
}

void showChartMenu(MetricPlot& plot, const QPoint& at) {
    QMenu menu;
    menu.addAction(MetricPlot::tr("Copy picture"), &plot,
                   [&plot] { QApplication::clipboard()->setImage(plot.picture()); });
    menu.addAction(MetricPlot::tr("Copy values"), &plot,
                   [&plot] { QApplication::clipboard()->setText(plot.csv()); });
    menu.addSeparator();
    const std::pair<QString, const char*> kinds[] = {{MetricPlot::tr("Save as PNG..."), "png"},
                                                     {MetricPlot::tr("Save as SVG..."), "svg"},
                                                     {MetricPlot::tr("Save as PDF..."), "pdf"},
                                                     {MetricPlot::tr("Save values as CSV..."), "csv"}};
    for (const auto& [text, ending] : kinds)
        menu.addAction(text, &plot, [&plot, ending = QString(ending)] {
            const QString file = QFileDialog::getSaveFileName(&plot, MetricPlot::tr("Save chart"),
                                                              plot.title() + "." + ending, "*." + ending);
            const QString problem = file.isEmpty() ? QString() : plot.exportTo(file);
            if (!problem.isEmpty()) QMessageBox::warning(&plot, MetricPlot::tr("Save chart"), problem);
        });
    menu.addSeparator();
    menu.addAction(MetricPlot::tr("Show everything"), &plot, &MetricPlot::fit);
    menu.exec(at);
}

}  // namespace nibble::ui
