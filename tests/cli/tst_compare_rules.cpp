// nibble quantize --compare-rules: what formats and rules lose, without writing anything.
#include "cli/program.h"
#include "test_main.h"

using nibble::test::run;

class CompareRulesTest : public QObject {
    Q_OBJECT
    const QString base_ = NIBBLE_SOURCE "/resources/demo/base";

  private Q_SLOTS:
    void every_rule_is_told() {
        const auto outcome = run({"quantize", base_, "--compare-rules", "--json"});
        QVERIFY2(outcome.status == 0, outcome.error.c_str());
        const auto document = outcome.json();
        QCOMPARE(document["rules"].size(), std::size_t(7));
        QCOMPARE(document["tensors"].size(), std::size_t(7 * 8));
        for (const auto& rule : document["rules"])
            if (rule["scale_rule"] == "ceil" || rule["scale_rule"] == "from_mxfp4")
                QCOMPARE(rule["relative_mse"].get<double>(), 0.0);  // the checkpoint is in MXFP4
    }

    void it_writes_nothing_and_takes_no_policy() {
        QCOMPARE(run({"quantize", base_, "--compare-rules", "--out", "/nowhere"}).status, 2);
        QCOMPARE(run({"quantize", base_, "--policy", "mxfp4_mlp_weight_only"}).status, 2);
        QCOMPARE(run({"quantize", base_, "--out", "/nowhere"}).status, 2);
    }
};

NIBBLE_TEST(CompareRulesTest)
#include "tst_compare_rules.moc"
