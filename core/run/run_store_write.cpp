// What each event means for the store's tables.
#include "core/run/run_store_impl.h"

namespace nibble {

void RunStore::Impl::write_event(std::int64_t run, const StageStarted& event) {
    write(
        "INSERT INTO stages (run, name, type, source, status, step, steps) "
        "SELECT id, ?2, ?3, ?6, 'running', ?4, ?5 FROM runs WHERE id = ?1 "
        "ON CONFLICT (run, name) DO UPDATE SET status = 'running', step = excluded.step, steps = "
        "excluded.steps",
        run, event.stage, name(event.type), event.first_step, event.steps, event.from);
    write("UPDATE runs SET current_stage = ?2, step = ?3, steps = ?4 WHERE id = ?1", run, event.stage,
          event.first_step, event.steps);
}

/// @returns 0 where the stage is not in the store: another process deleted the run.
std::int64_t RunStore::Impl::series_id(std::int64_t run, const std::string& stage, const char* series) {
    std::int64_t& id = series_ids[{run, stage, series}];
    if (id != 0) return id;
    write(
        "INSERT INTO series (stage, name) SELECT id, ?3 FROM stages WHERE run = ?1 AND name = ?2 "
        "ON CONFLICT DO NOTHING",
        run, stage, series);
    Query row(*this,
              "SELECT series.id FROM series JOIN stages ON stages.id = series.stage "
              "WHERE stages.run = ?1 AND stages.name = ?2 AND series.name = ?3",
              run, stage, series);
    return id = row.next() ? row.integer(0) : 0;
}

void RunStore::Impl::write_point(std::int64_t run, const std::string& stage, const char* series,
                                 const Point& point) {
    const std::int64_t id = series_id(run, stage, series);
    if (id == 0) return;
    write("INSERT OR REPLACE INTO points (series, step, tokens, seconds, value) VALUES (?, ?, ?, ?, ?)", id,
          point.step, point.tokens, point.seconds, point.value);
}

void RunStore::Impl::mark_time(std::int64_t run, const RunEvent& event) {
    if (const auto* begun = std::get_if<StageStarted>(&event)) marked.erase({run, begun->stage});
    const auto* done = std::get_if<StepDone>(&event);
    if (!done || !marked.insert({run, done->stage}).second) return;
    const double now =
        std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
    enqueue(
        [this, run, stage = done->stage, step = done->step, seconds = done->seconds, now] {
            write(
                "INSERT OR REPLACE INTO clock SELECT id, ?3, ?4, ?5 FROM stages WHERE run = ?1 AND name = ?2",
                run, stage, step, seconds, now);
        },
        true);
}

void RunStore::Impl::write_seconds(std::int64_t run) {
    write("UPDATE runs SET seconds = (SELECT total(seconds) FROM stages WHERE run = ?1) WHERE id = ?1", run);
}

void RunStore::Impl::write_event(std::int64_t run, const StepDone& event) {
    const std::pair<const char*, double> values[] = {{"loss", event.loss},
                                                     {"learning_rate", event.learning_rate},
                                                     {"grad_norm", event.grad_norm},
                                                     {"tokens_per_second", event.tokens_per_second},
                                                     {"memory_bytes", event.memory_bytes}};
    for (const auto& [series, value] : values)
        write_point(run, event.stage, series, {event.step, event.tokens, event.seconds, value});
    write("UPDATE stages SET step = ?3, steps = ?4, seconds = ?5 WHERE run = ?1 AND name = ?2", run,
          event.stage, event.step, event.steps, event.seconds);
    write("UPDATE runs SET step = ?2, steps = ?3, last_loss = ?4 WHERE id = ?1", run, event.step, event.steps,
          event.loss);
    write_seconds(run);
}

void RunStore::Impl::write_event(std::int64_t run, const Validated& event) {
    const auto point = [&](double value) { return Point{event.step, event.tokens, event.seconds, value}; };
    write_point(run, event.stage, "validation_loss", point(event.loss));
    if (event.unquantized_loss)
        write_point(run, event.stage, "unquantized_validation_loss", point(*event.unquantized_loss));
    for (const auto& [format, loss] : event.loss_by_format)
        write_point(run, event.stage, (twin_series_prefix + format).c_str(), point(loss));
    write(
        "UPDATE runs SET best_validation_loss = ?2 WHERE id = ?1 AND typeof(?2) = 'real' "
        "AND (typeof(best_validation_loss) <> 'real' OR best_validation_loss > ?2)",
        run, event.loss);
}

void RunStore::Impl::write_event(std::int64_t run, const LayerErrors& event) {
    for (const LayerError& e : event.errors)
        write(
            "INSERT OR REPLACE INTO layer_errors SELECT id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, "
            "?14, ?15 "
            "FROM stages WHERE run = ?1 AND name = ?2",
            run, event.stage, event.step, e.layer, e.tensor, e.expert, event.format, e.snr_db, e.relative_mse,
            e.largest_error, e.clipped, e.underflowed, e.codes_changed, e.delta_norm, e.delta_kept);
}

void RunStore::Impl::write_event(std::int64_t run, const EvaluationDone& event) {
    write(
        "DELETE FROM evaluations WHERE subject = ?3 AND data = ?4 "
        "AND stage = (SELECT id FROM stages WHERE run = ?1 AND name = ?2)",
        run, event.stage, event.of, event.data);
    write(
        "INSERT INTO evaluations (stage, subject, data, loss, perplexity, tokens) "
        "SELECT id, ?3, ?4, ?5, ?6, ?7 FROM stages WHERE run = ?1 AND name = ?2",
        run, event.stage, event.of, event.data, event.loss, event.perplexity, event.tokens);
    if (database->getChanges() == 0) return;  // another process deleted the run
    const std::int64_t id = database->getLastInsertRowid();
    for (const CheckRate& rate : event.rates)
        write("INSERT INTO pass_rates VALUES (?, ?, ?, ?, ?, ?, ?, ?)", id, rate.check, rate.rows,
              rate.passed, rate.invalid, rate.rate, rate.low, rate.high);
    std::int64_t position = 0;
    for (const ScoredAnswer& answer : event.answers)
        write("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", id, position++, answer.row,
              answer.prompt, answer.analysis, answer.final_text, answer.expected, answer.check,
              name(answer.verdict));
}

void RunStore::Impl::write_event(std::int64_t run, const CheckpointSaved& event) {
    write(
        "INSERT OR REPLACE INTO checkpoints SELECT id, ?3, ?4, ?5, ?6 FROM stages WHERE run = ?1 AND name = "
        "?2",
        run, event.stage, event.step, event.path, event.complete, event.missing);
}

void RunStore::Impl::write_event(std::int64_t run, const ExportDone& event) {
    write(
        "INSERT OR REPLACE INTO exports SELECT id, ?3, ?4, ?5, ?6, ?7, ?8 FROM stages WHERE run = ?1 AND "
        "name = ?2",
        run, event.stage, event.from, event.layout, event.path, event.bytes, event.tensors, event.hash);
}

void RunStore::Impl::write_event(std::int64_t run, const Sample& event) {
    write(
        "INSERT INTO samples (stage, step, prompt, text) SELECT id, ?3, ?4, ?5 FROM stages WHERE run = ?1 "
        "AND name = ?2",
        run, event.stage, event.step, event.prompt, event.text);
}

void RunStore::Impl::write_event(std::int64_t run, const RoutingCounted& event) {
    for (int layer = 0; layer < event.layers; ++layer)
        for (int expert = 0; expert < event.experts; ++expert)
            write(
                "INSERT OR REPLACE INTO routing SELECT id, ?3, ?4, ?5, ?6 FROM stages WHERE run = ?1 AND "
                "name = ?2",
                run, event.stage, event.step, layer, expert,
                event.counts[std::size_t(layer * event.experts + expert)]);
}

void RunStore::Impl::write_event(std::int64_t run, const LogLine& event) {
    write(
        "INSERT INTO log (run, time, stage, level, text, place, arguments) "
        "SELECT id, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?2, ?3, ?4, ?5, ?6 FROM runs WHERE id = ?1",
        run, event.stage, name(event.level), event.what.pattern, event.what.place,
        nlohmann::json(event.what.arguments).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

void RunStore::Impl::write_event(std::int64_t run, const StageFinished& event) {
    write("UPDATE stages SET status = 'finished', seconds = ?3 WHERE run = ?1 AND name = ?2", run,
          event.stage, event.seconds);
    write_seconds(run);
}

void RunStore::Impl::write_event(std::int64_t run, const RunFinished& event) {
    write_status(run, event.status, event.message);
}

void RunStore::Impl::write_status(std::int64_t run, RunStatus status, const std::string& message) {
    write("UPDATE runs SET status = ?2, message = ?3 WHERE id = ?1", run, name(status), message);
    if (status != RunStatus::running)  // the stage that was cut short
        write("UPDATE stages SET status = ?2 WHERE run = ?1 AND status = 'running'", run, name(status));
}

void RunStore::Impl::write_rewind(std::int64_t run, const std::string& stage, std::int64_t step) {
    write(
        "DELETE FROM points WHERE step > ?3 AND series IN (SELECT series.id FROM series JOIN stages "
        "ON stages.id = series.stage WHERE stages.run = ?1 AND stages.name = ?2)",
        run, stage, step);
    write(
        "DELETE FROM layer_errors WHERE step > ?3 AND stage = (SELECT id FROM stages WHERE run = ?1 AND name "
        "= ?2)",
        run, stage, step);
    write(
        "DELETE FROM samples WHERE step > ?3 AND stage = (SELECT id FROM stages WHERE run = ?1 AND name = "
        "?2)",
        run, stage, step);
    write(
        "DELETE FROM checkpoints WHERE step > ?3 AND stage = (SELECT id FROM stages WHERE run = ?1 AND name "
        "= ?2)",
        run, stage, step);
    write(
        "DELETE FROM routing WHERE step > ?3 AND stage = (SELECT id FROM stages WHERE run = ?1 AND name = "
        "?2)",
        run, stage, step);
    write(
        "DELETE FROM clock WHERE step > ?3 AND stage = (SELECT id FROM stages WHERE run = ?1 AND name = ?2)",
        run, stage, step);
    write("UPDATE stages SET step = min(step, max(?3, 0)) WHERE run = ?1 AND name = ?2", run, stage, step);
    write(
        "UPDATE runs SET best_validation_loss = (SELECT min(value) FROM points JOIN series ON series.id = "
        "points.series "
        "JOIN stages ON stages.id = series.stage WHERE stages.run = ?1 AND series.name = 'validation_loss' "
        "AND typeof(value) = 'real') WHERE id = ?1",
        run);
}

}  // namespace nibble
