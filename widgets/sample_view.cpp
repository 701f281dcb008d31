#include "widgets/sample_view.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include "widgets/format.h"
#include "widgets/page.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

/// The user's last message out of a rendered prompt; the whole of it where there is none.
QString questionIn(const std::string& prompt) {
    const QString text = QString::fromStdString(prompt);
    const QString begin = "<|start|>user<|message|>";
    const qsizetype at = text.lastIndexOf(begin);
    if (at < 0) return text.simplified();
    const qsizetype from = at + begin.size(), end = text.indexOf("<|end|>", from);
    return text.mid(from, end < 0 ? -1 : end - from).simplified();
}

}  // namespace

SampleView::SampleView(QWidget* parent) : QWidget(parent) {
    prompt_ = new QComboBox;
    prompt_->setAccessibleName(tr("Question"));
    prompt_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(prompt_, &QComboBox::currentIndexChanged, this, &SampleView::showPrompt);
    answers_ = new QTableWidget(0, 3);
    styleTable(*answers_);
    answers_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    answers_->setHorizontalHeaderLabels({tr("Stage"), tr("Step"), tr("Answer")});
    answers_->setAccessibleName(tr("Answers at each validation"));
    connect(answers_, &QTableWidget::currentCellChanged, this, &SampleView::showAnswer);
    text_ = new QPlainTextEdit;
    text_->setReadOnly(true);
    text_->setFrameShape(QFrame::NoFrame);
    text_->setFont(monospaceFont());
    text_->setAccessibleName(tr("Question and answer"));
    auto* parts = new QSplitter(Qt::Vertical);
    parts->addWidget(makeCard({}, answers_));
    parts->addWidget(makeCard({}, text_));
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("Question")));
    row->addWidget(prompt_, 1);
    content_ = new QWidget;
    auto* inside = new QVBoxLayout(content_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(8);
    inside->addLayout(row);
    inside->addWidget(parts, 1);
    empty_ = makeSecondary(
        tr("Nothing was generated in this run. Set the field \"samples\" of a stage to read its answers "
           "along."));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->addWidget(content_, 1);
    layout->addWidget(empty_, 1);
    setSamples({});
}

void SampleView::setSamples(const std::vector<Sample>& samples) {
    samples_ = samples;
    content_->setVisible(!samples_.empty());
    empty_->setVisible(samples_.empty());
    QStringList prompts;
    for (const Sample& sample : samples_)
        if (const QString prompt = QString::fromStdString(sample.prompt); !prompts.contains(prompt))
            prompts << prompt;
    QStringList known;
    for (int i = 0; i < prompt_->count(); ++i) known << prompt_->itemData(i).toString();
    if (known != prompts) {
        const QSignalBlocker blocker(prompt_);
        prompt_->clear();
        for (const QString& prompt : prompts) prompt_->addItem(questionIn(prompt.toStdString()), prompt);
    }
    showPrompt();
}

void SampleView::showPrompt() {
    const std::string prompt = prompt_->currentData().toString().toStdString();
    const int before = answers_->currentRow();
    const bool atEnd = before < 0 || before == answers_->rowCount() - 1;
    int row = 0;
    answers_->setRowCount(int(samples_.size()));
    for (std::size_t i = 0; i < samples_.size(); ++i) {
        const Sample& sample = samples_[i];
        if (sample.prompt != prompt) continue;
        const QString texts[] = {QString::fromStdString(sample.stage), formatCount(sample.step),
                                 QString::fromStdString(sample.text).simplified()};
        for (int column = 0; column < 3; ++column)
            answers_->setItem(row, column, new QTableWidgetItem(texts[column]));
        answers_->item(row, 0)->setData(Qt::UserRole, qulonglong(i));
        ++row;
    }
    answers_->setRowCount(row);
    fitColumns(*answers_);
    if (row > 0) answers_->setCurrentCell(atEnd ? row - 1 : std::min(before, row - 1), 0);
    showAnswer();
}

void SampleView::showAnswer() {
    const QTableWidgetItem* item =
        answers_->currentRow() < 0 ? nullptr : answers_->item(answers_->currentRow(), 0);
    if (!item) return text_->clear();
    const Sample& sample = samples_[std::size_t(item->data(Qt::UserRole).toULongLong())];
    text_->setPlainText(QString::fromStdString(sample.prompt) + QString::fromStdString(sample.text));
}

}  // namespace nibble::ui
