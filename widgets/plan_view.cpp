#include "widgets/plan_view.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/page.h"
#include "widgets/plan_bar.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace nibble::ui {
namespace {

struct Cancelled : std::exception {};

/// What the shape and the rows depend on.
std::string filesKey(const Recipe& r) {
    return fmt::format("{}|{}|{}|{}|{}|{}|{}|{}|{}|{}", r.model.checkpoint, r.model.tokenizer, r.name,
                       fmt::join(r.data.train, ";"), fmt::join(r.data.columns, ";"), r.data.max_length,
                       r.data.validation, r.data.date, r.data.reasoning_effort, r.seed);
}

std::string speedKey(const Recipe& r) {
    return r.model.checkpoint + "|" + r.model.device + "|" + r.model.dtype;
}

const StagePlan* largest(const Plan& plan) {
    const auto found =
        std::max_element(plan.stages.begin(), plan.stages.end(),
                         [](const StagePlan& a, const StagePlan& b) { return a.bytes() < b.bytes(); });
    return found == plan.stages.end() ? nullptr : &*found;
}

}  // namespace

PlanView::PlanView(QWidget* parent) : QWidget(parent) {
    title_ = new QLabel;
    title_->setFont(scaledFont(1, true));
    fit_ = makeSecondary();
    fit_->setWordWrap(true);
    bar_ = new PlanBar;
    speedText_ = makeSecondary();
    speedText_->setWordWrap(true);
    measureButton_ = makeButton(tr("Measure the speed"), "play");
    measureButton_->setToolTip(tr("Takes a few training steps of this model's shape, with random weights"));
    connect(measureButton_, &QPushButton::clicked, this, &PlanView::measure);
    wait_ = new QTimer(this);
    wait_->setSingleShot(true);
    wait_->setInterval(300);
    connect(wait_, &QTimer::timeout, this, &PlanView::readFiles);
    for (Background* background : {&files_, &speed_}) {
        connect(background, &Background::busyChanged, this, &PlanView::showStage);
        connect(background, &Background::failed, this, [this](const QString& text) {
            problem_ = text;
            showStage();
        });
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(4);
    layout->addWidget(title_);
    layout->addWidget(fit_);
    layout->addWidget(bar_);
    layout->addWidget(makeFigures());
    layout->addStretch();
    layout->addWidget(speedText_);
    layout->addWidget(measureButton_, 0, Qt::AlignLeft);
    showStage();
}

QWidget* PlanView::makeFigures() {
    auto* area = new QWidget;
    figures_ = new QGridLayout(area);
    figures_->setContentsMargins(0, 2, 0, 2);
    figures_->setHorizontalSpacing(8);
    figures_->setVerticalSpacing(3);
    figures_->setColumnStretch(1, 1);
    return area;
}

void PlanView::setRecipe(const std::optional<Recipe>& recipe, const std::string& stage) {
    stage_ = stage;
    recipe_ = recipe;
    if (!recipe_) {
        plan_.reset();
        wait_->stop();
        return showStage();
    }
    if (filesKey(*recipe_) != readKey_)
        wait_->start();
    else
        replan();
}

bool PlanView::isBusy() const {
    return files_.busy() || speed_.busy() || wait_->isActive();
}

void PlanView::setRunning(bool running) {
    running_ = running;
    showStage();
}

void PlanView::readFiles() {
    if (!recipe_) return;
    readKey_ = filesKey(*recipe_);
    const bool newSpeed = speedKey(*recipe_) != speedKey_ && !running_;
    struct Read {
        RecipeFiles files;
        std::optional<PlanInput> speed;
    };
    files_.run(
        [recipe = *recipe_, newSpeed](const std::stop_token& stop) {
            Read read;
            read.files = read_recipe_files(recipe, {}, [&stop](std::int64_t) {
                if (stop.stop_requested()) throw Cancelled();
            });
            if (newSpeed) use_matmul_speed(recipe, read.speed.emplace());
            return read;
        },
        [this](Read read) {
            known_ = std::move(read.files);
            if (read.speed) {
                device_ = std::move(read.speed);
                speedKey_ = recipe_ ? speedKey(*recipe_) : std::string();
                measured_ = false;
            }
            replan();
        });
}

void PlanView::measure() {
    if (!recipe_ || !known_ || running_) return;
    speed_.run(
        [recipe = *recipe_, input = known_->input](const std::stop_token&) { return dry_run(recipe, input); },
        [this](const DryRun& run) {
            use(run, device_.emplace());
            measured_ = true;
            replan();
        });
}

void PlanView::replan() {
    plan_.reset();
    problem_.clear();
    if (recipe_ && known_) {
        PlanInput input = known_->input;
        if (device_) {
            input.flops_per_second = device_->flops_per_second;
            input.memory_bytes = device_->memory_bytes;
            input.on_gpu = device_->on_gpu;
        }
        try {
            plan_ = nibble::plan(*recipe_, input);
        } catch (const std::exception& error) {  // LoRA targets that match nothing
            problem_ = QString::fromUtf8(error.what());
        }
    }
    showStage();
    Q_EMIT changed();
}

void PlanView::addFigure(int row, const QString& name, const QString& value, const QString& help) {
    auto* label = new QLabel(name);
    label->setWordWrap(true);  // long names in some languages: the numbers stay in view
    label->setMinimumWidth(1);
    auto* number = new QLabel(value);
    number->setAlignment(Qt::AlignRight);
    for (QLabel* each : {label, number}) each->setToolTip(help);
    figures_->addWidget(label, row, 1);
    figures_->addWidget(number, row, 2);
}

void PlanView::showStage() {
    while (QLayoutItem* item = figures_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    measureButton_->setEnabled(recipe_ && known_ && !running_ && !speed_.busy());
    bar_->setVisible(plan_.has_value());
    const double available = device_ ? device_->memory_bytes : 0;
    if (!plan_) {
        title_->setText(files_.busy() || wait_->isActive() ? tr("Reading the files…") : tr("No plan yet"));
        fit_->setText(!recipe_ ? tr("It appears as soon as the recipe is complete.") : problem_);
        setStyleProperty(fit_, "level", recipe_ && !problem_.isEmpty() ? "error" : "");
        speedText_->clear();
        bar_->setParts({}, 0);
        return;
    }
    const auto chosen = std::find_if(plan_->stages.begin(), plan_->stages.end(),
                                     [this](const StagePlan& s) { return s.stage == stage_; });
    const StagePlan* stage = chosen == plan_->stages.end() ? largest(*plan_) : &*chosen;
    if (!stage) return;
    title_->setText(tr("%1: %2").arg(QString::fromStdString(stage->stage), formatBytes(stage->bytes())));
    const QString device = device_ && device_->on_gpu ? tr("GPU memory") : tr("memory");
    fit_->setText(available <= 0 ? QString() : tr("of %1 %2").arg(formatBytes(available), device));
    setStyleProperty(fit_, "level", available > 0 && stage->bytes() > available ? "error" : "");
    bar_->setParts(stage->parts, available);
    int row = 0;
    for (const PlanPart& part : stage->parts) {
        auto* mark = new QLabel;
        mark->setPixmap(swatch(row).pixmap(10, 10));
        figures_->addWidget(mark, row, 0);
        addFigure(row++, partName(part.what), formatBytes(part.bytes), translated(part.reason));
    }
    figures_->setRowMinimumHeight(row++, 6);
    if (trains(stage->type)) {
        addFigure(row++, tr("Trained parameters"), formatShortCount(double(stage->trained_parameters)));
        addFigure(row++, tr("Steps"), stage->steps > 0 ? formatCount(stage->steps) : tr("unknown"));
        addFigure(row++, tr("Tokens"), formatShortCount(stage->tokens));
        addFigure(row++, tr("Time"), stage->seconds > 0 ? formatDuration(stage->seconds) : tr("unknown"));
    }
    if (stage->disk_bytes > 0) addFigure(row++, tr("Disk"), formatBytes(stage->disk_bytes));
    figures_->setRowMinimumHeight(row++, 6);
    addFigure(row++, tr("All stages: peak memory"), formatBytes(plan_->peak_bytes()));
    addFigure(row++, tr("All stages: training time"),
              plan_->seconds() > 0 ? formatDuration(plan_->seconds()) : tr("unknown"));
    addFigure(row++, tr("All stages: disk"), formatBytes(plan_->disk_bytes()));
    const QString speed =
        device_ ? tr("%1 TFLOP/s").arg(formatValue(device_->flops_per_second / 1e12, 3)) : QString();
    speedText_->setText(speed_.busy() ? tr("Taking a few steps…")
                        : !device_    ? QString()
                        : measured_   ? tr("Time from measured training steps: %1.").arg(speed)
                                      : tr("Time from 40 % of a large matmul's speed: %1.").arg(speed));
}

QStringList PlanView::warnings() const {
    QStringList all;
    if (plan_)
        for (const Sentence& warning : plan_->warnings) all << translated(warning);
    return all;
}

QStringList PlanView::notes() const {
    QStringList all;
    if (plan_ && known_)
        for (const Sentence& note : known_->notes) all << translated(note);
    return all;
}

}  // namespace nibble::ui
