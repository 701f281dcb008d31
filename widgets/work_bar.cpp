#include "widgets/work_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <atomic>

#include "widgets/page.h"

namespace nibble::ui {

struct WorkBar::Counter {
    std::atomic<std::int64_t> done{0}, total{0};
};

WorkBar::WorkBar(const QString& choiceName, const QString& startText, QWidget* parent) : QWidget(parent) {
    choice_ = new QComboBox;
    choice_->setAccessibleName(choiceName);
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    start_ = makeButton(startText, {}, true);
    cancel_ = makeButton(tr("Cancel"));
    progress_ = new QProgressBar;
    progress_->setTextVisible(false);
    progress_->setAccessibleName(tr("Progress"));
    connect(start_, &QPushButton::clicked, this, &WorkBar::startClicked);
    connect(cancel_, &QPushButton::clicked, this, &WorkBar::cancelClicked);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new QLabel(choiceName));
    layout->addWidget(choice_);
    layout->addWidget(start_);
    layout->addWidget(progress_, 1);
    layout->addWidget(cancel_);
    layout->addStretch();
    timer_ = new QTimer(this);
    timer_->setInterval(100);
    connect(timer_, &QTimer::timeout, this, &WorkBar::showProgress);
    setBusy(false);
}

void WorkBar::setBusy(bool busy) {
    start_->setVisible(!busy);
    cancel_->setVisible(busy);
    progress_->setVisible(busy);
    choice_->setEnabled(!busy);
    if (busy) {
        progress_->setRange(0, 0);
        timer_->start();
    } else {
        timer_->stop();
    }
}

ProgressCallback WorkBar::newProgress() {
    counter_ = std::make_shared<Counter>();
    return [counter = counter_](std::int64_t done, std::int64_t total) {
        counter->total = total;
        counter->done = done;
    };
}

void WorkBar::showProgress() {
    const std::int64_t total = counter_->total;
    if (total == 0) return;
    progress_->setRange(0, int(total));
    progress_->setValue(int(counter_->done));
}

}  // namespace nibble::ui
