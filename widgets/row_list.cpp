#include "widgets/row_list.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/tables.h"

namespace nibble::ui {
namespace {

enum LengthChoice { anyLength, cut, whole };

QComboBox* makeBox(const QString& name) {
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setMinimumContentsLength(8);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

}  // namespace

RowList::RowList(QWidget* parent) : QWidget(parent) {
    rows_ = new DatasetModel(this);
    filter_ = new RowFilter(rows_, this);
    table_ = new QTableView;
    styleTable(*table_);
    table_->setModel(filter_);
    table_->setSortingEnabled(true);
    table_->sortByColumn(DatasetModel::line, Qt::AscendingOrder);
    table_->setAccessibleName(tr("Rows"));
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { Q_EMIT currentChanged(currentRow()); });
    typing_ = new QTimer(this);
    typing_->setSingleShot(true);
    typing_->setInterval(150);
    connect(typing_, &QTimer::timeout, this, &RowList::apply);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 0);
    layout->setSpacing(6);
    layout->addWidget(makeFilters());
    layout->addWidget(table_, 1);
}

QWidget* RowList::makeFilters() {
    text_ = new QLineEdit;
    text_->setPlaceholderText(tr("Search the conversations"));
    text_->setAccessibleName(tr("Search the conversations"));
    text_->setClearButtonEnabled(true);
    text_->addAction(icon("search", IconColor::secondary), QLineEdit::LeadingPosition);
    connect(text_, &QLineEdit::textChanged, typing_, qOverload<>(&QTimer::start));
    connect(text_, &QLineEdit::returnPressed, this, &RowList::apply);
    kind_ = makeBox(tr("Language or category"));
    length_ = makeBox(tr("Length"));
    length_->addItems({tr("Any length"), tr("Cut by the limit"), tr("Whole")});
    part_ = makeBox(tr("Training or validation"));
    part_->addItems({tr("All parts"), tr("Training"), tr("Validation")});
    for (QComboBox* box : {kind_, length_, part_})
        connect(box, &QComboBox::currentIndexChanged, this, &RowList::apply);

    chip_ = new QWidget;
    chipText_ = new QLabel;
    auto* clear = new QToolButton;
    clear->setIcon(icon("close", IconColor::secondary));
    clear->setToolTip(tr("Show all rows again"));
    clear->setAccessibleName(tr("Show all rows again"));
    connect(clear, &QToolButton::clicked, this, [this] { showProblem({}, {}); });
    auto* chipLayout = new QHBoxLayout(chip_);
    chipLayout->setContentsMargins(2, 0, 0, 0);
    chipLayout->addWidget(chipText_, 1);
    chipLayout->addWidget(clear);
    chip_->hide();

    auto* area = new QWidget;
    auto* boxes = new QHBoxLayout;
    for (QComboBox* box : {kind_, length_, part_}) boxes->addWidget(box, 1);
    auto* layout = new QVBoxLayout(area);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(text_);
    layout->addLayout(boxes);
    layout->addWidget(chip_);
    return area;
}

void RowList::setData(std::shared_ptr<const LoadedData> data) {
    const bool manyFiles = data->dataset.files.size() > 1;
    rows_->setData(std::move(data));
    fillKinds();
    showAll();
    table_->setColumnHidden(DatasetModel::file, !manyFiles);
    fitTable();
}

void RowList::fitTable() {
    fitColumns(*table_);
    table_->setColumnWidth(DatasetModel::kind, std::min(table_->columnWidth(DatasetModel::kind), 120));
    table_->setColumnWidth(DatasetModel::text, 260);
}

void RowList::setValidation(std::vector<bool> validation) {
    rows_->setValidation(std::move(validation));
    table_->setColumnHidden(DatasetModel::part, !rows_->hasSplit());
    part_->setEnabled(rows_->hasSplit());
    fitTable();
}

void RowList::fillKinds() {
    std::map<QString, int> kinds;
    for (int row = 0; row < rows_->rowCount(); ++row) ++kinds[rowKind(rows_->row(row))];
    const QSignalBlocker blocker(kind_);
    kind_->clear();
    kind_->addItem(tr("All kinds"));
    for (const auto& [kind, count] : kinds)
        kind_->addItem(tr("%1 (%2)").arg(kind.isEmpty() ? tr("(not named)") : kind, formatCount(count)),
                       kind);
    kind_->setEnabled(kinds.size() > 1);
}

void RowList::apply() {
    typing_->stop();
    RowFilter::Conditions conditions = extra_;
    conditions.text = text_->text().trimmed();
    if (kind_->currentIndex() > 0) conditions.kind = kind_->currentData().toString();
    if (part_->currentIndex() > 0) conditions.validation = part_->currentIndex() == 2;
    const std::int64_t limit = rows_->limit() > 0 ? rows_->limit() : INT64_MAX - 1;
    if (length_->currentIndex() == cut) conditions.shortest = std::max(conditions.shortest, limit + 1);
    if (length_->currentIndex() == whole) conditions.longest = std::min(conditions.longest, limit);
    filter_->setConditions(std::move(conditions));
    if (!table_->currentIndex().isValid() && filter_->rowCount() > 0) table_->selectRow(0);
    Q_EMIT countChanged();
}

void RowList::showAll() {
    for (QComboBox* box : {kind_, length_, part_}) {
        const QSignalBlocker blocker(box);
        box->setCurrentIndex(0);
    }
    const QSignalBlocker blocker(text_);
    text_->clear();
    showProblem({}, {});
}

void RowList::showKind(const QString& kind) {
    showAll();
    kind_->setCurrentIndex(std::max(0, kind_->findData(kind)));
}

void RowList::showLengths(std::int64_t first, std::int64_t last) {
    showAll();
    extra_.shortest = first;
    extra_.longest = last;
    chipText_->setText(tr("Rows of %1 to %2 tokens").arg(formatCount(first), formatCount(last)));
    chip_->show();
    apply();
}

void RowList::showProblem(const QString& text, std::set<int> rows) {
    extra_ = {};
    if (!text.isEmpty()) extra_.rows = std::move(rows);
    chipText_->setText(text);
    chip_->setVisible(!text.isEmpty());
    apply();
}

int RowList::currentRow() const {
    const QModelIndex index = table_->currentIndex();
    return index.isValid() ? filter_->mapToSource(index).row() : -1;
}

void RowList::selectRow(int row) {
    QModelIndex index = filter_->mapFromSource(rows_->index(row, 0));
    if (!index.isValid()) {
        showAll();
        index = filter_->mapFromSource(rows_->index(row, 0));
    }
    table_->selectRow(index.row());
    table_->scrollTo(index);
}

}  // namespace nibble::ui
