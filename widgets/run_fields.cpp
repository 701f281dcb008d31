#include "widgets/run_fields.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace nibble::ui {
namespace {

std::string lastPart(const std::string& path) {
    return path.substr(path.rfind('.') + 1);  // npos + 1 is 0
}

std::string textOf(const nlohmann::json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (!value.is_array()) return value.dump();
    std::string text;
    for (const auto& each : value) text += (text.empty() ? "" : " ") + textOf(each);
    return text;
}

}  // namespace

void RunFields::add(std::int64_t run, const nlohmann::json& recipe) {
    std::vector<Value>& values = runs_[run];
    values.clear();
    for (const auto& [key, value] : recipe.items()) {
        if (key != "stages") {
            flatten(key, value, values);
            continue;
        }
        for (const auto& stage : value) flatten(stage.value("id", std::string("stage")), stage, values);
    }
    newest_ = std::max(newest_, run);
}

void RunFields::flatten(const std::string& path, const nlohmann::json& value, std::vector<Value>& into) {
    if (value.is_object()) {
        for (const auto& [key, inner] : value.items()) flatten(path + "." + key, inner, into);
        return;
    }
    if (value.is_null()) return;
    const std::string text = textOf(value);
    const auto [id, added] = textIds_.emplace(text, std::uint32_t(texts_.size()));
    if (added) texts_.push_back(QString::fromStdString(text));
    const double number = value.is_number()    ? value.get<double>()
                          : value.is_boolean() ? double(value.get<bool>())
                                               : std::numeric_limits<double>::quiet_NaN();
    const auto key = keys_.emplace(path, std::uint32_t(keys_.size())).first->second;
    into.push_back({key, id->second, number});
}

const std::vector<RunFields::Value>& RunFields::of(std::int64_t run) const {
    static const std::vector<Value> none;
    const auto found = runs_.find(run);
    return found == runs_.end() ? none : found->second;
}

std::vector<std::uint32_t> RunFields::keys(const QString& name) const {
    const std::string wanted = name.toStdString();
    std::vector<std::uint32_t> found;
    for (const auto& [path, key] : keys_)
        if (path == wanted || path.ends_with("." + wanted)) found.push_back(key);
    return found;
}

QString RunFields::shown(std::int64_t run, const std::vector<std::uint32_t>& keys) const {
    QStringList values;
    for (const Value& value : of(run))
        if (std::find(keys.begin(), keys.end(), value.key) != keys.end() && !values.contains(text(value)))
            values << text(value);
    return values.join(", ");
}

void RunFields::setResults(std::int64_t run, const std::map<std::string, double>& results) {
    auto& values = results_[run];
    values.clear();
    for (const auto& [name, value] : results)
        values.emplace_back(resultKeys_.emplace(name, std::uint32_t(resultKeys_.size())).first->second,
                            value);
}

std::vector<std::uint32_t> RunFields::resultKeys(const QString& name) const {
    const std::string wanted = name.toStdString();
    std::vector<std::uint32_t> found;
    for (const auto& [whole, key] : resultKeys_)
        if (whole == wanted || whole.ends_with("/" + wanted)) found.push_back(key);
    return found;
}

std::vector<double> RunFields::results(std::int64_t run, const std::vector<std::uint32_t>& keys) const {
    std::vector<double> values;
    if (const auto known = results_.find(run); known != results_.end())
        for (const auto& [key, value] : known->second)
            if (std::find(keys.begin(), keys.end(), key) != keys.end()) values.push_back(value);
    return values;
}

QStringList RunFields::resultNames() const {
    QStringList names;
    for (const auto& [name, key] : resultKeys_) names << QString::fromStdString(name);
    return names;
}

QStringList RunFields::names() const {
    QStringList names;
    for (const auto& [path, key] : keys_) names << QString::fromStdString(lastPart(path));
    names.removeDuplicates();
    names.sort();
    return names;
}

}  // namespace nibble::ui
