#include "widgets/data_page.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTimer>

#include "widgets/column_dialog.h"
#include "widgets/format.h"
#include "widgets/length_view.h"
#include "widgets/number_edit.h"
#include "widgets/problem_tree.h"
#include "widgets/row_list.h"
#include "widgets/split_view.h"
#include "widgets/stat_strip.h"
#include "widgets/token_view.h"

namespace nibble::ui {
namespace {

QString progressText(const LoadProgress& progress) {
    if (progress.phase == LoadProgress::Phase::reading)
        return DataPage::tr("Reading: %1 rows").arg(formatCount(progress.done));
    return DataPage::tr("Tokenizing: %1 of %2 rows")
        .arg(formatCount(progress.done), formatCount(progress.all));
}

bool readAlike(const DataSettings& a, const DataSettings& b) {
    return a.date == b.date && a.reasoning_effort == b.reasoning_effort && a.columns == b.columns;
}

}  // namespace

DataPage::DataPage(QWidget* parent) : Page(tr("Data"), "data", parent) {
    columns_ = makeButton(tr("Columns…"));
    columns_->setToolTip(tr("Say which column is the request, the thinking, the answer"));
    QPushButton* tokenizer = makeButton(tr("Tokenizer…"), "file");
    QPushButton* open = makeButton(tr("Open data…"), "folder");
    for (QPushButton* button : {columns_, tokenizer, open}) actions()->addWidget(button);
    columns_->setEnabled(false);
    connect(columns_, &QPushButton::clicked, this, &DataPage::chooseColumns);
    connect(open, &QPushButton::clicked, this, &DataPage::chooseFiles);
    connect(tokenizer, &QPushButton::clicked, this, &DataPage::chooseTokenizer);
    connect(this, &Page::firstStepClicked, this, &DataPage::chooseFiles);
    connect(this, &Page::cancelClicked, &background_, &Background::cancel);
    connect(&background_, &Background::busyChanged, this,
            [this](bool busy) { setBusy(busy, tr("Reading and tokenizing…")); });
    connect(&background_, &Background::failed, this,
            [this](const QString& text) { showMessage(Level::error, text); });
    reload_ = new QTimer(this);
    reload_->setSingleShot(true);
    reload_->setInterval(400);
    connect(reload_, &QTimer::timeout, this, &DataPage::load);
    setEmptyState(tr("No data open"),
                  tr("Open JSON Lines or Parquet files: Multilingual-Thinking, FalseReject, or chat "
                     "messages. Each row shows the tokens "
                     "it becomes and which of them are trained."),
                  tr("Open data…"));

    stats_ = new StatStrip;
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeTabs());
    splitter->addWidget(makeTokens());
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setSizes({560, 580});
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(stats_);
    layout->addWidget(splitter, 1);
    setContent(content);
    showContent(false);
    connectViews();
    setLimit(limit_);
}

QWidget* DataPage::makeTabs() {
    rows_ = new RowList;
    problems_ = new ProblemTree;
    lengths_ = new LengthView;
    split_ = new SplitView;
    tabs_ = new QTabWidget;
    tabs_->addTab(rows_, tr("Rows"));
    tabs_->addTab(problems_, tr("Problems"));
    tabs_->addTab(lengths_, tr("Lengths"));
    tabs_->addTab(split_, tr("Split"));
    return makeCard({}, tabs_);
}

QWidget* DataPage::makeTokens() {
    tokens_ = new TokenView;
    tokens_->setFrameShape(QFrame::NoFrame);
    tokenText_ = makeSecondary();
    tokenText_->setContentsMargins(10, 4, 10, 8);
    tokenText_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    maxLength_ = new NumberEdit;
    maxLength_->setInteger(true);
    maxLength_->setRange(0, std::nullopt);
    maxLength_->setMaximumWidth(90);
    maxLength_->setAccessibleName(tr("Length limit"));
    maxLength_->setToolTip(tr("Tokens a row may have; 0: no limit"));

    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(4);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(10, 0, 10, 0);
    auto* legend = makeSecondary(tr("Filled tokens are trained; outlined ones are only read."));
    legend->setWordWrap(true);
    top->addWidget(legend, 1);
    top->addWidget(new QLabel(tr("Length limit")));
    top->addWidget(maxLength_);
    layout->addLayout(top);
    layout->addWidget(tokens_, 1);
    layout->addWidget(tokenText_);
    return makeCard({}, part);
}

void DataPage::connectViews() {
    connect(rows_, &RowList::currentChanged, this, &DataPage::showSelectedRow);
    connect(rows_, &RowList::countChanged, this, [this] {
        const int shown = rows_->filter().rowCount(), all = rows_->model().rowCount();
        tabs_->setTabText(0, shown == all ? tr("Rows (%1)").arg(formatCount(all))
                                          : tr("Rows (%1 of %2)").arg(formatCount(shown), formatCount(all)));
    });
    connect(tokens_, &TokenView::currentChanged, this,
            [this](int token) { tokenText_->setText(tokens_->describe(token)); });
    connect(maxLength_, &NumberEdit::valueEdited, this, [this] {
        if (maxLength_->value()) setLimit(std::int64_t(*maxLength_->value()));
    });
    connect(lengths_, &LengthView::limitMoved, this, &DataPage::setLimit);
    connect(lengths_, &LengthView::limitChosen, this, &DataPage::lengthChosen);
    connect(lengths_, &LengthView::rangeChosen, this, [this](qint64 first, qint64 last) {
        rows_->showLengths(first, last);
        showRowsTab();
    });
    connect(split_, &SplitView::kindChosen, this, [this](const QString& kind) {
        rows_->showKind(kind);
        showRowsTab();
    });
    connect(problems_, &ProblemTree::rowPicked, rows_, &RowList::selectRow);
    connect(problems_, &ProblemTree::kindChosen, this, [this](int kind) {
        std::set<int> rows;
        for (const ProblemKind::Place& place : kinds_[std::size_t(kind)].places)
            if (place.row >= 0) rows.insert(place.row);
        if (rows.empty()) return;  // all of them were left out while they were read
        rows_->showProblem(kinds_[std::size_t(kind)].text, std::move(rows));
        showRowsTab();
    });
}

void DataPage::showRowsTab() {
    tabs_->setCurrentWidget(rows_);
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

void DataPage::setSettings(const DataSettings& settings, std::uint64_t seed) {
    const DataSettings before = std::exchange(settings_, settings);
    const bool splitChanged = before.validation != settings.validation || seed_ != seed;
    seed_ = seed;
    lengths_->setRecipeLimit(settings.max_length);
    if (before.max_length != settings.max_length) setLimit(settings.max_length);
    if (!readAlike(before, settings) && !files_.empty())
        reload_->start();
    else if (splitChanged)
        showSplit();
}

void DataPage::setColumns(const std::vector<std::string>& columns) {
    settings_.columns = columns;
    if (!files_.empty()) load();
}

void DataPage::chooseColumns() {
    if (!data_) return;
    Columns before;
    try {
        before = parse_columns(settings_.columns);
    } catch (const std::exception&) {
        // What the recipe says is wrong: the dialog begins anew.
    }
    ColumnDialog dialog(data_->columns, before, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const std::vector<std::string> entries = column_entries(dialog.columns());
    setColumns(entries);
    QStringList list;
    for (const std::string& entry : entries) list << QString::fromStdString(entry);
    Q_EMIT columnsChosen(list);
}

void DataPage::load() {
    reload_->stop();
    clearMessage();
    std::vector<std::string> files;
    for (const auto& file : files_) files.push_back(file.string());
    const auto tell = [this, load = ++loads_](const LoadProgress& progress) {
        QMetaObject::invokeMethod(this, [this, load, progress] {
            if (load == loads_ && background_.busy()) setBusy(true, progressText(progress));
        });
    };
    background_.run(
        [files, tokenizer = tokenizerPath_, settings = settings_, tell](const std::stop_token& stop) {
            return loadData(files, tokenizer, settings, stop, tell);
        },
        [this](std::shared_ptr<const LoadedData> data) { showData(std::move(data)); });
}

void DataPage::showData(std::shared_ptr<const LoadedData> data) {
    data_ = std::move(data);
    columns_->setEnabled(!data_->columns.empty());
    if (!data_->loadProblem.empty()) {
        showMessage(Level::error, QString::fromStdString(data_->loadProblem));
        showContent(false);
        return;
    }
    rows_->setData(data_);
    kinds_ = problemKinds(*data_);
    problems_->setKinds(kinds_);
    lengths_->setData(data_);
    showSplit();
    showStats();
    std::int64_t problemCount = 0;
    for (const ProblemKind& kind : kinds_) problemCount += std::ssize(kind.places);
    tabs_->setTabText(1, tr("Problems (%1)").arg(formatCount(problemCount)));
    QStringList names;
    for (const DataFile& file : data_->dataset.files)
        names << QString::fromStdString(std::filesystem::path(file.path).filename().string());
    setSubtitle(names.join(", "));
    if (!data_->tokenizeProblem.empty())
        showMessage(Level::error, QString::fromStdString(data_->tokenizeProblem));
    else if (!data_->tokenizer)
        showMessage(Level::info, tr("Open a checkpoint or choose a tokenizer to see tokens."));
    showContent(true);
    selectRow(0);
    showSelectedRow();
    QStringList paths;
    for (const auto& file : files_) paths << QString::fromStdString(file.string());
    Q_EMIT opened(paths);
}

void DataPage::showStats() {
    if (!data_) return;
    const Dataset& dataset = data_->dataset;
    const TokenizedRows& tokenized = data_->tokenized;
    const LimitEffect effect = effect_of_limit(tokenized.examples, limit_);
    QStringList schemas;
    for (const DataFile& file : dataset.files)
        if (!schemas.contains(name(file.schema))) schemas << name(file.schema);
    std::vector<StatStrip::Stat> stats = {{tr("rows"), formatCount(std::ssize(dataset.rows)), {}, {}},
                                          {tr("format"), schemas.join(", "), {}, {}}};
    if (data_->tokenizer) {
        stats.push_back(
            {tr("tokens"), formatShortCount(double(effect.tokens)), formatCount(effect.tokens), {}});
        stats.push_back({tr("of them trained"),
                         formatShortCount(double(effect.trained_tokens)),
                         formatCount(effect.trained_tokens),
                         {}});
        stats.push_back(
            {tr("longest row"), formatCount(tokenized.longest), tr("Tokens, before the limit"), {}});
        stats.push_back({tr("rows cut"), formatCount(effect.rows_cut),
                         tr("Rows whose end lies past the length limit"), effect.rows_cut ? "warning" : ""});
    }
    const std::int64_t left = data_->leftOut() + effect.excluded;
    stats.push_back({tr("rows left out"), formatCount(left), {}, left ? "error" : ""});
    stats_->setStats(stats);
}

void DataPage::showSplit() {
    if (!data_ || data_->dataset.rows.empty()) return;
    const std::int64_t rows = std::ssize(data_->dataset.rows);
    std::vector<bool> validation(std::size_t(rows), false);
    try {
        const Split split = split_rows(rows, settings_.validation, seed_);
        for (const std::int64_t row : split.validation) validation[std::size_t(row)] = true;
        split_->setSplit(*data_, validation,
                         tr("%1 rows train and %2 validate, drawn with the seed %3. Double-click a line for "
                            "its rows.")
                             .arg(formatCount(std::ssize(split.train)),
                                  formatCount(std::ssize(split.validation)), QString::number(seed_)));
        rows_->setValidation(std::move(validation));
    } catch (const std::exception& error) {
        split_->setSplit(*data_, {}, {}, QString::fromUtf8(error.what()));
        rows_->setValidation({});
    }
}

void DataPage::setLimit(std::int64_t limit) {
    limit_ = limit;
    if (maxLength_->value() != double(limit)) maxLength_->setValue(double(limit));
    rows_->model().setLimit(limit);
    lengths_->setLimit(limit);
    showStats();
    showSelectedRow();
}

void DataPage::selectRow(int row) {
    rows_->selectRow(row);
}

void DataPage::showSelectedRow() {
    tokens_->clear();
    tokenText_->clear();
    const int row = rows_->currentRow();
    if (row < 0 || !data_ || !data_->tokenizer) return;
    try {
        const Rendered rendered = render_training(rows_->model().row(row).conversation, *data_->tokenizer);
        tokens_->setRendered(rendered, *data_->tokenizer, limit_);
        tokenText_->setText(
            tr("%1 tokens, %2 of them trained")
                .arg(formatCount(std::ssize(rendered.ids)), formatCount(rendered.trained_tokens())));
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
