#include "test_main.h"
#include "widgets/number_edit.h"

using namespace nibble::ui;

class NumberEditTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void R136_a_number_means_the_same_in_every_locale_or_is_refused_data() {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");  // below 0: refused
        for (const char* locale : {"de", "C", "en_US", "fr", "de_CH", "pt_BR"}) {
            const auto row = [&](const char* text, double value) {
                QTest::addRow("%s: %s", locale, text) << QString(locale) << QString::fromUtf8(text) << value;
            };
            row("0.2", 0.2);
            row("0,2", 0.2);
            row("2E-01", 0.2);
            row("2e-5", 2e-5);
            row(" .5 ", 0.5);
            row("1.000.000", 1000000);
            row("1,000,000", 1000000);
            row("1 000 000", 1000000);
            row("1\u202F000", 1000);
            row("1.234,5", 1234.5);
            row("1,234.5", 1234.5);
            row("1.2.3", -1);
            row("1,23,4", -1);
            row("0x10", -1);
            row("1e999", -1);
            row("nan", -1);
            row("2 %", -1);
            row("", -1);
        }
        QTest::addRow("de: 1.000 could be 1000 or 1") << "de"
                                                      << "1.000" << -1.0;
        QTest::addRow("en: 1.000") << "en_US"
                                   << "1.000" << 1.0;
        QTest::addRow("en: 1,000") << "en_US"
                                   << "1,000" << 1000.0;
        QTest::addRow("de: 1,000") << "de"
                                   << "1,000" << 1.0;
    }
    void R136_a_number_means_the_same_in_every_locale_or_is_refused() {
        QFETCH(QString, locale);
        QFETCH(QString, text);
        QFETCH(double, value);
        NumberEdit edit;
        edit.setLocale(locale == "C" ? QLocale::c() : QLocale(locale));
        edit.insert(text);
        if (value < 0) {
            QVERIFY(!edit.value());
            QVERIFY(!edit.problem().isEmpty());
            QVERIFY(edit.property("problem").toBool());
        } else {
            QVERIFY(edit.value());
            QCOMPARE(*edit.value(), value);
            QVERIFY(!edit.property("problem").toBool());
        }
    }

    void what_is_shown_reads_back_as_the_same_number() {
        for (const char* name : {"de", "C", "fr", "ja"}) {
            const QLocale locale(name);
            for (const double value : {0.1, 2e-5, 1.0 / 3, 4096.0, 1e15, 1e22, -0.25, 0.0, 123456.789}) {
                const ParsedNumber parsed = parseNumber(numberText(value, locale), locale);
                QVERIFY2(parsed.value, qPrintable(numberText(value, locale)));
                QCOMPARE(*parsed.value, value);
            }
        }
        QCOMPARE(numberText(2e-5, QLocale::c()), QString("2e-5"));
        QCOMPARE(numberText(0.1, QLocale("de")), QString("0,1"));
    }

    void range_and_whole_numbers_are_checked() {
        NumberEdit edit;
        edit.setLocale(QLocale::c());
        edit.setInteger(true);
        edit.setRange(1, 100);
        edit.setText("0");
        QVERIFY(edit.problem().contains("1"));
        edit.setText("101");
        QVERIFY(edit.problem().contains("100"));
        edit.setText("2.5");
        QVERIFY(!edit.value());
        edit.setText("1e2");
        QCOMPARE(*edit.value(), 100.0);
    }
};

NIBBLE_TEST(NumberEditTest)
#include "tst_number_edit.moc"
