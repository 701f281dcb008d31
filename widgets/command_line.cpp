#include "widgets/command_line.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/icons.h"
#include "widgets/page.h"
#include "widgets/theme.h"

namespace nibble::ui {

QString shellWord(const QString& word) {
    static const QRegularExpression safe("^[A-Za-z0-9_@%+=:,./-]+$");
    if (safe.match(word).hasMatch()) return word;
    return "'" + QString(word).replace("'", "'\\''") + "'";
}

CommandLine::CommandLine(QWidget* parent) : QWidget(parent) {
    text_ = new QLineEdit;
    text_->setReadOnly(true);
    text_->setFont(monospaceFont());
    text_->setAccessibleName(tr("The same from the command line"));
    auto* copy = new QToolButton;
    copy->setIcon(icon("copy", IconColor::secondary));
    copy->setToolTip(tr("Copy the command"));
    copy->setAccessibleName(tr("Copy the command"));
    connect(copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(text_->text()); });
    note_ = makeSecondary();
    note_->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(text_, 1);
    line->addWidget(copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 0, 8, 10);
    layout->setSpacing(4);
    layout->addLayout(line);
    layout->addWidget(note_);
}

void CommandLine::setCommand(const QString& command, const QString& note) {
    if (text_->text() != command) {
        text_->setText(command);
        text_->setCursorPosition(0);
        text_->setToolTip(command);
    }
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
}

QString CommandLine::command() const {
    return text_->text();
}

QString CommandLine::note() const {
    return note_->text();
}

}  // namespace nibble::ui
