#include "widgets/column_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/page.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

QString meaning(const std::string& known) {
    if (known == "messages") return ColumnDialog::tr("The whole conversation");
    if (known == "tools") return ColumnDialog::tr("Tools that it may call");
    if (known == "developer") return ColumnDialog::tr("Instructions");
    if (known == "user") return ColumnDialog::tr("The request");
    if (known == "analysis") return ColumnDialog::tr("The thinking");
    if (known == "final") return ColumnDialog::tr("The final answer");
    return ColumnDialog::tr("The language of the thinking");
}

}  // namespace

ColumnDialog::ColumnDialog(const std::vector<ColumnSample>& samples, const Columns& columns, QWidget* parent)
    : QDialog(parent), samples_(samples) {
    setWindowTitle(tr("Which column is which?"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(3, 1);
    const Columns chosen = columns.empty() ? guess_columns(samples) : columns;
    int row = 0;
    for (const std::string& known : known_columns()) {
        auto* box = new QComboBox;
        box->addItem(QString::fromUtf8("–"), QString());
        for (const ColumnSample& sample : samples)
            box->addItem(QString::fromStdString(sample.name), QString::fromStdString(sample.name));
        box->setMinimumWidth(200);
        box->setAccessibleName(meaning(known));
        auto* sample = makeSecondary();
        sample->setTextFormat(Qt::PlainText);
        lines_[known] = {box, sample};
        auto* label = new QLabel(meaning(known));
        label->setBuddy(box);
        grid->addWidget(label, row, 0);
        grid->addWidget(makeSecondary(QString::fromStdString(known)), row, 1);
        grid->addWidget(box, row, 2);
        grid->addWidget(sample, row++, 3);
        connect(box, &QComboBox::currentIndexChanged, this, &ColumnDialog::showState);
    }
    hint_ = makeSecondary();
    hint_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    accept_ = buttons->button(QDialogButtonBox::Ok);
    accept_->setProperty("primary", true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(14);
    layout->addWidget(
        makeSecondary(tr("Name either the whole conversation, or the parts of a single turn.")));
    layout->addLayout(grid);
    layout->addWidget(hint_);
    layout->addStretch();
    layout->addWidget(buttons);
    for (const auto& [known, column] : chosen) choose(known, QString::fromStdString(column));
    showState();
    resize(820, sizeHint().height());
}

void ColumnDialog::choose(const std::string& known, const QString& column) {
    QComboBox* box = lines_.at(known).box;
    box->setCurrentIndex(std::max(0, box->findData(column)));
}

Columns ColumnDialog::columns() const {
    Columns columns;
    for (const auto& [known, line] : lines_)
        if (const QString column = line.box->currentData().toString(); !column.isEmpty())
            columns[known] = column.toStdString();
    return columns;
}

void ColumnDialog::showState() {
    for (const auto& [known, line] : lines_) {
        const std::string column = line.box->currentData().toString().toStdString();
        const auto sample = std::find_if(samples_.begin(), samples_.end(),
                                         [&](const ColumnSample& s) { return s.name == column; });
        const QString text =
            sample == samples_.end() ? QString() : QString::fromStdString(sample->value).simplified();
        line.sample->setText(text.size() > 60 ? text.left(60) + QString::fromUtf8("…") : text);
    }
    const Columns chosen = columns();
    const bool whole = chosen.contains("messages"), turn = chosen.contains("user");
    const bool answer = chosen.contains("final") || chosen.contains("analysis");
    accept_->setEnabled(whole || turn);
    hint_->setText(!whole && !turn     ? tr("Choose the column of the conversation or of the request.")
                   : !whole && !answer ? tr("Without an answer there is nothing to train on.")
                                       : QString());
}

}  // namespace nibble::ui
