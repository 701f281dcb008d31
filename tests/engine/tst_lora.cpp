#include "tiny_model.h"

#include "core/base/error.h"
#include "core/checkpoint/adapter.h"
#include "core/model/lora.h"
#include "core/model/lora_targets.h"
#include "core/quant/fake_quant.h"

using namespace nibble;
using test::GoldenModel;

namespace {

const std::string kLayer1 = "model.layers.1.";

/// An adapter that does something: B is not zero.
Lora random_adapter(const GptOss& model, const LoraSettings& settings) {
    Lora lora(model, settings, 1);
    std::uint64_t seed = 50;
    for (const Parameter& parameter : lora.parameters()) {
        if (parameter.name.ends_with("lora_B"))
            parameter.value.copy_(test::randn(parameter.value.sizes(), ++seed, 0.1));
    }
    return lora;
}

at::Tensor logits(const GptOss& model, const ModelInput& input) {
    return model.logits(model.forward(input).hidden);
}

QString message_of(const std::function<void()>& f) {
    try {
        f();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

}  // namespace

class LoraTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void golden_adapter() {
        const auto folder = test::golden("golden/lora"), base = test::golden("golden/model/tiny-b");
        NIBBLE_REQUIRE(folder);
        NIBBLE_REQUIRE(base);
        const GoldenModel golden(base);
        const SafetensorsFile expected(folder / "golden.safetensors");
        GptOss model = golden.model();
        const Lora lora(model, read_adapter(folder, model.config()));

        model.weight_hook = lora.hook();
        COMPARE_CLOSE(logits(model, golden.input()), test::to_tensor(expected.at("logits")), 1e-5);

        model.weight_hook = {};
        lora.merge(model);
        std::size_t changed = 0;
        const GptOss untouched = golden.model();
        for (const TensorSpec& spec : tensor_table(model.config())) {
            const at::Tensor& weight = model.parameter(spec.name);
            const TensorView* merged = expected.find("merged." + spec.name);
            if (!merged) {
                QVERIFY2(at::equal(weight, untouched.parameter(spec.name)), spec.name.c_str());
                continue;
            }
            const at::Tensor stored = test::to_tensor(*merged);
            COMPARE_CLOSE(weight, spec.kind == TensorKind::expert_weight ? stored.transpose(1, 2) : stored,
                          1e-6);
            ++changed;
        }
        QCOMPARE(changed, expected.tensors().size() - 1);
        QCOMPARE(2 * changed, lora.parameters().size());
        COMPARE_CLOSE(logits(model, golden.input()), test::to_tensor(expected.at("logits")), 1e-5);
    }

    void R073_targets_that_match_nothing_are_refused_with_the_names_there_are() {
        const ModelConfig config = test::small_config();
        const QString message = message_of([&] {
            match_lora_targets(config, 8, {"gate_proj", "q_proj", "up_proj"});
        });
        for (const char* part :
             {"gate_proj, up_proj", "q_proj", "mlp.experts.gate_up_proj", "mlp.experts.down_proj"}) {
            QVERIFY2(message.contains(part), qPrintable(message));
        }
        const auto matches =
            match_lora_targets(config, 8, {"q_proj", "1.mlp.experts.gate_up_proj", "0.self_attn.q_proj"});
        QCOMPARE(matches.size(), std::size_t(3));
        QCOMPARE(matches[0].parameters.size(), std::size_t(3));
        QCOMPARE(matches[0].trainable, std::int64_t(3 * 8 * (48 + 64)));
        QCOMPARE(matches[1].parameters.size(), std::size_t(1));
        QCOMPARE(matches[1].parameters[0].name, kLayer1 + "mlp.experts.gate_up_proj");
        QCOMPARE(matches[1].trainable, std::int64_t(6 * 8 * (48 + 80)));
        QCOMPARE(matches[2].trainable, std::int64_t(0));  // counted once, under the target that came first
        // A layer's number is a whole one: 1 is not 11.
        ModelConfig deep = config;
        deep.num_hidden_layers = 12;
        deep.sliding.resize(12);
        QCOMPARE(match_lora_targets(deep, 8, {"1.mlp.experts.gate_up_proj"})[0].parameters.size(),
                 std::size_t(1));
    }

    void without_targets_all_of_attention_and_experts_is_adapted() {
        const GptOss model = test::random_model(test::small_config(), 1);
        const Lora lora(model, {}, 1);
        QCOMPARE(lora.parameters().size(), std::size_t(2 * 3 * 6));
        std::int64_t trainable = 0, values = 0;
        for (const LoraMatch& match : match_lora_targets(model.config(), 8, {})) trainable += match.trainable;
        for (const Parameter& parameter : lora.parameters()) values += parameter.value.numel();
        QCOMPARE(values, trainable);
    }

    void R078_the_output_head_is_trained_and_the_embedding_refused_by_name() {
        GptOss model = test::random_model(test::small_config(), 1);
        const QString message = message_of([&] { Lora(model, {.targets = {"embed_tokens", "lm_head"}}, 1); });
        QVERIFY2(message.contains("embed_tokens."), qPrintable(message));

        const Lora lora = random_adapter(model, {.rank = 2, .targets = {"lm_head"}});
        QCOMPARE(lora.parameters()[0].name, std::string("lm_head.lora_A"));
        for (const Parameter& parameter : lora.parameters()) parameter.value.requires_grad_(true);
        model.weight_hook = lora.hook();
        logits(model, {test::random_ids({1, 5}, 97, 1), {}, {}}).square().mean().backward();
        for (const Parameter& parameter : lora.parameters()) {
            QVERIFY2(parameter.value.grad().abs().sum().item<double>() > 0, parameter.name.c_str());
        }
    }

    void a_new_adapter_changes_nothing_and_learns() {
        GptOss model = test::random_model(test::small_config(), 1);
        const ModelInput input{test::random_ids({1, 9}, 97, 1), {}, {}};
        const at::Tensor before = logits(model, input);
        const Lora lora(model, {}, 1);
        for (const Parameter& parameter : lora.parameters()) parameter.value.requires_grad_(true);
        model.weight_hook = lora.hook();
        const at::Tensor after = logits(model, input);
        COMPARE_CLOSE(after, before, 1e-6);
        after.square().mean().backward();
        for (const Parameter& parameter : lora.parameters()) {
            // A's gradient is B^T times something, and B is zero.
            const bool b = parameter.name.ends_with("lora_B");
            QCOMPARE(parameter.value.grad().abs().sum().item<double>() > 0, b);
        }
    }

    void the_gradient_equals_that_of_the_merged_weight() {
        GptOss model = test::random_model(test::small_config(), 1);
        const ModelInput input{test::random_ids({1, 9}, 97, 1), {}, {}};
        const Lora lora =
            random_adapter(model, {.rank = 3, .alpha = 6, .targets = {"mlp.experts.down_proj"}});
        for (const Parameter& parameter : lora.parameters()) parameter.value.requires_grad_(true);
        model.weight_hook = lora.hook();
        logits(model, input).square().mean().backward();

        GptOss merged = test::random_model(test::small_config(), 1);
        lora.merge(merged);
        const at::Tensor& weight = merged.parameter(kLayer1 + "mlp.experts.down_proj").requires_grad_(true);
        logits(merged, input).square().mean().backward();
        const at::Tensor a = lora.parameters()[2].value.detach(), b = lora.parameters()[3].value.detach();
        QCOMPARE(lora.parameters()[2].name, kLayer1 + "mlp.experts.down_proj.lora_A");
        COMPARE_CLOSE(lora.parameters()[2].value.grad(), 2 * at::matmul(b.transpose(1, 2), weight.grad()),
                      1e-4);
        COMPARE_CLOSE(lora.parameters()[3].value.grad(), 2 * at::matmul(weight.grad(), a.transpose(1, 2)),
                      1e-4);
    }

    void quantization_sees_the_merged_weight() {
        ModelConfig config = test::small_config();
        config.hidden_size = 64;
        config.intermediate_size = 32;
        GptOss model = test::random_model(config, 1);
        const ModelInput input{test::random_ids({1, 9}, 97, 1), {}, {}};
        const Lora lora = random_adapter(model, {});
        const QuantPolicy policy = quant_policy("mxfp4_mlp_weight_only");
        model.weight_hook = then(lora.hook(), fake_quant_weights(policy));
        const at::Tensor hooked = logits(model, input);
        model.weight_hook = {};
        lora.merge(model);
        model.weight_hook = fake_quant_weights(policy);
        QVERIFY(at::equal(logits(model, input), hooked));
    }

    void R074_an_adapter_acts_on_experts_that_are_stored_packed() {
        const auto root = test::golden("golden/layouts");
        NIBBLE_REQUIRE(root);
        GptOss model = test::load_model(Checkpoint::open(root / "hf-mxfp4"));
        const ModelInput input{test::random_ids({1, 20}, model.config().vocab_size, 1), {}, {}};
        const Lora lora = random_adapter(model, {.rank = 2, .targets = {"mlp.experts.gate_up_proj"}});
        const at::Tensor base = logits(model, input);
        model.weight_hook = lora.hook();
        const at::Tensor adapted = logits(model, input);
        QVERIFY(test::relative_error(adapted, base) > 1e-3);
        model.weight_hook = {};
        lora.merge(model);
        COMPARE_CLOSE(logits(model, input), adapted, 1e-5);
    }

    void R075_merging_adds_scaled_products_and_touches_nothing_else() {
        GptOss model = test::random_model(test::small_config(), 1);
        const GptOss before = test::random_model(test::small_config(), 1);
        const Lora lora =
            random_adapter(model, {.rank = 4, .alpha = 12, .targets = {"v_proj", "1.mlp.experts.down_proj"}});
        lora.merge(model);
        for (const Parameter& parameter : model.parameters()) {
            const at::Tensor& old = before.parameter(parameter.name);
            const std::string bare = parameter.name.substr(0, parameter.name.find(".weight"));
            at::Tensor expected = old;
            for (std::size_t i = 0; i < lora.parameters().size(); i += 2) {
                if (lora.parameters()[i].name != bare + ".lora_A") continue;
                expected = old + 3 * at::matmul(lora.parameters()[i + 1].value, lora.parameters()[i].value);
                QVERIFY(!at::equal(parameter.value, old));
            }
            if (expected.is_same(old)) QVERIFY2(at::equal(parameter.value, old), parameter.name.c_str());
            COMPARE_CLOSE(parameter.value, expected, 1e-6);
        }
    }

    void R075_a_merge_that_changes_nothing_is_refused() {
        GptOss model = test::random_model(test::small_config(), 1);
        const Lora lora(model, {}, 1);
        QVERIFY(message_of([&] { lora.merge(model); }).contains("changes no weight"));
    }

    void R075_pairs_that_do_not_fit_are_refused() {
        const GptOss model = test::random_model(test::small_config(), 1);
        const AdapterFile file = random_adapter(model, {.rank = 2, .targets = {"q_proj"}}).file();
        AdapterFile unknown = file, twice = file, wrong = file;
        unknown.pairs[0].parameter = "model.layers.9.self_attn.q_proj.weight";
        QVERIFY(message_of([&] { Lora(model, unknown); }).contains("model.layers.9"));
        twice.pairs[1] = twice.pairs[0];
        QVERIFY(message_of([&] { Lora(model, twice); }).contains("two pairs"));
        std::swap(wrong.pairs[0].in, wrong.pairs[0].out);
        std::swap(wrong.pairs[0].a, wrong.pairs[0].b);
        QVERIFY(message_of([&] { Lora(model, wrong); }).contains("the weight is"));
    }

    void an_adapter_survives_its_file() {
        const GptOss model = test::random_model(test::small_config(), 1);
        const Lora lora = random_adapter(model, {.rank = 3, .alpha = 5, .targets = {}});
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString() + "/adapter";
        write_adapter(path, lora.file(), model.config());
        const Lora back(model, read_adapter(path, model.config()));
        QCOMPARE(back.parameters().size(), lora.parameters().size());
        for (const Parameter& parameter : lora.parameters()) {
            const auto same = [&](const Parameter& other) { return other.name == parameter.name; };
            const auto found = std::find_if(back.parameters().begin(), back.parameters().end(), same);
            QVERIFY2(found != back.parameters().end(), parameter.name.c_str());
            QVERIFY(at::equal(found->value, parameter.value));
        }
        QCOMPARE(back.file().alpha, 5.0);
    }
};

NIBBLE_TEST(LoraTest)
#include "tst_lora.moc"
