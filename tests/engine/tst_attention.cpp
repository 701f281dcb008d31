#include "close.h"

#include "core/model/attention.h"
#include "test_main.h"

using namespace nibble;
using test::randn;

namespace {

struct Heads {
    at::Tensor q, k, v, sinks;
};

Heads heads(std::int64_t rows, std::int64_t length, std::int64_t query_heads, std::int64_t key_heads,
            std::int64_t dim) {
    return {randn({rows, length, query_heads, dim}, 1), randn({rows, length, key_heads, dim}, 2),
            randn({rows, length, key_heads, dim}, 3), randn({query_heads}, 4)};
}

using Attention = at::Tensor(const at::Tensor&, const at::Tensor&, const at::Tensor&, const at::Tensor&,
                             std::int64_t, const Visibility&);

/// The result and the gradients of q, k, v and the sinks for a fixed random gradient of the result.
std::vector<at::Tensor> with_gradients(Attention* f, const Heads& h, std::int64_t window,
                                       const Visibility& seen) {
    std::vector<at::Tensor> leaves;
    for (const at::Tensor& x : {h.q, h.k, h.v, h.sinks}) leaves.push_back(x.detach().requires_grad_(true));
    const at::Tensor out = f(leaves[0], leaves[1], leaves[2], leaves[3], window, seen);
    out.backward(randn(out.sizes(), 5).to(out.scalar_type()));
    std::vector<at::Tensor> result{out.detach()};
    for (const at::Tensor& leaf : leaves) result.push_back(leaf.grad());
    return result;
}

}  // namespace

class AttentionTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void equals_the_written_out_softmax_data() {
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("window");
        QTest::addColumn<int>("key_heads");
        QTest::addColumn<QString>("seen");
        for (int length : {1, 7, 64, 150}) {
            for (int window : {0, 1, 8, 64}) {
                for (const char* seen : {"all", "right padding", "left padding", "holes", "segments"}) {
                    const int key_heads = (length + window) % 2 ? 2 : 4;
                    QTest::addRow("%d tokens, window %d, %d key heads, %s", length, window, key_heads, seen)
                        << length << window << key_heads << seen;
                }
            }
        }
    }
    void equals_the_written_out_softmax() {
        QFETCH(int, length);
        QFETCH(int, window);
        QFETCH(int, key_heads);
        QFETCH(QString, seen);
        const Heads h = heads(2, length, 4, key_heads, 16);
        const at::Tensor index = at::arange(length);
        Visibility visibility;
        if (seen == "right padding") visibility.real = at::stack({index < length, index < (length + 1) / 2});
        if (seen == "left padding") visibility.real = at::stack({index >= 0, index >= length / 3});
        if (seen == "holes") visibility.real = at::stack({index % 5 != 2, index % 3 != 1});
        if (seen == "segments") {
            visibility.first =
                at::stack({at::where(index < length / 3, 0, length / 3), at::zeros({length}, at::kLong)});
        }
        const auto expected = with_gradients(attention_ref, h, window, visibility);
        const auto got = with_gradients(attention, h, window, visibility);
        const char* names[] = {"result", "dq", "dk", "dv", "dsinks"};
        for (std::size_t i = 0; i < got.size(); ++i) {
            QVERIFY2(test::all_finite(got[i]), names[i]);
            const double error = test::relative_error(got[i], expected[i]);
            QVERIFY2(error < 2e-6, qPrintable(QString("%1: relative error %2").arg(names[i]).arg(error)));
        }
    }

    void bfloat16_is_close_to_float32() {
        Heads h = heads(2, 70, 4, 2, 16);
        for (at::Tensor* x : {&h.q, &h.k, &h.v, &h.sinks}) *x = x->to(at::kBFloat16);
        Heads exact = h;
        for (at::Tensor* x : {&exact.q, &exact.k, &exact.v, &exact.sinks}) *x = x->to(at::kFloat);
        const auto expected = with_gradients(attention_ref, exact, 16, {});
        const auto got = with_gradients(attention, h, 16, {});
        for (std::size_t i = 0; i < got.size(); ++i) {
            QCOMPARE(got[i].scalar_type(), at::kBFloat16);
            COMPARE_CLOSE(got[i], expected[i], 0.01);
        }
    }

    void spans_are_the_runs_of_tokens_that_see_one_another() {
        const Spans whole = find_spans(2, 5, {}, at::kCPU);
        QVERIFY(!whole.tokens.defined());
        QVERIFY(at::equal(whole.starts, at::tensor({0, 5, 10}, at::kInt)));
        QCOMPARE(whole.longest, std::int64_t(5));
        // Row 0: segments of 2 and 3 tokens, the last one padding. Row 1: padding on the left.
        Visibility seen;
        seen.first = at::tensor({0, 0, 2, 2, 2, 0, 0, 0, 0, 0}, at::kLong).view({2, 5});
        seen.real = at::tensor({1, 1, 1, 1, 0, 0, 0, 1, 1, 1}, at::kLong).view({2, 5}).to(at::kBool);
        const Spans spans = find_spans(2, 5, seen, at::kCPU);
        QVERIFY(at::equal(spans.tokens, at::tensor({0, 1, 2, 3, 7, 8, 9}, at::kLong)));
        QVERIFY(at::equal(spans.starts, at::tensor({0, 2, 4, 7}, at::kInt)));
        QCOMPARE(spans.starts.scalar_type(), at::kInt);
        QCOMPARE(spans.longest, std::int64_t(3));
    }

    void R021_window_counts_the_token_itself() {
        const at::Tensor seen = visible_keys(300, 128, {}, at::kCPU)[0];
        QCOMPARE(seen[200].sum().item<int>(), 128);
        QVERIFY(seen[200][73].item<bool>() && seen[200][200].item<bool>());
        QVERIFY(!seen[200][72].item<bool>() && !seen[200][201].item<bool>());
        QCOMPARE(seen[5].nonzero().flatten().equal(at::arange(6)), true);
        // What attention itself does: a key's value reaches exactly the queries that see the key.
        Heads h = heads(1, 300, 1, 1, 8);
        h.v.zero_();
        h.v[0][72] = 1;
        const at::Tensor reached = attention(h.q, h.k, h.v, h.sinks, 128, {}).abs().sum({0, 2, 3}) > 0;
        QVERIFY(reached[199].item<bool>());
        QVERIFY(!reached[200].item<bool>());
        QVERIFY(!reached[71].item<bool>());
    }

    void R023_a_sink_takes_its_share_and_has_a_gradient() {
        // Two keys with score 0 and a sink of 0: a third each.
        const at::Tensor q = at::zeros({1, 2, 1, 8}), k = at::zeros({1, 2, 1, 8});
        const at::Tensor v = at::ones({1, 2, 1, 8}), sinks = at::zeros({1});
        const at::Tensor out = attention(q, k, v, sinks, 0, {});
        COMPARE_CLOSE(out[0][1], at::full({1, 8}, 2.0 / 3), 1e-6);

        const Heads h = heads(1, 20, 2, 1, 8);
        const at::Tensor gradient = with_gradients(attention, h, 4, {})[4];
        auto value = [&](double step) {
            const at::Tensor moved = h.sinks.clone();
            moved[1] += step;
            const at::Tensor y = attention(h.q, h.k, h.v, moved, 4, {});
            return (y.to(at::kDouble) * randn(y.sizes(), 5).to(at::kDouble)).sum().item<double>();
        };
        const double numeric = (value(1e-2) - value(-1e-2)) / 2e-2;
        QVERIFY(std::abs(numeric - gradient[1].item<double>()) < 1e-4 * std::max(1.0, std::abs(numeric)));
    }

    void the_same_bits_on_each_run() {
        const Heads h = heads(3, 90, 4, 2, 16);
        const auto first = with_gradients(attention, h, 32, {});
        const auto second = with_gradients(attention, h, 32, {});
        for (std::size_t i = 0; i < first.size(); ++i) QVERIFY(at::equal(first[i], second[i]));
    }
};

NIBBLE_TEST(AttentionTest)
#include "tst_attention.moc"
