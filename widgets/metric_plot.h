#pragma once
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "widgets/curve.h"

namespace nibble::ui {

struct PlotPicture;

/// The one chart widget: curves over steps, tokens or time. Wheel zooms at the mouse, drag moves, Shift+drag
/// or the right button zooms to a box, double click or Home shows all. With the keyboard: arrows move the
/// crosshair, Ctrl+arrows the picture, + and - zoom. New points keep everything in view until the user has
/// zoomed.
class MetricPlot : public QWidget {
    Q_OBJECT
  public:
    struct Style {
        QString label;
        int slot = 0;  ///< seriesColor()
        Qt::PenStyle line = Qt::SolidLine;
        double width = 1.8;
        bool smooth = true;  ///< takes part in smoothing
        bool pointMarks = false;
    };

    explicit MetricPlot(QWidget* parent = nullptr);
    ~MetricPlot() override;

    /// `unit` stands behind the title; `format` writes values on the axis and in the readout.
    void setTitle(const QString& title, const QString& unit = {});
    QString title() const;
    int titleWidth() const;  ///< that the chart needs to show its whole title
    void setValueFormat(std::function<QString(double)> format);

    /// Adds or replaces a curve; `key` names it in the calls below.
    void setCurve(const QString& key, const Style& style, std::span<const Point> points);
    void append(const QString& key, std::span<const Point> points);
    /// Moves a curve along the x axis: where a stage begins that goes on from another one.
    void setOffset(const QString& key, const Point& offset);
    void setClock(const QString& key, std::vector<ClockMark> clock);  ///< for XAxis::clock
    bool hasCurve(const QString& key) const;
    void setCurveVisible(const QString& key, bool visible);
    void clear();
    const Curve* curve(const QString& key) const;

    void setIncludeZero(bool on);  ///< of the y axis, for amounts
    void setXAxis(XAxis axis);
    void setLogX(bool on);
    void setLogY(bool on);
    void setSmoothing(double weight);
    void fit();
    bool isFitted() const;
    void setRange(double from, double to);  ///< of the x axis
    void drawNow();                         ///< without waiting for the event loop
    void showCrosshair(double x);
    void hideCrosshair();

    /// The picture with title and legend, as it is on the screen.
    QImage picture(double scale = 2) const;
    /// By the file's ending: png, svg, pdf, or csv with every value of the visible curves. @returns what went
    /// wrong; empty: nothing.
    QString exportTo(const QString& file) const;
    /// One line for each value: curve, step, tokens, seconds, value (NaN, inf, -inf where it is none).
    QString csv() const;

    NonFiniteCount nonFinite() const;  ///< of the visible curves
    QPointF pixelOf(double x, double y) const;
    QSize sizeHint() const override { return {480, 260}; }
    QSize minimumSizeHint() const override { return {180, 84}; }

  Q_SIGNALS:
    void crosshairMoved(double x);  ///< by the user, in units of the x axis
    void crosshairLeft();
    void drawn();  ///< the picture has been made anew

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    struct Impl;
    void restyle();
    void labelAxis();
    void scheduleReplot();
    void updateNonFinite();
    void moveCrosshair(double x, bool byUser);
    PlotPicture describePicture() const;

    std::unique_ptr<Impl> impl_;
};

}  // namespace nibble::ui
