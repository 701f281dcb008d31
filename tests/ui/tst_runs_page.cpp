// What the page Runs shows of a run beside its curves, and tables whose columns have to be in view.
#include <QTemporaryDir>
#include <QtWidgets>

#include <SQLiteCpp/SQLiteCpp.h>

#include "app/language.h"
#include "test_main.h"
#include "ui/synthetic_store.h"
#include "widgets/log_view.h"
#include "widgets/playground_page.h"
#include "widgets/run_fields.h"
#include "widgets/run_history.h"
#include "widgets/run_table.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/runs_page.h"
#include "widgets/sample_view.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::ui;

class RunsPageTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::light); }

    void the_number_of_a_run_is_never_cut_off() {
        const QFontMetrics metrics(QApplication::font());
        const QString text = "gpt-oss-20b-multilingual-again  #12345";
        QCOMPARE(fittedRunName(text, metrics, 2000), text);
        for (const int room : {180, 120, 60}) {
            const QString fitted = fittedRunName(text, metrics, room);
            QVERIFY2(fitted.endsWith("  #12345") && fitted.size() < text.size(), qPrintable(fitted));
        }
        QVERIFY(metrics.horizontalAdvance(fittedRunName(text, metrics, 180)) <= 180);
        QCOMPARE(fittedRunName("a group  (3)", metrics, 10), QString("a group  (3)"));
    }

    void checkpoints_that_were_deleted_are_not_called_complete() {
        RunStore store(folder_.filePath("checkpoints.sqlite").toStdString());
        const std::int64_t run = store.create_run(nibble::test::demo_recipe());
        store.record(run, StageStarted{"sft", StageType::sft, 20, 0});
        store.record(run, CheckpointSaved{"sft", 10, folder_.filePath("gone").toStdString(), true, {}});
        store.record(run, CheckpointSaved{"sft", 20, folder_.path().toStdString(), true, {}});
        store.flush();
        RunHistory history;
        history.show(&store, run);
        RunView view;
        view.setHistory(&history);
        view.findChild<QTabWidget*>()->setCurrentIndex(2);
        QTableWidget* table = nullptr;
        for (auto* each : view.findChildren<QTableWidget*>())
            if (each->accessibleName() == RunView::tr("Checkpoints")) table = each;
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(0, 2)->text(), RunView::tr("no longer there"));
        QCOMPARE(table->item(1, 2)->text(), RunView::tr("complete"));
    }

    void a_run_without_samples_says_how_to_have_them() {
        SampleView view;
        const auto* table = view.findChild<QTableWidget*>();
        QVERIFY(!table->isVisibleTo(&view));
        view.setSamples({{"sft", 10, "<|start|>user<|message|>Wie viel ist 1 plus 1?<|end|>", "2"}});
        QVERIFY(table->isVisibleTo(&view));
        QCOMPARE(table->rowCount(), 1);
        view.setSamples({});
        QVERIFY(!table->isVisibleTo(&view));
        const auto labels = view.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisibleTo(&view) && label->text().contains("\"samples\"");
        }));
    }

    void the_log_is_told_in_the_windows_language() {
        RunStore store(folder_.filePath("log.sqlite").toStdString());
        const std::int64_t run = store.create_run(nibble::test::demo_recipe());
        store.record(run, LogLine{LogLine::Level::info, "sft", sentence("goes on from step %1", 40)});
        store.record(run, LogLine{LogLine::Level::warning, "",
                                  sentence_on("rows.jsonl:3", "%1 is below %2", "50%2", 1)});
        store.flush();
        LogView log;
        log.setLines(store.log(run));
        QCOMPARE(log.toPlainText(), QString("sft  goes on from step 40\nrows.jsonl:3: 50%2 is below 1"));
        applyLanguage("de");
        log.setLines(store.log(run));
        applyLanguage("en");
        QCOMPARE(log.toPlainText(),
                 QString::fromUtf8("sft  geht ab Schritt 40 weiter\nrows.jsonl:3: 50%2 liegt unter 1"));
    }

    void results_are_read_from_the_store_and_again_when_a_run_goes_on() {
        RunStore store(folder_.filePath("results.sqlite").toStdString());
        const std::int64_t run = store.create_run(nibble::test::demo_recipe());
        const auto goOn = [&](std::int64_t step, double norm) {
            store.record(
                run, StepDone{"sft", step, 20, step * 100, 0.1 * double(step), 2, 1e-4, norm, 1000, 0, 1e8});
            store.record(run, StageFinished{"sft", 1});
            store.flush();
        };
        store.record(run, StageStarted{"sft", StageType::sft, 20, 0});
        goOn(1, 5);
        RunTable table;
        table.setFilter("grad_norm<2");
        table.setStore(&store);
        QTRY_VERIFY(table.model()->fields()->resultNames().contains("sft/grad_norm"));
        QCOMPARE(table.model()->rowCount(), 0);
        goOn(2, 1.5);
        table.refresh();
        QTRY_COMPARE(table.model()->rowCount(), 1);
        const auto* filter = table.findChild<QLineEdit*>();
        QVERIFY(!filter->property("problem").toBool());
        table.setFilter("no_such_norm<2");
        QVERIFY(filter->property("problem").toBool());
    }

    /// Its tables are gone, as they are not there yet for a moment or no more.
    void a_broken_store_gives_a_message() {
        const QString file = folder_.filePath("broken.sqlite");
        RunStore store(file.toStdString());
        const std::int64_t run = nibble::test::add_demo_run(store);
        store.flush();
        RunHistory history;
        history.show(&store, run);
        RunsPage runs;
        runs.setStore(&store);
        runs.setHistory(&history);
        PlaygroundPage playground;
        playground.setStore(&store);
        playground.setHistory(&history);
        playground.show();
        QVERIFY(runs.message().isEmpty() && playground.message().isEmpty());
        {
            SQLite::Database other(file.toStdString(), SQLite::OPEN_READWRITE);
            other.exec("ALTER TABLE runs RENAME TO elsewhere; ALTER TABLE stages RENAME TO nowhere");
        }
        runs.fork(run);
        QVERIFY2(runs.message().contains("no such table"), qPrintable(runs.message()));
        Q_EMIT history.resultsChanged();
        QVERIFY2(playground.message().contains("no such table"), qPrintable(playground.message()));
    }

    void columns_of_small_tables_stay_in_view() {
        QTableWidget table(1, 3);
        styleTable(table);
        table.setHorizontalHeaderLabels({"Format and rule", "Relative squared error", "Underflowed"});
        for (int column = 0; column < 3; ++column)
            table.setItem(0, column, new QTableWidgetItem("0.00026812"));
        keepColumnsInView(table);
        table.resize(10, 100);  // it does not become that narrow
        table.show();
        const QHeaderView* header = table.horizontalHeader();
        const QFontMetrics metrics(header->font());
        for (int column = 0; column < 3; ++column)
            for (const QString& line : table.horizontalHeaderItem(column)->text().split('\n'))
                QVERIFY(header->sectionSize(column) > metrics.horizontalAdvance(line));
        QVERIFY(header->length() <= table.viewport()->width());
    }

  private:
    QTemporaryDir folder_;
};

NIBBLE_TEST(RunsPageTest)
#include "tst_runs_page.moc"
