#include <QtTest>
#include <QtWidgets>
#include <fstream>

#include "test_main.h"
#include "widgets/column_dialog.h"
#include "widgets/data_page.h"
#include "widgets/length_histogram.h"
#include "widgets/length_view.h"
#include "widgets/problem_tree.h"
#include "widgets/row_list.h"
#include "widgets/split_view.h"

using namespace nibble;
using namespace nibble::ui;

namespace {

const std::filesystem::path demo = std::filesystem::path(NIBBLE_SOURCE) / "resources/demo";

}  // namespace

class DataPageTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    std::filesystem::path write(const QString& name, const std::string& text) const {
        const std::filesystem::path path = folder_.filePath(name).toStdString();
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    void openDemo(DataPage& page) {
        page.resize(1200, 760);
        page.setTokenizer(demo / "base");
        QSignalSpy opened(&page, &DataPage::opened);
        page.open({demo / "multilingual-train.jsonl", demo / "falsereject-train.jsonl"});
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, 60000);
    }

  private Q_SLOTS:
    void rows_are_searched_and_filtered() {
        DataPage page;
        openDemo(page);
        RowList& list = page.rows();
        const int all = list.model().rowCount();
        QCOMPARE(list.filter().rowCount(), all);
        const QString kind = rowKind(list.model().row(0));
        list.showKind(kind);
        QVERIFY(list.filter().rowCount() > 0 && list.filter().rowCount() < all);
        for (int i = 0; i < list.filter().rowCount(); ++i)
            QCOMPARE(list.filter().index(i, DatasetModel::kind).data().toString(), kind);
        list.showAll();
        auto* search = list.findChild<QLineEdit*>();
        // Found in the answer too, not only in the request that the table shows.
        const Row& row = list.model().row(5);
        const QString answer = QString::fromStdString(row.conversation.messages[3].text()).left(20);
        search->setText(answer.toUpper());
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(list.filter().rowCount() >= 1 && list.filter().rowCount() < all);
        // A row that the filter hides is shown when it is asked for.
        search->setText("no row says this");
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(list.filter().rowCount(), 0);
        page.selectRow(7);
        QCOMPARE(list.currentRow(), 7);
    }

    void the_limit_line_is_dragged_and_says_what_it_cuts() {
        DataPage page;
        page.resize(1280, 800);
        openDemo(page);
        page.show();
        page.findChild<QTabWidget*>()->setCurrentWidget(&page.lengths());
        LengthHistogram& histogram = page.lengths().histogram();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        std::int64_t rows = 0;
        for (const auto& bar : histogram.bars()) rows += bar.rows;
        QCOMPARE(rows, std::int64_t(page.data()->tokenized.examples.size()));
        page.setLimit(page.data()->tokenized.longest);
        QVERIFY(page.lengths().effectText().startsWith("No row is cut"));
        const int y = histogram.height() / 2;
        const std::int64_t target = page.data()->tokenized.longest - 15;  // where the axis has rows
        QTest::mousePress(&histogram, Qt::LeftButton, {}, QPoint(int(histogram.xOf(histogram.limit())), y));
        const QPointF to(histogram.xOf(target), y);
        QMouseEvent move(QEvent::MouseMove, to, histogram.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&histogram, &move);
        QTest::mouseRelease(&histogram, Qt::LeftButton, {}, to.toPoint());
        const std::int64_t limit = histogram.limit();
        QVERIFY2(std::abs(limit - target) <= 2, qPrintable(QString("%1, not %2").arg(limit).arg(target)));
        std::int64_t longer = 0;
        for (const Example& example : page.data()->tokenized.examples)
            longer += std::ssize(example.ids) > limit;
        QVERIFY(longer > 0);
        QVERIFY2(page.lengths().effectText().startsWith(QLocale().toString(qlonglong(longer)) + " of"),
                 qPrintable(page.lengths().effectText()));
        // The recipe hears of it only on request.
        QSignalSpy chosen(&page, &DataPage::lengthChosen);
        auto buttons = page.lengths().findChildren<QPushButton*>();
        QTest::mouseClick(buttons.front(), Qt::LeftButton);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toLongLong(), qlonglong(limit));
        QTest::keyClick(&histogram, Qt::Key_Right);
        QVERIFY(histogram.limit() > limit);
        QTest::keyClick(&histogram, Qt::Key_End);
        QCOMPARE(histogram.limit(), page.data()->tokenized.longest);
    }

    void a_bar_leads_to_its_rows() {
        DataPage page;
        openDemo(page);
        const LengthHistogram& histogram = page.lengths().histogram();
        const auto bar = *std::max_element(histogram.bars().begin(), histogram.bars().end(),
                                           [](const auto& a, const auto& b) { return a.rows < b.rows; });
        Q_EMIT page.lengths().histogram().barClicked(bar.first, bar.last);
        QCOMPARE(std::int64_t(page.rows().filter().rowCount()), bar.rows);
        QCOMPARE(page.findChild<QTabWidget*>()->currentWidget(), static_cast<QWidget*>(&page.rows()));
    }

    void problems_are_counted_by_kind_and_lead_to_their_rows() {
        const auto row = [](const std::string& text) {
            // Not raw: moc loses the class where raw text ends in a quote.
            return "{\"messages\": [{\"role\": \"user\", \"content\": \"" + text +
                   "\"}, {\"role\": \"assistant\", \"content\": \"a\"}]}\n";
        };
        DataPage page;
        page.setTokenizer(demo / "base");
        page.open({write("bad.jsonl",
                         row("plain") + row("a <|endoftext|> b") + "{broken\n" + row("x <|return|> y"))});
        QTRY_VERIFY(page.data());
        QCOMPARE(page.data()->dataset.rows.size(), std::size_t(3));
        ProblemTree& tree = page.problems();
        QCOMPARE(tree.topLevelItemCount(), 2);
        QCOMPARE(tree.topLevelItem(0)->text(1), QString("Left out"));
        QTreeWidgetItem* special = tree.topLevelItem(1);
        QCOMPARE(special->text(2), QString("2"));  // two markers, one kind
        tree.setCurrentItem(special->child(1));
        QCOMPARE(page.rows().currentRow(), 2);
        Q_EMIT tree.itemActivated(special, 0);
        QCOMPARE(page.rows().filter().rowCount(), 2);
    }

    void columns_of_other_names_are_mapped_by_dialog() {
        DataPage page;
        page.setTokenizer(demo / "base");
        page.open({write("qa.jsonl", R"({"question": "2 + 3?", "cot": "Five.", "answer": "5"})")});
        QTRY_VERIFY(page.data());
        QVERIFY(!page.showsContent());
        QVERIFY(page.message().contains("question, cot, answer"));
        ColumnDialog dialog(page.data()->columns, {});
        QCOMPARE(column_entries(dialog.columns()),
                 std::vector<std::string>({"user=question", "analysis=cot", "final=answer"}));
        dialog.choose("user", {});
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());

        QSignalSpy chosen(&page, &DataPage::columnsChosen);
        QTimer::singleShot(0, &page, [&page] {
            auto* open = page.findChild<ColumnDialog*>();
            QVERIFY(open);
            open->accept();
        });
        page.chooseColumns();
        QTRY_VERIFY(page.showsContent());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toStringList(), QStringList({"user=question", "analysis=cot", "final=answer"}));
        QCOMPARE(page.data()->dataset.files[0].schema, Schema::single_turn);
    }

    /// The preview is the split that a run makes.
    void the_split_is_that_of_the_run() {
        DataPage page;
        openDemo(page);
        DataSettings settings;
        settings.validation = 25;
        page.setSettings(settings, 7);
        const Split split = split_rows(page.rows().model().rowCount(), 25, 7);
        for (const std::int64_t row : split.validation) QVERIFY(page.rows().model().isValidation(int(row)));
        for (const std::int64_t row : split.train) QVERIFY(!page.rows().model().isValidation(int(row)));
        QTreeWidget& table = page.split().table();
        QCOMPARE(table.topLevelItemCount(), 2);
        QCOMPARE(table.topLevelItem(0)->text(2).toInt() + table.topLevelItem(1)->text(2).toInt(), 25);
        QVERIFY(table.topLevelItem(0)->childCount() > 1);
    }

    void settings_that_change_the_text_load_again() {
        DataPage page;
        openDemo(page);
        const auto before = page.data();
        DataSettings settings;
        settings.max_length = 99;
        page.setSettings(settings, 42);
        QCOMPARE(page.data(), before);
        QCOMPARE(page.lengths().histogram().limit(), std::int64_t(99));
        settings.reasoning_effort = "high";
        page.setSettings(settings, 42);
        QTRY_VERIFY_WITH_TIMEOUT(page.data() != before, 60000);
        QVERIFY(page.data()->tokenized.examples[0].ids != before->tokenized.examples[0].ids);
    }

    void loading_can_be_cancelled() {
        DataPage page;
        std::string rows;
        for (int i = 0; i < 20000; ++i)
            rows +=
                R"({"messages": [{"role": "user", "content": "Q"}, {"role": "assistant", "content": "A"}]})"
                "\n";
        page.setTokenizer(demo / "base");
        page.open({write("many.jsonl", rows)});
        QVERIFY(page.isBusy());
        Q_EMIT page.cancelClicked();
        QVERIFY(!page.isBusy());
        QTest::qWait(50);
        QVERIFY(!page.data());
        QVERIFY(page.message().isEmpty());
    }
};

NIBBLE_TEST(DataPageTest)
#include "tst_data_page.moc"
