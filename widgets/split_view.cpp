#include "widgets/split_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <filesystem>
#include <map>

#include "widgets/dataset_model.h"
#include "widgets/format.h"
#include "widgets/page.h"

namespace nibble::ui {
namespace {

struct Counts {
    std::int64_t training = 0, validation = 0;
    void add(bool validates) { ++(validates ? validation : training); }
};

void fill(QTreeWidgetItem& item, const QString& name, const Counts& counts) {
    const std::int64_t all = counts.training + counts.validation;
    item.setText(0, name);
    item.setText(1, formatCount(counts.training));
    item.setText(2, formatCount(counts.validation));
    item.setText(3, formatPercent(double(counts.validation) / double(std::max<std::int64_t>(1, all))));
    for (int column = 1; column < 4; ++column)
        item.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace

SplitView::SplitView(QWidget* parent) : QWidget(parent) {
    how_ = makeSecondary();
    how_->setWordWrap(true);
    table_ = new QTreeWidget;
    table_->setColumnCount(4);
    table_->setHeaderLabels(
        {tr("File, language or category"), tr("Training"), tr("Validation"), tr("Held out")});
    for (int column = 1; column < 4; ++column)
        table_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    table_->header()->setStretchLastSection(false);
    table_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setAlternatingRowColors(true);
    table_->setUniformRowHeights(true);
    table_->setAccessibleName(tr("Training and validation rows"));
    connect(table_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (item->parent()) Q_EMIT kindChosen(item->data(0, Qt::UserRole).toString());
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    how_->setContentsMargins(12, 0, 12, 0);
    layout->addWidget(how_);
    layout->addWidget(table_, 1);
}

void SplitView::setSplit(const LoadedData& data, const std::vector<bool>& validation, const QString& how,
                         const QString& problem) {
    how_->setText(problem.isEmpty() ? how : problem);
    table_->clear();
    if (!problem.isEmpty()) return;
    std::map<std::string, std::map<QString, Counts>> byFile;
    std::map<std::string, Counts> files;
    for (std::size_t i = 0; i < data.dataset.rows.size(); ++i) {
        const Row& row = data.dataset.rows[i];
        byFile[row.file][rowKind(row)].add(validation[i]);
        files[row.file].add(validation[i]);
    }
    for (const DataFile& file : data.dataset.files) {
        auto* item = new QTreeWidgetItem(table_);
        fill(*item, QString::fromStdString(std::filesystem::path(file.path).filename().string()),
             files[file.path]);
        const auto& kinds = byFile[file.path];
        if (kinds.size() == 1 && kinds.begin()->first.isEmpty()) continue;
        for (const auto& [kind, counts] : kinds) {
            auto* child = new QTreeWidgetItem(item);
            fill(*child, kind.isEmpty() ? tr("(not named)") : kind, counts);
            child->setData(0, Qt::UserRole, kind);
        }
    }
    table_->expandAll();
    for (int column = 1; column < 4; ++column) table_->resizeColumnToContents(column);
}

}  // namespace nibble::ui
