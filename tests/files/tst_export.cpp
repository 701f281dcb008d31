#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "checkpoint_files.h"
#include "core/base/json.h"
#include "core/checkpoint/export.h"
#include "kernels/quantize.h"
#include "test_main.h"

#include <QCryptographicHash>

namespace fs = std::filesystem;
using namespace nibble;
using namespace nibble::test;
using kernels::ScalarType;
using nlohmann::json;

namespace {

constexpr Layout all_layouts[] = {Layout::hf_mxfp4, Layout::hf_bf16, Layout::openai, Layout::hf_nvfp4};

std::vector<float> read_floats(const Checkpoint& checkpoint, const TensorSpec& spec) {
    std::vector<float> values(std::size_t(spec.count()));
    checkpoint.read(spec, ScalarType::float32, values.data());
    return values;
}

bool same_bits(const std::vector<float>& a, const std::vector<float>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

json read_json(const fs::path& file) {
    return json::parse(read_text(file));
}

std::set<std::string> file_names(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
    return names;
}

/// A model in float32 whose values BF16 holds, changed by the test.
struct Weights {
    std::map<std::string, std::vector<float>> values;
    explicit Weights(const Checkpoint& checkpoint) {
        for (const TensorSpec& spec : checkpoint.table()) values[spec.name] = read_floats(checkpoint, spec);
    }
    ExportSource source() const {
        return [this](const TensorSpec& spec) {
            return ExportTensor{values.at(spec.name).data(), ScalarType::float32, std::nullopt};
        };
    }
};

constexpr const char* gate_up = "model.layers.1.mlp.experts.gate_up_proj";

}  // namespace

class ExportTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> temporary_;
    fs::path folder() const { return temporary_->path().toStdString(); }
    fs::path out() const { return folder() / "out"; }

    Checkpoint make(Layout layout) const {
        make_checkpoint(folder() / "in", layout);
        return Checkpoint::open(folder() / "in");
    }
    ExportRequest request(const Checkpoint& checkpoint, Layout layout) const {
        ExportRequest request;
        request.out = out();
        request.source = checkpoint.path();
        request.layout = layout;
        request.config = checkpoint.config_text();
        request.companions = companion_files(checkpoint);
        return request;
    }
    ExportCertificate convert(const Checkpoint& checkpoint, Layout layout) const {
        return write_export(request(checkpoint, layout), export_source(checkpoint));
    }
    std::string error_of_export(const ExportRequest& request, const ExportSource& source) const {
        return error_of([&] { write_export(request, source); });
    }

  private Q_SLOTS:
    void init() { temporary_ = std::make_unique<QTemporaryDir>(); }

    void every_layout_to_every_layout_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        for (const Layout from : all_layouts)
            for (const Layout to : all_layouts)
                QTest::addRow("%s to %s", name(from), name(to)) << int(from) << int(to);
    }
    /// Whatever both layouts hold exactly is the same afterwards; the rest is fake_quantize of what was
    /// there.
    void every_layout_to_every_layout() {
        QFETCH(int, from);
        QFETCH(int, to);
        const Checkpoint before = make(Layout(from));
        const ExportCertificate certificate = convert(before, Layout(to));
        QCOMPARE(certificate.tensors, std::int64_t(before.table().size()));
        QCOMPARE(certificate.values, before.config().parameters());
        const Checkpoint after = Checkpoint::open(out());
        QCOMPARE(after.layout(), Layout(to));
        QVERIFY2(after.notes().empty(), after.notes().empty() ? "" : after.notes()[0].c_str());
        const PackedLayout *packed_from = packed_layout(before.layout()),
                           *packed_to = packed_layout(after.layout());
        for (const TensorSpec& spec : before.table()) {
            std::vector<float> wanted = read_floats(before, spec);
            if (spec.kind == TensorKind::expert_weight && packed_to &&
                !(packed_from && packed_from->scale_kind == packed_to->scale_kind)) {
                const auto format = kernels::quant_format(kernels::name(packed_to->scale_kind));
                kernels::QuantizeArgs args{
                    format, wanted.data(), ScalarType::float32, spec.shape[0] * spec.shape[1], spec.shape[2],
                    1};
                const float amax =
                    kernels::absolute_maximum(wanted.data(), ScalarType::float32, spec.count());
                args.tensor_scale = kernels::tensor_scale(format, amax);
                kernels::fake_quantize_ref(args, wanted.data());
            }
            if (spec.kind == TensorKind::expert_weight && !packed_to && before.layout() == Layout::hf_nvfp4)
                before.read(spec, ScalarType::bfloat16, wanted.data());  // rounded where BF16 needs it
            std::vector<float> found(wanted.size());
            const bool narrow = !packed_to && before.layout() == Layout::hf_nvfp4;
            if (spec.kind == TensorKind::expert_weight && narrow)
                after.read(spec, ScalarType::bfloat16, (found = wanted, found.data()));
            else
                found = read_floats(after, spec);
            QVERIFY2(same_bits(wanted, found), spec.name.c_str());
            const auto a = before.packed(spec), b = after.packed(spec);
            if (a && b) QVERIFY(std::memcmp(a->codes.data(), b->codes.data(), b->codes.size()) == 0);
        }
    }

    void golden_survives_the_way_round() {
        const fs::path golden = nibble::test::golden("golden/layouts");
        NIBBLE_REQUIRE(golden);
        const Checkpoint hf = Checkpoint::open(golden / "hf-mxfp4");
        ExportRequest to_openai = request(hf, Layout::openai);
        write_export(to_openai, export_source(hf));
        const FileTensors wanted = load_tensors(golden / "openai-original"), found = load_tensors(out());
        QCOMPARE(found.size(), wanted.size());
        for (const auto& [name, tensor] : wanted) {
            QVERIFY2(found.at(name).bytes == tensor.bytes, name.c_str());
            QCOMPARE(found.at(name).shape, tensor.shape);
        }
        const Checkpoint openai = Checkpoint::open(out());
        ExportRequest back = request(openai, Layout::hf_mxfp4);
        back.out = folder() / "back";
        write_export(back, export_source(openai));
        const FileTensors original = load_tensors(golden / "hf-mxfp4"), returned = load_tensors(back.out);
        QCOMPARE(returned.size(), original.size());
        for (const auto& [name, tensor] : original) {
            QVERIFY2(returned.at(name).bytes == tensor.bytes, name.c_str());
            QCOMPARE(returned.at(name).shape, tensor.shape);
            QCOMPARE(returned.at(name).dtype, tensor.dtype);
        }
        ModelConfig config = read_model_config(back.out / "config.json");
        config.router_aux_loss_coef =
            hf.config().router_aux_loss_coef;  // which OpenAI's layout does not tell
        QVERIFY(config == hf.config());
    }

    void R093_mxfp4_becomes_nvfp4_without_loss() {
        const Checkpoint before = make(Layout::hf_mxfp4);
        ExportRequest lossless = request(before, Layout::hf_nvfp4);
        lossless.scale_rule = "from_mxfp4";
        write_export(lossless, export_source(before));
        const Checkpoint after = Checkpoint::open(out());
        for (const TensorSpec& spec : before.table())
            QVERIFY2(same_bits(read_floats(before, spec), read_floats(after, spec)), spec.name.c_str());

        FileTensors raw = load_tensors(folder() / "in");
        raw.at(gate_up + std::string("_scales")).bytes[7] = std::byte(60);
        raw.at(gate_up + std::string("_blocks")).bytes[7 * 16] = std::byte(0x11);
        save_tensors(folder() / "in/model.safetensors", raw);
        const std::string error = error_of_export(lossless, export_source(Checkpoint::open(folder() / "in")));
        QVERIFY2(error.find(gate_up + std::string(": 2 blocks cannot be kept")) != error.npos, error.c_str());
    }

    void R099_nvfp4_is_named_and_shaped_as_its_loaders_expect() {
        const Checkpoint before = make(Layout::hf_bf16);
        ExportRequest with_inputs = request(before, Layout::hf_nvfp4);
        for (const TensorSpec& spec : before.table())
            if (spec.kind == TensorKind::expert_weight) with_inputs.input_scales[spec.name] = 0.25f;
        write_export(with_inputs, export_source(before));
        const FileTensors found = load_tensors(out());
        const std::string experts = "model.layers.0.mlp.experts.";
        const auto check = [&](const std::string& name, DType dtype, std::vector<std::int64_t> shape) {
            QVERIFY2(found.contains(experts + name), name.c_str());
            QCOMPARE(found.at(experts + name).dtype, dtype);
            QCOMPARE(found.at(experts + name).shape, shape);
        };
        check("gate_up_proj", DType::u8, {3, 32, 192});
        check("gate_up_proj_weight_scale", DType::f8_e4m3, {3, 4, 192});
        check("gate_up_proj_weight_scale_2", DType::f32, {});
        check("gate_up_proj_input_scale", DType::f32, {});
        check("gate_up_proj_bias", DType::bf16, {3, 192});
        check("down_proj", DType::u8, {3, 48, 64});
        check("down_proj_weight_scale", DType::f8_e4m3, {3, 6, 64});
        check("down_proj_weight_scale_2", DType::f32, {});
        check("down_proj_input_scale", DType::f32, {});
        check("down_proj_bias", DType::bf16, {3, 64});
        QCOMPARE(found.size(),
                 std::size_t(2 * (17 + 6) + 3));  // 17 parameters a layer, 3 more tensors a weight
        QCOMPARE(SafetensorsFile(out() / "model.safetensors").metadata().at("gate_up"),
                 std::string("interleaved"));
        QCOMPARE(*Checkpoint::open(out()).input_scale(before.spec(gate_up)), 0.25f);

        const json config = read_json(out() / "config.json")["quantization_config"];
        QCOMPARE(config["quant_method"], "modelopt");
        QCOMPARE(config["quant_algo"], "NVFP4");
        QCOMPARE(config["config_groups"]["group_0"]["input_activations"]["group_size"], 16);
        const json quant = read_json(out() / "hf_quant_config.json");
        QCOMPARE(quant["producer"]["name"], "modelopt");
        QCOMPARE(quant["quantization"]["quant_algo"], "NVFP4");
        QCOMPARE(quant["quantization"]["group_size"], 16);
        QVERIFY(quant["quantization"]["kv_cache_quant_algo"].is_null());
        QCOMPARE(quant["quantization"]["exclude_modules"].size(), std::size_t(2 + 2 * 2));
        QCOMPARE(quant["quantization"]["exclude_modules"], config["ignore"]);
    }

    void nvfp4_of_weights_only_says_so() {
        convert(make(Layout::hf_bf16), Layout::hf_nvfp4);
        const json config = read_json(out() / "config.json")["quantization_config"];
        QCOMPARE(config["quant_algo"], "W4A16_NVFP4");
        QVERIFY(!config["config_groups"]["group_0"].contains("input_activations"));
        QCOMPARE(config["config_groups"]["group_0"]["weights"]["group_size"], 16);
        QCOMPARE(read_json(out() / "hf_quant_config.json")["quantization"]["quant_algo"], "W4A16_NVFP4");
        for (const auto& [name, tensor] : load_tensors(out()))
            QVERIFY2(!name.ends_with("input_scale"), name.c_str());
    }

    void R084_R088_no_exported_scale_is_nan() {
        const Checkpoint checkpoint = make(Layout::hf_bf16);
        Weights weights(checkpoint);
        auto& values = weights.values.at(gate_up);
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = i < 32 ? 0.f : (i % 7 ? 0.06f : -0.06f);
        ExportRequest nvfp4 = request(checkpoint, Layout::hf_nvfp4);
        write_export(nvfp4, weights.source());
        for (const auto& [name, tensor] : load_tensors(out()))
            if (name.ends_with("_weight_scale"))
                for (const std::byte scale : tensor.bytes) QVERIFY(std::uint8_t(scale) <= 0x7E);
        const auto back = read_floats(Checkpoint::open(out()), checkpoint.spec(gate_up));
        QVERIFY(std::all_of(back.begin(), back.begin() + 32, [](float value) { return value == 0; }));

        std::fill(values.begin(), values.end(), 0.f);  // a tensor of zeros
        write_export(nvfp4, weights.source());
        for (const float value : read_floats(Checkpoint::open(out()), checkpoint.spec(gate_up)))
            QCOMPARE(value, 0.f);
    }

    void R088_values_that_are_not_finite_are_named_with_their_place() {
        const Checkpoint checkpoint = make(Layout::hf_bf16);
        for (const Layout layout : all_layouts) {
            Weights weights(checkpoint);
            weights.values.at(gate_up)[std::size_t((2 * 192 + 5) * 64 + 7)] =
                std::numeric_limits<float>::quiet_NaN();
            const std::string error = error_of_export(request(checkpoint, layout), weights.source());
            QCOMPARE(error, gate_up + std::string(": the value at [2, 5, 7] is not finite"));
            QVERIFY(!fs::exists(out()) && !fs::exists(out().string() + ".tmp"));
        }
    }

    void R088_scales_that_are_nan_are_counted() {
        const Checkpoint checkpoint = make(Layout::hf_mxfp4);
        const ExportSource good = export_source(checkpoint);
        std::vector<std::byte> scales;
        const ExportSource bad = [&](const TensorSpec& spec) {
            ExportTensor tensor = good(spec);
            if (spec.name == gate_up) {
                scales.assign(tensor.packed->scales.begin(), tensor.packed->scales.end());
                scales[3] = scales[4] = std::byte(0xFF);
                tensor.packed->scales = scales;
            }
            return tensor;
        };
        for (const Layout layout : {Layout::hf_mxfp4, Layout::openai, Layout::hf_bf16, Layout::hf_nvfp4}) {
            const std::string error = error_of_export(request(checkpoint, layout), bad);
            QVERIFY2(error.find(gate_up + std::string(": 2 of its 1152 block scales are NaN")) != error.npos,
                     error.c_str());
        }
    }

    void R088_an_input_that_was_not_calibrated_stops_the_export() {
        const Checkpoint checkpoint = make(Layout::hf_bf16);
        ExportRequest missing = request(checkpoint, Layout::hf_nvfp4);
        missing.input_scales["model.layers.0.mlp.experts.gate_up_proj"] = 1;
        missing.input_scales["model.layers.0.mlp.experts.down_proj"] = 0;
        const QString error = QString::fromStdString(error_of_export(missing, export_source(checkpoint)));
        QVERIFY2(error.contains("3 problems"), qPrintable(error));
        QVERIFY(error.contains("model.layers.1.mlp.experts.gate_up_proj: its input was not calibrated"));
        QVERIFY(error.contains("model.layers.0.mlp.experts.down_proj: the scale of its input is 0"));
        missing.layout = Layout::hf_mxfp4;
        QVERIFY(error_of_export(missing, export_source(checkpoint)).find("no place for input scales") !=
                std::string::npos);
    }

    void R091_dimensions_that_are_no_whole_blocks_are_refused() {
        const Checkpoint checkpoint = make(Layout::hf_bf16);
        json config = json::parse(checkpoint.config_text());
        config["hidden_size"] = 72;
        for (const Layout layout : {Layout::hf_mxfp4, Layout::openai, Layout::hf_nvfp4}) {
            ExportRequest odd = request(checkpoint, layout);
            odd.config = config.dump();
            const std::string error = error_of_export(odd, export_source(checkpoint));
            QVERIFY2(error.find("72 inputs are no whole number of blocks") != error.npos, error.c_str());
        }
    }

    void R098_flipping_layouts_leaves_nothing_stale() {
        const Checkpoint checkpoint = make(Layout::hf_bf16);
        const auto flip = [&](Layout layout) {
            ExportRequest sharded = request(checkpoint, layout);
            sharded.shard_bytes = layout == Layout::hf_bf16 ? 100000 : 1000000000;
            write_export(sharded, export_source(checkpoint));
            return read_json(out() / "config.json");
        };
        for (int round = 0; round < 2; ++round) {
            QVERIFY(!flip(Layout::hf_bf16).contains("quantization_config"));
            QVERIFY(fs::exists(out() / "model.safetensors.index.json"));
            QCOMPARE(flip(Layout::hf_nvfp4)["quantization_config"]["quant_method"], "modelopt");
            QVERIFY(!fs::exists(out() / "model.safetensors.index.json"));
            QVERIFY(fs::exists(out() / "hf_quant_config.json"));
            const json mxfp4 = flip(Layout::hf_mxfp4);
            QCOMPARE(mxfp4["quantization_config"]["quant_method"], "mxfp4");
            QCOMPARE(mxfp4["quantization_config"].size(), std::size_t(2));
            QCOMPARE(file_names(out()), (std::set<std::string>{"config.json", "model.safetensors"}));
        }
    }

    void an_export_never_replaces_what_it_is_made_from() {
        make_checkpoint(folder() / "in", Layout::hf_mxfp4);
        convert(Checkpoint::open(folder() / "in"), Layout::hf_bf16);
        const Checkpoint again = Checkpoint::open(out());
        ExportRequest onto_itself = request(again, Layout::hf_mxfp4);
        onto_itself.out = folder() / "in/../out/";
        QVERIFY(
            error_of_export(onto_itself, export_source(again)).find("holds the weights that are exported") !=
            std::string::npos);
        QCOMPARE(Checkpoint::open(out()).layout(), Layout::hf_bf16);
    }

    void an_export_needs_a_folder_of_its_own() {
        const Checkpoint checkpoint = make(Layout::hf_mxfp4);
        ExportRequest nowhere = request(checkpoint, Layout::hf_bf16);
        nowhere.out.clear();
        QVERIFY(error_of_export(nowhere, export_source(checkpoint)).find("needs the name of a folder") !=
                std::string::npos);
        const fs::path before = fs::current_path();
        fs::create_directories(out());
        fs::current_path(out());
        ExportRequest here = request(checkpoint, Layout::hf_bf16);
        here.out = ".";
        const std::string error = error_of_export(here, export_source(checkpoint));
        fs::current_path(before);
        QVERIFY(error.find("the folder that you are in") != std::string::npos);
        here.out = out() / "new/.";
        write_export(here, export_source(checkpoint));
        QCOMPARE(file_names(out()), std::set<std::string>{"new"});
    }

    void a_folder_that_is_not_ours_is_kept() {
        const Checkpoint checkpoint = make(Layout::hf_mxfp4);
        ExportRequest onto_source = request(checkpoint, Layout::hf_bf16);
        onto_source.out = checkpoint.path();
        QVERIFY(error_of_export(onto_source, export_source(checkpoint))
                    .find("holds the weights that are exported") != std::string::npos);
        ExportRequest onto_another = onto_source;
        make_checkpoint(folder() / "another", Layout::hf_mxfp4);
        onto_another.out = folder() / "another";
        QVERIFY(error_of_export(onto_another, export_source(checkpoint))
                    .find("model.safetensors, which no export") != std::string::npos);
        fs::create_directories(out());
        convert(checkpoint, Layout::hf_bf16);  // an empty folder may be used
        const fs::path configured = folder() / "configured";
        fs::create_directories(configured);
        write_text(configured / "config.json", "{}");
        ExportRequest onto_config = request(checkpoint, Layout::hf_bf16);
        onto_config.out = configured;
        QVERIFY(
            error_of_export(onto_config, export_source(checkpoint)).find("no weights of an earlier export") !=
            std::string::npos);
        QCOMPARE(read_text(configured / "config.json"), std::string("{}"));
        write_text(out() / "notes.txt", "mine");
        QVERIFY(error_of_export(request(checkpoint, Layout::hf_mxfp4), export_source(checkpoint))
                    .find("notes.txt") != std::string::npos);
        QCOMPARE(read_text(out() / "notes.txt"), std::string("mine"));
        ExportRequest onto_file = request(checkpoint, Layout::hf_bf16);
        onto_file.out = out() / "notes.txt";
        QVERIFY(error_of_export(onto_file, export_source(checkpoint)).find("a file of that name") !=
                std::string::npos);
    }

    void shards_are_filled_and_indexed() {
        const Checkpoint checkpoint = make(Layout::hf_mxfp4);
        ExportRequest sharded = request(checkpoint, Layout::hf_mxfp4);
        sharded.shard_bytes = 20000;
        write_export(sharded, export_source(checkpoint));
        const json index = read_json(out() / "model.safetensors.index.json");
        const Checkpoint written = Checkpoint::open(out());
        QVERIFY(written.files().size() > 2);
        QCOMPARE(written.files()[0].filename().string(),
                 fmt::format("model-00001-of-{:05}.safetensors", written.files().size()));
        std::size_t bytes = 0;
        for (const TensorView& view : written.stored()) bytes += view.bytes.size();
        QCOMPARE(index["metadata"]["total_size"], bytes);
        QCOMPARE(index["weight_map"].size(), written.stored().size());
        for (const fs::path& file : written.files()) {
            const SafetensorsFile shard(file);
            std::size_t size = 0;
            for (const TensorView& view : shard.tensors()) size += view.bytes.size();
            QVERIFY(size <= 20000 ||
                    shard.tensors().size() <= 2);  // codes and scales of one weight stay together
            QCOMPARE(shard.metadata().at("format"), std::string("pt"));
        }
    }

    void config_keeps_the_keys_of_the_source() {
        const Checkpoint checkpoint = make(Layout::hf_mxfp4);
        convert(checkpoint, Layout::hf_bf16);
        json before = json::parse(checkpoint.config_text()), after = read_json(out() / "config.json");
        QVERIFY(!after.contains("quantization_config"));
        before.erase("quantization_config");
        QVERIFY(before == after);
        QCOMPARE(after["my_own_key"][1]["kept"], true);
    }

    void config_in_the_new_spelling_gets_the_old_one_too() {
        const Checkpoint checkpoint = make(Layout::hf_bf16);
        json config = json::parse(checkpoint.config_text());
        config["rope_parameters"] = config["rope_scaling"];
        config["rope_parameters"]["rope_theta"] = 150000.0;
        config.erase("rope_scaling");
        config.erase("rope_theta");
        config["dtype"] = "float32";
        ExportRequest newer = request(checkpoint, Layout::hf_mxfp4);
        newer.config = config.dump();
        write_export(newer, export_source(checkpoint));
        const json written = read_json(out() / "config.json");
        QCOMPARE(written["rope_theta"], 150000.0);
        QCOMPARE(written["rope_scaling"]["factor"], 32.0);
        QVERIFY(!written["rope_scaling"].contains("rope_theta"));
        QVERIFY(written["rope_parameters"] == config["rope_parameters"]);
        QCOMPARE(written["dtype"], "bfloat16");
        QVERIFY(Checkpoint::open(out()).config() == checkpoint.config());
    }

    void what_openai_cannot_say_is_refused() {
        const Checkpoint checkpoint = make(Layout::hf_bf16);
        json config = json::parse(checkpoint.config_text());
        config["rope_scaling"]["truncate"] = true;
        ExportRequest odd = request(checkpoint, Layout::openai);
        odd.config = config.dump();
        QVERIFY(error_of_export(odd, export_source(checkpoint)).find("OpenAI's layout cannot hold") !=
                std::string::npos);
    }

    void companions_are_copied() {
        make_checkpoint(folder() / "in", Layout::hf_bf16);
        write_text(folder() / "in/chat_template.jinja", "{{ x }}");
        write_text(folder() / "in/tokenizer_config.json", "{}");
        write_text(folder() / "in/generation_config.json", "{\"eos_token_id\": [7]}");
        write_text(folder() / "in/README.md", "not copied");
        convert(Checkpoint::open(folder() / "in"), Layout::hf_mxfp4);
        QCOMPARE(read_text(out() / "chat_template.jinja"), std::string("{{ x }}"));
        QCOMPARE(read_text(out() / "generation_config.json"), std::string("{\"eos_token_id\": [7]}"));
        QVERIFY(fs::exists(out() / "tokenizer_config.json") && !fs::exists(out() / "README.md"));
    }

    void generation_config_is_made_where_it_is_absent() {
        ModelConfig config;
        config.vocab_size = 201088;
        const json release = json::parse(export_generation_config(config, {}));
        QCOMPARE(release["eos_token_id"], (json{200002, 199999, 200012}));
        QCOMPARE(release["bos_token_id"], 199998);
        config.vocab_size = 1216;
        QVERIFY(export_generation_config(config, {}).empty());
        const fs::path demo = fs::path(NIBBLE_SOURCE) / "resources/demo/base/tokenizer.json";
        NIBBLE_REQUIRE(demo);
        const json small = json::parse(export_generation_config(config, {{"tokenizer.json", demo}}));
        QCOMPARE(small, json::parse(read_text(demo.parent_path() / "generation_config.json")));
    }

    void a_file_that_differs_is_noticed() {
        const Checkpoint checkpoint = make(Layout::hf_mxfp4);
        for (const Layout layout : all_layouts) {
            const ExportRequest written = request(checkpoint, layout);
            const ExportCertificate first = write_export(written, export_source(checkpoint));
            QCOMPARE(verify_export(out(), written, export_source(checkpoint)).to_json(), first.to_json());
            // Of their places in the file, only the distances are used.
            const std::vector<TensorView> views = Checkpoint::open(out()).stored();
            const std::byte* end = views.back().bytes.data() + views.back().bytes.size();
            const std::string good = read_text(out() / "model.safetensors");
            for (const TensorView& view : views) {
                if (view.name.find("1.mlp") == std::string::npos && view.name != "norm.scale") continue;
                std::string bad = good;
                bad[bad.size() - std::size_t(end - view.bytes.data()) + view.bytes.size() / 2] ^= 4;
                write_text(out() / "model.safetensors", bad);
                const std::string error =
                    error_of([&] { verify_export(out(), written, export_source(checkpoint)); });
                QVERIFY2(error.find("does not hold the weights that were to be exported") != error.npos,
                         (view.name + ": " + error).c_str());
            }
        }
    }

    void values_that_bf16_cannot_hold_fail() {
        const Checkpoint checkpoint = make(Layout::hf_bf16);
        Weights weights(checkpoint);
        weights.values.at("model.layers.0.mlp.router.weight")[65] = 1.001f;
        const std::string error = error_of_export(request(checkpoint, Layout::hf_mxfp4), weights.source());
        QVERIFY2(error.find(
                     "model.layers.0.mlp.router.weight: 1 of its 192 values differ, the first at [1, 1] is 1 "
                     "where 1.001 was to be") != error.npos,
                 error.c_str());
        QVERIFY(!fs::exists(out()));
    }

    void certificate_holds_what_sha256sum_says() {
        const ExportCertificate certificate = convert(make(Layout::hf_mxfp4), Layout::hf_bf16);
        QCOMPARE(certificate.files.size(), std::size_t(2));
        QCOMPARE(certificate.files[1].name, std::string("model.safetensors"));
        QFile file(QString::fromStdString((out() / "model.safetensors").string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCryptographicHash hash(QCryptographicHash::Sha256);
        QVERIFY(hash.addData(&file));
        QCOMPARE(QByteArray::fromStdString(certificate.files[1].sha256), hash.result().toHex());
        QCOMPARE(certificate.bytes(),
                 fs::file_size(out() / "model.safetensors") + fs::file_size(out() / "config.json"));
        QCOMPARE(json::parse(certificate.to_json())["layout"], "hf-bf16");
        const QByteArray line = hash.result().toHex() + "  model.safetensors\n";
        QCOMPARE(QByteArray::fromStdString(certificate.hash()),
                 QCryptographicHash::hash(line, QCryptographicHash::Sha256).toHex());
    }

    void progress_reaches_its_end_and_may_stop_it() {
        const Checkpoint checkpoint = make(Layout::hf_mxfp4);
        ExportRequest watched = request(checkpoint, Layout::hf_nvfp4);
        std::int64_t last = 0, all = 0;
        watched.progress = [&](std::int64_t done, std::int64_t total) {
            QVERIFY(done >= last);
            last = done, all = total;
        };
        write_export(watched, export_source(checkpoint));
        QVERIFY(all > 0);
        QCOMPARE(last, all);
        watched.out = folder() / "stopped";
        watched.progress = [](std::int64_t, std::int64_t) { fail("stopped"); };
        QCOMPARE(error_of_export(watched, export_source(checkpoint)), std::string("stopped"));
        QVERIFY(!fs::exists(watched.out) && !fs::exists(watched.out.string() + ".tmp"));
    }

    void unknown_scale_rules_are_refused() {
        const Checkpoint checkpoint = make(Layout::hf_bf16);
        ExportRequest odd = request(checkpoint, Layout::hf_mxfp4);
        odd.scale_rule = "amax";
        QVERIFY(error_of_export(odd, export_source(checkpoint)).find("ceil") != std::string::npos);
    }
};

NIBBLE_TEST(ExportTest)
#include "tst_export.moc"
