#include "core/checkpoint/adapter.h"

#include <cmath>
#include <random>

#include "checkpoint_files.h"
#include "core/base/json.h"
#include "core/checkpoint/checkpoint.h"
#include "test_main.h"

namespace fs = std::filesystem;
using namespace nibble;
using namespace nibble::test;
using nlohmann::json;

namespace {

/// The model that the golden adapter was made for.
ModelConfig tiny_b() {
    return read_model_config(nibble::test::golden("golden/layouts") / "hf-mxfp4/config.json");
}

fs::path golden_adapter() {
    return fs::path(NIBBLE_SOURCE) / "tests/data/adapter";
}

const AdapterPair& find(const AdapterFile& adapter, const std::string& parameter) {
    const auto found = std::find_if(adapter.pairs.begin(), adapter.pairs.end(),
                                    [&](const AdapterPair& pair) { return pair.parameter == parameter; });
    if (found == adapter.pairs.end()) fail("no pair for {}", parameter);
    return *found;
}

/// scale * b[e] a[e] at [out, in].
double delta(const AdapterFile& adapter, const AdapterPair& pair, std::int64_t e, std::int64_t o,
             std::int64_t i) {
    double sum = 0;
    for (std::int64_t k = 0; k < pair.rank; ++k)
        sum += double(pair.b[std::size_t((e * pair.out + o) * pair.rank + k)]) *
               double(pair.a[std::size_t((e * pair.rank + k) * pair.in + i)]);
    return adapter.scale() * sum;
}

AdapterPair random_pair(const ModelConfig& config, const std::string& parameter, std::int64_t rank) {
    std::mt19937 random(std::uint32_t(parameter.size()));
    std::normal_distribution<float> normal;
    for (const TensorSpec& spec : tensor_table(config)) {
        if (spec.name != parameter) continue;
        const bool expert = spec.kind == TensorKind::expert_weight;
        AdapterPair pair{
            parameter, expert ? spec.shape[0] : 1, rank, spec.shape.back(), spec.shape[expert], {}, {}};
        for (std::int64_t i = 0; i < pair.experts * rank * pair.in; ++i) pair.a.push_back(normal(random));
        for (std::int64_t i = 0; i < pair.experts * rank * pair.out; ++i) pair.b.push_back(normal(random));
        return pair;
    }
    fail("no parameter {}", parameter);
}

}  // namespace

class AdapterTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> temporary_;
    fs::path folder() const { return temporary_->path().toStdString(); }

    /// A copy of the golden adapter, changed.
    QString error_with(const std::function<void(FileTensors&, json&)>& change) const {
        FileTensors tensors = load_tensors(golden_adapter());
        json config = json::parse(read_text(golden_adapter() / "adapter_config.json"));
        change(tensors, config);
        save_tensors(folder() / "adapter_model.safetensors", tensors);
        write_text(folder() / "adapter_config.json", config.dump());
        return QString::fromStdString(error_of([&] { read_adapter(folder(), tiny_b()); }));
    }

  private Q_SLOTS:
    void init() {
        temporary_ = std::make_unique<QTemporaryDir>();
        NIBBLE_REQUIRE(nibble::test::golden("golden/layouts"));
    }

    void the_golden_adapter_is_read() {
        const AdapterFile adapter = read_adapter(golden_adapter(), tiny_b());
        QCOMPARE(adapter.rank, 4);
        QCOMPARE(adapter.scale(), 2.0);
        QCOMPARE(adapter.base_model, std::string("tiny-b"));
        QCOMPARE(adapter.pairs.size(), std::size_t(3 * 4 + 2));  // 28 tensors, all of them used
        const FileTensors raw = load_tensors(golden_adapter());
        const auto value = [&](const std::string& key, std::int64_t place) {
            return reinterpret_cast<const float*>(
                raw.at("base_model.model.model.layers." + key).bytes.data())[place];
        };
        const AdapterPair& q = find(adapter, "model.layers.2.self_attn.q_proj.weight");
        QCOMPARE(q.a[5], value("2.self_attn.q_proj.lora_A.weight", 5));
        QCOMPARE(q.b[7], value("2.self_attn.q_proj.lora_B.weight", 7));
        const AdapterPair& gate_up = find(adapter, "model.layers.1.mlp.experts.gate_up_proj");
        QCOMPARE(gate_up.experts, 8);
        QCOMPARE(gate_up.out, 320);
        // A is [E r, in], expert-major; B is [out, r E], rank-major: expert 3, rank 2, output 11, input 17.
        const std::string experts = "1.mlp.experts.base_layer.";
        QCOMPARE(gate_up.a[(3 * 4 + 2) * 96 + 17], value(experts + "lora_A.weight", (3 * 4 + 2) * 96 + 17));
        QCOMPARE(gate_up.b[(3 * 320 + 11) * 4 + 2], value(experts + "lora_B.weight", 11 * 32 + 2 * 8 + 3));
        QCOMPARE(find(adapter, "model.layers.1.mlp.experts.down_proj").in, 160);
    }

    /// What PEFT's own merge made of the weights: W' - W = scale * B A.
    void R075_deltas_equal_those_of_pefts_merge() {
        const fs::path lora = nibble::test::golden("golden/lora"),
                       model = nibble::test::golden("golden/model/tiny-b");
        NIBBLE_REQUIRE(lora / "golden.safetensors");
        NIBBLE_REQUIRE(model / "model.safetensors");
        const Checkpoint base = Checkpoint::open(model);
        const AdapterFile adapter = read_adapter(lora, base.config());
        const SafetensorsFile merged(lora / "golden.safetensors");
        for (const AdapterPair& pair : adapter.pairs) {
            const TensorSpec& spec = base.spec(pair.parameter);
            std::vector<float> before(std::size_t(spec.count()));
            base.read(spec, kernels::ScalarType::float32, before.data());
            const auto* after =
                reinterpret_cast<const float*>(merged.at("merged." + pair.parameter).bytes.data());
            const bool expert = spec.kind == TensorKind::expert_weight;
            for (std::int64_t e = 0; e < pair.experts; ++e)
                for (std::int64_t o = 0; o < pair.out; o += 3)
                    for (std::int64_t i = 0; i < pair.in; i += 5) {
                        const std::int64_t ours = (e * pair.out + o) * pair.in + i;
                        const std::int64_t theirs = expert ? (e * pair.in + i) * pair.out + o : ours;
                        const double wanted = double(after[theirs]) - double(before[std::size_t(ours)]);
                        QVERIFY2(std::abs(delta(adapter, pair, e, o, i) - wanted) < 1e-5,
                                 pair.parameter.c_str());
                    }
        }
    }

    void written_adapters_come_back_byte_for_byte() {
        const AdapterFile adapter = read_adapter(golden_adapter(), tiny_b());
        write_adapter(folder(), adapter, tiny_b());
        const FileTensors before = load_tensors(golden_adapter()), after = load_tensors(folder());
        QCOMPARE(after.size(), before.size());
        for (const auto& [name, tensor] : before) {
            QVERIFY2(after.at(name).bytes == tensor.bytes, name.c_str());
            QCOMPARE(after.at(name).shape, tensor.shape);
        }
        const json config = json::parse(read_text(folder() / "adapter_config.json"));
        QCOMPARE(config["target_modules"], (json{"k_proj", "o_proj", "q_proj", "v_proj"}));
        QCOMPARE(config["target_parameters"],
                 (json{"1.mlp.experts.gate_up_proj", "1.mlp.experts.down_proj"}));
        QCOMPARE(config["peft_type"], "LORA");
        QCOMPARE(read_adapter(folder(), tiny_b()).pairs.size(), adapter.pairs.size());
    }

    void one_expert_weight_is_not_nested() {
        const ModelConfig config = tiny_b();
        AdapterFile adapter;
        adapter.rank = 2;
        adapter.use_rslora = true;
        for (const char* name :
             {"model.layers.0.mlp.experts.gate_up_proj", "model.layers.2.mlp.experts.down_proj",
              "model.layers.1.self_attn.q_proj.weight", "model.layers.1.mlp.router.weight", "lm_head.weight"})
            adapter.pairs.push_back(random_pair(config, name, 2));
        write_adapter(folder(), adapter, config);
        const FileTensors raw = load_tensors(folder());
        QVERIFY(raw.contains("base_model.model.model.layers.0.mlp.experts.lora_A.weight"));
        QVERIFY(raw.contains("base_model.model.model.layers.2.mlp.experts.lora_B.weight"));
        const json file = json::parse(read_text(folder() / "adapter_config.json"));
        QCOMPARE(file["target_modules"], (json{"lm_head", "model.layers.1.self_attn.q_proj"}));
        const AdapterFile back = read_adapter(folder(), config);
        QCOMPARE(back.scale(), 16 / std::sqrt(2.0));
        QCOMPARE(back.pairs.size(), adapter.pairs.size());
        for (const AdapterPair& pair : adapter.pairs) {
            QVERIFY(find(back, pair.parameter).a == pair.a);
            QVERIFY(find(back, pair.parameter).b == pair.b);
        }
    }

    /// PEFT versions that take the experts' axes the other way round: A runs along the outputs. The change
    /// that the file stands for is the same matrix, its transpose made from exchanged halves.
    void exchanged_halves_are_recognised_by_shape() {
        const ModelConfig config = tiny_b();
        AdapterFile adapter;
        adapter.rank = 4;
        adapter.pairs = {random_pair(config, "model.layers.0.mlp.experts.gate_up_proj", 4),
                         random_pair(config, "model.layers.0.mlp.experts.down_proj", 4)};
        write_adapter(folder(), adapter, config);
        FileTensors raw = load_tensors(folder());
        for (const AdapterPair& pair : adapter.pairs) {
            const std::string module = std::string("base_model.model.model.layers.0.mlp.experts.") +
                                       (pair.in == 96 ? "base_layer." : "");
            FileTensor a{DType::f32, {8 * 4, pair.out}, {}}, b{DType::f32, {pair.in, 4 * 8}, {}};
            std::vector<float> a_values(pair.b.size()), b_values(pair.a.size());
            for (std::int64_t e = 0; e < 8; ++e)
                for (std::int64_t k = 0; k < 4; ++k) {
                    for (std::int64_t o = 0; o < pair.out; ++o)
                        a_values[std::size_t((e * 4 + k) * pair.out + o)] =
                            pair.b[std::size_t((e * pair.out + o) * 4 + k)];
                    for (std::int64_t i = 0; i < pair.in; ++i)
                        b_values[std::size_t((i * 4 + k) * 8 + e)] =
                            pair.a[std::size_t((e * 4 + k) * pair.in + i)];
                }
            const auto a_bytes = std::as_bytes(std::span(a_values)),
                       b_bytes = std::as_bytes(std::span(b_values));
            a.bytes.assign(a_bytes.begin(), a_bytes.end());
            b.bytes.assign(b_bytes.begin(), b_bytes.end());
            raw[module + "lora_A.weight"] = a;
            raw[module + "lora_B.weight"] = b;
        }
        save_tensors(folder() / "adapter_model.safetensors", raw);
        const AdapterFile back = read_adapter(folder(), config);
        for (const AdapterPair& pair : adapter.pairs) {
            QVERIFY(find(back, pair.parameter).a == pair.a);
            QVERIFY(find(back, pair.parameter).b == pair.b);
        }
    }

    void R074_R075_every_tensor_is_used_or_named() {
        const std::string prefix = "base_model.model.model.layers.";
        const auto with_extra = [&](const std::string& name, std::vector<std::int64_t> shape) {
            return error_with([&](FileTensors& tensors, json&) {
                std::size_t size = 4;
                for (const std::int64_t dim : shape) size *= std::size_t(dim);
                for (const char* half : {".lora_A.weight", ".lora_B.weight"})
                    tensors[prefix + name + half] = {DType::f32, shape, std::vector<std::byte>(size)};
            });
        };
        QVERIFY(with_extra("1.mlp.experts.3.gate_up_proj", {4, 96})
                    .contains("no weight for model.layers.1.mlp.experts.3"));
        QVERIFY(with_extra("3.self_attn.q_proj", {4, 96})
                    .contains("no weight for model.layers.3.self_attn.q_proj"));
        QVERIFY(with_extra("0.mlp.experts", {4, 96}).contains("do not fit the model and a rank of 4"));
        const QString half = error_with([&](FileTensors& tensors, json&) {
            tensors.erase(prefix + "0.self_attn.q_proj.lora_A.weight");
            tensors.erase(prefix + "1.mlp.experts.lora_B.weight");
            tensors["base_model.model.model.embed_tokens.lora_embedding_A"] = {
                DType::f32, {1, 1}, std::vector<std::byte>(4)};
        });
        QVERIFY2(half.contains("3 problems") && half.contains("has a lora_B but no lora_A") &&
                     half.contains("has a lora_A but no lora_B") &&
                     half.contains("lora_embedding_A ([1, 1] of F32)"),
                 qPrintable(half));
    }

    void R073_a_target_without_tensors_is_named() {
        const QString error = error_with([](FileTensors&, json& config) {
            config["target_modules"].push_back("gate_proj");
            config["target_parameters"].push_back("2.mlp.experts.down_proj");
        });
        QVERIFY2(error.contains("target_modules names gate_proj") &&
                     error.contains("target_parameters names 2.mlp.experts.down_proj"),
                 qPrintable(error));
        QCOMPARE(error_with([](FileTensors&, json& config) { config["target_modules"] = ".*_proj"; }),
                 QString("no error"));
    }

    void other_methods_are_refused_data() {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<QString>("reason");
        const auto add = [](const char* patch, const char* reason) {
            QTest::newRow(patch) << QString(patch) << QString(reason);
        };
        add(R"({"use_dora": true})", "use_dora is true; only plain LoRA");
        add(R"({"bias": "all"})", "bias is \"all\"");
        add(R"({"lora_bias": true})", "lora_bias is true");
        add(R"({"rank_pattern": {"q_proj": 8}})", "rank_pattern is");
        add(R"({"alpha_pattern": {"q_proj": 8}})", "alpha_pattern is");
        add(R"({"modules_to_save": ["lm_head"]})", "modules_to_save is [\"lm_head\"]");
        add(R"({"peft_type": "IA3"})", "peft_type is \"IA3\"");
        add(R"({"r": 0})", "r is 0, not a rank");
        add(R"({"r": "4"})", "r is \"4\"");
        add(R"({"lora_alpha": null})", "lora_alpha is null");
        add(R"({"r": 8})", "a rank of 8");
    }
    void other_methods_are_refused() {
        QFETCH(QString, patch);
        QFETCH(QString, reason);
        const QString error = error_with(
            [&](FileTensors&, json& config) { config.merge_patch(json::parse(patch.toStdString())); });
        QVERIFY2(error.contains(reason), qPrintable(error));
    }

    void pairs_that_do_not_fit_are_not_written() {
        AdapterFile adapter;
        adapter.rank = 4;
        adapter.pairs = {random_pair(tiny_b(), "lm_head.weight", 2)};
        QVERIFY_THROWS_EXCEPTION(Error, write_adapter(folder(), adapter, tiny_b()));
    }
};

NIBBLE_TEST(AdapterTest)
#include "tst_adapter.moc"
