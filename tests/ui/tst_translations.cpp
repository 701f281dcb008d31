// The translations are complete: each text in each language, with its place-holders.
#include <QtTest>
#include <QtWidgets>

#include "test_main.h"

namespace {

struct Message {
    QString source;
    QStringList texts;  ///< one, or one for each plural form
    bool plural = false, finished = true;
};
using Messages = std::map<std::pair<QString, QString>, Message>;  ///< by context and source

Message readMessage(QXmlStreamReader& xml) {
    Message message;
    message.plural = xml.attributes().value("numerus") == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.finished = !xml.attributes().hasAttribute("type");
            if (!message.plural)
                message.texts << xml.readElementText();
            else
                while (xml.readNextStartElement()) message.texts << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

Messages readFile(const QString& name) {
    Messages messages;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() != QLatin1String("message")) continue;
        const Message message = readMessage(xml);
        messages[{context, message.source}] = message;
    }
    return messages;
}

QStringList placeholders(const QString& text) {
    static const QRegularExpression pattern("%\\d");
    QStringList found;
    for (auto all = pattern.globalMatch(text); all.hasNext();) found << all.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

}  // namespace

class TranslationsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_text_is_translated_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"de", "es", "fr", "ja", "pt_BR", "zh_CN"})
            QTest::newRow(language) << QString(language);
    }

    void every_text_is_translated() {
        QFETCH(QString, language);
        const auto read = [](const QString& code) {
            return readFile(QString(NIBBLE_SOURCE "/translations/nibble_%1.ts").arg(code));
        };
        const Messages messages = read(language);
        QVERIFY(messages.size() > 900);
        QVERIFY2(messages.size() == read("de").size(), "the languages have the same texts");
        for (const auto& [key, message] : messages) {
            const QByteArray where = (key.first + ": " + message.source).toUtf8();
            // A text is looked up by the class that shows it: one without is never found.
            QVERIFY2(!key.first.isEmpty() && key.first != "nibble::ui", where);
            QVERIFY2(message.finished && !message.texts.isEmpty(), where);
            for (const QString& text : message.texts) {
                QVERIFY2(!text.isEmpty(), where);
                if (!message.plural) QVERIFY2(placeholders(text) == placeholders(message.source), where);
            }
        }
    }
};

NIBBLE_TEST(TranslationsTest)
#include "tst_translations.moc"
