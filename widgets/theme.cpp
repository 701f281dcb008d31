#include "widgets/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QPalette>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleFactory>
#include <cmath>

#include "widgets/system_appearance.h"

namespace nibble::ui {
namespace {

Theme lightTheme() {
    Theme t;
    t.dark = false;
    t.window = QColor("#F3F5F8");
    t.surface = QColor("#FFFFFF");
    t.raised = QColor("#F8F9FB");
    t.hover = QColor("#E9EDF3");
    t.border = QColor("#DCE1E8");
    t.borderStrong = QColor("#B9C2CE");
    t.text = QColor("#1A2028");
    t.textSecondary = QColor("#586372");
    t.textDisabled = QColor("#9AA4B1");
    t.accent = QColor("#2458C9");
    t.onAccent = QColor("#FFFFFF");
    t.accentSoft = QColor("#E3EBFB");
    t.error = QColor("#B3261E");
    t.errorSoft = QColor("#FCE9E7");
    t.warning = QColor("#8A5A00");
    t.warningSoft = QColor("#FDF1D8");
    t.success = QColor("#1D6B45");
    t.successSoft = QColor("#E0F2E8");
    t.series = {QColor("#1F5BD0"), QColor("#D63A12"), QColor("#00664A"), QColor("#84489A"),
                QColor("#869E2E"), QColor("#4399E6"), QColor("#57330F"), QColor("#8D8A84")};
    return t;
}

Theme darkTheme() {
    Theme t;
    t.dark = true;
    t.window = QColor("#14171B");
    t.surface = QColor("#1B1F25");
    t.raised = QColor("#22272E");
    t.hover = QColor("#2A3038");
    t.border = QColor("#2E353E");
    t.borderStrong = QColor("#4A5461");
    t.text = QColor("#E4E8ED");
    t.textSecondary = QColor("#9DA8B5");
    t.textDisabled = QColor("#626D7A");
    t.accent = QColor("#7FB0FF");
    t.onAccent = QColor("#0C1A30");
    t.accentSoft = QColor("#22324C");
    t.error = QColor("#FF8A80");
    t.errorSoft = QColor("#43221F");
    t.warning = QColor("#F2C25C");
    t.warningSoft = QColor("#3B3019");
    t.success = QColor("#6FD3A0");
    t.successSoft = QColor("#1C3829");
    t.series = {QColor("#3F8FF5"), QColor("#F36B3C"), QColor("#38DE9C"), QColor("#C283B6"),
                QColor("#F0E254"), QColor("#9AD6FF"), QColor("#AD8255"), QColor("#C2D3CA")};
    return t;
}

struct State {
    ThemeChoice choice = ThemeChoice::system;
    Theme theme = lightTheme();
    QFont systemFont;
    bool haveSystemFont = false;
};
State& state() {
    static State instance;
    return instance;
}

QPalette palette(const Theme& t) {
    QPalette p;
    p.setColor(QPalette::Window, t.window);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.surface);
    p.setColor(QPalette::AlternateBase, t.raised);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::PlaceholderText, t.textDisabled);
    p.setColor(QPalette::Button, t.surface);
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.error);
    p.setColor(QPalette::Highlight, t.accentSoft);
    p.setColor(QPalette::HighlightedText, t.text);
    p.setColor(QPalette::Link, t.accent);
    p.setColor(QPalette::ToolTipBase, t.raised);
    p.setColor(QPalette::ToolTipText, t.text);
    p.setColor(QPalette::Light, t.hover);
    p.setColor(QPalette::Midlight, t.hover);
    p.setColor(QPalette::Mid, t.border);
    p.setColor(QPalette::Dark, t.borderStrong);
    p.setColor(QPalette::Shadow, t.border);
    for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, t.textDisabled);
    return p;
}

/// The style sheet with its @names replaced: colours of the theme, and @dark / @light for icons that come in
/// two.
QString styleSheet(const Theme& t) {
    QFile file(":/style/workbench.qss");
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<const char*, QColor> names[] = {{"window", t.window},
                                                    {"surface", t.surface},
                                                    {"raised", t.raised},
                                                    {"hover", t.hover},
                                                    {"border-strong", t.borderStrong},
                                                    {"border", t.border},
                                                    {"text-secondary", t.textSecondary},
                                                    {"text-disabled", t.textDisabled},
                                                    {"text", t.text},
                                                    {"accent-soft", t.accentSoft},
                                                    {"accent", t.accent},
                                                    {"on-accent", t.onAccent},
                                                    {"error-soft", t.errorSoft},
                                                    {"error", t.error},
                                                    {"warning-soft", t.warningSoft},
                                                    {"warning", t.warning},
                                                    {"success-soft", t.successSoft},
                                                    {"success", t.success}};
    for (const auto& [name, color] : names)
        sheet.replace(QRegularExpression(QString("@%1(?![-\\w])").arg(name)), color.name());
    sheet.replace("@mode", t.dark ? "dark" : "light");
    return sheet;
}

void refresh() {
    const ThemeChoice choice = state().choice;
    const bool dark =
        choice == ThemeChoice::dark || (choice == ThemeChoice::system && SystemAppearance::instance().dark());
    state().theme = dark ? darkTheme() : lightTheme();
    QApplication::setPalette(palette(state().theme));
    qApp->setStyleSheet(styleSheet(state().theme));
}

}  // namespace

const Theme& theme() {
    return state().theme;
}
ThemeChoice themeChoice() {
    return state().choice;
}

void applyTheme(ThemeChoice choice) {
    if (!state().haveSystemFont) {
        state().systemFont = QApplication::font();
        state().haveSystemFont = true;
        QApplication::setStyle(QStyleFactory::create("Fusion"));
        QFont font = state().systemFont;
        font.setPointSizeF(std::max(font.pointSizeF(), 9.75));
        QApplication::setFont(font);
        QObject::connect(&SystemAppearance::instance(), &SystemAppearance::changed, qApp, [] {
            if (state().choice == ThemeChoice::system) refresh();
        });
    }
    state().choice = choice;
    refresh();
}

int seriesSlot(std::int64_t run, int ordinal) {
    return int(((std::max<std::int64_t>(run, 1) - 1) * 3 + ordinal) % 8);
}
QColor seriesColor(int slot) {
    return slot < 0 ? theme().textSecondary : theme().series[std::size_t(slot) % theme().series.size()];
}

QFont scaledFont(int steps, bool bold) {
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * std::pow(1.15, steps));
    if (bold) font.setWeight(QFont::DemiBold);
    return font;
}

QFont monospaceFont() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QApplication::font().pointSizeF());
    return font;
}

}  // namespace nibble::ui
