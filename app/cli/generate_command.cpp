// generate: ask a model.
#include <fmt/format.h>

#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/run/chat.h"

namespace nibble::cli {

namespace {

struct Options {
    std::string source, store, prompt, language, developer;
    HarmonySettings harmony{.date = "2025-06-28"};
    ChatSettings chat;
    SamplingSettings sampling;
    bool greedy = false, json = false;
};

/// As the training data has it: "reasoning language: French", a blank line, what else the developer says.
std::string instructions(const Options& options) {
    std::string text;
    if (!options.language.empty()) text = "reasoning language: " + options.language;
    if (!options.developer.empty()) text += (text.empty() ? "" : "\n\n") + options.developer;
    return text;
}

}  // namespace

void add_generate_command(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("generate", "Ask a checkpoint, or what a run's stage ended with");
    command->add_option("SOURCE", options->source, "Folder of a checkpoint, RUN or RUN:STAGE")->required();
    command->add_option("--prompt", options->prompt, "The user's message")->required();
    command->add_option("--reasoning-language", options->language,
                        "Asked for in the developer message: French ...");
    command->add_option("--developer", options->developer, "Further instructions");
    command->add_option("--reasoning-effort", options->harmony.reasoning_effort, "low, medium, high")
        ->capture_default_str();
    command->add_option("--date", options->harmony.date, "In the system message")->capture_default_str();
    command->add_option("--max-tokens", options->sampling.max_new_tokens, "Longest answer")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    auto* temperature = command->add_option("--temperature", options->sampling.temperature, "0: greedy")
                            ->check(CLI::NonNegativeNumber)
                            ->capture_default_str();
    command->add_flag("--greedy", options->greedy, "Always the likeliest token")->excludes(temperature);
    command
        ->add_option("--top-p", options->sampling.top_p,
                     "Sample from the likeliest tokens that hold this probability")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command->add_option("--seed", options->sampling.seed, "Of the sampling")->capture_default_str();
    command->add_option("--policy", options->chat.policy, "Quantize the weights: mxfp4_mlp_weight_only ...");
    command->add_option("--scale-rule", options->chat.scale_rule, "The format's default where not given");
    command->add_option("--device", options->chat.device, "auto, cpu, cuda")->capture_default_str();
    command->add_option("--dtype", options->chat.dtype, "float32 or bfloat16")->capture_default_str();
    command->add_option("--store", options->store, "Where runs are kept (SQLite file)");
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        std::optional<RunStore> store;
        const std::filesystem::path path =
            options->store.empty() ? RunStore::default_path() : std::filesystem::path(options->store);
        if (std::filesystem::exists(path)) store.emplace(path);
        const Chat chat(options->source, store ? &*store : nullptr, options->chat);
        Conversation conversation = start_conversation(options->harmony, instructions(*options));
        conversation.messages.push_back(make_message("user", options->prompt));
        const ChatCallback show = [&](std::int64_t, double, const std::string& text) {
            if (!options->json) std::cout << text << std::flush;
            return true;
        };
        const Completion completion = chat.answer(conversation, options->sampling, show, interrupted());
        if (options->json) {
            nlohmann::ordered_json json = {{"finished", completion.finished},
                                           {"messages", nlohmann::ordered_json::array()}};
            for (const auto& message : completion.messages)
                json["messages"].push_back({{"channel", message.channel},
                                            {"recipient", message.recipient},
                                            {"content", message.text()}});
            print_json(json);
        } else {
            std::cout << "\n";
        }
        if (interrupted().stop_requested()) throw Interrupted{};
    });
}

}  // namespace nibble::cli
