#include <fstream>

#include "core/base/error.h"
#include "core/run/recipe.h"
#include "test_main.h"

using namespace nibble;
using nlohmann::json;

namespace {

json example() {
    return json::parse(R"({"version": 1, "name": "multilingual", "seed": 7,
        "model": {"checkpoint": "base", "dtype": "float32"},
        "data": {"train": ["rows.jsonl"], "max_length": 512},
        "stages": [
          {"id": "sft", "type": "sft", "learning_rate": 2e-5, "epochs": 3, "gradient_accumulation": 8},
          {"id": "ptq-mx", "type": "ptq", "from": "sft", "policy": "mxfp4_mlp_weight_only"},
          {"id": "qat-mx", "type": "qat", "from": "sft", "policy": "mxfp4_mlp_weight_only", "min_learning_rate": 5e-6, "steps": 1000},
          {"id": "score", "type": "evaluate", "of": ["base", "sft", "qat-mx"], "data": ["test.jsonl"]},
          {"id": "ship", "type": "export", "from": "qat-mx", "layout": "hf-mxfp4"}]})");
}

/// What is said about a recipe that must be refused.
std::string complaint(const json& recipe) {
    try {
        parse_recipe(recipe);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

bool says(const std::string& text, const std::string& part) {
    if (text.find(part) != text.npos) return true;
    qWarning("\"%s\" is not in:\n%s", part.c_str(), text.c_str());
    return false;
}

}  // namespace

class RecipeTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void reads_what_is_there_and_defaults_for_the_rest() {
        const Recipe recipe = parse_recipe(example());
        QCOMPARE(recipe.seed, std::uint64_t(7));
        QCOMPARE(recipe.data.max_length, std::int64_t(512));
        QCOMPARE(recipe.data.date, std::string("2025-06-28"));
        QCOMPARE(recipe.stages.size(), std::size_t(5));
        QCOMPARE(recipe.stage("sft").gradient_accumulation, std::int64_t(8));
        QCOMPARE(recipe.stage("sft").max_grad_norm, 1.0);
        QCOMPARE(recipe.stage("qat-mx").learning_rate, 1e-5);
        QCOMPARE(recipe.stage("qat-mx").min_learning_rate.value(), 5e-6);
        QVERIFY(recipe.stage("ship").type == StageType::export_checkpoint);
        QVERIFY(says(
            [&] {
                try {
                    recipe.stage("qat");
                } catch (const Error& e) {
                    return std::string(e.what());
                }
                return std::string();
            }(),
            "sft, ptq-mx, qat-mx"));
    }

    void written_recipe_reads_back_the_same() {
        const Recipe recipe = parse_recipe(example());
        const json written = to_json(recipe);
        const Recipe again = parse_recipe(json::parse(written.dump()));
        QCOMPARE(to_json(again).dump(), written.dump());
        QVERIFY(differences(recipe, again).empty());
        QCOMPARE(written["stages"][0]["max_grad_norm"].get<double>(), 1.0);
        QVERIFY(written["stages"][0]["min_learning_rate"].is_null());
        QVERIFY(!written["stages"][1].contains("learning_rate"));
    }

    void every_field_is_described() {
        for (const StageType type : {StageType::pretrain, StageType::sft, StageType::ptq, StageType::qat,
                                     StageType::evaluate, StageType::export_checkpoint}) {
            const auto all = fields(type);
            QCOMPARE(all[0].key, std::string("id"));
            QCOMPARE(all[1].key, std::string("type"));
            QCOMPARE(all[1].initial.get<std::string>(), std::string(name(type)));
            for (const FieldInfo& field : all) {
                QVERIFY2(!field.help.empty(), field.key.c_str());
                QVERIFY2(field.type != FieldInfo::Type::choice || !field.choices.empty(), field.key.c_str());
            }
        }
        const auto sft = fields(StageType::sft);
        const auto rate =
            std::find_if(sft.begin(), sft.end(), [](const FieldInfo& f) { return f.key == "learning_rate"; });
        QVERIFY(rate != sft.end() && rate->type == FieldInfo::Type::real && rate->initial == 2e-5);
        QCOMPARE(fields(Section::data)[0].type, FieldInfo::Type::path_list);
    }

    void unknown_keys_name_the_nearest_one() {
        json recipe = example();
        recipe["stages"][0]["learning_rat"] = 1;
        recipe["modle"] = 1;
        recipe["data"]["max_lenght"] = 1;
        const std::string text = complaint(recipe);
        QVERIFY(says(
            text, "stages.0.learning_rat: there is no such setting; the nearest one is \"learning_rate\""));
        QVERIFY(says(text, "modle: there is no such setting; the nearest one is \"model\""));
        QVERIFY(says(text, "data.max_lenght: there is no such setting; the nearest one is \"max_length\""));
    }

    void settings_of_another_stage_type_say_so() {
        json recipe = example();
        recipe["stages"][1]["epochs"] = 2;
        QVERIFY(says(complaint(recipe),
                     "stages.1.epochs: not a setting of a stage of type ptq, only of pretrain, sft, qat"));
    }

    void all_problems_come_at_once() {
        json recipe = example();
        recipe["seed"] = -1;
        recipe["model"]["dtype"] = "float8";
        recipe["data"]["max_length"] = "long";
        recipe["stages"][0]["steps"] = 1.5;
        recipe["stages"][1]["from"] = "sfd";
        recipe["stages"][2]["policy"] = "mxfp5";
        recipe["stages"][3].erase("data");
        recipe["stages"][4]["layout"] = nullptr;
        const std::string text = complaint(recipe);
        QVERIFY(says(text, "seed: must be a whole number, not -1"));
        QVERIFY(says(text, "model.dtype: \"float8\" is none of: float32, bfloat16"));
        QVERIFY(says(text, "data.max_length: must be a whole number, not \"long\""));
        QVERIFY(says(text, "stages.0.steps: must be a whole number, not 1.5"));
        QVERIFY(says(text, "stages.ptq-mx.from: there is no stage \"sfd\"; the nearest one is \"sft\""));
        QVERIFY(says(text, "stages.2.policy: \"mxfp5\" is none of: mxfp4_mlp_weight_only"));
        QVERIFY(says(text, "stages.score: needs \"data\""));
        QVERIFY(says(text, "stages.ship: needs a \"layout\""));
        QVERIFY(says(text, "8 problems"));
    }

    void stages_must_fit_together() {
        const auto with = [](auto change) {
            json recipe = example();
            change(recipe["stages"]);
            return complaint(recipe);
        };
        QVERIFY(says(with([](json& s) { s[1]["id"] = "sft"; }), "also the id of an earlier stage"));
        QVERIFY(says(with([](json& s) { s[0]["id"] = "a/b"; }), "letters, digits"));
        QVERIFY(says(with([](json& s) { s[0]["id"] = "base"; }), "stands for the checkpoint"));
        QVERIFY(says(with([](json& s) { s[0]["from"] = "qat-mx"; }), "not an earlier stage"));
        QVERIFY(says(with([](json& s) { s[4]["from"] = "score"; }), "not an earlier stage with weights"));
        QVERIFY(says(with([](json& s) { s[2]["scale_rule"] = "amax"; }), "amax"));
        QVERIFY(says(with([](json& s) { s[2]["min_learning_rate"] = 1; }), "is above the learning rate"));
        QVERIFY(says(with([](json& s) { s[0]["type"] = "tune"; }), "\"tune\" is none of: pretrain, sft"));
        QVERIFY(says(with([](json& s) { s.clear(); }), "at least one stage"));
        QVERIFY(says(with([](json& s) { s[0]["id"] = "lock"; }), "taken in the run's folder"));
        QVERIFY(says(with([](json& s) { s[0]["id"] = std::string(65, 'a'); }), "65 letters are too many"));
        QVERIFY(says(with([](json& s) { s[4]["from"] = "sft"; }),
                     "holds mxfp4 weights, but sft is not quantized"));
        QVERIFY(says(with([](json& s) { s[4]["layout"] = "hf-nvfp4"; }),
                     "is quantized by mxfp4_mlp_weight_only"));
        QCOMPARE(with([](json& s) {
                     s[4] = {{"id", "x"}, {"type", "export"}, {"from", "sft"}, {"layout", "hf-bf16"}};
                 }),
                 std::string());
        QVERIFY(says(with([](json& s) { s[0]["lora_targets"] = {"q_proj"}; }), "is for method lora"));
        QVERIFY(says(with([](json& s) {
                         s[0]["method"] = "lora";
                         s[0]["train"] = {"*norm*"};
                     }),
                     "an adapter's are chosen by lora_targets"));
        json pretrain = example();
        pretrain["model"].erase("checkpoint");
        QVERIFY(says(complaint(pretrain), "model.checkpoint"));
        QVERIFY(says(complaint(pretrain), "model.tokenizer"));
        QVERIFY(says(complaint(json::array()), "must be an object"));
    }

    void numbers_that_no_run_survives_are_refused() {
        const auto sft = [](const char* key, const json& value) {
            json recipe = example();
            recipe["stages"][0][key] = value;
            return complaint(recipe);
        };
        QVERIFY(says(sft("beta1", 1), "stages.sft.beta1: must be below 1"));
        QVERIFY(says(sft("beta2", 1), "stages.sft.beta2: must be below 1"));
        QVERIFY(says(sft("epsilon", 0), "stages.sft.epsilon: must be above 0"));
        for (const char* key : {"steps", "epochs", "batch_size", "gradient_accumulation", "warmup_steps",
                                "validate_every", "checkpoint_every", "lora_rank", "lora_alpha"})
            QVERIFY2(says(sft(key, 1e15), "is above"), key);
        const auto data = [](const char* key, const json& value) {
            json recipe = example();
            recipe["data"][key] = value;
            return complaint(recipe);
        };
        QVERIFY(says(data("max_length", 1e15), "is above"));
        QVERIFY(says(data("validation", 1e300), "is above"));
        QVERIFY(says(data("validation", 1.5), "neither a share below 1 nor a whole number"));
        QCOMPARE(data("validation", 8), std::string());
        QCOMPARE(data("validation", 0.2), std::string());
    }

    void paths_follow_the_recipe_file() {
        const Recipe recipe = parse_recipe(example(), "/data/recipes");
        QCOMPARE(recipe.model.checkpoint, std::string("/data/recipes/base"));
        QCOMPARE(recipe.data.train[0], std::string("/data/recipes/rows.jsonl"));
        QCOMPARE(recipe.stage("score").data[0], std::string("/data/recipes/test.jsonl"));
        QCOMPARE(recipe.stage("ship").out, std::string());
        json absolute = example();
        absolute["model"]["checkpoint"] = "/models/gpt-oss-20b";
        QCOMPARE(parse_recipe(absolute, "/data/recipes").model.checkpoint,
                 std::string("/models/gpt-oss-20b"));
        json unfinished = example();  // a preset that waits for its checkpoint
        unfinished["model"].erase("checkpoint");
        resolve_paths(unfinished, "/presets");
        set_value(unfinished, "model.checkpoint=gpt-oss-20b");
        const Recipe completed = parse_recipe(unfinished, "/where/the/user/is");
        QCOMPARE(completed.model.checkpoint, std::string("/where/the/user/is/gpt-oss-20b"));
        QCOMPARE(completed.data.train[0], std::string("/presets/rows.jsonl"));
    }

    void assignments_change_the_json() {
        json recipe = example();
        set_value(recipe, "stages.sft.learning_rate=1e-4");
        set_value(recipe, "stages.0.steps=10");
        set_value(recipe, "data.max_length=128");
        set_value(recipe, "data.train=[\"a.jsonl\",\"b.jsonl\"]");
        set_value(recipe, "stages.score.data=c.jsonl");
        set_value(recipe, "model.device=cpu");
        const Recipe parsed = parse_recipe(recipe);
        QCOMPARE(parsed.stage("sft").learning_rate, 1e-4);
        QCOMPARE(parsed.stage("sft").steps, std::int64_t(10));
        QCOMPARE(parsed.data.max_length, std::int64_t(128));
        QCOMPARE(parsed.data.train.size(), std::size_t(2));
        QCOMPARE(parsed.stage("score").data[0], std::string("c.jsonl"));
        QCOMPARE(parsed.model.device, std::string("cpu"));
        QVERIFY_EXCEPTION_THROWN(set_value(recipe, "stages.qat.steps=1"), Error);
        QVERIFY_EXCEPTION_THROWN(set_value(recipe, "stages.9.steps=1"), Error);
        QVERIFY_EXCEPTION_THROWN(set_value(recipe, "name.first=1"), Error);
        QVERIFY_EXCEPTION_THROWN(set_value(recipe, "learning_rate"), Error);
    }

    void comparison_names_every_difference() {
        json changed = example();
        changed["stages"][2]["learning_rate"] = 5e-6;
        changed["stages"].erase(4);
        changed["seed"] = 8;
        const auto found = differences(parse_recipe(example()), parse_recipe(changed));
        const auto has = [&](const std::string& path, const json& left, const json& right) {
            return std::any_of(found.begin(), found.end(), [&](const FieldDifference& d) {
                return d.path == path && d.left == left && d.right == right;
            });
        };
        QVERIFY(has("stages.qat-mx.learning_rate", 1e-5, 5e-6));
        QVERIFY(has("seed", 7, 8));
        QVERIFY(has("stages.ship.layout", "hf-mxfp4", nullptr));
        QVERIFY(!has("name", "multilingual", "multilingual"));
    }

    void advice_warns_of_what_usually_fails() {
        QVERIFY(advice(parse_recipe(example())).empty());
        json recipe = example();
        recipe["stages"][2]["learning_rate"] = 1e-4;
        recipe["stages"][3]["data"] = "rows.jsonl";
        const auto two = advice(parse_recipe(recipe));
        QCOMPARE(two.size(), std::size_t(2));
        QCOMPARE(two[0].path, std::string("stages.qat-mx.learning_rate"));
        QVERIFY(says(two[0].text(), "above the 2e-05 of sft"));
        QVERIFY(says(two[1].text(), "also trained on"));
        recipe["stages"][2]["from"] = "";
        recipe["stages"][2]["policy"] = "nvfp4_mlp_only";
        recipe["stages"][4]["layout"] = "hf-nvfp4";
        recipe["stages"][2]["calibration_samples"] = 63;
        const auto more = advice(parse_recipe(recipe));
        QCOMPARE(more.size(), std::size_t(4));
        QVERIFY(says(more[0].text(), "fine-tuned first"));
        QVERIFY(says(more[1].text(), "63 calibration samples"));
        recipe["stages"][2]["calibration_samples"] = 64;
        QCOMPARE(advice(parse_recipe(recipe)).size(), std::size_t(3));
    }

    void advice_counts_the_steps() {
        json recipe = example();
        recipe["stages"][2]["steps"] = 20;
        recipe["stages"][2]["warmup_steps"] = 20;
        const auto few = advice(parse_recipe(recipe));
        QCOMPARE(few.size(), std::size_t(2));
        QCOMPARE(few[0].path, std::string("stages.qat-mx.steps"));
        QCOMPARE(few[1].path, std::string("stages.qat-mx.warmup_steps"));
        // 3 epochs of 160 rows in batches of 2 x 8 are 30 steps; without the rows nothing is known of them.
        QVERIFY(advice(parse_recipe(example())).empty());
        const auto epochs = advice(parse_recipe(example()), 160);
        QCOMPARE(epochs.size(), std::size_t(1));
        QCOMPARE(epochs[0].path, std::string("stages.sft.epochs"));
        QVERIFY(says(epochs[0].text(), "30 steps"));
        QVERIFY(advice(parse_recipe(example()), 16000).empty());
    }

    void advice_looks_at_what_is_exported() {
        const auto with = [](auto change) {
            json recipe = example();
            change(recipe["stages"]);
            const auto all = advice(parse_recipe(recipe));
            return all.size() == 1 ? all[0].text() : std::to_string(all.size()) + " pieces of advice";
        };
        QVERIFY(says(with([](json& s) { s[4]["layout"] = "openai"; }), "OpenAI's layout"));
        QVERIFY(says(with([](json& s) {
                         s[2]["policy"] = "nvfp4_mlp_weight_only";
                         s[4]["layout"] = "hf-nvfp4";
                     }),
                     "vllm#46641"));
        // BF16 undoes nothing.
        QCOMPARE(with([](json& s) {
                     s[4]["from"] = "sft";
                     s[4]["layout"] = "hf-bf16";
                 }),
                 std::string("0 pieces of advice"));
    }

    void advice_knows_the_usual_learning_rates() {
        json recipe = example();
        recipe["stages"][0]["learning_rate"] = 5e-4;
        QVERIFY(says(advice(parse_recipe(recipe)).at(0).text(), "is high where all weights are trained"));
        recipe["stages"][0]["method"] = "lora";
        QVERIFY(advice(parse_recipe(recipe)).empty());
        recipe["stages"][0]["learning_rate"] = 1e-5;
        QVERIFY(says(advice(parse_recipe(recipe)).at(0).text(), "is low for an adapter"));
        recipe["data"]["validation"] = 0;
        QCOMPARE(advice(parse_recipe(recipe)).back().path, std::string("stages.qat-mx.keep_best"));
    }

    void mapped_columns_are_checked() {
        json recipe = example();
        recipe["data"]["columns"] = {"user=question", "final=answer"};
        QCOMPARE(parse_recipe(recipe).data.columns.size(), std::size_t(2));
        recipe["data"]["columns"] = {"usr=question"};
        QVERIFY(
            says(complaint(recipe), "data.columns: \"usr\" is no known column; the nearest one is \"user\""));
        recipe["data"]["columns"] = {"final=answer"};
        QVERIFY(says(complaint(recipe), "neither `messages` nor `user`"));
    }

    void files_are_read_with_their_name_in_errors() {
        QTemporaryDir folder;
        const std::filesystem::path file = folder.path().toStdString() + "/recipe.json";
        std::ofstream(file) << example().dump();
        QCOMPARE(read_recipe(file).model.checkpoint, (file.parent_path() / "base").string());
        std::ofstream(file) << "{\"name\": 1,";
        try {
            read_recipe(file);
            QFAIL("broken JSON was read");
        } catch (const Error& error) {
            QVERIFY(says(error.what(), file.string()));
        }
    }
};

NIBBLE_TEST(RecipeTest)
#include "tst_recipe.moc"
