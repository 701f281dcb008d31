#include "widgets/json_edit.h"

#include <QEvent>
#include <QRegularExpression>

#include "widgets/theme.h"

namespace nibble::ui {

void JsonHighlighter::highlightBlock(const QString& text) {
    static const QRegularExpression token(
        R"re(("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b)re");
    const Theme& t = theme();
    auto match = token.globalMatch(text);
    while (match.hasNext()) {
        const auto found = match.next();
        QTextCharFormat format;
        if (found.capturedLength(2) > 0)
            format.setForeground(t.accent);
        else if (found.capturedLength(1) > 0)
            format.setForeground(t.success);
        else
            format.setForeground(t.warning);
        const int group = found.capturedLength(1) > 0 ? 1 : 0;
        setFormat(int(found.capturedStart(group)), int(found.capturedLength(group)), format);
    }
}

JsonEdit::JsonEdit(QWidget* parent) : QPlainTextEdit(parent), highlighter_(new JsonHighlighter(document())) {
    setFont(monospaceFont());
    setObjectName("jsonEdit");
    setLineWrapMode(NoWrap);
    setTabStopDistance(fontMetrics().horizontalAdvance(' ') * 2);
}

void JsonEdit::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) highlighter_->rehighlight();
    QPlainTextEdit::changeEvent(event);
}

}  // namespace nibble::ui
