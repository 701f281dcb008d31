#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/checkpoint/model_config.h"
#include "test_main.h"

using namespace nibble;
using nlohmann::json;

namespace {

/// The release's config.json of the 20 billion model (spec A1), as far as it is read.
json release() {
    json config = json::parse(R"({
        "architectures": ["GptOssForCausalLM"], "attention_bias": true, "experts_per_token": 4, "head_dim": 64,
        "hidden_act": "silu", "hidden_size": 2880, "initial_context_length": 4096, "intermediate_size": 2880,
        "max_position_embeddings": 131072, "model_type": "gpt_oss", "num_attention_heads": 64,
        "num_experts_per_tok": 4, "num_hidden_layers": 24, "num_key_value_heads": 8, "num_local_experts": 32,
        "output_router_logits": false, "rms_norm_eps": 1e-05, "rope_theta": 150000, "router_aux_loss_coef": 0.9,
        "rope_scaling": {"beta_fast": 32.0, "beta_slow": 1.0, "factor": 32.0,
                         "original_max_position_embeddings": 4096, "rope_type": "yarn", "truncate": false},
        "sliding_window": 128, "swiglu_limit": 7.0, "tie_word_embeddings": false, "vocab_size": 201088})");
    for (int layer = 0; layer < 24; ++layer)
        config["layer_types"].push_back(layer % 2 ? "full_attention" : "sliding_attention");
    return config;
}

json original() {
    return json::parse(R"({
        "num_hidden_layers": 24, "num_experts": 32, "experts_per_token": 4, "vocab_size": 201088,
        "hidden_size": 2880, "intermediate_size": 2880, "swiglu_limit": 7.0, "head_dim": 64,
        "num_attention_heads": 64, "num_key_value_heads": 8, "sliding_window": 128,
        "initial_context_length": 4096, "rope_theta": 150000, "rope_scaling_factor": 32.0, "rope_ntk_alpha": 1,
        "rope_ntk_beta": 32})");
}

ModelConfig parse(const json& config) {
    return parse_model_config(config.dump(), "config.json");
}

/// The same in the spelling of transformers 5.
json with_rope_parameters(json config) {
    config["rope_parameters"] = config["rope_scaling"];
    config["rope_parameters"]["rope_theta"] = config["rope_theta"];
    config.erase("rope_scaling");
    config.erase("rope_theta");
    return config;
}

QString error_of(const json& config) {
    try {
        parse(config);
    } catch (const Error& error) {
        return error.what();
    }
    return "no error";
}

}  // namespace

class ModelConfigTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void release_is_read() {
        const ModelConfig c = parse(release());
        QCOMPARE(c.vocab_size, 201088);
        QCOMPARE(c.num_hidden_layers, 24);
        QCOMPARE(c.num_local_experts, 32);
        QCOMPARE(c.num_experts_per_tok, 4);
        QCOMPARE(c.rope.theta, 150000.0);
        QCOMPARE(c.rope.factor, 32.0);
        QCOMPARE(c.router_aux_loss_coef, 0.9);
        QCOMPARE(c.sliding.size(), std::size_t(24));
        QVERIFY(c.sliding[0] && !c.sliding[1] && !c.sliding[23]);
    }

    void sizes_that_nobody_has_are_refused() {
        for (const char* key : {"num_hidden_layers", "num_local_experts", "hidden_size"}) {
            nlohmann::json absurd = release();
            absurd[key] = 1 << 21;
            absurd.erase("layer_types");
            QVERIFY2(error_of(absurd).contains("is 2097152, not within 1 and"), key);
        }
    }

    void original_says_the_same() {
        ModelConfig ours = parse(release());
        ours.router_aux_loss_coef = 0;  // which original/ does not tell
        QVERIFY(parse(original()) == ours);
    }

    void R017_truncate_is_true_unless_told() {
        json config = release();
        QVERIFY(!parse(config).rope.truncate);
        config["rope_scaling"].erase("truncate");
        QVERIFY(parse(config).rope.truncate);
        QVERIFY(!parse(original()).rope.truncate);
    }

    void R018_both_spellings_are_the_same() {
        QVERIFY(parse(release()) == parse(with_rope_parameters(release())));
        json both = with_rope_parameters(release());
        both["rope_scaling"] = release()["rope_scaling"];
        both["rope_theta"] = 150000;
        QVERIFY(parse(release()) == parse(both));
        json neither = release();
        neither.erase("rope_scaling");
        QVERIFY(error_of(neither).contains("rope_scaling or rope_parameters is missing"));
    }

    void R019_rope_theta_is_never_made_up() {
        json config = with_rope_parameters(release());
        QCOMPARE(parse(config).rope.theta, 150000.0);
        config["rope_theta"] = 10000;
        const QString conflict = error_of(config);
        QVERIFY2(conflict.contains("10000") && conflict.contains("150000"), qPrintable(conflict));
        QVERIFY(conflict.contains("rope_theta is 10000 but rope_parameters.rope_theta is 150000"));
        config.erase("rope_theta");
        config["rope_parameters"].erase("rope_theta");
        QVERIFY(error_of(config).contains("rope_theta or rope_parameters.rope_theta is missing"));
    }

    void conflicts_show_both_values() {
        json config = release();
        config["experts_per_token"] = 2;
        QVERIFY(error_of(config).contains("num_experts_per_tok is 4 but experts_per_token is 2"));
        config = release();
        config["rope_parameters"] = config["rope_scaling"];
        config["rope_parameters"]["factor"] = 16;
        QVERIFY(error_of(config).contains("rope_scaling.factor is 32.0 but rope_parameters.factor is 16"));
        config = release();
        config["initial_context_length"] = 8192;
        QVERIFY(error_of(config).contains("initial_context_length is 8192"));
    }

    void missing_keys_are_named() {
        const char* const keys[] = {"vocab_size",        "hidden_size",         "intermediate_size",
                                    "num_hidden_layers", "num_attention_heads", "num_key_value_heads",
                                    "head_dim",          "num_local_experts",   "sliding_window",
                                    "rms_norm_eps",      "model_type"};
        for (const char* key : keys) {
            json config = release();
            config.erase(key);
            QVERIFY2(error_of(config).contains(QString("%1 is missing").arg(key)),
                     qPrintable(error_of(config)));
            config[key] = nullptr;
            QVERIFY2(error_of(config).contains(QString("%1 is missing").arg(key)),
                     qPrintable(error_of(config)));
        }
        json config = original();
        config.erase("rope_ntk_beta");
        QVERIFY(error_of(config).contains("rope_ntk_beta is missing"));
    }

    void everything_wrong_is_reported_at_once() {
        json config = release();
        config.erase("vocab_size");
        config["head_dim"] = "64";
        config["layer_types"][3] = "chunked_attention";
        const QString what = error_of(config);
        QVERIFY(what.contains("3 problems") && what.contains("vocab_size") &&
                what.contains("head_dim is \"64\""));
        QVERIFY(what.contains("layer_types[3] is \"chunked_attention\""));
    }

    void impossible_values_are_refused_data() {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<QString>("reason");
        const auto add = [](const char* patch, const char* reason) {
            QTest::newRow(patch) << QString(patch) << QString(reason);
        };
        add(R"({"hidden_size": 0})", "hidden_size is 0");
        add(R"({"hidden_size": -2880})", "hidden_size is -2880");
        add(R"({"hidden_size": 2880.5})", "hidden_size is 2880.5, not a whole number");
        add(R"({"hidden_size": 18446744073709551615})", "hidden_size is 9223372036854775807, not within");
        add(R"({"hidden_size": true})", "not a whole number");
        add(R"({"num_attention_heads": 63})", "no multiple of num_key_value_heads");
        add(R"({"head_dim": 63})", "head_dim = 63 is odd");
        add(R"({"num_experts_per_tok": 64, "experts_per_token": 64})",
            "64 experts per token, but there are 32");
        add(R"({"rms_norm_eps": 0})", "rms_norm_eps cannot be 0");
        add(R"({"rope_theta": -1})", "rope_theta cannot be -1");
        add(R"({"sliding_window": 0})", "sliding_window is 0");
        add(R"({"model_type": "llama"})", "model_type is \"llama\"");
        add(R"({"tie_word_embeddings": true})", "tie_word_embeddings");
        add(R"({"attention_bias": false})", "attention_bias");
        add(R"({"layer_types": ["full_attention"]})", "1 entries for num_hidden_layers = 24");
        add(R"({"layer_types": "sliding_attention"})", "layer_types is not a list");
        add(R"({"rope_scaling": {"rope_type": "llama3"}})", "rope_type is \"llama3\"");
        add(R"({"rope_scaling": {"factor": 0.5}})", "factor cannot be 0.5");
        add(R"({"rope_scaling": {"attention_factor": 1}})", "attention_factor is 1");
        add(R"({"rope_scaling": {"mscale": 0.7}})", "mscale");
        add(R"({"rope_scaling": {"beta_fast": 1}})", "beta_fast");
        add(R"({"rope_scaling": [1]})", "rope_scaling is [1], not an object");
        add(R"({"output_router_logits": true, "router_aux_loss_coef": null})",
            "router_aux_loss_coef is missing");
    }
    void impossible_values_are_refused() {
        QFETCH(QString, patch);
        QFETCH(QString, reason);
        json config = release();
        config.merge_patch(json::parse(patch.toStdString()));
        QVERIFY2(error_of(config).contains(reason), qPrintable(error_of(config)));
    }

    void layers_alternate_where_their_types_are_absent() {
        json config = release();
        config.erase("layer_types");
        QVERIFY(parse(config) == parse(release()));
    }

    void plain_rotary_embedding_is_a_factor_of_1() {
        json config = release();
        config["rope_scaling"] = {{"rope_type", "default"}};
        QCOMPARE(parse(config).rope.factor, 1.0);
    }

    void broken_files_are_named() {
        QVERIFY_THROWS_EXCEPTION(Error, parse_model_config("[]", "c"));
        QVERIFY_THROWS_EXCEPTION(Error, read_model_config("/absent/config.json"));
        try {
            parse_model_config("{\"vocab_size\": 1,\n \"vocab_size\": 2}", "here/config.json");
            QFAIL("was read");
        } catch (const Error& error) {
            QCOMPARE(QString(error.what()),
                     QString("here/config.json: the key \"vocab_size\" stands there twice"));
        }
        try {
            parse_model_config("{\n  \"vocab_size\": ,}", "here/config.json");
            QFAIL("was read");
        } catch (const Error& error) {
            QVERIFY2(
                QString(error.what()).startsWith("here/config.json: not valid JSON: parse error at line 2"),
                error.what());
        }
    }

    void golden_layouts_agree() {
        const std::filesystem::path golden = nibble::test::golden("golden/layouts");
        NIBBLE_REQUIRE(golden);
        ModelConfig hf = read_model_config(golden / "hf-mxfp4/config.json");
        hf.router_aux_loss_coef = 0;
        QVERIFY(hf == read_model_config(golden / "openai-original/config.json"));
        const std::filesystem::path tiny = nibble::test::golden("golden/model/tiny-b");
        NIBBLE_REQUIRE(tiny);
        QVERIFY(read_model_config(golden / "hf-mxfp4/config.json") ==
                read_model_config(tiny / "config.json"));
    }
};

NIBBLE_TEST(ModelConfigTest)
#include "tst_model_config.moc"
