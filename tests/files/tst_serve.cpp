#include "core/checkpoint/serve.h"

#include "checkpoint_files.h"
#include "core/base/json.h"
#include "core/checkpoint/inspect.h"
#include "test_main.h"

namespace fs = std::filesystem;
using namespace nibble;
using namespace nibble::test;
using nlohmann::json;

class ServeTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> temporary_;
    fs::path folder() const { return temporary_->path().toStdString(); }

    static QString all(const ServeCommand& serve) {
        std::string text;
        for (const Sentence& warning : serve.warnings) text += warning.text() + "\n";
        return QString::fromStdString(text);
    }

  private Q_SLOTS:
    void init() { temporary_ = std::make_unique<QTemporaryDir>(); }

    void R105_cut_blocks_are_flagged() {
        ModelConfig config;
        config.num_attention_heads = 64;
        config.intermediate_size = 2880;
        const auto flags = [&](Layout layout, int gpus) {
            std::string text;
            for (const Sentence& problem : tensor_parallel_problems(config, layout, gpus))
                text += problem.text();
            return QString::fromStdString(text);
        };
        QVERIFY(flags(Layout::hf_mxfp4, 1).isEmpty());
        QVERIFY(flags(Layout::hf_mxfp4, 2).isEmpty());
        QVERIFY(flags(Layout::hf_mxfp4, 4).contains("720 of down_proj's 2880 inputs, 22.5 blocks of 32"));
        QVERIFY(flags(Layout::hf_mxfp4, 8).contains("11.25 blocks of 32"));
        QVERIFY(flags(Layout::hf_nvfp4, 4).isEmpty());
        QVERIFY(flags(Layout::hf_nvfp4, 8).contains("22.5 blocks of 16"));
        QVERIFY(flags(Layout::hf_bf16, 8).isEmpty());
        QVERIFY(flags(Layout::hf_bf16, 7).contains("64 attention heads cannot be split over 7 GPUs"));
    }

    void commands_are_those_of_the_engines() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        write_text(folder() / "tokenizer.json", "{}");
        const std::string path = folder().string();
        const ServeCommand vllm = serve_command(folder(), "vllm", 1);
        QCOMPARE(vllm.command, "vllm serve " + path + " --tensor-parallel-size 1");
        QVERIFY(all(vllm).contains("0.10.1"));
        QVERIFY(vllm.config_file.empty());
        QCOMPARE(serve_command(folder(), "sglang", 1).command,
                 "python3 -m sglang.launch_server --model-path " + path +
                     " --tp 1 --reasoning-parser gpt-oss --tool-call-parser gpt-oss");
        QVERIFY(serve_command(folder(), "sglang", 1).warnings.empty());
        const ServeCommand tensorrt = serve_command(folder(), "tensorrt-llm", 2);
        QVERIFY(QString::fromStdString(tensorrt.command)
                    .startsWith(QString::fromStdString("trtllm-serve " + path)));
        QVERIFY(QString::fromStdString(tensorrt.command).contains("--tp_size 2 --ep_size 2"));
        QVERIFY(QString::fromStdString(tensorrt.config_file).contains("backend: TRTLLM"));
        QVERIFY(all(tensorrt).contains("pp_size at 1") && all(tensorrt).contains("Hopper"));
        QVERIFY(all(tensorrt).contains("1.5 blocks of 32"));  // 96 inputs on 2 GPUs
    }

    void layouts_change_the_command() {
        make_checkpoint(folder() / "nvfp4", Layout::hf_nvfp4);
        const ServeCommand vllm = serve_command(folder() / "nvfp4", "vllm", 1);
        QVERIFY(QString::fromStdString(vllm.command).contains("--quantization modelopt_fp4"));
        QVERIFY(all(vllm).contains("46641") && all(vllm).contains("no tokenizer.json"));
        QVERIFY(all(serve_command(folder() / "nvfp4", "tensorrt-llm", 1)).contains("Blackwell"));
        make_checkpoint(folder() / "bf16", Layout::hf_bf16);
        QVERIFY(QString::fromStdString(serve_command(folder() / "bf16", "vllm", 1).command)
                    .endsWith("--dtype bfloat16"));
        make_checkpoint(folder() / "openai", Layout::openai);
        QVERIFY(QString::fromStdString(error_of([&] {
                    serve_command(folder() / "openai", "vllm", 1);
                })).contains("export hf-mxfp4"));
        QVERIFY(!serve_command(folder() / "openai", "tensorrt-llm", 1).command.empty());
    }

    void rotary_settings_only_in_the_new_place_are_flagged() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        json config = json::parse(read_text(folder() / "config.json"));
        config["rope_parameters"] = config["rope_scaling"];
        config["rope_parameters"]["rope_theta"] = config["rope_theta"];
        config.erase("rope_scaling");
        config.erase("rope_theta");
        write_text(folder() / "config.json", config.dump());
        QVERIFY(all(serve_command(folder(), "tensorrt-llm", 1)).contains("only in rope_parameters"));
    }

    void paths_are_quoted_for_a_shell() {
        const fs::path odd = folder() / "it's mine";
        make_checkpoint(odd, Layout::hf_mxfp4);
        const std::string command = serve_command(odd, "vllm", 1).command;
        QVERIFY2(command.find("/it'\\''s mine' --tensor") != command.npos, command.c_str());
    }

    void what_cannot_be_served_is_said() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        QVERIFY(QString::fromStdString(error_of([&] {
                    serve_command(folder(), "ollama", 1);
                })).contains("vllm, sglang"));
        QVERIFY_THROWS_EXCEPTION(Error, serve_command(folder(), "vllm", 0));
        QVERIFY_THROWS_EXCEPTION(Error, serve_command(folder() / "absent", "vllm", 1));
    }

    void info_tells_sizes_and_types() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        make_checkpoint(folder() / "original", Layout::openai);
        const CheckpointInfo info = inspect_checkpoint(folder());
        QVERIFY(info.problems.empty());
        QCOMPARE(*info.layout, Layout::hf_mxfp4);
        QCOMPARE(info.choices.size(), std::size_t(2));
        QCOMPARE(info.tensors.size(), std::size_t(2 * (17 + 2) + 3));
        std::uintmax_t experts = 0;  // 17/32 bytes a value: codes, and a scale for 32 of them
        for (const TensorSpec& spec : tensor_table(*info.config))
            if (spec.kind == TensorKind::expert_weight) experts += std::uintmax_t(spec.count()) * 17 / 32;
        QCOMPARE(info.bytes_by_dtype.at("U8"), experts);
        QCOMPARE(info.bytes, info.bytes_by_dtype.at("U8") + info.bytes_by_dtype.at("BF16"));
        const json file = json::parse(info.to_json());
        QCOMPARE(file["layout"], "hf-mxfp4");
        QCOMPARE(file["bytes"], info.bytes);
        QCOMPARE(file["parameters"], info.config->parameters());
        QCOMPARE(file["config"]["num_local_experts"], 3);
        QCOMPARE(file["tensors"].size(), info.tensors.size());
        QCOMPARE(file["tensors"][0]["file"], "model.safetensors");
        QCOMPARE(file["files"][0]["bytes"], fs::file_size(folder() / "model.safetensors"));
        QCOMPARE(file["choices"][1]["layout"], "openai");
        QVERIFY(parse_model_config(file["config"].dump(), "") == *info.config);
    }

    void info_tells_what_is_wrong_and_the_rest() {
        make_checkpoint(folder(), Layout::hf_bf16);
        FileTensors raw = load_tensors(folder());
        raw.erase("model.norm.weight");
        save_tensors(folder() / "model.safetensors", raw);
        const CheckpointInfo info = inspect_checkpoint(folder());
        QCOMPARE(info.problems.size(), std::size_t(1));
        QCOMPARE(info.problems[0].text, std::string("model.norm.weight is missing"));
        QVERIFY(info.problems[0].place == CheckpointProblem::Place::tensors);
        QCOMPARE(info.tensors.size(), raw.size());
        write_text(folder() / "config.json", "{");
        const CheckpointInfo broken = inspect_checkpoint(folder());
        QVERIFY(!broken.config && broken.tensors.size() == raw.size());
        QVERIFY(json::parse(broken.to_json())["config"].is_null());
        const CheckpointInfo nothing = inspect_checkpoint(folder() / "absent");
        QVERIFY(!nothing.layout && nothing.problems.size() == 1);
        QVERIFY(json::parse(nothing.to_json())["layout"].is_null());
    }
};

NIBBLE_TEST(ServeTest)
#include "tst_serve.moc"
