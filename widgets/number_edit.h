#pragma once
#include <QLineEdit>
#include <QLocale>
#include <optional>

namespace nibble::ui {

/// A number as people type it: 0.2, 0,2, .2, 2E-01, 1,000,000, 1 000 000. What can be read in two ways (1.000
/// where the comma is the decimal sign) is refused with the two readings, never guessed.
struct ParsedNumber {
    std::optional<double> value;
    QString problem;  ///< empty where there is a value
};
ParsedNumber parseNumber(const QString& text, const QLocale& locale = QLocale());

/// Shortest text that reads back as the same value; the locale's decimal sign, no group separators.
QString numberText(double value, const QLocale& locale = QLocale());

/// A field for one number. Red with the reason as tool tip where the text is no number, or one out of range;
/// value() is then empty. An empty field is a value of its own where `optional` is set.
class NumberEdit : public QLineEdit {
    Q_OBJECT
  public:
    explicit NumberEdit(QWidget* parent = nullptr);

    void setInteger(bool integer) { integer_ = integer; }
    void setRange(std::optional<double> minimum, std::optional<double> maximum);
    void setOptional(bool optional) { optional_ = optional; }
    void setValue(std::optional<double> value);
    std::optional<double> value() const { return value_; }
    const QString& problem() const { return problem_; }

  Q_SIGNALS:
    void valueEdited();  ///< the user changed the text; value() or problem() say to what

  private:
    void check();

    bool integer_ = false, optional_ = false;
    std::optional<double> minimum_, maximum_, value_;
    QString problem_;
};

/// Sets the dynamic property that the style sheet looks at, and draws the widget again where it changed.
void setStyleProperty(QWidget* widget, const char* name, const QVariant& value);

}  // namespace nibble::ui
