#include "widgets/loaded_data.h"

#include <QRegularExpression>
#include <map>
#include <numeric>

#include "core/run/recipe_data.h"

namespace nibble::ui {
namespace {

struct Cancelled : std::exception {};

/// Numbers and words in quotes are what tells two problems of one kind apart.
QString kindOf(const std::string& message) {
    static const QRegularExpression particular("\"[^\"]*\"|\\d[\\d.,]*|<\\|\\w+\\|>");
    return QString::fromStdString(message).section('\n', 0, 0).replace(particular, QString::fromUtf8("…"));
}

void tokenize(LoadedData& data, const std::filesystem::path& tokenizer,
              const std::function<void(std::int64_t, std::int64_t)>& progress) {
    data.tokenizer = Tokenizer::load(tokenizer);
    std::vector<std::int64_t> all(data.dataset.rows.size());
    std::iota(all.begin(), all.end(), std::int64_t(0));
    try {
        data.tokenized = tokenize_rows(data.dataset, all, *data.tokenizer, 0, progress);
    } catch (const Cancelled&) {
        throw;
    } catch (const std::exception& error) {
        data.tokenizeProblem = error.what();
    }
    for (std::size_t i = 0; i < data.tokenized.examples.size(); ++i)
        data.exampleOf[std::size_t(data.tokenized.examples[i].source)] = std::ptrdiff_t(i);
}

}  // namespace

std::shared_ptr<const LoadedData> loadData(const std::vector<std::string>& files,
                                           const std::filesystem::path& tokenizer,
                                           const DataSettings& settings, const std::stop_token& stop,
                                           const std::function<void(const LoadProgress&)>& progress) {
    constexpr std::int64_t often = 64;  // rows between two looks
    const auto tell = [&](LoadProgress::Phase phase, std::int64_t done, std::int64_t all) {
        if (done % often) return;
        if (stop.stop_requested()) throw Cancelled();
        progress({phase, done, all});
    };
    auto data = std::make_shared<LoadedData>();
    try {
        if (!files.empty()) data->columns = sample_columns(files.front());
        data->dataset = load_data(files, settings,
                                  [&](std::int64_t rows) { tell(LoadProgress::Phase::reading, rows, 0); });
    } catch (const Cancelled&) {
        throw;
    } catch (const std::exception& error) {
        data->loadProblem = error.what();
        return data;
    }
    data->exampleOf.assign(data->dataset.rows.size(), -1);
    if (tokenizer.empty()) return data;
    tokenize(*data, tokenizer,
             [&](std::int64_t done, std::int64_t all) { tell(LoadProgress::Phase::tokenizing, done, all); });
    return data;
}

std::vector<ProblemKind> problemKinds(const LoadedData& data) {
    std::map<std::pair<std::string, std::int64_t>, int> rowAt;
    for (std::size_t i = 0; i < data.dataset.rows.size(); ++i)
        rowAt[{data.dataset.rows[i].file, data.dataset.rows[i].line}] = int(i);
    std::map<std::pair<int, QString>, ProblemKind> kinds;
    for (const auto* problems : {&data.dataset.problems, &data.tokenized.problems})
        for (const Problem& problem : *problems) {
            const QString text = kindOf(problem.message);
            ProblemKind& kind = kinds[{-int(problem.severity), text}];
            kind.text = text;
            kind.severity = problem.severity;
            const auto row = rowAt.find({problem.file, problem.line});
            kind.places.push_back({&problem, row == rowAt.end() ? -1 : row->second});
        }
    std::vector<ProblemKind> all;
    for (auto& [key, kind] : kinds) all.push_back(std::move(kind));
    std::stable_sort(all.begin(), all.end(), [](const ProblemKind& a, const ProblemKind& b) {
        return a.severity != b.severity ? a.severity > b.severity : a.places.size() > b.places.size();
    });
    return all;
}

}  // namespace nibble::ui
