// What a checkpoint's page shows: figures of single tensors, names in both dialects, what is unusual.
#include "core/checkpoint/tensor_statistics.h"

#include <QTemporaryDir>
#include <cmath>
#include <numeric>

#include "core/checkpoint/export.h"
#include "core/checkpoint/inspect.h"
#include "files/checkpoint_files.h"
#include "test_main.h"

using namespace nibble;
using namespace nibble::test;
namespace fs = std::filesystem;

namespace {

struct Plain {
    double minimum = INFINITY, maximum = -INFINITY, sum = 0, squares = 0;
    std::int64_t zeros = 0;
};

Plain plain(std::span<const float> values) {
    Plain p;
    for (const float v : values) {
        p.minimum = std::min(p.minimum, double(v));
        p.maximum = std::max(p.maximum, double(v));
        p.sum += v;
        p.squares += double(v) * v;
        p.zeros += v == 0;
    }
    return p;
}

bool close(double a, double b) {
    if (std::abs(a - b) <= 1e-6 * std::max({std::abs(a), std::abs(b), 1e-12})) return true;
    qWarning("%.12g is not %.12g", a, b);
    return false;
}

std::int64_t sum(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t(0));
}

}  // namespace

class TensorStatisticsTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    fs::path folder() const { return folder_->path().toStdString(); }

  private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void figures_are_those_of_the_values_data() {
        QTest::addColumn<int>("layout");
        for (const Layout layout : {Layout::hf_mxfp4, Layout::hf_bf16, Layout::openai, Layout::hf_nvfp4})
            QTest::addRow("%s", name(layout)) << int(layout);
    }
    void figures_are_those_of_the_values() {
        QFETCH(int, layout);
        make_checkpoint(folder(), Layout(layout));
        const Checkpoint checkpoint = Checkpoint::open(folder());
        for (const StoredTensor& stored : stored_tensors(checkpoint.table(), checkpoint.layout())) {
            if (stored.part == Part::tensor_scale || stored.part == Part::input_scale) continue;
            std::vector<float> values;
            const TensorSpec& spec = checkpoint.table()[stored.specs.front()];
            for (const std::size_t row : stored.specs) {
                const TensorSpec& each = checkpoint.table()[row];
                values.resize(values.size() + std::size_t(each.count()));
                checkpoint.read(each, kernels::ScalarType::float32,
                                values.data() + values.size() - each.count());
            }
            const Plain expected = plain(values);
            const TensorStatistics s = tensor_statistics(checkpoint, stored.name);
            QCOMPARE(s.count, std::int64_t(values.size()));
            QCOMPARE(s.not_finite, std::int64_t(0));
            QCOMPARE(s.zeros, expected.zeros);
            QCOMPARE(s.minimum, expected.minimum);
            QCOMPARE(s.maximum, expected.maximum);
            QVERIFY(close(s.norm, std::sqrt(expected.squares)));
            QVERIFY(close(s.mean * double(s.count) + 1, expected.sum + 1));
            QCOMPARE(sum(s.histogram), s.count);
            const bool experts =
                spec.kind == TensorKind::expert_weight || spec.kind == TensorKind::expert_bias;
            QCOMPARE(s.expert_norms.size(), std::size_t(experts ? spec.shape[0] : 0));
            if (experts) {
                const std::size_t size = values.size() / s.expert_norms.size();
                QVERIFY(close(s.expert_norms[1],
                              std::sqrt(plain(std::span(values).subspan(size, size)).squares)));
            }
            QCOMPARE(s.packed.has_value(), stored.part == Part::codes || stored.part == Part::scales);
            if (!s.packed) continue;
            QCOMPARE(sum(s.packed->codes), s.count);
            std::int64_t blocks = s.packed->zero_scales;
            for (const auto& [exponent, count] : s.packed->exponents) blocks += count;
            QCOMPARE(blocks * packed_layout(checkpoint.layout())->block, s.count);
            QCOMPARE(s.packed->bits_per_value, Layout(layout) == Layout::hf_nvfp4 ? 4.5 : 4.25);
        }
    }

    void what_is_no_number_is_counted_and_left_out() {
        make_checkpoint(folder(), Layout::hf_bf16);
        FileTensors raw = load_tensors(folder());
        auto& bytes = raw["model.norm.weight"].bytes;
        const std::uint16_t nan = 0x7FC0, infinity = 0x7F80, one = 0x3F80;
        for (std::size_t i = 0; i < bytes.size(); i += 2) std::memcpy(&bytes[i], &one, 2);
        std::memcpy(&bytes[0], &nan, 2);
        std::memcpy(&bytes[2], &infinity, 2);
        save_tensors(folder() / "model.safetensors", raw);
        const TensorStatistics s = tensor_statistics(Checkpoint::open(folder()), "model.norm.weight");
        QCOMPARE(s.not_finite, std::int64_t(2));
        QCOMPARE(s.mean, 1.0);
        QCOMPARE(s.maximum, 1.0);
        QCOMPARE(s.deviation, 0.0);
    }

    void codes_without_their_scales_have_no_values() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        FileTensors raw = load_tensors(folder());
        raw.erase("model.layers.0.mlp.experts.down_proj_scales");
        save_tensors(folder() / "model.safetensors", raw);
        std::vector<CheckpointProblem> problems;
        const Checkpoint checkpoint = Checkpoint::examine(folder(), problems);
        QVERIFY(problems.size() == 1 && problems[0].place == CheckpointProblem::Place::tensors);
        const std::string text =
            error_of([&] { tensor_statistics(checkpoint, "model.layers.0.mlp.experts.down_proj_blocks"); });
        QVERIFY2(text.find("down_proj_scales") != text.npos, text.c_str());
        QVERIFY(tensor_statistics(checkpoint, "model.norm.weight").count > 0);
        QVERIFY(error_of([&] { tensor_statistics(checkpoint, "x"); }).find("no tensor x") !=
                std::string::npos);
    }

    void tensors_have_names_in_both_dialects() {
        make_checkpoint(folder(), Layout::hf_mxfp4);
        make_checkpoint(folder() / "original", Layout::openai);
        const auto others = [](const CheckpointInfo& info, const std::string& name) {
            for (const auto& tensor : info.tensors)
                if (tensor.name == name) return tensor.other_names;
            return std::vector<std::string>{"not there"};
        };
        using Names = std::vector<std::string>;
        const CheckpointInfo hf = inspect_checkpoint(folder()),
                             openai = inspect_checkpoint(folder() / "original");
        QCOMPARE(others(hf, "model.layers.1.mlp.experts.gate_up_proj_blocks"),
                 Names{"block.1.mlp.mlp1_weight.blocks"});
        QCOMPARE(others(hf, "model.layers.1.self_attn.k_proj.bias"), Names{"block.1.attn.qkv.bias"});
        QCOMPARE(others(openai, "block.0.mlp.mlp2_weight.scales"),
                 Names{"model.layers.0.mlp.experts.down_proj_scales"});
        QCOMPARE(others(openai, "block.0.attn.qkv.weight").size(), std::size_t(3));
        for (const auto& tensor : hf.tensors) QVERIFY2(!tensor.other_names.empty(), tensor.name.c_str());
    }

    void only_what_differs_from_the_released_models_is_unusual() {
        ModelConfig config;
        config.vocab_size = 201088;
        config.hidden_size = config.intermediate_size = 2880;
        config.num_hidden_layers = 36;
        config.num_attention_heads = config.head_dim = 64;
        config.num_key_value_heads = 8;
        config.num_local_experts = 128;
        config.num_experts_per_tok = 4;
        config.router_aux_loss_coef = 0.9;
        config.rope.truncate = false;
        for (int layer = 0; layer < 36; ++layer) config.sliding.push_back(layer % 2 == 0);
        QVERIFY(config_notes(config).empty());
        config.sliding_window = 64;
        config.rope.truncate = true;
        config.hidden_size = 128;
        config.sliding[0] = false;
        std::vector<std::string> keys;
        for (const ConfigNote& note : config_notes(config)) {
            keys.push_back(note.key);
            QCOMPARE(note.meaning.empty(), note.key == "hidden_size");
        }
        QCOMPARE(keys,
                 (std::vector<std::string>{"hidden_size", "sliding_window", "rope truncate", "layer_types"}));
    }

    void problems_say_where_they_lie_and_what_to_do() {
        make_checkpoint(folder(), Layout::hf_bf16);
        write_text(folder() / "config.json", "{");
        const CheckpointInfo info = inspect_checkpoint(folder());
        QVERIFY(info.problems.at(0).place == CheckpointProblem::Place::config);
        using Place = CheckpointProblem::Place;
        for (const Place place : {Place::files, Place::config, Place::tensors}) QVERIFY(*remedy(place));
        write_text(folder() / "model.safetensors", "short");
        QVERIFY(inspect_checkpoint(folder()).problems.at(0).place == Place::files);
    }

    void plan_is_what_an_export_writes_data() { figures_are_those_of_the_values_data(); }
    void plan_is_what_an_export_writes() {
        QFETCH(int, layout);
        make_checkpoint(folder() / "in", Layout::hf_bf16);
        const Checkpoint checkpoint = Checkpoint::open(folder() / "in");
        ExportRequest request;
        request.out = folder() / "out";
        request.layout = Layout(layout);
        request.config = checkpoint.config_text();
        request.shard_bytes = 60000;
        const ExportPlan plan = plan_export(request);
        write_export(request, export_source(checkpoint));
        std::int64_t bytes = 0, tensors = 0, files = 0;
        for (const ExportPlan::File& file : plan.weights) {
            const SafetensorsFile written(request.out / file.name);
            std::int64_t own = 0;
            for (const TensorView& view : written.tensors()) own += std::int64_t(view.bytes.size());
            QCOMPARE(own, file.bytes);
            bytes += own;
            tensors += std::ssize(written.tensors());
            ++files;
        }
        QVERIFY(files > 1);
        QCOMPARE(plan.bytes, bytes);
        QCOMPARE(plan.tensors, tensors);
        const double bits = plan.bits_per_expert_value();
        QVERIFY(Layout(layout) == Layout::hf_bf16    ? bits == 16
                : Layout(layout) == Layout::hf_nvfp4 ? bits >= 4.5 && bits < 4.6
                                                     : bits == 4.25);
    }
};

NIBBLE_TEST(TensorStatisticsTest)
#include "tst_tensor_statistics.moc"
