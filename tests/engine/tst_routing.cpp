// Tokens per expert against a count by hand.
#include "tiny_model.h"

#include "core/train/routing.h"

using namespace nibble;

class RoutingTest : public QObject {
    Q_OBJECT

    static Batch batch(std::int64_t rows, std::int64_t length, std::int64_t padding, std::uint64_t seed) {
        Batch batch;
        batch.rows = rows;
        batch.length = length;
        const at::Tensor ids = test::random_ids({rows, length}, 97, seed);
        batch.ids.assign(ids.const_data_ptr<std::int64_t>(),
                         ids.const_data_ptr<std::int64_t>() + ids.numel());
        batch.labels = batch.ids;
        batch.mask.assign(std::size_t(rows * length), 1);
        for (std::int64_t i = 0; i < padding; ++i) batch.mask[std::size_t(rows * length - 1 - i)] = 0;
        return batch;
    }

  private Q_SLOTS:
    void counts_are_those_by_hand() {
        const GptOss model = test::random_model(test::small_config(), 4);
        const std::vector<Batch> batches = {batch(2, 11, 4, 1), batch(1, 7, 0, 2)};
        std::int64_t told = 0;
        const std::vector<std::int64_t> counts =
            count_routing(model, batches, [&](std::int64_t done, std::int64_t) { told = done; });
        QCOMPARE(told, std::int64_t(2));
        std::vector<std::int64_t> expected(3 * 6);
        for (const Batch& b : batches) {
            const at::Tensor ids = at::tensor(b.ids).view({b.rows, b.length}), mask = at::tensor(b.mask);
            const ModelOutput output = model.forward({ids, mask.view_as(ids), {}}, {.router_logits = true});
            for (int layer = 0; layer < 3; ++layer) {
                const at::Tensor logits = output.router_logits[std::size_t(layer)].to(at::kDouble);
                for (std::int64_t token = 0; token < b.rows * b.length; ++token) {
                    if (b.mask[std::size_t(token)] == 0) continue;
                    // The two largest of six.
                    for (std::int64_t e = 0; e < 6; ++e) {
                        const std::int64_t above =
                            (logits[token] > logits[token][e]).sum().item<std::int64_t>();
                        expected[std::size_t(layer * 6 + e)] += above < 2;
                    }
                }
            }
        }
        QCOMPARE(counts, expected);
        for (int layer = 0; layer < 3; ++layer)  // 25 real tokens, two experts each
            QCOMPARE(
                std::accumulate(counts.begin() + layer * 6, counts.begin() + layer * 6 + 6, std::int64_t{0}),
                std::int64_t(50));
    }

    void stops_when_asked() {
        const GptOss model = test::random_model(test::small_config(), 4);
        const std::vector<Batch> batches = {batch(1, 5, 0, 1), batch(1, 7, 0, 2)};
        std::stop_source stop;
        const auto counts = count_routing(
            model, batches, [&](std::int64_t, std::int64_t) { stop.request_stop(); }, stop.get_token());
        QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}), std::int64_t(3 * 5 * 2));
    }
};

NIBBLE_TEST(RoutingTest)
#include "tst_routing.moc"
