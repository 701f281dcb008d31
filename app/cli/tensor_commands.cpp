// forward, quantize, serve-command: from checkpoint folder to checkpoint folder, or to the command that
// serves it.
#include <fmt/format.h>

#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/atomic_write.h"
#include "core/checkpoint/serve.h"
#include "core/run/compare_rules.h"
#include "core/run/forward.h"
#include "core/run/quantize.h"

namespace nibble::cli {

namespace {

void add_forward(CLI::App& app) {
    auto options = std::make_shared<ForwardOptions>();
    CLI::App* command =
        app.add_subcommand("forward", "One forward pass (and the gradients) from file to file");
    command->add_option("CHECKPOINT", options->checkpoint, "Folder of a gpt-oss checkpoint")->required();
    command
        ->add_option("IN", options->input, "safetensors: input_ids [B, T], optional attention_mask, labels")
        ->required();
    command->add_option("OUT", options->output, "safetensors: logits, loss, hidden.N, grad.NAME")->required();
    command->add_option("--device", options->device, "auto, cpu, cuda")->capture_default_str();
    command->add_option("--dtype", options->dtype, "float32 or bfloat16")->capture_default_str();
    command->add_option("--policy", options->policy, "Fake-quantize: mxfp4_mlp_weight_only ...");
    command->add_option("--scale-rule", options->scale_rule, "The format's default where not given");
    command->add_option("--amax", options->amax,
                        "safetensors with the inputs' largest magnitudes: amax.LAYER.NAME");
    command->add_option("--adapter", options->adapter, "Folder of a PEFT adapter");
    command->add_flag("--gradients", options->gradients, "Also the gradient of every parameter");
    command->add_flag("--hidden", options->hidden, "Also the hidden states");
    command->callback([options] { forward_file(*options); });
}

nlohmann::ordered_json error_json(const LayerError& e) {
    return {{"layer", e.layer},
            {"expert", e.expert},
            {"tensor", e.tensor},
            {"snr_db", e.snr_db},
            {"relative_mse", e.relative_mse},
            {"largest_error", e.largest_error},
            {"clipped", e.clipped},
            {"underflowed", e.underflowed},
            {"codes_changed", e.codes_changed},
            {"delta_norm", e.delta_norm},
            {"delta_kept", e.delta_kept}};
}

/// What every format and rule makes of the weights of a checkpoint, without writing any.
void print_rules(const std::filesystem::path& checkpoint, bool json) {
    ProgressPrinter printer;
    const ExpertWeights weights(find_weights(checkpoint.string(), nullptr), kernels::ScalarType::bfloat16);
    const std::vector<RuleError> errors = compare_scale_rules(
        weights,
        [&](std::int64_t done, std::int64_t all) {
            printer(Progress{"quantize", {"experts"}, done, all});
        },
        interrupted());
    if (interrupted().stop_requested()) throw Interrupted{};
    const auto share = [](std::int64_t part, std::int64_t all) {
        return all ? double(part) / double(all) : 0;
    };
    const auto fields = [&](const RuleError& e) {
        return nlohmann::ordered_json{{"format", kernels::name(e.format.scale_kind)},
                                      {"scale_rule", kernels::name(e.format.rule)},
                                      {"snr_db", e.stats.snr_db()},
                                      {"relative_mse", e.stats.relative_mse()},
                                      {"clipped", share(e.stats.clipped, e.stats.values)},
                                      {"underflowed", share(e.stats.underflowed, e.stats.values)}};
    };
    if (json) {
        nlohmann::ordered_json document = {{"checkpoint", checkpoint.string()},
                                           {"rules", nlohmann::ordered_json::array()},
                                           {"tensors", nlohmann::ordered_json::array()}};
        for (const RuleError& total : total_by_rule(errors)) document["rules"].push_back(fields(total));
        for (const RuleError& error : errors) {
            nlohmann::ordered_json tensor = {{"layer", error.layer}, {"tensor", error.tensor}};
            tensor.update(fields(error));
            document["tensors"].push_back(std::move(tensor));
        }
        return print_json(document);
    }
    fmt::print("{:<22}{:>10}{:>14}{:>10}{:>13}\n", "format and rule", "SNR (dB)", "relative MSE", "clipped",
               "underflowed");
    for (const RuleError& total : total_by_rule(errors))
        fmt::print(
            "{:<22}{:>10.2f}{:>14.3g}{:>9.2f}%{:>12.2f}%\n",
            fmt::format("{} {}", kernels::name(total.format.scale_kind), kernels::name(total.format.rule)),
            total.stats.snr_db(), total.stats.relative_mse(),
            100 * share(total.stats.clipped, total.stats.values),
            100 * share(total.stats.underflowed, total.stats.values));
}

void add_quantize(CLI::App& app) {
    struct Options : QuantizeOptions {
        std::string report_file;
        bool json = false, compare_rules = false;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("quantize", "Round a checkpoint's experts to 4 bits");
    command->add_option("CHECKPOINT", options->checkpoint, "Folder of a gpt-oss checkpoint")->required();
    CLI::Option* compare =
        command->add_flag("--compare-rules", options->compare_rules,
                          "Write nothing; print what every format and scale rule would lose");
    CLI::Option* policy = command->add_option("--policy", options->policy,
                                              "mxfp4_mlp_weight_only, nvfp4_mlp_weight_only, nvfp4_mlp_only");
    command->add_option("--scale-rule", options->scale_rule,
                        "ceil, floor, mse; amax, four_over_six, mse, from_mxfp4");
    command->add_option("--amax", options->amax,
                        "safetensors with the inputs' largest magnitudes: amax.LAYER.NAME");
    CLI::Option* out = command->add_option("--out", options->out, "Folder to write");
    for (CLI::Option* option : {policy, out}) option->excludes(compare);
    command->add_option("--report", options->report_file, "JSON file: the error of every layer and expert");
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        if (options->compare_rules) return print_rules(options->checkpoint, options->json);
        if (options->policy.empty()) throw CLI::RequiredError("--policy");
        if (options->out.empty()) throw CLI::RequiredError("--out");
        ProgressPrinter printer;
        options->report = !options->report_file.empty();
        options->progress = [&](std::int64_t done, std::int64_t all) {
            printer(Progress{"quantize", {"bytes"}, done, all});
        };
        const QuantizeResult result = quantize_checkpoint(*options);
        if (options->report) {
            nlohmann::ordered_json report = {{"checkpoint", options->checkpoint.string()},
                                             {"policy", options->policy},
                                             {"format", result.format},
                                             {"errors", nlohmann::ordered_json::array()}};
            for (const auto& error : result.errors) report["errors"].push_back(error_json(error));
            write_file(options->report_file, json_text(report));
        }
        if (options->json)
            print_json(nlohmann::ordered_json::parse(result.certificate.to_json()));
        else
            fmt::print("Wrote {} tensors ({}) to {} and compared them bit for bit.\n",
                       result.certificate.tensors, bytes_text(double(result.certificate.bytes())),
                       options->out.string());
    });
}

void add_serve_command(CLI::App& app) {
    struct Options {
        std::string folder, engine = "vllm";
        int tensor_parallel = 1;
        bool json = false;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("serve-command", "The command that serves an exported checkpoint");
    command->add_option("DIR", options->folder, "Folder of an exported checkpoint")->required();
    command->add_option("--engine", options->engine, "vllm, sglang, tensorrt-llm")
        ->check(CLI::IsMember({"vllm", "sglang", "tensorrt-llm"}))
        ->capture_default_str();
    command->add_option("--tensor-parallel", options->tensor_parallel, "GPUs that share the model")
        ->check(within(1))
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        const ServeCommand serve = serve_command(options->folder, options->engine, options->tensor_parallel);
        std::vector<std::string> warnings;
        for (const Sentence& warning : serve.warnings) warnings.push_back(warning.text());
        if (options->json)
            return print_json(
                {{"command", serve.command}, {"config_file", serve.config_file}, {"warnings", warnings}});
        fmt::print("{}\n", serve.command);
        if (!serve.config_file.empty()) fmt::print("\nwith this in cfg.yml:\n{}\n", serve.config_file);
        for (const std::string& warning : warnings) fmt::print(stderr, "nibble: warning: {}\n", warning);
    });
}

}  // namespace

void add_tensor_commands(CLI::App& app) {
    add_forward(app);
    add_quantize(app);
    add_serve_command(app);
}

}  // namespace nibble::cli
