#include "widgets/answer_view.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>

#include "widgets/format.h"
#include "widgets/theme.h"
#include "widgets/token_view.h"

namespace nibble::ui {
namespace {

constexpr int tokenProperty = QTextFormat::UserProperty + 1;
constexpr double unlikely = 0.5;  ///< tokens below are shaded, the more the less likely they are

QString inQuotes(const std::string& text) {
    QString shown = QString::fromStdString(text);
    shown.replace('\n', QString::fromUtf8("↵")).replace('\t', QString::fromUtf8("⇥"));
    return QString::fromUtf8("“%1”").arg(shown);
}

QTextBlockFormat blockFormat(double above, double left) {
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setLeftMargin(left);
    format.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    return format;
}

}  // namespace

AnswerView::AnswerView(QWidget* parent) : QTextEdit(parent) {
    setObjectName("answer");
    setReadOnly(true);
    setPlaceholderText(tr("Nothing is said yet."));
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    document()->setDocumentMargin(12);
    setAccessibleName(tr("Conversation"));
}

void AnswerView::clearAll() {
    turns_.clear();
    rebuild();
}

void AnswerView::addQuestion(const QString& text) {
    turns_.push_back({text, {}});
    rebuild();
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void AnswerView::addTokens(const std::vector<ChatToken>& tokens) {
    if (turns_.empty()) return;
    QScrollBar* bar = verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum() - 4;
    for (const ChatToken& token : tokens) {
        turns_.back().tokens.push_back(token);
        writeToken(token, int(turns_.back().tokens.size()) - 1);
    }
    if (atEnd) bar->setValue(bar->maximum());
}

/// Everything anew: the colours are those of the theme.
void AnswerView::rebuild() {
    document()->clear();
    places_.clear();
    heading_ = -1;
    difference_ = current_ = -1;
    for (std::size_t i = 0; i < turns_.size(); ++i) {
        lastTurn_ = i + 1 == turns_.size();
        writeQuestion(turns_[i].question);
        for (std::size_t token = 0; token < turns_[i].tokens.size(); ++token)
            writeToken(turns_[i].tokens[token], int(token));
    }
}

void AnswerView::writeQuestion(const QString& text) {
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    const bool first = document()->isEmpty();
    QTextCharFormat format;
    format.setFont(scaledFont(0, true));
    format.setForeground(theme().text);
    if (first)
        cursor.setBlockFormat(blockFormat(0, 0));
    else
        cursor.insertBlock(blockFormat(18, 0));
    cursor.insertText(text, format);
}

/// The channel, where the header is through.
void AnswerView::writeHeading(const ChatToken& token) {
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertBlock(blockFormat(10, 0));
    QTextCharFormat format;
    format.setFont(scaledFont(-1, true));
    format.setForeground(seriesColor(roleSlot("assistant", token.channel)));
    const int begin = cursor.position();
    QString title = token.channel.empty() ? tr("no channel") : QString::fromStdString(token.channel);
    if (!token.recipient.empty())
        title = QString::fromUtf8("%1 → %2").arg(title, QString::fromStdString(token.recipient));
    cursor.insertText(QString::fromUtf8("■ "), format);
    cursor.insertText(title, format);
    for (std::size_t i = std::size_t(std::max(heading_, 0)); lastTurn_ && i < places_.size(); ++i)
        places_[i] = {begin, cursor.position()};
    cursor.insertBlock(blockFormat(2, 0));
}

void AnswerView::writeToken(const ChatToken& token, int index) {
    const int end = document()->characterCount() - 1;
    if (lastTurn_) places_.push_back({end, end});
    if (token.part == ChatToken::Part::header) {
        if (heading_ < 0) heading_ = index;
        if (token.channel.empty() && token.text != "<|message|>") return;
        writeHeading(token);
        heading_ = -1;
        return;
    }
    if (token.part == ChatToken::Part::end || token.text.empty()) return;
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    QTextCharFormat format;
    format.setForeground(token.channel == "final" ? theme().text : theme().textSecondary);
    if (lastTurn_) {
        format = formatOf(index);
        places_.back().begin = cursor.position();
    }
    // A new line inside of a message is no new block: that would take the margins of one.
    cursor.insertText(QString::fromStdString(token.text).replace('\n', QChar::LineSeparator), format);
    if (lastTurn_) places_.back().end = cursor.position();
}

QColor AnswerView::shade(int index) const {
    const ChatToken& token = tokens()[std::size_t(index)];
    if (!shading_ || token.given || token.id < 0 || token.probability >= unlikely) return Qt::transparent;
    QColor color = theme().series[4];
    color.setAlphaF(float((theme().dark ? 0.42 : 0.55) * (1 - token.probability / unlikely)));
    return color;
}

QTextCharFormat AnswerView::formatOf(int index) const {
    const ChatToken& token = tokens()[std::size_t(index)];
    QTextCharFormat format;
    if (token.part == ChatToken::Part::header) {
        format.setFont(scaledFont(-1, true));
        format.setForeground(seriesColor(roleSlot("assistant", token.channel)));
    } else {
        format.setForeground(token.channel == "final" ? theme().text : theme().textSecondary);
        format.setBackground(shade(index));
        format.setProperty(tokenProperty, index);
    }
    if (index == difference_) {
        format.setBackground(theme().accent);
        format.setForeground(theme().onAccent);
    }
    if (index == current_) format.setFontUnderline(true);
    return format;
}

void AnswerView::restyle(int index) {
    if (index < 0 || index >= int(places_.size())) return;
    const Range& place = places_[std::size_t(index)];
    QTextCursor cursor(document());
    cursor.setPosition(place.begin);
    cursor.setPosition(place.end, QTextCursor::KeepAnchor);
    cursor.setCharFormat(formatOf(index));
}

void AnswerView::setShading(bool on) {
    if (shading_ == on) return;
    shading_ = on;
    for (int i = 0; i < int(places_.size()); ++i)
        if (tokens()[std::size_t(i)].part == ChatToken::Part::content) restyle(i);
}

void AnswerView::setDifference(int token) {
    if (token == difference_) return;
    const int before = std::exchange(difference_, token);
    restyle(before);
    restyle(token);
}

void AnswerView::setCurrent(int token) {
    token = std::clamp(token, -1, int(places_.size()) - 1);
    if (token == current_) return;
    const int before = std::exchange(current_, token);
    restyle(before);
    restyle(token);
    setAccessibleDescription(describe(token));
    Q_EMIT currentChanged(token);
}

QString AnswerView::describe(int index) const {
    if (index < 0 || turns_.empty() || index >= int(tokens().size())) return {};
    const ChatToken& token = tokens()[std::size_t(index)];
    QStringList others;
    for (const ChatToken::Alternative& other : token.alternatives)
        others << QString("%1 %2").arg(inQuotes(other.text), formatPercent(other.probability));
    return tr("Token %1: %2, probability %3. Likeliest: %4")
        .arg(formatCount(index + 1), inQuotes(token.text), formatPercent(token.probability),
             others.join(", "));
}

QString AnswerView::tokenHtml(int index) const {
    const ChatToken& token = tokens()[std::size_t(index)];
    QString rows;
    for (const ChatToken::Alternative& other : token.alternatives) {
        const bool chosen = other.text == token.text;
        rows += QString("<tr><td align='right'>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(formatPercent(other.probability),
                         QString(chosen ? "<b>%1</b>" : "%1").arg(inQuotes(other.text).toHtmlEscaped()));
    }
    return tr("<b>%1</b> with probability <b>%2</b> · token %3 · id %4")
               .arg(inQuotes(token.text).toHtmlEscaped(), formatPercent(token.probability),
                    formatCount(index + 1), QString::number(token.id)) +
           "<table cellspacing='1'>" + rows + "</table>";
}

void AnswerView::showTip(const QPoint& global) {
    if (current_ < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(global, tokenHtml(current_), viewport());
}

void AnswerView::mouseMoveEvent(QMouseEvent* event) {
    QTextEdit::mouseMoveEvent(event);
    const int position = document()->documentLayout()->hitTest(
        event->position() + QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()),
        Qt::ExactHit);
    int token = -1;
    if (position >= 0) {
        const auto found = std::upper_bound(places_.begin(), places_.end(), position,
                                            [](int at, const Range& place) { return at < place.end; });
        if (found != places_.end() && found->begin <= position) token = int(found - places_.begin());
    }
    setCurrent(token);
    showTip(event->globalPosition().toPoint() + QPoint(0, 14));
}

void AnswerView::leaveEvent(QEvent* event) {
    setCurrent(-1);
    QTextEdit::leaveEvent(event);
}

void AnswerView::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (step == 0 || places_.empty() || event->modifiers() != Qt::NoModifier)
        return QTextEdit::keyPressEvent(event);
    int next = std::clamp(current_ + step, 0, int(places_.size()) - 1);
    while (next > 0 && next + 1 < int(places_.size()) &&
           places_[std::size_t(next)].begin == places_[std::size_t(next)].end)
        next += step;  // what cannot be seen
    setCurrent(next);
    QTextCursor cursor(document());
    cursor.setPosition(places_[std::size_t(next)].begin);
    setTextCursor(cursor);
    ensureCursorVisible();
    showTip(viewport()->mapToGlobal(cursorRect(cursor).bottomLeft()));
}

void AnswerView::changeEvent(QEvent* event) {
    QTextEdit::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || turns_.empty()) return;
    const int marked = difference_;
    rebuild();
    setDifference(marked);
}

}  // namespace nibble::ui
