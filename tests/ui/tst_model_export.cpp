// The pages Model and Export on the demo's checkpoint, whole and broken.
#include <QTemporaryDir>
#include <QtWidgets>

#include "app/language.h"
#include "test_main.h"
#include "ui/synthetic_store.h"
#include "widgets/experts_view.h"
#include "widgets/export_page.h"
#include "widgets/export_preview_view.h"
#include "widgets/export_results.h"
#include "widgets/heat_map.h"
#include "widgets/model_page.h"
#include "widgets/tensor_model.h"
#include "widgets/tensor_panel.h"
#include "widgets/theme.h"

using namespace nibble;
using namespace nibble::ui;
namespace fs = std::filesystem;

namespace {

const fs::path demo = fs::path(NIBBLE_SOURCE) / "resources/demo/base";

/// The tree's row of a tensor.
QModelIndex find(QTreeView& tree, const QString& name) {
    const QAbstractItemModel& model = *tree.model();
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex parent = model.index(group, 0);
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            if (index.data(TensorModel::namesRole).toString().split('\n').contains(name)) return index;
        }
    }
    return {};
}

}  // namespace

class ModelExportTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::dark); }

    void a_selected_tensor_is_measured_in_the_background() {
        ModelPage page;
        QSignalSpy opened(&page, &ModelPage::opened), measured(&page.tensorPanel(), &TensorPanel::measured);
        page.open(demo);
        QTRY_COMPARE(opened.size(), 1);
        const QModelIndex index = find(page.tree(), "block.1.mlp.mlp1_weight.blocks");
        QCOMPARE(index.data().toString(), QString("mlp.experts.gate_up_proj_blocks"));
        QCOMPARE(index.siblingAtColumn(TensorModel::otherName).data().toString(),
                 QString("mlp.mlp1_weight.blocks"));
        page.tree().setCurrentIndex(index);
        QTRY_COMPARE(measured.size(), 1);
        const TensorStatistics& statistics = *page.tensorPanel().statistics();
        QCOMPARE(statistics.count, std::int64_t(4 * 256 * 128));
        QCOMPARE(statistics.expert_norms.size(), std::size_t(4));
        QVERIFY(statistics.packed->exponents.size() > 1);
        // Another one in its place before it is through: only the newest is shown.
        page.tree().setCurrentIndex(find(page.tree(), "lm_head.weight"));
        page.tree().setCurrentIndex(find(page.tree(), "model.norm.weight"));
        QTRY_COMPARE(measured.size(), 2);
        QTest::qWait(50);
        QCOMPARE(measured.size(), 2);
        QCOMPARE(page.tensorPanel().statistics()->count, std::int64_t(128));
    }

    void experts_are_a_grid() {
        ModelPage page;
        page.open(demo);
        QTRY_VERIFY(page.info().has_value());
        page.expertsView().read();
        QTRY_VERIFY(!page.expertsView().isBusy());
        for (const HeatMap* map : page.expertsView().maps()) {
            QCOMPARE(map->data().rows, 4);
            QCOMPARE(map->data().columns, 4);
            for (const double norm : map->data().values) QVERIFY(norm > 0);
        }
    }

    void what_is_wrong_stands_in_one_list_with_what_to_do() {
        const QTemporaryDir folder;
        const fs::path broken = folder.path().toStdString() + "/broken";
        fs::copy(demo, broken, fs::copy_options::recursive);
        QFile config(QString::fromStdString((broken / "config.json").string()));
        QVERIFY(config.open(QIODevice::ReadWrite));
        QByteArray text = config.readAll();
        text.replace("\"num_local_experts\": 4", "\"num_local_experts\": 5");
        config.resize(0);
        config.seek(0);
        config.write(text);
        config.close();
        ModelPage page;
        QSignalSpy opened(&page, &ModelPage::opened);
        page.open(broken);
        QTRY_VERIFY(page.showsContent());
        QVERIFY(page.info()->problems.size() > 4);
        const QString shown = page.notes().toPlainText();
        for (const CheckpointProblem& problem : page.info()->problems)
            QVERIFY(shown.contains(QString::fromStdString(problem.text)));
        QVERIFY(shown.contains(remedy(CheckpointProblem::Place::tensors)));
        QCOMPARE(opened.size(), 0);
    }

    void a_report_is_saved_and_exports_have_their_certificate() {
        const QTemporaryDir folder;
        RunStore store(folder.filePath("runs.sqlite").toStdString());
        const std::int64_t run = nibble::test::add_demo_run(store);
        store.flush();
        RunHistory history;
        ExportPage page;
        page.setStore(&store);
        page.setHistory(&history);
        history.show(&store, run);
        QVERIFY(page.results().certificate().contains(QString::fromStdString(history.exports().back().hash)));
        page.saveReport(folder.filePath("run.html"));
        QTRY_VERIFY(page.message().contains("run.html"));
        QVERIFY(QFileInfo(folder.filePath("run.html")).size() > 10000);
        // The synthetic run has no weights on the disk: nothing can be exported, and the page says so.
        QTRY_VERIFY(!page.preview().problem().isEmpty());
    }

    void notes_on_serving_are_in_the_language() {
        const QTemporaryDir folder;
        RunStore store(folder.filePath("runs.sqlite").toStdString());
        RunHistory history;
        history.show(&store, store.create_run(nibble::test::demo_recipe()));
        history.apply({ExportDone{"ship", "sft", "hf-mxfp4", demo.string(), 1, 1, "hash"}});
        const auto notes = [&] {
            ExportResults results;
            results.showExports(history, {});
            return results.notes();
        };
        QVERIFY2(notes().contains("use a later one"), qPrintable(notes()));
        applyLanguage("de");
        const QString german = notes();
        applyLanguage("en");
        QVERIFY2(german.contains("0.10.1") && german.contains(QString::fromUtf8("spätere Version")),
                 qPrintable(german));
    }
};

NIBBLE_TEST(ModelExportTest)
#include "tst_model_export.moc"
