#include "widgets/number_edit.h"

#include <QRegularExpression>
#include <QStyle>
#include <QVariant>
#include <cmath>

namespace nibble::ui {
namespace {

/// Digits in groups of three: 1,234 or 12.345.678, never 0,200.
bool isGrouped(const QString& digits, QChar separator) {
    const QRegularExpression pattern(
        QString("^[+-]?[1-9]\\d{0,2}(%1\\d{3})+$").arg(QRegularExpression::escape(separator)));
    return pattern.match(digits).hasMatch();
}

ParsedNumber wrong() {
    return {std::nullopt, NumberEdit::tr("This is not a number.")};
}

}  // namespace

ParsedNumber parseNumber(const QString& text, const QLocale& locale) {
    QString plain = text.trimmed();
    plain.replace(QChar(0x2212), QChar('-'));
    // Spaces and apostrophes only ever group digits.
    static const QRegularExpression grouping(QString::fromUtf8("(?<=\\d)[ \u00A0\u202F'’](?=\\d{3})"));
    plain.remove(grouping);

    const qsizetype e = plain.indexOf(QRegularExpression("[eE]"));
    QString mantissa = e < 0 ? plain : plain.left(e);
    const QString exponent = e < 0 ? QString() : plain.mid(e);

    const qsizetype commas = mantissa.count(','), dots = mantissa.count('.');
    QChar decimal = '.';
    if (commas && dots) {  // the last kind is the decimal sign, the other one groups
        decimal = mantissa.lastIndexOf(',') > mantissa.lastIndexOf('.') ? ',' : '.';
        const QChar group = decimal == ',' ? '.' : ',';
        if (mantissa.count(decimal) > 1 || !isGrouped(mantissa.left(mantissa.indexOf(decimal)), group))
            return wrong();
        mantissa.remove(group);
    } else if (commas || dots) {
        const QChar sign = commas ? ',' : '.';
        const bool grouped = e < 0 && isGrouped(mantissa, sign);
        const bool localDecimal = locale.decimalPoint() == sign;
        if (commas + dots > 1) {
            if (!grouped) return wrong();
            mantissa.remove(sign);
        } else if (grouped && !localDecimal && sign == '.') {
            const double one = QLocale::c().toDouble(mantissa);
            return {std::nullopt, NumberEdit::tr("This can mean %1 or %2. Write one of these.")
                                      .arg(numberText(one * 1000, locale), numberText(one, locale))};
        } else if (grouped && !localDecimal) {
            mantissa.remove(sign);  // 1,000 where the point is the decimal sign
        } else {
            decimal = sign;
        }
    }
    mantissa.replace(decimal, '.');
    static const QRegularExpression form("^[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?$");
    if (!form.match(mantissa + exponent).hasMatch()) return wrong();
    bool ok = false;
    const double value = QLocale::c().toDouble(mantissa + exponent, &ok);
    if (!ok || !std::isfinite(value)) return {std::nullopt, NumberEdit::tr("This number is too large.")};
    return {value, {}};
}

QString numberText(double value, const QLocale& locale) {
    QString text = QString::number(value, 'g', QLocale::FloatingPointShortest);
    static const QRegularExpression padding("e([+-])0*(\\d)");
    text.replace(padding, "e\\1\\2").replace("e+", "e");
    if (std::abs(value) >= 1 && std::abs(value) < 1e15 && value == std::floor(value))
        text = QString::number(value, 'f', 0);
    return text.replace('.', locale.decimalPoint());
}

NumberEdit::NumberEdit(QWidget* parent) : QLineEdit(parent) {
    connect(this, &QLineEdit::textChanged, this, &NumberEdit::check);
    connect(this, &QLineEdit::textEdited, this, [this] {
        check();  // textChanged comes later
        Q_EMIT valueEdited();
    });
    check();
}

void NumberEdit::setRange(std::optional<double> minimum, std::optional<double> maximum) {
    minimum_ = minimum;
    maximum_ = maximum;
    check();
}

void NumberEdit::setValue(std::optional<double> value) {
    if (value == value_ && problem_.isEmpty()) return;  // keeps the way it was typed
    setText(value ? numberText(*value, locale()) : QString());
    check();
}

void NumberEdit::check() {
    value_.reset();
    problem_.clear();
    if (text().trimmed().isEmpty()) {
        if (!optional_) problem_ = NumberEdit::tr("A number is needed here.");
    } else {
        const ParsedNumber parsed = parseNumber(text(), locale());
        problem_ = parsed.problem;
        if (!parsed.value) {
        } else if (integer_ && *parsed.value != std::floor(*parsed.value)) {
            problem_ = NumberEdit::tr("This must be a whole number.");
        } else if (minimum_ && *parsed.value < *minimum_) {
            problem_ =
                NumberEdit::tr("The smallest allowed value is %1.").arg(numberText(*minimum_, locale()));
        } else if (maximum_ && *parsed.value > *maximum_) {
            problem_ =
                NumberEdit::tr("The largest allowed value is %1.").arg(numberText(*maximum_, locale()));
        } else {
            value_ = parsed.value;
        }
    }
    setStyleProperty(this, "problem", !problem_.isEmpty());
    setToolTip(problem_);
}

void setStyleProperty(QWidget* widget, const char* name, const QVariant& value) {
    if (widget->property(name) == value) return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

}  // namespace nibble::ui
