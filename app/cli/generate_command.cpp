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
    std::string source, store, prompt;
    ChatOpening opening;
    ChatSettings chat;
    SamplingSettings sampling;
    bool greedy = false, json = false;
};

nlohmann::ordered_json token_json(const ChatToken& token) {
    nlohmann::ordered_json json = {{"id", token.id},
                                   {"text", token.text},
                                   {"channel", token.channel},
                                   {"probability", token.probability},
                                   {"alternatives", nlohmann::ordered_json::array()}};
    for (const auto& [text, probability] : token.alternatives)
        json["alternatives"].push_back({{"text", text}, {"probability", probability}});
    return json;
}

}  // namespace

void add_generate_command(CLI::App& app) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("generate", "Ask a checkpoint, or what a run's stage ended with");
    command->add_option("SOURCE", options->source, "Folder of a checkpoint, RUN or RUN:STAGE")->required();
    command->add_option("--prompt", options->prompt, "The user's message")->required();
    command->add_option("--reasoning-language", options->opening.reasoning_language,
                        "Asked for in the developer message: French ...");
    command->add_option("--developer", options->opening.developer, "Further instructions");
    command->add_option("--reasoning-effort", options->opening.harmony.reasoning_effort, "low, medium, high")
        ->capture_default_str();
    command->add_option("--date", options->opening.harmony.date, "In the system message")
        ->capture_default_str();
    command->add_option("--max-tokens", options->sampling.max_new_tokens, "Longest answer")
        ->check(within(1))
        ->capture_default_str();
    auto* temperature = command->add_option("--temperature", options->sampling.temperature, "0: greedy")
                            ->check(within(0))
                            ->capture_default_str();
    command->add_flag("--greedy", options->greedy, "Always the likeliest token")->excludes(temperature);
    command
        ->add_option("--top-p", options->sampling.top_p,
                     "Sample from the likeliest tokens that hold this probability")
        ->check(within(0, 1))
        ->capture_default_str();
    command->add_option("--seed", options->sampling.seed, "Of the sampling")->capture_default_str();
    command
        ->add_option("--alternatives", options->sampling.alternatives,
                     "With --json: every token's probability, and so many of the likeliest in its place")
        ->check(CLI::NonNegativeNumber);
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
        Conversation conversation = start_chat(options->opening);
        conversation.messages.push_back(make_message("user", options->prompt));
        auto tokens = nlohmann::ordered_json::array();
        const ChatCallback show = [&](const ChatToken& token) {
            if (!options->json) std::cout << token.text << std::flush;
            if (options->sampling.alternatives > 0) tokens.push_back(token_json(token));
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
            if (!tokens.empty()) json["tokens"] = std::move(tokens);
            print_json(json);
        } else {
            std::cout << "\n";
        }
        if (interrupted().stop_requested()) throw Interrupted{};
    });
}

}  // namespace nibble::cli
