#pragma once
#include <QTextEdit>
#include <vector>

#include "core/run/chat.h"

namespace nibble::ui {

/// A conversation with one model as its tokens come: channels apart, unlikely tokens shaded, the place where
/// another answer differs marked. The mouse, or the arrow keys, pick a token of the last answer and tell its
/// probability and what the model would have said otherwise.
class AnswerView : public QTextEdit {
    Q_OBJECT
  public:
    explicit AnswerView(QWidget* parent = nullptr);

    void clearAll();
    /// Begins a new turn: the question, and behind it the answer's tokens.
    void addQuestion(const QString& text);
    void addTokens(const std::vector<ChatToken>& tokens);
    void setShading(bool on);
    void setDifference(int token);  ///< of the last answer; -1: none
    int difference() const { return difference_; }

    const std::vector<ChatToken>& tokens() const { return turns_.back().tokens; }  ///< of the last answer
    bool isEmpty() const { return turns_.empty(); }
    int current() const { return current_; }
    void setCurrent(int token);
    /// The token in words: its text, probability and the alternatives.
    QString describe(int token) const;
    QString tokenHtml(int token) const;  ///< the same as a small table
    QColor shade(int token) const;       ///< behind a token; transparent for likely ones

  Q_SIGNALS:
    void currentChanged(int token);

  protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Turn {
        QString question;
        std::vector<ChatToken> tokens;
    };
    struct Range {
        int begin = 0, end = 0;  ///< characters of the document
    };

    void rebuild();
    void writeQuestion(const QString& text);
    void writeToken(const ChatToken& token, int index);
    void writeHeading(const ChatToken& token);
    QTextCharFormat formatOf(int token) const;
    void restyle(int token);
    void showTip(const QPoint& global);

    std::vector<Turn> turns_;
    std::vector<Range> places_;  ///< of the last answer's tokens; those of a header share its heading
    int heading_ = -1;           ///< first token of the header that is being written; -1: none
    bool lastTurn_ = true;       ///< what is being written is the last turn
    bool shading_ = true;
    int difference_ = -1, current_ = -1;
};

}  // namespace nibble::ui
