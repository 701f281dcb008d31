// Evaluation: the loss on held-out rows, and answers that are generated and judged, always of the weights as
// they ship.
#include "core/model/torch.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/model/gpt_oss.h"
#include "core/quant/fake_quant.h"
#include "core/quant/shipped.h"
#include "core/run/active_run.h"
#include "core/run/shipped_hash.h"
#include "core/text/answer_check.h"
#include "core/train/evaluator.h"

namespace nibble {

namespace {

std::string check_name(const Check& check) {
    return !check.language.empty() ? "language" : check.refusal ? "refusal" : "final";
}

std::string expectation(const Check& check) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
    if (!check.language.empty()) add("analysis in " + check.language);
    if (check.final) add("final answer: " + *check.final);
    if (check.refusal) add(*check.refusal ? "a refusal" : "no refusal");
    return text;
}

/// The loss over the rows' own answers; NaN where the rows have none.
void add_loss(ActiveRun& run, const Stage& stage, const Dataset& data, const std::vector<std::int64_t>& rows,
              EvaluationDone& result) {
    result.loss = result.perplexity = std::nan("");
    TokenizedRows tokenized;
    try {
        tokenized = tokenize_rows(data, rows, *run.tokenizer, run.recipe.data.max_length);
    } catch (const Error& error) {
        return run.log(LogLine::Level::warning, stage.id,
                       sentence_on(result.data, NIBBLE_TEXT("Core", "no loss: %1"), error.what()));
    }
    const auto batches =
        evaluation_batches(tokenized.examples, stage.evaluation_batch_size, pad_token(*run.tokenizer));
    const LossResult loss = evaluate_loss(
        *run.model, batches, run.progress(stage.id, sentence(NIBBLE_TEXT("Core", "loss of %1"), result.of)),
        run.stop);
    run.throw_if_stopped();
    result.loss = loss.loss();
    result.perplexity = loss.perplexity();
    result.tokens = loss.tokens;
}

/// Adds up the verdicts of each kind of check.
std::vector<CheckRate> pass_rates(const std::vector<ScoredAnswer>& answers) {
    std::map<std::string, PassRate> counts;
    for (const ScoredAnswer& answer : answers) counts[answer.check].add(answer.verdict);
    std::vector<CheckRate> rates;
    for (const auto& [check, count] : counts) {
        const Interval interval = wilson_interval(count.passed, count.total());
        rates.push_back(
            {check, count.total(), count.passed, count.invalid, count.rate(), interval.low, interval.high});
    }
    return rates;
}

void add_answers(ActiveRun& run, const Stage& stage, const Dataset& data,
                 const std::vector<std::int64_t>& rows, EvaluationDone& result) {
    std::vector<const Row*> checked;
    std::vector<std::vector<std::int64_t>> prompts;
    std::vector<std::string> texts;
    for (const std::int64_t index : rows) {
        const Row& row = data.rows[std::size_t(index)];
        if (!row.check || row.check->empty()) continue;
        Rendered prompt = render_completion(prompt_of(row.conversation), *run.tokenizer);
        checked.push_back(&row);
        prompts.push_back(std::move(prompt.ids));
        texts.push_back(std::move(prompt.text));
    }
    if (checked.empty()) return;
    if (result.of == stage.of.front())  // the prompts are the same for all that are evaluated
        run.log(LogLine::Level::info, stage.id,
                sentence_on(result.data, NIBBLE_TEXT("Core", "the first prompt is: %1"), texts.front()));
    AnswerSettings settings = answer_settings(*run.tokenizer);
    settings.max_new_tokens = stage.max_new_tokens;
    settings.temperature = stage.temperature;
    settings.seed = run.recipe.seed;
    settings.batch_size = stage.evaluation_batch_size;
    const auto generated = generate_answers(
        *run.model, prompts, settings,
        run.progress(stage.id, sentence(NIBBLE_TEXT("Core", "answers of %1"), result.of)), run.stop);
    run.throw_if_stopped();
    std::int64_t invalid = 0;
    for (std::size_t i = 0; i < checked.size(); ++i) {
        const Answer answer = parse_answer(generated[i], *run.tokenizer);
        const Check& check = *checked[i]->check;
        ScoredAnswer scored{checked[i]->line,   texts[i],          answer.analysis,     answer.final,
                            expectation(check), check_name(check), judge(check, answer)};
        if (!answer.valid && answer.final.empty() && answer.analysis.empty())
            scored.final_text = run.tokenizer->decode(generated[i]);  // shows what came instead of an answer
        invalid += scored.verdict == Verdict::invalid;
        result.answers.push_back(std::move(scored));
    }
    result.rates = pass_rates(result.answers);
    if (double(invalid) > 0.1 * double(checked.size()))
        run.log(
            LogLine::Level::warning, stage.id,
            sentence(
                NIBBLE_TEXT(
                    "Core",
                    "%1 of %2 answers of %3 are no complete answers; they count as not passed. Too small a "
                    "max_new_tokens (%4) can be the reason."),
                invalid, checked.size(), result.of, stage.max_new_tokens));
}

EvaluationDone evaluate_on(ActiveRun& run, const Stage& stage, const std::string& of,
                           const std::string& file) {
    EvaluationDone result;
    result.stage = stage.id;
    result.of = of;
    result.data = file;
    const Dataset& data = run.evaluation_data.at(file);
    std::vector<std::int64_t> rows(data.rows.size());
    std::iota(rows.begin(), rows.end(), 0);
    if (stage.limit > 0 && std::size_t(stage.limit) < rows.size()) rows.resize(std::size_t(stage.limit));
    add_loss(run, stage, data, rows, result);
    add_answers(run, stage, data, rows, result);
    return result;
}

/// What an attempt that was cut short has evaluated; nothing where a finished evaluation is to be repeated.
std::vector<EvaluationDone> unfinished_evaluations(const ActiveRun& run, const Stage& stage) {
    for (const StageSummary& summary : run.store.stages(run.id))
        if (summary.id == stage.id && summary.status == RunStatus::finished) return {};
    std::vector<EvaluationDone> done = run.store.evaluations(run.id);
    std::erase_if(done, [&](const EvaluationDone& e) { return e.stage != stage.id; });
    return done;
}

}  // namespace

void run_evaluation(ActiveRun& run, const Stage& stage) {
    const auto start = std::chrono::steady_clock::now();
    const auto earlier = unfinished_evaluations(run, stage);
    const auto is_done = [&](const std::string& of, const std::string& file) {
        return std::any_of(earlier.begin(), earlier.end(),
                           [&](const EvaluationDone& e) { return e.of == of && e.data == file; });
    };
    run.tell(StageStarted{stage.id, stage.type, 0, 0});
    for (const std::string& of : stage.of) {
        std::vector<std::string> files;
        for (const std::string& file : stage.data)
            if (!is_done(of, file)) files.push_back(file);
        if (files.empty()) continue;
        const std::string source = of == "base" ? "" : of;
        run.load(source);
        const StageState state = run.state_of(source);
        const QuantPolicy policy = quant_policy(state.policy, state.scale_rule);
        ship_in_place(*run.model, policy);
        run.holds(std::nullopt);
        run.model->activation_hook = fake_quant_inputs(policy, state.amax);
        save_evaluated_hash(
            run.folder, source,
            shipped_hash(*run.model,
                         run.progress(stage.id, sentence(NIBBLE_TEXT("Core", "hash of %1"), of))));
        for (const std::string& file : files) run.tell(evaluate_on(run, stage, of, file));
    }
    run.tell(StageFinished{stage.id,
                           std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()});
}

}  // namespace nibble
