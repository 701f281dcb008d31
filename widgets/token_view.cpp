#include "widgets/token_view.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStringDecoder>
#include <algorithm>

#include "widgets/format.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

constexpr double margin = 10, gap = 1.5, padding = 2;

QString hex(const QByteArray& bytes) {
    return QString::fromLatin1(bytes.toHex(' ')).toUpper();
}

/// What stands in the box: the characters with white space made visible where it would be nothing, the bytes
/// where they are only a part of a character.
QString visibleText(const QByteArray& bytes) {
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    if (decoder.hasError() || text.contains(QChar(0xFFFD))) return QString::fromUtf8("⟨%1⟩").arg(hex(bytes));
    text.replace("\r", QString::fromUtf8("␍"))
        .replace("\n", QString::fromUtf8("↵"))
        .replace("\t", QString::fromUtf8("⇥"));
    if (text.trimmed().isEmpty()) text.replace(' ', QString::fromUtf8("·"));
    return text;
}

}  // namespace

int roleSlot(const std::string& role, const std::string& channel) {
    if (role == "system") return 7;
    if (role == "developer") return 3;
    if (role == "user") return 0;
    if (role == "assistant") return channel == "final" ? 2 : channel == "commentary" ? 5 : 1;
    return 6;
}

TokenView::TokenView(QWidget* parent) : QAbstractScrollArea(parent) {
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Rendered tokens"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void TokenView::clear() {
    tokens_.clear();
    spans_.clear();
    current_ = -1;
    layoutTokens();
    viewport()->update();
}

void TokenView::setRendered(const Rendered& rendered, const Tokenizer& tokenizer, std::int64_t limit) {
    tokens_.assign(rendered.ids.size(), {});
    spans_.clear();
    current_ = -1;
    for (const MessageSpan& span : rendered.spans) {
        QString label = QString::fromStdString(span.role);
        if (!span.channel.empty()) label += QString::fromUtf8(" · ") + QString::fromStdString(span.channel);
        spans_.push_back({label, roleSlot(span.role, span.channel), {}});
        for (std::int64_t i = span.begin; i < span.end; ++i)
            tokens_[std::size_t(i)].span = int(spans_.size()) - 1;
    }
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
        Token& token = tokens_[i];
        token.id = rendered.ids[i];
        const std::string_view bytes = tokenizer.bytes(token.id);
        token.bytes = QByteArray(bytes.data(), qsizetype(bytes.size()));
        token.special = tokenizer.is_special(token.id);
        token.text = visibleText(token.bytes);
        token.breakAfter = token.bytes.endsWith('\n');
        token.cut = limit > 0 && std::int64_t(i) >= limit;
        token.trained = rendered.trained[i] && !token.cut;
    }
    verticalScrollBar()->setValue(0);
    layoutTokens();
    viewport()->update();
}

void TokenView::layoutTokens() {
    for (Span& span : spans_) span.labelBox = {};
    const QFontMetricsF metrics(monospaceFont()), labelMetrics(scaledFont(-1, true));
    const double lineHeight = metrics.height() + 7;
    labelWidth_ = 0;
    for (const Span& span : spans_)
        labelWidth_ = std::max(labelWidth_, labelMetrics.horizontalAdvance(span.label));
    const double left = margin + labelWidth_ + 22, right = viewport()->width() - margin;
    double x = left, y = margin;
    int span = 0;
    for (Token& token : tokens_) {
        if (token.span != span) {
            span = token.span;
            x = left;
            y += lineHeight + 10;
        }
        const double width = metrics.horizontalAdvance(token.text) + 2 * padding;
        if (x > left && x + width > right) {
            x = left;
            y += lineHeight;
        }
        token.box = QRectF(x, y, std::min(width, std::max(right - left, 20.0)), lineHeight - 4);
        QRectF& label = spans_[std::size_t(span)].labelBox;
        if (label.isNull()) label = QRectF(margin, y, labelWidth_ + 12, lineHeight - 4);
        x += width + gap;
        if (token.breakAfter) {
            x = left;
            y += lineHeight;
        }
    }
    height_ = tokens_.empty() ? 0 : y + lineHeight + margin;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(int(lineHeight));
    verticalScrollBar()->setRange(0, std::max(0, int(height_) - viewport()->height()));
}

QColor TokenView::fill(int index) const {
    const Token& token = tokens_[std::size_t(index)];
    if (!token.trained) return Qt::transparent;
    QColor color = seriesColor(spans_[std::size_t(token.span)].slot);
    color.setAlphaF(theme().dark ? 0.42f : 0.26f);
    return color;
}

void TokenView::paintToken(QPainter& painter, int index, const QRectF& box) const {
    const Token& token = tokens_[std::size_t(index)];
    const QColor color = seriesColor(spans_[std::size_t(token.span)].slot);
    if (token.trained) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill(index));
        painter.drawRoundedRect(box, 2.5, 2.5);
        painter.fillRect(QRectF(box.left() + 1, box.bottom() - 2, box.width() - 2, 2), color);
    } else {
        QColor line = color;
        line.setAlphaF(0.35f);
        painter.setPen(QPen(line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5);
    }
    painter.setPen(token.cut                         ? theme().textDisabled
                   : token.special && !token.trained ? theme().textSecondary
                                                     : theme().text);
    painter.drawText(box.adjusted(padding, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     token.text);
    if (token.cut)
        painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
    if (index == current_) {
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 3, 3);
    }
}

void TokenView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const double offset = verticalScrollBar()->value();
    const QRectF seen(0, offset, viewport()->width(), viewport()->height());
    const auto first =
        std::lower_bound(tokens_.begin(), tokens_.end(), seen.top() - 40,
                         [](const Token& token, double top) { return token.box.bottom() < top; });
    painter.setFont(scaledFont(-1, true));
    for (const Span& span : spans_) {
        if (!span.labelBox.intersects(seen)) continue;
        const QRectF box = span.labelBox.translated(0, -offset);
        painter.setPen(Qt::NoPen);
        painter.setBrush(seriesColor(span.slot));
        painter.drawRoundedRect(QRectF(box.left(), box.top() + 2, 4, box.height() - 4), 2, 2);
        painter.setPen(theme().text);
        painter.drawText(box.adjusted(10, 0, 10, 0), Qt::AlignLeft | Qt::AlignVCenter, span.label);
    }
    painter.setFont(monospaceFont());
    for (auto token = first; token != tokens_.end() && token->box.top() < seen.bottom(); ++token)
        paintToken(painter, int(token - tokens_.begin()), token->box.translated(0, -offset));
}

void TokenView::resizeEvent(QResizeEvent*) {
    layoutTokens();
}

void TokenView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) layoutTokens();
    QAbstractScrollArea::changeEvent(event);
}

int TokenView::tokenAt(const QPointF& position) const {
    const QPointF at = position + QPointF(0, verticalScrollBar()->value());
    for (std::size_t i = 0; i < tokens_.size(); ++i)
        if (tokens_[i].box.adjusted(-gap, -2, gap, 2).contains(at)) return int(i);
    return -1;
}

void TokenView::mouseMoveEvent(QMouseEvent* event) {
    const int token = tokenAt(event->position());
    if (token >= 0) setCurrent(token);
}

void TokenView::setCurrent(int token) {
    token = std::clamp(token, -1, tokenCount() - 1);
    if (token == current_) return;
    current_ = token;
    setAccessibleDescription(describe(token));
    viewport()->update();
    Q_EMIT currentChanged(token);
}

void TokenView::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (step == 0 || tokens_.empty()) return QAbstractScrollArea::keyPressEvent(event);
    setCurrent(std::clamp(current_ + step, 0, tokenCount() - 1));
    const QRectF box = tokens_[std::size_t(current_)].box;
    QScrollBar& bar = *verticalScrollBar();
    if (box.top() < bar.value()) bar.setValue(int(box.top() - margin));
    if (box.bottom() > bar.value() + viewport()->height())
        bar.setValue(int(box.bottom() + margin) - viewport()->height());
}

QString TokenView::describe(int index) const {
    if (index < 0 || index >= tokenCount()) return {};
    const Token& token = tokens_[std::size_t(index)];
    const QString state = token.cut       ? tr("cut off by the length limit")
                          : token.trained ? tr("trained")
                                          : tr("not trained");
    return tr("Token %1 · id %2 · bytes %3 · %4 · %5")
        .arg(formatCount(index), QString::number(token.id), hex(token.bytes),
             spans_[std::size_t(token.span)].label, state);
}

}  // namespace nibble::ui
