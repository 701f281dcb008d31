#pragma once
#include <QPlainTextEdit>
#include <QSyntaxHighlighter>

namespace nibble::ui {

/// Colours keys, texts, numbers and words of a JSON document.
class JsonHighlighter : public QSyntaxHighlighter {
  public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

  protected:
    void highlightBlock(const QString& text) override;
};

/// A monospaced editor for JSON.
class JsonEdit : public QPlainTextEdit {
    Q_OBJECT
  public:
    explicit JsonEdit(QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    JsonHighlighter* highlighter_;
};

}  // namespace nibble::ui
