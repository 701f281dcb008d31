#include "widgets/export_results.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/base/mapped_file.h"
#include "core/checkpoint/serve.h"
#include "core/run/export_preview.h"
#include "widgets/format.h"
#include "widgets/page.h"
#include "widgets/tables.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace nibble::ui {

ExportResults::ExportResults(QWidget* parent) : QWidget(parent) {
    table_ = new QTableWidget(0, 5);
    styleTable(*table_);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setHorizontalHeaderLabels(
        {tr("From"), tr("Layout"), tr("Size"), tr("Hash of all tensors"), tr("Folder")});
    table_->setAccessibleName(tr("Exports of this run"));
    connect(table_, &QTableWidget::currentCellChanged, this, &ExportResults::showCurrent);
    certificate_ = new QPlainTextEdit;
    certificate_->setObjectName("log");
    certificate_->setReadOnly(true);
    certificate_->setFont(monospaceFont());
    certificate_->setLineWrapMode(QPlainTextEdit::NoWrap);
    certificate_->setAccessibleName(tr("Certificate of the selected export"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(makeCard(tr("Written"), table_), 3);
    layout->addWidget(makeCard(tr("Certificate"), certificate_), 2);
    layout->addWidget(makeCard(tr("Serve it"), makeServe()));
}

QWidget* ExportResults::makeServe() {
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
    connect(engine_, &QComboBox::currentIndexChanged, this, &ExportResults::showCurrent);
    connect(parallel_, &QComboBox::currentIndexChanged, this, &ExportResults::showCurrent);
    notes_ = makeSecondary();
    notes_->setWordWrap(true);
    notes_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* serve = new QWidget;
    auto* layout = new QVBoxLayout(serve);
    layout->setContentsMargins(12, 4, 12, 12);
    auto* choice = new QHBoxLayout;
    choice->addWidget(engine_);
    choice->addWidget(parallel_);
    choice->addStretch();
    auto* line = new QHBoxLayout;
    line->addWidget(command_, 1);
    line->addWidget(copy);
    layout->addLayout(choice);
    layout->addLayout(line);
    layout->addWidget(notes_);
    return serve;
}

void ExportResults::showExports(const RunHistory& history, const std::filesystem::path& runFolder) {
    exports_ = history.exports();
    folder_ = runFolder;
    table_->setRowCount(int(exports_.size()));
    for (int row = 0; row < int(exports_.size()); ++row) {
        const ExportDone& e = exports_[std::size_t(row)];
        const QString texts[] = {QString::fromStdString(e.from.empty() ? e.stage : e.from),
                                 QString::fromStdString(e.layout), formatBytes(double(e.bytes)),
                                 QString::fromStdString(e.hash), QString::fromStdString(e.path)};
        for (int column = 0; column < 5; ++column) {
            auto* item = new QTableWidgetItem(column == 3 ? texts[column].left(16) : texts[column]);
            item->setToolTip(texts[column]);
            table_->setItem(row, column, item);
        }
    }
    fitColumns(*table_);
    if (table_->currentRow() < 0 && !exports_.empty()) table_->setCurrentCell(int(exports_.size()) - 1, 0);
    showCurrent();
}

QString ExportResults::certificate() const {
    return certificate_->toPlainText();
}

QString ExportResults::notes() const {
    return notes_->text();
}

void ExportResults::showCurrent() {
    command_->clear();
    notes_->clear();
    certificate_->clear();
    const int row = table_->currentRow();
    if (row < 0 || row >= int(exports_.size())) {
        certificate_->setPlainText(tr("Nothing is exported yet."));
        return;
    }
    showCertificate(exports_[std::size_t(row)]);
    showCommand(exports_[std::size_t(row)]);
}

/// What was compared, and the files' hashes in the form that sha256sum --check reads.
void ExportResults::showCertificate(const ExportDone& done) {
    QStringList lines = {tr("%n tensor(s) compared bit for bit after writing", nullptr, int(done.tensors)),
                         tr("hash of all tensors: %1").arg(QString::fromStdString(done.hash))};
    try {
        const std::filesystem::path file = certificate_file(folder_, done.stage);
        if (std::filesystem::exists(file)) {
            const auto json = nlohmann::json::parse(read_file(file));
            lines << QString();
            for (const auto& entry : json.at("files"))
                lines << QString("%1  %2").arg(QString::fromStdString(entry.at("sha256").get<std::string>()),
                                               QString::fromStdString(entry.at("name").get<std::string>()));
        }
    } catch (const std::exception& error) {
        lines << QString::fromUtf8(error.what());
    }
    certificate_->setPlainText(lines.join('\n'));
}

void ExportResults::showCommand(const ExportDone& done) {
    QStringList notes;
    try {
        const ServeCommand serve = serve_command(done.path, engine_->currentData().toString().toStdString(),
                                                 parallel_->currentData().toInt());
        command_->setText(QString::fromStdString(serve.command));
        for (const Sentence& warning : serve.warnings) notes << translated(warning);
        if (!serve.config_file.empty())
            notes << tr("cfg.yml holds:") + "\n" + QString::fromStdString(serve.config_file).trimmed();
    } catch (const std::exception& error) {
        notes << QString::fromUtf8(error.what());
    }
    notes_->setText(notes.join('\n'));
    command_->setCursorPosition(0);
}

}  // namespace nibble::ui
