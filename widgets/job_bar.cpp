#include "widgets/job_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include "widgets/format.h"
#include "widgets/page.h"
#include "widgets/translated.h"

namespace nibble::ui {

JobBar::JobBar(QWidget* parent) : QWidget(parent) {
    setObjectName("jobBar");
    setAttribute(Qt::WA_StyledBackground);
    text_ = new QLabel;
    figures_ = makeSecondary();
    progress_ = new QProgressBar;
    progress_->setTextVisible(false);
    progress_->setFixedWidth(180);
    stop_ = makeButton(tr("Stop"), "stop");
    connect(stop_, &QPushButton::clicked, this, &JobBar::stopClicked);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 5, 14, 5);
    layout->setSpacing(14);
    layout->addWidget(text_);
    layout->addWidget(progress_);
    layout->addWidget(figures_, 1);
    layout->addWidget(stop_);
    setFixedHeight(stop_->sizeHint().height() + 10);
    setRunning({});
}

void JobBar::addToggle(QAction* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAccessibleName(action->text());
    layout()->addWidget(button);
}

void JobBar::setStore(const QString& file, const QString& readOnlyReason) {
    store_ = readOnlyReason.isEmpty() ? tr("Store: %1").arg(file)
                                      : tr("Store (read only): %1. %2").arg(file, readOnlyReason);
    if (run_.isEmpty()) setRunning({});
}

void JobBar::setRunning(const QString& run) {
    run_ = run;
    progress_->setVisible(!run.isEmpty());
    stop_->setVisible(!run.isEmpty());
    stop_->setEnabled(true);
    text_->setText(run.isEmpty() ? tr("Nothing is running") : run);
    figures_->setText(run.isEmpty() ? store_ : tr("starting…"));
    progress_->setRange(0, 0);
}

void JobBar::setStopping() {
    stop_->setEnabled(false);
    figures_->setText(tr("Stopping after this step; its state is saved…"));
}

void JobBar::setProgress(std::int64_t done, std::int64_t total) {
    progress_->setRange(0, total > 0 ? 1000 : 0);
    if (total > 0) progress_->setValue(int(1000 * done / total));
}

void JobBar::apply(const std::vector<RunEvent>& events) {
    // Only the last of each kind reaches the screen.
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        const bool shown = std::holds_alternative<StepDone>(*event) ||
                           std::holds_alternative<Progress>(*event) ||
                           std::holds_alternative<StageStarted>(*event);
        if (!shown) continue;
        show(*event);
        break;
    }
}

void JobBar::show(const RunEvent& event) {
    if (!stop_->isEnabled()) return;  // being stopped
    if (const auto* step = std::get_if<StepDone>(&event)) {
        setProgress(step->step, step->steps);
        figures_->setText(tr("%1 · step %2 of %3 · loss %4 · %5 tokens/s · %6 left")
                              .arg(QString::fromStdString(step->stage), formatCount(step->step),
                                   formatCount(step->steps), formatValue(step->loss, 4),
                                   formatShortCount(step->tokens_per_second),
                                   formatDuration(step->seconds_left)));
    } else if (const auto* progress = std::get_if<Progress>(&event)) {
        setProgress(progress->done, progress->total);
        figures_->setText(tr("%1 · %2 · %3 of %4 · %5 left")
                              .arg(QString::fromStdString(progress->stage), translated(progress->what),
                                   formatShortCount(double(progress->done)),
                                   formatShortCount(double(progress->total)),
                                   formatDuration(progress->seconds_left)));
    } else if (const auto* started = std::get_if<StageStarted>(&event)) {
        setProgress(started->first_step, started->steps);
        figures_->setText(tr("%1 · starting").arg(QString::fromStdString(started->stage)));
    }
}

}  // namespace nibble::ui
