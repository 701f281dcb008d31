#include "core/run/run_export.h"

#include <fmt/format.h>

#include <cmath>

#include "core/base/atomic_write.h"
#include "core/base/error.h"

namespace nibble {

using nlohmann::json;

namespace {

/// The word for a double that JSON and CSV have no number for; nullptr for all others.
const char* word(double value) {
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value < 0 ? "-Infinity" : "Infinity";
    return nullptr;
}

json optional_number(const std::optional<double>& value) {
    return value ? json_number(*value) : json();
}

json points_json(const std::vector<Series>& all) {
    json list = json::array();
    for (const Series& series : all) {
        json points = json::array();
        for (const Point& point : series.points)
            points.push_back({point.step, point.tokens, point.seconds, json_number(point.value)});
        list.push_back({{"stage", series.stage},
                        {"name", series.name},
                        {"columns", {"step", "tokens", "seconds", "value"}},
                        {"points", std::move(points)}});
    }
    return list;
}

json stages_json(const std::vector<StageSummary>& all) {
    json list = json::array();
    for (const StageSummary& stage : all)
        list.push_back({{"id", stage.id},
                        {"type", name(stage.type)},
                        {"from", stage.from},
                        {"status", name(stage.status)},
                        {"step", stage.step},
                        {"steps", stage.steps},
                        {"seconds", stage.seconds},
                        {"weights", stage.weights}});
    return list;
}

json evaluations_json(const std::vector<EvaluationDone>& all) {
    json list = json::array();
    for (const EvaluationDone& evaluation : all) {
        json rates = json::array(), answers = json::array();
        for (const CheckRate& rate : evaluation.rates)
            rates.push_back({{"check", rate.check},
                             {"rows", rate.rows},
                             {"passed", rate.passed},
                             {"invalid", rate.invalid},
                             {"rate", rate.rate},
                             {"low", rate.low},
                             {"high", rate.high}});
        for (const ScoredAnswer& answer : evaluation.answers)
            answers.push_back({{"row", answer.row},
                               {"prompt", answer.prompt},
                               {"analysis", answer.analysis},
                               {"final", answer.final_text},
                               {"expected", answer.expected},
                               {"check", answer.check},
                               {"verdict", name(answer.verdict)}});
        list.push_back({{"stage", evaluation.stage},
                        {"of", evaluation.of},
                        {"data", evaluation.data},
                        {"loss", json_number(evaluation.loss)},
                        {"perplexity", json_number(evaluation.perplexity)},
                        {"tokens", evaluation.tokens},
                        {"rates", std::move(rates)},
                        {"answers", std::move(answers)}});
    }
    return list;
}

json layer_errors_json(const std::vector<LayerErrors>& all) {
    json list = json::array();
    for (const LayerErrors& report : all)
        for (const LayerError& error : report.errors)
            list.push_back({{"stage", report.stage},
                            {"step", report.step},
                            {"format", report.format},
                            {"layer", error.layer},
                            {"expert", error.expert},
                            {"tensor", error.tensor},
                            {"snr_db", json_number(error.snr_db)},
                            {"relative_mse", json_number(error.relative_mse)},
                            {"largest_error", json_number(error.largest_error)},
                            {"clipped", json_number(error.clipped)},
                            {"underflowed", json_number(error.underflowed)},
                            {"codes_changed", json_number(error.codes_changed)},
                            {"delta_norm", json_number(error.delta_norm)},
                            {"delta_kept", json_number(error.delta_kept)}});
    return list;
}

json run_json(const RunStore& store, std::int64_t id) {
    const RunSummary run = store.run(id);
    json samples = json::array(), checkpoints = json::array(), exports = json::array(), log = json::array();
    for (const Sample& sample : store.samples(id))
        samples.push_back({{"stage", sample.stage},
                           {"step", sample.step},
                           {"prompt", sample.prompt},
                           {"text", sample.text}});
    for (const CheckpointSaved& saved : store.checkpoints(id))
        checkpoints.push_back({{"stage", saved.stage},
                               {"step", saved.step},
                               {"path", saved.path},
                               {"complete", saved.complete},
                               {"missing", saved.missing}});
    for (const ExportDone& done : store.exports(id))
        exports.push_back({{"stage", done.stage},
                           {"from", done.from},
                           {"layout", done.layout},
                           {"path", done.path},
                           {"bytes", done.bytes},
                           {"tensors", done.tensors},
                           {"hash", done.hash}});
    for (const LogLine& line : store.log(id))
        log.push_back({{"level", name(line.level)}, {"stage", line.stage}, {"text", line.what.text()}});
    return {{"id", run.id},
            {"name", run.name},
            {"created", run.created},
            {"status", name(run.status)},
            {"message", run.message},
            {"last_loss", optional_number(run.last_loss)},
            {"best_validation_loss", optional_number(run.best_validation_loss)},
            {"seconds", run.seconds},
            {"recipe", to_json(store.recipe(id))},
            {"stages", stages_json(store.stages(id))},
            {"series", points_json(store.series(id))},
            {"evaluations", evaluations_json(store.evaluations(id, true))},
            {"layer_errors", layer_errors_json(store.layer_errors(id))},
            {"samples", std::move(samples)},
            {"checkpoints", std::move(checkpoints)},
            {"exports", std::move(exports)},
            {"log", std::move(log)}};
}

std::string run_csv(const RunStore& store, std::int64_t run) {
    std::string text = "stage,series,step,tokens,seconds,value\n";
    for (const Series& series : store.series(run))  // names hold no comma and no quote
        for (const Point& point : series.points) {
            const char* special = word(point.value);
            text += fmt::format("{},{},{},{},{},{}\n", series.stage, series.name, point.step, point.tokens,
                                point.seconds, special ? special : fmt::format("{}", point.value));
        }
    return text;
}

}  // namespace

json json_number(double value) {
    const char* special = word(value);
    return special ? json(special) : json(value);
}

std::string run_text(const RunStore& store, std::int64_t run, const std::string& format) {
    if (format == "csv") return run_csv(store, run);
    if (format != "json") fail("\"{}\" is no format of exported runs: json, csv", format);
    // Texts of users and models may hold anything; what is not UTF-8 must not keep the rest from being
    // written.
    return run_json(store, run).dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

void write_run(const RunStore& store, std::int64_t run, const std::string& format,
               const std::filesystem::path& file) {
    write_file(file, run_text(store, run, format));
}

}  // namespace nibble
