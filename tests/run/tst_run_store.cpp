#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/ranges.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <fstream>
#include <limits>

#include "core/base/error.h"
#include "core/run/run_export.h"
#include "core/run/run_store.h"
#include "test_main.h"

using namespace nibble;
namespace fs = std::filesystem;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Recipe example() {
    return parse_recipe(nlohmann::json::parse(R"({"name": "example", "model": {"checkpoint": "base"},
        "data": {"train": ["rows.jsonl"]},
        "stages": [{"id": "sft", "type": "sft"},
                   {"id": "qat", "type": "qat", "from": "sft", "policy": "mxfp4_mlp_weight_only"},
                   {"id": "score", "type": "evaluate", "of": ["base", "qat"], "data": ["test.jsonl"]},
                   {"id": "ship", "type": "export", "from": "qat", "layout": "hf-mxfp4"}]})"));
}

StepDone step(std::int64_t number, double loss, const char* stage = "sft") {
    StepDone done;
    done.stage = stage;
    done.step = number;
    done.steps = 1000;
    done.tokens = number * 100;
    done.seconds = double(number) / 4;
    done.loss = loss;
    done.learning_rate = 1e-4 / double(number);
    done.grad_norm = 0.5;
    done.tokens_per_second = 400;
    done.memory_bytes = 1e9;
    return done;
}

Validated validation(std::int64_t step, double loss, std::optional<double> unquantized = {}) {
    return {"sft", step, step * 100, double(step) / 4, loss, unquantized, false};
}

bool same(double a, double b) {
    return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

/// Runs `work` in a process of its own, which ends with 0 where it returns true.
pid_t start(const std::function<bool()>& work) {
    const pid_t child = ::fork();
    if (child != 0) return child;
    bool good = false;
    try {
        good = work();
    } catch (const std::exception& error) {
        fprintf(stderr, "child: %s\n", error.what());
    }
    ::_exit(good ? 0 : 1);
}
bool succeeded(pid_t child) {
    int status = 0;
    return ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// A door between processes: wait() returns once open() was called, by whichever process.
class Gate {
  public:
    Gate() { [[maybe_unused]] const int result = ::pipe(ends_); }
    ~Gate() {
        ::close(ends_[0]);
        ::close(ends_[1]);
    }
    void open() { [[maybe_unused]] const auto written = ::write(ends_[1], "g", 1); }
    void wait() {
        char byte;
        [[maybe_unused]] const auto got = ::read(ends_[0], &byte, 1);
    }

  private:
    int ends_[2];
};

std::string error_of(const std::function<void()>& action) {
    try {
        action();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

bool says(const std::string& text, const std::string& part) {
    if (text.find(part) != text.npos) return true;
    qWarning("\"%s\" is not in: %s", part.c_str(), text.c_str());
    return false;
}

}  // namespace

class RunStoreTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    fs::path file() const { return folder_->path().toStdString() + "/runs.sqlite"; }

  private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void everything_recorded_is_read_back() {
        RunStore store(file());
        const std::int64_t run = store.create_run(example());
        QCOMPARE(to_json(store.recipe(run)), to_json(example()));
        QVERIFY(store.run(run).status == RunStatus::running);
        store.record(run, StageStarted{"sft", StageType::sft, 1000, 0});
        store.record(run, LogLine{LogLine::Level::warning, "sft",
                                  sentence_on("rows.jsonl", "%1 rows were left out", 3)});
        for (int i = 1; i <= 5; ++i) store.record(run, step(i, 2.0 / i));
        store.record(run, validation(5, 1.5));
        store.record(run, CheckpointSaved{"sft", 5, "/runs/1/sft/step-5", true, ""});
        store.record(run, Sample{"sft", 5, "Why?", "Because."});
        store.set_weights(run, "sft", "/runs/1/sft/final");
        store.record(run, StageFinished{"sft", 9.5});
        store.record(run, StageStarted{"qat", StageType::qat, 10, 0, "sft"});
        store.record(
            run, LayerErrors{
                     "qat", 10, "mxfp4", {{0, -1, "down_proj", 18.5, 0.01, 0.25, 0.5, 0.125, 0.75, 2, 0.9}}});
        store.record(run, RoutingCounted{"qat", 10, 2, 3, {1, 2, 3, 4, 5, 6}});
        store.record(run, StageFinished{"qat", 0.5});
        EvaluationDone evaluation{"score", "qat", "test.jsonl", 0.5, std::exp(0.5), 77, {}, {}};
        evaluation.rates = {{"language", 2, 1, 1, 0.5, 0.1, 0.9}};
        evaluation.answers = {{1, "p", "a", "f", "e", "language", Verdict::pass},
                              {2, "q", "", "", "e", "language", Verdict::invalid}};
        store.record(run, StageStarted{"score", StageType::evaluate, 0, 0});
        store.record(run, evaluation);
        store.record(run, StageStarted{"ship", StageType::export_checkpoint, 0, 0});
        store.record(run, ExportDone{"ship", "qat", "hf-mxfp4", "/out", 1234, 7, "abc"});
        store.set_status(run, RunStatus::finished);
        QVERIFY(store.flush());

        const auto stages = store.stages(run);
        QCOMPARE(stages.size(), std::size_t(4));
        QCOMPARE(stages[0].weights, std::string("/runs/1/sft/final"));
        QCOMPARE(stages[1].from, std::string("sft"));
        QVERIFY(stages[0].status == RunStatus::finished);
        const auto losses = store.points(run, "sft", "loss");
        QCOMPARE(losses.size(), std::size_t(5));
        QCOMPARE(losses[4].value, 0.4);
        QCOMPARE(losses[4].tokens, std::int64_t(500));
        QCOMPARE(losses[4].seconds, 1.25);
        QCOMPARE(store.points(run, "sft", "loss", 3).size(), std::size_t(2));
        QCOMPARE(store.series(run).size(), std::size_t(6));
        QCOMPARE(store.layer_errors(run).at(0).errors.at(0).delta_kept, 0.9);
        const RoutingCounted routing = store.routing(run).at(0);
        QCOMPARE(routing.step * 100 + routing.layers * 10 + routing.experts, std::int64_t(1023));
        QVERIFY((routing.counts == std::vector<std::int64_t>{1, 2, 3, 4, 5, 6}));
        QCOMPARE(store.checkpoints(run).at(0).path, std::string("/runs/1/sft/step-5"));
        QCOMPARE(store.exports(run).at(0).hash, std::string("abc"));
        QVERIFY(store.log(run).at(0).what == sentence_on("rows.jsonl", "%1 rows were left out", 3));
        QCOMPARE(store.samples(run).at(0).text, std::string("Because."));
        QVERIFY(store.evaluations(run).at(0).answers.empty());
        const auto answers = store.evaluations(run, true).at(0).answers;
        QCOMPARE(answers.size(), std::size_t(2));
        QVERIFY(answers[1].verdict == Verdict::invalid && answers[0].final_text == "f" &&
                answers[1].row == 2);

        const RunSummary summary = store.runs().at(0);
        QCOMPARE(summary.name, std::string("example"));
        QVERIFY(summary.status == RunStatus::finished);
        QCOMPARE(summary.last_loss.value(), 0.4);
        QCOMPARE(summary.best_validation_loss.value(), 1.5);
        QCOMPARE(summary.pass_rates.at("qat/language"), 0.5);
        QCOMPARE(summary.seconds, 10.0);
        QCOMPARE(store.run(run).pass_rates, summary.pass_rates);
    }

    void replay_takes_the_path_of_a_live_run() {
        RunStore store(file());
        const std::int64_t run = store.create_run(example());
        std::vector<std::string> live, replayed;
        const auto describe = [](const RunEvent& event) {
            if (const auto* done = std::get_if<StepDone>(&event))
                return fmt::format("step {} {} {} {}", done->step, done->loss, done->learning_rate,
                                   done->tokens);
            if (const auto* done = std::get_if<Validated>(&event))
                return fmt::format("validated {} {} {} {} {}", done->step, done->loss,
                                   done->unquantized_loss.value_or(-1), done->best,
                                   fmt::join(done->loss_by_format, ","));
            return fmt::format("{}", event.index());
        };
        std::vector<RunEvent> events = {StageStarted{"sft", StageType::sft, 1000, 0}, step(1, 3),
                                        step(2, std::nan(""))};
        Validated first = validation(2, 2, 1.75), second = validation(3, 2.5);
        first.best = true;
        first.loss_by_format = {{"mxfp4", 2.5}, {"nvfp4", 2.25}};
        events.insert(events.end(), {first, step(3, 1), second, CheckpointSaved{"sft", 3, "p", true, ""},
                                     StageFinished{"sft", 1}, RunFinished{RunStatus::failed, "disk full"}});
        for (const auto& event : events) {
            live.push_back(describe(event));
            store.record(run, event);
        }
        QVERIFY(store.flush());
        store.replay(run, [&](const RunEvent& event) { replayed.push_back(describe(event)); });
        QCOMPARE(replayed, live);
    }

    void rewinding_forgets_what_came_after() {
        RunStore store(file());
        const std::int64_t run = store.create_run(example());
        store.record(run, StageStarted{"sft", StageType::sft, 1000, 0});
        for (int i = 1; i <= 20; ++i) store.record(run, step(i, 1.0 / i));
        store.record(run, validation(10, 0.5));
        store.record(run, validation(20, 0.25));
        store.record(run, CheckpointSaved{"sft", 10, "a", true, ""});
        store.record(run, CheckpointSaved{"sft", 20, "b", true, ""});
        store.rewind(run, "sft", 10);
        QVERIFY(store.flush());
        QCOMPARE(store.points(run, "sft", "loss").back().step, std::int64_t(10));
        QCOMPARE(store.points(run, "sft", "validation_loss").size(), std::size_t(1));
        QCOMPARE(store.checkpoints(run).size(), std::size_t(1));
        QCOMPARE(store.run(run).best_validation_loss.value(), 0.5);
        QCOMPARE(store.stages(run)[0].step, std::int64_t(10));
    }

    void results_are_what_the_stages_ended_with() {
        RunStore store(file());
        const std::int64_t run = store.create_run(example());
        store.record(run, StageStarted{"sft", StageType::sft, 1000, 0});
        for (int i = 1; i <= 3; ++i) store.record(run, step(i, 3.0 / i));
        store.record(run, validation(2, 2, 1.5));
        store.record(run, validation(3, 1.25, 1));
        StepDone last = step(4, 1);
        last.grad_norm = std::nan("");
        store.record(run, last);
        for (const auto& [data, loss, tokens] : {std::tuple{"a.jsonl", 1.0, 300}, {"b.jsonl", 3.0, 100}})
            store.record(run, EvaluationDone{"sft", "base", data, loss, 1, tokens, {}, {}});
        store.record(run, EvaluationDone{"sft", "sft", "a.jsonl", std::nan(""), 1, 300, {}, {}});
        store.flush();
        const std::map<std::string, double> results = store.results(run);
        QCOMPARE(results.at("sft/loss"), 1.0);
        QVERIFY(std::isnan(results.at("sft/grad_norm")));
        QCOMPARE(results.at("sft/memory_bytes"), 1e9);
        QCOMPARE(results.at("sft/quantization_gap"), 0.25);
        QCOMPARE(results.at("base/evaluation_loss"), 1.5);
        QVERIFY(!results.contains("sft/evaluation_loss") && !results.contains("sft/learning_rate"));
    }

    void deleting_a_run_leaves_nothing_of_it() {
        RunStore store(file());
        const std::int64_t kept = store.create_run(example()), gone = store.create_run(example());
        for (const std::int64_t run : {kept, gone}) {
            store.record(run, StageStarted{"sft", StageType::sft, 1000, 0});
            store.record(run, step(1, 1));
            store.record(run, LogLine{LogLine::Level::info, "", {"hello"}});
        }
        store.remove(gone);
        store.record(gone, step(2, 1));  // a run that is still at work when it is deleted
        store.record(gone, EvaluationDone{"sft", "base", "d", 1, 1, 1, {{"language", 1, 1, 0, 1, 0, 1}}, {}});
        QVERIFY(store.flush());
        QCOMPARE(store.runs().size(), std::size_t(1));
        QVERIFY(store.log(gone).empty() && store.series(gone).empty() && store.evaluations(gone).empty());
        QCOMPARE(store.points(kept, "sft", "loss").size(), std::size_t(1));
        QVERIFY(store.create_run(example()) > gone);  // an id is never used again
    }

    void runs_are_found_by_number_name_and_age() {
        RunStore store(file());
        QVERIFY(says(error_of([&] { store.find("latest"); }), "the store is empty"));
        Recipe recipe = example();
        const auto first = store.create_run(recipe);
        recipe.name = "other";
        const auto second = store.create_run(recipe);
        const auto third = store.create_run(recipe);
        QCOMPARE(store.find("1"), first);
        QCOMPARE(store.find("example"), first);
        QCOMPARE(store.find("other"), third);
        QCOMPARE(store.find("latest"), third);
        QVERIFY(says(error_of([&] { store.find("exmaple"); }), "1 (example)"));
        QCOMPARE(store.runs().at(1).id, second);
    }

    void views_learn_of_changes_by_others() {
        RunStore mine(file()), theirs(file());
        const auto before = mine.change_counter();
        QCOMPARE(mine.change_counter(), before);
        theirs.create_run(example());
        const auto after = mine.change_counter();
        QVERIFY(after != before);
        mine.create_run(example());
        QVERIFY(mine.change_counter() != after);
    }

    void R112_a_locked_store_does_not_stop_the_run() {
        Gate locked, release;
        RunStore store(file());
        const std::int64_t run = store.create_run(example());
        store.record(run, StageStarted{"sft", StageType::sft, 1000, 0});
        QVERIFY(store.flush());
        const pid_t other = start([&] {
            SQLite::Database database(file().string(), SQLite::OPEN_READWRITE, 5000);
            database.exec("BEGIN IMMEDIATE");
            locked.open();
            release.wait();
            database.exec("COMMIT");
            return true;
        });
        locked.wait();
        for (int i = 1; i <= 50; ++i) store.record(run, step(i, i));
        store.record(run, validation(50, 1));  // not buffered: tried at once, kept where that fails
        store.rewind(run, "sft", 40);
        store.set_status(run, RunStatus::stopped);
        QVERIFY(!store.flush(std::chrono::milliseconds(10)));
        QVERIFY(store.points(run, "sft", "loss").empty());
        release.open();
        QVERIFY(succeeded(other));
        QVERIFY(store.flush());
        QCOMPARE(store.points(run, "sft", "loss").size(), std::size_t(40));  // in the order they came
        QVERIFY(store.run(run).status == RunStatus::stopped);
    }

    void R113_one_of_several_processes_migrates() {
        const auto open_in_four = [&] {
            Gate gate;
            std::vector<pid_t> children;
            for (int i = 0; i < 4; ++i)
                children.push_back(start([&] {
                    gate.wait();
                    RunStore store(file());
                    return !store.read_only() && store.create_run(example()) > 0;
                }));
            for (int i = 0; i < 4; ++i) gate.open();
            int good = 0;
            for (const pid_t child : children) good += succeeded(child);
            return good;
        };
        QCOMPARE(open_in_four(), 4);  // no file
        QCOMPARE(RunStore(file()).runs().size(), std::size_t(4));
        for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(file().string() + suffix);
        std::ofstream(file()).flush();  // the previous version: nothing in it yet
        QCOMPARE(open_in_four(), 4);
        QCOMPARE(RunStore(file()).runs().size(), std::size_t(4));
    }

    void R113_a_store_of_the_previous_version_is_migrated_with_what_it_holds() {
        std::ifstream in(NIBBLE_SOURCE "/tests/run/store-version-1.sql");
        const std::string schema{std::istreambuf_iterator<char>(in), {}};
        {
            SQLite::Database old(file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            old.exec(schema + ";PRAGMA user_version = 1");
            SQLite::Statement row(
                old, "INSERT INTO runs (name, created, recipe, status) VALUES ('old', '', ?, 'stopped')");
            row.bind(1, to_json(example()).dump());
            row.exec();
        }
        RunStore store(file());
        QCOMPARE(store.runs().size(), std::size_t(1));
        QCOMPARE(store.runs()[0].name, std::string("old"));
        store.set_labels(1, {"a note", {"good", "first"}, true, false});
        const RunLabels labels = store.run(1).labels;
        QCOMPARE(labels.notes, std::string("a note"));
        QVERIFY((labels.tags == std::vector<std::string>{"good", "first"}));
        QVERIFY(labels.starred && !labels.archived);
        // The same tables as a new store has.
        const auto tables = [](const fs::path& path) {
            SQLite::Database database(path.string());
            SQLite::Statement row(database,
                                  "SELECT group_concat(m.name || '.' || c.name || c.type, ' ') FROM "
                                  "(SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name) m, "
                                  "pragma_table_info(m.name) c");
            row.executeStep();
            return row.getColumn(0).getString();
        };
        const fs::path fresh = file().parent_path() / "fresh.sqlite";
        { RunStore made(fresh); }
        QCOMPARE(tables(file()), tables(fresh));
    }

    void the_time_of_day_of_points_follows_from_the_clock() {
        RunStore store(file());
        const std::int64_t run = store.create_run(example());
        store.record(run, StageStarted{"sft", StageType::sft, 10, 0});
        store.record(run, step(1, 1));
        store.record(run, step(2, 1));
        store.record(run, StageStarted{"sft", StageType::sft, 10, 1});
        store.record(run, step(2, 1));
        store.flush();
        const std::vector<ClockMark> clock = store.clock(run);
        QCOMPARE(clock.size(), std::size_t(2));
        const double now = double(std::time(nullptr));
        QVERIFY(clock[0].unix_time <= clock[1].unix_time && std::abs(clock[1].unix_time - now) < 60);
        QCOMPARE(clock[1].seconds, store.points(run, "sft", "loss")[1].seconds);
        store.rewind(run, "sft", 1);
        QCOMPARE(store.clock(run).size(), std::size_t(1));
    }

    void R113_a_newer_store_is_only_read() {
        { RunStore(file()).create_run(example()); }
        SQLite::Database(file().string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
        RunStore store(file());
        QVERIFY(store.read_only());
        QVERIFY(says(store.read_only_reason(), "newer version"));
        QCOMPARE(store.runs().size(), std::size_t(1));
        QVERIFY(says(error_of([&] { store.create_run(example()); }), "newer version"));
        QVERIFY(says(error_of([&] { store.record(1, step(1, 1)); }), "newer version"));
    }

    void R114_every_kind_of_number_comes_back() {
        const std::vector<double> losses = {std::nan(""), infinity, -infinity, -0.0, 0.0, 1e-310, 1.0 / 3};
        {
            RunStore store(file());
            const std::int64_t run = store.create_run(example());
            store.record(run, StageStarted{"sft", StageType::sft, 1000, 0});
            for (std::size_t i = 0; i < losses.size(); ++i)
                store.record(run, step(std::int64_t(i) + 1, losses[i]));
            store.record(run, validation(1, std::nan("")));
            QVERIFY(store.flush());
        }
        RunStore store(file());
        const auto points = store.points(1, "sft", "loss");
        QCOMPARE(points.size(), losses.size());
        for (std::size_t i = 0; i < losses.size(); ++i)
            QVERIFY2(same(points[i].value, losses[i]), fmt::format("{}", losses[i]).c_str());
        QVERIFY(std::isnan(store.points(1, "sft", "validation_loss").at(0).value));
        QVERIFY(store.points(1, "sft", "unquantized_validation_loss").empty());  // no value is not NaN
        QVERIFY(!store.run(1).best_validation_loss);
        store.record(1, step(20, std::nan("")));
        QVERIFY(store.flush());
        QVERIFY(std::isnan(store.run(1).last_loss.value()));
        store.record(1, validation(21, infinity));
        QCOMPARE(store.run(1).best_validation_loss.value(), infinity);
        store.record(1, validation(22, 2));
        QCOMPARE(store.run(1).best_validation_loss.value(), 2.0);
    }

    void R115_exports_write_words_for_what_is_no_number() {
        RunStore store(file());
        const std::int64_t run = store.create_run(example());
        store.record(run, StageStarted{"sft", StageType::sft, 1000, 0});
        store.record(run, step(1, infinity));
        store.record(run, step(2, std::nan("")));
        store.record(run, step(3, 1.0 / 3));
        store.record(run, step(4, -infinity));
        store.record(run, Sample{"sft", 4, "\xff", "not UTF-8"});
        QVERIFY(store.flush());
        const auto json = nlohmann::json::parse(run_text(store, run, "json"));
        QCOMPARE(json["series"][0]["name"].get<std::string>(), std::string("loss"));
        const auto& points = json["series"][0]["points"];
        QCOMPARE(points[0][3].get<std::string>(), std::string("Infinity"));
        QCOMPARE(points[1][3].get<std::string>(), std::string("NaN"));
        QCOMPARE(points[2][3].get<double>(), 1.0 / 3);
        QCOMPARE(points[3][3].get<std::string>(), std::string("-Infinity"));
        QVERIFY(json["best_validation_loss"].is_null());
        const std::string csv = run_text(store, run, "csv");
        QVERIFY(csv.starts_with(
            "stage,series,step,tokens,seconds,value\nsft,loss,1,100,0.25,Infinity\nsft,loss,2,200,0.5,NaN\n"
            "sft,loss,3,300,0.75,0.3333333333333333\nsft,loss,4,400,1,-Infinity\n"));
        QVERIFY(says(error_of([&] { run_text(store, run, "xml"); }), "json, csv"));
        write_run(store, run, "csv", folder_->path().toStdString() + "/run.csv");
        QVERIFY(fs::file_size(folder_->path().toStdString() + "/run.csv") == csv.size());
    }

    void R117_eight_writers_and_a_reader_lose_nothing() {
        std::int64_t run = 0;
        {
            RunStore store(file());
            run = store.create_run(example());
        }
        std::vector<pid_t> writers;
        for (int i = 0; i < 8; ++i)
            writers.push_back(start([&, i] {
                RunStore store(file());
                const std::string stage = fmt::format("s{}", i);
                store.record(run, StageStarted{stage, StageType::sft, 1000, 0});
                for (int n = 1; n <= 1000; ++n) {
                    store.record(run, step(n, n, stage.c_str()));
                    if (n % 50 == 0) store.flush();
                }
                return store.flush(std::chrono::seconds(60));
            }));
        Gate done;
        const pid_t reader = start([&] {
            RunStore store(file());
            std::size_t rows = 0, last = 0;
            while (rows < 8000) {
                rows = 0;
                for (const auto& series : store.series(run))
                    if (series.name == "loss") rows += series.points.size();
                if (rows < last) return false;  // a row that was there has gone
                last = rows;
            }
            return true;
        });
        for (const pid_t writer : writers) QVERIFY(succeeded(writer));
        QVERIFY(succeeded(reader));
        SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
        QCOMPARE(database.execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
        SQLite::Statement orphans(database, "PRAGMA foreign_key_check");
        QVERIFY(!orphans.executeStep());
        QCOMPARE(int(database.execAndGet(
                     "SELECT count(*) FROM points JOIN series ON series.id = series WHERE name = 'loss'")),
                 8000);
    }

    void R118_a_copy_holds_what_was_committed_before() {
        RunStore store(file());
        const std::int64_t run = store.create_run(example());
        store.record(run, StageStarted{"sft", StageType::sft, 1000, 0});
        for (int i = 1; i <= 30; ++i) store.record(run, step(i, i));
        QVERIFY(store.flush());
        QVERIFY(fs::file_size(file().string() + "-wal") > 0);  // where the newest rows are
        store.record(run, step(31, 31));                       // the run goes on writing
        const fs::path copy = folder_->path().toStdString() + "/copy.sqlite";
        RunStore(file()).copy_to(copy);
        fs::create_directory(folder_->path().toStdString() + "/alone");
        const fs::path moved = folder_->path().toStdString() + "/alone/runs.sqlite";
        fs::rename(copy, moved);
        RunStore alone(moved);
        QCOMPARE(alone.points(run, "sft", "loss").size(), std::size_t(30));
        QVERIFY(!alone.read_only());
        QVERIFY(alone.create_run(example()) > run);
        QVERIFY(says(error_of([&] { store.copy_to(moved); }), "exists already"));
    }

    void R119_a_store_in_a_read_only_folder_is_read() {
        const fs::path folder = file().parent_path();
        { RunStore(file()).create_run(example()); }
        fs::permissions(file(), fs::perms(0444));
        fs::permissions(folder, fs::perms(0555));
        const pid_t child = start([&] {
            if (::geteuid() == 0 && ::setuid(65534) != 0) return false;  // root may write everywhere
            RunStore store(file());
            return store.read_only() && says(store.read_only_reason(), "may not be written") &&
                   store.runs().size() == 1 &&
                   says(error_of([&] { store.create_run(example()); }), "may not be written") &&
                   !fs::exists(file().string() + "-wal") &&
                   says(error_of([&] { RunStore(folder / "new.sqlite"); }), "unable to open");
        });
        const bool good = succeeded(child);
        fs::permissions(folder, fs::perms(0755));
        QVERIFY(good);
    }

    void R119_a_store_that_must_be_migrated_but_cannot_says_so() {
        const fs::path folder = file().parent_path();
        {
            RunStore store(file());
            SQLite::Database(file().string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 3");
        }
        fs::permissions(file(), fs::perms(0444));
        fs::permissions(folder, fs::perms(0555));
        const pid_t child = start([&] {
            if (::geteuid() == 0 && ::setuid(65534) != 0) return false;
            return says(error_of([&] { RunStore store(file()); }), "an older version of Nibble made it");
        });
        const bool good = succeeded(child);
        fs::permissions(folder, fs::perms(0755));
        QVERIFY(good);
    }

    void R119_rows_that_cannot_be_shown_are_mentioned() {
        const fs::path folder = file().parent_path();
        {
            RunStore store(file());
            store.create_run(example());
            SQLite::Database(file().string(), SQLite::OPEN_READWRITE).exec("PRAGMA wal_checkpoint(TRUNCATE)");
            store.create_run(example());
            for (const char* suffix : {"", "-wal"})
                fs::copy(file().string() + suffix, file().string() + ".x" + suffix);
            fs::rename(file().string() + ".x", folder / "left.sqlite");
            fs::rename(file().string() + ".x-wal", folder / "left.sqlite-wal");
        }
        fs::permissions(folder, fs::perms(0555));
        const pid_t child = start([&] {
            if (::geteuid() == 0 && ::setuid(65534) != 0) return false;
            RunStore store(folder / "left.sqlite");
            return store.read_only() && says(store.read_only_reason(), "left.sqlite-wal") &&
                   store.runs().size() == 1;
        });
        const bool good = succeeded(child);
        fs::permissions(folder, fs::perms(0755));
        QVERIFY(good);
    }

    void other_files_are_left_alone() {
        std::ofstream(file())
            << "This is a text of some length, and no database at all. It must stay as it is.";
        QVERIFY(says(error_of([&] { RunStore store(file()); }), "is not a store of runs"));
        const fs::path other = folder_->path().toStdString() + "/other.sqlite";
        SQLite::Database(other.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
            .exec("CREATE TABLE mine (x)");
        QVERIFY(says(error_of([&] { RunStore store(other); }), "another program's database"));
        QCOMPARE(int(SQLite::Database(other.string()).execAndGet("SELECT count(*) FROM sqlite_master")), 1);
    }
};

NIBBLE_TEST(RunStoreTest)
#include "tst_run_store.moc"
