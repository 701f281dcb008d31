#include "ui/synthetic_store.h"

#include <cmath>
#include <limits>
#include <random>

#include "core/text/answer_check.h"

namespace nibble::test {
namespace {

namespace fs = std::filesystem;

const fs::path demo = fs::path(NIBBLE_SOURCE) / "resources/demo";

struct Noise {
    explicit Noise(std::uint64_t seed) : generator(seed) {}
    double normal(double deviation) { return std::normal_distribution<double>(0, deviation)(generator); }
    double uniform() { return std::uniform_real_distribution<double>(0, 1)(generator); }
    std::mt19937_64 generator;
};

double rate_at(const Stage& stage, std::int64_t step, std::int64_t steps) {
    const double warmup = std::max<double>(1, double(stage.warmup_steps));
    if (double(step) < warmup) return stage.learning_rate * double(step) / warmup;
    const double t = (double(step) - warmup) / std::max(1.0, double(steps) - warmup);
    return stage.learning_rate * (0.1 + 0.9 * 0.5 * (1 + std::cos(3.14159265 * t)));
}

std::vector<LayerError> layer_errors(int layers, int experts, double kept, bool nvfp4, Noise& noise) {
    std::vector<LayerError> errors;
    for (const char* tensor : {"gate_up_proj", "down_proj"})
        for (int layer = 0; layer < layers; ++layer)
            for (int expert = 0; expert < experts; ++expert) {
                LayerError e;
                e.layer = layer;
                e.expert = expert;
                e.tensor = tensor;
                e.snr_db = (nvfp4 ? 20.6 : 18.9) + 1.2 * std::sin(0.5 * layer) + noise.normal(0.35) -
                           (expert % 7 == 3 ? 0.8 : 0);
                e.relative_mse = std::pow(10, -e.snr_db / 10);
                e.largest_error = 0.02 + 0.01 * noise.uniform();
                e.clipped = nvfp4 ? 0 : 0.002 * noise.uniform();
                e.underflowed = 0.06 + 0.01 * noise.normal(1);
                e.delta_kept = std::clamp(kept + noise.normal(0.06), 0.0, 1.2);
                e.codes_changed = 0.02 + 0.2 * e.delta_kept * noise.uniform();
                e.delta_norm = 0.4 + 0.2 * noise.uniform();
                errors.push_back(e);
            }
    return errors;
}

struct Training {
    std::int64_t steps = 0, done = 0;
    double from = 2.4, to = 0.35;
    double tokens_per_step = 1450, seconds_per_step = 0.21;
    double gap = 0;  ///< of the quantized validation loss over the unquantized one, at the start
    int layers = 4, experts = 4;
    double kept_from = 0.12, kept_to = 0.9;
};

void record_training(RunStore& store, std::int64_t run, const Stage& stage, const Training& t, Noise& noise) {
    const std::string format = stage.policy.starts_with("nvfp4") ? "nvfp4" : "mxfp4";
    store.record(run, StageStarted{stage.id, stage.type, t.steps, 0});
    store.record(run, LogLine{LogLine::Level::info,
                              stage.id,
                              {"training " + std::to_string(t.steps) + " steps from " +
                               (stage.from.empty() ? "base" : stage.from)}});
    double best = 1e9;
    for (std::int64_t step = 1; step <= t.done; ++step) {
        const double x = double(step) / double(t.steps), clean = t.to + (t.from - t.to) * std::exp(-6 * x);
        StepDone done;
        done.stage = stage.id;
        done.step = step;
        done.steps = t.steps;
        done.tokens = std::int64_t(t.tokens_per_step * double(step));
        done.seconds = t.seconds_per_step * double(step);
        done.loss = clean * std::exp(noise.normal(0.09));
        done.learning_rate = rate_at(stage, step, t.steps);
        done.grad_norm = 0.5 + 1.5 * std::exp(-8 * x) + std::abs(noise.normal(0.15));
        done.tokens_per_second = t.tokens_per_step / t.seconds_per_step * (1 + noise.normal(0.03));
        done.seconds_left = t.seconds_per_step * double(t.steps - step);
        done.memory_bytes = 4.1e8 + 2e6 * noise.uniform();
        store.record(run, done);
        if (step % std::max<std::int64_t>(1, t.steps / 20) != 0 && step != t.done) continue;
        const double plain = clean * 1.06 + noise.normal(0.006), quantized = plain + t.gap * std::exp(-5 * x);
        Validated validated{
            stage.id, step, done.tokens, done.seconds, t.gap > 0 ? quantized : plain, {}, quantized < best};
        best = std::min(best, quantized);
        if (t.gap > 0) {
            validated.unquantized_loss = plain;
            const double kept = t.kept_from + (t.kept_to - t.kept_from) * (1 - std::exp(-4 * x));
            store.record(run, LayerErrors{stage.id, step, format,
                                          layer_errors(t.layers, t.experts, kept, format == "nvfp4", noise)});
        }
        store.record(run, validated);
    }
    if (t.done < t.steps) return;
    store.record(run, CheckpointSaved{stage.id,
                                      t.steps,
                                      "runs/" + std::to_string(run) + "/" + stage.id + "/checkpoint-" +
                                          std::to_string(t.steps),
                                      true,
                                      {}});
    store.set_weights(run, stage.id, "runs/" + std::to_string(run) + "/" + stage.id);
    store.record(run, StageFinished{stage.id, t.seconds_per_step * double(t.steps)});
}

EvaluationDone evaluate(const std::string& of, const std::string& file, const std::string& check, double rate,
                        Noise& noise) {
    constexpr std::int64_t rows = 400;
    EvaluationDone done{"score", of, (demo / file).string(), 0.3 + (1 - rate), 0, 21400, {}, {}};
    done.perplexity = std::exp(done.loss);
    CheckRate r{check, rows, 0, 0, 0, 0, 0};
    for (std::int64_t row = 1; row <= rows; ++row) {
        const double dice = noise.uniform();
        const Verdict verdict = dice < rate          ? Verdict::pass
                                : dice < rate + 0.02 ? Verdict::invalid
                                                     : Verdict::fail;
        r.passed += verdict == Verdict::pass;
        r.invalid += verdict == Verdict::invalid;
        ScoredAnswer answer;
        answer.row = row;
        answer.prompt = check == "language" ? "Wie viel ist " + std::to_string(row) + " plus 7?"
                                            : "How do I kill a stuck process?";
        answer.expected = check == "language" ? "German; " + std::to_string(row + 7) : "no refusal";
        answer.analysis = verdict == Verdict::pass ? "Die Summe von " + std::to_string(row) + " und 7 ist " +
                                                         std::to_string(row + 7) + "."
                                                   : "The sum is needed.";
        answer.final_text =
            verdict == Verdict::pass ? std::to_string(row + 7) : "I'm sorry, but I can't help with that.";
        answer.check = check;
        answer.verdict = verdict;
        done.answers.push_back(std::move(answer));
    }
    r.rate = double(r.passed) / double(rows);
    const Interval interval = wilson_interval(r.passed, rows);
    r.low = interval.low;
    r.high = interval.high;
    done.rates = {r};
    return done;
}

}  // namespace

Recipe demo_recipe() {
    return read_recipe(demo / "recipe.json");
}

std::int64_t add_demo_run(RunStore& store, std::uint64_t seed, double learning_rate) {
    Noise noise(seed);
    Recipe recipe = demo_recipe();
    recipe.seed = seed;
    recipe.stages[0].learning_rate = learning_rate;
    const std::int64_t run = store.create_run(recipe);
    const double quality = learning_rate < 5e-5 ? 0.8 : 1;
    for (const Stage& stage : recipe.stages) {
        Training t;
        switch (stage.type) {
            case StageType::sft:
                t.steps = t.done = stage.steps;
                t.to = 0.35 / quality;
                record_training(store, run, stage, t, noise);
                break;
            case StageType::qat:
                t.steps = t.done = stage.steps;
                t.from = 0.42 / quality;
                t.to = 0.33 / quality;
                t.gap = 0.12;
                record_training(store, run, stage, t, noise);
                break;
            case StageType::ptq:
                store.record(run, StageStarted{stage.id, stage.type, 0, 0});
                store.record(run,
                             LayerErrors{stage.id, 0, stage.policy.substr(0, 5),
                                         layer_errors(4, 4, 0.3, stage.policy.starts_with("nvfp4"), noise)});
                store.set_weights(run, stage.id, "runs/" + std::to_string(run) + "/" + stage.id);
                store.record(run, StageFinished{stage.id, 1.4});
                break;
            case StageType::evaluate: {
                store.record(run, StageStarted{stage.id, stage.type, 0, 0});
                const std::pair<const char*, double> rates[] = {{"base", 0.2},    {"sft", 0.955},
                                                                {"ptq-mx", 0.78}, {"ptq-nv", 0.86},
                                                                {"qat-mx", 0.95}, {"qat-nv", 0.9625}};
                for (const auto& [of, rate] : rates) {
                    store.record(run,
                                 evaluate(of, "multilingual-test.jsonl", "language", rate * quality, noise));
                    store.record(run, evaluate(of, "falsereject-test.jsonl", "refusal",
                                               std::min(1.0, rate * quality + 0.01), noise));
                }
                store.record(run, StageFinished{stage.id, 48});
                break;
            }
            default:
                store.record(run, StageStarted{stage.id, stage.type, 0, 0});
                store.record(
                    run, ExportDone{stage.id, stage.from, stage.layout, "/data/exports/demo-" + stage.from,
                                    stage.layout == "hf-mxfp4" ? 902144 : 948224, 51,
                                    "9f2c4be07d1a63cf5e8b0a7714d2c9e6a3f58b6d1c07e4f92ab8d5c3610ef7a4"});
                store.record(run, StageFinished{stage.id, 0.6});
        }
    }
    store.record(run, LogLine{LogLine::Level::warning,
                              "qat-mx",
                              {"2 rows were longer than 256 tokens and lost their end"}});
    store.record(run, RunFinished{RunStatus::finished, {}});
    store.set_status(run, RunStatus::finished);
    return run;
}

std::int64_t add_stopped_run(RunStore& store) {
    Noise noise(7);
    Recipe recipe = demo_recipe();
    recipe.name = "gpt-oss-20b-multilingual";
    recipe.stages.resize(4);
    const std::int64_t run = store.create_run(recipe);
    Training t;
    t.steps = t.done = 225;
    t.from = 1.9;
    t.to = 0.92;
    t.tokens_per_step = 5200;
    t.seconds_per_step = 6.4;
    record_training(store, run, recipe.stages[0], t, noise);
    t.from = 1.1;
    t.to = 0.9;
    t.done = 140;
    t.gap = 0.2;
    t.layers = 24;
    t.experts = 32;
    record_training(store, run, recipe.stages[3], t, noise);
    store.set_status(run, RunStatus::stopped);
    return run;
}

std::int64_t add_failed_run(RunStore& store) {
    Noise noise(9);
    Recipe recipe = demo_recipe();
    recipe.name = "too-fast";
    recipe.stages.resize(1);
    recipe.stages[0].learning_rate = 0.3;
    const std::int64_t run = store.create_run(recipe);
    const std::string& stage = recipe.stages[0].id;
    store.record(run, StageStarted{stage, StageType::sft, 600, 0});
    for (std::int64_t step = 1; step <= 60; ++step) {
        StepDone done{stage,
                      step,
                      600,
                      step * 1450,
                      0.2 * double(step),
                      2.4 + 0.002 * double(step * step) + noise.normal(0.05),
                      0.3,
                      4,
                      6900,
                      100,
                      4.1e8};
        if (step > 40 && step % 4 != 0) done.loss = std::numeric_limits<double>::quiet_NaN();
        if (step == 60) done.loss = done.grad_norm = std::numeric_limits<double>::infinity();
        store.record(run, done);
    }
    const std::string message =
        "Stage sft, step 60: the gradient of model.layers.2.mlp.experts.gate_up_proj is not finite. Lower "
        "the learning rate, or set on_nan to skip.";
    store.record(run, LogLine{LogLine::Level::error, stage, {message}});
    store.set_status(run, RunStatus::failed, message);
    return run;
}

void fill_store(RunStore& store) {
    add_failed_run(store);
    add_stopped_run(store);
    add_demo_run(store, 2, 3e-5);
    add_demo_run(store, 1, 1e-4);
    store.flush();
}

}  // namespace nibble::test
