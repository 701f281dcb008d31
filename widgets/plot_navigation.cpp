#include "widgets/plot_navigation.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>

#include "widgets/plot_overlay.h"

namespace nibble::ui {
namespace {

/// Shifts an axis so that what was at one pixel is at the other.
void drag(QCPAxis& axis, double fromPixel, double toPixel) {
    const double from = axis.pixelToCoord(fromPixel), to = axis.pixelToCoord(toPixel);
    if (axis.scaleType() == QCPAxis::stLogarithmic)
        axis.setRange(axis.range().lower * (from / to), axis.range().upper * (from / to));
    else
        axis.moveRange(from - to);
}

}  // namespace

PlotNavigation::PlotNavigation(QCustomPlot& plot, PlotOverlay& overlay, QObject* parent)
    : QObject(parent), plot_(plot), overlay_(overlay) {
    plot_.installEventFilter(this);
}

PlotNavigation::~PlotNavigation() = default;

bool PlotNavigation::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
        case QEvent::Leave:
            Q_EMIT left();
            return false;
        case QEvent::Wheel:
            wheel(static_cast<const QWheelEvent&>(*event));
            return true;
        case QEvent::MouseButtonPress: {
            const auto& mouse = static_cast<const QMouseEvent&>(*event);
            const bool box = mouse.button() == Qt::RightButton || mouse.modifiers() & Qt::ShiftModifier;
            (box ? boxFrom_ : dragFrom_) = mouse.position();
            Q_EMIT pressed();
            return true;
        }
        case QEvent::MouseButtonDblClick:
            Q_EMIT fitRequested();
            return true;
        case QEvent::MouseMove:
            mouseMoved(static_cast<const QMouseEvent&>(*event).position());
            return true;
        case QEvent::MouseButtonRelease:
            released(static_cast<const QMouseEvent&>(*event));
            return true;
        case QEvent::ContextMenu:
            return true;  // the right button zooms; a click without moving opens the menu
        default:
            return false;
    }
}

/// Over an axis only that axis zooms; over the picture x does, and y too with Ctrl.
void PlotNavigation::wheel(const QWheelEvent& event) {
    const double factor = std::pow(0.85, event.angleDelta().y() / 120.0);
    const QPointF at = event.position();
    const QRect area = plot_.axisRect()->rect();
    if (at.y() <= area.bottom() && (at.x() < area.left() || event.modifiers() & Qt::ControlModifier))
        plot_.yAxis->scaleRange(factor, plot_.yAxis->pixelToCoord(at.y()));
    if (at.x() >= area.left()) plot_.xAxis->scaleRange(factor, plot_.xAxis->pixelToCoord(at.x()));
    Q_EMIT moved();
}

void PlotNavigation::mouseMoved(const QPointF& at) {
    if (boxFrom_) {
        overlay_.setZoomBox(QRectF(*boxFrom_, at).normalized());
    } else if (dragFrom_) {
        drag(*plot_.xAxis, dragFrom_->x(), at.x());
        drag(*plot_.yAxis, dragFrom_->y(), at.y());
        dragFrom_ = at;
        Q_EMIT moved();
    } else {
        Q_EMIT hovered(at.x());
    }
}

void PlotNavigation::released(const QMouseEvent& event) {
    const QPointF at = event.position();
    const QRectF box = boxFrom_ ? QRectF(*boxFrom_, at).normalized() : QRectF();
    boxFrom_.reset();
    dragFrom_.reset();
    overlay_.setZoomBox(std::nullopt);
    if (box.width() <= 4 || box.height() <= 4) {  // a click that trembled
        if (event.button() == Qt::RightButton) Q_EMIT menuRequested(event.globalPosition().toPoint());
        return;
    }
    plot_.xAxis->setRange(plot_.xAxis->pixelToCoord(box.left()), plot_.xAxis->pixelToCoord(box.right()));
    plot_.yAxis->setRange(plot_.yAxis->pixelToCoord(box.bottom()), plot_.yAxis->pixelToCoord(box.top()));
    Q_EMIT moved();
}

bool PlotNavigation::keyPressed(const QKeyEvent& event) {
    const QRectF area = plot_.axisRect()->rect();
    const double direction = event.key() == Qt::Key_Left ? -1 : 1;
    switch (event.key()) {
        case Qt::Key_Home:
            Q_EMIT fitRequested();
            return true;
        case Qt::Key_Left:
        case Qt::Key_Right:
            if (event.modifiers() & Qt::ControlModifier) {
                drag(*plot_.xAxis, area.center().x() + direction * area.width() / 8, area.center().x());
                Q_EMIT moved();
            } else {
                const double at = overlay_.crosshair().value_or(area.center().x());
                Q_EMIT hovered(at + direction * std::max(3.0, area.width() / 200));
            }
            return true;
        case Qt::Key_Plus:
        case Qt::Key_Minus:
            plot_.xAxis->scaleRange(event.key() == Qt::Key_Plus ? 0.8 : 1.25);
            Q_EMIT moved();
            return true;
        default:
            return false;
    }
}

}  // namespace nibble::ui
