#include "widgets/plan_bar.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/format.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace nibble::ui {

QString partName(const std::string& what) {
    if (what == "weights") return PlanBar::tr("Weights");
    if (what == "master weights") return PlanBar::tr("Master weights");
    if (what == "adapter") return PlanBar::tr("Adapter");
    if (what == "gradients") return PlanBar::tr("Gradients");
    if (what == "optimizer state") return PlanBar::tr("Optimizer state");
    if (what == "activations") return PlanBar::tr("Activations");
    if (what == "logits") return PlanBar::tr("Logits");
    if (what == "fake-quantized weights") return PlanBar::tr("Fake-quantized weights");
    if (what == "merged weights") return PlanBar::tr("Merged weights");
    return QString::fromStdString(what);
}

PlanBar::PlanBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Memory by part"));
}

void PlanBar::setParts(const std::vector<PlanPart>& parts, double available) {
    parts_ = parts;
    available_ = available;
    QStringList texts;
    for (const PlanPart& part : parts)
        texts << tr("%1: %2").arg(partName(part.what), formatBytes(part.bytes));
    setAccessibleDescription(texts.join(", "));
    update();
}

double PlanBar::scale() const {
    double sum = 0;
    for (const PlanPart& part : parts_) sum += part.bytes;
    // Beside far more than is needed the parts could not be told apart.
    const bool comparable = available_ < 3 * sum;
    return std::max({sum, comparable ? available_ : 0.0, 1.0});
}

void PlanBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.5, 7, -0.5, -7);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().border);
    painter.drawRoundedRect(area, 4, 4);
    painter.setClipRect(area);
    double x = area.left();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const double width = area.width() * parts_[i].bytes / scale();
        painter.fillRect(QRectF(x, area.top(), std::max(0.5, width - 1), area.height()), seriesColor(int(i)));
        x += width;
    }
    painter.setClipping(false);
    if (available_ <= 0 || available_ > scale()) return;
    const double end = area.left() + area.width() * available_ / scale();
    painter.setPen(QPen(theme().text, 2));
    painter.drawLine(QPointF(std::min(end, width() - 1.0), 2),
                     QPointF(std::min(end, width() - 1.0), height() - 2));
}

bool PlanBar::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    double x = 0;
    for (const PlanPart& part : parts_) {
        x += width() * part.bytes / scale();
        if (help->pos().x() > x) continue;
        QToolTip::showText(
            help->globalPos(),
            tr("%1: %2").arg(partName(part.what), formatBytes(part.bytes)) + "\n" + translated(part.reason),
            this);
        return true;
    }
    QToolTip::showText(help->globalPos(), tr("Free: %1").arg(formatBytes(scale() - x / width() * scale())),
                       this);
    return true;
}

}  // namespace nibble::ui
