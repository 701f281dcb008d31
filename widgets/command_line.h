#pragma once
#include <QWidget>

class QLineEdit;
class QLabel;
class QToolButton;

namespace nibble::ui {

/// A command to copy, and what to know about it.
class CommandLine : public QWidget {
    Q_OBJECT
  public:
    explicit CommandLine(QWidget* parent = nullptr);
    void setCommand(const QString& command, const QString& note);
    QString command() const;
    QString note() const;

  private:
    QLineEdit* text_ = nullptr;
    QLabel* note_ = nullptr;
};

/// A word for a POSIX shell.
QString shellWord(const QString& word);

}  // namespace nibble::ui
