#include "close.h"

#include "core/model/moe.h"
#include "test_main.h"

using namespace nibble;
using test::randn;

namespace {

constexpr std::int64_t kHidden = 24, kInner = 16;

Experts random_experts(std::int64_t count, std::uint64_t seed) {
    // Large enough for the SwiGLU's clamps to be reached on all three sides.
    Experts experts;
    experts.gate_up = randn({count, 2 * kInner, kHidden}, seed, 1.2);
    experts.gate_up_bias = randn({count, 2 * kInner}, seed + 1, 0.5);
    experts.down = randn({count, kHidden, kInner}, seed + 2, 0.2);
    experts.down_bias = randn({count, kHidden}, seed + 3);
    return experts;
}

using Function = at::Tensor(const at::Tensor&, const Routing&, const Experts&);

/// The result and the gradients of x, the router's weight and bias, and the experts' four tensors.
std::vector<at::Tensor> with_gradients(Function* f, std::int64_t tokens, std::int64_t count, std::int64_t k,
                                       at::ScalarType type = at::kFloat, bool hook = false) {
    Experts experts = random_experts(count, 7);
    std::vector<at::Tensor> leaves{randn({tokens, kHidden}, 1),
                                   randn({count, kHidden}, 2),
                                   randn({count}, 3),
                                   experts.gate_up,
                                   experts.gate_up_bias,
                                   experts.down,
                                   experts.down_bias};
    for (at::Tensor& leaf : leaves) leaf = leaf.to(type).requires_grad_(true);
    experts.gate_up = leaves[3], experts.gate_up_bias = leaves[4];
    experts.down = leaves[5], experts.down_bias = leaves[6];
    if (hook) experts.on_activation = [](const at::Tensor& y) { return y * y; };
    const at::Tensor out = f(leaves[0], route(leaves[0], leaves[1], leaves[2], k), experts);
    out.backward(randn(out.sizes(), 5).to(type));
    std::vector<at::Tensor> result{out.detach()};
    for (const at::Tensor& leaf : leaves) result.push_back(leaf.grad());
    return result;
}

void compare(const std::vector<at::Tensor>& got, const std::vector<at::Tensor>& expected, double tolerance) {
    const char* names[] = {"result",        "dx",    "drouter",   "drouter_bias", "dgate_up",
                           "dgate_up_bias", "ddown", "ddown_bias"};
    for (std::size_t i = 0; i < got.size(); ++i) {
        QVERIFY2(test::all_finite(got[i]), names[i]);
        const double error = test::relative_error(got[i], expected[i]);
        QVERIFY2(error < tolerance, qPrintable(QString("%1: relative error %2").arg(names[i]).arg(error)));
    }
}

}  // namespace

class MoeTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void grouped_equals_expert_by_expert_data() {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("k");
        QTest::addRow("one token") << 1 << 4 << 2;
        QTest::addRow("experts without tokens") << 3 << 32 << 4;
        QTest::addRow("all experts for every token") << 40 << 4 << 4;
        QTest::addRow("many tokens") << 300 << 8 << 2;
    }
    void grouped_equals_expert_by_expert() {
        QFETCH(int, tokens);
        QFETCH(int, count);
        QFETCH(int, k);
        compare(with_gradients(experts, tokens, count, k), with_gradients(experts_ref, tokens, count, k),
                2e-6);
    }

    void the_path_of_other_devices_equals_expert_by_expert_data() { grouped_equals_expert_by_expert_data(); }
    void the_path_of_other_devices_equals_expert_by_expert() {
        QFETCH(int, tokens);
        QFETCH(int, count);
        QFETCH(int, k);
        compare(with_gradients(experts_grouped, tokens, count, k),
                with_gradients(experts_ref, tokens, count, k), 2e-6);
        compare(with_gradients(experts_grouped, tokens, count, k, at::kBFloat16, true),
                with_gradients(experts_ref, tokens, count, k, at::kBFloat16, true), 0.02);
    }

    void the_activation_hook_sees_the_input_of_down() {
        compare(with_gradients(experts, 50, 4, 2, at::kFloat, true),
                with_gradients(experts_ref, 50, 4, 2, at::kFloat, true), 2e-6);
    }

    void bfloat16_is_close_to_its_reference() {
        compare(with_gradients(experts, 60, 4, 2, at::kBFloat16),
                with_gradients(experts_ref, 60, 4, 2, at::kBFloat16), 0.02);
    }

    void packed_matrices_give_what_their_values_give() {
        at::NoGradGuard no_grad;
        const std::int64_t tokens = 30, count = 6, hidden = 64, inner = 32;
        const auto pack = [](const at::Tensor& w) { return encode(w, kernels::quant_format("mxfp4")); };
        const PackedTensor gate_up = pack(randn({count, 2 * inner, hidden}, 1)),
                           down = pack(randn({count, hidden, inner}, 2));
        Experts plain = random_experts(count, 3);
        plain.gate_up = decode(gate_up, at::kFloat), plain.gate_up_bias = randn({count, 2 * inner}, 4);
        plain.down = decode(down, at::kFloat), plain.down_bias = randn({count, hidden}, 5);
        const PackedExperts packed{&gate_up,    &down, plain.gate_up_bias, plain.down_bias, plain.alpha,
                                   plain.limit, {}};
        const at::Tensor x = randn({tokens, hidden}, 6);
        const Routing routing = route(x, randn({count, hidden}, 7), randn({count}, 8), 2);
        const at::Tensor expected = experts_ref(x, routing, plain);
        COMPARE_CLOSE(experts_packed(x, routing, packed), expected, 1e-6);
        COMPARE_CLOSE(experts_packed_grouped(x, routing, packed), expected, 1e-6);
    }

    void an_expert_without_tokens_has_a_zero_gradient() {
        const auto got = with_gradients(experts, 3, 32, 4);
        const at::Tensor used = got[4].abs().sum({1, 2}) > 0;
        QVERIFY(used.sum().item<int>() <= 12);
        QVERIFY(used.sum().item<int>() >= 4);
    }

    void the_same_bits_on_each_run() {
        const auto first = with_gradients(experts, 100, 4, 2), second = with_gradients(experts, 100, 4, 2);
        for (std::size_t i = 0; i < first.size(); ++i) QVERIFY(at::equal(first[i], second[i]));
    }

    void a_clamped_value_passes_no_gradient() {
        // gate over 7, up beyond 7 on either side; exactly 7 passes.
        const at::Tensor x = at::tensor({8.f, 0.5f, 1.f, 8.f, 1.f, -8.f, 7.f, 7.f}).requires_grad_(true);
        swiglu_ref(x, 1.702, 7).sum().backward();
        QCOMPARE(x.grad()[0].item<float>(), 0.f);
        QVERIFY(x.grad()[1].item<float>() != 0);
        QCOMPARE(x.grad()[3].item<float>(), 0.f);
        QCOMPARE(x.grad()[5].item<float>(), 0.f);
        QVERIFY(x.grad()[6].item<float>() != 0);
        QVERIFY(x.grad()[7].item<float>() != 0);
    }

    void R030_router_bias_is_a_plain_parameter_and_weights_are_over_the_chosen() {
        const Routing equal = route(at::zeros({1, 4}), at::zeros({8, 4}), at::zeros({8}), 4);
        COMPARE_CLOSE(equal.weights, at::full({1, 4}, 0.25), 1e-7);
        const at::Tensor x = randn({10, 4}, 1), weight = randn({8, 4}, 2),
                         bias = randn({8}, 3).requires_grad_(true);
        const Routing routing = route(x, weight, bias, 4);
        COMPARE_CLOSE(routing.logits, at::matmul(x, weight.t()) + bias, 1e-6);
        COMPARE_CLOSE(routing.weights.sum(-1), at::ones({10}), 1e-6);
        routing.weights.select(1, 0).sum().backward();
        QVERIFY(bias.grad().abs().sum().item<double>() > 0);
    }

    void R031_balancing_loss_is_over_softmaxed_logits_once() {
        const at::Tensor uniform = at::zeros({6, 4}) + at::tensor({3e-6f, 2e-6f, 1e-6f, 0.f});
        const at::Tensor skewed = at::tensor({10.f, 0.f, 0.f, 0.f}).repeat({6, 1});
        QVERIFY(std::abs(load_balancing_loss({uniform}, 2).item<double>() - 2) < 1e-5);
        // One chosen expert has probability p, the other q: 4 * (1 * p + 1 * q).
        const double p = std::exp(10.0) / (std::exp(10.0) + 3), q = 1 / (std::exp(10.0) + 3);
        QVERIFY(std::abs(load_balancing_loss({skewed}, 2).item<double>() - 4 * (p + q)) < 1e-5);
        // Layers are pooled before the product, and padding is left out.
        const double pooled = load_balancing_loss({uniform, skewed}, 1).item<double>();
        const double both = 4 * (1.0 * (p + 0.25) / 2);
        QVERIFY(std::abs(pooled - both) < 1e-5);
        const at::Tensor padded = at::cat({skewed, uniform});
        const at::Tensor real = at::arange(12) < 6;
        QCOMPARE(load_balancing_loss({padded}, 2, real).item<float>(),
                 load_balancing_loss({skewed}, 2).item<float>());
    }
};

NIBBLE_TEST(MoeTest)
#include "tst_moe.moc"
