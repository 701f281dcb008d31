#include "core/text/dataset.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "core/base/error.h"
#include "core/text/data_files.h"
#include "core/text/row_json.h"
#include "core/text/shuffle.h"

namespace nibble {

namespace {

// FNV-1a, 64 bits, over the rows in a form that does not depend on how the file spells them.
class RowHash {
  public:
    void add(const OrderedJson& row) {
        for (const char c : row.dump() + "\n")
            value_ = (value_ ^ static_cast<std::uint8_t>(c)) * 0x100000001B3u;
    }
    std::string text() const { return fmt::format("{:016x}", value_); }

  private:
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

std::string columns_of(const OrderedJson& row) {
    std::vector<std::string> names;
    for (const auto& [key, value] : row.items()) names.push_back(key);
    return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

class Loader {
  public:
    Loader(const HarmonySettings& settings, const LoadOptions& options)
        : settings_(settings), options_(options) {}
    void file(const std::filesystem::path& path);
    Dataset take();

  private:
    void row(std::int64_t line, const OrderedJson& json);
    Row read(const OrderedJson& json, std::vector<Finding>& findings, Schema& schema);
    void problem(std::int64_t line, std::string message, Severity severity) {
        data_.problems.push_back({data_.files.back().path, line, std::move(message), severity});
    }

    const HarmonySettings& settings_;
    const LoadOptions& options_;
    std::set<std::string> found_;  ///< mapped columns that some row had
    std::int64_t seen_ = 0;
    RowHash hash_;
    Dataset data_;
};

Row Loader::read(const OrderedJson& json, std::vector<Finding>& findings, Schema& schema) {
    if (const auto mapped = renamed(json, options_.columns)) {
        for (const auto& [known, column] : options_.columns)
            if (mapped->contains(known)) found_.insert(column);
        schema = options_.columns.contains("messages") ? Schema::chat_messages : Schema::single_turn;
        return read_row(*mapped, schema, settings_, findings);
    }
    const auto found = schema_of(json);
    if (!found)
        fail(
            "columns {}: not those of Multilingual-Thinking, of FalseReject, of chat `messages` or of a "
            "single turn (user, final); say which is which with data.columns, such as user=question",
            columns_of(json));
    schema = *found;
    return read_row(json, schema, settings_, findings);
}

void Loader::row(std::int64_t line, const OrderedJson& json) {
    hash_.add(json);
    if (options_.progress) options_.progress(++seen_);
    DataFile& file = data_.files.back();
    std::vector<Finding> findings;
    try {
        Schema schema{};
        Row row = read(json, findings, schema);
        row.file = file.path;
        row.line = line;
        if (file.rows++ == 0) file.schema = schema;
        data_.rows.push_back(std::move(row));
    } catch (const Error& error) {
        problem(line, error.what(), Severity::error);
        return;
    }
    for (Finding& finding : findings) problem(line, std::move(finding.message), finding.severity);
}

void Loader::file(const std::filesystem::path& path) {
    data_.files.push_back({.path = path.string()});
    const std::size_t problems = data_.problems.size();
    read_data_file(
        path, {[this](std::int64_t line, const OrderedJson& json) {
                   row(line, json);
                   return true;
               },
               [this](std::int64_t line, const std::string& what) { problem(line, what, Severity::error); }});
    if (data_.files.back().rows > 0) return;
    std::string text = path.string() + ": no usable row";
    for (std::size_t i = problems; i < std::min(problems + 5, data_.problems.size()); ++i)
        text += fmt::format("\n  line {}: {}", data_.problems[i].line, data_.problems[i].message);
    fail("{}", text);
}

Dataset Loader::take() {
    for (const auto& [known, column] : options_.columns)
        if (!found_.empty() && !found_.contains(column))
            fail("no row has the column \"{}\" that data.columns reads as `{}`", column, known);
    if (found_.empty() && !options_.columns.empty())
        problem(0, "no row has any of the columns that data.columns names: read as if it named none",
                Severity::note);
    data_.hash = hash_.text();
    return std::move(data_);
}

}  // namespace

const char* name(Schema schema) {
    switch (schema) {
        case Schema::multilingual_thinking:
            return "Multilingual-Thinking";
        case Schema::false_reject:
            return "FalseReject";
        case Schema::chat_messages:
            return "chat messages";
        case Schema::single_turn:
            return "single turn";
    }
    return "";
}

const char* name(Severity severity) {
    switch (severity) {
        case Severity::note:
            return "note";
        case Severity::warning:
            return "warning";
        case Severity::error:
            return "error";
    }
    return "";
}

std::int64_t Dataset::count(Severity severity) const {
    return std::ranges::count(problems, severity, &Problem::severity);
}

Dataset load_dataset(const std::vector<std::filesystem::path>& paths, const HarmonySettings& settings,
                     const LoadOptions& options) {
    if (paths.empty()) fail("no data files are named");
    Loader loader(settings, options);
    for (const auto& path : paths) loader.file(path);
    return loader.take();
}

Split split_rows(std::int64_t rows, double validation, std::uint64_t seed) {
    if (!(validation >= 0)) fail("the validation share is {}; it must not be negative", validation);
    std::int64_t held_out =
        std::llround(validation < 1 ? validation * static_cast<double>(rows) : validation);
    if (validation > 0) held_out = std::max<std::int64_t>(held_out, 1);
    if (held_out >= rows)
        fail("{} rows held out for validation leave none of {} to train on", held_out, rows);
    std::vector<std::int64_t> order(rows);
    std::iota(order.begin(), order.end(), 0);
    SplitMix64 random(seed);
    shuffle(std::span(order), random);
    Split split{{order.begin() + held_out, order.end()}, {order.begin(), order.begin() + held_out}};
    std::ranges::sort(split.train);
    std::ranges::sort(split.validation);
    return split;
}

}  // namespace nibble
