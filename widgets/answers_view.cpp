#include "widgets/answers_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "widgets/answer_model.h"
#include "widgets/flow_layout.h"
#include "widgets/icons.h"
#include "widgets/page.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

namespace nibble::ui {

AnswersView::AnswersView(QWidget* parent) : QWidget(parent) {
    model_ = new AnswerModel(this);
    table_ = new QTableView;
    styleTable(*table_);
    table_->setModel(model_);
    table_->horizontalHeader()->setStretchLastSection(false);
    table_->setAccessibleName(tr("Answers"));
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AnswersView::showAnswer);
    text_ = new QTextBrowser;
    text_->setFrameShape(QFrame::NoFrame);
    text_->setAccessibleName(tr("The answers to the selected row"));
    onlyDifferences_ = new QCheckBox(tr("Only rows on which the stages differ"));
    onlyDifferences_->setChecked(true);
    connect(onlyDifferences_, &QCheckBox::toggled, this, &AnswersView::showRows);
    count_ = makeSecondary();
    passedBy_ = makeChoice(tr("Passed by"));
    missedBy_ = makeChoice(tr("Not passed by"));
    const auto pair = [](const QString& name, QComboBox* choice) {
        auto* both = new QWidget;
        auto* row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(new QLabel(name));
        row->addWidget(choice);
        return both;
    };
    auto* bar = new FlowLayout(12);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(onlyDifferences_);
    bar->addWidget(pair(tr("Passed by"), passedBy_));
    bar->addWidget(pair(tr("Not passed by"), missedBy_));
    bar->addWidget(count_);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeCard({}, table_));
    splitter->addWidget(makeCard({}, text_));
    splitter->setSizes({320, 260});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(splitter, 1);
}

QComboBox* AnswersView::makeChoice(const QString& name) {
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->setMinimumContentsLength(12);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::activated, this, &AnswersView::showRows);
    return box;
}

void AnswersView::fillChoice(QComboBox& box) {
    const QString before = box.currentText();
    box.clear();
    box.addItem(tr("any"));
    for (const EvaluationEntry& entry : entries_) box.addItem(swatch(entry.slot), entry.label);
    box.setCurrentIndex(std::max(0, box.findText(before)));
}

void AnswersView::setEntries(std::vector<EvaluationEntry> entries) {
    entries_ = std::move(entries);
    fillChoice(*passedBy_);
    fillChoice(*missedBy_);
    showRows();
}

void AnswersView::setPair(int passedBy, int missedBy) {
    passedBy_->setCurrentIndex(passedBy + 1);
    missedBy_->setCurrentIndex(missedBy + 1);
    showRows();
}

void AnswersView::showRows() {
    model_->setEntries(entries_, {onlyDifferences_->isChecked(), passedBy_->currentIndex() - 1,
                                  missedBy_->currentIndex() - 1});
    count_->setText(tr("%n rows", nullptr, model_->rowCount()));
    fitColumns(*table_);
    table_->setColumnWidth(2, 320);
    text_->clear();
    table_->selectRow(0);
}

void AnswersView::showAnswer() {
    const QModelIndex index = table_->currentIndex();
    if (!index.isValid()) return text_->clear();
    QString html;
    bool first = true;
    const QString pale = theme().textSecondary.name();
    for (int entry = 0; entry < model_->entryCount(); ++entry) {
        const ScoredAnswer* answer = model_->answer(index.row(), entry);
        if (!answer) continue;
        const auto paragraph = [](const std::string& text) {
            return QString::fromStdString(text).toHtmlEscaped().replace("\n", "<br>");
        };
        if (first) {
            html += QString("<p><span style='color:%1'>%2</span><br>%3</p>")
                        .arg(pale, tr("Request"), paragraph(answer->prompt));
            if (!answer->expected.empty())
                html += QString("<p><span style='color:%1'>%2</span><br>%3</p>")
                            .arg(pale, tr("Expected"), paragraph(answer->expected));
        }
        first = false;
        html += QString("<p><b style='color:%1'>■</b> <b>%2</b> – %3</p>")
                    .arg(seriesColor(model_->slot(entry)).name(), model_->label(entry).toHtmlEscaped(),
                         verdictName(answer->verdict));
        html +=
            QString("<p style='margin-left:16px; color:%1'>%2</p>").arg(pale, paragraph(answer->analysis));
        html += QString("<p style='margin-left:16px'>%1</p>").arg(paragraph(answer->final_text));
    }
    text_->setHtml(html);
}

}  // namespace nibble::ui
