#pragma once
#include <QAbstractScrollArea>
#include <vector>

#include "core/text/harmony.h"

namespace nibble::ui {

/// A rendered conversation, token by token: message by message with role and channel beside it, each token in
/// its role's colour, those that are trained filled. Mouse or arrow keys pick a token.
class TokenView : public QAbstractScrollArea {
    Q_OBJECT
  public:
    explicit TokenView(QWidget* parent = nullptr);

    /// `limit`: tokens that training sees; those behind it are struck out. 0: all.
    void setRendered(const Rendered& rendered, const Tokenizer& tokenizer, std::int64_t limit = 0);
    void clear();
    int current() const { return current_; }
    void setCurrent(int token);
    /// The current token in words: text, id, bytes, position, role, trained or not.
    QString describe(int token) const;
    int tokenCount() const { return int(tokens_.size()); }
    bool isTrained(int token) const { return tokens_[std::size_t(token)].trained; }
    QColor fill(int token) const;  ///< of a token's box; transparent for tokens without loss

  Q_SIGNALS:
    void currentChanged(int token);  ///< -1: none

  protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Token {
        QString text;
        std::int64_t id = 0;
        QByteArray bytes;
        int span = 0;
        bool trained = false, special = false, cut = false, breakAfter = false;
        QRectF box;  ///< in document coordinates
    };
    struct Span {
        QString label;
        int slot = 0;
        QRectF labelBox;
    };
    void layoutTokens();
    int tokenAt(const QPointF& position) const;
    void paintToken(QPainter& painter, int index, const QRectF& box) const;

    std::vector<Token> tokens_;
    std::vector<Span> spans_;
    double labelWidth_ = 0, height_ = 0;
    int current_ = -1;
};

/// The colour of a message's role and channel, see seriesColor().
int roleSlot(const std::string& role, const std::string& channel);

}  // namespace nibble::ui
