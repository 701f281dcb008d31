// The learning rate of each step, and AdamW.
#include "close.h"

#include "core/train/optimizer.h"
#include "core/train/schedule.h"
#include "messages.h"
#include "test_main.h"

using namespace nibble;
using nibble::test::contains;
using nibble::test::message_of;
using nibble::test::randn;

class OptimizerTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void schedules() {
        Schedule s{.shape = "cosine", .peak = 2e-5, .floor = 2e-6, .warmup_steps = 4, .steps = 104};
        check(s);
        QCOMPARE(s.learning_rate(0), 0.5e-5);  // not 0
        QCOMPARE(s.learning_rate(3), 2e-5);
        QCOMPARE(s.learning_rate(4), 2e-5);
        QCOMPARE(s.learning_rate(54), 1.1e-5);  // half way down
        QVERIFY(s.learning_rate(103) > 2e-6 && s.learning_rate(103) < 2.01e-6);
        QCOMPARE(s.learning_rate(104), 2e-6);
        QCOMPARE(s.learning_rate(500), 2e-6);
        s.shape = "linear";
        QCOMPARE(s.learning_rate(29), 2e-6 + 0.75 * 1.8e-5);
        s.shape = "constant";
        QCOMPARE(s.learning_rate(1), 1e-5);
        QCOMPARE(s.learning_rate(90), 2e-5);
        s.warmup_steps = 0;
        QCOMPARE(s.learning_rate(0), 2e-5);
    }

    void a_schedule_that_cannot_be_is_refused() {
        const Schedule good{.shape = "cosine", .peak = 1e-4, .floor = 1e-5, .warmup_steps = 1, .steps = 10};
        auto refused = [&](auto change) {
            Schedule bad = good;
            change(bad);
            return !message_of([&] { check(bad); }).empty();
        };
        check(good);
        QVERIFY(contains(message_of([] { check({.shape = "cosin"}); }), "cosine, linear, constant"));
        QVERIFY(refused([](Schedule& s) { s.peak = 0; }));
        QVERIFY(refused([](Schedule& s) { s.floor = 1e-3; }));
        QVERIFY(refused([](Schedule& s) { s.steps = 0; }));
        QVERIFY(refused([](Schedule& s) { s.warmup_steps = 11; }));
    }

    void adamw_is_the_published_update() {
        const AdamWSettings settings{.beta1 = 0.9, .beta2 = 0.98, .epsilon = 1e-6, .weight_decay = 0.1};
        const at::Tensor weight = randn({33, 7}, 1), bias = randn({33}, 2);
        AdamW optimizer({{"w.weight", weight.clone()}, {"w.bias", bias.clone()}}, settings);
        for (const auto& [name, start] : {std::pair{"w.weight", weight}, {"w.bias", bias}}) {
            AdamW one({{name, start.clone()}}, settings);
            at::Tensor x = start.to(at::kDouble), m = at::zeros_like(x), v = at::zeros_like(x);
            for (int t = 1; t <= 5; ++t) {
                const at::Tensor gradient = randn(start.sizes(), std::uint64_t(10 + t));
                one.step(0.01, {gradient.clone()}, 0.5);
                const at::Tensor g = gradient.to(at::kDouble) * 0.5;
                if (std::string(name) == "w.weight") x = x * (1 - 0.01 * 0.1);
                m = 0.9 * m + 0.1 * g;
                v = 0.98 * v + 0.02 * g * g;
                x = x - 0.01 * (m / (1 - std::pow(0.9, t))) / ((v / (1 - std::pow(0.98, t))).sqrt() + 1e-6);
            }
            COMPARE_CLOSE(one.masters()[0].value, x, 1e-6);
        }
    }

    void a_float32_parameter_is_its_own_master() {
        const at::Tensor weight = randn({4, 4}, 3);
        AdamW optimizer({{"w", weight}}, {});
        QVERIFY(optimizer.masters()[0].value.is_alias_of(weight));
    }

    void R064_small_updates_reach_a_bfloat16_parameter() {
        const at::Tensor norm = at::ones({3}, at::kBFloat16);
        AdamW optimizer({{"model.norm.weight", norm}}, {});
        for (int step = 0; step < 100; ++step) optimizer.step(1e-4, {at::ones({3})}, 1);
        QVERIFY(((optimizer.masters()[0].value - 0.990).abs() < 1e-5).all().item<bool>());
        QVERIFY((norm.to(at::kFloat) == 0.98828125).all().item<bool>());
    }
};

NIBBLE_TEST(OptimizerTest)
#include "tst_optimizer.moc"
