#include "widgets/export_page.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/run/report.h"
#include "core/run/run.h"
#include "widgets/export_preview_view.h"
#include "widgets/export_results.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

struct Target {
    const char* layout;
    const char* title;
    const char* text;
};
const Target targets[] = {
    {"hf-mxfp4", QT_TRANSLATE_NOOP("nibble::ui::ExportPage", "Hugging Face, MXFP4"),
     QT_TRANSLATE_NOOP("nibble::ui::ExportPage",
                       "Expert weights in blocks of 32 with a power of two as scale: 4.25 bits each. Served "
                       "by vLLM, SGLang and TensorRT-LLM.")},
    {"hf-nvfp4", QT_TRANSLATE_NOOP("nibble::ui::ExportPage", "Hugging Face, NVFP4"),
     QT_TRANSLATE_NOOP(
         "nibble::ui::ExportPage",
         "Expert weights in blocks of 16 with a small float as scale: 4.5 bits each. For Blackwell GPUs.")},
    {"hf-bf16", QT_TRANSLATE_NOOP("nibble::ui::ExportPage", "Hugging Face, BF16"),
     QT_TRANSLATE_NOOP(
         "nibble::ui::ExportPage",
         "Nothing quantized: 16 bits each. To train on elsewhere, or as the reference to compare with.")},
    {"openai", QT_TRANSLATE_NOOP("nibble::ui::ExportPage", "OpenAI original/"),
     QT_TRANSLATE_NOOP("nibble::ui::ExportPage",
                       "The names of OpenAI's own files, expert weights in MXFP4.")},
};

/// The layout that ships what a stage trained.
QString layoutOf(const Stage& stage) {
    if (stage.policy.starts_with("mxfp4")) return "hf-mxfp4";
    if (stage.policy.starts_with("nvfp4")) return "hf-nvfp4";
    return "hf-bf16";
}

}  // namespace

ExportPage::ExportPage(QWidget* parent) : Page(tr("Export"), "export", parent) {
    setEmptyState(tr("Nothing to export yet"),
                  tr("Select a run on the page Runs. Each of its trained or quantized stages can be written "
                     "as a checkpoint that vLLM, "
                     "SGLang or TensorRT-LLM serves."),
                  tr("Show the runs"));
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeOrder());
    results_ = new ExportResults;
    splitter->addWidget(results_);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({400, 720});
    setContent(splitter);
    report_ = makeButton(tr("Save report…"), "save");
    report_->setToolTip(tr("The run on one page: an HTML file with curves, tables and certificates"));
    connect(report_, &QPushButton::clicked, this, &ExportPage::chooseReport);
    actions()->addWidget(report_);
    showContent(false);
    connect(&background_, &Background::failed, this,
            [this](const QString& text) { showMessage(Level::error, text); });
}

/// What is written: the stage and its layout, with a look ahead at it.
void ExportPage::makeChoices() {
    stage_ = new QComboBox;
    stage_->setAccessibleName(tr("Stage"));
    layout_ = new QComboBox;
    layout_->setAccessibleName(tr("Layout"));
    for (const Target& target : targets) layout_->addItem(tr(target.title), target.layout);
    explanation_ = makeSecondary(tr(targets[0].text));
    explanation_->setWordWrap(true);
    preview_ = new ExportPreviewView;
    connect(preview_, &ExportPreviewView::changed, this, &ExportPage::updateAction);
    connect(stage_, &QComboBox::currentIndexChanged, this, &ExportPage::showStage);
    connect(layout_, &QComboBox::currentIndexChanged, this, [this](int index) {
        explanation_->setText(index < 0 ? QString() : tr(targets[index].text));
        showPreview();
    });
}

QWidget* ExportPage::makeFolder() {
    folder_ = new QLineEdit;
    folder_->setAccessibleName(tr("Folder"));
    folder_->setPlaceholderText(tr("A new or empty folder"));
    connect(folder_, &QLineEdit::textChanged, this, [this](const QString& folder) {
        preview_->setFolder(folder.trimmed());
        updateAction();
    });
    auto* browse = new QToolButton;
    browse->setIcon(icon("folder", IconColor::secondary));
    browse->setAccessibleName(tr("Choose the folder"));
    connect(browse, &QToolButton::clicked, this, [this] {
        const QString chosen = QFileDialog::getExistingDirectory(this, tr("Export to"));
        if (!chosen.isEmpty()) folder_->setText(chosen);
    });
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(folder_, 1);
    layout->addWidget(browse);
    return row;
}

void ExportPage::makeStart() {
    start_ = makeButton(tr("Export"), "export", true);
    connect(start_, &QPushButton::clicked, this, [this] {
        if (exporting_) return Q_EMIT stopRequested();
        exporting_ = true;
        Q_EMIT exportRequested(history_->run(), stage(), layout_->currentData().toString(),
                               folder_->text().trimmed());
    });
    progress_ = new QProgressBar;
    progress_->setTextVisible(false);
    progress_->hide();
    progressText_ = makeSecondary();
}

QWidget* ExportPage::makeOrder() {
    makeChoices();
    makeStart();
    auto* promise =
        makeSecondary(tr("After writing, the folder is opened again and compared with the weights that were "
                         "trained. Where a single bit "
                         "differs, the export fails."));
    promise->setWordWrap(true);
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(12, 6, 12, 12);
    layout->setSpacing(6);
    layout->addWidget(new QLabel(tr("Stage")));
    layout->addWidget(stage_);
    layout->addSpacing(6);
    layout->addWidget(new QLabel(tr("Layout")));
    layout->addWidget(layout_);
    layout->addWidget(explanation_);
    layout->addSpacing(6);
    layout->addWidget(new QLabel(tr("Folder")));
    layout->addWidget(makeFolder());
    layout->addSpacing(6);
    layout->addWidget(preview_);
    layout->addSpacing(6);
    layout->addWidget(start_);
    layout->addWidget(progress_);
    layout->addWidget(progressText_);
    layout->addStretch();
    layout->addWidget(promise);
    return makeCard(tr("What to write"), part);
}

void ExportPage::setStore(const RunStore* store) {
    store_ = store;
}

void ExportPage::setHistory(const RunHistory* history) {
    history_ = history;
    connect(history, &RunHistory::reset, this, &ExportPage::showRun);
    connect(history, &RunHistory::resultsChanged, this, [this] { whenSeen([this] { showRun(); }); });
    showRun();
}

QString ExportPage::stage() const {
    return stage_->currentData().toString();
}

void ExportPage::showRun() {
    const QString before = stage();
    {
        const QSignalBlocker blocker(stage_);
        stage_->clear();
        for (const StageSummary& s : history_->stages())
            if (!s.weights.empty())
                stage_->addItem(QString::fromStdString(s.id), QString::fromStdString(s.id));
        const int same = stage_->findData(before);
        stage_->setCurrentIndex(same >= 0 ? same : stage_->count() - 1);
    }
    setSubtitle(
        history_->run()
            ? QString("%1 (#%2)").arg(QString::fromStdString(history_->summary().name)).arg(history_->run())
            : QString());
    showContent(stage_->count() > 0 || !history_->exports().empty());
    if (stage() != before || before.isEmpty()) showStage();
    const bool known = store_ && history_->run() != 0;
    results_->showExports(*history_, known ? run_folder(*store_, history_->run()) : std::filesystem::path());
    report_->setEnabled(known);
    updateAction();
}

void ExportPage::showStage() {
    for (const Stage& s : history_->recipe().stages)
        if (QString::fromStdString(s.id) == stage()) layout_->setCurrentIndex(layout_->findData(layoutOf(s)));
    showPreview();
}

void ExportPage::showPreview() {
    if (!store_ || stage().isEmpty()) return preview_->clear();
    preview_->show(store_->path(), history_->run(), stage().toStdString(),
                   layout_from_name(layout_->currentData().toString().toStdString()));
}

void ExportPage::chooseReport() {
    const QString name = QString::fromStdString(history_->summary().name);
    const QString file = QFileDialog::getSaveFileName(this, tr("Save report"),
                                                      QString("%1-%2.html").arg(name).arg(history_->run()),
                                                      tr("Web pages (*.html)"));
    if (!file.isEmpty()) saveReport(file);
}

void ExportPage::saveReport(const QString& file) {
    clearMessage();
    background_.run(
        [store = store_->path(), run = history_->run(), file](std::stop_token) {
            write_report(RunStore(store), run, file.toStdString());
            return true;
        },
        [this, file](bool) { showMessage(Level::success, tr("The report is in %1").arg(file)); });
}

void ExportPage::setRunning(bool running) {
    running_ = running;
    if (!running) {
        exporting_ = false;
        progress_->hide();
        progressText_->clear();
    }
    updateAction();
}

void ExportPage::showProgress(std::int64_t done, std::int64_t total, const QString& what) {
    progress_->show();
    progress_->setRange(0, total > 0 ? 1000 : 0);
    if (total > 0) progress_->setValue(int(1000 * done / total));
    progressText_->setText(what);
}

void ExportPage::updateAction() {
    const bool stops = running_ && exporting_;
    start_->setText(stops ? tr("Stop") : tr("Export"));
    start_->setIcon(icon(stops ? "stop" : "export", IconColor::onAccent));
    start_->setEnabled(stops || (!running_ && stage_->count() > 0 && preview_->problem().isEmpty() &&
                                 !folder_->text().trimmed().isEmpty()));
    start_->setToolTip(running_ && !stops ? tr("A run is under way.") : QString());
}

}  // namespace nibble::ui
