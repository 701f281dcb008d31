// The compare page: MXFP4 against NVFP4, results against settings, what an empty tab says.
#include <QTemporaryDir>
#include <QtWidgets>

#include "core/checkpoint/layout.h"
#include "core/text/answer_check.h"
#include "test_main.h"
#include "ui/drive.h"
#include "ui/synthetic_store.h"
#include "widgets/answer_model.h"
#include "widgets/answers_view.h"
#include "widgets/compare_page.h"
#include "widgets/curve_panel.h"
#include "widgets/format_duel_view.h"
#include "widgets/metric_plot.h"
#include "widgets/parallel_plot.h"
#include "widgets/relations_view.h"
#include "widgets/run_history.h"
#include "widgets/scatter_plot.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::ui;
using nibble::test::named;

class CompareTest : public QObject {
    Q_OBJECT

    static FormatSide side(const char* format, std::int64_t passed, std::int64_t rows) {
        FormatSide side;
        side.format = format;
        EvaluationDone done{"score", format, "data/test.jsonl", 1, 2, 3, {}, {}};
        const Interval interval = wilson_interval(passed, rows);
        done.rates = {CheckRate{"language", rows, passed, 0, double(passed) / double(rows), interval.low,
                                interval.high}};
        for (std::int64_t row = 1; row <= rows; ++row)
            done.answers.push_back(
                {row, "", "", "", "", "language", row <= passed ? Verdict::pass : Verdict::fail});
        side.evaluations = {done};
        return side;
    }

  private Q_SLOTS:
    void initTestCase() {
        applyTheme(ThemeChoice::light);
        store_ = std::make_unique<RunStore>(folder_.filePath("runs.sqlite").toStdString());
        slow_ = nibble::test::add_demo_run(*store_, 2, 3e-5);
        demo_ = nibble::test::add_demo_run(*store_, 1, 1e-4);
        store_->flush();
    }

    void overlapping_intervals_are_no_measured_difference() {
        const FormatVerdict verdict = formatVerdict(side("mxfp4", 380, 400), side("nvfp4", 385, 400));
        QVERIFY2(verdict.headline.contains("No measured difference"), qPrintable(verdict.headline));
        QVERIFY2(verdict.evidence.front().contains("intervals overlap"),
                 qPrintable(verdict.evidence.front()));
        QVERIFY2(verdict.evidence[1].contains("0 pass with MXFP4 alone and 5 with NVFP4"),
                 qPrintable(verdict.evidence[1]));
    }

    void rows_tell_a_difference_that_intervals_hide() {
        const FormatVerdict verdict = formatVerdict(side("mxfp4", 380, 400), side("nvfp4", 390, 400));
        QVERIFY2(verdict.evidence.front().contains("intervals overlap"),
                 qPrintable(verdict.evidence.front()));
        QVERIFY2(verdict.headline.contains("row by row NVFP4"), qPrintable(verdict.headline));
        // Two-sided: twice the sum of binomial(n, k) / 2^n up to the smaller count.
        const auto p = [](std::int64_t a, std::int64_t b) { return RowPairs{100, a, b}.p(); };
        QVERIFY(std::abs(p(0, 10) - 2.0 / 1024) < 1e-12);
        QVERIFY(std::abs(p(2, 6) - 2 * 37.0 / 256) < 1e-12);
        QCOMPARE(p(0, 0), 1.0);
        QCOMPARE(p(5, 5), 1.0);
    }

    void a_difference_beyond_the_intervals_is_said() {
        const FormatVerdict nvfp4 = formatVerdict(side("mxfp4", 300, 400), side("nvfp4", 390, 400));
        QVERIFY2(nvfp4.headline.startsWith("NVFP4 answers better"), qPrintable(nvfp4.headline));
        const FormatVerdict mxfp4 = formatVerdict(side("mxfp4", 390, 400), side("nvfp4", 300, 400));
        QVERIFY2(mxfp4.headline.startsWith("MXFP4 answers better"), qPrintable(mxfp4.headline));
        QCOMPARE(ratePairs(side("mxfp4", 390, 400), side("nvfp4", 300, 400)).front().better(), -1);
    }

    void without_common_tests_nothing_is_claimed() {
        FormatSide nvfp4 = side("nvfp4", 385, 400);
        nvfp4.evaluations.front().data = "data/other.jsonl";
        const FormatVerdict verdict = formatVerdict(side("mxfp4", 380, 400), nvfp4);
        QVERIFY2(verdict.headline.startsWith("Not measured"), qPrintable(verdict.headline));
    }

    void a_run_with_both_formats_fills_the_tab() {
        ComparePage page;
        page.setStore(store_.get());
        page.setRuns({demo_});
        page.showTab(4);
        QVERIFY(page.isBusy());
        QTRY_VERIFY(!page.isBusy());
        FormatDuelView& view = page.formats();
        const auto boxes = view.findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 2);
        QVERIFY(boxes[0]->currentText().contains("qat-mx"));  // trained ones come first
        QVERIFY(boxes[1]->currentText().contains("qat-nv"));
        QStringList names;
        for (int row = 0; row < view.table()->rowCount(); ++row) names << view.table()->item(row, 0)->text();
        for (const char* name :
             {"Validation loss", "Bits per value", "Size of the weights", "vLLM", "SGLang"})
            QVERIFY2(names.contains(name), qPrintable(names.join(", ")));
        const int bits = int(names.indexOf("Bits per value"));
        QCOMPARE(view.table()->item(bits, 1)->text(), QString("4.25"));
        QCOMPARE(view.table()->item(bits, 2)->text(), QString("4.50"));
        QVERIFY(!view.verdict().evidence.isEmpty());
    }

    /// One run whose QAT stage validates its weights in both formats.
    void a_live_twin_stands_for_the_other_format() {
        RunStore store(folder_.filePath("twin.sqlite").toStdString());
        Recipe recipe = nibble::test::demo_recipe();
        recipe.stages = {recipe.stage("sft"), recipe.stage("qat-mx")};
        recipe.stages[1].live_twin = true;
        const std::int64_t run = store.create_run(recipe);
        store.record(run, StageStarted{"qat-mx", StageType::qat, 30, 0});
        for (const std::int64_t step : {10, 20, 30}) {
            const double loss = 1.0 / double(step);
            Validated validated{"qat-mx", step, step * 100, 1, loss, loss / 2, false};
            validated.loss_by_format = {{"mxfp4", loss}, {"nvfp4", loss * 3}};
            store.record(run, validated);
        }
        store.flush();
        const std::vector<FormatSide> twins = formatSides(store, {run}, "nvfp4");
        QCOMPARE(twins.size(), std::size_t(1));
        QVERIFY(twins[0].twin);
        QCOMPARE(twins[0].validation.size(), std::size_t(3));
        QCOMPARE(twins[0].validation.back().value, 0.1);
        FormatDuelView view;
        view.setRuns(&store, {run});
        QTRY_VERIFY(!view.isBusy());
        const auto boxes = view.findChildren<QComboBox*>();
        QVERIFY(!boxes[0]->currentText().contains("twin"));
        QVERIFY(boxes[1]->currentText().contains("twin"));
        const auto* plot = view.findChild<MetricPlot*>();
        QCOMPARE(plot->curve("MXFP4")->points().back().value, 1.0 / 30);
        QCOMPARE(plot->curve("NVFP4")->points().back().value, 0.1);
        QVERIFY2(view.verdict().headline.startsWith("Not measured"), "a twin has answered nothing");
    }

    void curves_stand_at_their_time_of_day() {
        ComparePage page;
        page.setStore(store_.get());
        page.setRuns({demo_});
        QTRY_VERIFY(!page.isBusy());
        const Curve* curve =
            page.findChild<CurvePanel*>()->lossPlot()->curve(QString("%1/sft/loss").arg(demo_));
        QVERIFY(curve);
        RunHistory history;
        history.show(store_.get(), demo_);
        const ClockMark mark = history.clock("sft").front();
        QVERIFY(mark.unix_time > 1e9);
        QCOMPARE(curve->x(9, XAxis::clock), mark.unix_time + curve->points()[9].seconds - mark.seconds);
        // A run that is older than the clock: from when it was made.
        RunSummary old;
        old.created = "2025-01-01T00:00:00Z";
        const StageSummary first{"sft", StageType::sft, {}, RunStatus::finished, 9, 9, 90, {}};
        QCOMPARE(stageClock({}, old, {first}, "qat").front().unix_time, 1735689600.0 + 90);
    }

    void sizes_are_those_of_the_layouts() {
        const ModelConfig config =
            read_model_config(std::filesystem::path(NIBBLE_SOURCE) / "resources/demo/base/config.json");
        const auto table = tensor_table(config);
        const auto mxfp4 = bytes_of(stored_tensors(table, Layout::hf_mxfp4)),
                   nvfp4 = bytes_of(stored_tensors(table, Layout::hf_nvfp4)),
                   bf16 = bytes_of(stored_tensors(table, Layout::hf_bf16));
        std::int64_t experts = 0, values = 0, weights = 0;
        for (const TensorSpec& spec : table) {
            values += spec.count();
            if (spec.kind != TensorKind::expert_weight) continue;
            experts += spec.count();
            ++weights;
        }
        QCOMPARE(bf16, std::uintmax_t(2 * values));
        QCOMPARE(mxfp4, bf16 - std::uintmax_t(2 * experts) + std::uintmax_t(experts / 2 + experts / 32));
        QVERIFY(nvfp4 >= bf16 - std::uintmax_t(2 * experts) + std::uintmax_t(experts / 2 + experts / 16));
        QVERIFY(nvfp4 <= bf16 - std::uintmax_t(2 * experts) +
                             std::uintmax_t(experts / 2 + experts / 16 + 8 * weights));
    }

    void one_run_has_no_settings_to_compare() {
        ComparePage page;
        page.setStore(store_.get());
        page.setRuns({demo_});
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(!page.settings()->isVisibleTo(&page));
        bool told = false;
        for (const QLabel* label : page.findChildren<QLabel*>())
            told |= label->text().startsWith("Tick a second run");
        QVERIFY(told);
    }

    /// Another process writes: what the user has zoomed to and selected stays.
    void what_is_read_again_stays_where_it_is() {
        ComparePage page;
        page.resize(1100, 700);
        page.show();
        page.setStore(store_.get());
        page.setRuns({demo_, slow_});
        QTRY_VERIFY(!page.isBusy());
        MetricPlot* loss = page.findChild<CurvePanel*>()->lossPlot();
        loss->setRange(10, 20);
        auto* runs = named<QListWidget>(page, "Runs to compare");
        runs->setCurrentRow(1);
        auto* answers = named<QTableView>(page, "Answers");
        answers->selectRow(3);
        page.settings()->selectRow(1);
        const std::size_t before = loss->curve(QString("%1/sft/loss").arg(demo_))->points().size();

        const std::int64_t step = std::int64_t(before) + 1;
        store_->record(demo_, StepDone{"sft", step, step, step * 100, 99, 1.5, 1e-4, 1, 1000, 0, 1e8});
        store_->record(demo_, StageFinished{"sft", 100});
        store_->flush();
        page.refresh();
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(loss->curve(QString("%1/sft/loss").arg(demo_))->points().size(), before + 1);
        QVERIFY2(!loss->isFitted(), "the zoom");
        QCOMPARE(runs->currentRow(), 1);
        QCOMPARE(answers->currentIndex().row(), 3);
        QCOMPARE(page.settings()->currentRow(), 1);
        page.setRuns({slow_});
        QTRY_VERIFY(!page.isBusy());
        QVERIFY2(loss->isFitted(), "other runs are shown whole");
    }

    void rows_that_only_one_stage_passes_are_found() {
        ComparePage page;
        page.setStore(store_.get());
        page.setRuns({demo_});
        QVERIFY2(page.isBusy() && page.answers()->rowCount() == 0, "answers are not read while one waits");
        QTRY_VERIFY(!page.isBusy());
        const std::vector<EvaluationEntry> entries = evaluationEntries(*store_, demo_, true);
        const auto index = [&](const char* stage) {
            for (std::size_t i = 0; i < entries.size(); ++i)
                if (entries[i].label.endsWith(stage)) return int(i);
            return -1;
        };
        const int sft = index("sft"), ptq = index("ptq-mx");
        std::map<std::pair<std::string, std::int64_t>, int> verdicts;  // 1: SFT passed, 2: PTQ passed
        for (const auto& [entry, bit] : {std::pair{sft, 1}, {ptq, 2}})
            for (const EvaluationDone& done : entries[std::size_t(entry)].results)
                for (const ScoredAnswer& answer : done.answers)
                    verdicts[{done.data, answer.row}] |= answer.verdict == Verdict::pass ? bit : 0;
        const auto lost =
            std::count_if(verdicts.begin(), verdicts.end(), [](const auto& v) { return v.second == 1; });
        QVERIFY(lost > 20);
        page.answersView().setPair(sft, ptq);
        QCOMPARE(page.answers()->rowCount(), int(lost));
        for (int row = 0; row < page.answers()->rowCount(); ++row) {
            QCOMPARE(page.answers()->answer(row, sft)->verdict, Verdict::pass);
            QVERIFY(page.answers()->answer(row, ptq)->verdict != Verdict::pass);
        }
        page.answersView().setPair(-1, -1);
        QVERIFY(page.answers()->rowCount() > lost);
    }

    void answers_of_two_runs_have_different_headers() {
        AnswerModel model;
        const auto headers = [&] {
            QStringList all;
            for (int i = 0; i < model.entryCount(); ++i)
                all << model.headerData(AnswerModel::fixedColumns + i, Qt::Horizontal, Qt::DisplayRole)
                           .toString();
            return all;
        };
        std::vector<EvaluationEntry> entries = evaluationEntries(*store_, demo_, true);
        model.setEntries(entries, {});
        QVERIFY(headers().contains("ptq-mx"));
        for (EvaluationEntry& entry : evaluationEntries(*store_, slow_, true)) entries.push_back(entry);
        model.setEntries(entries, {});
        QVERIFY(headers().contains(QString("#%1 ptq-mx").arg(slow_)));
        QCOMPARE(headers().removeDuplicates(), 0);
    }

    void fields_and_results_are_those_of_recipes_and_runs() {
        const std::vector<RunFacts> facts = readRunFacts(*store_, 100);
        QCOMPARE(facts.size(), std::size_t(2));
        QCOMPARE(facts[0].run, demo_);
        QCOMPARE(facts[0].fields.at("stages.sft.learning_rate"), 1e-4);
        QCOMPARE(facts[1].fields.at("stages.sft.learning_rate"), 3e-5);
        QCOMPARE(facts[0].results.at("qat-mx/language"), store_->run(demo_).pass_rates.at("qat-mx/language"));
        QCOMPARE(varying(facts, &RunFacts::fields),
                 (std::vector<std::string>{"seed", "stages.sft.learning_rate"}));
        QCOMPARE(readRunFacts(*store_, 1).size(), std::size_t(1));
    }

    void a_metric_is_set_against_a_field() {
        RelationsView view;
        view.resize(900, 600);
        view.setRuns(store_.get(), {demo_});
        QTRY_VERIFY(!view.isBusy());
        QCOMPARE(view.scatter()->dots().size(), std::size_t(2));  // something to look at before any choice
        view.chooseAxes("stages.sft.learning_rate", "qat-mx/language");
        const auto& dots = view.scatter()->dots();
        QCOMPARE(dots.size(), std::size_t(2));
        QVERIFY(!dots[0].strong && dots[1].strong);  // the compared one lies on top
        QCOMPARE(dots[1].x, 1e-4);
        QVERIFY(view.scatter()->pixelOf(dots[1]).x() > view.scatter()->pixelOf(dots[0]).x());
        // Dragging along an axis leaves only the lines that pass there.
        ParallelPlot* plot = view.parallel();
        plot->resize(800, 280);
        QCOMPARE(plot->lines().size(), std::size_t(2));
        QCOMPARE(plot->axes()[0].name, QString("stages.sft.learning_rate"));
        const int x = int(plot->xOf(0));
        const int top = int(plot->yOf(0, 1e-4));
        QTest::mousePress(plot, Qt::LeftButton, {}, QPoint(x, top + 30));
        QMouseEvent move(QEvent::MouseMove, QPointF(x, top - 5), plot->mapToGlobal(QPointF(x, top - 5)),
                         Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(plot, &move);
        QTest::mouseRelease(plot, Qt::LeftButton, {}, QPoint(x, top - 5));
        QCOMPARE(int(plot->isKept(plot->lines()[0])) + int(plot->isKept(plot->lines()[1])), 1);
        QVERIFY(plot->isKept(plot->lines()[1]));
    }

  private:
    QTemporaryDir folder_;
    std::unique_ptr<RunStore> store_;
    std::int64_t slow_ = 0, demo_ = 0;
};

NIBBLE_TEST(CompareTest)
#include "tst_compare.moc"
