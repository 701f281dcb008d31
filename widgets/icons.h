#pragma once
#include <QIcon>

namespace nibble::ui {

/// An icon of resources/icons/NAME.svg, drawn sharp at any size and in the theme's colour: text, accent where
/// it is switched on, pale where disabled. Follows a change of theme by itself.
QIcon icon(const QString& name);
/// The same in one fixed colour role of the theme.
enum class IconColor { text, secondary, accent, onAccent, error, warning, success };
QIcon icon(const QString& name, IconColor color);

/// A filled square in a series' colour, for legends and tables.
QIcon swatch(int slot);

}  // namespace nibble::ui
