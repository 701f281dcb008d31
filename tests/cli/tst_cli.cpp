// The command line's contract: what it prints, where, and with which exit status.
#include <QtTest>
#include <filesystem>
#include <fstream>

#include "core/checkpoint/safetensors.h"
#include "program.h"
#include "test_main.h"

using nibble::SafetensorsFile;
using nibble::test::golden;
using nibble::test::run;
namespace fs = std::filesystem;

namespace {

QString text(const fs::path& path) {
    return QString::fromStdString(path.string());
}

/// Largest |a - b| of two float32 tensors over the norm of b.
double relative_error(const SafetensorsFile& a, const SafetensorsFile& b, const std::string& name) {
    const auto x = a.at(name), y = b.at(name);
    const auto* p = reinterpret_cast<const float*>(x.bytes.data());
    const auto* q = reinterpret_cast<const float*>(y.bytes.data());
    if (x.shape != y.shape) return INFINITY;
    double difference = 0, norm = 0;
    for (std::int64_t i = 0; i < x.count(); ++i) {
        difference += (double(p[i]) - q[i]) * (double(p[i]) - q[i]);
        norm += double(q[i]) * q[i];
    }
    return norm > 0 ? std::sqrt(difference / norm) : std::sqrt(difference);
}

bool same_bytes(const SafetensorsFile& a, const SafetensorsFile& b, const std::string& name) {
    const auto x = a.at(name).bytes, y = b.at(name).bytes;
    return x.size() == y.size() && std::memcmp(x.data(), y.data(), x.size()) == 0;
}

}  // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString file(const char* name) const { return folder_.filePath(name); }

  private Q_SLOTS:
    void exit_status_tells_wrong_usage_from_failure() {
        QCOMPARE(run({}).status, 2);
        QCOMPARE(run({"nonsense"}).status, 2);
        QCOMPARE(run({"info"}).status, 2);
        QCOMPARE(run({"info", "/nowhere"}).status, 1);
        QCOMPARE(run({"run"}).status, 2);
        QCOMPARE(run({"--help"}).status, 0);
    }

    void every_command_explains_itself() {
        for (const char* command :
             {"info", "tokenize", "render", "data", "forward", "quantize", "run", "runs", "evaluate",
              "generate", "export", "serve-command", "plan", "bench", "demo"}) {
            const auto outcome = run({command, "--help"});
            QVERIFY2(outcome.status == 0 && outcome.out.find("nibble") != std::string::npos, command);
        }
    }

    void failure_says_what_and_where_on_standard_error() {
        const auto outcome = run({"info", "/nowhere", "--json"});
        QVERIFY(outcome.out.empty());
        QVERIFY(outcome.error.find("/nowhere") != std::string::npos);
    }

    void info_describes_each_layout() {
        for (const auto& [name, layout] :
             {std::pair{"hf-mxfp4", "hf-mxfp4"}, {"openai-original", "openai"}}) {
            const auto json = run({"info", text(golden("golden/layouts") / name), "--json"}).json();
            QVERIFY(!json.is_discarded());
            QCOMPARE(json["layout"].get<std::string>(), std::string(layout));
            QCOMPARE(json["config"]["num_local_experts"].get<int>(), 8);
        }
    }

    void tokenize_goes_there_and_back() {
        const QString tokenizer = NIBBLE_SOURCE "/resources/demo/base";
        const QByteArray input = "Quelle est la somme de 12 et 30 ? <|end|>";
        const auto ids = run({"tokenize", "--tokenizer", tokenizer}, input);
        QCOMPARE(ids.status, 0);
        QVERIFY(ids.json().is_array());
        QCOMPARE(
            run({"tokenize", "--tokenizer", tokenizer, "--decode"}, QByteArray::fromStdString(ids.out)).out,
            input.toStdString());
        QVERIFY(run({"tokenize", "--tokenizer", tokenizer, "--special"}, input).json().size() <
                ids.json().size());
    }

    void render_marks_what_is_trained() {
        const auto outcome = run(
            {"render", "--tokenizer", NIBBLE_SOURCE "/resources/demo/base", "-"},
            R"({"messages": [{"role": "user", "content": "2 + 2?"}, {"role": "assistant", "thinking": "Sum.", "content": "4"}]})");
        QCOMPARE(outcome.status, 0);
        const auto json = outcome.json();
        QCOMPARE(json["ids"].size(), json["trained"].size());
        QCOMPARE(json["trained"].front().get<int>(), 0);
        QCOMPARE(json["trained"].back().get<int>(), 1);
        QVERIFY(json["text"].get<std::string>().ends_with("<|return|>"));
    }

    void data_counts_rows_and_problems() {
        const fs::path samples = golden("data/samples");
        NIBBLE_REQUIRE(samples);
        const auto json = run({"data", text(samples / "multilingual-thinking.jsonl"), "--tokenizer",
                               NIBBLE_SOURCE "/resources/demo/base", "--json"})
                              .json();
        QCOMPARE(json["rows"].get<int>(), 15);
        QVERIFY(json["trained_tokens"].get<int>() > 0);
        const auto parquet = run({"data", text(samples / "multilingual-thinking.parquet"), "--json"}).json();
        QCOMPARE(parquet["rows"].get<int>(), 15);
    }

    void forward_gives_the_reference_values_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("policy");
        for (const char* model : {"tiny-a", "tiny-b"})
            for (const char* policy :
                 {"", "mxfp4_mlp_weight_only", "nvfp4_mlp_weight_only", "nvfp4_mlp_only"})
                QTest::addRow("%s %s", model, policy) << model << policy;
    }

    void forward_gives_the_reference_values() {
        QFETCH(QString, model);
        QFETCH(QString, policy);
        const fs::path source = golden("golden/model/" + model.toStdString());
        const fs::path want =
            policy.isEmpty()
                ? source / "golden.safetensors"
                : golden("golden/qat/" + model.toStdString() + "/" + policy.toStdString() + ".safetensors");
        NIBBLE_REQUIRE(want);
        QStringList arguments = {"forward", text(source), text(source / "golden.safetensors"),
                                 file("out.safetensors"), "--gradients"};
        if (policy.isEmpty())
            arguments << "--hidden";
        else
            arguments << "--policy" << policy;
        if (policy == "nvfp4_mlp_only") arguments << "--amax" << text(want);
        const auto outcome = run(arguments);
        QVERIFY2(outcome.status == 0, outcome.error.c_str());
        const SafetensorsFile got(file("out.safetensors").toStdString()), reference(want);
        for (const auto& tensor : reference.tensors()) {
            if (tensor.dtype != nibble::DType::f32 || tensor.name.starts_with("amax.")) continue;
            const double error = relative_error(got, reference, tensor.name);
            QVERIFY2(error < 1e-4, (tensor.name + " " + std::to_string(error)).c_str());
        }
    }

    /// Fake-quantization and the packed checkpoint are the same bits.
    void forward_with_a_policy_equals_the_quantized_checkpoint_data() {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QString>("rule");
        for (const auto& [policy, rule] : {std::pair{"mxfp4_mlp_weight_only", "ceil"},
                                           {"mxfp4_mlp_weight_only", "floor"},
                                           {"mxfp4_mlp_weight_only", "mse"},
                                           {"nvfp4_mlp_weight_only", "amax"},
                                           {"nvfp4_mlp_weight_only", "four_over_six"},
                                           {"nvfp4_mlp_weight_only", "mse"}})
            QTest::addRow("%s %s", policy, rule) << policy << rule;
    }

    void forward_with_a_policy_equals_the_quantized_checkpoint() {
        QFETCH(QString, policy);
        QFETCH(QString, rule);
        const fs::path source = golden("golden/model/tiny-a");
        const QString input = text(source / "golden.safetensors"), packed = file("packed");
        QCOMPARE(run({"forward", text(source), input, file("a.safetensors"), "--policy", policy,
                      "--scale-rule", rule})
                     .status,
                 0);
        const auto quantized =
            run({"quantize", text(source), "--policy", policy, "--scale-rule", rule, "--out", packed});
        QVERIFY2(quantized.status == 0, quantized.error.c_str());
        const auto outcome = run({"forward", packed, input, file("b.safetensors")});
        QVERIFY2(outcome.status == 0, outcome.error.c_str());
        const SafetensorsFile a(file("a.safetensors").toStdString()), b(file("b.safetensors").toStdString());
        QVERIFY(same_bytes(a, b, "logits"));
        QVERIFY(same_bytes(a, b, "loss"));
        fs::remove_all(packed.toStdString());
    }

    void labels_outside_of_the_vocabulary_are_refused() {
        const std::int64_t ids[] = {1, 2, 3, 4}, labels[] = {-100, 2, -7, 4};
        const auto bytes = [](const auto& values) { return std::as_bytes(std::span(values)); };
        const std::string input = file("labels.safetensors").toStdString();
        nibble::SafetensorsWriter writer(
            input, {{"input_ids", nibble::DType::i64, {1, 4}}, {"labels", nibble::DType::i64, {1, 4}}});
        writer.write("input_ids", bytes(ids));
        writer.write("labels", bytes(labels));
        writer.close();
        const auto outcome = run({"forward", text(golden("golden/model/tiny-a")), file("labels.safetensors"),
                                  file("l.safetensors")});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.error.find("labels.safetensors: labels holds -7") != std::string::npos,
                 outcome.error.c_str());
    }

    void numbers_out_of_range_are_wrong_usage() {
        const QString base = text(golden("golden/model/tiny-a"));
        for (const QStringList& options : {QStringList{"--temperature", "nan"},
                                           {"--temperature", "-1"},
                                           {"--max-tokens", "0"},
                                           {"--top-p", "nan"}}) {
            const auto outcome = run(QStringList{"generate", base, "--prompt", "x"} + options);
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.error.find(options[0].toStdString() + ": " + options[1].toStdString()) !=
                             std::string::npos &&
                         outcome.error.size() < 200,
                     outcome.error.c_str());
        }
    }

    void a_checkpoint_is_not_written_over_itself() {
        const QString packed = file("once");
        const QString source = text(golden("golden/layouts/hf-mxfp4"));
        QCOMPARE(run({"export", source, "--layout", "hf-bf16", "--out", packed}).status, 0);
        for (const QStringList& again : {QStringList{"export", packed, "--layout", "hf-mxfp4"},
                                         {"quantize", packed, "--policy", "nvfp4_mlp_weight_only"}}) {
            const auto outcome = run(again + QStringList{"--out", packed});
            QCOMPARE(outcome.status, 1);
            QVERIFY2(outcome.error.find("holds the weights that are exported") != std::string::npos,
                     outcome.error.c_str());
        }
        QCOMPARE(run({"info", packed, "--json"}).json()["layout"].get<std::string>(), std::string("hf-bf16"));
    }

    void what_is_set_is_relative_to_the_user_and_not_for_a_resumed_run() {
        const QString recipe = file("recipe.json"), store = file("s.sqlite");
        QFile written(recipe);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(R"({"version": 1, "model": {"tokenizer": "t.json"}, "data": {"train": []},
                          "stages": [{"id": "sft", "type": "sft", "steps": 1}]})");
        written.close();
        const auto outcome = run({"run", recipe, "--store", store, "--set",
                                  "model.checkpoint=no/such/checkpoint", "--set", "data.train=rows.jsonl"});
        QCOMPARE(outcome.status, 1);
        const std::string expected = (fs::current_path() / "no/such/checkpoint: not a folder").string();
        QVERIFY2(outcome.error.find(expected) != std::string::npos, outcome.error.c_str());
        QCOMPARE(run({"run", "--resume", "latest", "--store", store, "--set", "seed=1"}).status, 2);
    }

    void forward_reads_both_packed_layouts_and_adapters() {
        const fs::path layouts = golden("golden/layouts");
        const SafetensorsFile reference(layouts / "golden.safetensors");
        for (const char* layout : {"hf-mxfp4", "openai-original"}) {
            const auto outcome = run({"forward", text(layouts / layout), text(layouts / "golden.safetensors"),
                                      file("l.safetensors")});
            QVERIFY2(outcome.status == 0, outcome.error.c_str());
            QVERIFY(relative_error(SafetensorsFile(file("l.safetensors").toStdString()), reference,
                                   "logits") < 1e-4);
        }
        const fs::path base = golden("golden/model/tiny-b"), lora = golden("golden/lora");
        NIBBLE_REQUIRE(base / "golden.safetensors");
        const auto outcome = run({"forward", text(base), text(base / "golden.safetensors"),
                                  file("lora.safetensors"), "--adapter", text(lora)});
        QVERIFY2(outcome.status == 0, outcome.error.c_str());
        QVERIFY(relative_error(SafetensorsFile(file("lora.safetensors").toStdString()),
                               SafetensorsFile(lora / "golden.safetensors"), "logits") < 1e-4);
    }
};

NIBBLE_TEST(CommandLineTest)
#include "tst_cli.moc"
