#include "reference_model.h"
#include "tiny_model.h"

#include <fmt/format.h>

using namespace nibble;
using test::GoldenModel;

class GptOssTest : public QObject {
    Q_OBJECT
  private:
    static void add_golden_models() {
        QTest::addColumn<QString>("name");
        QTest::addRow("tiny-a") << "golden/model/tiny-a";
        QTest::addRow("tiny-b") << "golden/model/tiny-b";
    }

    /// Forward, loss and backward; compares all of it with the golden values.
    static void check_gradients(GptOss& model, const GoldenModel& golden) {
        for (const Parameter& parameter : model.parameters()) parameter.value.requires_grad_(true);
        const at::Tensor logits = model.logits(model.forward(golden.input()).hidden);
        const at::Tensor loss = test::next_token_loss(logits, golden.value("labels"));
        COMPARE_CLOSE(loss.view({1}), golden.value("loss"), 1e-5);
        loss.backward();
        for (const TensorSpec& spec : tensor_table(model.config())) {
            const at::Tensor expected = golden.value("grad.", spec);
            const at::Tensor& got = model.parameter(spec.name).grad();
            QVERIFY2(got.defined(), spec.name.c_str());
            const double error = test::relative_error(got, expected);
            QVERIFY2(error < 1e-4,
                     qPrintable(QString("%1: relative error %2").arg(spec.name.c_str()).arg(error)));
        }
    }

  private Q_SLOTS:
    void golden_forward_data() { add_golden_models(); }
    void golden_forward() {
        QFETCH(QString, name);
        const auto folder = test::golden(name.toStdString());
        NIBBLE_REQUIRE(folder);
        const GoldenModel golden(folder);
        const GptOss model = golden.model();
        const ModelOutput output = model.forward(golden.input(), {.layers = true});
        COMPARE_CLOSE(model.logits(output.hidden), golden.value("logits"), 1e-5);
        QCOMPARE(output.layers.size(), std::size_t(model.config().num_hidden_layers + 1));
        for (std::size_t i = 0; i < output.layers.size(); ++i) {
            COMPARE_CLOSE(output.layers[i], golden.value("hidden." + std::to_string(i)), 1e-5);
        }
    }

    void golden_layouts_data() {
        QTest::addColumn<QString>("folder");
        QTest::addRow("hf-mxfp4") << "hf-mxfp4";
        QTest::addRow("openai-original") << "openai-original";
    }
    void golden_layouts() {
        QFETCH(QString, folder);
        const auto root = test::golden("golden/layouts");
        NIBBLE_REQUIRE(root);
        const SafetensorsFile golden(root / "golden.safetensors");
        const GptOss model = test::load_model(Checkpoint::open(root / folder.toStdString()));
        const ModelInput input{test::to_tensor(golden.at("input_ids")), {}, {}};
        COMPARE_CLOSE(model.logits(model.forward(input).hidden), test::to_tensor(golden.at("logits")), 1e-5);
    }

    void golden_gradients_data() { add_golden_models(); }
    void golden_gradients() {
        QFETCH(QString, name);
        const auto folder = test::golden(name.toStdString());
        NIBBLE_REQUIRE(folder);
        const GoldenModel golden(folder);
        GptOss model = golden.model();
        check_gradients(model, golden);
    }

    void golden_gradients_with_checkpointing_data() { add_golden_models(); }
    void golden_gradients_with_checkpointing() {
        QFETCH(QString, name);
        const auto folder = test::golden(name.toStdString());
        NIBBLE_REQUIRE(folder);
        const GoldenModel golden(folder);
        GptOss model = golden.model();
        model.gradient_checkpointing = true;
        check_gradients(model, golden);
    }

    void bfloat16_is_close_to_float32_data() { add_golden_models(); }
    void bfloat16_is_close_to_float32() {
        QFETCH(QString, name);
        const auto folder = test::golden(name.toStdString());
        NIBBLE_REQUIRE(folder);
        const GoldenModel golden(folder);
        const GptOss model = golden.model(at::kBFloat16);
        const at::Tensor logits = model.logits(model.forward(golden.input()).hidden);
        QCOMPARE(logits.scalar_type(), at::kBFloat16);
        // A token whose routing flips on a rounding error differs by much: look at the middle one.
        const at::Tensor expected = golden.value("logits");
        const at::Tensor error = (logits.to(at::kFloat) - expected).norm(2, -1) / expected.norm(2, -1);
        QVERIFY2(error.median().item<double>() < 0.03,
                 qPrintable(QString::number(error.median().item<double>())));
    }

    void checkpointing_trains_the_first_layer_under_frozen_embeddings() {
        GptOss model = test::random_model(test::small_config(), 1);
        const at::Tensor& weight =
            model.parameter("model.layers.0.self_attn.q_proj.weight").requires_grad_(true);
        const ModelInput input{test::random_ids({2, 12}, 97, 1), {}, {}};
        at::Tensor gradients[2];
        for (int checkpointing : {0, 1}) {
            model.gradient_checkpointing = checkpointing;
            weight.mutable_grad() = at::Tensor();
            model.logits(model.forward(input).hidden).square().mean().backward();
            gradients[checkpointing] = weight.grad().clone();
        }
        QVERIFY(gradients[0].abs().sum().item<double>() > 0);
        QVERIFY(at::equal(gradients[0], gradients[1]));
    }

    void router_logits_carry_the_balancing_loss_data() {
        QTest::addColumn<bool>("checkpointing");
        QTest::addRow("plain") << false;
        QTest::addRow("checkpointing") << true;
    }
    void router_logits_carry_the_balancing_loss() {
        QFETCH(bool, checkpointing);
        GptOss model = test::random_model(test::small_config(), 1);
        model.gradient_checkpointing = checkpointing;
        const at::Tensor& router = model.parameter("model.layers.2.mlp.router.weight").requires_grad_(true);
        const ModelInput input{test::random_ids({2, 12}, 97, 1), {}, {}};
        const ModelOutput output = model.forward(input, {.router_logits = true});
        QCOMPARE(output.router_logits.size(), std::size_t(3));
        QCOMPARE(output.router_logits[0].sizes().vec(), (std::vector<std::int64_t>{24, 6}));
        output.router_logits[2].square().sum().backward();
        QVERIFY(router.grad().abs().sum().item<double>() > 0);
    }

    void R018_long_inputs_equal_the_written_out_model_in_every_layer() {
        // 200 tokens pass the window of 8 many times over.
        const GptOss model = test::random_model(test::small_config(), 3);
        const at::Tensor ids = test::random_ids({2, 200}, 97, 2);
        const std::vector<at::Tensor> expected = test::reference_layers(model, ids);
        const std::vector<at::Tensor> got = model.forward({ids, {}, {}}, {.layers = true}).layers;
        QCOMPARE(got.size(), expected.size());
        for (std::size_t i = 0; i < got.size(); ++i) COMPARE_CLOSE(got[i], expected[i], 1e-5);
    }

    void R070_packed_rows_equal_each_row_alone() {
        const GptOss model = test::random_model(test::small_config(), 4);
        const at::Tensor a = test::random_ids({1, 21}, 97, 5), b = test::random_ids({1, 30}, 97, 6);
        const at::Tensor segments = (at::arange(51).view({1, 51}) >= 21).to(at::kLong);
        const ModelOutput packed = model.forward({at::cat({a, b}, 1), {}, segments}, {.layers = true});
        const ModelOutput alone_a = model.forward({a, {}, {}}, {.layers = true});
        const ModelOutput alone_b = model.forward({b, {}, {}}, {.layers = true});
        for (std::size_t i = 0; i < packed.layers.size(); ++i) {
            COMPARE_CLOSE(packed.layers[i].narrow(1, 0, 21), alone_a.layers[i], 1e-5);
            COMPARE_CLOSE(packed.layers[i].narrow(1, 21, 30), alone_b.layers[i], 1e-5);
        }
    }

    void padding_changes_no_other_token() {
        const GptOss model = test::random_model(test::small_config(), 4);
        const at::Tensor a = test::random_ids({1, 21}, 97, 5);
        const at::Tensor padding = at::zeros({1, 9}, at::kLong), ones = at::ones_like(a);
        const at::Tensor expected = model.forward({a, {}, {}}).hidden;
        const ModelInput right{at::cat({a, padding}, 1), at::cat({ones, padding}, 1), {}};
        const ModelInput left{at::cat({padding, a}, 1), at::cat({padding, ones}, 1), {}};
        COMPARE_CLOSE(model.forward(right).hidden.narrow(1, 0, 21), expected, 1e-5);
        COMPARE_CLOSE(model.forward(left).hidden.narrow(1, 9, 21), expected, 1e-4);
    }

    void hooks_replace_weights_and_expert_inputs() {
        GptOss model = test::random_model(test::small_config(), 4);
        const ModelInput input{test::random_ids({1, 9}, 97, 5), {}, {}};
        std::vector<std::string> weights, activations;
        model.weight_hook = [&](std::string_view name, const at::Tensor& w) {
            weights.emplace_back(name);
            return w;
        };
        model.activation_hook = [&](std::string_view name, const at::Tensor& x) {
            activations.emplace_back(fmt::format("{} {}", name, x.size(-1)));
            return x;
        };
        model.logits(model.forward(input).hidden);
        const std::string layer = "model.layers.1.";
        for (const char* name : {"self_attn.q_proj.weight", "self_attn.o_proj.weight", "mlp.router.weight",
                                 "mlp.experts.gate_up_proj", "mlp.experts.down_proj"}) {
            QCOMPARE(std::count(weights.begin(), weights.end(), layer + name), 1);
        }
        QCOMPARE(std::count(weights.begin(), weights.end(), "lm_head.weight"), 1);
        QCOMPARE(std::count(activations.begin(), activations.end(), layer + "mlp.experts.gate_up_proj 48"),
                 1);
        QCOMPARE(std::count(activations.begin(), activations.end(), layer + "mlp.experts.down_proj 40"), 1);
        QCOMPARE(activations.size(), std::size_t(6));
    }

    void initialises_as_transformers_does() {
        GptOss model(test::small_config(), at::kFloat, at::kCPU),
            same(test::small_config(), at::kFloat, at::kCPU);
        model.initialise(7);
        same.initialise(7);
        for (const Parameter& parameter : model.parameters()) {
            QVERIFY(at::equal(parameter.value, same.parameter(parameter.name)));
        }
        const std::string layer = "model.layers.1.";
        QVERIFY(at::equal(model.parameter(layer + "input_layernorm.weight"), at::ones({48})));
        QCOMPARE(model.parameter(layer + "self_attn.q_proj.bias").abs().max().item<float>(), 0.f);
        QCOMPARE(model.parameter(layer + "mlp.experts.down_proj_bias").abs().max().item<float>(), 0.f);
        QVERIFY(model.parameter(layer + "mlp.router.bias").abs().min().item<float>() > 0);
        QVERIFY(model.parameter(layer + "self_attn.sinks").abs().min().item<float>() > 0);
        const double spread = model.parameter(layer + "mlp.experts.gate_up_proj").std().item<double>();
        QVERIFY(std::abs(spread - 0.02) < 1e-3);
    }

    void load_fills_every_parameter() {
        GptOss model(test::small_config(), at::kFloat, at::kCPU);
        float next = 0;
        std::int64_t read = 0;
        load(model, [&](const TensorSpec& spec, kernels::ScalarType type, void* out) {
            QCOMPARE(type, kernels::ScalarType::float32);
            std::fill_n(static_cast<float*>(out), spec.count(), ++next);
            read += spec.count();
        });
        QCOMPARE(read, model.config().parameters());
        float expected = 0;
        for (const Parameter& parameter : model.parameters()) {
            ++expected;
            QVERIFY(at::equal(parameter.value, at::full_like(parameter.value, expected)));
        }
    }
};

NIBBLE_TEST(GptOssTest)
#include "tst_gpt_oss.moc"
