// The quantization page: what survived, single matrices, the slider.
#include <QTemporaryDir>
#include <QtWidgets>

#include "core/run/run.h"
#include "test_main.h"
#include "ui/synthetic_store.h"
#include "widgets/bar_chart.h"
#include "widgets/layer_error_metrics.h"
#include "widgets/layer_error_view.h"
#include "widgets/quantization_page.h"
#include "widgets/routing_view.h"
#include "widgets/rule_lab.h"
#include "widgets/survival_view.h"
#include "widgets/tensor_detail_view.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::ui;

class QuantizationTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        applyTheme(ThemeChoice::light);
        store_ = std::make_unique<RunStore>(folder_.filePath("runs.sqlite").toStdString());
        demo_ = nibble::test::add_demo_run(*store_);
        // A run with weights: the bundled model, one step, rounded.
        Recipe recipe = nibble::test::demo_recipe();
        const std::string model = std::string(NIBBLE_SOURCE) + "/resources/demo/";
        recipe.stages.resize(2);
        recipe.stages[0].steps = 1;
        recipe.stages[0].batch_size = 2;
        recipe.stages[0].learning_rate = 1e-3;
        recipe.stages[0].warmup_steps = 0;
        recipe.data.validation = 2;
        real_ = start_run(recipe, *store_, {}, {});
        store_->flush();
    }

    /// It stands below the title where there is no room beside it: neither covers the other.
    void the_legend_of_bars_leaves_the_title_whole() {
        BarChart chart;
        chart.setData({.title = "Quantization error of the chosen tensor",
                       .sets = {{"before", 0, false, {}}, {"after rounding", 1, false, {}}}});
        const auto top = [&chart](int slot, int width) {  // of the square in that colour
            chart.resize(width, 220);
            const QImage image = chart.grab().toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) == seriesColor(slot).rgb()) return y;
            return -1;
        };
        constexpr int titleHeight = 20;
        for (const int slot : {0, 1}) {
            QVERIFY(top(slot, 700) >= 0 && top(slot, 700) < titleHeight);
            QVERIFY(top(slot, 320) > titleHeight);
        }
    }

    void deltas_are_summed_by_layer_and_tensor() {
        const auto error = [](int layer, const char* tensor, int expert, double norm, double kept) {
            LayerError e;
            e.layer = layer;
            e.tensor = tensor;
            e.expert = expert;
            e.delta_norm = norm;
            e.delta_kept = kept;
            return e;
        };
        const std::vector<LayerDelta> deltas = layerDeltas(
            std::vector<LayerError>{error(1, "down_proj", 0, 1, 0.5), error(0, "down_proj", 0, 3, 1),
                                    error(0, "down_proj", 1, 4, 0), error(0, "gate_up_proj", 0, 2, 0.25)});
        QCOMPARE(deltas.size(), std::size_t(3));
        QCOMPARE(deltas[0].tensor, std::string("gate_up_proj"));
        QCOMPARE(deltas[0].lost(), 3.0);
        QCOMPARE(deltas[1].square, 25.0);
        QCOMPARE(deltas[1].kept, 9.0 / 25);
        QCOMPARE(deltas[2].layer, 1);
    }

    void the_page_says_what_survived() {
        RunHistory history;
        QuantizationPage page;
        page.setHistory(&history);
        history.show(store_.get(), demo_);
        const auto& rows = page.survival().picture()->rows();
        QStringList names;
        for (const auto& row : rows) names << row.name;
        QCOMPARE(names, QStringList({"ptq-mx", "qat-mx", "ptq-nv", "qat-nv"}));
        // Written out for one of them, from the last errors of the stage.
        double kept = 0, all = 0;
        for (const LayerErrors& errors : store_->layer_errors(demo_)) {
            if (errors.stage != "qat-mx") continue;
            kept = all = 0;
            for (const LayerError& e : errors.errors) {
                all += e.delta_norm * e.delta_norm;
                kept += e.delta_kept * e.delta_norm * e.delta_norm;
            }
        }
        QCOMPARE(rows[1].all.kept, kept / all);
        QCOMPARE(rows[1].all.norm, std::sqrt(all));
        const QString sentence = page.survival().sentence();
        QVERIFY2(sentence.contains("ptq-mx") && sentence.contains("qat-nv"), qPrintable(sentence));
        QVERIFY2(sentence.contains(QString::number(std::lround(100 * kept / all))), qPrintable(sentence));
    }

    void the_slider_goes_through_the_training_steps() {
        RunHistory history;
        QuantizationPage page;
        page.setHistory(&history);
        history.show(store_.get(), demo_);
        page.setMetric("delta_kept");
        QSlider* slider = page.errors().stepSlider();
        QVERIFY(slider->maximum() > 10);
        const double last = page.maps().front()->data().values[0];
        slider->setValue(0);
        QVERIFY(page.maps().front()->data().values[0] < last);  // training made more of the change survive
    }

    void a_clicked_cell_shows_its_matrix() {
        RunHistory history;
        QuantizationPage page;
        page.resize(1200, 760);
        page.setHistory(&history);
        history.show(store_.get(), real_);
        page.show();
        HeatMap* map = page.maps().back();
        QCOMPARE(map->data().title, QString("down_proj"));
        const QPoint cell = map->cellRect(2, 3).center().toPoint();
        QTest::mouseMove(map, cell);
        QTest::mouseClick(map, Qt::LeftButton, {}, cell);
        QCOMPARE(page.tabs()->currentWidget(), static_cast<QWidget*>(&page.detail()));
        QVERIFY(page.isBusy());
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.detail().place().layer, 2);
        QCOMPARE(page.detail().place().expert, 3);
        for (const LayerErrors& errors : history.layerErrors())
            for (const LayerError& e : errors.errors)
                if (e.layer == 2 && e.expert == 3 && e.tensor == "down_proj")
                    QCOMPARE(page.detail().detail().stats.snr_db(), e.snr_db);
        const auto charts = page.detail().findChildren<BarChart*>();
        QCOMPARE(charts.size(), 4);
        for (const BarChart* chart : charts) QVERIFY(!chart->data().sets.front().counts.empty());
        for (const QTableWidget* table : page.detail().findChildren<QTableWidget*>())
            QCOMPARE(table->rowCount(), table->accessibleName() == "Worst blocks" ? 24 : 32);
    }

    void rules_are_compared_in_the_background() {
        RunHistory history;
        QuantizationPage page;
        page.setHistory(&history);
        history.show(store_.get(), real_);
        RuleLab& lab = page.rules();
        auto* source = lab.findChild<QComboBox*>();
        QCOMPARE(source->currentText(), QString("sft"));  // what was trained is asked about first
        source->setCurrentIndex(0);
        lab.start();
        QVERIFY(lab.isBusy());
        QTRY_VERIFY(!lab.isBusy());
        QCOMPARE(lab.table()->rowCount(), 7);
        QCOMPARE(lab.table()->item(0, 0)->text(), QString("MXFP4 ceil"));
        // The base is an MXFP4 checkpoint, which this rule keeps.
        QCOMPARE(lab.table()->item(0, 1)->text(), QString::fromUtf8("+∞"));
        lab.start();
        lab.cancel();
        QVERIFY(!lab.isBusy());
        QCOMPARE(lab.table()->rowCount(), 7);
    }

    void a_checkpoint_alone_can_be_looked_at() {
        QuantizationPage page;
        QVERIFY(!page.showsContent());
        page.setCheckpoint(QString(NIBBLE_SOURCE) + "/resources/demo/base");
        QVERIFY(page.showsContent());
        page.rules().start();
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.rules().errors().size(), std::size_t(8 * 7));
    }

    void loads_are_tokens_over_an_even_share() {
        const RoutingCounted counted{"sft", 5, 2, 4, {10, 0, 20, 10, 0, 0, 0, 0}};
        const std::vector<double> loads = routingLoads(counted);
        QCOMPARE(loads.size(), std::size_t(8));
        QCOMPARE(loads[0], 1.0);
        QCOMPARE(loads[1], 0.0);
        QCOMPARE(loads[2], 2.0);
        QVERIFY(std::isnan(loads[4]));
    }

    void training_has_counted_the_routing() {
        RunHistory history;
        QuantizationPage page;
        page.setHistory(&history);
        history.show(store_.get(), real_);
        RoutingView& view = page.routing();
        auto* stage = view.findChild<QComboBox*>();
        stage->setCurrentText("sft");
        QCOMPARE(view.maps()[0]->data().title, QString("sft"));
        QVERIFY(!view.maps()[1]->data().values.empty());  // the base was counted before the first step
        QCOMPARE(view.table()->rowCount(), 16);
        // The rounded weights were not; they are counted on request, and then kept.
        stage->setCurrentText("ptq-mx");
        QVERIFY(!view.table()->isVisibleTo(&view));
        view.count();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isBusy(), 60000);
        QVERIFY(view.table()->isVisibleTo(&view));
        std::map<std::string, std::int64_t> sums;
        for (const RoutingCounted& counted : store_->routing(real_))
            for (const std::int64_t tokens : counted.counts)
                sums[counted.stage + std::to_string(counted.step)] += tokens;
        QCOMPARE(sums.size(), std::size_t(3));
        QCOMPARE(sums["sft0"], sums["sft1"]);  // the same tokens, elsewhere
        QCOMPARE(sums["sft0"], sums["ptq-mx0"]);
    }

    void weights_that_are_gone_are_a_message() {
        RunHistory history;
        QuantizationPage page;
        page.setHistory(&history);
        history.show(store_.get(), demo_);
        page.tabs()->setCurrentWidget(&page.detail());
        QTRY_VERIFY(!page.isBusy());
        bool told = false;
        for (const QLabel* label : page.detail().findChildren<QLabel*>())
            told |= label->isVisibleTo(&page.detail()) && label->text().contains("qat-nv");
        QVERIFY(told);
    }

  private:
    QTemporaryDir folder_;
    std::unique_ptr<RunStore> store_;
    std::int64_t demo_ = 0, real_ = 0;
};

NIBBLE_TEST(QuantizationTest)
#include "tst_quantization.moc"
