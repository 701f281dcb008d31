#pragma once
#include <QString>

#include "core/base/sentence.h"

namespace nibble::ui {

/// What core says, in the language of the window, without its place.
QString translated(const Sentence& sentence);
/// The same behind its place.
QString translatedWithPlace(const Sentence& sentence);

}  // namespace nibble::ui
