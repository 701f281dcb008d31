#include <numeric>
#include <set>

#include "core/text/batches.h"
#include "text_fixture.h"

using namespace nibble;
using namespace nibble::test;
using Ids = std::vector<std::int64_t>;

class BatchesTest : public QObject {
    Q_OBJECT
    DataFolder folder_;

    // Example i has the length lengths[i]; its tokens are 100 * i + position, the last half of them trained.
    static std::vector<Example> examples(const Ids& lengths) {
        std::vector<Example> out;
        for (std::int64_t i = 0; i < std::ssize(lengths); ++i) {
            Example example;
            for (std::int64_t k = 0; k < lengths[i]; ++k) {
                example.ids.push_back(100 * i + k);
                example.trained.push_back(2 * k >= lengths[i]);
            }
            example.source = i;
            out.push_back(std::move(example));
        }
        return out;
    }

    static Ids lengths(std::int64_t count) {
        Ids out;
        for (std::int64_t i = 0; i < count; ++i) out.push_back(2 + i * 7 % 13);
        return out;
    }

    static Ids order(const Batches& batches, std::int64_t first_step, std::int64_t last_step) {
        Ids sources;
        for (std::int64_t step = first_step; step < last_step; ++step)
            for (const Batch& batch : batches.step(step))
                sources.insert(sources.end(), batch.sources.begin(), batch.sources.end());
        return sources;
    }

    Dataset two_rows(const std::string& question, const std::string& answer) const {
        return folder_.load(chat_row("q") + "\n" + chat_row(question, answer));
    }

  private Q_SLOTS:
    void a_batch_is_padded_to_its_longest_row() {
        const Batches batches(examples({3, 5}), {.batch_size = 2, .pad_id = 9});
        const auto step = batches.step(0);
        QCOMPARE(step.size(), std::size_t(1));
        const Batch& batch = step[0];
        QCOMPARE(batch.rows, std::int64_t(2));
        QCOMPARE(batch.length, std::int64_t(5));
        const std::size_t at = batch.sources[0] == 0 ? 0 : 5;  // where the short row is
        QCOMPARE(Ids(batch.ids.begin() + at, batch.ids.begin() + at + 5), (Ids{0, 1, 2, 9, 9}));
        QCOMPARE(Ids(batch.labels.begin() + at, batch.labels.begin() + at + 5),
                 (Ids{-100, -100, 2, -100, -100}));
        QCOMPARE(Ids(batch.mask.begin() + at, batch.mask.begin() + at + 5), (Ids{1, 1, 1, 0, 0}));
        QVERIFY(batch.segments.empty());
    }

    void each_epoch_visits_every_row_once_data() {
        QTest::addColumn<bool>("buckets");
        QTest::addColumn<bool>("packing");
        QTest::newRow("plain") << false << false;
        QTest::newRow("buckets") << true << false;
        QTest::newRow("packed") << true << true;
    }
    void each_epoch_visits_every_row_once() {
        QFETCH(bool, buckets);
        QFETCH(bool, packing);
        const Batches batches(examples(lengths(143)), {.batch_size = 2,
                                                       .gradient_accumulation = 3,
                                                       .seed = 5,
                                                       .length_buckets = buckets,
                                                       .packing = packing,
                                                       .max_length = 20});
        const std::int64_t steps = batches.steps_per_epoch();
        if (!packing) QCOMPARE(steps, std::int64_t(24));
        for (std::int64_t epoch = 0; epoch < 2; ++epoch) {
            Ids sources = order(batches, epoch * steps, (epoch + 1) * steps);
            std::ranges::sort(sources);
            Ids all(143);
            std::iota(all.begin(), all.end(), 0);
            QCOMPARE(sources, all);
        }
        for (std::int64_t step = 0; step < steps - 1; ++step)
            QCOMPARE(batches.step(step).size(), std::size_t(3));
    }

    void buckets_save_padding() {
        const auto padding = [](bool buckets) {
            const Batches batches(examples(lengths(128)),
                                  {.batch_size = 4, .seed = 1, .length_buckets = buckets});
            std::int64_t padded = 0;
            for (std::int64_t step = 0; step < batches.steps_per_epoch(); ++step)
                for (const Batch& batch : batches.step(step)) padded += std::ranges::count(batch.mask, 0);
            return padded;
        };
        QVERIFY(padding(true) * 3 < padding(false));
    }

    void R065_epochs_differ_and_resuming_finds_them_again() {
        const BatchSettings settings{.batch_size = 2, .seed = 3};
        const Batches straight(examples(lengths(19)), settings);
        const std::int64_t steps = straight.steps_per_epoch();
        const Ids first = order(straight, 0, steps), second = order(straight, steps, 2 * steps),
                  third = order(straight, 2 * steps, 3 * steps);
        const Batches resumed(examples(lengths(19)), settings);  // asked for epochs 2 and 3 only
        QCOMPARE(order(resumed, steps, 2 * steps), second);
        QCOMPARE(order(resumed, 2 * steps, 3 * steps), third);
        QVERIFY(first != second && second != third && first != third);
        QVERIFY(order(Batches(examples(lengths(19)), {.batch_size = 2, .seed = 4}), 0, steps) != first);
    }

    void the_source_keeps_the_data_alive() {
        BatchSource source;
        Ids expected;
        {
            const Batches batches(examples(lengths(19)), {.batch_size = 2});
            expected = batches.step(4)[0].ids;
            source = batches.source();
        }
        QCOMPARE(source(4)[0].ids, expected);
    }

    void R070_packed_rows_keep_their_examples_apart() {
        const auto data = examples({6, 4, 5, 3});
        const Batches batches(data, {.batch_size = 2, .packing = true, .max_length = 10, .pad_id = 9});
        QCOMPARE(batches.steps_per_epoch(), std::int64_t(1));
        const auto step = batches.step(0);
        const Batch& batch = step[0];
        QCOMPARE(batch.rows, std::int64_t(2));
        QCOMPARE(batch.length, std::int64_t(10));
        QCOMPARE(batch.segments.size(), batch.ids.size());
        std::set<std::int64_t> found;
        for (std::int64_t row = 0; row < 2; ++row) {
            for (std::int64_t k = 0; k < 10; ++k) {
                const std::int64_t i = row * 10 + k;
                const bool starts = k == 0 || batch.segments[i] != batch.segments[i - 1];
                if (!batch.mask[i]) {
                    QCOMPARE(batch.labels[i], std::int64_t(-100));
                    continue;
                }
                if (starts) {
                    found.insert(batch.ids[i] / 100);
                    QCOMPARE(batch.ids[i] % 100,
                             std::int64_t(0));  // a segment starts with an example's first token
                    QCOMPARE(batch.labels[i], std::int64_t(-100));  // which nothing before it predicts
                } else {
                    QCOMPARE(batch.ids[i], batch.ids[i - 1] + 1);
                }
            }
        }
        QCOMPARE(found, (std::set<std::int64_t>{0, 1, 2, 3}));
    }

    void the_first_token_has_no_label() {
        Example example{{1, 2}, {1, 1}, 0};
        QCOMPARE(example.trained_tokens(), std::int64_t(1));
        QCOMPARE(Batches({example}, {}).step(0)[0].labels, (Ids{-100, 2}));
    }

    void evaluation_visits_rows_in_order_of_length() {
        const auto data = examples({5, 2, 4, 2, 3});
        Ids sources;
        for (const Batch& batch : evaluation_batches(data, 2, 0))
            sources.insert(sources.end(), batch.sources.begin(), batch.sources.end());
        QCOMPARE(sources, (Ids{1, 3, 4, 2, 0}));
    }

    void R060_a_row_whose_answer_is_cut_off_is_left_out_and_counted() {
        const Dataset data = two_rows(std::string(400, 'x'), "b");
        const auto rows = tokenize_rows(data, Ids{0, 1}, small_tokenizer(), 200);
        QCOMPARE(rows.examples.size(), std::size_t(1));
        QCOMPARE(rows.examples[0].source, std::int64_t(0));
        QCOMPARE(rows.excluded, std::int64_t(1));
        QCOMPARE(rows.problems.size(), std::size_t(1));
        QCOMPARE(rows.problems[0].line, std::int64_t(2));
    }

    void R060_all_rows_masked_is_refused() {
        const Dataset data = two_rows(std::string(400, 'x'), "b");
        const auto whole = tokenize_rows(data, Ids{0, 1}, small_tokenizer(), 0);
        const auto& trained = whole.examples[0].trained;
        const std::int64_t shortest = std::ranges::find(trained, 1) - trained.begin() + 1;
        const std::string error = error_of([&] { tokenize_rows(data, Ids{0, 1}, small_tokenizer(), 10); });
        QVERIFY2(contains(error, "is " + std::to_string(shortest)), error.c_str());
        QCOMPARE(tokenize_rows(data, Ids{0}, small_tokenizer(), shortest).examples.size(), std::size_t(1));
        QVERIFY(!error_of([&] { tokenize_rows(data, Ids{0}, small_tokenizer(), shortest - 1); }).empty());
    }

    void rows_that_cannot_be_rendered_are_left_out() {
        Dataset data = folder_.load(chat_row("q") + "\n" + chat_row("r"));
        data.rows[1].conversation.messages.push_back(make_message("tool", "of no name"));
        const auto rows = tokenize_rows(data, Ids{0, 1}, small_tokenizer(), 0);
        QCOMPARE(rows.examples.size(), std::size_t(1));
        QVERIFY(contains(rows.problems[0].message, "name"));
        const std::string error = error_of([&] { tokenize_rows(data, Ids{1}, small_tokenizer(), 0); });
        QVERIFY(contains(error, "data.jsonl:2"));
    }

    void long_rows_lose_their_end() {
        const Dataset data = two_rows("q", std::string(400, 'x'));
        const auto whole = tokenize_rows(data, Ids{1}, small_tokenizer(), 0);
        const std::int64_t length = std::ssize(whole.examples[0].ids);
        QCOMPARE(whole.truncated, std::int64_t(0));
        QCOMPARE(whole.tokens, length);
        const auto cut = tokenize_rows(data, Ids{1}, small_tokenizer(), length - 5);
        QCOMPARE(cut.truncated, std::int64_t(1));
        QCOMPARE(cut.longest, length);
        QVERIFY(std::equal(cut.examples[0].ids.begin(), cut.examples[0].ids.end(),
                           whole.examples[0].ids.begin()));
        QCOMPARE(cut.trained_tokens, whole.trained_tokens - 5);
    }

    void settings_out_of_range_are_refused() {
        QVERIFY(!error_of([] { Batches({}, {}); }).empty());
        QVERIFY(!error_of([] { Batches(examples({3}), {.batch_size = 0}); }).empty());
    }
};

NIBBLE_TEST(BatchesTest)
#include "tst_batches.moc"
