// The chunked loss against whole logits, and which tokens it looks at.
#include "close.h"

#include "core/train/evaluator.h"
#include "core/train/loss.h"
#include "test_main.h"
#include "training_data.h"

using namespace nibble;
using nibble::test::randn;

namespace {

struct Gradients {
    at::Tensor loss, hidden, lm_head;
};
using Loss = at::Tensor (*)(const at::Tensor&, const at::Tensor&, const LossBatch&);

Gradients gradients(Loss loss, const at::Tensor& hidden, const at::Tensor& lm_head, const LossBatch& batch,
                    double scale) {
    const at::Tensor h = hidden.detach().clone().requires_grad_(true);
    const at::Tensor w = lm_head.detach().clone().requires_grad_(true);
    const at::Tensor sum = loss(h, w, batch);
    (sum * scale).backward();
    return {sum.detach(), h.grad(), w.grad()};
}

}  // namespace

class LossTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void chunks_equal_whole_logits_data() {
        QTest::addColumn<qint64>("vocabulary");
        QTest::newRow("one chunk") << qint64(50);
        QTest::newRow("many chunks, the last one short") << qint64(16001);
    }
    void chunks_equal_whole_logits() {
        QFETCH(qint64, vocabulary);
        const LossBatch batch = to_device(test::random_batch({90, 70, 3}, 5, vocabulary, 1), at::kCPU);
        QCOMPARE(batch.tokens, std::int64_t(85 + 65));
        const at::Tensor hidden = randn({3, 90, 24}, 2), lm_head = randn({vocabulary, 24}, 3, 0.5);
        const Gradients fast = gradients(cross_entropy_sum, hidden, lm_head, batch, 0.01);
        const Gradients plain = gradients(cross_entropy_sum_ref, hidden, lm_head, batch, 0.01);
        COMPARE_CLOSE(fast.loss, plain.loss, 1e-6);
        COMPARE_CLOSE(fast.hidden, plain.hidden, 1e-5);
        COMPARE_CLOSE(fast.lm_head, plain.lm_head, 1e-5);
        at::NoGradGuard no_grad;
        QVERIFY(at::equal(cross_entropy_sum(hidden, lm_head, batch), fast.loss));
    }

    void bfloat16_has_a_float32_loss() {
        const LossBatch batch = to_device(test::random_batch({40, 40}, 1, 64, 4), at::kCPU);
        const at::Tensor hidden = randn({2, 40, 32}, 5).to(at::kBFloat16),
                         lm_head = randn({64, 32}, 6, 0.5).to(at::kBFloat16);
        const Gradients fast = gradients(cross_entropy_sum, hidden, lm_head, batch, 1);
        QVERIFY(fast.loss.scalar_type() == at::kFloat && fast.hidden.scalar_type() == at::kBFloat16);
        const Gradients exact =
            gradients(cross_entropy_sum_ref, hidden.to(at::kFloat), lm_head.to(at::kFloat), batch, 1);
        COMPARE_CLOSE(fast.loss, exact.loss, 2e-3);
        COMPARE_CLOSE(fast.hidden, exact.hidden, 2e-2);
        COMPARE_CLOSE(fast.lm_head, exact.lm_head, 2e-2);
    }

    /// Zero logits make the gradient of every logit the same; the sums over many chunks must round once only.
    void a_bfloat16_head_adds_its_chunks_up_in_float32() {
        const std::int64_t vocabulary = 10000, count = 2500;
        LossBatch batch;
        batch.positions = at::arange(count);
        batch.targets = at::zeros(count, at::kLong);
        batch.tokens = count;
        const auto options = at::TensorOptions(at::kBFloat16);
        const Gradients fast = gradients(cross_entropy_sum, at::ones({count, 1}, options),
                                         at::zeros({vocabulary, 1}, options), batch, 1);
        at::Tensor expected = at::full({vocabulary, 1}, 1.0 / vocabulary, options).to(at::kFloat);
        expected[0] = -1;
        QVERIFY(fast.lm_head.scalar_type() == at::kBFloat16);
        QVERIFY(at::equal(fast.lm_head, (expected * count).to(at::kBFloat16)));
    }

    void a_frozen_head_gets_no_gradient() {
        const LossBatch batch = to_device(test::random_batch({8}, 2, 16, 7), at::kCPU);
        const at::Tensor hidden = randn({1, 8, 4}, 8).requires_grad_(true), lm_head = randn({16, 4}, 9);
        cross_entropy_sum(hidden, lm_head, batch).backward();
        QVERIFY(hidden.grad().defined() && !lm_head.grad().defined());
        // the position before the first trained token is the first with a gradient, the last has none
        const at::Tensor norms = hidden.grad().norm(2, 2)[0];
        for (std::int64_t t = 0; t < 8; ++t) QCOMPARE(norms[t].item<float>() > 0, t >= 1 && t < 7);
    }

    void no_token_gives_zero() {
        Batch batch = test::random_batch({6}, 6, 16, 10);
        const LossBatch on_device = to_device(batch, at::kCPU);
        QCOMPARE(on_device.tokens, std::int64_t(0));
        const at::Tensor hidden = randn({1, 6, 4}, 11).requires_grad_(true);
        const at::Tensor loss = cross_entropy_sum(hidden, randn({16, 4}, 12), on_device);
        QCOMPARE(loss.item<float>(), 0.f);
        loss.backward();
        QVERIFY((hidden.grad() == 0).all().item<bool>());
    }

    void R070_the_first_token_of_a_packed_row_has_no_label() {
        Batch batch = test::random_batch({7}, 0, 16, 13);
        batch.segments = {0, 0, 0, 1, 1, 1, 1};
        const LossBatch packed = to_device(batch, at::kCPU);
        QCOMPARE(batch.trained_tokens(), std::int64_t(5));
        QVERIFY(at::equal(packed.positions, at::tensor({0, 1, 3, 4, 5}, at::kLong)));
        QVERIFY(packed.input.segments.defined());
    }

    void R061_the_loss_is_a_sum_over_tokens() {
        // One token with loss 4 and nine with loss 1: 13 / 10, not (4 + 1) / 2. A head of two tokens and a
        // hidden state of one value give any loss: log(1 + exp(x)) with target 0.
        const at::Tensor lm_head = at::tensor({0.f, 1.f}).view({2, 1});
        auto logit = [](double loss) { return float(std::log(std::expm1(loss))); };
        auto micro_batch = [&](std::int64_t trained) {
            Batch batch{1, trained + 1, {}, {}, {}, {}, {0}};
            for (std::int64_t t = 0; t <= trained; ++t) {
                batch.ids.push_back(0);
                batch.labels.push_back(0);
                batch.mask.push_back(1);
            }
            return to_device(batch, at::kCPU);
        };
        const LossBatch one = micro_batch(1), nine = micro_batch(9);
        const double sum = cross_entropy_sum(at::full({1, 2, 1}, logit(4)), lm_head, one).item<double>() +
                           cross_entropy_sum(at::full({1, 10, 1}, logit(1)), lm_head, nine).item<double>();
        QVERIFY(std::abs(sum / double(one.tokens + nine.tokens) - 1.3) < 1e-6);
    }

    void padding_needs_a_mask_and_full_rows_none() {
        QVERIFY(!to_device(test::random_batch({4, 4}, 0, 8, 14), at::kCPU).input.mask.defined());
        QVERIFY(to_device(test::random_batch({4, 3}, 0, 8, 15), at::kCPU).input.mask.defined());
    }

    void perplexity_is_the_exponential_of_the_loss() {
        const LossResult result{std::log(7.0) * 5, 5};
        QVERIFY(std::abs(result.perplexity() - 7) < 1e-9);
        QVERIFY(std::isnan(LossResult{}.loss()));
    }
};

NIBBLE_TEST(LossTest)
#include "tst_loss.moc"
