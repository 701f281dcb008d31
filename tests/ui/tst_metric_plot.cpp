#include <QLabel>
#include <QTemporaryDir>
#include <QtWidgets>
#include <cmath>
#include <limits>

#include "test_main.h"
#include "widgets/curve_panel.h"
#include "widgets/metric_plot.h"
#include "widgets/plot_grid.h"
#include "widgets/plot_overlay.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::ui;

namespace {

std::vector<Point> points(const std::vector<double>& values) {
    std::vector<Point> all;
    for (std::size_t i = 0; i < values.size(); ++i)
        all.push_back({std::int64_t(i + 1), std::int64_t(100 * (i + 1)), double(i + 1), values[i]});
    return all;
}

/// Pixels of about a colour in a column of a picture.
int pixelsLike(const QImage& image, int x, const QColor& color) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        const QColor pixel = image.pixelColor(x, y);
        count += std::abs(pixel.red() - color.red()) + std::abs(pixel.green() - color.green()) +
                     std::abs(pixel.blue() - color.blue()) <
                 60;
    }
    return count;
}

}  // namespace

class MetricPlotTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::light); }

    void R120_missing_values_are_marked_and_counted_and_gaps_stay_open() {
        std::vector<double> values;
        for (int i = 0; i < 50; ++i)
            values.push_back(i % 5 == 0 ? 1.0 : std::numeric_limits<double>::quiet_NaN());
        MetricPlot plot;
        plot.resize(800, 400);
        plot.setCurve("loss", {"loss", 0, Qt::SolidLine, 2, true, false}, points(values));
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QTRY_VERIFY(plot.pixelOf(1, 1).x() > 10);
        QTest::qWait(20);

        QCOMPARE(plot.nonFinite().nan, 40);
        const auto* count = plot.findChild<QLabel*>("nonFinite");
        QVERIFY(count && count->isVisible());
        QVERIFY(count->text().contains("40"));

        const QImage image = plot.grab().toImage();
        const auto* canvas = plot.findChild<PlotOverlay*>()->parentWidget();
        const auto column = [&](double step) {
            return int(std::lround(plot.pixelOf(step, 1).x())) + canvas->x();
        };
        const int y = int(std::lround(plot.pixelOf(1, 1).y())) + canvas->y();
        const QColor color = seriesColor(0);
        const auto drawn = [&](double step) {
            const QColor pixel = image.pixelColor(column(step), y);
            return std::abs(pixel.red() - color.red()) + std::abs(pixel.blue() - color.blue()) < 60;
        };
        for (int step = 1; step <= 50; ++step) {
            if ((step - 1) % 5 == 0)
                QVERIFY2(drawn(step), "a value is drawn as a point");
            else
                QVERIFY2(!drawn(step), "no line bridges the gap");
        }
        // Each missing value has its mark at the bottom.
        for (int step = 2; step <= 5; ++step) QVERIFY(pixelsLike(image, column(step), color) > 0);
    }

    void R115_an_infinite_value_is_a_mark_and_not_a_point_far_out() {
        MetricPlot plot;
        plot.resize(600, 300);
        plot.setCurve("loss", {}, points({1, 2, std::numeric_limits<double>::infinity(), 3}));
        plot.show();
        QTRY_VERIFY(plot.pixelOf(1, 3).y() > 0);
        QTest::qWait(20);
        QCOMPARE(plot.nonFinite().infinite, 1);
        QVERIFY2(plot.pixelOf(1, 1).y() - plot.pixelOf(1, 3).y() > 100, "the axis spans the finite values");
    }

    void R124_a_log_axis_is_logarithmic_below_one_too() {
        MetricPlot plot;
        plot.resize(800, 500);
        plot.setCurve("loss", {}, points({1, 0.1, 0.01, 0.001}));
        plot.setLogY(true);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QTest::qWait(20);
        const double first = plot.pixelOf(1, 0.1).y() - plot.pixelOf(1, 1).y();
        QVERIFY(first > 20);
        QVERIFY(std::abs(plot.pixelOf(1, 0.01).y() - plot.pixelOf(1, 0.1).y() - first) <= 1);
        QVERIFY(std::abs(plot.pixelOf(1, 0.001).y() - plot.pixelOf(1, 0.01).y() - first) <= 1);
    }

    void new_points_stay_in_view_until_the_user_zooms() {
        MetricPlot plot;
        plot.resize(600, 300);
        plot.setCurve("loss", {}, points({5, 4}));
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QTest::qWait(20);
        const std::vector<Point> more = {{100, 0, 0, 1}};
        plot.append("loss", more);
        QTRY_VERIFY(plot.pixelOf(100, 1).x() <= 600);
        QVERIFY(plot.isFitted());
        QTest::keyClick(&plot, Qt::Key_Plus);
        QVERIFY(!plot.isFitted());
        const double before = plot.pixelOf(50, 1).x();
        const std::vector<Point> evenMore = {{1000, 0, 0, 1}};
        QSignalSpy drawn(&plot, &MetricPlot::drawn);
        plot.append("loss", evenMore);
        QTRY_VERIFY(drawn.size() > 0);
        QCOMPARE(plot.pixelOf(50, 1).x(), before);
        QTest::keyClick(&plot, Qt::Key_Home);
        QVERIFY(plot.isFitted());
        QVERIFY(plot.pixelOf(1000, 1).x() <= 600);
    }

    void the_crosshair_reads_every_curve_out() {
        MetricPlot plot;
        plot.resize(600, 300);
        plot.setCurve("a", {"training", 0, Qt::SolidLine, 1, false, false}, points({3, 2, 1}));
        plot.setCurve("b", {"validation", 1, Qt::SolidLine, 1, false, true},
                      std::vector<Point>{{1, 100, 1, 4}, {4, 400, 4, 3}});
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QTest::qWait(20);
        QSignalSpy moved(&plot, &MetricPlot::crosshairMoved);
        auto* overlay = plot.findChild<PlotOverlay*>();
        QTest::mouseMove(overlay->parentWidget(), plot.pixelOf(3, 1).toPoint());
        QTRY_COMPARE(moved.size(), 1);
        QCOMPARE(moved[0][0].toDouble(), 3.0);
        QCOMPARE(overlay->rows().size(), std::size_t(2));
        QCOMPARE(overlay->rows()[0].value, QString("1"));
        QVERIFY2(overlay->rows()[1].detail.contains("@ 4"), "a value of another step says so");
        plot.setCurve("c", {"later", 2, Qt::SolidLine, 1, false, false},
                      std::vector<Point>{{4, 400, 4, 1}, {5, 500, 5, 1}});
        plot.showCrosshair(2);
        QCOMPARE(overlay->rows().size(), std::size_t(2));
        plot.setCurveVisible("b", false);
        plot.showCrosshair(2);
        QCOMPARE(overlay->rows().size(), std::size_t(1));
    }

    void a_chart_is_saved_and_copied() {
        QTemporaryDir folder;
        MetricPlot plot;
        plot.setTitle("Loss", "nats per token");
        plot.resize(600, 300);
        plot.setCurve("a", {"sft, \"best\"", 0, Qt::SolidLine, 1, false, false},
                      points({3, std::nan(""), -std::numeric_limits<double>::infinity(), 1e-7}));
        plot.setCurve("b", {"hidden", 1, Qt::SolidLine, 1, false, false}, points({1}));
        plot.setCurveVisible("b", false);
        plot.show();
        QTest::qWait(20);
        QCOMPARE(plot.csv(), QString("curve,step,tokens,seconds,value\n"
                                     "\"sft, \"\"best\"\"\",1,100,1,3\n"
                                     "\"sft, \"\"best\"\"\",2,200,2,NaN\n"
                                     "\"sft, \"\"best\"\"\",3,300,3,-inf\n"
                                     "\"sft, \"\"best\"\"\",4,400,4,1e-07\n"));
        const std::pair<const char*, const char*> beginnings[] = {
            {"png", "\x89PNG"}, {"svg", "<?xml"}, {"pdf", "%PDF"}, {"csv", "curve,"}};
        for (const auto& [ending, beginning] : beginnings) {
            const QString name = folder.filePath(QString("chart.") + ending);
            QCOMPARE(plot.exportTo(name), QString());
            QFile file(name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().startsWith(beginning), ending);
        }
        QVERIFY(plot.exportTo(folder.filePath("chart.bmp")).contains("svg"));
        QVERIFY(!plot.exportTo("/no such folder/chart.png").isEmpty());
        QVERIFY(plot.picture(1).height() > 300);
    }

    void the_time_of_day_counts_on_after_a_pause() {
        Curve curve;
        curve.append(points({3, 2, 1, 1}));
        QCOMPARE(curve.x(0, XAxis::clock), 0.0);
        curve.setClock({{"sft", 1, 1000}, {"sft", 3, 5000}});
        QCOMPARE(curve.x(0, XAxis::clock), 1000.0);
        QCOMPARE(curve.x(1, XAxis::clock), 1001.0);
        QCOMPARE(curve.x(2, XAxis::clock), 5000.0);
        QCOMPARE(curve.x(3, XAxis::clock), 5001.0);
    }

    void the_gap_that_quantization_leaves_is_a_chart() {
        CurvePanel panel;
        panel.setGroups({{"qat", "qat", 0}});
        MetricPlot* gap = panel.plots().back();
        QVERIFY(gap->parentWidget()->isHidden());
        panel.setPoints("qat", "validation_loss", points({3, 2.5, 2}));
        panel.setPoints("qat", "unquantized_validation_loss", points({2, 2, 1.75}));
        QVERIFY(!gap->parentWidget()->isHidden());
        const Curve* curve = gap->curve("qat/quantization_gap");
        QVERIFY(curve);
        QCOMPARE(curve->points()[0].value, 1.0);
        QCOMPARE(curve->points()[2].value, 0.25);
    }

    void titles_of_small_charts_are_never_cut_off() {
        PlotGrid grid;
        for (const char* title :
             {"Learning rate", "Gradient norm", "A title that is much longer than others"}) {
            auto* plot = new MetricPlot;
            plot->setTitle(title, "a unit that gives way");
            grid.add(plot);
        }
        grid.show();
        for (const int width : {1200, 700, 400}) {
            grid.resize(width, 500);
            for (const MetricPlot* plot : grid.findChildren<MetricPlot*>()) {
                const auto labels = plot->findChildren<QLabel*>("cardTitle");
                QTRY_VERIFY(plot->width() >= plot->titleWidth());
                QCOMPARE(labels.front()->text(), plot->title());
            }
        }
        // Where there is really no room, it says so.
        QWidget frame;
        MetricPlot plot(&frame);
        plot.setTitle("A title that is much longer than others");
        plot.resize(plot.titleWidth() - 20, 200);
        frame.show();
        QVERIFY(plot.findChild<QLabel*>("cardTitle")->text().endsWith(QChar(0x2026)));
    }

    void the_same_run_has_the_same_colour_and_stages_differ() {
        for (int run = 1; run < 50; ++run) {
            QCOMPARE(seriesColor(seriesSlot(run)), seriesColor(seriesSlot(run)));
            QVERIFY(seriesSlot(run, 0) != seriesSlot(run, 1) && seriesSlot(run, 1) != seriesSlot(run, 2));
            for (int other = 1; other < 8; ++other) QVERIFY(seriesSlot(run) != seriesSlot(run + other));
        }
    }
};

NIBBLE_TEST(MetricPlotTest)
#include "tst_metric_plot.moc"
