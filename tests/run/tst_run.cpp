#include "core/model/torch.h"

#include <cmath>
#include <csignal>
#include <fstream>
#include <thread>

#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/model/gpt_oss.h"
#include "core/run/export_preview.h"
#include "core/run/fork.h"
#include "core/run/run.h"
#include "core/run/stage_weights.h"
#include "test_main.h"

using namespace nibble;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// The environment variable that makes run_of_a_child_process work: folder, and the event to be killed at.
constexpr const char* child_folder = "NIBBLE_TEST_CHILD_FOLDER";
constexpr const char* child_event = "NIBBLE_TEST_CHILD_EVENT";

fs::path demo() {
    return fs::path(NIBBLE_SOURCE) / "resources/demo";
}

void write_json(const fs::path& file, const json& value) {
    std::ofstream(file) << value.dump(2);
}

/// The first rows of a demo file.
void copy_rows(const fs::path& from, const fs::path& to, int rows) {
    std::ifstream in(from);
    std::ofstream out(to);
    for (std::string line; rows > 0 && std::getline(in, line); --rows) out << line << "\n";
}

/// A model that trains in milliseconds, on the demo's tokenizer, and the recipe of all kinds of stages.
json make_recipe(const fs::path& folder) {
    std::ifstream in(demo() / "base/config.json");
    json config = json::parse(in);
    config["hidden_size"] = config["intermediate_size"] = 64;
    config["num_hidden_layers"] = 2;
    config["layer_types"] = {"sliding_attention", "full_attention"};
    config["num_attention_heads"] = 4;
    config["head_dim"] = 16;
    config["sliding_window"] = 16;
    write_json(folder / "config.json", config);
    copy_rows(demo() / "multilingual-train.jsonl", folder / "train.jsonl", 24);
    copy_rows(demo() / "multilingual-test.jsonl", folder / "test.jsonl", 6);

    const json training = {{"batch_size", 4},      {"gradient_accumulation", 1},      {"learning_rate", 3e-3},
                           {"warmup_steps", 2},    {"gradient_checkpointing", false}, {"validate_every", 3},
                           {"checkpoint_every", 2}};
    const auto stage = [&](json fields) {
        json whole = training;
        whole.update(fields);
        return whole;
    };
    const std::string mx = "mxfp4_mlp_weight_only", nv = "nvfp4_mlp_weight_only";
    return {
        {"name", "tiny"},
        {"seed", 7},
        {"model",
         {{"tokenizer", (demo() / "base/tokenizer.json").string()}, {"device", "cpu"}, {"dtype", "float32"}}},
        {"data", {{"train", {(folder / "train.jsonl").string()}}, {"validation", 4}, {"max_length", 160}}},
        {"stages",
         {stage({{"id", "pre"},
                 {"type", "pretrain"},
                 {"config", (folder / "config.json").string()},
                 {"steps", 6}}),
          stage({{"id", "sft"}, {"type", "sft"}, {"from", "pre"}, {"steps", 8}}),
          {{"id", "ptq"}, {"type", "ptq"}, {"from", "sft"}, {"policy", mx}},
          stage({{"id", "qat-mx"}, {"type", "qat"}, {"from", "sft"}, {"policy", mx}, {"steps", 5}}),
          stage({{"id", "qat-nv"},
                 {"type", "qat"},
                 {"from", "sft"},
                 {"policy", nv},
                 {"steps", 3},
                 {"train", {"*.mlp.experts.*"}}}),
          {{"id", "ptq-in"},
           {"type", "ptq"},
           {"from", "sft"},
           {"policy", "nvfp4_mlp_only"},
           {"calibration_samples", 8}},
          {{"id", "score"},
           {"type", "evaluate"},
           {"of", {"sft", "ptq", "qat-mx", "qat-nv", "ptq-in"}},
           {"data", {(folder / "test.jsonl").string()}},
           {"max_new_tokens", 8}},
          {{"id", "ship-mx"}, {"type", "export"}, {"from", "qat-mx"}, {"layout", "hf-mxfp4"}},
          {{"id", "ship-nv"}, {"type", "export"}, {"from", "qat-nv"}, {"layout", "hf-nvfp4"}},
          {{"id", "ship-in"}, {"type", "export"}, {"from", "ptq-in"}, {"layout", "hf-nvfp4"}},
          {{"id", "ship-bf"}, {"type", "export"}, {"from", "ptq"}, {"layout", "hf-bf16"}}}}};
}

/// Only the stages up to one.
json up_to(const std::string& last, json recipe) {
    json& stages = recipe["stages"];
    while (stages.back()["id"] != last) stages.erase(stages.size() - 1);
    return recipe;
}

std::string read_text(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The bytes of a stage's final weights.
std::string weights(const RunStore& store, std::int64_t run, const std::string& stage) {
    return read_text(run_folder(store, run) / stage / "final/weights.safetensors");
}

/// Exports what a stage ended with as BF16.
void export_stage(RunStore& store, std::int64_t run, const std::string& from, const fs::path& out) {
    Stage stage = initial_stage(StageType::export_checkpoint);
    stage.id = "export";
    stage.from = from;
    stage.layout = "hf-bf16";
    stage.out = out.string();
    run_extra_stage(run, stage, store, {}, {});
}

std::vector<double> losses(const RunStore& store, std::int64_t run, const std::string& stage,
                           const char* series = "loss") {
    std::vector<double> values;
    for (const Point& point : store.points(run, stage, series)) values.push_back(point.value);
    return values;
}

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

class RunTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    fs::path folder() const { return folder_->path().toStdString(); }
    json recipe() const { return make_recipe(folder()); }
    RunStore open() const { return RunStore(folder() / "runs.sqlite"); }

    static std::int64_t run_all(const json& recipe, RunStore& store, const EventCallback& callback = {}) {
        return start_run(parse_recipe(recipe), store, callback, {});
    }

    /// Stops where `at` says so, goes on, until the run is finished. @returns the number of attempts.
    static int run_in_pieces(const json& recipe, RunStore& store,
                             const std::function<bool(const RunEvent&)>& at) {
        int attempts = 1;
        std::stop_source stop;
        const EventCallback callback = [&](const RunEvent& event) {
            if (at(event)) stop.request_stop();
        };
        const std::int64_t run = start_run(parse_recipe(recipe), store, callback, stop.get_token());
        for (; store.run(run).status == RunStatus::stopped && attempts < 20; ++attempts) {
            stop = {};
            resume_run(run, store, callback, stop.get_token());
        }
        return attempts;
    }

  private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void whole_recipe_from_random_weights_to_exports() {
        RunStore store = open();
        std::vector<RunEvent> live;
        const std::int64_t run =
            run_all(recipe(), store, [&](const RunEvent& event) { live.push_back(event); });
        const RunSummary summary = store.run(run);
        QVERIFY(summary.status == RunStatus::finished);
        QVERIFY(std::get<RunFinished>(live.back()).status == RunStatus::finished);
        for (const StageSummary& stage : store.stages(run))
            QVERIFY2(stage.status == RunStatus::finished, stage.id.c_str());
        QCOMPARE(store.stages(run).size(), std::size_t(11));

        QCOMPARE(losses(store, run, "pre").size(), std::size_t(6));
        QCOMPARE(losses(store, run, "sft").size(), std::size_t(8));
        QVERIFY(losses(store, run, "sft").back() < losses(store, run, "pre").front());
        QCOMPARE(store.points(run, "sft", "validation_loss").size(), std::size_t(4));  // steps 0, 3, 6, 8
        QVERIFY(losses(store, run, "sft", "unquantized_validation_loss").empty());
        QCOMPARE(losses(store, run, "qat-mx", "unquantized_validation_loss").size(), std::size_t(3));
        QVERIFY(losses(store, run, "ptq", "validation_loss").at(0) !=
                losses(store, run, "ptq", "unquantized_validation_loss").at(0));

        const auto errors = store.layer_errors(run);
        std::vector<std::string>
            told;  // by QAT at each validation, which the first one is before any training
        for (const LayerErrors& e : errors)
            told.push_back(fmt::format("{} {} {}", e.stage, e.step, e.format));
        QCOMPARE(told, (std::vector<std::string>{"ptq 0 mxfp4", "qat-mx 0 mxfp4", "qat-mx 3 mxfp4",
                                                 "qat-mx 5 mxfp4", "qat-nv 0 nvfp4", "qat-nv 3 nvfp4",
                                                 "ptq-in 0 nvfp4"}));
        QCOMPARE(errors[1].errors[0].snr_db, errors[0].errors[0].snr_db);  // the same weights, rounded
        QCOMPARE(errors[0].errors.size(),
                 std::size_t(2 * 2 * 5));  // layers, tensors, the whole and 4 experts

        std::vector<std::string>
            counted;  // when a stage has been trained; the checkpoint's too, where there is one
        for (const RoutingCounted& c : store.routing(run)) {
            counted.push_back(fmt::format("{} {}", c.stage, c.step));
            QCOMPARE(c.counts.size(), std::size_t(2 * 4));
            QCOMPARE(std::accumulate(c.counts.begin(), c.counts.end(), std::int64_t{0}) % (2 * 2),
                     std::int64_t(0));
        }
        QCOMPARE(counted, (std::vector<std::string>{"pre 6", "sft 8", "qat-mx 5", "qat-nv 3"}));

        const auto evaluations = store.evaluations(run, true);
        QCOMPARE(evaluations.size(), std::size_t(5));
        for (const EvaluationDone& evaluation : evaluations) {
            QVERIFY(std::isfinite(evaluation.loss) && evaluation.tokens > 0);
            QCOMPARE(evaluation.answers.size(), std::size_t(6));
            QCOMPARE(evaluation.rates.at(0).rows, std::int64_t(6));
            QVERIFY(evaluation.answers[0].prompt.ends_with("<|start|>assistant"));
        }
        QVERIFY(evaluations[0].loss != evaluations[1].loss);

        const auto exports = store.exports(run);
        QCOMPARE(exports.size(), std::size_t(4));
        for (const ExportDone& done : exports) {
            const Checkpoint written = Checkpoint::open(done.path);
            QCOMPARE(std::string(name(written.layout())), done.layout);
            QVERIFY(fs::exists(fs::path(done.path) / "tokenizer.json"));
        }
        std::ifstream in(run_folder(store, run) / "evaluated.json");
        const json evaluated = json::parse(in);
        QCOMPARE(exports[0].hash, evaluated["qat-mx"].get<std::string>());
        QCOMPARE(exports[1].hash, evaluated["qat-nv"].get<std::string>());
        QCOMPARE(exports[2].hash, evaluated["ptq-in"].get<std::string>());
        QCOMPARE(exports[3].hash, evaluated["ptq"].get<std::string>());
        QVERIFY(exports[0].hash != exports[1].hash);
        const Checkpoint with_inputs = Checkpoint::open(exports[2].path);
        QVERIFY(with_inputs.input_scale(with_inputs.spec("model.layers.1.mlp.experts.down_proj")).value() >
                0);

        // What an export will write is known before; what it wrote is certified.
        for (const ExportDone& done : exports) {
            const ExportPreview preview =
                preview_export(store, run, done.from, layout_from_name(done.layout));
            QVERIFY(!preview.problem);
            std::int64_t stored = 0;
            for (const TensorView& view : Checkpoint::open(done.path).stored())
                stored += std::int64_t(view.bytes.size());
            QCOMPARE(preview.plan.bytes, stored);
            std::ifstream file(certificate_file(run_folder(store, run), done.stage));
            QCOMPARE(json::parse(file)["tensors"].get<std::int64_t>(), done.tensors);
        }
        QVERIFY(says(preview_export(store, run, "sft", Layout::hf_mxfp4).problem->text(),
                     "sft is not quantized"));
        QVERIFY(says(preview_export(store, run, "qat-mx", Layout::hf_nvfp4).problem->text(),
                     "holds nvfp4 weights"));

        // Nothing that only training needed is left.
        QVERIFY(saved_steps(run_folder(store, run) / "sft").empty());
        QVERIFY(!fs::exists(run_folder(store, run) / "sft/best"));
        QVERIFY(says(error_of([&] { resume_run(run, store, {}, {}); }), "is finished"));
    }

    void from_a_checkpoint_in_bfloat16() {
        copy_rows(demo() / "multilingual-train.jsonl", folder() / "train.jsonl", 16);
        copy_rows(demo() / "falsereject-test.jsonl", folder() / "test.jsonl", 3);
        const json training = {
            {"batch_size", 2}, {"gradient_accumulation", 2}, {"steps", 2}, {"learning_rate", 1e-3}};
        json sft = {{"id", "sft"}, {"type", "sft"}};
        json qat = {{"id", "qat"}, {"type", "qat"}, {"from", "sft"}, {"policy", "mxfp4_mlp_weight_only"}};
        sft.update(training);
        qat.update(training);
        RunStore store = open();
        const std::int64_t run =
            run_all({{"name", "demo"},
                     {"model",
                      {{"checkpoint", (demo() / "base").string()}, {"device", "cpu"}, {"dtype", "bfloat16"}}},
                     {"data", {{"train", {(folder() / "train.jsonl").string()}}, {"validation", 4}}},
                     {"stages",
                      {sft,
                       qat,
                       {{"id", "score"},
                        {"type", "evaluate"},
                        {"of", {"base", "sft", "qat"}},
                        {"data", {(folder() / "test.jsonl").string()}},
                        {"max_new_tokens", 2}},
                       {{"id", "same"}, {"type", "export"}, {"layout", "hf-mxfp4"}},
                       {{"id", "ship"}, {"type", "export"}, {"from", "qat"}, {"layout", "openai"}},
                       {{"id", "wide"}, {"type", "export"}, {"from", "sft"}, {"layout", "hf-bf16"}}}}},
                    store);
        QCOMPARE(store.exports(run).size(), std::size_t(3));  // each compared with its evaluation
        QCOMPARE(store.evaluations(run).at(1).rates.at(0).check, std::string("refusal"));
        for (const LayerErrors& report : store.layer_errors(run))
            for (const LayerError& error : report.errors) QVERIFY(error.delta_norm > 0 && error.snr_db > 10);

        // What nobody changed keeps its bytes.
        const Checkpoint base = Checkpoint::open(demo() / "base"),
                         same = Checkpoint::open(store.exports(run)[0].path);
        for (const TensorSpec& spec : base.table()) {
            const auto before = base.packed(spec), after = same.packed(spec);
            QCOMPARE(bool(before), bool(after));
            if (before)
                QVERIFY(std::ranges::equal(before->codes, after->codes) &&
                        std::ranges::equal(before->scales, after->scales));
        }
    }

    void export_that_is_not_what_was_evaluated_fails() {
        RunStore store = open();
        json changed = up_to("ship-mx", recipe());
        const auto stop_before_export = [&](const RunEvent& event) {
            const auto* done = std::get_if<StageFinished>(&event);
            return done && done->stage == "score";
        };
        std::stop_source stop;
        const auto run = start_run(
            parse_recipe(changed), store,
            [&](const RunEvent& event) {
                if (stop_before_export(event)) stop.request_stop();
            },
            stop.get_token());
        QVERIFY(store.run(run).status == RunStatus::stopped);
        const fs::path file = run_folder(store, run) / "evaluated.json";
        std::ifstream in(file);
        json evaluated = json::parse(in);
        evaluated["qat-mx"] = evaluated["qat-nv"];
        write_json(file, evaluated);
        QVERIFY(says(error_of([&] { resume_run(run, store, {}, {}); }), "is not what was evaluated"));
        QVERIFY(store.run(run).status == RunStatus::failed);
        QVERIFY(!fs::exists(run_folder(store, run) / "ship-mx"));
    }

    void weights_with_the_lowest_validation_loss_are_kept() {
        RunStore store = open();
        json wild = up_to("sft", recipe());
        wild["stages"][1].update({{"schedule", "constant"}, {"warmup_steps", 1}, {"validate_every", 1}});
        std::int64_t run = 0;
        Point best;
        for (const double rate : {0.1, 0.3, 1.0, 3.0, 10.0}) {  // until it gets worse towards the end
            wild["stages"][1]["learning_rate"] = rate;
            run = run_all(wild, store);
            const auto validation = store.points(run, "sft", "validation_loss");
            best = *std::min_element(validation.begin() + 1, validation.end(),
                                     [](const Point& a, const Point& b) { return a.value < b.value; });
            if (best.step < 8) break;
        }
        QVERIFY(best.step < 8);
        wild["stages"][1]["steps"] = best.step;
        QVERIFY(weights(store, run_all(wild, store), "sft") == weights(store, run, "sft"));
        wild["stages"][1].update({{"steps", 8}, {"keep_best", false}});
        QVERIFY(weights(store, run_all(wild, store), "sft") != weights(store, run, "sft"));
    }

    void evaluation_can_be_repeated() {
        RunStore store = open();
        run_all(up_to("sft", recipe()), store);
        Stage stage = initial_stage(StageType::evaluate);
        stage.id = "evaluate";
        stage.of = {"sft"};
        stage.data = {(folder() / "test.jsonl").string()};
        stage.max_new_tokens = 2;
        for (const int limit : {5, 2}) {
            stage.limit = limit;
            run_extra_stage(1, stage, store, {}, {});
            QCOMPARE(store.evaluations(1, true).size(), std::size_t(1));
            QCOMPARE(store.evaluations(1, true)[0].answers.size(), std::size_t(limit));
            QVERIFY(store.run(1).status == RunStatus::finished);
        }
    }

    void adapter_is_trained_merged_and_trained_through_the_quantizer() {
        RunStore store = open();
        json lora = up_to("sft", recipe());
        const json adapter = {{"method", "lora"}, {"lora_rank", 4}, {"checkpoint_every", 2}};
        lora["stages"][1].update(adapter);
        json qat = lora["stages"][1];
        qat.update({{"id", "qat"},
                    {"type", "qat"},
                    {"from", "sft"},
                    {"policy", "mxfp4_mlp_weight_only"},
                    {"steps", 4}});
        lora["stages"].push_back(qat);
        lora["stages"].push_back(recipe()["stages"][6]);
        lora["stages"].back()["of"] = {"pre", "sft", "qat"};
        lora["stages"].push_back(
            {{"id", "ship"}, {"type", "export"}, {"from", "qat"}, {"layout", "hf-mxfp4"}});
        const std::int64_t straight = run_all(lora, store);
        const auto evaluations = store.evaluations(straight);
        QVERIFY(evaluations[1].loss < evaluations[0].loss);
        QCOMPARE(store.exports(straight).size(), std::size_t(1));  // the merged weights, as evaluated
        const fs::path folder = run_folder(store, straight) / "sft/final";
        QVERIFY(fs::exists(folder / "adapter_config.json") && !fs::exists(folder / "weights.safetensors"));

        int steps = 0;
        QVERIFY(run_in_pieces(lora, store, [&](const RunEvent& event) {
                    return std::holds_alternative<StepDone>(event) && ++steps % 5 == 3;
                }) > 2);
        const std::int64_t pieces = store.find("latest");
        for (const char* stage : {"sft", "qat"})
            QCOMPARE(losses(store, pieces, stage, "validation_loss"),
                     losses(store, straight, stage, "validation_loss"));
        QCOMPARE(store.exports(pieces)[0].hash, store.exports(straight)[0].hash);
    }

    /// A checkpoint made by a short pretraining, and the recipe that tunes it for 8 steps.
    json tuning_of_a_checkpoint(RunStore& store) {
        json made = up_to("pre", recipe());
        const std::string base = (folder() / "base").string();
        made["stages"].push_back(
            {{"id", "ship"}, {"type", "export"}, {"from", "pre"}, {"layout", "hf-bf16"}, {"out", base}});
        run_all(made, store);
        json tuning = up_to("sft", recipe());
        tuning["stages"].erase(0);
        tuning["model"]["checkpoint"] = base;
        tuning["stages"][0].erase("from");
        tuning["stages"][0].update({{"validate_every", 2}, {"samples", 2}, {"sample_tokens", 5}});
        return tuning;
    }

    void samples_are_generated_at_each_validation() {
        RunStore store = open();
        const json tuning = tuning_of_a_checkpoint(store);
        const std::int64_t run = run_all(tuning, store);
        const std::vector<Sample> samples = store.samples(run);
        QCOMPARE(samples.size(), 2 * store.points(run, "sft", "validation_loss").size());
        QVERIFY(samples[0].prompt != samples[1].prompt && samples[0].prompt == samples[2].prompt);
        const std::int64_t again = run_all(tuning, store);
        for (std::size_t i = 0; i < samples.size(); ++i)
            QCOMPARE(store.samples(again)[i].text, samples[i].text);
        json without = tuning;
        without["stages"][0]["samples"] = 0;
        const std::int64_t unread = run_all(without, store);
        QVERIFY2(weights(store, unread, "sft") == weights(store, run, "sft"),
                 "reading along changes nothing");
    }

    void a_fork_begins_with_the_weights_that_another_run_saved() {
        RunStore store = open();
        json tuning = tuning_of_a_checkpoint(store);
        for (const char* method : {"full", "lora"}) {
            tuning["stages"][0]["method"] = method;
            const std::int64_t parent = store.create_run(parse_recipe(tuning));
            std::stop_source stop;
            resume_run(
                parent, store,
                [&](const RunEvent& event) {
                    const auto* step = std::get_if<StepDone>(&event);
                    if (step && step->step == 5) stop.request_stop();
                },
                stop.get_token());
            const std::string name = std::to_string(parent);
            QVERIFY(says(error_of([&] { find_fork_point(name + ":sft@3", store); }), name + ":sft@4"));
            const ForkPoint point = find_fork_point(name + ":sft@4", store);
            Recipe recipe = fork_recipe(store, point);
            QCOMPARE(recipe.stages.size(), std::size_t(1));
            QCOMPARE(recipe.stages[0].steps, std::int64_t(4));
            const std::int64_t fork = create_fork(recipe, point, store);
            const RunOrigin origin = store.run(fork).parent;
            QVERIFY(origin.run == parent && origin.stage == "sft" && origin.step == 4);
            const double saved = losses(store, parent, "sft", "validation_loss").at(2);
            store.remove(parent);
            fs::remove_all(run_folder(store, parent));
            resume_run(fork, store, {}, {});
            QCOMPARE(store.run(fork).parent.run, std::int64_t(0));
            const auto validations = losses(store, fork, "sft", "validation_loss");
            QVERIFY2(std::abs(validations.front() - saved) < 1e-5, method);
            QVERIFY(validations.back() < validations.front());

            // A fork of the fork, from what it ended with.
            const ForkPoint end = find_fork_point(std::to_string(fork), store);
            const std::int64_t second = create_fork(fork_recipe(store, end), end, store);
            store.remove(fork);
            fs::remove_all(run_folder(store, fork));
            resume_run(second, store, {}, {});
            QVERIFY2(
                std::abs(losses(store, second, "sft", "validation_loss").front() - validations.back()) < 1e-5,
                method);
        }
    }

    void layout_must_fit_the_policy() {
        RunStore store = open();
        json wrong = up_to("sft", recipe());
        wrong["stages"].push_back(
            {{"id", "ship"}, {"type", "export"}, {"from", "sft"}, {"layout", "hf-mxfp4"}});
        QVERIFY(says(error_of([&] { run_all(wrong, store); }), "not quantized"));
    }

    void stopped_and_resumed_run_equals_an_uninterrupted_one() {
        RunStore store = open();
        const json all = up_to("qat-mx", recipe());
        const std::int64_t straight = run_all(all, store);
        int steps = 0, validations = 0;
        bool interrupted = false;
        const int attempts = run_in_pieces(all, store, [&](const RunEvent& event) {
            if (std::holds_alternative<Validated>(event)) return ++validations % 4 == 0;
            const auto* progress = std::get_if<Progress>(&event);  // in the middle of a validation
            if (progress && progress->what.pattern == "validating" && validations == 2)
                return !std::exchange(interrupted, true);
            return std::holds_alternative<StepDone>(event) && ++steps % 4 == 3;
        });
        QVERIFY(attempts > 4);
        const std::int64_t pieces = store.find("latest");
        QVERIFY(pieces != straight);
        QVERIFY(store.run(pieces).status == RunStatus::finished);
        for (const char* stage : {"pre", "sft", "qat-mx"}) {
            QVERIFY2(weights(store, straight, stage) == weights(store, pieces, stage), stage);
            QVERIFY2(!weights(store, straight, stage).empty(), stage);
            for (const char* series : {"loss", "grad_norm", "validation_loss", "learning_rate"})
                QCOMPARE(losses(store, pieces, stage, series), losses(store, straight, stage, series));
        }
    }

    void live_twin_measures_both_formats_and_changes_nothing() {
        RunStore store = open();
        json twin = up_to("qat-mx", recipe());
        const std::int64_t plain = run_all(twin, store);
        json& qat = twin["stages"].back();
        qat["live_twin"] = true;
        std::int64_t stops = 0;
        const int attempts = run_in_pieces(twin, store, [&](const RunEvent& event) {
            const auto* done = std::get_if<StepDone>(&event);
            return done && done->stage == "qat-mx" && stops++ == 1;
        });
        QCOMPARE(attempts, 2);
        const std::int64_t run = store.runs().front().id;
        QVERIFY(weights(store, plain, "qat-mx") == weights(store, run, "qat-mx"));
        const auto own = losses(store, run, "qat-mx", "validation_loss"),
                   mx = losses(store, run, "qat-mx", "validation_loss_mxfp4"),
                   nv = losses(store, run, "qat-mx", "validation_loss_nvfp4");
        QCOMPARE(own, losses(store, plain, "qat-mx", "validation_loss"));
        QCOMPARE(mx, own);
        QCOMPARE(nv.size(), own.size());
        QVERIFY(nv != mx);
        QVERIFY(losses(store, plain, "qat-mx", "validation_loss_nvfp4").empty());

        // Before the first step the weights are those of the SFT: in NVFP4 they are what PTQ makes of them.
        qat = {{"id", "ptq-nv"}, {"type", "ptq"}, {"from", "sft"}, {"policy", "nvfp4_mlp_weight_only"}};
        const std::int64_t rounded = run_all(twin, store);
        const double ptq = losses(store, rounded, "ptq-nv", "validation_loss").front();
        QVERIFY(std::abs(nv.front() - ptq) < 1e-6 * ptq);  // other batches: sums in another order
    }

    void R065_every_epoch_has_its_own_order_also_when_resumed() {
        RunStore store = open();
        json epochs = up_to("pre", recipe());
        epochs["data"]["validation"] = 0;
        copy_rows(demo() / "multilingual-train.jsonl", folder() / "train.jsonl", 19);
        epochs["stages"][0].update({{"epochs", 3},
                                    {"steps", 0},
                                    {"learning_rate", 1e-30},

                                    {"batch_size", 1}});
        const std::int64_t straight = run_all(epochs, store);
        int steps = 0;
        QCOMPARE(run_in_pieces(epochs, store,
                               [&](const RunEvent& event) {
                                   return std::holds_alternative<StepDone>(event) && ++steps == 19;
                               }),
                 2);
        const auto all = losses(store, straight, "pre");
        QCOMPARE(all.size(), std::size_t(57));
        QCOMPARE(losses(store, store.find("latest"), "pre"), all);
        // With weights that stay, a row's loss tells which row it is.
        const std::vector<double> first(all.begin(), all.begin() + 19),
            second(all.begin() + 19, all.begin() + 38);
        QVERIFY(first != second);
        QVERIFY(std::is_permutation(first.begin(), first.end(), second.begin()));
    }

    void resumed_run_wants_the_data_it_began_with() {
        RunStore store = open();
        std::stop_source stop;
        const EventCallback stop_at_a_step = [&](const RunEvent& event) {
            if (std::holds_alternative<StepDone>(event)) stop.request_stop();
        };
        start_run(parse_recipe(up_to("pre", recipe())), store, stop_at_a_step, stop.get_token());
        const auto lines = store.log(1).size();
        copy_rows(demo() / "multilingual-train.jsonl", folder() / "train.jsonl", 25);
        QVERIFY(says(error_of([&] { resume_run(1, store, {}, {}); }), "the training data has changed"));
        copy_rows(demo() / "multilingual-train.jsonl", folder() / "train.jsonl", 24);
        resume_run(1, store, {}, {});
        QVERIFY(store.run(1).status == RunStatus::finished);
        QCOMPARE(store.log(1).size(),
                 lines + 2);  // the failure and where it went on, not all of the data again
    }

    void resumed_run_wants_the_checkpoint_it_began_with() {
        RunStore store = open();
        json whole = recipe();
        const fs::path base = folder() / "base";
        start_run(parse_recipe(up_to("pre", whole)), store, {}, {});
        export_stage(store, 1, "pre", base);
        json tuned = whole;
        tuned["model"] = {{"checkpoint", base.string()}, {"device", "cpu"}, {"dtype", "float32"}};
        tuned["stages"] = {
            {{"id", "sft"}, {"type", "sft"}, {"method", "lora"}, {"steps", 4}, {"checkpoint_every", 1}}};
        std::stop_source stop;
        const EventCallback stop_at_a_step = [&](const RunEvent& event) {
            if (std::holds_alternative<StepDone>(event)) stop.request_stop();
        };
        start_run(parse_recipe(tuned), store, stop_at_a_step, stop.get_token());
        const auto refused = [&] {
            return says(error_of([&] { resume_run(2, store, {}, {}); }),
                        "was trained from another checkpoint");
        };
        const std::string config = read_text(base / "config.json");
        json other = json::parse(config);
        other["swiglu_limit"] = 6.0;
        write_json(base / "config.json", other);
        QVERIFY(refused());
        std::ofstream(base / "config.json") << config;
        const std::string tokenizer = read_text(base / "tokenizer.json");
        std::ofstream(base / "tokenizer.json") << tokenizer << " ";
        QVERIFY(refused());
        std::ofstream(base / "tokenizer.json") << tokenizer;
        resume_run(2, store, {}, {});
        QVERIFY(store.run(2).status == RunStatus::finished);
    }

    void an_export_that_cannot_be_written_is_refused_before_training() {
        RunStore store = open();
        fs::create_directories(folder() / "mine");
        std::ofstream(folder() / "mine/notes.txt") << "mine";
        json whole = up_to("pre", recipe());
        whole["stages"].push_back({{"id", "ship"},
                                   {"type", "export"},
                                   {"from", "pre"},
                                   {"layout", "hf-bf16"},
                                   {"out", (folder() / "mine").string()}});
        QVERIFY(says(error_of([&] { run_all(whole, store); }), "notes.txt"));
        QVERIFY(store.stages(1).empty());
    }

    void a_run_that_cannot_have_its_folder_fails() {
        RunStore store = open();
        std::ofstream(folder() / "runs") << "a file where the folder of the store's runs would be";
        QVERIFY(says(error_of([&] { run_all(up_to("pre", recipe()), store); }), "cannot be made"));
        QVERIFY(store.run(1).status == RunStatus::failed);
    }

    void where_memory_runs_out_the_stage_and_what_helps_are_said() {
        RunStore store = open();
        json large = up_to("pre", recipe());
        json config = json::parse(read_text(folder() / "config.json"));
        config["num_local_experts"] = 4096;  // petabytes: more than any machine can address
        config["hidden_size"] = config["intermediate_size"] = 1 << 20;
        write_json(folder() / "config.json", config);
        const std::string error = error_of([&] { run_all(large, store); });
        QVERIFY(says(error, "Stage pre: there is not enough memory"));
        QVERIFY(error.find("frame #") == error.npos);
    }

    void R060_all_rows_masked_is_refused() {
        RunStore store = open();
        json cut = recipe();
        cut["data"]["max_length"] = 6;
        const std::string text = error_of([&] { run_all(cut, store); });
        QVERIFY(says(text, "max_length"));
        const std::int64_t run = store.find("latest");
        QVERIFY(store.run(run).status == RunStatus::failed);
        QCOMPARE(store.run(run).message, text);
        QVERIFY(store.stages(run).empty());
    }

    void R060_one_row_masked_is_left_out_and_counted() {
        RunStore store = open();
        json cut = up_to("pre", recipe());
        std::ofstream(folder() / "train.jsonl", std::ios::app)
            << json({{"messages",
                      {{{"role", "user"}, {"content", std::string(3000, 'x')}},
                       {{"role", "assistant"}, {"content", "y"}}}}})
                   .dump()
            << "\n";
        run_all(cut, store);
        bool counted = false;
        for (const LogLine& line : store.log(1))
            counted |= line.what.text().find("1 left out") != std::string::npos;
        QVERIFY(counted);
    }

    void R072_a_step_that_is_not_finite_stops_the_run() {
        RunStore store = open();
        json wild = up_to("sft", recipe());
        wild["stages"][1].update(
            {{"learning_rate", 1e30}, {"max_grad_norm", 0}, {"warmup_steps", 1}, {"checkpoint_every", 1}});
        const std::string text = error_of([&] { run_all(wild, store); });
        QVERIFY(says(text, "was not applied"));
        const RunSummary run = store.run(1);
        QVERIFY(run.status == RunStatus::failed);
        const auto points = store.points(1, "sft", "loss");
        QVERIFY(!std::isfinite(points.back().value));  // the curve shows the step
        const auto saved = last_complete(saved_steps(run_folder(store, 1) / "sft"));
        QCOMPARE(saved->step, points.back().step - 1);  // the last good state is still there
        wild["stages"][1]["on_nan"] = "skip";
        const std::int64_t skipping = run_all(wild, store);
        QVERIFY(store.run(skipping).status == RunStatus::finished);
        QCOMPARE(store.points(skipping, "sft", "loss").size(), std::size_t(8));
    }

    void R110_the_prompt_that_is_evaluated_is_harmony_and_shown() {
        RunStore store = open();
        run_all(up_to("score", recipe()), store);
        bool shown = false;
        for (const LogLine& line : store.log(1))
            shown |= line.what.text().find("<|start|>system<|message|>") != std::string::npos &&
                     line.what.text().ends_with("<|start|>assistant");
        QVERIFY(shown);
    }

    void R111_answers_that_are_none_count_as_invalid() {
        RunStore store = open();
        json cut_short = up_to("score", recipe());
        cut_short["stages"].back()["max_new_tokens"] = 3;  // not even a header and one word
        run_all(cut_short, store);
        const CheckRate rate = store.evaluations(1).at(0).rates.at(0);
        QCOMPARE(rate.invalid, rate.rows);
        QCOMPARE(rate.passed, std::int64_t(0));
        bool warned = false;
        for (const LogLine& line : store.log(1))
            warned |= line.level == LogLine::Level::warning && says(line.what.text(), "no complete answers");
        QVERIFY(warned);
    }

    void one_process_at_a_time_works_on_a_run() {
        RunStore store = open();
        std::string text;
        run_all(up_to("pre", recipe()), store, [&](const RunEvent& event) {
            if (!std::holds_alternative<StepDone>(event) || !text.empty()) return;
            RunStore other = open();
            text = error_of([&] { resume_run(1, other, {}, {}); });
        });
        QVERIFY(says(text, "by another process"));
    }

    void weights_are_found_by_run_and_stage() {
        RunStore store = open();
        run_all(up_to("ptq", recipe()), store);
        const WeightsReference last = find_weights("tiny", &store);
        QCOMPARE(last.policy, std::string("mxfp4_mlp_weight_only"));
        QCOMPARE(last.config, folder() / "config.json");
        QCOMPARE(last.tokenizer, demo() / "base/tokenizer.json");
        QCOMPARE(find_weights("1:sft", &store).weights, run_folder(store, 1) / "sft/final");
        QVERIFY(says(error_of([&] { find_weights("1:sfd", &store); }), "1:pre, 1:sft, 1:ptq"));
        QVERIFY(says(error_of([&] { find_weights("9", &store); }), "there is no run"));
        QCOMPARE(find_weights((demo() / "base").string(), nullptr).checkpoint, demo() / "base");
    }

    /// Not a test by itself: what killed_run_goes_on_to_the_same_weights starts.
    void run_of_a_child_process() {
        if (!qEnvironmentVariableIsSet(child_folder)) QSKIP("only as a child process");
        const fs::path folder = qgetenv(child_folder).toStdString();
        int left = qEnvironmentVariableIntValue(child_event);
        RunStore store(folder / "runs.sqlite");
        std::jthread watcher;
        if (left == 0)  // killed while the state of a step is being written
            watcher = std::jthread([partial = folder / "runs/1/sft/step-4.tmp"](std::stop_token stop) {
                while (!stop.stop_requested() && !fs::exists(partial)) std::this_thread::yield();
                ::raise(SIGKILL);
            });
        run_all(up_to("qat-mx", make_recipe(folder)), store, [&](const RunEvent& event) {
            if (!std::holds_alternative<Progress>(event) && --left == 0) ::raise(SIGKILL);
        });
    }

    void killed_run_goes_on_to_the_same_weights_data() {
        QTest::addColumn<int>("event");
        QTest::addRow("R067 while a state is written") << 0;
        for (const int event : {12, 21, 41}) QTest::addRow("event %d", event) << event;
    }
    void killed_run_goes_on_to_the_same_weights() {
        QFETCH(int, event);
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(child_folder, folder_->path());
        environment.insert(child_event, QString::number(event));
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(), {"RunTest", "run_of_a_child_process"});
        QVERIFY(child.waitForFinished(300000));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);

        RunStore store = open();
        QVERIFY(store.run(1).status == RunStatus::running);
        const fs::path partial = folder() / "runs/1/sft/step-4.tmp";
        QCOMPARE(fs::exists(partial), event == 0);
        resume_run(1, store, {}, {});
        QVERIFY(store.run(1).status == RunStatus::finished);
        QVERIFY(!fs::exists(partial));

        const std::int64_t straight = run_all(up_to("qat-mx", recipe()), store);
        for (const char* id : {"pre", "sft", "qat-mx"}) {
            QVERIFY2(weights(store, 1, id) == weights(store, straight, id), id);
            for (const char* series : {"loss", "validation_loss"})
                QCOMPARE(losses(store, 1, id, series), losses(store, straight, id, series));
        }
    }
};

NIBBLE_TEST(RunTest)
#include "tst_run.moc"
