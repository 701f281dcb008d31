#include "widgets/log_view.h"

#include <QScrollBar>

#include "widgets/run_history.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace nibble::ui {

LogView::LogView(QWidget* parent) : QPlainTextEdit(parent) {
    setReadOnly(true);
    setObjectName("log");
    setFont(monospaceFont());
    setFrameShape(QFrame::NoFrame);
    setMaximumBlockCount(50000);
    setUndoRedoEnabled(false);
    setPlaceholderText(tr("No messages yet"));
    setAccessibleName(tr("Log"));
}

void LogView::setHistory(const RunHistory* history) {
    if (history == history_) return;
    if (history_) history_->disconnect(this);
    history_ = history;
    connect(history, &RunHistory::reset, this, [this] { setLines(history_->log()); });
    connect(history, &RunHistory::logAdded, this,
            [this](std::size_t from) { addLines(history_->log(), from); });
    setLines(history->log());
}

void LogView::setLines(const std::vector<LogLine>& lines) {
    clear();
    addLines(lines, 0);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void LogView::addLines(const std::vector<LogLine>& lines, std::size_t from) {
    const bool atEnd = verticalScrollBar()->value() >= verticalScrollBar()->maximum() - 2;
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.beginEditBlock();
    for (std::size_t i = from; i < lines.size(); ++i) {
        QTextCharFormat format;
        if (lines[i].level == LogLine::Level::error) format.setForeground(theme().error);
        if (lines[i].level == LogLine::Level::warning) format.setForeground(theme().warning);
        if (!document()->isEmpty()) cursor.insertBlock();
        QTextCharFormat pale = format;
        if (lines[i].level == LogLine::Level::info) pale.setForeground(theme().textSecondary);
        if (!lines[i].stage.empty()) cursor.insertText(QString::fromStdString(lines[i].stage) + "  ", pale);
        cursor.insertText(translatedWithPlace(lines[i].what), format);
    }
    cursor.endEditBlock();
    if (atEnd) verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

}  // namespace nibble::ui
