#include <sys/stat.h>

#include <bit>
#include <cmath>
#include <cstring>

#include "checkpoint_files.h"
#include "core/base/json.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/inspect.h"
#include "test_main.h"

namespace fs = std::filesystem;
using namespace nibble;
using namespace nibble::test;
using kernels::ScalarType;

namespace {

std::vector<float> read_floats(const Checkpoint& checkpoint, const TensorSpec& spec) {
    std::vector<float> values(std::size_t(spec.count()));
    checkpoint.read(spec, ScalarType::float32, values.data());
    return values;
}

std::vector<std::uint16_t> read_bfloat16(const Checkpoint& checkpoint, const TensorSpec& spec) {
    std::vector<std::uint16_t> values(std::size_t(spec.count()));
    checkpoint.read(spec, ScalarType::bfloat16, values.data());
    return values;
}

float from_bfloat16(std::uint16_t bits) {
    return std::bit_cast<float>(std::uint32_t(bits) << 16);
}

/// Bits, so that -0 and 0 differ and NaN equals itself.
bool same_bits(const std::vector<float>& a, const std::vector<float>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

constexpr float e2m1[16] = {0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.f, -0.5, -1, -1.5, -2, -3, -4, -6};

std::uint8_t byte_at(const FileTensor& tensor, std::int64_t i) {
    return std::uint8_t(tensor.bytes[std::size_t(i)]);
}

}  // namespace

class CheckpointTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> temporary_;
    fs::path folder() const { return temporary_->path().toStdString(); }
    fs::path golden() const { return nibble::test::golden("golden/layouts"); }

    std::string open_error() const {
        return error_of([&] { Checkpoint::open(folder()); });
    }
    /// Splits model.safetensors into shards of these names, in turns, with an index that lists `indexed` of
    /// them.
    void shard(const std::vector<std::string>& names, std::size_t indexed) {
        const FileTensors all = load_tensors(folder());
        fs::remove(folder() / "model.safetensors");
        std::vector<FileTensors> parts(names.size());
        nlohmann::json index = {{"metadata", {{"total_size", 0}}}, {"weight_map", nlohmann::json::object()}};
        std::size_t turn = 0;
        for (const auto& [name, tensor] : all) {
            const std::size_t part = turn++ % names.size();
            parts[part][name] = tensor;
            if (part < indexed) index["weight_map"][name] = names[part];
        }
        for (std::size_t i = 0; i < names.size(); ++i) save_tensors(folder() / names[i], parts[i]);
        write_text(folder() / "model.safetensors.index.json", index.dump());
    }

  private Q_SLOTS:
    void init() { temporary_ = std::make_unique<QTemporaryDir>(); }

    void golden_layouts_hold_the_same_model() {
        const Checkpoint hf = Checkpoint::open(golden() / "hf-mxfp4");
        const Checkpoint openai = Checkpoint::open(golden() / "openai-original");
        QCOMPARE(hf.layout(), Layout::hf_mxfp4);
        QCOMPARE(openai.layout(), Layout::openai);
        QCOMPARE(hf.files().size(), std::size_t(2));
        QCOMPARE(hf.table().size(), openai.table().size());
        QVERIFY(hf.notes().empty() && openai.notes().empty());
        for (const TensorSpec& spec : hf.table()) {
            const std::vector<float> values = read_floats(hf, spec);
            QVERIFY2(same_bits(values, read_floats(openai, openai.spec(spec.name))), spec.name.c_str());
            const auto narrow =
                read_bfloat16(hf, spec);  // exact: E2M1 times a power of two, or BF16 as it is
            for (std::size_t i = 0; i < narrow.size(); ++i) QCOMPARE(from_bfloat16(narrow[i]), values[i]);
        }
    }

    void R092_golden_experts_decode_as_by_hand() {
        const FileTensors raw = load_tensors(golden() / "hf-mxfp4");
        const Checkpoint checkpoint = Checkpoint::open(golden() / "hf-mxfp4");
        for (const char* name : {"gate_up_proj", "down_proj"}) {
            const std::string full = std::string("model.layers.1.mlp.experts.") + name;
            const FileTensor &blocks = raw.at(full + "_blocks"), &scales = raw.at(full + "_scales");
            const TensorSpec& spec = checkpoint.spec(full);
            const std::vector<float> values = read_floats(checkpoint, spec);
            QCOMPARE(std::int64_t(blocks.bytes.size()) * 2, spec.count());
            for (std::int64_t i = 0; i < spec.count(); ++i) {
                const int code = byte_at(blocks, i / 2) >> (i % 2 ? 4 : 0) & 15;
                const float expected = std::ldexp(e2m1[code], byte_at(scales, i / 32) - 127);
                QCOMPARE(std::bit_cast<std::uint32_t>(values[std::size_t(i)]),
                         std::bit_cast<std::uint32_t>(expected));
            }
        }
    }

    void packed_bytes_are_those_of_the_file() {
        const FileTensors raw = load_tensors(golden() / "openai-original");
        const Checkpoint checkpoint = Checkpoint::open(golden() / "openai-original");
        const TensorSpec& spec = checkpoint.spec("model.layers.2.mlp.experts.down_proj");
        const auto packed = checkpoint.packed(spec);
        QVERIFY(packed);
        QCOMPARE(packed->format.block, 32);
        const FileTensor& blocks = raw.at("block.2.mlp.mlp2_weight.blocks");
        QCOMPARE(packed->codes.size(), blocks.bytes.size());
        QCOMPARE(std::memcmp(packed->codes.data(), blocks.bytes.data(), blocks.bytes.size()), 0);
        QVERIFY(!checkpoint.packed(checkpoint.spec("lm_head.weight")));
    }

    void queries_of_openai_are_rows_of_qkv() {
        make_checkpoint(folder(), Layout::openai);
        const FileTensors raw = load_tensors(folder());
        const FileTensor& qkv = raw.at("block.1.attn.qkv.weight");
        const Checkpoint checkpoint = Checkpoint::open(folder());
        std::vector<std::byte> joined;
        for (const char* part : {"q_proj", "k_proj", "v_proj"}) {
            const auto values = read_bfloat16(
                checkpoint, checkpoint.spec(fmt::format("model.layers.1.self_attn.{}.weight", part)));
            const auto bytes = std::as_bytes(std::span(values));
            joined.insert(joined.end(), bytes.begin(), bytes.end());
        }
        QVERIFY(joined == qkv.bytes);
    }

    void bf16_experts_are_transposed() {
        make_checkpoint(folder(), Layout::hf_bf16);
        const FileTensors raw = load_tensors(folder());
        const Checkpoint checkpoint = Checkpoint::open(folder());
        QCOMPARE(checkpoint.layout(), Layout::hf_bf16);
        for (const char* name : {"gate_up_proj", "down_proj"}) {
            const std::string full = std::string("model.layers.0.mlp.experts.") + name;
            const TensorSpec& spec = checkpoint.spec(full);
            const std::int64_t out = spec.shape[1], in = spec.shape[2];
            const auto narrow = read_bfloat16(checkpoint, spec);
            const auto wide = read_floats(checkpoint, spec);
            const FileTensor& stored = raw.at(full);
            QCOMPARE(stored.shape, (std::vector<std::int64_t>{3, in, out}));
            for (std::int64_t e = 0; e < 3; ++e)
                for (std::int64_t o = 0; o < out; ++o)
                    for (std::int64_t i = 0; i < in; ++i) {
                        std::uint16_t bits;
                        std::memcpy(&bits, stored.bytes.data() + 2 * ((e * in + i) * out + o), 2);
                        const auto place = std::size_t((e * out + o) * in + i);
                        QCOMPARE(narrow[place], bits);
                        QCOMPARE(wide[place], from_bfloat16(bits));
                    }
            QVERIFY(!checkpoint.packed(spec) && !checkpoint.read_packed(spec));
        }
    }

    void nvfp4_decodes_along_the_packed_axis() {
        make_checkpoint(folder(), Layout::hf_nvfp4);
        const FileTensors raw = load_tensors(folder());
        const Checkpoint checkpoint = Checkpoint::open(folder());
        QCOMPARE(checkpoint.layout(), Layout::hf_nvfp4);
        const std::string name = "model.layers.1.mlp.experts.down_proj";
        const FileTensor &codes = raw.at(name), &scales = raw.at(name + "_weight_scale");
        const TensorSpec& spec = checkpoint.spec(name);
        const auto values = read_floats(checkpoint, spec);
        const std::int64_t out = spec.shape[1], in = spec.shape[2];
        const auto e4m3 = [](int byte) {
            const int exponent = byte >> 3, mantissa = byte & 7;
            return exponent ? std::ldexp(1 + mantissa / 8.f, exponent - 7) : std::ldexp(mantissa / 8.f, -6);
        };
        for (std::int64_t e = 0; e < spec.shape[0]; ++e)
            for (std::int64_t o = 0; o < out; ++o)
                for (std::int64_t i = 0; i < in; ++i) {
                    const int code = byte_at(codes, (e * in / 2 + i / 2) * out + o) >> (i % 2 ? 4 : 0) & 15;
                    const float scale = e4m3(byte_at(scales, (e * in / 16 + i / 16) * out + o)) * 0.0078125f;
                    QCOMPARE(values[std::size_t((e * out + o) * in + i)], e2m1[code] * scale);
                }
        QVERIFY(!checkpoint.packed(spec));
        const auto packed = checkpoint.read_packed(spec);
        QVERIFY(packed && packed->tensor_scale == 0.0078125f);
        QCOMPARE(packed->codes[1], byte_at(codes, out));
        QCOMPARE(packed->scales[1], byte_at(scales, out));
        QCOMPARE(*checkpoint.input_scale(spec), 0.0078125f);
    }

    void wide_and_half_types_are_read_data() {
        QTest::addColumn<int>("dtype");
        QTest::newRow("F32") << int(DType::f32);
        QTest::newRow("F16") << int(DType::f16);
    }
    void wide_and_half_types_are_read() {
        QFETCH(int, dtype);
        make_checkpoint(folder(), Layout::hf_bf16);
        const Checkpoint before = Checkpoint::open(folder());
        FileTensors raw = load_tensors(folder());
        for (const char* name : {"lm_head.weight", "model.layers.0.mlp.experts.down_proj"}) {
            FileTensor& tensor = raw.at(name);
            std::vector<std::byte> converted;
            for (std::size_t i = 0; i < tensor.bytes.size(); i += 2) {
                std::uint16_t bits;
                std::memcpy(&bits, tensor.bytes.data() + i, 2);
                const float wide = from_bfloat16(bits);
                const auto half = static_cast<_Float16>(wide);  // exact: 8 bits of mantissa, exponents near 0
                const auto* bytes = DType(dtype) == DType::f32 ? reinterpret_cast<const std::byte*>(&wide)
                                                               : reinterpret_cast<const std::byte*>(&half);
                converted.insert(converted.end(), bytes, bytes + size_of(DType(dtype)));
            }
            tensor.dtype = DType(dtype);
            tensor.bytes = converted;
        }
        const fs::path other = folder() / "other";
        fs::create_directories(other);
        fs::copy(folder() / "config.json", other);
        save_tensors(other / "model.safetensors", raw);
        const Checkpoint after = Checkpoint::open(other);
        for (const TensorSpec& spec : before.table()) {
            QVERIFY2(same_bits(read_floats(before, spec), read_floats(after, spec)), spec.name.c_str());
            QVERIFY2(read_bfloat16(before, spec) == read_bfloat16(after, spec), spec.name.c_str());
        }
    }

    void R003_an_index_that_forgets_a_shard_is_refused() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        shard({"model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"}, 1);
        const QString error = QString::fromStdString(open_error());
        QVERIFY2(error.contains("incomplete, it does not mention the shard model-00002-of-00002.safetensors"),
                 qPrintable(error));
    }

    void shards_count_from_zero_or_one() {
        for (const int first : {0, 1}) {
            temporary_ = std::make_unique<QTemporaryDir>();
            make_checkpoint(folder(), Layout::hf_mxfp4);
            std::vector<std::string> names;
            for (int i = first; i < first + 3; ++i)
                names.push_back(fmt::format("model-{:05}-of-{:05}.safetensors", i, first + 2));
            shard(names, 3);
            const Checkpoint checkpoint = Checkpoint::open(folder());
            QCOMPARE(checkpoint.files().size(), std::size_t(3));
            QVERIFY(checkpoint.notes().empty());
        }
    }

    void shards_without_an_index_are_read_and_noted() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        shard({"model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"}, 2);
        fs::remove(folder() / "model.safetensors.index.json");
        QCOMPARE(Checkpoint::open(folder()).notes().size(), std::size_t(1));
        fs::remove(folder() / "model-00002-of-00002.safetensors");
        QVERIFY(QString::fromStdString(open_error()).contains("is missing"));
    }

    void index_and_shards_must_agree() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        shard({"model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"}, 2);
        const std::string text = read_text(folder() / "model.safetensors.index.json");
        const auto with = [&](auto&& change) {
            nlohmann::json index = nlohmann::json::parse(text);
            change(index["weight_map"]);
            write_text(folder() / "model.safetensors.index.json", index.dump());
            return QString::fromStdString(open_error());
        };
        QVERIFY(with([](auto& map) {
                    map.erase("lm_head.weight");
                }).contains("lm_head.weight is not in the index"));
        QVERIFY(with([](auto& map) {
                    map["lm_head.weight"] = map["lm_head.weight"] == "model-00001-of-00002.safetensors"
                                                ? "model-00002-of-00002.safetensors"
                                                : "model-00001-of-00002.safetensors";
                }).contains("lm_head.weight is to be in model-0000"));
        QVERIFY(with([](auto& map) { map["lm_head.weight"] = "model-00003-of-00003.safetensors"; })
                    .contains("model-00003-of-00003.safetensors: named by model.safetensors.index.json, but "
                              "not there"));
        QVERIFY(with([](auto& map) {
                    map["lm_head.weight"] = "../x.safetensors";
                }).contains("no file beside it"));
        write_text(folder() / "model.safetensors.index.json", "{}");
        QVERIFY(QString::fromStdString(open_error()).contains("has no weight_map"));
    }

    void a_single_file_beside_an_index_is_ambiguous() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        const FileTensors all = load_tensors(folder());
        shard({"model-00001-of-00001.safetensors"}, 1);
        save_tensors(folder() / "model.safetensors", all);
        QVERIFY(QString::fromStdString(open_error()).contains("remove what is not to be used"));
    }

    void R005_a_folder_with_two_layouts_offers_both_and_reads_one() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        make_checkpoint(folder() / "original", Layout::openai);
        const auto choices = list_checkpoints(folder());
        QCOMPARE(choices.size(), std::size_t(2));
        QCOMPARE(choices[0].layout, Layout::hf_mxfp4);
        QCOMPARE(choices[1].layout, Layout::openai);
        QCOMPARE(choices[0].bytes, fs::file_size(folder() / "model.safetensors"));
        QCOMPARE(choices[1].bytes, fs::file_size(folder() / "original/model.safetensors"));
        const Checkpoint chosen = Checkpoint::open(folder());
        QCOMPARE(chosen.layout(), Layout::hf_mxfp4);
        QCOMPARE(chosen.files().size(), std::size_t(1));
        QVERIFY(chosen.notes().at(0).find("original/") != std::string::npos);
        write_text(folder() / "tokenizer.json", "{}");
        const Checkpoint other = Checkpoint::open(choices[1].folder);
        QCOMPARE(other.layout(), Layout::openai);
        QCOMPARE(*other.companion("tokenizer.json"), folder() / "tokenizer.json");
        QVERIFY(!other.companion("absent.json"));
        QVERIFY(Checkpoint::open(folder() / "original/").companion("tokenizer.json"));
        fs::remove(folder() / "model.safetensors");
        QCOMPARE(Checkpoint::open(folder()).layout(), Layout::openai);
    }

    void R014_blocks_are_found_without_quantization_config() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        const Checkpoint before = Checkpoint::open(folder());
        QVERIFY(before.notes().empty());
        nlohmann::json config = nlohmann::json::parse(read_text(folder() / "config.json"));
        config.erase("quantization_config");
        write_text(folder() / "config.json", config.dump());
        const Checkpoint after = Checkpoint::open(folder());
        QCOMPARE(after.layout(), Layout::hf_mxfp4);
        QVERIFY(after.notes().at(0).find("no quantization_config") != std::string::npos);
        for (const TensorSpec& spec : before.table())
            QVERIFY2(same_bits(read_floats(before, spec), read_floats(after, spec)), spec.name.c_str());
    }

    void R098_a_stale_announcement_is_noted() {
        make_checkpoint(folder(), Layout::hf_bf16);
        nlohmann::json config = nlohmann::json::parse(read_text(folder() / "config.json"));
        config["quantization_config"] = {{"quant_method", "mxfp4"}};
        write_text(folder() / "config.json", config.dump());
        QVERIFY(Checkpoint::open(folder()).notes().at(0).find("announces the quantization") !=
                std::string::npos);
    }

    void every_fault_is_reported_at_once() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        FileTensors raw = load_tensors(folder());
        raw.erase("model.norm.weight");
        raw["model.layers.0.self_attn.extra"] = raw.at("model.layers.0.self_attn.sinks");
        raw.at("model.layers.0.self_attn.sinks").dtype = DType::i16;
        raw.at("model.layers.1.mlp.experts.down_proj_scales").dtype = DType::f8_e8m0;
        raw.at("model.layers.1.mlp.router.weight").shape = {64, 3};
        raw.erase("model.layers.1.mlp.experts.gate_up_proj_blocks");
        save_tensors(folder() / "model.safetensors", raw);
        const QString error = QString::fromStdString(open_error());
        for (const char* part :
             {"6 problems", "model.norm.weight is missing",
              "model.safetensors: model.layers.0.self_attn.extra is not a tensor of gpt-oss in hf-mxfp4",
              "model.safetensors: model.layers.0.self_attn.sinks is I16, not BF16",
              "down_proj_scales is F8_E8M0, not U8", "router.weight is [64, 3], not [3, 64]",
              "model.layers.1.mlp.experts.gate_up_proj_blocks is missing"})
            QVERIFY2(error.contains(part), qPrintable(error));
    }

    void a_broken_shard_and_a_broken_config_are_reported_together() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        write_text(folder() / "model.safetensors", "short");
        write_text(folder() / "config.json", "{}");
        const QString error = QString::fromStdString(open_error());
        QVERIFY2(error.contains("too short") && error.contains("vocab_size is missing"), qPrintable(error));
    }

    void a_file_that_cannot_be_read_is_the_only_problem() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        shard({"model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"}, 2);
        const auto problems = [&] {
            std::vector<CheckpointProblem> found;
            Checkpoint::examine(folder(), found);
            return found;
        };
        fs::resize_file(folder() / "model-00002-of-00002.safetensors", 500);
        QCOMPARE(problems().size(), std::size_t(1));
        QVERIFY(QString::fromStdString(problems()[0].text)
                    .contains("model-00002-of-00002.safetensors: says its header"));
        fs::resize_file(folder() / "model-00001-of-00002.safetensors", 3);
        QCOMPARE(problems().size(), std::size_t(2));
        fs::remove(folder() / "model-00001-of-00002.safetensors");
        QCOMPARE(problems().size(), std::size_t(2));
        write_text(folder() / "model.safetensors.index.json", "{\"weight_map\": {}}");
        QCOMPARE(problems().size(), std::size_t(1));
        QCOMPARE(problems()[0].text, std::string("model.safetensors.index.json: its weight_map is empty"));
    }

    void an_index_names_only_what_is_there() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        shard({"model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"}, 2);
        const fs::path index = folder() / "model.safetensors.index.json";
        nlohmann::json json = nlohmann::json::parse(read_text(index));
        json["weight_map"]["model.extra"] = "model-00001-of-00002.safetensors";
        write_text(index, json.dump());
        QVERIFY(
            QString::fromStdString(open_error())
                .contains(
                    "model-00001-of-00002.safetensors: model.extra is to be in it by the index, but is not"));
    }

    void json_that_would_exhaust_the_stack_is_refused() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        const std::string deep = std::string(200000, '[') + std::string(200000, ']');
        write_text(folder() / "config.json", "{\"vocab_size\": " + deep + "}");
        QVERIFY(
            QString::fromStdString(open_error()).contains("config.json: nested more than 256 levels deep"));
    }

    void bytes_that_are_no_utf8_reach_the_report() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        write_text(folder() / "config.json", "{\"\xff\xfe");
        const CheckpointInfo info = inspect_checkpoint(folder());
        QCOMPARE(info.problems.size(), std::size_t(1));
        QVERIFY(nlohmann::json::accept(info.to_json()));
        QVERIFY(QString::fromStdString(info.problems[0].text).contains("not valid JSON"));
    }

    void a_pipe_is_no_file() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        fs::remove(folder() / "config.json");
        QCOMPARE(::mkfifo((folder() / "config.json").c_str(), 0600), 0);
        QVERIFY(QString::fromStdString(open_error())
                    .contains("config.json: cannot be read: it is no regular file"));
    }

    void the_same_tensor_twice_is_refused() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        shard({"model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"}, 2);
        fs::remove(folder() / "model.safetensors.index.json");
        const std::string first = "model-00001-of-00002.safetensors";
        fs::create_directories(folder() / "x");
        fs::copy(folder() / first, folder() / "x");
        FileTensors one = load_tensors(folder() / "x");
        one.erase(std::next(one.begin()), one.end());
        save_tensors(folder() / "zz.safetensors", one);
        QVERIFY(
            QString::fromStdString(open_error()).contains(QString::fromStdString("is in " + first + " too")));
    }

    void R091_dimensions_that_are_no_whole_blocks_are_refused() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        nlohmann::json config = nlohmann::json::parse(read_text(folder() / "config.json"));
        config["intermediate_size"] = 72;
        write_text(folder() / "config.json", config.dump());
        QVERIFY(QString::fromStdString(open_error())
                    .contains("down_proj: 72 inputs are no whole number of blocks of 32"));
    }

    void what_is_no_checkpoint_is_said() {
        QVERIFY(QString::fromStdString(open_error()).contains("there are no *.safetensors"));
        QVERIFY(QString::fromStdString(error_of([&] {
                    Checkpoint::open(folder() / "absent");
                })).contains("not a folder"));
        QVERIFY(list_checkpoints(folder() / "absent").empty());
        make_checkpoint(folder(), Layout::hf_mxfp4);
        const Checkpoint checkpoint = Checkpoint::open(folder());
        QVERIFY_THROWS_EXCEPTION(Error, checkpoint.spec("model.layers.9.self_attn.sinks"));
    }

    void layouts_have_names() {
        for (const Layout layout : {Layout::hf_mxfp4, Layout::hf_bf16, Layout::openai, Layout::hf_nvfp4})
            QCOMPARE(layout_from_name(name(layout)), layout);
        QVERIFY_THROWS_EXCEPTION(Error, layout_from_name("gguf"));
    }
};

NIBBLE_TEST(CheckpointTest)
#include "tst_checkpoint.moc"
