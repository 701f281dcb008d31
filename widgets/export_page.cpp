#include "widgets/export_page.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/checkpoint/serve.h"
#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/tables.h"
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
    splitter->addWidget(makeResults());
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({400, 720});
    setContent(splitter);
    showContent(false);
}

QWidget* ExportPage::makeOrder() {
    stage_ = new QComboBox;
    stage_->setAccessibleName(tr("Stage"));
    layout_ = new QComboBox;
    layout_->setAccessibleName(tr("Layout"));
    for (const Target& target : targets) layout_->addItem(tr(target.title), target.layout);
    explanation_ = makeSecondary();
    explanation_->setWordWrap(true);
    folder_ = new QLineEdit;
    folder_->setAccessibleName(tr("Folder"));
    folder_->setPlaceholderText(tr("A new or empty folder"));
    auto* browse = new QToolButton;
    browse->setIcon(icon("folder", IconColor::secondary));
    browse->setAccessibleName(tr("Choose the folder"));
    start_ = makeButton(tr("Export"), "export", true);
    progress_ = new QProgressBar;
    progress_->setTextVisible(false);
    progress_->hide();
    progressText_ = makeSecondary();
    connect(stage_, &QComboBox::currentIndexChanged, this, &ExportPage::showStage);
    connect(layout_, &QComboBox::currentIndexChanged, this,
            [this](int index) { explanation_->setText(index < 0 ? QString() : tr(targets[index].text)); });
    explanation_->setText(tr(targets[0].text));
    connect(folder_, &QLineEdit::textChanged, this, &ExportPage::updateAction);
    connect(browse, &QToolButton::clicked, this, [this] {
        const QString chosen = QFileDialog::getExistingDirectory(this, tr("Export to"));
        if (!chosen.isEmpty()) folder_->setText(chosen);
    });
    connect(start_, &QPushButton::clicked, this, [this] {
        Q_EMIT exportRequested(history_->run(), stage(), layout_->currentData().toString(),
                               folder_->text().trimmed());
    });

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
    auto* folderRow = new QHBoxLayout;
    folderRow->addWidget(folder_, 1);
    folderRow->addWidget(browse);
    layout->addLayout(folderRow);
    layout->addSpacing(10);
    layout->addWidget(start_);
    layout->addWidget(progress_);
    layout->addWidget(progressText_);
    layout->addStretch();
    auto* promise =
        makeSecondary(tr("After writing, the folder is opened again and compared with the weights that were "
                         "trained. Where a single bit "
                         "differs, the export fails."));
    promise->setWordWrap(true);
    layout->addWidget(promise);
    return makeCard(tr("What to write"), part);
}

QWidget* ExportPage::makeResults() {
    exports_ = new QTableWidget(0, 5);
    styleTable(*exports_);
    exports_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    exports_->setHorizontalHeaderLabels(
        {tr("From"), tr("Layout"), tr("Size"), tr("Hash of all tensors"), tr("Folder")});
    exports_->setAccessibleName(tr("Exports of this run"));
    connect(exports_, &QTableWidget::currentCellChanged, this, &ExportPage::showCommand);

    engine_ = new QComboBox;
    engine_->setAccessibleName(tr("Engine"));
    engine_->addItem("vLLM", "vllm");
    engine_->addItem("SGLang", "sglang");
    engine_->addItem("TensorRT-LLM", "tensorrt-llm");
    parallel_ = new QComboBox;
    parallel_->setAccessibleName(tr("Number of GPUs"));
    for (const int count : {1, 2, 4, 8}) parallel_->addItem(tr("%n GPU(s)", nullptr, count), count);
    command_ = new QLineEdit;
    command_->setReadOnly(true);
    command_->setFont(monospaceFont());
    command_->setAccessibleName(tr("Command that serves the export"));
    QPushButton* copy = makeButton(tr("Copy"), "copy");
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(command_->text()); });
    connect(engine_, &QComboBox::currentIndexChanged, this, &ExportPage::showCommand);
    connect(parallel_, &QComboBox::currentIndexChanged, this, &ExportPage::showCommand);
    auto* serve = new QWidget;
    auto* serveLayout = new QVBoxLayout(serve);
    serveLayout->setContentsMargins(12, 4, 12, 12);
    auto* choice = new QHBoxLayout;
    choice->addWidget(engine_);
    choice->addWidget(parallel_);
    choice->addStretch();
    auto* line = new QHBoxLayout;
    line->addWidget(command_, 1);
    line->addWidget(copy);
    serveLayout->addLayout(choice);
    serveLayout->addLayout(line);
    serveNotes_ = makeSecondary();
    serveNotes_->setWordWrap(true);
    serveNotes_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    serveLayout->addWidget(serveNotes_);

    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(makeCard(tr("Written"), exports_), 1);
    layout->addWidget(makeCard(tr("Serve it"), serve));
    return part;
}

void ExportPage::setHistory(const RunHistory* history) {
    history_ = history;
    connect(history, &RunHistory::reset, this, &ExportPage::showRun);
    connect(history, &RunHistory::resultsChanged, this, &ExportPage::showRun);
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
    if (stage() != before) showStage();
    showExports();
    updateAction();
}

void ExportPage::showStage() {
    for (const Stage& s : history_->recipe().stages)
        if (QString::fromStdString(s.id) == stage()) layout_->setCurrentIndex(layout_->findData(layoutOf(s)));
    updateAction();
}

void ExportPage::showExports() {
    const std::vector<ExportDone>& done = history_->exports();
    exports_->setRowCount(int(done.size()));
    for (int row = 0; row < int(done.size()); ++row) {
        const ExportDone& e = done[std::size_t(row)];
        const QString texts[] = {QString::fromStdString(e.from.empty() ? e.stage : e.from),
                                 QString::fromStdString(e.layout), formatBytes(double(e.bytes)),
                                 QString::fromStdString(e.hash), QString::fromStdString(e.path)};
        for (int column = 0; column < 5; ++column) {
            auto* item = new QTableWidgetItem(column == 3 ? texts[column].left(16) : texts[column]);
            item->setToolTip(texts[column]);
            exports_->setItem(row, column, item);
        }
    }
    fitColumns(*exports_);
    if (exports_->currentRow() < 0 && !done.empty()) exports_->setCurrentCell(int(done.size()) - 1, 0);
    showCommand();
}

void ExportPage::showCommand() {
    command_->clear();
    serveNotes_->clear();
    const int row = exports_->currentRow();
    if (!history_ || row < 0 || row >= int(history_->exports().size())) return;
    QStringList notes;
    try {
        const ServeCommand serve =
            serve_command(history_->exports()[std::size_t(row)].path,
                          engine_->currentData().toString().toStdString(), parallel_->currentData().toInt());
        command_->setText(QString::fromStdString(serve.command));
        for (const std::string& warning : serve.warnings) notes << QString::fromStdString(warning);
        if (!serve.config_file.empty())
            notes << tr("cfg.yml holds:") + "\n" + QString::fromStdString(serve.config_file).trimmed();
    } catch (const std::exception& error) {
        notes << QString::fromUtf8(error.what());
    }
    serveNotes_->setText(notes.join('\n'));
    command_->setCursorPosition(0);
}

void ExportPage::setRunning(bool running) {
    running_ = running;
    if (!running) {
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
    start_->setEnabled(!running_ && stage_->count() > 0 && !folder_->text().trimmed().isEmpty());
    start_->setToolTip(running_ ? tr("A run is under way.") : QString());
}

}  // namespace nibble::ui
