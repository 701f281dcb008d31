#pragma once
#include <QStringList>

namespace nibble::ui {

/// Codes of the languages that the program speaks: de, en, es ...
QStringList languages();
/// Texts, numbers and dates from now on; empty: the desktop's language. Windows that are open show the new
/// texts when they are built again.
void applyLanguage(const QString& code);
/// The one in use; empty: the desktop's.
QString currentLanguage();

}  // namespace nibble::ui
