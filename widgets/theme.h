// The workbench's looks: one table of colours for light and one for dark, applied as palette and style sheet.
#pragma once
#include <QColor>
#include <QFont>
#include <array>
#include <cstdint>

namespace nibble::ui {

enum class ThemeChoice : std::uint8_t { system, light, dark };

struct Theme {
    bool dark = false;
    QColor window, surface, raised, hover, border, borderStrong;
    QColor text, textSecondary, textDisabled;
    QColor accent, onAccent, accentSoft;
    QColor error, errorSoft, warning, warningSoft, success, successSoft;
    /// Told apart by colour-blind eyes (simulated protanopia, deuteranopia, tritanopia) and by contrast to
    /// `surface`.
    std::array<QColor, 8> series;
};

/// The theme in use. It changes with applyTheme(); widgets that paint by themselves ask again on each paint.
const Theme& theme();
ThemeChoice themeChoice();
/// Sets palette, style sheet and font sizes of the whole application; follows the desktop where asked to.
void applyTheme(ThemeChoice choice);

/// The colour of a run's stage, the same everywhere: `ordinal` counts the run's trained stages. Three apart,
/// so that the stages of neighbouring runs differ too.
int seriesSlot(std::int64_t run, int ordinal = 0);
constexpr int neutralSlot = -1;  ///< of what has no colour of its own: the base, a stage without training
QColor seriesColor(int slot);

/// Text a step larger (1.15 times each) or smaller than the application's; weight of titles.
QFont scaledFont(int steps, bool bold = false);
QFont monospaceFont();

}  // namespace nibble::ui
