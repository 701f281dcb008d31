#include "app/command_palette.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/icons.h"

namespace nibble::ui {

CommandPalette::CommandPalette(QWidget* parent) : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint) {
    setObjectName("palette");
    setWindowTitle(tr("Commands"));
    input_ = new QLineEdit;
    input_->setPlaceholderText(tr("What do you want to do?"));
    input_->setAccessibleName(tr("Command"));
    input_->addAction(icon("search", IconColor::secondary), QLineEdit::LeadingPosition);
    input_->installEventFilter(this);
    list_ = new QListWidget;
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setAccessibleName(tr("Commands"));
    list_->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 10, 10, 10);
    layout->addWidget(input_);
    layout->addWidget(list_);
    connect(input_, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(list_, &QListWidget::itemClicked, this, &QDialog::accept);
    resize(620, 420);
}

void CommandPalette::add(Entry entry) {
    entries_.push_back(std::move(entry));
}

void CommandPalette::filter(const QString& text) {
    const QStringList words = text.split(' ', Qt::SkipEmptyParts);
    list_->clear();
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        const bool fits = std::all_of(words.begin(), words.end(), [&](const QString& word) {
            return entry.text.contains(word, Qt::CaseInsensitive);
        });
        if (!fits) continue;
        const QString detail = entry.detail.isEmpty() ? QString() : "    " + entry.detail;
        auto* item = new QListWidgetItem(entry.icon, entry.text + detail, list_);
        item->setData(Qt::UserRole, qulonglong(i));
    }
    list_->setCurrentRow(0);
}

void CommandPalette::run() {
    filter({});
    const QWidget* window = parentWidget()->window();
    move(window->mapToGlobal(QPoint((window->width() - width()) / 2, window->height() / 8)));
    const bool accepted = exec() == QDialog::Accepted;
    if (accepted && list_->currentItem())
        entries_[std::size_t(list_->currentItem()->data(Qt::UserRole).toULongLong())].run();
}

bool CommandPalette::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int row = list_->currentRow() + (key == Qt::Key_Down ? 1 : -1);
            list_->setCurrentRow(std::clamp(row, 0, std::max(list_->count() - 1, 0)));
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            accept();
            return true;
        }
    }
    return QDialog::eventFilter(object, event);
}

}  // namespace nibble::ui
