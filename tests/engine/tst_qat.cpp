// Quantization-aware training against golden/qat, and the property that makes an export trustworthy: what a
// policy computes is what its packed weights compute.
#include "tiny_model.h"

#include "core/base/error.h"
#include "core/quant/calibration.h"
#include "core/quant/fake_quant.h"
#include "core/quant/shipped.h"
#include "core/train/loss.h"
#include "training_data.h"

using namespace nibble;
using test::GoldenModel;

namespace {

constexpr double tolerance = 1e-4;

std::filesystem::path model_folder(const std::string& name) {
    return test::golden("golden/model/" + name);
}
std::filesystem::path golden_file(const std::string& model, const std::string& policy) {
    return test::golden("golden/qat/" + model + "/" + policy + ".safetensors");
}

AmaxTable golden_amax(const SafetensorsFile& file) {
    AmaxTable amax;
    for (const TensorView& view : file.tensors()) {
        const std::string prefix = "amax.";
        if (!view.name.starts_with(prefix)) continue;
        const std::string rest = view.name.substr(prefix.size());  // "0.gate_up_proj"
        const std::size_t dot = rest.find('.');
        amax["model.layers." + rest.substr(0, dot) + ".mlp.experts." + rest.substr(dot + 1)] =
            test::to_tensor(view).item<float>();
    }
    return amax;
}

Batch as_batch(const GoldenModel& golden) {
    const at::Tensor ids = golden.value("input_ids");
    auto values = [&](const char* name) {
        const at::Tensor t = golden.value(name);
        return std::vector<std::int64_t>(t.data_ptr<std::int64_t>(), t.data_ptr<std::int64_t>() + t.numel());
    };
    return {ids.size(0), ids.size(1), values("input_ids"), values("labels"), values("attention_mask"),
            {},          {}};
}

}  // namespace

class QatTest : public QObject {
    Q_OBJECT

    static void models_and_policies() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("policy");
        for (const char* name : {"tiny-a", "tiny-b"})
            for (const char* policy : quant_policy_names())
                QTest::addRow("%s %s", name, policy) << QString(name) << QString(policy);
    }

  private Q_SLOTS:
    void golden_values_data() { models_and_policies(); }
    void golden_values() {
        QFETCH(QString, name);
        QFETCH(QString, policy);
        const auto file = golden_file(name.toStdString(), policy.toStdString());
        NIBBLE_REQUIRE(model_folder(name.toStdString()));
        NIBBLE_REQUIRE(file);
        const GoldenModel golden(model_folder(name.toStdString()));
        const SafetensorsFile expected(file);
        const QuantPolicy quant = quant_policy(policy.toStdString());
        for (const bool checkpointing : {false, true}) {
            GptOss model = golden.model();
            model.gradient_checkpointing = checkpointing;
            model.weight_hook = fake_quant_weights(quant);
            model.activation_hook = fake_quant_inputs(quant, golden_amax(expected));
            for (const Parameter& parameter : model.parameters()) parameter.value.requires_grad_(true);

            const LossBatch batch = to_device(as_batch(golden), at::kCPU);
            const at::Tensor hidden = model.forward(golden.input()).hidden;
            const at::Tensor loss =
                cross_entropy_sum(hidden, model.weight("lm_head.weight"), batch) / double(batch.tokens);
            loss.backward();
            COMPARE_CLOSE(model.logits(hidden), test::to_tensor(expected.at("logits")), tolerance);
            COMPARE_CLOSE(loss.view(1), test::to_tensor(expected.at("loss")), tolerance);
            for (const TensorSpec& spec : golden.checkpoint.table()) {
                const at::Tensor stored = test::to_tensor(expected.at("grad." + spec.name));
                const bool expert = spec.kind == TensorKind::expert_weight;  // [E, in, out] in the file
                const at::Tensor gradient = expert ? stored.transpose(1, 2) : stored;
                const double error = test::relative_error(model.parameter(spec.name).grad(), gradient);
                QVERIFY2(error < tolerance, qPrintable(QString("%1: %2").arg(spec.name.c_str()).arg(error)));
            }
        }
    }

    void calibration_finds_the_golden_amax_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("tiny-a") << QString("tiny-a");
        QTest::newRow("tiny-b") << QString("tiny-b");
    }
    void calibration_finds_the_golden_amax() {
        QFETCH(QString, name);
        const auto file = golden_file(name.toStdString(), "nvfp4_mlp_only");
        NIBBLE_REQUIRE(file);
        const GoldenModel golden(model_folder(name.toStdString()));
        GptOss model = golden.model();
        bool called = false;
        model.activation_hook = [&](std::string_view, const at::Tensor& x) {
            called = true;
            return x;
        };
        // Row by row: the maximum runs over all batches.
        const std::vector<Batch> rows = test::split(as_batch(golden));
        std::int64_t last = 0;
        const AmaxTable amax = calibrate(model, quant_policy("nvfp4_mlp_only"), rows,
                                         [&](std::int64_t done, std::int64_t) { last = done; });
        QCOMPARE(last, std::int64_t(rows.size()));
        QVERIFY(!called && model.activation_hook);  // its own hook is away meanwhile, and back afterwards
        const AmaxTable expected = golden_amax(SafetensorsFile(file));
        QCOMPARE(amax.size(), expected.size());
        for (const auto& [key, value] : expected) QVERIFY(std::abs(amax.at(key) / value - 1) < 1e-5f);
        QVERIFY(calibrate(model, quant_policy("nvfp4_mlp_weight_only"), rows).empty());
    }

    void R088_calibration_that_meets_nan_names_the_tensor() {
        const GoldenModel golden(model_folder("tiny-a"));
        GptOss model = golden.model();
        model.parameter("model.layers.2.mlp.experts.gate_up_proj").index({0, 0}).fill_(std::nan(""));
        const std::vector<Batch> batches = {as_batch(golden)};
        try {
            calibrate(model, quant_policy("nvfp4_mlp_only"), batches);
            QFAIL("accepted");
        } catch (const Error& error) {
            const std::string message = error.what();
            QVERIFY(message.find("model.layers.2.mlp.experts.down_proj (nan)") != std::string::npos);
            QVERIFY(message.find("model.layers.1") == std::string::npos);
        }
        try {
            calibrate(model, quant_policy("nvfp4_mlp_only"), {});
            QFAIL("accepted");
        } catch (const Error& error) {
            QVERIFY(std::string(error.what()).find("not calibrated") != std::string::npos);
        }
    }

    void a_policy_computes_what_its_packed_weights_compute_data() { models_and_policies(); }
    void a_policy_computes_what_its_packed_weights_compute() {
        QFETCH(QString, name);
        QFETCH(QString, policy);
        NIBBLE_REQUIRE(model_folder(name.toStdString()));
        const GoldenModel golden(model_folder(name.toStdString()));
        const QuantPolicy quant = quant_policy(policy.toStdString());
        at::NoGradGuard no_grad;
        for (const at::ScalarType dtype : {at::kFloat, at::kBFloat16}) {
            GptOss trained = golden.model(dtype), shipped = golden.model(dtype);
            trained.weight_hook = fake_quant_weights(quant);
            for (const Parameter& parameter : shipped.parameters())
                if (quant.weight_format(parameter.name))
                    parameter.value.copy_(
                        decode(shipped_packed(parameter.name, parameter.value, quant, dtype), dtype));
            const at::Tensor left = trained.logits(trained.forward(golden.input()).hidden);
            const at::Tensor right = shipped.logits(shipped.forward(golden.input()).hidden);
            QVERIFY(at::equal(left, right));
            QVERIFY(!at::equal(
                left, golden.model(dtype).logits(golden.model(dtype).forward(golden.input()).hidden)));
        }
    }
};

NIBBLE_TEST(QatTest)
#include "tst_qat.moc"
