// runs report: a run as an HTML file, from the program.
#include <QtTest>
#include <fstream>

#include "core/run/run_store.h"
#include "program.h"
#include "test_main.h"

using nibble::test::run;

class ReportCommandTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_report_is_printed_or_written() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("runs.sqlite"), file = folder.filePath("run.html");
        {
            nibble::RunStore store(path.toStdString());
            nibble::Recipe recipe;
            recipe.name = "first";
            recipe.model.checkpoint = "base";
            recipe.data.train = {"train.jsonl"};
            recipe.stages.emplace_back().id = "sft";
            store.create_run(recipe);
        }
        const auto printed = run({"runs", "report", "first", "--store", path});
        QCOMPARE(printed.status, 0);
        QVERIFY(printed.out.starts_with("<!DOCTYPE html>"));
        const auto written = run({"runs", "report", "1", "--store", path, "--out", file});
        QCOMPARE(written.status, 0);
        QVERIFY(written.out.empty());
        std::ifstream in(file.toStdString());
        QVERIFY(std::string(std::istreambuf_iterator<char>(in), {}) == printed.out);
        QCOMPARE(run({"runs", "report", "no such run", "--store", path}).status, 1);
    }
};

NIBBLE_TEST(ReportCommandTest)
#include "tst_report.moc"
