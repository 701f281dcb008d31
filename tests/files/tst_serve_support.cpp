// Who serves which 4-bit layout: the table agrees with what the serve command warns of.
#include "core/checkpoint/serve.h"
#include "test_main.h"

using namespace nibble;

class ServeSupportTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_engine_is_told_for_both_formats() {
        for (const Layout layout : {Layout::hf_mxfp4, Layout::hf_nvfp4}) {
            const auto support = serve_support(layout);
            QCOMPARE(support.size(), std::size_t(3));
            for (std::size_t i = 0; i < 3; ++i) {
                QCOMPARE(QString(support[i].engine), QString(serve_support(Layout::hf_mxfp4)[i].engine));
                QCOMPARE(support[i].works, *support[i].gpus != 0);
                QVERIFY(*support[i].note != 0);
            }
        }
        QVERIFY(serve_support(Layout::hf_bf16).empty());
    }

    void nvfp4_needs_blackwell_and_does_not_run_in_vllm() {
        for (const ServeSupport& support : serve_support(Layout::hf_nvfp4))
            if (QString(support.engine) == "vLLM")
                QVERIFY(!support.works && QString(support.note).contains("46641"));
            else
                QCOMPARE(QString(support.gpus), QString("Blackwell"));
    }
};

NIBBLE_TEST(ServeSupportTest)
#include "tst_serve_support.moc"
