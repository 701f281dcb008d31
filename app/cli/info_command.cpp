// info: what a checkpoint is.
#include <fmt/format.h>

#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/error.h"
#include "core/checkpoint/inspect.h"

namespace nibble::cli {

namespace {

std::string shape_text(const std::vector<std::int64_t>& shape) {
    std::string text = "[";
    for (std::size_t i = 0; i < shape.size(); ++i) text += (i ? ", " : "") + std::to_string(shape[i]);
    return text + "]";
}

void print_config(const ModelConfig& c) {
    fmt::print("Model:   {} parameters, {} used for a token\n", count_text(double(c.parameters())),
               count_text(double(c.active_parameters())));
    fmt::print("         {} layers, hidden {}, {} heads of {} ({} key-value), window {}\n",
               c.num_hidden_layers, c.hidden_size, c.num_attention_heads, c.head_dim, c.num_key_value_heads,
               c.sliding_window);
    fmt::print("         {} experts, {} used for a token, intermediate {}, vocabulary {}\n",
               c.num_local_experts, c.num_experts_per_tok, c.intermediate_size, c.vocab_size);
}

void print_info(const CheckpointInfo& info, bool tensors) {
    fmt::print("Folder:  {}\n", info.path.string());
    if (info.layout) fmt::print("Layout:  {}\n", name(*info.layout));
    if (info.config) print_config(*info.config);
    fmt::print("Weights: {} tensors, {} in {} files", info.tensors.size(), bytes_text(double(info.bytes)),
               info.files.size());
    for (const auto& [dtype, bytes] : info.bytes_by_dtype)
        fmt::print("; {} {}", dtype, bytes_text(double(bytes)));
    fmt::print("\n");
    for (const auto& choice : info.choices)
        if (choice.folder != info.path)
            fmt::print("Also:    {} in {} ({})\n", name(choice.layout), choice.folder.string(),
                       bytes_text(double(choice.bytes)));
    for (const auto& note : info.notes) fmt::print("Note:    {}\n", note);
    for (const auto& note : info.config_notes)
        if (!note.meaning.empty())
            fmt::print("Note:    {} differs from the released {}: {}\n", note.key, note.released,
                       note.meaning);
    for (std::size_t i = 0; i < info.problems.size(); ++i) {
        fmt::print("Problem: {}\n", info.problems[i].text);
        if (i + 1 == info.problems.size() || info.problems[i + 1].place != info.problems[i].place)
            fmt::print("To do:   {}\n", remedy(info.problems[i].place));
    }
    if (!tensors) return;
    std::vector<std::vector<std::string>> table = {{"Tensor", "Type", "Shape", "Size", "File"}};
    for (const auto& t : info.tensors)
        table.push_back({t.name, name(t.dtype), shape_text(t.shape), bytes_text(double(t.bytes)), t.file});
    fmt::print("\n");
    print_table(table);
}

}  // namespace

void add_info(CLI::App& app) {
    struct Options {
        std::string folder;
        bool json = false, tensors = false;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("info", "What a checkpoint holds: layout, configuration, tensors, what is wrong");
    command->add_option("CHECKPOINT", options->folder, "Folder of a gpt-oss checkpoint")->required();
    command->add_flag("--tensors", options->tensors, "List every tensor");
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        const CheckpointInfo info = inspect_checkpoint(options->folder);
        if (info.tensors.empty() && !info.config)
            fail("{}: no checkpoint: {}", options->folder,
                 info.problems.empty() ? "it holds no weights" : info.problems.front().text);
        if (options->json)
            std::cout << info.to_json() << "\n";
        else
            print_info(info, options->tensors);
        if (!info.problems.empty())
            fail("{}: {} problems, listed above", options->folder, info.problems.size());
    });
}

}  // namespace nibble::cli
