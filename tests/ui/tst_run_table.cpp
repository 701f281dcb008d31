#include <QtTest>

#include "test_main.h"
#include "widgets/run_table_model.h"

using namespace nibble;
using namespace nibble::ui;

namespace {

/// Newest first, as the store gives them.
std::vector<RunSummary> someRuns() {
    std::vector<RunSummary> runs(4);
    const char* names[] = {"delta", "alpha", "beta", "alpha"};
    for (int i = 0; i < 4; ++i) {
        RunSummary& run = runs[std::size_t(i)];
        run.id = 4 - i;
        run.name = names[i];
        run.status = i == 0 ? RunStatus::failed : RunStatus::finished;
        run.best_validation_loss = i == 2 ? std::nullopt : std::optional(0.5 + 0.1 * i);
        run.last_loss = 1.0 + 0.1 * i;
        run.seconds = 100 * (i + 1);
    }
    runs[1].labels.tags = {"foo", "bar"};
    runs[1].labels.starred = true;
    runs[2].labels.notes = "warmup was too short";
    runs[3].labels.archived = true;
    runs[0].pass_rates = {{"sft/language", 0.93}, {"ptq-mx/language", 0.4}};
    runs[1].pass_rates = {{"sft/language", 0.07}};
    return runs;
}

std::shared_ptr<RunFields> someFields() {
    auto fields = std::make_shared<RunFields>();
    const double rates[] = {1e-3, 2e-5, 5e-5, 1e-4};
    for (int id = 1; id <= 4; ++id)
        fields->add(id,
                    {{"name", "x"},
                     {"seed", id},
                     {"model", {{"checkpoint", id % 2 ? "/m/gpt-oss-20b" : "/m/demo"}}},
                     {"stages",
                      {{{"id", "sft"}, {"type", "sft"}, {"learning_rate", rates[id - 1]}, {"method", "full"}},
                       {{"id", "qat"}, {"type", "qat"}, {"learning_rate", rates[id - 1] / 2}}}}});
    fields->setResults(4, {{"sft/language", 0.93}, {"ptq-mx/language", 0.4}, {"sft/grad_norm", 0.5}});
    fields->setResults(3, {{"sft/language", 0.07}, {"sft/grad_norm", 10}, {"qat/grad_norm", 0.25}});
    fields->setResults(2, {{"sft/grad_norm", 9}, {"sft/memory_bytes", 3e9}});
    return fields;
}

}  // namespace

class RunTableTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() {
        model_ = std::make_unique<RunTableModel>();
        model_->setRuns(someRuns());
        model_->setFields(someFields());
    }

    void runs_are_filtered_by_any_field_or_result_data() {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QList<int>>("runs");
        const auto row = [](const char* filter, QList<int> runs) {
            QTest::newRow(filter) << QString(filter) << runs;
        };
        row("", {4, 3, 2});
        row("alpha", {3});
        row("alpha is:archived", {1});
        row("learning_rate<1e-4", {4, 3, 2});  // of any stage: the quantized one learns at half the rate
        row("sft.learning_rate<1e-4", {3, 2});
        row("sft.learning_rate=5e-5", {3});
        row("sft.learning_rate<0,0001", {3, 2});
        row("loss<1.15", {4, 3});
        row("validation<=0.5 loss<2", {4});
        row("tag:foo", {3});
        row("-tag:foo", {4, 2});
        row("is:starred", {3});
        row("status:failed", {4});
        row("language>90%", {4});
        row("sft/language<0.5", {3});
        row("ptq-mx/language<0.5", {4});
        row("grad_norm<1", {4, 3});
        row("sft/grad_norm<1", {4});
        row("memory_bytes>1e9", {2});
        row("method=full seed!=2", {4, 3});
        row("model:20b", {3});
        row("note:warmup", {2});
        row("too short", {2});
        row("#4", {4});
        row("duration>250", {2});
        row("loss<", {4, 3, 2});  // still being typed
    }

    void runs_are_filtered_by_any_field_or_result() {
        QFETCH(QString, filter);
        QFETCH(QList<int>, runs);
        model_->setFilter(filter);
        QVERIFY2(model_->filter().problem().isEmpty(), qPrintable(model_->filter().problem()));
        QCOMPARE(shown(), runs);
    }

    void what_no_run_has_is_said() {
        model_->setFilter("learnin_rate<1");
        QVERIFY(model_->filter().problem().contains("learnin_rate"));
        model_->setFilter("loss<abc");
        QVERIFY(model_->filter().problem().contains("abc"));
    }

    void runs_without_a_value_come_last_in_either_order() {
        model_->sort(RunTableModel::validation, Qt::AscendingOrder);
        QCOMPARE(shown(), (QList<int>{4, 3, 2}));
        model_->sort(RunTableModel::validation, Qt::DescendingOrder);
        QCOMPARE(shown(), (QList<int>{3, 4, 2}));
        model_->sort(RunTableModel::run, Qt::AscendingOrder);
        QCOMPARE(shown(), (QList<int>{2, 3, 4}));
    }

    void groups_have_a_head_and_can_be_closed() {
        model_->setShowsArchived(true);
        model_->setGrouping(RunTableModel::Grouping::name);
        QCOMPARE(shown(), (QList<int>{0, 4, 0, 3, 1, 0, 2}));
        const QModelIndex head = model_->index(2, RunTableModel::run);
        QVERIFY(head.data().toString().contains("alpha") && head.data().toString().contains("2"));
        model_->toggleGroup(2);
        QCOMPARE(shown(), (QList<int>{0, 4, 0, 0, 2}));
        model_->setGrouping(RunTableModel::Grouping::model);
        QVERIFY(model_->index(0, RunTableModel::run).data().toString().startsWith("demo"));
    }

    void fields_of_the_recipe_are_columns() {
        model_->setChosenColumns({"learning_rate"});
        const int column = RunTableModel::columns;
        QCOMPARE(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString("learning_rate"));
        QCOMPARE(model_->index(0, column).data().toString(), QString("0.0001, 5e-05"));
        model_->setChosenColumns({"seed"});
        model_->sort(column, Qt::AscendingOrder);
        QCOMPARE(shown(), (QList<int>{2, 3, 4}));
    }

    void results_are_columns_sorted_as_numbers() {
        const int column = RunTableModel::columns;
        model_->setChosenColumns({"sft/grad_norm", "sft/language"});
        QCOMPARE(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString("sft/grad_norm"));
        model_->sort(column, Qt::AscendingOrder);
        QCOMPARE(shown(), (QList<int>{4, 2, 3}));  // 0.5, 9, 10
        model_->sort(column, Qt::DescendingOrder);
        QCOMPARE(shown(), (QList<int>{3, 2, 4}));
        model_->sort(column + 1, Qt::AscendingOrder);
        QCOMPARE(shown(), (QList<int>{3, 4, 2}));  // 7 %, 93 %, none
        QVERIFY(model_->index(0, column + 1).data().toString().startsWith("7.0"));
    }

    void a_live_run_changes_in_place_and_hidden_ones_are_gone() {
        QSignalSpy reset(model_.get(), &QAbstractItemModel::modelReset);
        std::vector<RunSummary> runs = someRuns();
        runs[1].last_loss = 0.25;
        model_->setRuns(runs);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(model_->find(3)->last_loss, std::optional(0.25));
        model_->setHidden({3});
        QCOMPARE(shown(), (QList<int>{4, 2}));
        QCOMPARE(model_->rowOf(3), -1);
        model_->setHidden({});
        QCOMPARE(shown(), (QList<int>{4, 3, 2}));
    }

  private:
    QList<int> shown() const {
        QList<int> ids;
        for (int row = 0; row < model_->rowCount(); ++row)
            ids << model_->index(row, 0).data(RunTableModel::idRole).toInt();
        return ids;
    }
    std::unique_ptr<RunTableModel> model_;
};

NIBBLE_TEST(RunTableTest)
#include "tst_run_table.moc"
