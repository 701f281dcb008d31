#include "widgets/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>
#include <optional>

#include "widgets/theme.h"

namespace nibble::ui {
namespace {

QColor colorOf(IconColor color) {
    const Theme& t = theme();
    switch (color) {
        case IconColor::text:
            return t.text;
        case IconColor::secondary:
            return t.textSecondary;
        case IconColor::accent:
            return t.accent;
        case IconColor::onAccent:
            return t.onAccent;
        case IconColor::error:
            return t.error;
        case IconColor::warning:
            return t.warning;
        case IconColor::success:
            return t.success;
    }
    return t.text;
}

/// Every engine paints into a pixmap of the size and scale asked for, so nothing is ever stretched.
class ThemedIconEngine : public QIconEngine {
  public:
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        draw(*painter, rect, mode, state);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        draw(painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override {
        return pixmap(size, mode, state);
    }

  private:
    virtual void draw(QPainter& painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) = 0;
};

class SvgIconEngine : public ThemedIconEngine {
  public:
    SvgIconEngine(const QString& name, std::optional<IconColor> color) : name_(name), color_(color) {
        QFile file(":/icons/" + name + ".svg");
        if (file.open(QIODevice::ReadOnly)) svg_ = file.readAll();
    }
    QIconEngine* clone() const override { return new SvgIconEngine(*this); }
    bool isNull() override { return svg_.isEmpty(); }

  private:
    void draw(QPainter& painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        QColor color = color_ ? colorOf(*color_) : state == QIcon::On ? theme().accent : theme().text;
        if (mode == QIcon::Disabled) color = theme().textDisabled;
        QByteArray svg = svg_;
        svg.replace("currentColor", color.name().toLatin1());
        QSvgRenderer renderer(svg);
        const int side = std::min(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        if (rect.width() > rect.height())
            square.moveLeft(rect.left());  // wider than high: leaves a gap before a text
        renderer.render(&painter, square);
    }

    QString name_;
    std::optional<IconColor> color_;
    QByteArray svg_;
};

class SwatchEngine : public ThemedIconEngine {
  public:
    explicit SwatchEngine(int slot) : slot_(slot) {}
    QIconEngine* clone() const override { return new SwatchEngine(*this); }

  private:
    void draw(QPainter& painter, const QRect& rect, QIcon::Mode, QIcon::State) override {
        const double side = std::min(rect.width(), rect.height()) * 0.7;
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(seriesColor(slot_));
        painter.drawRoundedRect(square, side / 5, side / 5);
    }

    int slot_;
};

}  // namespace

QIcon icon(const QString& name) {
    return QIcon(new SvgIconEngine(name, std::nullopt));
}
QIcon icon(const QString& name, IconColor color) {
    return QIcon(new SvgIconEngine(name, color));
}
QIcon swatch(int slot) {
    return QIcon(new SwatchEngine(slot));
}

}  // namespace nibble::ui
