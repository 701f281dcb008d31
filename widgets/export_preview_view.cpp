#include "widgets/export_preview_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/run/run_store.h"
#include "widgets/format.h"
#include "widgets/number_edit.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace nibble::ui {
namespace {

constexpr int listedFiles = 4;  ///< of the weights; the rest is one line

/// Of the disk that a folder lies on, or will lie on.
std::optional<double> freeBytes(const QString& folder) {
    std::error_code error;
    std::filesystem::path path = std::filesystem::absolute(folder.toStdString(), error);
    while (!error && !std::filesystem::exists(path) && path.has_relative_path()) path = path.parent_path();
    const auto space = std::filesystem::space(path, error);
    return error ? std::nullopt : std::optional(double(space.available));
}

}  // namespace

ExportPreviewView::ExportPreviewView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    table_ = new QTableWidget(0, 2);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setShowGrid(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setFocusPolicy(Qt::NoFocus);
    table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->horizontalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 7);
    table_->setAccessibleName(tr("What the export will write"));
    message_ = new QLabel;
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(table_);
    layout->addWidget(message_);
    connect(&background_, &Background::failed, this, [this](const QString& text) {
        problem_ = text;
        update();
    });
    update();
}

void ExportPreviewView::clear() {
    background_.cancel();
    preview_.reset();
    problem_.clear();
    update();
}

void ExportPreviewView::show(const std::filesystem::path& store, std::int64_t run, const std::string& stage,
                             Layout layout) {
    clear();
    background_.run([store, run, stage,
                     layout](std::stop_token) { return preview_export(RunStore(store), run, stage, layout); },
                    [this](ExportPreview preview) {
                        problem_ = preview.problem ? translated(*preview.problem) : QString();
                        preview_ = std::move(preview);
                        update();
                    });
}

void ExportPreviewView::setFolder(const QString& folder) {
    folder_ = folder;
    update();
}

void ExportPreviewView::update() {
    std::vector<std::pair<QString, QString>> rows;
    QString warning = problem_;
    if (preview_ && problem_.isEmpty()) {
        const ExportPlan& plan = preview_->plan;
        const int files = int(plan.weights.size());
        for (int i = 0; i < std::min(files, listedFiles); ++i)
            rows.emplace_back(QString::fromStdString(plan.weights[std::size_t(i)].name),
                              formatBytes(double(plan.weights[std::size_t(i)].bytes)));
        if (files > listedFiles) rows.emplace_back(tr("… in all %n file(s)", nullptr, files), QString());
        rows.emplace_back(tr("All %n tensor(s)", nullptr, int(plan.tensors)),
                          formatBytes(double(plan.bytes)));
        rows.emplace_back(tr("Bits of an expert weight, scales included"),
                          formatValue(plan.bits_per_expert_value(), 4));
        if (!folder_.isEmpty())
            if (const auto room = freeBytes(folder_)) {
                rows.emplace_back(tr("Free on that disk"), formatBytes(*room));
                if (*room < 1.01 * double(plan.bytes)) warning = tr("The disk has not enough room for this.");
            }
    }
    table_->setRowCount(int(rows.size()));
    for (int i = 0; i < int(rows.size()); ++i) {
        auto* name = new QTableWidgetItem(rows[std::size_t(i)].first);
        name->setForeground(theme().textSecondary);
        auto* value = new QTableWidgetItem(rows[std::size_t(i)].second);
        value->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table_->setItem(i, 0, name);
        table_->setItem(i, 1, value);
    }
    table_->setFixedHeight(int(rows.size()) * table_->verticalHeader()->defaultSectionSize() + 2);
    table_->setVisible(!rows.empty());
    message_->setText(warning);
    setStyleProperty(message_, "level", warning.isEmpty() ? "" : "error");
    message_->setVisible(!warning.isEmpty());
    Q_EMIT changed();
}

}  // namespace nibble::ui
