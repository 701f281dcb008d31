#include "widgets/model_page.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBrowser>
#include <QTreeView>
#include <algorithm>

#include "widgets/experts_view.h"
#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/stat_strip.h"
#include "widgets/tables.h"
#include "widgets/tensor_model.h"
#include "widgets/tensor_panel.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

/// config.json's keys and what they say.
std::vector<std::pair<QString, QString>> configRows(const ModelConfig& c) {
    const auto count = [](std::int64_t value) { return formatCount(value); };
    const auto number = [](double value) { return numberText(value); };
    const auto sliding = std::count(c.sliding.begin(), c.sliding.end(), true);
    return {{"vocab_size", count(c.vocab_size)},
            {"hidden_size", count(c.hidden_size)},
            {"intermediate_size", count(c.intermediate_size)},
            {"num_hidden_layers", count(c.num_hidden_layers)},
            {"layer_types",
             ModelPage::tr("%1 sliding, %2 full").arg(sliding).arg(std::ssize(c.sliding) - sliding)},
            {"sliding_window", count(c.sliding_window)},
            {"num_attention_heads", count(c.num_attention_heads)},
            {"num_key_value_heads", count(c.num_key_value_heads)},
            {"head_dim", count(c.head_dim)},
            {"num_local_experts", count(c.num_local_experts)},
            {"num_experts_per_tok", count(c.num_experts_per_tok)},
            {"max_position_embeddings", count(c.max_position_embeddings)},
            {"rope_theta", number(c.rope.theta)},
            {"rope factor", number(c.rope.factor)},
            {"rope beta_fast", number(c.rope.beta_fast)},
            {"rope beta_slow", number(c.rope.beta_slow)},
            {"rope truncate", c.rope.truncate ? "true" : "false"},
            {"original_max_position_embeddings", count(c.rope.original_max_position_embeddings)},
            {"rms_norm_eps", number(c.rms_norm_eps)},
            {"swiglu_alpha", number(c.swiglu_alpha)},
            {"swiglu_limit", number(c.swiglu_limit)},
            {"router_aux_loss_coef", number(c.router_aux_loss_coef)}};
}

QString placeName(CheckpointProblem::Place place) {
    switch (place) {
        case CheckpointProblem::Place::files:
            return ModelPage::tr("Files");
        case CheckpointProblem::Place::config:
            return "config.json";
        case CheckpointProblem::Place::tensors:
            return ModelPage::tr("Tensors");
    }
    return {};
}

QString paragraph(const QString& text, const QColor& color) {
    return QString("<p style='color:%1; margin:0 0 6px 0'>%2</p>").arg(color.name(), text.toHtmlEscaped());
}

}  // namespace

ModelPage::ModelPage(QWidget* parent) : Page(tr("Model"), "model", parent) {
    choices_ = new QComboBox;
    choices_->setAccessibleName(tr("Which of the folder's checkpoints"));
    choices_->hide();
    QPushButton* open = makeButton(tr("Open checkpoint…"), "folder");
    actions()->addWidget(choices_);
    actions()->addWidget(open);
    connect(choices_, &QComboBox::activated, this,
            [this](int index) { this->open(choices_->itemData(index).toString().toStdString()); });
    connect(open, &QPushButton::clicked, this, &ModelPage::chooseFolder);
    connect(this, &Page::firstStepClicked, this, &ModelPage::chooseFolder);
    connect(this, &Page::cancelClicked, &background_, &Background::cancel);
    connect(&background_, &Background::busyChanged, this,
            [this](bool busy) { setBusy(busy, tr("Opening the checkpoint…")); });
    connect(&background_, &Background::failed, this,
            [this](const QString& text) { showMessage(Level::error, text); });
    setEmptyState(tr("No checkpoint open"),
                  tr("Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI's "
                     "original/ layout. Its files are "
                     "mapped and checked, not loaded, so this is quick for the largest models."),
                  tr("Open checkpoint…"));

    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeCard(tr("Tensors"), makeTree()));
    splitter->addWidget(makeSide());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({700, 440});

    stats_ = new StatStrip;
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(stats_);
    layout->addWidget(splitter, 1);
    setContent(content);
    showContent(false);
}

QWidget* ModelPage::makeTree() {
    tensors_ = new TensorModel(this);
    filtered_ = new QSortFilterProxyModel(this);
    filtered_->setSourceModel(tensors_);
    filtered_->setRecursiveFilteringEnabled(true);
    filtered_->setFilterRole(TensorModel::namesRole);
    filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    tree_ = new QTreeView;
    tree_->setModel(filtered_);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setUniformRowHeights(true);
    tree_->setIndentation(14);
    tree_->setAlternatingRowColors(true);
    tree_->setAccessibleName(tr("Tensors"));
    connect(
        tree_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& index) { showTensor(tensors_->tensorAt(filtered_->mapToSource(index))); });
    auto* filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter tensors by name, of either dialect"));
    filter->setAccessibleName(tr("Filter tensors by name"));
    filter->setClearButtonEnabled(true);
    filter->addAction(icon("search", IconColor::secondary), QLineEdit::LeadingPosition);
    connect(filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        filtered_->setFilterFixedString(text);
        if (text.size() > 2) tree_->expandAll();
    });
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(8, 4, 8, 0);
    layout->addWidget(filter);
    layout->addWidget(tree_);
    return part;
}

QWidget* ModelPage::makeSide() {
    config_ = new QTableWidget(0, 3);
    styleTable(*config_);
    config_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    config_->setSelectionMode(QAbstractItemView::NoSelection);
    config_->setHorizontalHeaderLabels({tr("Field"), tr("Value"), tr("Released")});
    config_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    config_->setAccessibleName(tr("Configuration"));
    notes_ = new QTextBrowser;
    notes_->setFrameShape(QFrame::NoFrame);
    notes_->document()->setDocumentMargin(12);
    notes_->setAccessibleName(tr("Problems and notes"));
    tensor_ = new TensorPanel;
    experts_ = new ExpertsView;
    side_ = new QTabWidget;
    side_->setDocumentMode(true);
    side_->addTab(config_, tr("Configuration"));
    side_->addTab(tensor_, tr("Tensor"));
    side_->addTab(experts_, tr("Experts"));
    side_->addTab(notes_, tr("Problems and notes"));
    return makeCard({}, side_);
}

void ModelPage::selectTensor(const std::string& name) {
    if (!info_) return;
    const auto found = std::ranges::find(info_->tensors, name, &CheckpointInfo::Tensor::name);
    if (found != info_->tensors.end())
        tree_->setCurrentIndex(
            filtered_->mapFromSource(tensors_->indexOf(int(found - info_->tensors.begin()))));
}

void ModelPage::showTensor(int tensor) {
    if (tensor < 0) return tensor_->clear();
    tensor_->show(info_->path, info_->tensors[std::size_t(tensor)]);
    side_->setCurrentWidget(tensor_);
}

void ModelPage::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open checkpoint"));
    if (!folder.isEmpty()) open(folder.toStdString());
}

void ModelPage::open(const std::filesystem::path& folder) {
    clearMessage();
    background_.run([folder](std::stop_token) { return inspect_checkpoint(folder); },
                    [this](CheckpointInfo info) { show(std::move(info)); });
}

void ModelPage::show(CheckpointInfo info) {
    info_ = std::move(info);
    setSubtitle(QString::fromStdString(info_->path.string()));
    if (info_->tensors.empty() && !info_->config) {
        QStringList problems;
        for (const CheckpointProblem& problem : info_->problems)
            problems << QString::fromStdString(problem.text);
        showMessage(Level::error, problems.join('\n'));
        return showContent(false);
    }
    std::vector<StatStrip::Stat> stats;
    if (info_->layout) stats.push_back({tr("layout"), name(*info_->layout), {}, {}});
    if (info_->config) {
        const ModelConfig& c = *info_->config;
        stats.push_back(
            {tr("parameters"), formatShortCount(double(c.parameters())), formatCount(c.parameters()), {}});
        stats.push_back({tr("active per token"),
                         formatShortCount(double(c.active_parameters())),
                         formatCount(c.active_parameters()),
                         {}});
        stats.push_back({tr("layers"), formatCount(c.num_hidden_layers), {}, {}});
        stats.push_back({tr("experts"),
                         tr("%1, %2 a token").arg(c.num_local_experts).arg(c.num_experts_per_tok),
                         {},
                         {}});
        showConfig(c);
    }
    QStringList byType;
    for (const auto& [dtype, bytes] : info_->bytes_by_dtype)
        byType << QString("%1: %2").arg(QString::fromStdString(dtype), formatBytes(double(bytes)));
    stats.push_back({tr("weights in %n file(s)", nullptr, int(info_->files.size())),
                     formatBytes(double(info_->bytes)),
                     byType.join('\n'),
                     {}});
    if (!info_->problems.empty())
        stats.push_back({tr("problems"), formatCount(std::int64_t(info_->problems.size())), {}, "error"});
    stats_->setStats(stats);
    tensors_->setCheckpoint(*info_);
    tensor_->clear();
    experts_->setCheckpoint(*info_);
    for (int row = 0; row < std::min(2, filtered_->rowCount()); ++row)
        tree_->expand(filtered_->index(row, 0));
    for (int column = 0; column < TensorModel::columns; ++column) {
        tree_->resizeColumnToContents(column);
        tree_->setColumnWidth(column, tree_->columnWidth(column) + 6);
    }
    showChoices();
    showNotes();
    showContent(true);
    if (info_->problems.empty()) Q_EMIT opened(QString::fromStdString(info_->path.string()));
}

/// A folder with Hugging Face's files and OpenAI's original/ is two checkpoints of the same weights.
void ModelPage::showChoices() {
    const QSignalBlocker blocker(choices_);
    choices_->clear();
    for (const CheckpointChoice& choice : info_->choices) {
        choices_->addItem(QString("%1, %2").arg(name(choice.layout), formatBytes(double(choice.bytes))),
                          QString::fromStdString(choice.folder.string()));
        if (choice.folder == info_->path) choices_->setCurrentIndex(choices_->count() - 1);
    }
    choices_->setVisible(info_->choices.size() > 1);
}

/// What is wrong, by place, each with what to do; then what is unusual.
void ModelPage::showNotes() {
    QString html;
    const auto heading = [&html](const QString& text) {
        html += QString("<h4 style='margin:10px 0 4px 0'>%1</h4>").arg(text.toHtmlEscaped());
    };
    const std::vector<CheckpointProblem>& problems = info_->problems;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (i == 0 || problems[i].place != problems[i - 1].place) {
            heading(placeName(problems[i].place));
            html +=
                paragraph(QCoreApplication::translate("Checkpoint", remedy(problems[i].place)), theme().text);
        }
        html += paragraph(QString::fromStdString(problems[i].text), theme().error);
    }
    std::vector<QString> notes;
    for (const std::string& note : info_->notes) notes.push_back(QString::fromStdString(note));
    for (const ConfigNote& note : info_->config_notes)
        if (!note.meaning.empty())
            notes.push_back(tr("%1 is not the released %2: %3")
                                .arg(QString::fromStdString(note.key), QString::fromStdString(note.released),
                                     QString::fromStdString(note.meaning)));
    if (!notes.empty()) heading(tr("Unusual"));
    for (const QString& note : notes) html += paragraph(note, theme().text);
    if (html.isEmpty()) html = paragraph(tr("Nothing is wrong, and nothing unusual."), theme().textSecondary);
    notes_->setHtml(html);
    const int count = int(problems.size());
    side_->setTabText(side_->indexOf(notes_), count ? tr("Problems (%1)").arg(count) : tr("Notes"));
    side_->setCurrentWidget(count ? static_cast<QWidget*>(notes_) : config_);
}

/// Fields that are not the released models' have these beside them.
void ModelPage::showConfig(const ModelConfig& config) {
    const auto rows = configRows(config);
    config_->setRowCount(int(rows.size()));
    for (int i = 0; i < int(rows.size()); ++i) {
        const auto& [key, text] = rows[std::size_t(i)];
        auto* value = new QTableWidgetItem(text);
        auto* released = new QTableWidgetItem;
        for (const ConfigNote& note : info_->config_notes) {
            if (key != QString::fromStdString(note.key)) continue;
            released->setText(QString::fromStdString(note.released));
            released->setForeground(theme().textSecondary);
            if (note.meaning.empty()) continue;
            value->setForeground(theme().warning);
            for (QTableWidgetItem* item : {value, released})
                item->setToolTip(QString::fromStdString(note.meaning));
        }
        config_->setItem(i, 0, new QTableWidgetItem(key));
        config_->setItem(i, 1, value);
        config_->setItem(i, 2, released);
    }
    config_->resizeColumnsToContents();
}

}  // namespace nibble::ui
