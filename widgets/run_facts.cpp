#include "widgets/run_facts.h"

#include <cmath>
#include <set>

namespace nibble::ui {
namespace {

void addLeaves(const nlohmann::json& value, const std::string& path, std::map<std::string, double>& leaves) {
    if (value.is_number() || value.is_boolean()) {
        leaves[path] = value.is_boolean() ? double(value.get<bool>()) : value.get<double>();
    } else if (value.is_object()) {
        for (const auto& [key, child] : value.items())
            addLeaves(child, path.empty() ? key : path + "." + key, leaves);
    } else if (value.is_array()) {
        for (const nlohmann::json& child : value)
            if (child.is_object() && child.contains("id"))
                addLeaves(child, path + "." + child["id"].get<std::string>(), leaves);
    }
}

}  // namespace

std::map<std::string, double> numericFields(const Recipe& recipe) {
    std::map<std::string, double> leaves;
    addLeaves(to_json(recipe), {}, leaves);
    leaves.erase("version");
    return leaves;
}

std::vector<RunFacts> readRunFacts(const RunStore& store, std::size_t most, std::stop_token stop) {
    std::vector<RunFacts> all;
    for (const RunSummary& run : store.runs()) {
        if (all.size() == most || stop.stop_requested()) break;
        RunFacts facts;
        facts.run = run.id;
        facts.label = QString("%1 #%2").arg(QString::fromStdString(run.name)).arg(run.id);
        facts.fields = numericFields(store.recipe(run.id));
        facts.results = store.results(run.id);
        facts.results.insert(run.pass_rates.begin(), run.pass_rates.end());
        if (run.best_validation_loss) facts.results["best_validation_loss"] = *run.best_validation_loss;
        if (run.last_loss) facts.results["last_loss"] = *run.last_loss;
        if (run.seconds > 0) facts.results["seconds"] = run.seconds;
        all.push_back(std::move(facts));
    }
    return all;
}

std::vector<std::string> varying(const std::vector<RunFacts>& runs,
                                 std::map<std::string, double> RunFacts::*which) {
    std::map<std::string, std::set<double>> values;
    for (const RunFacts& run : runs)
        for (const auto& [name, value] : run.*which)
            if (std::isfinite(value)) values[name].insert(value);
    std::vector<std::string> names;
    for (const auto& [name, different] : values)
        if (different.size() > 1) names.push_back(name);
    return names;
}

}  // namespace nibble::ui
