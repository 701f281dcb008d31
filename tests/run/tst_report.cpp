// The page that a run becomes.
#include "core/run/report.h"

#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <cmath>
#include <fstream>

#include "core/run/report_svg.h"
#include "test_main.h"

using namespace nibble;

namespace {

bool says(const std::string& text, const std::string& part) {
    if (text.find(part) != text.npos) return true;
    qWarning("\"%s\" is not there", part.c_str());
    return false;
}

/// Every element is closed, every character that needs it is escaped.
bool is_well_formed(const std::string& markup) {
    QXmlStreamReader reader(QByteArray::fromStdString(markup));
    while (!reader.atEnd()) reader.readNext();
    if (reader.hasError()) qWarning("line %lld: %s", reader.lineNumber(), qPrintable(reader.errorString()));
    return !reader.hasError();
}

std::string without(std::string html, const std::string& from, const std::string& to) {
    const std::size_t begin = html.find(from), end = html.find(to, begin);
    return begin == html.npos ? html : html.erase(begin, end + to.size() - begin);
}

}  // namespace

class ReportTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_on_one_page() {
        const QTemporaryDir folder;
        RunStore store(folder.filePath("runs.sqlite").toStdString());
        Recipe recipe;
        recipe.name = "<b>wild</b> & \"free\"";
        Stage sft, qat;
        sft.id = "sft";
        qat.id = "qat";
        qat.type = StageType::qat;
        qat.from = "sft";
        qat.policy = "mxfp4_mlp_weight_only";
        recipe.model.checkpoint = "base";
        recipe.data.train = {"train.jsonl"};
        recipe.stages = {sft, qat};
        const std::int64_t run = store.create_run(recipe);
        const auto train = [&](const std::string& stage, StageType type) {
            store.record(run, StageStarted{stage, type, 50, 0});
            for (std::int64_t step = 1; step <= 50; ++step) {
                StepDone done;
                done.stage = stage;
                done.step = step;
                done.steps = 50;
                done.loss = step == 20 ? std::nan("") : 2.0 / double(step);
                store.record(run, done);
            }
            Validated validated{stage, 50, 1, 1, 0.25, 0.125, true};
            validated.loss_by_format = {{"mxfp4", 0.25}, {"nvfp4", 0.1875}};
            store.record(run, validated);
            store.record(run, StageFinished{stage, 12});
        };
        train("sft", StageType::sft);
        train("qat", StageType::qat);
        store.record(run, StageStarted{"score", StageType::evaluate, 0, 0});
        store.record(run, EvaluationDone{"score",
                                         "qat",
                                         "/data/test.jsonl",
                                         0.5,
                                         1.6,
                                         100,
                                         {CheckRate{"language", 100, 98, 0, 0.98, 0.93, 0.99}},
                                         {}});
        LayerError error;
        error.expert = 3;
        error.tensor = "down_proj";
        error.snr_db = 18.75;
        error.delta_norm = 2;
        error.delta_kept = 0.875;
        store.record(run, LayerErrors{"qat", 50, "mxfp4", {error}});
        store.record(run, StageStarted{"ship", StageType::export_checkpoint, 0, 0});
        store.record(run, ExportDone{"ship", "qat", "hf-mxfp4", "/out", 13761300984, 459, "abc123"});
        store.record(run, LogLine{LogLine::Level::warning, "sft", {"a < b"}});
        store.flush();

        const std::string html = run_report(store, run);
        for (const char* part :
             {"&lt;b&gt;wild&lt;/b&gt; &amp; &quot;free&quot;", "98.0 %", "93.0 % – 99.0 %", "18.75",
              "87.5 %", "13.8 GB", "abc123", "a &lt; b", "qat, validation in NVFP4",
              "1 values are not finite", "&quot;learning_rate&quot;"})
            QVERIFY(says(html, part));
        QVERIFY(html.find("http") == html.npos);  // nothing is loaded
        std::string xml = without(html, "<!DOCTYPE", ">");
        xml = without(xml, "<meta", ">");
        xml = without(xml, "<meta", ">");
        QVERIFY(is_well_formed(xml));

        const auto file = folder.filePath("report.html").toStdString();
        write_report(store, run, file);
        std::ifstream in(file);
        QVERIFY(std::string(std::istreambuf_iterator<char>(in), {}) == html);
    }

    void an_empty_run_has_a_page_too() {
        const QTemporaryDir folder;
        RunStore store(folder.filePath("runs.sqlite").toStdString());
        Recipe recipe;
        recipe.model.checkpoint = "base";
        recipe.data.train = {"train.jsonl"};
        recipe.stages.emplace_back().id = "sft";
        const std::int64_t run = store.create_run(recipe);
        QVERIFY(says(run_report(store, run), "Recipe"));
    }

    void no_spike_is_lost_and_gaps_stay_gaps() {
        std::vector<Point> points;
        for (std::int64_t step = 1; step <= 100000; ++step)
            points.push_back({step, step, 0, step == 54321 ? 9.0 : step == 777 ? std::nan("") : 1.0});
        const std::string svg = curves_svg("Loss", "", {{"a", 0, "", &points}});
        QVERIFY(is_well_formed("<div>" + svg + "</div>"));
        QVERIFY(svg.size() < 100000);
        const std::size_t path = svg.find("class=\"c0\"");
        const std::string line = svg.substr(path, svg.find("/>", path) - path);
        QCOMPARE(std::count(line.begin(), line.end(), 'M'), 2);
        double highest = 1e9;  // the smallest y
        for (std::size_t at = line.find(' ', line.find('M')); at != line.npos; at = line.find(' ', at + 1))
            highest = std::min(highest, std::atof(line.c_str() + at + 1));
        double lowest = 0;
        for (std::size_t at = line.find(' ', line.find('M')); at != line.npos; at = line.find(' ', at + 1))
            lowest = std::max(lowest, std::atof(line.c_str() + at + 1));
        QVERIFY(lowest - highest > 150);
        QVERIFY(curves_svg("Loss", "", {}).empty());
    }
};

NIBBLE_TEST(ReportTest)
#include "tst_report.moc"
