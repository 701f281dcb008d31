// The per-layer error report against sums written out, and what it says of fine-tuning.
#include "tiny_model.h"

#include "core/quant/fake_quant.h"
#include "core/quant/packed_tensor.h"
#include "core/quant/quant_error.h"

using namespace nibble;
using nibble::test::randn;

namespace {

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

}  // namespace

class QuantErrorTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void numbers_are_the_written_out_sums_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("rule");
        QTest::newRow("mxfp4") << QString("mxfp4") << QString();
        QTest::newRow("mxfp4, clipping") << QString("mxfp4") << QString("floor");
        QTest::newRow("nvfp4") << QString("nvfp4") << QString();
    }
    void numbers_are_the_written_out_sums() {
        QFETCH(QString, format);
        QFETCH(QString, rule);
        const kernels::QuantFormat quant = kernels::quant_format(format.toStdString(), rule.toStdString());
        const at::Tensor base = randn({3, 8, 64}, 1, 0.1), w = base + randn({3, 8, 64}, 2, 0.01);
        const at::Tensor exact = w.to(at::kDouble), q = fake_quantize(w, quant).to(at::kDouble);
        const at::Tensor error = (exact - q).abs(), delta = exact - base.to(at::kDouble);
        auto relative = [&](const at::Tensor& values) {
            PackedTensor packed = encode(values, quant);
            packed.tensor_scale = 1;
            return decode(packed, at::kFloat);
        };
        const std::vector<LayerError> errors = tensor_errors(w, quant, base);
        QCOMPARE(errors.size(), std::size_t(4));
        for (const LayerError& e : errors) {
            QCOMPARE(e.expert, int(&e - errors.data()) - 1);
            auto part = [&](const at::Tensor& t) { return e.expert < 0 ? t : t[e.expert]; };
            auto sum = [&](const at::Tensor& t) { return part(t).sum().item<double>(); };
            const double mse = sum(error * error) / sum(exact * exact);
            QVERIFY(near(e.relative_mse, mse) && near(e.snr_db, -10 * std::log10(mse)));
            QCOMPARE(e.largest_error, part(error).max().item<double>());
            QVERIFY(near(e.underflowed, part((q == 0) & (exact != 0)).to(at::kDouble).mean().item<double>()));
            QVERIFY(near(e.delta_norm, std::sqrt(sum(delta * delta))));
            QVERIFY(near(e.delta_kept, sum((q - base.to(at::kDouble)) * delta) / sum(delta * delta)));
            if (rule == "floor") QVERIFY(e.clipped > 0);
            if (rule.isEmpty() && format == "mxfp4") QCOMPARE(e.clipped, 0.0);
            const at::Tensor changed = relative(w) != relative(base);
            QVERIFY(near(e.codes_changed, part(changed).to(at::kDouble).mean().item<double>()));
            QVERIFY(e.codes_changed > 0.02 && e.codes_changed < 1);
        }
    }

    void small_updates_die_in_rounding_and_large_ones_live() {
        const kernels::QuantFormat format = kernels::quant_format("mxfp4");
        const at::Tensor base = fake_quantize(randn({2, 16, 64}, 3), format);
        const LayerError small = tensor_errors(base * 0.999, format, base)[0];
        QCOMPARE(small.codes_changed, 0.0);
        QVERIFY(std::abs(small.delta_kept) < 1e-6 && small.delta_norm > 0);
        const LayerError doubled = tensor_errors(base * 2, format, base)[0];
        QVERIFY(near(doubled.delta_kept, 1));
        QVERIFY(near(doubled.codes_changed, (base != 0).to(at::kDouble).mean().item<double>()));
        const LayerError same = tensor_errors(base, format, base)[0];
        QVERIFY(same.codes_changed == 0 && same.delta_norm == 0 && same.delta_kept == 0);
        QVERIFY(std::isinf(same.snr_db) && same.relative_mse == 0);
    }

    void a_new_tensor_scale_alone_changes_no_nvfp4_code() {
        const kernels::QuantFormat format = kernels::quant_format("nvfp4");
        at::Tensor base = randn({2, 16, 64}, 4, 0.1), w = base.clone();
        base[0][0][0] = 1.0;
        w[0][0][0] = 1.0001;
        const LayerError error = tensor_errors(w, format, base)[0];
        QVERIFY(error.codes_changed < 0.05);
    }

    void without_a_base_nothing_is_compared() {
        for (const LayerError& error :
             tensor_errors(randn({2, 4, 32}, 5), kernels::quant_format("mxfp4"), {}))
            QVERIFY(error.codes_changed == 0 && error.delta_norm == 0 && error.delta_kept == 0);
    }

    void a_model_reports_every_quantized_tensor() {
        ModelConfig config = test::small_config();
        config.hidden_size = 64;
        config.intermediate_size = 32;
        const GptOss model = test::random_model(config, 6);
        const WeightHook twice = [](std::string_view, const at::Tensor& w) { return w * 2; };
        const BaseWeights base = [&](std::string_view name) { return model.parameter(name); };
        const std::vector<LayerError> errors =
            layer_errors(model, quant_policy("nvfp4_mlp_weight_only"), base, twice);
        const auto experts = int(config.num_local_experts);
        QCOMPARE(errors.size(), std::size_t(config.num_hidden_layers * 2 * (experts + 1)));
        std::size_t i = 0;
        for (int layer = 0; layer < config.num_hidden_layers; ++layer)
            for (const char* tensor : {"gate_up_proj", "down_proj"})
                for (int expert = -1; expert < experts; ++expert, ++i) {
                    QCOMPARE(errors[i].layer, layer);
                    QCOMPARE(errors[i].tensor, std::string(tensor));
                    QCOMPARE(errors[i].expert, expert);
                    // Merged, the weights are twice the base: all of the update survives but for rounding.
                    QVERIFY(std::abs(errors[i].delta_kept - 1) < 0.1);
                    QVERIFY(errors[i].snr_db > 15 && errors[i].snr_db < 30);
                }
        QVERIFY(layer_errors(model, quant_policy("")).empty());
    }
};

NIBBLE_TEST(QuantErrorTest)
#include "tst_quant_error.moc"
