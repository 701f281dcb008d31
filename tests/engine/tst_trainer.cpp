// The training step, resuming, and evaluation as the weights ship.
#include "tiny_model.h"

#include <numeric>

#include "core/base/error.h"
#include "core/model/generate.h"
#include "core/quant/fake_quant.h"
#include "core/quant/shipped.h"
#include "core/train/evaluator.h"
#include "core/train/trainer.h"
#include "messages.h"
#include "training_data.h"

using namespace nibble;
using nibble::test::contains;
using nibble::test::message_of;
using nibble::test::randn;
using nibble::test::random_batch;

namespace {

/// Whole FP4 blocks, so that every policy can be used.
ModelConfig config() {
    ModelConfig config = test::small_config();
    config.hidden_size = 64;
    config.intermediate_size = 32;
    return config;
}
GptOss model(std::uint64_t seed = 1) {
    return test::random_model(config(), seed);
}

constexpr std::int64_t vocabulary = 97;

/// Two micro-batches a step, other ones in each step.
std::vector<Batch> two_batches(std::int64_t step) {
    const auto seed = std::uint64_t(100 + 2 * step);
    return {random_batch({12, 9}, 3, vocabulary, seed), random_batch({7, 14, 10}, 2, vocabulary, seed + 1)};
}

TrainerSettings settings(std::int64_t steps = 6) {
    TrainerSettings settings;
    settings.schedule = {.shape = "cosine", .peak = 3e-3, .floor = 3e-4, .warmup_steps = 2, .steps = steps};
    return settings;
}

std::vector<Parameter> copies(const std::vector<Parameter>& tensors) {
    std::vector<Parameter> result;
    for (const Parameter& tensor : tensors) result.push_back({tensor.name, tensor.value.detach().clone()});
    return result;
}

/// What ship_in_place writes, as a hook.
WeightHook shipped_weights(const QuantPolicy& policy, const WeightHook& merge = {}) {
    return [=](std::string_view name, const at::Tensor& weight) {
        return shipped_values(name, merge ? merge(name, weight) : weight, policy, weight.scalar_type());
    };
}

const at::Tensor& named(const std::vector<Parameter>& tensors, const std::string& name) {
    const auto found =
        std::find_if(tensors.begin(), tensors.end(), [&](const Parameter& p) { return p.name == name; });
    if (found == tensors.end()) fail("no {}", name);
    return found->value;
}

bool same_bits(const std::vector<Parameter>& a, const std::vector<Parameter>& b) {
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](const Parameter& x, const Parameter& y) {
               return x.name == y.name && at::equal(x.value, y.value);
           });
}

}  // namespace

class TrainerTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void R064_norms_differ_after_a_short_training() {
        GptOss bf16(config(), at::kBFloat16, at::kCPU);
        bf16.initialise(4);
        // 3e-4 is less than half a BF16 step at 1: no single update could be seen in a pure BF16 parameter
        TrainerSettings slow = settings(30);
        slow.schedule = {.shape = "constant", .peak = 3e-4, .floor = 0, .warmup_steps = 0, .steps = 30};
        Trainer trainer(
            bf16, bf16.parameters(), [](std::int64_t) { return two_batches(0); }, slow);
        while (!trainer.done()) QVERIFY(trainer.step().applied);
        for (const Parameter& parameter : bf16.parameters())
            if (parameter.name.ends_with("norm.weight")) QVERIFY((parameter.value != 1).any().item<bool>());
    }

    void training_lowers_the_loss_and_the_frozen_stay() {
        GptOss tuned = model();
        const std::vector<Parameter> before = copies(tuned.parameters());
        const std::vector<std::string> patterns = {"*self_attn*", "lm_head.weight"};
        auto same = [](std::int64_t) { return two_batches(0); };
        TrainerSettings fast = settings(20);
        fast.schedule.peak = 1e-2;
        Trainer trainer(tuned, select_parameters(tuned, patterns), same, fast);
        double first = 0, last = 0;
        while (!trainer.done()) {
            const StepResult result = trainer.step();
            if (result.step == 1) first = result.loss;
            last = result.loss;
        }
        QVERIFY(last < 0.7 * first);
        for (const Parameter& parameter : tuned.parameters()) {
            const bool trained = matches(patterns[0], parameter.name) || parameter.name == patterns[1];
            QCOMPARE(!at::equal(parameter.value, named(before, parameter.name)), trained);
        }
    }

    void patterns_that_fit_nothing_are_refused() {
        const GptOss all = model();
        QCOMPARE(select_parameters(all, {}).size(), all.parameters().size());
        const std::vector<std::string> patterns = {"*sinks", "*gate_proj*"};
        const std::string message = message_of([&] { select_parameters(all, patterns); });
        QVERIFY(contains(message, "*gate_proj*") && !contains(message, "*sinks,"));
        QVERIFY(contains(message, "model.layers.0.mlp.experts.gate_up_proj"));
        GptOss none = model();
        QVERIFY(!message_of([&] { Trainer(none, {}, two_batches, settings()); }).empty());
    }

    void R061_micro_batches_equal_the_whole_batch() {
        const Batch whole = random_batch({14, 6, 11}, 4, vocabulary, 7);
        GptOss at_once = model(), in_parts = model();
        TrainerSettings plain = settings();
        plain.schedule.shape = "constant";
        Trainer one(
            at_once, at_once.parameters(), [&](std::int64_t) { return std::vector<Batch>{whole}; }, plain);
        Trainer three(
            in_parts, in_parts.parameters(), [&](std::int64_t) { return test::split(whole); }, plain);
        const StepResult a = one.step(), b = three.step();
        QCOMPARE(a.trained_tokens, std::int64_t(10 + 2 + 7));
        QCOMPARE(b.trained_tokens, a.trained_tokens);
        QCOMPARE(b.tokens, std::int64_t(31));
        QVERIFY(std::abs(a.loss - b.loss) < 1e-6 * a.loss);
        QVERIFY(std::abs(a.grad_norm - b.grad_norm) < 1e-5 * a.grad_norm);
        // exp_avg is 0.1 of the clipped gradient after one step
        const std::vector<Parameter> left = one.state(), right = three.state();
        for (const Parameter& tensor : left)
            if (tensor.name.starts_with("exp_avg."))
                COMPARE_CLOSE(named(right, tensor.name), tensor.value, 2e-5);
    }

    void R060_a_masked_micro_batch_adds_nothing() {
        const std::vector<Batch> real = two_batches(0);
        std::vector<Batch> with_masked = real;
        with_masked.insert(with_masked.begin(), random_batch({5, 5}, 5, vocabulary, 8));
        GptOss left = model(), right = model();
        Trainer without(
            left, left.parameters(), [&](std::int64_t) { return real; }, settings());
        Trainer with(
            right, right.parameters(), [&](std::int64_t) { return with_masked; }, settings());
        const StepResult a = without.step(), b = with.step();
        QVERIFY(b.applied && a.loss == b.loss && a.trained_tokens == b.trained_tokens);
        QVERIFY(same_bits(left.parameters(), right.parameters()));
        const LossResult loss = evaluate_loss(left, std::vector<Batch>{random_batch({5}, 5, vocabulary, 9)});
        QVERIFY(loss.sum == 0 && loss.tokens == 0);
    }

    void R060_a_step_without_any_trained_token_is_refused() {
        GptOss tuned = model();
        Trainer trainer(
            tuned, tuned.parameters(),
            [](std::int64_t) { return std::vector<Batch>{random_batch({5}, 5, vocabulary, 10)}; },
            settings());
        QVERIFY(contains(message_of([&] { trainer.step(); }), "Step 1"));
    }

    void the_gradient_norm_is_clipped() {
        GptOss tuned = model();
        TrainerSettings clipped = settings();
        clipped.max_grad_norm = 0.01;
        Trainer trainer(tuned, tuned.parameters(), two_batches, clipped);
        const StepResult result = trainer.step();
        QVERIFY(result.grad_norm > 0.1);
        double sum = 0;
        for (const Parameter& tensor : trainer.state())
            if (tensor.name.starts_with("exp_avg."))
                sum += tensor.value.to(at::kDouble).square().sum().item<double>();
        QVERIFY(std::abs(std::sqrt(sum) / 0.1 - 0.01) < 1e-6);
    }

    void R072_a_step_that_is_not_finite_is_not_applied() {
        const std::string bad = "model.layers.1.mlp.experts.down_proj";
        GptOss tuned = model();
        std::int64_t step = 0;
        tuned.weight_hook = [&](std::string_view name, const at::Tensor& weight) {
            const at::Tensor view = weight.view_as(weight);
            if (name == bad && step == 7)
                view.register_hook([](const at::Tensor& gradient) { return gradient * std::nan(""); });
            return view;
        };
        Trainer trainer(tuned, tuned.parameters(), two_batches, settings(9));
        std::vector<Parameter> weights, state;
        for (step = 1; step <= 9; ++step) {
            const StepResult result = trainer.step();
            QCOMPARE(result.step, step);
            QCOMPARE(result.applied, step != 7);
            if (step == 6) {
                weights = copies(trainer.weights());
                state = copies(trainer.state());
            }
            if (step == 7) {
                QVERIFY(contains(result.problem.text(), bad) && contains(result.problem.text(), "Step 7"));
                QVERIFY(!contains(result.problem.text(), "model.layers.0"));
                QVERIFY(std::isnan(result.grad_norm));
                QVERIFY(same_bits(trainer.weights(), weights));
                for (const Parameter& tensor : trainer.state())
                    if (tensor.name != "steps_done")
                        QVERIFY(at::equal(tensor.value, named(state, tensor.name)));
            }
        }
        QVERIFY(!same_bits(trainer.weights(), weights));
        for (const Parameter& parameter : trainer.weights()) QVERIFY(test::all_finite(parameter.value));
    }

    void a_loss_that_is_not_finite_is_not_applied() {
        GptOss tuned = model();
        {
            at::NoGradGuard no_grad;
            tuned.parameter("lm_head.weight")[3][4] = std::nan("");
        }
        const std::vector<Parameter> before = copies(tuned.parameters());
        Trainer trainer(tuned, tuned.parameters(), two_batches, settings());
        const StepResult result = trainer.step();
        QVERIFY(!result.applied && std::isnan(result.loss) && contains(result.problem.text(), "nan"));
        QVERIFY(at::equal(tuned.parameter("model.norm.weight"), named(before, "model.norm.weight")));
    }

    void resuming_gives_the_same_bits_data() {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<bool>("bfloat16");
        QTest::newRow("sft") << QString() << false;
        QTest::newRow("qat") << QString("mxfp4_mlp_weight_only") << false;
        QTest::newRow("qat in bfloat16") << QString("nvfp4_mlp_weight_only") << true;
    }
    void resuming_gives_the_same_bits() {
        QFETCH(QString, policy);
        QFETCH(bool, bfloat16);
        auto fresh = [&](bool reuse) {
            const GptOss start = model();
            GptOss copy(config(), bfloat16 ? at::kBFloat16 : at::kFloat, at::kCPU);
            for (const Parameter& parameter : copy.parameters())
                parameter.value.copy_(start.parameter(parameter.name));
            copy.weight_hook = fake_quant_weights(quant_policy(policy.toStdString()), reuse);
            copy.gradient_checkpointing = true;
            return copy;
        };
        GptOss straight_model = fresh(false), stopped_model = fresh(true), resumed_model = fresh(true);
        Trainer straight(straight_model, straight_model.parameters(), two_batches, settings());
        std::vector<double> losses;
        while (!straight.done()) losses.push_back(straight.step().loss);

        Trainer stopped(stopped_model, stopped_model.parameters(), two_batches, settings());
        for (int i = 0; i < 3; ++i) QCOMPARE(stopped.step().loss, losses[std::size_t(i)]);
        Trainer resumed(resumed_model, resumed_model.parameters(), two_batches, settings());
        resumed.load(copies(stopped.weights()), copies(stopped.state()));
        QCOMPARE(resumed.steps_done(), std::int64_t(3));
        for (int i = 3; i < 6; ++i) QCOMPARE(resumed.step().loss, losses[std::size_t(i)]);
        QVERIFY(resumed.done());
        QVERIFY(same_bits(resumed.weights(), straight.weights()));
        QVERIFY(same_bits(resumed.state(), straight.state()));
        QVERIFY(same_bits(resumed_model.parameters(), straight_model.parameters()));
    }

    void R065_a_resumed_run_sees_the_rows_it_would_have_seen() {
        constexpr std::int64_t rows = 19, epochs = 3;
        std::vector<std::int64_t> seen;
        const BatchSource source = [&](std::int64_t step) {
            std::vector<std::int64_t> order(rows);
            std::iota(order.begin(), order.end(), 0);
            std::shuffle(order.begin(), order.end(), std::mt19937_64(std::uint64_t(step / rows)));
            const std::int64_t row = order[std::size_t(step % rows)];
            seen.push_back(row);
            return std::vector<Batch>{random_batch({6}, 1, vocabulary, std::uint64_t(row))};
        };
        const std::vector<std::string> one = {"model.norm.weight"};
        GptOss left = model(), right = model();
        Trainer straight(left, select_parameters(left, one), source, settings(rows * epochs));
        while (!straight.done()) straight.step();
        const std::vector<std::int64_t> expected = std::exchange(seen, {});

        Trainer stopped(right, select_parameters(right, one), source, settings(rows * epochs));
        for (int i = 0; i < rows; ++i) stopped.step();
        GptOss fresh = model();
        Trainer resumed(fresh, select_parameters(fresh, one), source, settings(rows * epochs));
        resumed.load(copies(stopped.weights()), copies(stopped.state()));
        while (!resumed.done()) resumed.step();
        QCOMPARE(seen, expected);
        QVERIFY(!std::equal(seen.begin(), seen.begin() + rows, seen.begin() + rows));
        QVERIFY(same_bits(resumed.weights(), straight.weights()));
    }

    void a_state_of_another_stage_is_refused_by_name() {
        GptOss left = model(), right = model();
        const std::vector<std::string> some = {"*sinks"}, other = {"*sinks", "model.norm.weight"};
        Trainer small(left, select_parameters(left, some), two_batches, settings());
        Trainer large(right, select_parameters(right, other), two_batches, settings());
        QVERIFY(contains(message_of([&] { large.load(small.weights(), small.state()); }),
                         "exp_avg.model.norm.weight is missing"));
        QVERIFY(contains(message_of([&] { small.load(large.weights(), large.state()); }),
                         "exp_avg.model.norm.weight belongs to nothing"));
        std::vector<Parameter> bent = copies(small.weights());
        bent[0].value = bent[0].value.view({2, -1});
        QVERIFY(contains(message_of([&] { small.load_weights(bent); }), "shape"));
    }

    void R031_the_balancing_loss_is_reported_apart() {
        GptOss left = model(), right = model();
        TrainerSettings balanced = settings();
        balanced.router_aux_loss_coef = 0.5;
        Trainer without(left, left.parameters(), two_batches, settings()),
            with(right, right.parameters(), two_batches, balanced);
        const StepResult a = without.step(), b = with.step();
        QVERIFY(std::abs(a.loss - b.loss) < 1e-6 && a.aux_loss == 0);
        QVERIFY(b.aux_loss > 1 && b.aux_loss < 6);  // 2 experts a token: 2 where it is balanced
        QVERIFY(std::abs(a.grad_norm - b.grad_norm) > 1e-6);
    }

    void evaluation_sees_the_weights_as_they_ship() {
        GptOss tuned = model();
        const std::vector<Batch> batches = two_batches(3);
        const double plain = evaluate_loss(tuned, batches).loss();
        const QuantPolicy policy = quant_policy("mxfp4_mlp_weight_only");
        tuned.weight_hook = shipped_weights(policy);
        const LossResult quantized = evaluate_loss(tuned, batches);
        QCOMPARE(quantized.tokens, batches[0].trained_tokens() + batches[1].trained_tokens());
        QVERIFY(quantized.loss() != plain);
        tuned.weight_hook = {};
        QCOMPARE(evaluate_loss(tuned, batches).loss(), plain);
        ship_in_place(tuned, policy);
        QCOMPARE(evaluate_loss(tuned, batches).sum, quantized.sum);
    }

    void qat_of_an_adapter_quantizes_the_merged_weight_and_trains_the_adapter_only() {
        GptOss tuned = model();
        const std::vector<Parameter> before = copies(tuned.parameters());
        const std::string adapted = "model.layers.1.mlp.experts.down_proj";
        const auto sizes = tuned.parameter(adapted).sizes();  // [E, out, in]
        const std::vector<Parameter> adapter = {{"lora_A", randn({sizes[0], 4, sizes[2]}, 20, 0.1)},
                                                {"lora_B", at::zeros({sizes[0], sizes[1], 4})}};
        const WeightHook merge = [&](std::string_view name, const at::Tensor& weight) {
            return name == adapted ? weight + at::bmm(adapter[1].value, adapter[0].value) : weight;
        };
        const QuantPolicy policy = quant_policy("mxfp4_mlp_weight_only");
        std::vector<bool> merged_is_quantized;
        const WeightHook watch = [&](std::string_view name, const at::Tensor& weight) {
            if (name == adapted)
                merged_is_quantized.push_back(at::equal(
                    weight, fake_quantize(merge(name, tuned.parameter(name)), *policy.weight_format(name))));
            return weight;
        };
        tuned.weight_hook = then(then(merge, fake_quant_weights(policy)), watch);
        TrainerSettings fast = settings(8);
        fast.schedule.peak = 0.03;
        Trainer trainer(
            tuned, adapter, [](std::int64_t) { return two_batches(0); }, fast);
        double first = 0, last = 0;
        while (!trainer.done()) {
            last = trainer.step().loss;
            if (trainer.steps_done() == 1) first = last;
        }
        QVERIFY(last < first - 0.01);
        QCOMPARE(merged_is_quantized, std::vector<bool>(16, true));
        QVERIFY(same_bits(tuned.parameters(), before));
        QVERIFY((adapter[1].value != 0).any().item<bool>());
        QCOMPARE(trainer.weights().size(), std::size_t(2));

        const std::vector<Batch> batches = two_batches(5);
        tuned.weight_hook = shipped_weights(policy, merge);
        const LossResult shipped = evaluate_loss(tuned, batches);
        ship_in_place(tuned, policy, merge);
        QVERIFY(!tuned.weight_hook);
        QCOMPARE(evaluate_loss(tuned, batches).sum, shipped.sum);
        QVERIFY(!at::equal(tuned.parameter(adapted), named(before, adapted)));
    }

    void answers_are_those_of_each_prompt_alone() {
        const GptOss answering = model();
        std::vector<std::vector<std::int64_t>> prompts;
        for (const std::int64_t length : {5, 9, 3, 7, 4})
            prompts.push_back(random_batch({length}, 0, vocabulary, std::uint64_t(length)).ids);
        AnswerSettings answer{.max_new_tokens = 12, .batch_size = 2};
        // Whatever some answer's third token is: a stop token that is reached early by some, by others never.
        answer.stop_ids = {generate_answers(answering, prompts, answer)[0][2]};
        std::vector<std::int64_t> progress;
        const auto answers = generate_answers(
            answering, prompts, answer, [&](std::int64_t done, std::int64_t) { progress.push_back(done); });
        QCOMPARE(progress, (std::vector<std::int64_t>{2, 4, 5}));
        for (std::size_t i = 0; i < prompts.size(); ++i) {
            const GenerateSettings alone{.max_new_tokens = 12, .stop_ids = answer.stop_ids};
            QCOMPARE(answers[i], generate(answering, std::span(&prompts[i], 1), alone)[0]);
        }
        QVERIFY(answers[0].size() <= 3 && answers[0].back() == answer.stop_ids[0]);
    }

    void answers_stop_when_asked_to() {
        const GptOss answering = model();
        const std::vector<std::vector<std::int64_t>> prompts = {{1, 2}, {3}, {4, 5, 6}};
        std::stop_source stop;
        const auto answers = generate_answers(
            answering, prompts, {.max_new_tokens = 4, .batch_size = 1},
            [&](std::int64_t, std::int64_t) { stop.request_stop(); }, stop.get_token());
        QCOMPARE(answers[1].size(), std::size_t(4));
        QVERIFY(answers[0].empty() && answers[2].empty());
        const LossResult loss = evaluate_loss(answering, two_batches(0), {}, stop.get_token());
        QCOMPARE(loss.tokens, std::int64_t(0));
    }
};

NIBBLE_TEST(TrainerTest)
#include "tst_trainer.moc"
