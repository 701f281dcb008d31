#pragma once
#include <QDialog>
#include <QIcon>
#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace nibble::ui {

/// A list of commands that shrinks while one types: words and beginnings of words in any order.
class CommandPalette : public QDialog {
    Q_OBJECT
  public:
    struct Entry {
        QIcon icon;
        QString text, detail;
        std::function<void()> run;
    };
    explicit CommandPalette(QWidget* parent);
    void add(Entry entry);
    /// Shows it; carries out what was chosen when it is closed again.
    void run();

  protected:
    bool eventFilter(QObject* object, QEvent* event) override;

  private:
    void filter(const QString& text);

    std::vector<Entry> entries_;
    QLineEdit* input_;
    QListWidget* list_;
};

}  // namespace nibble::ui
