// tokenize, render, data: what text becomes before a model sees it.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <numeric>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/base/error.h"
#include "core/text/batches.h"
#include "core/text/dataset.h"
#include "core/text/harmony.h"
#include "core/text/tokenizer.h"

namespace nibble::cli {

namespace {

std::string read_all(std::istream& in) {
    return {std::istreambuf_iterator<char>(in), {}};
}

void add_tokenize(CLI::App& app) {
    struct Options {
        std::string tokenizer;
        bool special = false, decode = false;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("tokenize", "Text on standard input to a JSON list of token ids");
    command->add_option("--tokenizer", options->tokenizer, "tokenizer.json, or a folder that holds one")
        ->required();
    command->add_flag("--special", options->special,
                      "Read special tokens (<|start|> ...) as tokens, not as text");
    command->add_flag("--decode", options->decode, "The other way: a JSON list of ids to text");
    command->callback([options] {
        const Tokenizer tokenizer = Tokenizer::load(options->tokenizer);
        const std::string input = read_all(std::cin);
        if (options->decode) {
            const auto ids = nlohmann::json::parse(input, nullptr, false);
            if (!ids.is_array() ||
                !std::all_of(ids.begin(), ids.end(), [](const auto& id) { return id.is_number_integer(); }))
                fail("standard input is not a JSON list of token ids, such as [1, 2, 3]");
            std::cout << tokenizer.decode(ids.get<std::vector<std::int64_t>>());
        } else {
            const auto ids = options->special ? tokenizer.encode_special(input) : tokenizer.encode(input);
            std::cout << nlohmann::json(ids).dump() << "\n";
        }
    });
}

void add_render(CLI::App& app) {
    struct Options {
        std::string tokenizer, mode = "training", file;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("render", "A conversation as harmony text, token ids and which are trained");
    command->add_option("--tokenizer", options->tokenizer, "tokenizer.json, or a folder that holds one")
        ->required();
    command
        ->add_option("--mode", options->mode,
                     "training: the whole conversation; completion: the prompt of the next message")
        ->check(CLI::IsMember({"training", "completion"}))
        ->capture_default_str();
    command
        ->add_option("CONVERSATION", options->file,
                     "JSON: openai-harmony's form, or {\"messages\": [...]}; - reads standard input")
        ->required();
    command->callback([options] {
        const Tokenizer tokenizer = Tokenizer::load(options->tokenizer);
        std::string text;
        if (options->file == "-") {
            text = read_all(std::cin);
        } else {
            std::ifstream in(options->file);
            if (!in) fail("{}: cannot be read", options->file);
            text = read_all(in);
        }
        const Conversation conversation = conversation_from_json(text);
        const Rendered rendered = options->mode == "training" ? render_training(conversation, tokenizer)
                                                              : render_completion(conversation, tokenizer);
        print_json({{"text", rendered.text}, {"ids", rendered.ids}, {"trained", rendered.trained}});
    });
}

struct DataOptions {
    std::vector<std::string> files, columns;
    std::string tokenizer;
    std::int64_t max_length = 0;
    HarmonySettings settings{.date = "2025-06-28"};
    bool json = false;
};

/// What `data` says of the rows once they are tokens.
struct Lengths {
    std::vector<std::int64_t> lengths;  ///< ascending
    TokenizedRows rows;

    std::int64_t quantile(double q) const {
        return lengths.empty() ? 0 : lengths[std::size_t(q * double(lengths.size() - 1) + 0.5)];
    }
};

Lengths measure(const Dataset& data, const DataOptions& options) {
    std::vector<std::int64_t> all(data.rows.size());
    std::iota(all.begin(), all.end(), 0);
    Lengths result;
    result.rows = tokenize_rows(data, all, Tokenizer::load(options.tokenizer), options.max_length);
    for (const auto& example : result.rows.examples)
        result.lengths.push_back(std::int64_t(example.ids.size()));
    std::sort(result.lengths.begin(), result.lengths.end());
    return result;
}

void print_data_json(const Dataset& data, const std::vector<Problem>& problems,
                     const std::optional<Lengths>& lengths) {
    nlohmann::ordered_json json;
    for (const auto& file : data.files)
        json["files"].push_back({{"path", file.path}, {"schema", name(file.schema)}, {"rows", file.rows}});
    json["rows"] = data.rows.size();
    json["hash"] = data.hash;
    if (lengths) {
        const auto& rows = lengths->rows;
        json["tokens"] = rows.tokens;
        json["trained_tokens"] = rows.trained_tokens;
        json["lengths"] = {{"min", lengths->quantile(0)},
                           {"median", lengths->quantile(0.5)},
                           {"p90", lengths->quantile(0.9)},
                           {"max", lengths->quantile(1)},
                           {"longest_before_cut", rows.longest}};
        json["truncated"] = rows.truncated;
        json["excluded"] = rows.excluded;
    }
    json["problems"] = nlohmann::ordered_json::array();
    for (const auto& problem : problems)
        json["problems"].push_back({{"file", problem.file},
                                    {"line", problem.line},
                                    {"severity", name(problem.severity)},
                                    {"message", problem.message}});
    print_json(json);
}

void print_data(const Dataset& data, const std::vector<Problem>& problems,
                const std::optional<Lengths>& lengths) {
    std::vector<std::vector<std::string>> table = {{"File", "Schema", "Rows"}};
    for (const auto& file : data.files)
        table.push_back({file.path, name(file.schema), std::to_string(file.rows)});
    print_table(table);
    if (lengths) {
        const auto& rows = lengths->rows;
        fmt::print(
            "\n{} tokens, of which {} are trained ({})\n", rows.tokens, rows.trained_tokens,
            percent_text(double(rows.trained_tokens) / double(std::max<std::int64_t>(1, rows.tokens))));
        fmt::print("Row length in tokens: {} to {}, median {}, 90 % within {}\n", lengths->quantile(0),
                   lengths->quantile(1), lengths->quantile(0.5), lengths->quantile(0.9));
        if (rows.truncated || rows.excluded)
            fmt::print("{} rows are cut, {} are left out for keeping no trained token\n", rows.truncated,
                       rows.excluded);
    }
    if (problems.empty()) {
        fmt::print("\nNo problems found.\n");
        return;
    }
    fmt::print("\n{} problems:\n", problems.size());
    for (const auto& problem : problems)
        fmt::print("  {}:{}: {}: {}\n", problem.file, problem.line, name(problem.severity), problem.message);
}

void add_data(CLI::App& app) {
    auto options = std::make_shared<DataOptions>();
    CLI::App* command = app.add_subcommand(
        "data", "What data files hold, how long their rows are and what is wrong with them");
    command->add_option("DATASET", options->files, "JSON Lines or Parquet files")->required();
    command->add_option("--tokenizer", options->tokenizer,
                        "tokenizer.json, or a folder that holds one: counts tokens");
    command->add_option("--max-length", options->max_length, "Tokens a row; 0: no limit")->check(within(0));
    command
        ->add_option("--columns", options->columns,
                     "Which columns of other names are which known ones: user=question,final=answer")
        ->delimiter(',');
    command->add_option("--date", options->settings.date, "Date in the system message")
        ->capture_default_str();
    command->add_option("--reasoning-effort", options->settings.reasoning_effort, "low, medium, high")
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print one JSON document");
    command->callback([options] {
        const Dataset data = load_dataset({options->files.begin(), options->files.end()}, options->settings,
                                          {.columns = parse_columns(options->columns), .progress = {}});
        std::optional<Lengths> lengths;
        std::vector<Problem> problems = data.problems;
        if (!options->tokenizer.empty()) {
            lengths = measure(data, *options);
            problems.insert(problems.end(), lengths->rows.problems.begin(), lengths->rows.problems.end());
        }
        (options->json ? print_data_json : print_data)(data, problems, lengths);
    });
}

}  // namespace

void add_text_commands(CLI::App& app) {
    add_tokenize(app);
    add_render(app);
    add_data(app);
}

}  // namespace nibble::cli
