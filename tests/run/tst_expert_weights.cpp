// Looking at single experts of a run's stages, against the whole model and the errors that the run recorded.
#include "core/model/torch.h"

#include <fstream>

#include "core/base/error.h"
#include "core/checkpoint/adapter.h"
#include "core/model/gpt_oss.h"
#include "core/quant/fake_quant.h"
#include "core/run/compare_rules.h"
#include "core/run/expert_weights.h"
#include "core/run/fork.h"
#include "core/run/stage_weights.h"
#include "test_main.h"

using namespace nibble;
using nlohmann::json;
namespace fs = std::filesystem;

class ExpertWeightsTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    std::unique_ptr<RunStore> store_;
    std::int64_t run_ = 0;
    fs::path demo_ = fs::path(NIBBLE_SOURCE) / "resources/demo";

    at::Tensor loaded(const fs::path& folder, const TensorSpec& spec) const {
        const Checkpoint base = Checkpoint::open(demo_ / "base");
        GptOss model(base.config(), at::kBFloat16, at::kCPU);
        load_weights(model, folder, &base);
        return model.parameter(spec.name).to(at::kFloat);
    }
    at::Tensor whole(const std::string& stage, const TensorSpec& spec) const {
        return loaded(stage.empty() ? fs::path() : run_folder(*store_, run_) / stage / "final", spec);
    }
    static at::Tensor read(const ExpertWeights& weights, const TensorSpec& spec, int expert) {
        std::vector<float> values = weights.read(spec, expert);
        return at::from_blob(values.data(), {spec.shape[1], spec.shape[2]}).clone();
    }
    /// A merged adapter's sums are added in another order before they are rounded to bfloat16.
    static bool agree(const at::Tensor& read, const at::Tensor& expected, bool merged) {
        return merged
                   ? at::allclose(read, expected, 1.0 / 128, 1.0 / 256 * expected.abs().mean().item<double>())
                   : at::equal(read, expected);
    }

  private Q_SLOTS:
    void initTestCase() {
        const fs::path train = folder_.filePath("train.jsonl").toStdString();
        std::ifstream in(demo_ / "multilingual-train.jsonl");
        std::ofstream out(train);
        std::string line;
        for (int row = 0; row < 8 && std::getline(in, line); ++row) out << line << "\n";
        out.close();
        const json steps = {{"batch_size", 2}, {"steps", 2}, {"learning_rate", 3e-3}};
        const auto stage = [&](json fields) {
            fields.update(steps);
            return fields;
        };
        const json recipe = {
            {"name", "look"},
            {"model", {{"checkpoint", (demo_ / "base").string()}, {"device", "cpu"}, {"dtype", "bfloat16"}}},
            {"data", {{"train", {train.string()}}, {"validation", 2}, {"max_length", 128}}},
            {"stages",
             {stage({{"id", "sft"}, {"type", "sft"}}),
              {{"id", "ptq"}, {"type", "ptq"}, {"from", "sft"}, {"policy", "nvfp4_mlp_weight_only"}},
              stage({{"id", "lora"},
                     {"type", "sft"},
                     {"from", "sft"},
                     {"method", "lora"},
                     {"lora_targets", {"mlp.experts.gate_up_proj", "mlp.experts.down_proj"}}}),
              {{"id", "ptq-lora"}, {"type", "ptq"}, {"from", "lora"}, {"policy", "mxfp4_mlp_weight_only"}}}}};
        store_ = std::make_unique<RunStore>(folder_.filePath("runs.sqlite").toStdString());
        run_ = start_run(parse_recipe(recipe), *store_, {}, {});
        QCOMPARE(store_->run(run_).status, RunStatus::finished);
    }

    void experts_are_those_of_the_whole_model_data() {
        QTest::addColumn<QString>("stage");
        for (const char* stage : {"", "sft", "ptq", "lora", "ptq-lora"})
            QTest::newRow(*stage ? stage : "base") << QString(stage);
    }
    void experts_are_those_of_the_whole_model() {
        QFETCH(QString, stage);
        const ExpertWeights weights = stage_experts(*store_, run_, stage.toStdString());
        QCOMPARE(weights.tensors().size(), std::size_t(8));  // two of each of four layers
        for (const char* name : {"gate_up_proj", "down_proj"}) {
            const TensorSpec& spec = weights.tensor(1, name);
            const at::Tensor expected = whole(stage.toStdString(), spec);
            for (const int expert : {0, 3})
                QVERIFY(agree(read(weights, spec, expert), expected[expert], stage.contains("lora")));
            if (!stage.contains("lora"))
                QCOMPARE(weights.absolute_maximum(spec), expected.abs().max().item<float>());
        }
        QVERIFY_THROWS_EXCEPTION(Error, weights.read(weights.tensor(0, "down_proj"), 4));
        QVERIFY_THROWS_EXCEPTION(Error, weights.tensor(4, "down_proj"));
    }

    /// 256 (1 + 2^-9) - 255: where the halves are rounded to bfloat16, as in the model, the sum is 1.
    void an_adapter_counts_as_the_model_rounds_it() {
        const Checkpoint base = Checkpoint::open(demo_ / "base");
        const TensorSpec& spec = base.spec("model.layers.1.mlp.experts.down_proj");
        const std::int64_t experts = spec.shape[0], out = spec.shape[1], in = spec.shape[2];
        AdapterPair pair{spec.name, experts, 2, in, out, {}, {}};
        for (std::int64_t e = 0; e < experts; ++e) {
            pair.a.insert(pair.a.end(), std::size_t(in), 1 + 1.f / 512);
            pair.a.insert(pair.a.end(), std::size_t(in), 1);
            for (std::int64_t o = 0; o < out; ++o) pair.b.insert(pair.b.end(), {256, -255});
        }
        const AdapterFile adapter{"", 2, 2, false, {pair}};
        const fs::path stage = fs::path(folder_.filePath("made").toStdString()) / "lora/final";
        save_stage(stage, {}, {}, {},
                   [&](const fs::path& into) { write_adapter(into, adapter, base.config()); });
        WeightsReference reference = find_weights((demo_ / "base").string(), nullptr);
        reference.weights = stage;
        const at::Tensor expected = loaded(stage, spec)[2];
        const ExpertWeights rounded(reference, kernels::ScalarType::bfloat16);
        QVERIFY(at::equal(read(rounded, spec, 2), expected));
        const ExpertWeights exact(reference, kernels::ScalarType::float32);
        QVERIFY(((read(exact, spec, 2) - expected - 0.5).abs() < 0.01).all().item<bool>());
    }

    /// What its stages lie on is another run's, not the checkpoint.
    void stages_of_a_fork_are_those_of_the_whole_model_data() {
        QTest::addColumn<QString>("origin");
        QTest::newRow("from a stage without weights of its own") << "ptq";
        QTest::newRow("from an adapter") << "lora";
    }
    void stages_of_a_fork_are_those_of_the_whole_model() {
        QFETCH(QString, origin);
        const ForkPoint point = find_fork_point(fmt::format("{}:{}", run_, origin.toStdString()), *store_);
        const std::int64_t fork = create_fork(fork_recipe(*store_, point), point, *store_);
        resume_run(fork, *store_, {}, {});
        const fs::path folder = run_folder(*store_, fork);
        std::vector<std::string> stages = {""};
        for (const StageSummary& stage : store_->stages(fork)) stages.push_back(stage.id);
        QVERIFY(stages.size() > 1);
        for (const std::string& stage : stages) {
            const ExpertWeights weights = stage_experts(*store_, fork, stage);
            const TensorSpec& spec = weights.tensor(1, "down_proj");
            const at::Tensor expected =
                loaded(stage.empty() ? start_folder(folder) : folder / stage / "final", spec)[2];
            QVERIFY2(agree(read(weights, spec, 2), expected, origin == "lora"), stage.c_str());
            QVERIFY(!agree(whole("", spec)[2], expected, true));
        }
    }

    void a_matrix_has_the_errors_that_the_run_recorded() {
        const TensorDetail detail = inspect_expert(*store_, run_, "ptq", 2, "gate_up_proj", 1);
        const std::vector<LayerErrors> reports = store_->layer_errors(run_);
        for (const LayerErrors& report : reports)
            for (const LayerError& e : report.errors) {
                if (report.stage != "ptq" || e.layer != 2 || e.tensor != "gate_up_proj" || e.expert != 1)
                    continue;
                QCOMPARE(detail.stats.snr_db(), e.snr_db);
                QCOMPARE(detail.stats.largest_error, e.largest_error);
                return;
            }
        QFAIL("the run recorded no such expert");
    }

    void stages_without_quantization_are_refused() {
        QVERIFY_THROWS_EXCEPTION(Error, inspect_expert(*store_, run_, "sft", 0, "down_proj", 0));
        QVERIFY_THROWS_EXCEPTION(Error, stage_experts(*store_, run_, "nowhere"));
    }

    void rules_are_compared_as_each_alone() {
        const ExpertWeights weights = stage_experts(*store_, run_, "sft");
        std::int64_t told = 0, tensors = 0;
        const std::vector<RuleError> errors = compare_scale_rules(
            weights, [&](std::int64_t done, std::int64_t total) { told = done * 1000 + total; }, {},
            [&](const std::vector<RuleError>&) { ++tensors; });
        QCOMPARE(told, std::int64_t(32032));  // 4 experts of 8 tensors
        QCOMPARE(tensors, std::int64_t(8));
        QCOMPARE(errors.size(), std::size_t(8 * 7));
        for (const RuleError& error : errors) {
            if (error.layer != 3) continue;
            const at::Tensor w = whole("sft", weights.tensor(3, error.tensor)).to(at::kBFloat16);
            const at::Tensor lost =
                w.to(at::kDouble) - fake_quantize(w.to(at::kFloat), error.format).to(at::kDouble);
            const double expected = (lost * lost).sum().item<double>();
            QVERIFY(std::abs(error.stats.squared_error - expected) <= 1e-9 * expected);
        }
        const std::vector<RuleError> totals = total_by_rule(errors);
        QCOMPARE(totals.size(), std::size_t(7));
        QCOMPARE(totals[0].format, kernels::quant_format("mxfp4", "ceil"));
        QVERIFY(totals[2].stats.squared_error <= totals[0].stats.squared_error);  // mse against ceil
    }

    /// The base is an MXFP4 checkpoint: some rules give it back without loss.
    void what_came_from_mxfp4_is_kept_by_the_rules_that_promise_it() {
        for (const RuleError& total : total_by_rule(compare_scale_rules(stage_experts(*store_, run_, "")))) {
            const std::string rule = kernels::name(total.format.rule);
            if (rule == "ceil" || rule == "floor" || rule == "from_mxfp4")
                QCOMPARE(total.stats.squared_error, 0.0);
            if (rule == "amax") QVERIFY(total.stats.squared_error > 0);
        }
    }

    void comparing_stops_when_asked() {
        std::stop_source stop;
        const std::vector<RuleError> errors = compare_scale_rules(
            stage_experts(*store_, run_, "sft"),
            [&](std::int64_t done, std::int64_t) {
                if (done == 6) stop.request_stop();
            },
            stop.get_token());
        QCOMPARE(errors.size(), std::size_t(7));  // the first tensor's
    }
};

NIBBLE_TEST(ExpertWeightsTest)
#include "tst_expert_weights.moc"
