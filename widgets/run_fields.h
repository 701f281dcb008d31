#pragma once
#include <QString>
#include <QStringList>
#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace nibble::ui {

/// The recipes' fields of many thousand runs, and what was measured of them, flat and small, to filter and to
/// show as columns. Fields: "sft.learning_rate", "data.max_length", "seed". Results, with a stroke between
/// stage and name: "sft/grad_norm", "qat-mx/language".
class RunFields {
  public:
    struct Value {
        std::uint32_t key = 0, text = 0;  ///< into tables of names and texts
        double number = 0;                ///< NaN: it is no number
    };

    void add(std::int64_t run, const nlohmann::json& recipe);
    /// What was measured of a run takes the place of what was known of it.
    void setResults(std::int64_t run, const std::map<std::string, double>& results);
    std::vector<std::uint32_t> resultKeys(const QString& name) const;  ///< as keys()
    std::vector<double> results(std::int64_t run, const std::vector<std::uint32_t>& keys) const;
    QStringList resultNames() const;                 ///< whole ones, sorted
    std::int64_t newest() const { return newest_; }  ///< the last run added; 0: none
    const std::vector<Value>& of(std::int64_t run) const;
    /// The keys that a name stands for: a whole path, or the last part of several, such as learning_rate.
    std::vector<std::uint32_t> keys(const QString& name) const;
    const QString& text(const Value& value) const { return texts_[value.text]; }
    /// The values of one field, each once: "0.0001, 2e-05" where two stages differ.
    QString shown(std::int64_t run, const std::vector<std::uint32_t>& keys) const;
    /// Last parts of all paths, sorted.
    QStringList names() const;

  private:
    void flatten(const std::string& path, const nlohmann::json& value, std::vector<Value>& into);

    std::map<std::string, std::uint32_t> keys_;
    std::unordered_map<std::string, std::uint32_t> textIds_;
    std::vector<QString> texts_;
    std::unordered_map<std::int64_t, std::vector<Value>> runs_;
    std::int64_t newest_ = 0;
    std::map<std::string, std::uint32_t> resultKeys_;
    std::unordered_map<std::int64_t, std::vector<std::pair<std::uint32_t, double>>> results_;
};

}  // namespace nibble::ui
