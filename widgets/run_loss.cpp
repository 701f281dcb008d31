#include "widgets/run_loss.h"

#include <QVBoxLayout>

#include "widgets/metric_plot.h"
#include "widgets/run_history.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

QString keyOf(const std::string& stage, const std::string& name) {
    return QString::fromStdString(stage + "/" + name);
}

}  // namespace

RunLoss::RunLoss(QWidget* parent) : QWidget(parent), plot_(new MetricPlot) {
    plot_->setSmoothing(0.84);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(plot_);
}

void RunLoss::setHistory(const RunHistory* history) {
    if (history == history_) return;
    if (history_) history_->disconnect(this);
    history_ = history;
    connect(history, &RunHistory::reset, this, &RunLoss::showAll);
    connect(history, &RunHistory::pointsAdded, this, &RunLoss::addPoints);
    showAll();
}

/// Nothing is drawn, nor kept, of a run while nobody looks.
void RunLoss::showAll() {
    plot_->clear();
    if (!history_ || !isVisible()) return;
    const QString run =
        history_->run() == 0
            ? tr("Loss")
            : QString("%1 #%2").arg(QString::fromStdString(history_->summary().name)).arg(history_->run());
    plot_->setTitle(run, tr("loss, nats per token; dashed: validation"));
    for (const auto& [key, points] : history_->series())
        if (!points.empty()) addPoints(key.first, key.second, 0);
}

void RunLoss::addPoints(const std::string& stage, const std::string& name, std::size_t from) {
    const bool training = name == "loss";
    if (!isVisible() || (!training && name != "validation_loss")) return;
    const QString key = keyOf(stage, name);
    const std::span<const Point> points = history_->series().at({stage, name});
    if (plot_->hasCurve(key) && from > 0) return plot_->append(key, points.subspan(from));
    const QString label = QString::fromStdString(stage);
    plot_->setCurve(key,
                    {training ? label : tr("%1, validation").arg(label),
                     seriesSlot(history_->run(), history_->ordinal(stage)),
                     training ? Qt::SolidLine : Qt::DashLine, training ? 1.6 : 2.0, training, !training},
                    points);
    plot_->setOffset(key, history_->offset(stage));
}

void RunLoss::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showAll();
}

}  // namespace nibble::ui
