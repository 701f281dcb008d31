#include <fstream>

#include "core/run/plan.h"
#include "test_main.h"

using namespace nibble;
using nlohmann::json;

namespace {

Recipe recipe_of(const json& stage, const json& data = {{"train", "rows.jsonl"}}) {
    return parse_recipe({{"model", {{"checkpoint", "x"}}}, {"data", data}, {"stages", json::array({stage})}});
}

double part(const StagePlan& stage, const std::string& what) {
    for (const PlanPart& p : stage.parts)
        if (p.what == what) return p.bytes;
    return 0;
}

bool near(double value, double expected, double share) {
    if (std::abs(value - expected) <= share * expected) return true;
    qWarning("%g is not within %g %% of %g", value, 100 * share, expected);
    return false;
}

const std::filesystem::path demo = std::filesystem::path(NIBBLE_SOURCE) / "resources/demo";

}  // namespace

class PlanTest : public QObject {
    Q_OBJECT
    const ModelConfig small_ = *released_model("gpt-oss-20b"), large_ = *released_model("gpt-oss-120b");

  private Q_SLOTS:
    /// The counts and file sizes of the release.
    void the_released_shapes() {
        QVERIFY(near(double(small_.parameters()), 20.91e9, 0.001));
        QVERIFY(near(double(small_.active_parameters()), 3.61e9, 0.005));
        QVERIFY(near(double(large_.parameters()), 116.83e9, 0.001));
        QVERIFY(near(double(large_.active_parameters()), 5.13e9, 0.005));
        QVERIFY(near(checkpoint_bytes(small_, "hf-mxfp4"), 13.76e9, 0.002));
        QVERIFY(near(checkpoint_bytes(large_, "hf-mxfp4"), 65.25e9, 0.002));
        QVERIFY(near(checkpoint_bytes(small_, "hf-bf16"), 41.83e9, 0.002));
        // Twice the scales.
        QVERIFY(near(checkpoint_bytes(small_, "hf-nvfp4") - checkpoint_bytes(small_, "hf-mxfp4"),
                     24.0 * 32 * 3 * 2880 * 2880 / 32, 1e-9));
        QVERIFY(!released_model("gpt-4"));
    }

    /// BF16: weights 2, master 4, gradient 4 and one of a micro-batch 2, moments 8.
    void all_weights_take_twenty_bytes_each() {
        const Plan result =
            plan(recipe_of({{"id", "sft"}, {"type", "sft"}, {"steps", 100}}), {.model = small_});
        const StagePlan& sft = result.stages.at(0);
        const double n = double(small_.parameters());
        QCOMPARE(sft.trained_parameters, small_.parameters());
        QCOMPARE(part(sft, "weights"), 2 * n);
        QCOMPARE(part(sft, "master weights"), 4 * n);
        QCOMPARE(part(sft, "gradients"), 6 * n);
        QCOMPARE(part(sft, "optimizer state"), 8 * n);
        QVERIFY(result.peak_bytes() > 20 * n && result.peak_bytes() < 21 * n);
        const Plan single = plan(recipe_of({{"id", "sft"}, {"type", "sft"}, {"gradient_accumulation", 1}}),
                                 {.model = small_});
        QCOMPARE(part(single.stages[0], "gradients"), 4 * n);
    }

    void an_adapter_takes_the_weights_and_little_else() {
        const Plan result =
            plan(recipe_of({{"id", "sft"}, {"type", "sft"}, {"method", "lora"}, {"batch_size", 1}}),
                 {.model = small_, .memory_bytes = 80e9, .on_gpu = true});
        const StagePlan& sft = result.stages.at(0);
        QVERIFY(near(part(sft, "weights"), 41.8e9, 0.01));
        QVERIFY(part(sft, "adapter") < 2e9);
        QVERIFY(part(sft, "merged weights") > 0);
        QVERIFY(sft.bytes() < 60e9);
        QVERIFY(result.warnings.empty());
        // An adapter of the attention alone merges no experts.
        const Plan attention = plan(
            recipe_of({{"id", "sft"}, {"type", "sft"}, {"method", "lora"}, {"lora_targets", {"q_proj"}}}),
            {.model = small_});
        QCOMPARE(part(attention.stages[0], "merged weights"), 0.0);
    }

    void what_does_not_fit_says_what_would() {
        const json stage = {
            {"id", "sft"}, {"type", "sft"}, {"batch_size", 4}, {"gradient_checkpointing", false}};
        const Plan tight = plan(recipe_of(stage), {.model = small_, .memory_bytes = 80e9, .on_gpu = true});
        QCOMPARE(tight.warnings.size(), std::size_t(1));
        const QString text = QString::fromStdString(tight.warnings[0].text());
        QVERIFY2(text.contains("method=lora") && text.contains("it fits, with"), qPrintable(text));
        // Following the advice makes it fit.
        json mended = stage;
        if (text.contains("gradient_checkpointing")) mended["gradient_checkpointing"] = true;
        if (text.contains("batch_size")) mended["batch_size"] = 1;
        mended["method"] = "lora";
        const Plan after = plan(recipe_of(mended), {.model = small_, .memory_bytes = 80e9, .on_gpu = true});
        QVERIFY(after.warnings.empty());
        QVERIFY(after.peak_bytes() <= 80e9);
        const Plan hopeless = plan(recipe_of(stage), {.model = large_, .memory_bytes = 24e9, .on_gpu = true});
        QVERIFY(QString::fromStdString(hopeless.warnings.at(0).text()).contains("no setting makes it fit"));
    }

    void time_follows_tokens_and_speed() {
        PlanInput input{.model = small_, .rows = 900, .tokens_per_row = 500, .flops_per_second = 1e14};
        const json stage = {
            {"id", "sft"}, {"type", "sft"}, {"epochs", 2}, {"batch_size", 2}, {"gradient_accumulation", 2}};
        const StagePlan sft = plan(recipe_of(stage), input).stages.at(0);
        QCOMPARE(sft.steps, std::int64_t(450));
        QCOMPARE(sft.tokens, 900.0 * 2 * 500);
        // 2 forward passes and 2 backward of 2 operations for each active parameter, and a little attention.
        const double least = 900e3 * 8 * double(small_.active_parameters());
        QVERIFY(sft.flops > least && sft.flops < 1.2 * least);
        QCOMPARE(sft.seconds, sft.flops / 1e14);
        input.rows = 0;
        QCOMPARE(plan(recipe_of(stage), input).stages[0].steps, std::int64_t(0));
    }

    void fake_quantization_holds_one_layer_of_experts() {
        const Plan result =
            plan(recipe_of({{"id", "qat"}, {"type", "qat"}, {"policy", "mxfp4_mlp_weight_only"}}),
                 {.model = small_});
        QCOMPARE(part(result.stages[0], "fake-quantized weights"), 32.0 * 3 * 2880 * 2880 * 2);
    }

    void the_demo_is_read_from_its_files() {
        const RecipeFiles files = read_recipe_files(read_recipe(demo / "recipe.json"));
        QVERIFY(files.notes.empty());
        QCOMPARE(files.input.model.num_hidden_layers, std::int64_t(4));
        QVERIFY(files.input.rows > 1000);
        QVERIFY(files.input.tokens_per_row > 20 && files.input.tokens_per_row < 256);
        const Plan result = plan(read_recipe(demo / "recipe.json"), files.input);
        QCOMPARE(result.stages.size(), std::size_t(8));
        QVERIFY(result.peak_bytes() < 1e9);
    }

    void what_is_not_there_is_assumed_and_said() {
        Recipe recipe = recipe_of({{"id", "sft"}, {"type", "sft"}});
        recipe.model.checkpoint = "/nowhere";
        const RecipeFiles files = read_recipe_files(recipe);
        QCOMPARE(files.notes.size(), std::size_t(2));
        QVERIFY(
            QString::fromStdString(files.notes[0].text()).contains("planned for the released gpt-oss-20b"));
        QCOMPARE(files.input.model.num_hidden_layers, std::int64_t(24));
        recipe.name = "gpt-oss-120b-lora";
        recipe.model.checkpoint.clear();
        QCOMPARE(read_recipe_files(recipe).input.model.num_hidden_layers, std::int64_t(36));
        QCOMPARE(read_recipe_files(recipe, "gpt-oss-20b").input.model.num_hidden_layers, std::int64_t(24));
    }

    /// The plan and the trainer count the same steps.
    void steps_are_those_of_a_run() {
        Stage stage = initial_stage(StageType::sft);
        stage.batch_size = 2;
        stage.gradient_accumulation = 3;
        stage.epochs = 2;
        QCOMPARE(planned_steps(stage, 12), std::int64_t(4));
        QCOMPARE(planned_steps(stage, 13), std::int64_t(6));
        QCOMPARE(planned_steps(stage, 0), std::int64_t(0));
        stage.steps = 7;
        QCOMPARE(planned_steps(stage, 0), std::int64_t(7));
    }
};

NIBBLE_TEST(PlanTest)
#include "tst_plan.moc"
