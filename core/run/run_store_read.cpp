// Reading the store.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <sstream>

#include "core/run/run_store_impl.h"

namespace nibble {

namespace {

template <typename Enum>
Enum from_name(const std::string& text, std::initializer_list<Enum> all) {
    for (const Enum each : all)
        if (text == name(each)) return each;
    fail("the store holds an unknown word: \"{}\"", text);
}

RunStatus status_from_name(const std::string& text) {
    return from_name(text, {RunStatus::running, RunStatus::finished, RunStatus::stopped, RunStatus::failed});
}

/// Of the runs from ?1 to ?2.
constexpr char summaries[] =
    "SELECT id, name, created, status, message, current_stage, step, steps, last_loss, best_validation_loss, "
    "seconds, ifnull(parent, 0), parent_stage, parent_step, notes, tags, starred, archived FROM runs "
    "WHERE id BETWEEN ?1 AND ?2 ORDER BY id DESC";

std::vector<std::string> words(const std::string& text) {
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
}

RunSummary summary(const Query& row) {
    RunSummary run;
    run.id = row.integer(0);
    run.name = row.text(1);
    run.created = row.text(2);
    run.status = status_from_name(row.text(3));
    run.message = row.text(4);
    run.current_stage = row.text(5);
    run.step = row.integer(6);
    run.steps = row.integer(7);
    run.last_loss = row.optional(8);
    run.best_validation_loss = row.optional(9);
    run.seconds = row.real(10);
    run.parent = {row.integer(11), row.text(12), row.integer(13)};
    run.labels = {row.text(14), words(row.text(15)), row.integer(16) != 0, row.integer(17) != 0};
    return run;
}

CheckRate check_rate(const Query& row, int first) {
    return {row.text(first),     row.integer(first + 1), row.integer(first + 2), row.integer(first + 3),
            row.real(first + 4), row.real(first + 5),    row.real(first + 6)};
}

}  // namespace

std::vector<RunSummary> RunStore::runs() const {
    std::vector<RunSummary> all;
    std::map<std::int64_t, std::size_t> place;
    Query row(*impl_, summaries, std::int64_t(0), std::numeric_limits<std::int64_t>::max());
    while (row.next()) {
        all.push_back(summary(row));
        place[all.back().id] = all.size() - 1;
    }
    Query rate(*impl_,
               "SELECT stages.run, subject || '/' || \"check\", rate FROM pass_rates "
               "JOIN evaluations ON evaluations.id = evaluation JOIN stages ON stages.id = stage ORDER BY "
               "evaluation");
    while (rate.next())
        if (const auto found = place.find(rate.integer(0)); found != place.end())
            all[found->second].pass_rates[rate.text(1)] = rate.real(2);
    return all;
}

RunSummary RunStore::run(std::int64_t id) const {
    Query row(*impl_, summaries, id, id);
    if (!row.next()) fail("{}: there is no run {}", path().string(), id);
    RunSummary run = summary(row);
    for (const EvaluationDone& evaluation : evaluations(id))
        for (const CheckRate& rate : evaluation.rates)
            run.pass_rates[evaluation.of + "/" + rate.check] = rate.rate;
    return run;
}

std::int64_t RunStore::find(const std::string& id_or_name) const {
    const bool number =
        !id_or_name.empty() && id_or_name.size() < 18 &&
        std::all_of(id_or_name.begin(), id_or_name.end(), [](unsigned char c) { return std::isdigit(c); });
    Query row(*impl_,
              "SELECT id FROM runs WHERE id = ?1 OR name = ?2 OR ?2 = 'latest' "
              "ORDER BY id = ?1 DESC, name = ?2 DESC, id DESC LIMIT 1",
              number ? std::int64_t(std::stoll(id_or_name)) : std::int64_t(-1), id_or_name);
    if (row.next()) return row.integer(0);
    std::vector<std::string> there;
    Query newest(*impl_, "SELECT id, name FROM runs ORDER BY id DESC LIMIT 10");
    while (newest.next()) there.push_back(fmt::format("{} ({})", newest.integer(0), newest.text(1)));
    if (there.empty()) fail("{}: there is no run \"{}\"; the store is empty", path().string(), id_or_name);
    fail("{}: there is no run \"{}\"; the newest ones are {}", path().string(), id_or_name,
         fmt::join(there, ", "));
}

Recipe RunStore::recipe(std::int64_t run) const {
    Query row(*impl_, "SELECT recipe FROM runs WHERE id = ?", run);
    if (!row.next()) fail("{}: there is no run {}", path().string(), run);
    return parse_recipe(nlohmann::json::parse(row.text(0)));
}

void RunStore::each_recipe(std::int64_t after,
                           const std::function<void(std::int64_t run, const std::string& json)>& use) const {
    Query row(*impl_, "SELECT id, recipe FROM runs WHERE id > ? ORDER BY id", after);
    while (row.next()) use(row.integer(0), row.text(1));
}

std::vector<StageSummary> RunStore::stages(std::int64_t run) const {
    std::vector<StageSummary> all;
    Query row(*impl_,
              "SELECT name, type, source, status, step, steps, seconds, weights FROM stages WHERE run = ? "
              "ORDER BY id",
              run);
    while (row.next()) {
        const StageType type =
            from_name(row.text(1), {StageType::pretrain, StageType::sft, StageType::ptq, StageType::qat,
                                    StageType::evaluate, StageType::export_checkpoint});
        all.push_back({row.text(0), type, row.text(2), status_from_name(row.text(3)), row.integer(4),
                       row.integer(5), row.real(6), row.text(7)});
    }
    return all;
}

std::vector<Series> RunStore::series(std::int64_t run) const {
    std::vector<Series> all;
    Query row(
        *impl_,
        "SELECT series.id, stages.name, series.name, points.step, tokens, points.seconds, value FROM stages "
        "JOIN series ON series.stage = stages.id JOIN points ON points.series = series.id "
        "WHERE stages.run = ? ORDER BY stages.id, series.id, points.step",
        run);
    std::int64_t current = -1;
    while (row.next()) {
        if (row.integer(0) != current) all.push_back({row.text(1), row.text(2), {}});
        current = row.integer(0);
        all.back().points.push_back({row.integer(3), row.integer(4), row.real(5), row.real(6)});
    }
    return all;
}

std::vector<Point> RunStore::points(std::int64_t run, const std::string& stage, const std::string& name,
                                    std::int64_t after_step) const {
    std::vector<Point> all;
    Query row(
        *impl_,
        "SELECT step, tokens, seconds, value FROM points WHERE step > ?4 AND series = (SELECT series.id "
        "FROM series JOIN stages ON stages.id = series.stage "
        "WHERE stages.run = ?1 AND stages.name = ?2 AND series.name = ?3) ORDER BY step",
        run, stage, name, after_step);
    while (row.next()) all.push_back({row.integer(0), row.integer(1), row.real(2), row.real(3)});
    return all;
}

std::map<std::string, double> RunStore::results(std::int64_t run) const {
    std::map<std::string, double> all;
    Query last(*impl_,
               "SELECT stages.name || '/' || series.name, value FROM stages JOIN series ON series.stage = "
               "stages.id JOIN points ON points.series = series.id AND points.step = (SELECT max(step) FROM "
               "points WHERE series = series.id) WHERE stages.run = ? AND series.name <> 'learning_rate'",
               run);
    while (last.next()) all[last.text(0)] = last.real(1);
    for (const StageSummary& stage : stages(run)) {
        const auto quantized = all.find(stage.id + "/validation_loss"),
                   plain = all.find(stage.id + "/unquantized_validation_loss");
        if (quantized != all.end() && plain != all.end())
            all[stage.id + "/quantization_gap"] = quantized->second - plain->second;
    }
    Query evaluation(*impl_,
                     "SELECT subject || '/evaluation_loss', total(loss * evaluations.tokens) / "
                     "total(evaluations.tokens) FROM evaluations JOIN stages ON stages.id = stage WHERE "
                     "stages.run = ? AND typeof(loss) = 'real' GROUP BY subject",
                     run);
    while (evaluation.next()) all[evaluation.text(0)] = evaluation.real(1);
    return all;
}

std::vector<ClockMark> RunStore::clock(std::int64_t run) const {
    std::vector<ClockMark> all;
    Query row(*impl_,
              "SELECT stages.name, clock.seconds, started FROM clock JOIN stages ON stages.id = stage "
              "WHERE stages.run = ? ORDER BY stages.id, clock.step",
              run);
    while (row.next()) all.push_back({row.text(0), row.real(1), row.real(2)});
    return all;
}

std::vector<EvaluationDone> RunStore::evaluations(std::int64_t run, bool with_answers) const {
    std::vector<EvaluationDone> all;
    Query row(*impl_,
              "SELECT stages.name, subject, data, loss, perplexity, tokens, evaluations.id FROM evaluations "
              "JOIN stages ON stages.id = stage WHERE stages.run = ? ORDER BY evaluations.id",
              run);
    while (row.next()) {
        EvaluationDone evaluation{row.text(0), row.text(1),    row.text(2), row.real(3),
                                  row.real(4), row.integer(5), {},          {}};
        Query rate(*impl_,
                   "SELECT \"check\", \"rows\", passed, invalid, rate, low, high FROM pass_rates WHERE "
                   "evaluation = ?",
                   row.integer(6));
        while (rate.next()) evaluation.rates.push_back(check_rate(rate, 0));
        if (with_answers) {
            Query answer(*impl_,
                         "SELECT \"row\", prompt, analysis, final, expected, \"check\", verdict FROM answers "
                         "WHERE evaluation = ? ORDER BY position",
                         row.integer(6));
            while (answer.next())
                evaluation.answers.push_back(
                    {answer.integer(0), answer.text(1), answer.text(2), answer.text(3), answer.text(4),
                     answer.text(5),
                     from_name(answer.text(6), {Verdict::pass, Verdict::fail, Verdict::invalid})});
        }
        all.push_back(std::move(evaluation));
    }
    return all;
}

std::vector<LayerErrors> RunStore::layer_errors(std::int64_t run) const {
    std::vector<LayerErrors> all;
    Query row(*impl_,
              "SELECT stages.name, layer_errors.step, format, layer, expert, tensor, snr_db, relative_mse, "
              "largest_error, "
              "clipped, underflowed, codes_changed, delta_norm, delta_kept FROM layer_errors "
              "JOIN stages ON stages.id = stage WHERE stages.run = ? "
              "ORDER BY stages.id, layer_errors.step, layer, tensor, expert",
              run);
    while (row.next()) {
        if (all.empty() || all.back().stage != row.text(0) || all.back().step != row.integer(1))
            all.push_back({row.text(0), row.integer(1), row.text(2), {}});
        LayerError error;
        error.layer = int(row.integer(3));
        error.expert = int(row.integer(4));
        error.tensor = row.text(5);
        error.snr_db = row.real(6);
        error.relative_mse = row.real(7);
        error.largest_error = row.real(8);
        error.clipped = row.real(9);
        error.underflowed = row.real(10);
        error.codes_changed = row.real(11);
        error.delta_norm = row.real(12);
        error.delta_kept = row.real(13);
        all.back().errors.push_back(std::move(error));
    }
    return all;
}

std::vector<RoutingCounted> RunStore::routing(std::int64_t run) const {
    std::vector<RoutingCounted> all;
    Query row(*impl_,
              "SELECT stages.name, routing.step, layer, expert, tokens FROM routing "
              "JOIN stages ON stages.id = stage WHERE stages.run = ? "
              "ORDER BY stages.id, routing.step, layer, expert",
              run);
    while (row.next()) {
        if (all.empty() || all.back().stage != row.text(0) || all.back().step != row.integer(1))
            all.push_back({row.text(0), row.integer(1), 0, 0, {}});
        RoutingCounted& counted = all.back();
        counted.layers = std::max(counted.layers, int(row.integer(2)) + 1);
        counted.experts = std::max(counted.experts, int(row.integer(3)) + 1);
        counted.counts.push_back(row.integer(4));
    }
    return all;
}

std::vector<Sample> RunStore::samples(std::int64_t run) const {
    std::vector<Sample> all;
    Query row(*impl_,
              "SELECT stages.name, samples.step, prompt, text FROM samples JOIN stages ON stages.id = stage "
              "WHERE stages.run = ? ORDER BY stages.id, samples.step, samples.id",
              run);
    while (row.next()) all.push_back({row.text(0), row.integer(1), row.text(2), row.text(3)});
    return all;
}

std::vector<CheckpointSaved> RunStore::checkpoints(std::int64_t run) const {
    std::vector<CheckpointSaved> all;
    Query row(*impl_,
              "SELECT stages.name, checkpoints.step, path, complete, missing FROM checkpoints "
              "JOIN stages ON stages.id = stage WHERE stages.run = ? ORDER BY stages.id, checkpoints.step",
              run);
    while (row.next())
        all.push_back({row.text(0), row.integer(1), row.text(2), row.integer(3) != 0, row.text(4)});
    return all;
}

std::vector<ExportDone> RunStore::exports(std::int64_t run) const {
    std::vector<ExportDone> all;
    Query row(*impl_,
              "SELECT stages.name, exports.source, layout, path, bytes, tensors, hash FROM exports "
              "JOIN stages ON stages.id = stage WHERE stages.run = ? ORDER BY stages.id",
              run);
    while (row.next())
        all.push_back({row.text(0), row.text(1), row.text(2), row.text(3), row.integer(4), row.integer(5),
                       row.text(6)});
    return all;
}

std::vector<LogLine> RunStore::log(std::int64_t run) const {
    std::vector<LogLine> all;
    Query row(*impl_, "SELECT level, stage, text, place, arguments FROM log WHERE run = ? ORDER BY id", run);
    while (row.next())
        all.push_back(
            {from_name(row.text(0), {LogLine::Level::info, LogLine::Level::warning, LogLine::Level::error}),
             row.text(1),
             {row.text(2), nlohmann::json::parse(row.text(4)).get<std::vector<std::string>>(), row.text(3)}});
    return all;
}

}  // namespace nibble
