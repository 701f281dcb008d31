#include "widgets/model_page.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableWidget>
#include <QTreeView>
#include <algorithm>

#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/stat_strip.h"
#include "widgets/tensor_model.h"
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
            {"rope beta_fast / beta_slow", number(c.rope.beta_fast) + " / " + number(c.rope.beta_slow)},
            {"rope truncate", c.rope.truncate ? "true" : "false"},
            {"original_max_position_embeddings", count(c.rope.original_max_position_embeddings)},
            {"rms_norm_eps", number(c.rms_norm_eps)},
            {"swiglu_alpha / swiglu_limit", number(c.swiglu_alpha) + " / " + number(c.swiglu_limit)},
            {"router_aux_loss_coef", number(c.router_aux_loss_coef)}};
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

    tensors_ = new TensorModel(this);
    filtered_ = new QSortFilterProxyModel(this);
    filtered_->setSourceModel(tensors_);
    filtered_->setRecursiveFilteringEnabled(true);
    filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    tree_ = new QTreeView;
    tree_->setModel(filtered_);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setUniformRowHeights(true);
    tree_->setAlternatingRowColors(true);
    tree_->setAccessibleName(tr("Tensors"));
    auto* filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter tensors by name"));
    filter->setAccessibleName(tr("Filter tensors by name"));
    filter->setClearButtonEnabled(true);
    filter->addAction(icon("search", IconColor::secondary), QLineEdit::LeadingPosition);
    connect(filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        filtered_->setFilterFixedString(text);
        if (text.size() > 2) tree_->expandAll();
    });
    auto* treePart = new QWidget;
    auto* treeLayout = new QVBoxLayout(treePart);
    treeLayout->setContentsMargins(8, 4, 8, 0);
    treeLayout->addWidget(filter);
    treeLayout->addWidget(tree_);

    config_ = new QTableWidget(0, 2);
    config_->setFrameShape(QFrame::NoFrame);
    config_->setShowGrid(false);
    config_->setAlternatingRowColors(true);
    config_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    config_->setSelectionMode(QAbstractItemView::NoSelection);
    config_->horizontalHeader()->hide();
    config_->horizontalHeader()->setStretchLastSection(true);
    config_->verticalHeader()->hide();
    config_->verticalHeader()->setDefaultSectionSize(config_->fontMetrics().height() + 8);
    config_->setAccessibleName(tr("Configuration"));
    notes_ = new QLabel;
    notes_->setWordWrap(true);
    notes_->setContentsMargins(11, 0, 11, 9);
    notes_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* notesScroll = new QScrollArea;
    notesScroll->setWidgetResizable(true);
    notesScroll->setFrameShape(QFrame::NoFrame);
    notes_->setObjectName("scrollContent");
    notes_->setAlignment(Qt::AlignTop);
    notesScroll->setWidget(notes_);
    notesCard_ = makeCard(tr("Problems and notes"), notesScroll);

    auto* side = new QSplitter(Qt::Vertical);
    side->addWidget(notesCard_);
    side->addWidget(makeCard(tr("Configuration"), config_));
    side->setSizes({140, 460});
    side_ = side;
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeCard(tr("Tensors"), treePart));
    splitter->addWidget(side);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({720, 400});

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
        for (const std::string& problem : info_->problems) problems << QString::fromStdString(problem);
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
    tensors_->setTensors(info_->tensors);
    for (int row = 0; row < std::min(2, filtered_->rowCount()); ++row)
        tree_->expand(filtered_->index(row, 0));
    for (int column = 0; column < TensorModel::columns; ++column) {
        tree_->resizeColumnToContents(column);
        tree_->setColumnWidth(column, tree_->columnWidth(column) + 14);
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

void ModelPage::showNotes() {
    QString html;
    const auto add = [&html](const std::string& line, const QColor& color) {
        html += QString("<p style='color:%1; margin:0 0 6px 0'>%2</p>")
                    .arg(color.name(), QString::fromStdString(line).toHtmlEscaped());
    };
    for (const std::string& problem : info_->problems) add(problem, theme().error);
    for (const std::string& note : info_->notes) add(note, theme().text);
    notes_->setText(html);
    notesCard_->setVisible(!html.isEmpty());
    side_->setSizes(info_->problems.empty() ? QList<int>{140, 460} : QList<int>{340, 260});
}

void ModelPage::showConfig(const ModelConfig& config) {
    const auto rows = configRows(config);
    config_->setRowCount(int(rows.size()));
    for (int i = 0; i < int(rows.size()); ++i) {
        config_->setItem(i, 0, new QTableWidgetItem(rows[std::size_t(i)].first));
        auto* value = new QTableWidgetItem(rows[std::size_t(i)].second);
        value->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        config_->setItem(i, 1, value);
    }
    config_->resizeColumnToContents(0);
}

}  // namespace nibble::ui
