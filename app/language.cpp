#include "app/language.h"

#include <QApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <memory>

namespace nibble::ui {
namespace {

struct Spoken {
    QString code;
    std::unique_ptr<QTranslator> own, qt;
};
Spoken& spoken() {
    static Spoken instance;
    return instance;
}

std::unique_ptr<QTranslator> install(const QLocale& locale, const QString& name, const QString& folder) {
    auto translator = std::make_unique<QTranslator>();
    // English is one of them, for its plurals.
    const bool found = translator->load(locale, name, "_", folder) ||
                       translator->load(QLocale(QLocale::English), name, "_", folder);
    if (found) QApplication::installTranslator(translator.get());
    return translator;
}

/// The texts of Qt's own buttons, for where Qt's translations are not installed.
[[maybe_unused]] const char* const buttons[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"), QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"), QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No")};

}  // namespace

QStringList languages() {
    QStringList codes;
    for (const QString& file : QDir(":/translations").entryList({"nibble_*.qm"}))
        codes << file.mid(7, file.size() - 10);
    return codes;
}

void applyLanguage(const QString& code) {
    spoken().code = code;
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    QLocale::setDefault(locale);
    spoken().own = install(locale, "nibble", ":/translations");
    spoken().qt = install(locale, "qtbase", QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

QString currentLanguage() {
    return spoken().code;
}

}  // namespace nibble::ui
