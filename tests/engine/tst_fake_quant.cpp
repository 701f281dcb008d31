// Policies, fake-quantization with its gradient, packing, and the weights as they ship.
#include "close.h"

#include <limits>

#include "core/checkpoint/tensor_names.h"
#include "core/quant/fake_quant.h"
#include "core/quant/shipped.h"
#include "messages.h"
#include "test_main.h"

using namespace nibble;
using nibble::test::contains;
using nibble::test::message_of;
using nibble::test::randn;

namespace {

std::vector<kernels::QuantFormat> all_formats() {
    std::vector<kernels::QuantFormat> all;
    for (const kernels::FormatInfo& info : kernels::formats())
        for (const kernels::ScaleRule rule : info.rules) {
            kernels::QuantFormat format = info.format;
            format.rule = rule;
            all.push_back(format);
        }
    return all;
}

ModelConfig one_layer() {
    ModelConfig config;
    config.vocab_size = 32;
    config.hidden_size = config.intermediate_size = 32;
    config.num_hidden_layers = 1;
    config.num_attention_heads = 2;
    config.num_key_value_heads = 1;
    config.head_dim = 16;
    config.num_local_experts = 2;
    config.num_experts_per_tok = 1;
    config.sliding = {true};
    return config;
}

const char* const gate_up = "model.layers.0.mlp.experts.gate_up_proj";
const char* const down = "model.layers.0.mlp.experts.down_proj";

}  // namespace

class FakeQuantTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void patterns() {
        QVERIFY(matches("*", ""));
        QVERIFY(matches("*", "lm_head.weight"));
        QVERIFY(matches("model.layers.*.mlp.experts.*_proj", "model.layers.11.mlp.experts.down_proj"));
        QVERIFY(!matches("model.layers.*.mlp.experts.*_proj", "model.layers.11.mlp.experts.down_proj_bias"));
        QVERIFY(matches("model.layers.?.*norm.weight", "model.layers.3.input_layernorm.weight"));
        QVERIFY(!matches("model.layers.?.*norm.weight", "model.layers.13.input_layernorm.weight"));
        QVERIFY(matches("a*b*c", "aXbbXbc"));
        QVERIFY(!matches("a*b*c", "aXbbXb"));
        QVERIFY(!matches("", "a"));
    }

    void a_policy_touches_the_expert_weights_only() {
        for (const char* const name : quant_policy_names()) {
            const QuantPolicy policy = quant_policy(name);
            QCOMPARE(policy.quantizes_inputs(), std::string(name) == "nvfp4_mlp_only");
            for (const TensorSpec& spec : tensor_table(one_layer())) {
                const bool expert = spec.kind == TensorKind::expert_weight;
                QCOMPARE(policy.weight_format(spec.name).has_value(), expert);
                QCOMPARE(policy.input_format(spec.name).has_value(), expert && policy.quantizes_inputs());
            }
            QCOMPARE(policy.weight_format(gate_up)->block, contains(name, "mxfp4") ? 32 : 16);
        }
        QVERIFY(quant_policy("").rules.empty());
    }

    void the_first_rule_that_matches_decides() {
        QuantPolicy policy{"own", {{"*.0.*", {}, {}}, {"*", kernels::quant_format("mxfp4"), {}}}};
        QVERIFY(!policy.weight_format(gate_up));
        QVERIFY(policy.weight_format("model.layers.1.mlp.experts.gate_up_proj"));
    }

    void an_unknown_policy_or_rule_is_refused_with_the_known_ones() {
        const std::string policy = message_of([] { quant_policy("mxfp4_mlp"); });
        for (const char* const name : quant_policy_names()) QVERIFY(contains(policy, name));
        const std::string rule = message_of([] { quant_policy("mxfp4_mlp_weight_only", "four_over_six"); });
        QVERIFY(contains(rule, "ceil"));
    }

    void the_scale_rule_is_the_weights_only() {
        const QuantPolicy policy = quant_policy("nvfp4_mlp_only", "four_over_six");
        QVERIFY(policy.weight_format(down)->rule == kernels::ScaleRule::four_over_six);
        QVERIFY(policy.input_format(down)->rule == kernels::ScaleRule::amax);
    }

    void fake_quantization_is_decode_of_encode() {
        for (const kernels::QuantFormat& format : all_formats())
            for (const at::ScalarType type : {at::kFloat, at::kBFloat16}) {
                const at::Tensor w = randn({3, 5, 96}, 1, 0.1).to(type);
                const at::Tensor fake = fake_quantize(w, format);
                QVERIFY(fake.scalar_type() == type);
                QVERIFY(at::equal(fake, decode(encode(w, format), type)));
                QVERIFY(!at::equal(fake, w));
            }
    }

    void a_view_is_quantized_by_its_values() {
        const at::Tensor w = randn({2, 64, 32}, 2);
        for (const kernels::QuantFormat& format : all_formats())
            QVERIFY(at::equal(fake_quantize(w.transpose(1, 2), format),
                              fake_quantize(w.transpose(1, 2).contiguous(), format)));
    }

    void a_given_amax_replaces_the_tensors_own() {
        const kernels::QuantFormat format = kernels::quant_format("nvfp4");
        const at::Tensor x = randn({4, 32}, 3);
        const float own = x.abs().max().item<float>();
        QVERIFY(at::equal(fake_quantize(x, format, own), fake_quantize(x, format)));
        // Beyond the calibrated range values saturate at it.
        const float largest = fake_quantize(x, format, own / 4).abs().max().item<float>();
        QVERIFY(largest <= own / 4 * 1.001f);
    }

    void the_gradient_passes_unchanged() {
        for (const kernels::QuantFormat& format : all_formats()) {
            // floor clips values beyond 6 scales; they have their gradient as well
            const at::Tensor w = randn({4, 64}, 4).requires_grad_(true), upstream = randn({4, 64}, 5);
            (fake_quantize(w, format) * upstream).sum().backward();
            QVERIFY(at::equal(w.grad(), upstream));
        }
    }

    void a_row_that_is_not_whole_blocks_is_refused() {
        const at::Tensor w = randn({2, 48}, 6);
        fake_quantize(w, kernels::quant_format("nvfp4"));
        const std::string message = message_of([&] { fake_quantize(w, kernels::quant_format("mxfp4")); });
        QVERIFY(contains(message, "48") && contains(message, "32"));
        QVERIFY(contains(message_of([&] { encode(w.to(at::kDouble), kernels::quant_format("nvfp4")); }),
                         "Double"));
    }

    void hooks_follow_the_policy_and_compose() {
        const WeightHook quantize = fake_quant_weights(quant_policy("mxfp4_mlp_weight_only"));
        const WeightHook twice = [](std::string_view, const at::Tensor& w) { return 2 * w + 0.01; };
        const at::Tensor w = randn({2, 3, 32}, 7);
        const kernels::QuantFormat format = kernels::quant_format("mxfp4");
        QVERIFY(at::equal(quantize(gate_up, w), fake_quantize(w, format)));
        QVERIFY(quantize("lm_head.weight", w).is_same(w));
        QVERIFY(at::equal(then(twice, quantize)(down, w), fake_quantize(2 * w + 0.01, format)));
        QVERIFY(at::equal(then({}, quantize)(down, w), fake_quantize(w, format)));
        QVERIFY(at::equal(then(twice, {})(down, w), 2 * w + 0.01));
        QVERIFY(!then({}, {}));
    }

    void kept_codes_give_the_same_bits_until_the_weight_changes() {
        for (const at::ScalarType type : {at::kFloat, at::kBFloat16}) {
            const WeightHook kept = fake_quant_weights(quant_policy("nvfp4_mlp_weight_only"), true);
            const kernels::QuantFormat format = kernels::quant_format("nvfp4");
            at::Tensor w = randn({2, 3, 32}, 11).to(type).requires_grad_();
            const at::Tensor first = kept(gate_up, w);
            QVERIFY(at::equal(first, fake_quantize(w, format)));
            QVERIFY(at::equal(kept(gate_up, w), first));
            const at::Tensor upstream = randn({2, 3, 32}, 12).to(type);
            kept(gate_up, w).backward(upstream);
            QVERIFY(at::equal(w.grad(), upstream));
            {
                at::NoGradGuard no_grad;
                w.mul_(-3).add_(0.1);
            }
            QVERIFY(!at::equal(kept(gate_up, w), first));
            QVERIFY(at::equal(kept(gate_up, w), fake_quantize(w, format)));
            const at::Tensor other = w.detach().mul(2).requires_grad_();
            QVERIFY(at::equal(kept(gate_up, other), fake_quantize(other, format)));
            QVERIFY(at::equal(kept(gate_up, 2 * other), fake_quantize(2 * other, format)));
        }
    }

    void inputs_are_quantized_with_their_calibrated_amax() {
        QVERIFY(!fake_quant_inputs(quant_policy("nvfp4_mlp_weight_only"), {}));
        const ActivationHook hook = fake_quant_inputs(quant_policy("nvfp4_mlp_only"), {{gate_up, 2.5f}});
        const at::Tensor x = randn({6, 32}, 8);
        QVERIFY(at::equal(hook(gate_up, x), fake_quantize(x, kernels::quant_format("nvfp4"), 2.5f)));
        QVERIFY(contains(message_of([&] { hook(down, x); }), down));
    }

    void R088_an_uncalibrated_target_is_refused_by_name() {
        const std::vector<std::string> names = {gate_up, down, "lm_head.weight"};
        const QuantPolicy policy = quant_policy("nvfp4_mlp_only");
        require_calibrated(policy, names, {{gate_up, 1.f}, {down, 2.f}});
        require_calibrated(quant_policy("nvfp4_mlp_weight_only"), names, {});
        const std::string missing = message_of([&] { require_calibrated(policy, names, {{gate_up, 1.f}}); });
        QVERIFY(contains(missing, down) && !contains(missing, gate_up) && contains(missing, "1 of"));
        const float nan = std::numeric_limits<float>::quiet_NaN(),
                    inf = std::numeric_limits<float>::infinity();
        const std::string bad = message_of([&] {
            require_calibrated(policy, names, {{gate_up, nan}, {down, inf}});
        });
        QVERIFY(contains(bad, down) && contains(bad, gate_up) && contains(bad, "2 of"));
    }

    void R088_a_weight_with_nan_is_refused_by_tensor_and_index() {
        for (const at::ScalarType type : {at::kFloat, at::kBFloat16}) {
            at::Tensor w = randn({4, 6, 32}, 9).to(type);
            w[3][5][7] = std::nan("");
            const QuantPolicy policy = quant_policy("mxfp4_mlp_weight_only");
            for (const std::string& message : {message_of([&] { shipped_values(gate_up, w, policy, type); }),
                                               message_of([&] { shipped_packed(gate_up, w, policy, type); })})
                QVERIFY(contains(message, gate_up) && contains(message, "[3, 5, 7]"));
        }
    }

    void R084_a_zero_block_has_a_finite_scale_and_zero_values() {
        at::Tensor w = randn({2, 4, 32}, 10);
        w *= 0.06 / w.abs().max().item<double>();
        w[0][0].zero_();
        const QuantPolicy policy = quant_policy("nvfp4_mlp_weight_only");
        const PackedTensor packed = shipped_packed(gate_up, w, policy, at::kFloat);
        QVERIFY((packed.scales.bitwise_and(0x7F).ne(0x7F)).all().item<bool>());
        QVERIFY((decode(packed, at::kFloat)[0][0] == 0).all().item<bool>());
        const at::Tensor nothing = shipped_values(gate_up, at::zeros_like(w), policy, at::kFloat);
        QVERIFY((nothing == 0).all().item<bool>());
    }

    void what_ships_is_the_same_bits_for_every_user() {
        for (const char* const name : quant_policy_names())
            for (const at::ScalarType compute : {at::kFloat, at::kBFloat16}) {
                const QuantPolicy policy = quant_policy(name);
                const at::Tensor master = randn({2, 8, 32}, 11, 0.02);
                const at::Tensor values = shipped_values(down, master, policy, compute);
                QVERIFY(values.scalar_type() == compute);
                QVERIFY(at::equal(values, decode(shipped_packed(down, master, policy, compute), compute)));
                QVERIFY(at::equal(values, fake_quantize(master.to(compute), *policy.weight_format(down))));
                const at::Tensor bias = shipped_values("model.norm.weight", master, policy, compute);
                QVERIFY(at::equal(bias, master.to(at::kBFloat16).to(compute)));
            }
        QVERIFY(
            contains(message_of([] {
                         shipped_packed("lm_head.weight", randn({2, 32}, 12), quant_policy(""), at::kFloat);
                     }),
                     "lm_head.weight"));
    }

    void shipping_a_model_in_place_and_through_hooks_agree() {
        GptOss model(one_layer(), at::kFloat, at::kCPU);
        model.initialise(1);
        const ModelInput input{at::arange(20).view({2, 10}), {}, {}};
        at::NoGradGuard no_grad;
        const at::Tensor plain = model.logits(model.forward(input).hidden);
        const QuantPolicy policy = quant_policy("nvfp4_mlp_weight_only");
        model.weight_hook = [&](std::string_view name, const at::Tensor& weight) {
            return shipped_values(name, weight, policy, at::kFloat);
        };
        const at::Tensor hooked = model.logits(model.forward(input).hidden);
        QVERIFY(at::equal(hooked, model.logits(model.forward(input).hidden)));
        const WeightHook hook = std::exchange(model.weight_hook, {});
        QVERIFY(at::equal(plain, model.logits(model.forward(input).hidden)));
        model.weight_hook = hook;
        ship_in_place(model, policy);
        QVERIFY(!model.weight_hook);
        QVERIFY(at::equal(hooked, model.logits(model.forward(input).hidden)));
        QVERIFY(!at::equal(hooked, plain));
    }
};

NIBBLE_TEST(FakeQuantTest)
#include "tst_fake_quant.moc"
