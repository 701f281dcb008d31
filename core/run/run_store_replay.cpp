// Telling again what happened in a run, from what the store kept of it.
#include <map>
#include <optional>
#include <string_view>

#include "core/run/run_store.h"

namespace nibble {

namespace {

/// What happened at one step of a stage, put together again from its curves.
struct StepEvents {
    std::optional<StepDone> done;
    std::optional<Validated> validated;
};

std::map<std::int64_t, StepEvents> step_events(const StageSummary& stage, const std::vector<Series>& all) {
    std::map<std::int64_t, StepEvents> steps;
    const std::map<std::string, double StepDone::*> members = {
        {"loss", &StepDone::loss},
        {"learning_rate", &StepDone::learning_rate},
        {"grad_norm", &StepDone::grad_norm},
        {"tokens_per_second", &StepDone::tokens_per_second},
        {"memory_bytes", &StepDone::memory_bytes}};
    for (const Series& series : all) {
        if (series.stage != stage.id) continue;
        const auto member = members.find(series.name);
        for (const Point& point : series.points) {
            StepEvents& events = steps[point.step];
            if (member != members.end()) {
                if (!events.done)
                    events.done = StepDone{stage.id, point.step, stage.steps, point.tokens, point.seconds};
                *events.done.*member->second = point.value;
                continue;
            }
            if (!events.validated)
                events.validated = Validated{stage.id, point.step, point.tokens, point.seconds, 0, {}, false};
            if (series.name == "validation_loss")
                events.validated->loss = point.value;
            else if (series.name.starts_with(twin_series_prefix))
                events.validated
                    ->loss_by_format[series.name.substr(std::string_view(twin_series_prefix).size())] =
                    point.value;
            else
                events.validated->unquantized_loss = point.value;
        }
    }
    std::optional<double> best;
    for (auto& [step, events] : steps) {
        if (!events.validated) continue;
        events.validated->best = !best || events.validated->loss < *best;
        if (events.validated->best) best = events.validated->loss;
    }
    return steps;
}

}  // namespace

void RunStore::replay(std::int64_t run, const EventCallback& callback) const {
    const auto all_series = series(run);
    const auto all_errors = layer_errors(run);
    const auto all_samples = samples(run);
    const auto all_routing = routing(run);
    const auto all_checkpoints = checkpoints(run);
    const auto lines = log(run);
    const auto send = [&](const auto& events, const std::string& stage, std::int64_t step) {
        for (const auto& event : events)
            if (event.stage == stage && event.step == step) callback(event);
    };
    const auto send_stage = [&](const auto& events, const std::string& stage) {
        for (const auto& event : events)
            if (event.stage == stage) callback(event);
    };
    send_stage(lines, "");
    for (const StageSummary& stage : stages(run)) {
        callback(StageStarted{stage.id, stage.type, stage.steps, 0});
        send_stage(lines, stage.id);
        auto steps = step_events(stage, all_series);
        for (const auto& errors : all_errors)
            if (errors.stage == stage.id) steps[errors.step];
        for (const auto& sample : all_samples)
            if (sample.stage == stage.id) steps[sample.step];
        for (const auto& counted : all_routing)
            if (counted.stage == stage.id) steps[counted.step];
        for (const auto& saved : all_checkpoints)
            if (saved.stage == stage.id) steps[saved.step];
        for (const auto& [step, events] : steps) {
            if (events.done) callback(*events.done);
            if (events.validated) callback(*events.validated);
            send(all_samples, stage.id, step);
            send(all_errors, stage.id, step);
            send(all_routing, stage.id, step);
            send(all_checkpoints, stage.id, step);
        }
        send_stage(evaluations(run, true), stage.id);
        send_stage(exports(run), stage.id);
        if (stage.status == RunStatus::finished) callback(StageFinished{stage.id, stage.seconds});
    }
    const RunSummary whole = this->run(run);
    if (whole.status != RunStatus::running) callback(RunFinished{whole.status, whole.message});
}

}  // namespace nibble
