#include <set>

#include "core/checkpoint/tensor_names.h"
#include "test_main.h"

using namespace nibble;

namespace {

ModelConfig gpt_oss(std::int64_t layers, std::int64_t experts) {
    ModelConfig config;
    config.vocab_size = 201088;
    config.hidden_size = config.intermediate_size = 2880;
    config.num_hidden_layers = layers;
    config.num_attention_heads = 64;
    config.num_key_value_heads = 8;
    config.head_dim = 64;
    config.num_local_experts = experts;
    config.num_experts_per_tok = 4;
    return config;
}

}  // namespace

class TensorNamesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void counts_are_the_published_ones() {
        QCOMPARE(gpt_oss(24, 32).parameters(), 20914757184);
        QCOMPARE(gpt_oss(24, 32).active_parameters(), 3608307264);
        QCOMPARE(gpt_oss(36, 128).parameters(), 116829156672);
        QCOMPARE(gpt_oss(36, 128).active_parameters(), 5132849472);
    }

    void names_and_shapes() {
        const auto table = tensor_table(gpt_oss(24, 32));
        QCOMPARE(table.size(), std::size_t(24 * 17 + 3));
        std::set<std::string> names;
        for (const TensorSpec& spec : table) names.insert(spec.name);
        QCOMPARE(names.size(), table.size());

        using Shape = std::vector<std::int64_t>;
        const auto find = [&](const std::string& name) {
            return *std::find_if(table.begin(), table.end(),
                                 [&](const auto& spec) { return spec.name == name; });
        };
        const TensorSpec gate_up = find("model.layers.23.mlp.experts.gate_up_proj");
        QCOMPARE(gate_up.shape, (Shape{32, 5760, 2880}));
        QCOMPARE(gate_up.layer, 23);
        QCOMPARE(gate_up.openai_name, std::string("block.23.mlp.mlp1_weight"));
        QCOMPARE(find("model.layers.0.mlp.experts.down_proj").shape, (Shape{32, 2880, 2880}));
        const TensorSpec v = find("model.layers.7.self_attn.v_proj.bias");
        QCOMPARE(v.openai_name, std::string("block.7.attn.qkv.bias"));
        QCOMPARE(v.openai_row, 4608);
        QCOMPARE(find("model.layers.7.self_attn.o_proj.weight").shape, (Shape{2880, 4096}));
        QCOMPARE(table.front().name, std::string("model.embed_tokens.weight"));
        QCOMPARE(table.back().name, std::string("lm_head.weight"));
        QCOMPARE(table.back().layer, -1);
    }
};

NIBBLE_TEST(TensorNamesTest)
#include "tst_tensor_names.moc"
