#include "widgets/translated.h"

#include <QCoreApplication>

namespace nibble::ui {

QString translated(const Sentence& sentence) {
    const QString pattern = QCoreApplication::translate("Core", sentence.pattern.c_str());
    return QString::fromStdString(sentence.filled(pattern.toStdString()));
}

QString translatedWithPlace(const Sentence& sentence) {
    const QString text = translated(sentence);
    return sentence.place.empty() ? text : QString::fromStdString(sentence.place) + ": " + text;
}

}  // namespace nibble::ui
