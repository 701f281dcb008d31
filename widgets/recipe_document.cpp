#include "widgets/recipe_document.h"

#include <QRegularExpression>

namespace nibble::ui {

using nlohmann::json;

RecipeDocument::RecipeDocument(QObject* parent) : QObject(parent) {
    set({{"version", 1},
         {"name", ""},
         {"model", json::object()},
         {"data", json::object()},
         {"stages", json::array()}});
}

void RecipeDocument::set(json document) {
    json_ = std::move(document);
    check();
    Q_EMIT changed();
}

void RecipeDocument::check() {
    problems_.clear();
    recipe_.reset();
    try {
        recipe_ = parse_recipe(json_);
    } catch (const std::exception& error) {
        // "heading: problem", or the heading and one problem a line.
        QString text = QString::fromUtf8(error.what());
        QStringList lines = text.split('\n');
        if (lines.size() > 1)
            lines.removeFirst();
        else
            lines[0].remove(0, lines[0].indexOf(": ") + 2);
        for (const QString& line : lines) problems_ << byNumber(line.trimmed());
    }
}

/// Core names a stage by its id where it can; here it is its number, which an editor can always find.
QString RecipeDocument::byNumber(QString problem) const {
    const json stages = part("stages");
    for (std::size_t i = 0; stages.is_array() && i < stages.size(); ++i) {
        const json id = stages[i].is_object() ? stages[i].value("id", json()) : json();
        if (!id.is_string() || id.get<std::string>().empty()) continue;
        const QString name = "stages." + QString::fromStdString(id.get<std::string>());
        if (problem.startsWith(name + ".") || problem.startsWith(name + ":"))
            return problem.replace(0, name.size(), QString("stages.%1").arg(i));
    }
    return problem;
}

std::map<std::string, QString> RecipeDocument::problemsOf(const std::string& part) const {
    std::map<std::string, QString> found;
    const QString prefix = QString::fromStdString(part);
    for (const QString& problem : problems_) {
        const qsizetype colon = problem.indexOf(':');
        const QString path = colon < 0 ? QString() : problem.left(colon);
        const QString text = colon < 0 ? problem : problem.mid(colon + 1).trimmed();
        if (prefix.isEmpty()) {
            if (!path.contains('.') && path != "model" && path != "data") found[path.toStdString()] = text;
        } else if (path == prefix) {
            found[""] = text;
        } else if (path.startsWith(prefix + ".")) {
            found[path.mid(prefix.size() + 1).toStdString()] = text;
        }
    }
    return found;
}

QStringList RecipeDocument::advice() const {
    QStringList list;
    if (recipe_)
        for (const std::string& line : nibble::advice(*recipe_)) list << QString::fromStdString(line);
    return list;
}

json& RecipeDocument::partReference(const std::string& path) {
    if (path.empty()) return json_;
    if (path.starts_with("stages.")) return json_.at("stages").at(std::stoul(path.substr(7)));
    return json_[path];
}

json RecipeDocument::part(const std::string& path) const {
    if (!json_.is_object()) return {};
    if (path.empty()) return json_;
    if (path.starts_with("stages.")) {
        const std::size_t index = std::stoul(path.substr(7));
        const json stages = json_.value("stages", json::array());
        return stages.is_array() && index < stages.size() ? stages[index] : json();
    }
    return json_.value(path, json());
}

void RecipeDocument::setField(const std::string& part, const std::string& key, const json& value) {
    json& object = partReference(part);
    if (value.is_null())
        object.erase(key);
    else
        object[key] = value;
    check();
    Q_EMIT changed();
}

int RecipeDocument::addStage(StageType type, const std::string& from) {
    json& stages = json_["stages"];
    if (!stages.is_array()) stages = json::array();
    std::string id = nibble::name(type);
    for (int number = 2;; ++number) {
        const bool taken = std::any_of(stages.begin(), stages.end(), [&](const json& s) {
            return s.is_object() && s.value("id", json()) == id;
        });
        if (!taken) break;
        id = std::string(nibble::name(type)) + "-" + std::to_string(number);
    }
    json stage = {{"id", id}, {"type", nibble::name(type)}};
    if (!from.empty() && type != StageType::evaluate && type != StageType::pretrain) stage["from"] = from;
    if (type == StageType::evaluate && !from.empty()) stage["of"] = {from};
    if (type == StageType::ptq || type == StageType::qat) stage["policy"] = "mxfp4_mlp_weight_only";
    if (type == StageType::export_checkpoint) stage["layout"] = "hf-mxfp4";
    stages.push_back(std::move(stage));
    check();
    Q_EMIT changed();
    return int(stages.size()) - 1;
}

void RecipeDocument::removeStage(int index) {
    json_["stages"].erase(std::size_t(index));
    check();
    Q_EMIT changed();
}

}  // namespace nibble::ui
