#include "core/text/batches.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/base/error.h"
#include "core/text/shuffle.h"

namespace nibble {

namespace {

using Members = std::vector<std::int64_t>;  // the examples that stand in one row of a batch

std::int64_t length_of(const Example& example) {
    return static_cast<std::int64_t>(example.ids.size());
}

std::int64_t length_of(std::span<const Example> examples, const Members& row) {
    std::int64_t length = 0;
    for (const std::int64_t example : row) length += length_of(examples[example]);
    return length;
}

std::vector<std::int64_t> by_length(std::span<const Example> examples) {
    std::vector<std::int64_t> order(examples.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](std::int64_t i) { return length_of(examples[i]); });
    return order;
}

// The longest first, each into the fullest row that has room for it ("best fit decreasing").
std::vector<Members> pack(std::span<const Example> examples, std::int64_t max_length) {
    std::vector<Members> rows;
    std::multimap<std::int64_t, std::size_t> room;  // free tokens -> row
    const auto order = by_length(examples);
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        const std::int64_t length = length_of(examples[*i]);
        std::int64_t left = max_length - length;
        std::size_t row = rows.size();
        if (const auto fit = room.lower_bound(length); fit != room.end()) {
            left = fit->first - length;
            row = fit->second;
            room.erase(fit);
        } else {
            rows.emplace_back();
        }
        rows[row].push_back(*i);
        room.emplace(left, row);
    }
    return rows;
}

std::vector<Members> single_rows(std::int64_t count) {
    std::vector<Members> rows;
    for (std::int64_t i = 0; i < count; ++i) rows.push_back({i});
    return rows;
}

void append(Batch& batch, const Example& example) {
    batch.ids.insert(batch.ids.end(), example.ids.begin(), example.ids.end());
    for (std::size_t i = 0; i < example.ids.size(); ++i) {
        const bool counts = i > 0 && example.trained[i];  // nothing predicts the first token
        batch.labels.push_back(counts ? example.ids[i] : -100);
    }
    batch.mask.resize(batch.ids.size(), 1);
    batch.sources.push_back(example.source);
}

Batch make_batch(std::span<const Example> examples, std::span<const Members> rows, bool packed,
                 std::int64_t pad_id) {
    Batch batch;
    batch.rows = static_cast<std::int64_t>(rows.size());
    for (const Members& row : rows) batch.length = std::max(batch.length, length_of(examples, row));
    std::int64_t end = 0;
    for (const Members& row : rows) {
        end += batch.length;
        std::int64_t segment = 0;
        for (const std::int64_t i : row) {
            append(batch, examples[i]);
            if (packed) batch.segments.resize(batch.ids.size(), segment++);
        }
        batch.ids.resize(end, pad_id);
        batch.labels.resize(end, -100);
        batch.mask.resize(end, 0);
        if (packed) batch.segments.resize(end, segment);  // padding is a segment of its own
    }
    return batch;
}

// Renders rows and cuts them, keeping count of what that costs.
class RowTokenizer {
  public:
    RowTokenizer(const Tokenizer& tokenizer, std::int64_t max_length)
        : tokenizer_(tokenizer), max_length_(max_length) {}

    void add(const Row& row, std::int64_t index);
    TokenizedRows take();

  private:
    void problem(const Row& row, Severity severity, std::string message) {
        out_.problems.push_back({row.file, row.line, std::move(message), severity});
    }
    void exclude(const Row& row, const std::string& reason) {
        ++out_.excluded;
        problem(row, Severity::error, "left out: " + reason);
    }

    const Tokenizer& tokenizer_;
    std::int64_t max_length_;
    std::int64_t shortest_ = 0;  // the length that would keep a trained token of some row; 0: no row has any
    TokenizedRows out_;
};

void RowTokenizer::add(const Row& row, std::int64_t index) {
    Rendered rendered;
    try {
        rendered = render_training(row.conversation, tokenizer_);
    } catch (const Error& error) {
        exclude(row, error.what());
        return;
    }
    Example example{std::move(rendered.ids), std::move(rendered.trained), index};
    if (!rendered.spans.empty() && rendered.spans.back().channel == "final")
        example.final_begin = rendered.spans.back().begin;
    const std::int64_t length = length_of(example);
    const std::int64_t needed = std::ranges::find(example.trained, 1) - example.trained.begin() + 1;
    out_.longest = std::max(out_.longest, length);
    if (needed > length) {
        exclude(row, "it has no trained token");
        return;
    }
    shortest_ = shortest_ ? std::min(shortest_, needed) : needed;
    if (max_length_ > 0 && needed > max_length_) {
        exclude(row,
                fmt::format("its first trained token is number {}, past max_length {}", needed, max_length_));
        return;
    }
    if (max_length_ > 0 && length > max_length_) {
        example.ids.resize(max_length_);
        example.trained.resize(max_length_);
        ++out_.truncated;
        problem(row, Severity::warning,
                fmt::format("cut from {} to {} tokens: the end is not trained", length, max_length_));
    }
    out_.tokens += length_of(example);
    out_.trained_tokens += example.trained_tokens();
    out_.examples.push_back(std::move(example));
}

TokenizedRows RowTokenizer::take() {
    if (out_.examples.empty() && shortest_ > 0)
        fail(
            "none of {} rows keeps a trained token within max_length {}; the shortest max_length that keeps "
            "one is {}",
            out_.excluded, max_length_, shortest_);
    if (out_.examples.empty() && out_.excluded > 0)
        fail("none of {} rows can be trained on; the first, {}:{}, is {}", out_.excluded,
             out_.problems[0].file, out_.problems[0].line, out_.problems[0].message);
    return std::move(out_);
}

}  // namespace

std::int64_t Example::trained_tokens() const {
    return trained.empty() ? 0 : std::count(trained.begin() + 1, trained.end(), 1);
}

TokenizedRows tokenize_rows(const Dataset& data, std::span<const std::int64_t> rows,
                            const Tokenizer& tokenizer, std::int64_t max_length,
                            const std::function<void(std::int64_t, std::int64_t)>& progress) {
    RowTokenizer tokenized(tokenizer, max_length);
    std::int64_t done = 0;
    for (const std::int64_t index : rows) {
        tokenized.add(data.rows.at(index), index);
        if (progress) progress(++done, std::ssize(rows));
    }
    return tokenized.take();
}

LimitEffect effect_of_limit(std::span<const Example> uncut, std::int64_t max_length) {
    LimitEffect effect;
    for (const Example& example : uncut) {
        const std::int64_t length = length_of(example);
        const std::int64_t kept = max_length > 0 ? std::min(length, max_length) : length;
        const auto trained = std::span(example.trained).first(kept);
        if (kept < length) {
            ++effect.rows_cut;
            effect.answers_cut += example.final_begin >= 0;
            effect.answers_lost += example.final_begin >= kept;
        }
        if (std::ranges::find(trained, 1) == trained.end()) {
            ++effect.excluded;
            continue;
        }
        effect.tokens += kept;
        effect.trained_tokens += std::count(trained.begin() + 1, trained.end(), 1);
    }
    return effect;
}

struct Batches::Impl {
    std::vector<Example> examples;
    BatchSettings settings;
    std::vector<Members> rows;
    std::int64_t rows_per_step = 0;

    std::vector<std::int64_t> epoch_order(SplitMix64& random) const;
    std::vector<std::vector<Members>> micro_batches(std::span<const std::int64_t> order) const;
};

Batches::Batches(std::vector<Example> examples, const BatchSettings& settings) {
    if (examples.empty()) fail("there are no rows to make batches of");
    if (settings.batch_size < 1 || settings.gradient_accumulation < 1)
        fail("batch_size {} and gradient_accumulation {} must be at least 1", settings.batch_size,
             settings.gradient_accumulation);
    auto impl = std::make_shared<Impl>();
    impl->examples = std::move(examples);
    impl->settings = settings;
    std::int64_t longest = settings.max_length;
    for (const Example& example : impl->examples) longest = std::max(longest, length_of(example));
    impl->rows = settings.packing ? pack(impl->examples, longest) : single_rows(std::ssize(impl->examples));
    impl->rows_per_step = settings.batch_size * settings.gradient_accumulation;
    impl_ = std::move(impl);
}

std::int64_t Batches::steps_per_epoch() const {
    return (std::ssize(impl_->rows) + impl_->rows_per_step - 1) / impl_->rows_per_step;
}

const std::vector<Example>& Batches::examples() const {
    return impl_->examples;
}

std::vector<std::int64_t> Batches::Impl::epoch_order(SplitMix64& random) const {
    std::vector<std::int64_t> order(rows.size());
    std::iota(order.begin(), order.end(), 0);
    shuffle(std::span(order), random);
    return order;
}

std::vector<std::vector<Members>> Batches::Impl::micro_batches(std::span<const std::int64_t> order) const {
    std::vector<std::vector<Members>> batches;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i % settings.batch_size == 0) batches.emplace_back();
        batches.back().push_back(rows[order[i]]);
    }
    return batches;
}

// With length buckets, the rows of 16 steps are sorted by length and cut into micro-batches, and those are
// put in random order again: rows of like length share a micro-batch, and a step still sees short and long
// ones.
std::vector<Batch> Batches::step(std::int64_t step) const {
    const Impl& impl = *impl_;
    const std::int64_t epoch = step / steps_per_epoch();
    const std::int64_t bucket = impl.settings.length_buckets ? 16 : 1;  // steps
    const std::int64_t in_epoch = step % steps_per_epoch();
    SplitMix64 random(SplitMix64(impl.settings.seed).next() + static_cast<std::uint64_t>(epoch));
    const auto order = impl.epoch_order(random);

    const std::int64_t begin = in_epoch / bucket * bucket * impl.rows_per_step;
    const std::int64_t count = std::min(bucket * impl.rows_per_step, std::ssize(order) - begin);
    std::vector<std::int64_t> rows(order.begin() + begin, order.begin() + begin + count);
    if (impl.settings.length_buckets)
        std::ranges::stable_sort(rows, {},
                                 [&](std::int64_t row) { return length_of(impl.examples, impl.rows[row]); });
    auto micro_batches = impl.micro_batches(rows);
    if (impl.settings.length_buckets) {
        SplitMix64 of_bucket(random.next() + static_cast<std::uint64_t>(begin));
        shuffle(std::span(micro_batches), of_bucket);
    }

    const std::int64_t accumulation = impl.settings.gradient_accumulation;
    const std::int64_t first = in_epoch % bucket * accumulation;
    const std::int64_t last = std::min(first + accumulation, std::ssize(micro_batches));
    std::vector<Batch> batches;
    for (std::int64_t i = first; i < last; ++i)
        batches.push_back(
            make_batch(impl.examples, micro_batches[i], impl.settings.packing, impl.settings.pad_id));
    return batches;
}

BatchSource Batches::source() const {
    return [batches = *this](std::int64_t step) { return batches.step(step); };
}

std::vector<Batch> evaluation_batches(std::span<const Example> examples, std::int64_t batch_size,
                                      std::int64_t pad_id) {
    if (batch_size < 1) fail("the batch size is {}; it must be at least 1", batch_size);
    std::vector<Members> rows;
    for (const std::int64_t i : by_length(examples)) rows.push_back({i});
    std::vector<Batch> batches;
    for (std::int64_t begin = 0; begin < std::ssize(rows); begin += batch_size) {
        const std::int64_t count = std::min(batch_size, std::ssize(rows) - begin);
        batches.push_back(make_batch(examples, std::span(rows).subspan(begin, count), false, pad_id));
    }
    return batches;
}

std::int64_t pad_token(const Tokenizer& tokenizer) {
    return tokenizer.find_special("<|endoftext|>").value_or(0);
}

}  // namespace nibble
