#include "core/model/torch.h"

#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/model/gpt_oss.h"
#include "core/run/stage_weights.h"
#include "test_main.h"

using namespace nibble;
namespace fs = std::filesystem;

class StageWeightsTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    fs::path stage() const { return folder_->path().toStdString() + "/sft"; }

    static StageState state(std::int64_t step) {
        StageState state;
        state.step = step;
        state.seconds = 1.0 / 3;
        state.best_loss = 0.1;
        state.source = "pretrain";
        state.policy = "nvfp4_mlp_only";
        state.amax = {{"model.layers.0.mlp.experts.gate_up_proj", 3.5f}};
        return state;
    }
    void save(std::int64_t step) const {
        save_stage(
            step_folder(stage(), step), state(step), {{"lm_head.weight", at::full({2, 3}, double(step))}},
            {{"exp_avg.lm_head.weight", at::ones({2, 3})}, {"updates", at::scalar_tensor(step, at::kLong)}});
    }

  private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void saved_stage_reads_back_the_same() {
        StageState written = state(7);
        const std::vector<Parameter> weights = {
            {"a", at::randn({3, 5})}, {"b", at::randn({4}).to(at::kBFloat16)}, {"c", at::randn({})}};
        save_stage(stage() / "final", written, weights);
        const StageState read = read_stage_state(stage() / "final");
        QCOMPARE(read.step, std::int64_t(7));
        QCOMPARE(read.seconds, 1.0 / 3);
        QCOMPARE(read.best_loss.value(), 0.1);
        QVERIFY(!read.validation_loss);
        QCOMPARE(read.source, std::string("pretrain"));
        QVERIFY(read.amax == written.amax);
        std::size_t same = 0;
        read_tensors(stage() / "final/weights.safetensors", [&](const std::vector<Parameter>& tensors) {
            for (const Parameter& tensor : tensors)
                for (const Parameter& weight : weights)
                    same += tensor.name == weight.name && tensor.value.dtype() == weight.value.dtype() &&
                            at::equal(tensor.value, weight.value);
        });
        QCOMPARE(same, weights.size());
        QCOMPARE(missing_file(stage() / "final"), std::string());
    }

    void weights_lie_on_those_of_their_source() {
        const fs::path golden = nibble::test::golden("golden/model") / "tiny-a";
        NIBBLE_REQUIRE(golden);
        const Checkpoint checkpoint = Checkpoint::open(golden);
        GptOss model(checkpoint.config(), at::kFloat, at::kCPU);
        const auto sum = [&](const char* name) { return model.parameter(name).sum().item<double>(); };
        load_weights(model, {}, &checkpoint);
        const double embedding = sum("model.embed_tokens.weight");
        const at::Tensor norm = at::full_like(model.parameter("model.norm.weight"), 3);

        save_stage(stage() / "final", StageState(), {{"model.norm.weight", norm}});
        StageState rounded;
        rounded.source = "sft";
        save_stage(stage().parent_path() / "ptq/final", rounded, {});
        load_weights(model, stage().parent_path() / "ptq/final", &checkpoint);
        QVERIFY(at::equal(model.parameter("model.norm.weight"), norm));
        QCOMPARE(sum("model.embed_tokens.weight"), embedding);

        std::vector<Parameter> all;
        for (const Parameter& parameter : model.parameters())
            all.push_back({parameter.name, at::full_like(parameter.value, 0.5)});
        save_stage(stage() / "final", StageState(), all);
        load_weights(model, stage() / "final", nullptr);  // whole: needs nothing below it
        QCOMPARE(sum("model.norm.weight"), 0.5 * double(norm.numel()));
        fs::remove(stage() / "final/complete");
        QVERIFY_EXCEPTION_THROWN(load_weights(model, stage() / "final", nullptr), Error);
    }

    void R067_a_half_written_state_is_replaced() {
        save(10);
        const pid_t child = ::fork();
        if (child == 0) {
            // Killed while the state of step 20 is being written.
            fs::create_directory(stage() / "step-20.tmp");
            std::ofstream(stage() / "step-20.tmp/weights.safetensors") << "half";
            ::kill(::getpid(), SIGKILL);
        }
        ::waitpid(child, nullptr, 0);
        const auto steps = saved_steps(stage());
        QCOMPARE(steps.size(), std::size_t(2));
        QCOMPARE(last_complete(steps)->step, std::int64_t(10));
        QVERIFY(!steps[1].missing.empty());
        save(20);
        QCOMPARE(last_complete(saved_steps(stage()))->step, std::int64_t(20));
        QVERIFY(!fs::exists(stage() / "step-20.tmp"));
        save(20);  // an existing one is no obstacle either
        QCOMPARE(saved_steps(stage()).size(), std::size_t(2));
    }

    void R068_the_last_complete_state_is_offered_and_the_incomplete_one_listed() {
        save(10);
        save(20);
        fs::remove(step_folder(stage(), 20) / "optimizer.safetensors");
        auto steps = saved_steps(stage());
        QCOMPARE(last_complete(steps)->step, std::int64_t(10));
        QCOMPARE(steps[1].step, std::int64_t(20));
        QCOMPARE(steps[1].missing, std::string("optimizer.safetensors"));
        save(20);
        fs::resize_file(step_folder(stage(), 20) / "weights.safetensors", 50);
        QCOMPARE(saved_steps(stage())[1].missing, std::string("weights.safetensors"));
        save(20);
        fs::remove(step_folder(stage(), 20) / "complete");
        QCOMPARE(saved_steps(stage())[1].missing, std::string("complete"));
        save(20);
        for (const char* list : {"", "5", "[]", "{}"}) {
            std::ofstream(step_folder(stage(), 20) / "complete") << list;
            QCOMPARE(saved_steps(stage())[1].missing, std::string("complete"));
        }
        QVERIFY(!last_complete({}));
        QVERIFY(saved_steps(stage() / "absent").empty());
    }

    void old_states_are_deleted() {
        for (const int step : {5, 10, 15, 100}) save(step);
        fs::remove(step_folder(stage(), 15) / "complete");
        prune_steps(stage(), 2);
        const auto steps = saved_steps(stage());
        QCOMPARE(steps.size(), std::size_t(2));
        QVERIFY(steps[0].step == 10 && steps[1].step == 100);
    }

    void broken_files_are_named() {
        save(10);
        std::ofstream(step_folder(stage(), 10) / "state.json") << "{\"step\": 1}";
        try {
            read_stage_state(step_folder(stage(), 10));
            QFAIL("a broken state was read");
        } catch (const Error& error) {
            QVERIFY(std::string(error.what()).find("step-10/state.json") != std::string::npos);
        }
    }
};

NIBBLE_TEST(StageWeightsTest)
#include "tst_stage_weights.moc"
