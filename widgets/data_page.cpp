#include "widgets/data_page.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>

#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/stat_strip.h"
#include "widgets/tables.h"
#include "widgets/theme.h"
#include "widgets/token_view.h"

namespace nibble::ui {
namespace {

constexpr std::int64_t defaultMaxLength = 4096;
const HarmonySettings defaultSettings{"2025-06-28", "medium"};

/// In a thread of its own. Data without a tokenizer is shown too: rows and problems, no tokens.
std::shared_ptr<const LoadedData> loadData(const std::vector<std::filesystem::path>& files,
                                           const std::filesystem::path& tokenizer, std::int64_t maxLength) {
    auto data = std::make_shared<LoadedData>();
    data->dataset = load_dataset(files, defaultSettings);
    data->exampleOf.assign(data->dataset.rows.size(), -1);
    if (tokenizer.empty()) return data;
    data->tokenizer = Tokenizer::load(tokenizer);
    std::vector<std::int64_t> all(data->dataset.rows.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = std::int64_t(i);
    try {
        data->tokenized = tokenize_rows(data->dataset, all, *data->tokenizer, maxLength);
    } catch (const std::exception& error) {
        data->tokenizeProblem = error.what();
    }
    for (std::size_t i = 0; i < data->tokenized.examples.size(); ++i)
        data->exampleOf[std::size_t(data->tokenized.examples[i].source)] = std::ptrdiff_t(i);
    return data;
}

QWidget* legend() {
    auto* area = new QWidget;
    auto* layout = new QHBoxLayout(area);
    layout->setContentsMargins(10, 0, 10, 0);
    auto* text = makeSecondary(DataPage::tr("Filled tokens are trained; outlined ones are only read."));
    layout->addWidget(text);
    layout->addStretch();
    return area;
}

}  // namespace

DataPage::DataPage(QWidget* parent) : Page(tr("Data"), "data", parent) {
    QPushButton* tokenizer = makeButton(tr("Tokenizer…"), "file");
    QPushButton* open = makeButton(tr("Open data…"), "folder");
    actions()->addWidget(tokenizer);
    actions()->addWidget(open);
    connect(open, &QPushButton::clicked, this, &DataPage::chooseFiles);
    connect(tokenizer, &QPushButton::clicked, this, &DataPage::chooseTokenizer);
    connect(this, &Page::firstStepClicked, this, &DataPage::chooseFiles);
    connect(this, &Page::cancelClicked, &background_, &Background::cancel);
    connect(&background_, &Background::busyChanged, this,
            [this](bool busy) { setBusy(busy, tr("Reading and tokenizing…")); });
    connect(&background_, &Background::failed, this,
            [this](const QString& text) { showMessage(Level::error, text); });
    setEmptyState(tr("No data open"),
                  tr("Open JSON Lines or Parquet files: Multilingual-Thinking, FalseReject, or chat "
                     "messages. Each row shows the tokens "
                     "it becomes and which of them are trained."),
                  tr("Open data…"));

    stats_ = new StatStrip;
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeRows());
    splitter->addWidget(makeTokens());
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({540, 600});
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(stats_);
    layout->addWidget(splitter, 1);
    setContent(content);
    showContent(false);
}

QWidget* DataPage::makeRows() {
    rows_ = new DatasetModel(this);
    filtered_ = new QSortFilterProxyModel(this);
    filtered_->setSourceModel(rows_);
    filtered_->setSortRole(DatasetModel::sortRole);
    filtered_->setFilterKeyColumn(-1);
    filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    rowTable_ = new QTableView;
    styleTable(*rowTable_);
    rowTable_->setModel(filtered_);
    rowTable_->setSortingEnabled(true);
    rowTable_->sortByColumn(DatasetModel::line, Qt::AscendingOrder);
    rowTable_->setFrameShape(QFrame::NoFrame);
    rowTable_->setAccessibleName(tr("Rows"));
    connect(rowTable_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DataPage::showSelectedRow);

    auto* filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter rows"));
    filter->setAccessibleName(tr("Filter rows"));
    filter->setClearButtonEnabled(true);
    filter->addAction(icon("search", IconColor::secondary), QLineEdit::LeadingPosition);
    connect(filter, &QLineEdit::textChanged, filtered_, &QSortFilterProxyModel::setFilterFixedString);
    auto* rowPart = new QWidget;
    auto* rowLayout = new QVBoxLayout(rowPart);
    rowLayout->setContentsMargins(8, 8, 8, 0);
    rowLayout->addWidget(filter);
    rowLayout->addWidget(rowTable_);

    problems_ = new ProblemModel(this);
    problemTable_ = new QTableView;
    styleTable(*problemTable_);
    problemTable_->setModel(problems_);
    problemTable_->setFrameShape(QFrame::NoFrame);
    problemTable_->setAccessibleName(tr("Problems"));
    connect(problemTable_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!index.isValid() || !data_) return;
                const Problem& problem = problems_->problem(index.row());
                for (std::size_t i = 0; i < data_->dataset.rows.size(); ++i)
                    if (data_->dataset.rows[i].line == problem.line &&
                        data_->dataset.rows[i].file == problem.file)
                        selectRow(int(i));
            });

    tabs_ = new QTabWidget;
    tabs_->addTab(rowPart, tr("Rows"));
    tabs_->addTab(problemTable_, tr("Problems"));
    return makeCard({}, tabs_);
}

QWidget* DataPage::makeTokens() {
    tokens_ = new TokenView;
    tokens_->setFrameShape(QFrame::NoFrame);
    tokenText_ = makeSecondary();
    tokenText_->setContentsMargins(10, 4, 10, 8);
    tokenText_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(tokens_, &TokenView::currentChanged, this,
            [this](int token) { tokenText_->setText(tokens_->describe(token)); });
    maxLength_ = new NumberEdit;
    maxLength_->setInteger(true);
    maxLength_->setRange(0, std::nullopt);
    maxLength_->setValue(double(defaultMaxLength));
    maxLength_->setMaximumWidth(90);
    maxLength_->setAccessibleName(tr("Length limit"));
    maxLength_->setToolTip(tr("Tokens a row may have; 0: no limit. Press Enter to count again."));
    connect(maxLength_, &QLineEdit::returnPressed, this, [this] {
        if (maxLength_->value()) load();
    });

    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(4);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 10, 0);
    top->addWidget(legend(), 1);
    top->addWidget(new QLabel(tr("Length limit")));
    top->addWidget(maxLength_);
    layout->addLayout(top);
    layout->addWidget(tokens_, 1);
    layout->addWidget(tokenText_);
    return makeCard({}, part);
}

void DataPage::chooseFiles() {
    const QStringList names = QFileDialog::getOpenFileNames(
        this, tr("Open data"), {}, tr("Data (*.jsonl *.json *.parquet);;All files (*)"));
    std::vector<std::filesystem::path> files;
    for (const QString& name : names) files.emplace_back(name.toStdString());
    if (!files.empty()) open(files);
}

void DataPage::chooseTokenizer() {
    const QString name = QFileDialog::getOpenFileName(this, tr("Choose a tokenizer"), {},
                                                      tr("Tokenizer (tokenizer.json);;All files (*)"));
    if (!name.isEmpty()) setTokenizer(name.toStdString());
}

void DataPage::open(const std::vector<std::filesystem::path>& files) {
    files_ = files;
    load();
}

void DataPage::setTokenizer(const std::filesystem::path& path) {
    tokenizerPath_ = path;
    if (!files_.empty()) load();
}

void DataPage::load() {
    clearMessage();
    background_.run([files = files_, tokenizer = tokenizerPath_,
                     length = std::int64_t(maxLength_->value().value_or(defaultMaxLength))](
                        std::stop_token) { return loadData(files, tokenizer, length); },
                    [this](std::shared_ptr<const LoadedData> data) { show(std::move(data)); });
}

void DataPage::show(std::shared_ptr<const LoadedData> data) {
    data_ = std::move(data);
    const Dataset& dataset = data_->dataset;
    const TokenizedRows& tokenized = data_->tokenized;
    rows_->setData(data_);
    std::vector<Problem> problems = dataset.problems;
    problems.insert(problems.end(), tokenized.problems.begin(), tokenized.problems.end());
    const std::size_t problemCount = problems.size();
    problems_->setProblems(std::move(problems));
    for (QTableView* table : {rowTable_, problemTable_}) fitColumns(*table);
    rowTable_->setColumnWidth(DatasetModel::kind, std::min(rowTable_->columnWidth(DatasetModel::kind), 120));
    rowTable_->setColumnWidth(DatasetModel::text, 260);
    rowTable_->setColumnHidden(DatasetModel::file, dataset.files.size() < 2);
    tabs_->setTabText(0, tr("Rows (%1)").arg(formatCount(std::int64_t(dataset.rows.size()))));
    tabs_->setTabText(1, tr("Problems (%1)").arg(formatCount(std::int64_t(problemCount))));

    QStringList names, schemas;
    for (const DataFile& file : dataset.files) {
        names << QString::fromStdString(std::filesystem::path(file.path).filename().string());
        if (!schemas.contains(name(file.schema))) schemas << name(file.schema);
    }
    setSubtitle(names.join(", "));
    const std::int64_t left = dataset.count(Severity::error) + tokenized.excluded;
    std::vector<StatStrip::Stat> stats = {
        {tr("rows"), formatCount(std::int64_t(dataset.rows.size())), {}, {}},
        {tr("format"), schemas.join(", "), {}, {}}};
    if (data_->tokenizer) {
        stats.push_back(
            {tr("tokens"), formatShortCount(double(tokenized.tokens)), formatCount(tokenized.tokens), {}});
        stats.push_back({tr("of them trained"),
                         formatShortCount(double(tokenized.trained_tokens)),
                         formatCount(tokenized.trained_tokens),
                         {}});
        stats.push_back(
            {tr("longest row"), formatCount(tokenized.longest), tr("Tokens, before the limit"), {}});
        stats.push_back({tr("rows cut"), formatCount(tokenized.truncated),
                         tr("Rows whose end lies past the length limit"),
                         tokenized.truncated ? "warning" : ""});
    }
    stats.push_back({tr("rows left out"), formatCount(left), {}, left ? "error" : ""});
    stats_->setStats(stats);
    if (!data_->tokenizeProblem.empty())
        showMessage(Level::error, QString::fromStdString(data_->tokenizeProblem));
    else if (!data_->tokenizer)
        showMessage(Level::info, tr("Open a checkpoint or choose a tokenizer to see tokens."));
    showContent(true);
    rowTable_->selectRow(0);
    showSelectedRow();
    QStringList paths;
    for (const auto& file : files_) paths << QString::fromStdString(file.string());
    Q_EMIT opened(paths);
}

void DataPage::selectRow(int row) {
    const QModelIndex index = filtered_->mapFromSource(rows_->index(row, 0));
    rowTable_->selectRow(index.row());
    rowTable_->scrollTo(index);
}

void DataPage::showSelectedRow() {
    tokens_->clear();
    tokenText_->clear();
    const QModelIndex index = rowTable_->currentIndex();
    if (!index.isValid() || !data_ || !data_->tokenizer) return;
    try {
        const Rendered rendered =
            render_training(rows_->row(filtered_->mapToSource(index).row()).conversation, *data_->tokenizer);
        tokens_->setRendered(rendered, *data_->tokenizer,
                             std::int64_t(maxLength_->value().value_or(defaultMaxLength)));
        tokenText_->setText(
            tr("%1 tokens, %2 of them trained")
                .arg(formatCount(std::int64_t(rendered.ids.size())), formatCount(rendered.trained_tokens())));
    } catch (const std::exception& error) {
        tokenText_->setText(QString::fromUtf8(error.what()));
    }
}

QVariantMap DataPage::state() const {
    QStringList files;
    for (const auto& file : files_) files << QString::fromStdString(file.string());
    return {{"files", files}, {"tokenizer", QString::fromStdString(tokenizerPath_.string())}};
}

void DataPage::setState(const QVariantMap& state) {
    std::vector<std::filesystem::path> files;
    for (const QString& file : state["files"].toStringList())
        if (std::filesystem::exists(file.toStdString())) files.emplace_back(file.toStdString());
    const std::filesystem::path tokenizer = state["tokenizer"].toString().toStdString();
    if (std::filesystem::exists(tokenizer)) setTokenizer(tokenizer);
    if (!files.empty()) open(files);
}

}  // namespace nibble::ui
