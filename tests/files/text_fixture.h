// What the tests of core/text share.
#pragma once
#include <QtTest>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/text/dataset.h"
#include "core/text/harmony.h"
#include "core/text/tokenizer.h"
#include "test_main.h"

namespace nibble::test {

/// The demo's: small, and in the repository.
inline const Tokenizer& small_tokenizer() {
    static const Tokenizer tokenizer =
        Tokenizer::load(std::filesystem::path(NIBBLE_SOURCE) / "resources/demo/base");
    return tokenizer;
}

/// o200k_harmony: 27 MB, so only in the shared folder.
inline std::filesystem::path real_tokenizer_file() {
    return std::filesystem::path(NIBBLE_SHARED) / "data/tokenizer/tokenizer.json";
}
inline const Tokenizer& real_tokenizer() {
    static const Tokenizer tokenizer = Tokenizer::load(real_tokenizer_file());
    return tokenizer;
}

inline std::vector<nlohmann::ordered_json> json_lines(const std::filesystem::path& path) {
    std::vector<nlohmann::ordered_json> rows;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) rows.push_back(nlohmann::ordered_json::parse(line));
    return rows;
}

/// The message of the Error that `call` throws; empty where it throws none.
template <typename Call>
std::string error_of(Call&& call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != text.npos;
}

/// The text of the tokens that are trained.
inline std::string trained_text(const Rendered& rendered, const Tokenizer& tokenizer) {
    std::vector<std::int64_t> ids;
    for (std::size_t i = 0; i < rendered.ids.size(); ++i)
        if (rendered.trained[i]) ids.push_back(rendered.ids[i]);
    return tokenizer.decode(ids);
}

/// A row of chat messages; `more`: further columns, as `, "key": value`.
inline std::string chat_row(const std::string& question, const std::string& answer = "a",
                            const std::string& more = {}) {
    return R"({"messages": [{"role": "user", "content": ")" + question +
           R"("}, {"role": "assistant", "content": ")" + answer + R"("}])" + more + "}";
}

/// Writes `text` to a file of its own and loads it as a data set.
class DataFolder {
  public:
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const auto path = std::filesystem::path(folder_.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    Dataset load(const std::string& text) const {
        return load_dataset({write("data.jsonl", text)}, settings);
    }

    HarmonySettings settings{.date = "2025-06-28"};

  private:
    QTemporaryDir folder_;
};

}  // namespace nibble::test
