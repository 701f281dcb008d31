#include "widgets/recipe_document.h"

#include <QFileInfo>
#include <algorithm>

#include "core/run/plan.h"
#include "core/run/recipe_fields.h"
#include "kernels/quant_format.h"
#include "widgets/stage_tree.h"
#include "widgets/translated.h"

namespace nibble::ui {

using nlohmann::json;

namespace {

json& partOf(json& document, const std::string& path) {
    if (path.empty()) return document;
    if (path.starts_with("stages.")) return document.at("stages").at(std::stoul(path.substr(7)));
    return document[path];
}

}  // namespace

RecipeDocument::RecipeDocument(QObject* parent)
    : QObject(parent),
      json_({{"version", 1},
             {"name", ""},
             {"model", json::object()},
             {"data", json::object()},
             {"stages", json::array()}}) {
    check();
}

void RecipeDocument::set(json document, const std::string& place) {
    constexpr std::size_t longest = 200;
    const bool goesOn = std::exchange(place_, place) == place && !place.empty() && !past_.empty();
    if (!goesOn) past_.push_back(json_);
    if (past_.size() > longest) past_.erase(past_.begin());
    future_.clear();
    json_ = std::move(document);
    check();
    Q_EMIT changed();
}

void RecipeDocument::undo() {
    step(past_, future_);
}

void RecipeDocument::redo() {
    step(future_, past_);
}

void RecipeDocument::step(std::vector<json>& from, std::vector<json>& to) {
    if (from.empty()) return;
    to.push_back(std::exchange(json_, std::move(from.back())));
    from.pop_back();
    place_.clear();
    check();
    Q_EMIT changed();
}

void RecipeDocument::check() {
    problems_.clear();
    recipe_.reset();
    try {
        recipe_ = parse_recipe(json_);
    } catch (const ProblemsError& error) {
        for (Sentence problem : error.problems) {
            problem.place = byNumber(problem.place);
            problems_ << translatedWithPlace(problem);
        }
    } catch (const std::exception& error) {
        problems_ << QString::fromUtf8(error.what());
    }
    const QStringList missing = missingFiles();
    problems_ += missing;
    if (!missing.isEmpty()) recipe_.reset();
}

void RecipeDocument::checkAgain() {
    const QStringList before = problems_;
    check();
    if (problems_ != before) Q_EMIT changed();
}

/// As problems; what the recipe writes need not be there.
QStringList RecipeDocument::missingFiles() const {
    QStringList missing;
    const auto look = [&](const std::string& path, const std::vector<FieldInfo>& list) {
        const json object = part(path);
        for (const FieldInfo& field : list) {
            const bool isFile =
                field.type == FieldInfo::Type::path || field.type == FieldInfo::Type::path_list;
            const json value = isFile && object.is_object() ? object.value(field.key, json()) : json();
            if (field.key == "out") continue;
            for (const json& file : value.is_array() ? value : json::array({value})) {
                const QString name = file.is_string() ? QString::fromStdString(file.get<std::string>()) : "";
                if (!name.isEmpty() && !QFileInfo::exists(name))
                    missing << QString::fromStdString(path + "." + field.key + ": ") +
                                   tr("%1 is not there").arg(name);
            }
        }
    };
    look("model", fields(Section::model));
    look("data", fields(Section::data));
    for (int i = 0; i < stageCount(); ++i)
        if (const auto type = stageTypeFromName(stageText(i, "type")))
            look("stages." + std::to_string(i), fields(*type));
    return missing;
}

/// Core names a stage by its id where it can; here it is its number, which an editor can always find.
std::string RecipeDocument::byNumber(const std::string& place) const {
    for (int i = 0; i < stageCount(); ++i) {
        const std::string id = stageText(i, "id"), name = "stages." + id;
        if (!id.empty() && (place == name || place.starts_with(name + ".")))
            return "stages." + std::to_string(i) + place.substr(name.size());
    }
    return place;
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

std::optional<Recipe> RecipeDocument::plannable() const {
    if (recipe_) return recipe_;
    try {
        return parse_recipe(with_assumed_files(json_));
    } catch (const std::exception&) {
        return std::nullopt;  // problems() tells why
    }
}

std::vector<Advice> RecipeDocument::advice(std::int64_t trainingRows) const {
    std::vector<Advice> list;
    if (const auto recipe = plannable()) list = nibble::advice(*recipe, trainingRows);
    for (Advice& hint : list) hint.path = byNumber(hint.path);
    return list;
}

DataSettings RecipeDocument::dataSettings() const {
    DataSettings settings;
    Problems ignored;  // told by problems()
    if (const json data = part("data"); data.is_object())
        read_fields(data, "data", list_fields(settings), {}, ignored);
    return settings;
}

std::uint64_t RecipeDocument::seed() const {
    const json seed = json_.is_object() ? json_.value("seed", json()) : json();
    return seed.is_number_unsigned() ? seed.get<std::uint64_t>() : Recipe().seed;
}

/// The fields of a stage. Where it can start from is a choice among the stages that have weights and do not
/// descend from it; the scale rules are those of the policy's format.
std::vector<FieldInfo> RecipeDocument::stageFields(StageType type, int index) const {
    std::vector<FieldInfo> list = fields(type);
    const std::string policy = stageText(index, "policy");
    for (FieldInfo& field : list) {
        if (field.key == "scale_rule") {
            field.type = FieldInfo::Type::choice;
            for (const kernels::FormatInfo& format : kernels::formats())
                if (policy.starts_with(format.name))
                    for (const kernels::ScaleRule rule : format.rules)
                        field.choices.emplace_back(kernels::name(rule));
        }
        if (field.key != "from") continue;
        field.type = FieldInfo::Type::choice;
        field.initial = "base";
        field.choices = {"base"};
        for (int i = 0; i < stageCount(); ++i) {
            const std::string id = stageText(i, "id");
            if (!id.empty() && canStartFrom(index, id)) field.choices.push_back(id);
        }
    }
    return list;
}

int RecipeDocument::stageCount() const {
    const json stages = part("stages");
    return stages.is_array() ? int(stages.size()) : 0;
}

std::string RecipeDocument::stageText(int index, const char* key) const {
    const json stage = part("stages." + std::to_string(index));
    const json value = stage.is_object() ? stage.value(key, json()) : json();
    return value.is_string() ? value.get<std::string>() : std::string();
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
    json document = json_;
    json& object = partOf(document, part);
    if (value.is_null())
        object.erase(key);
    else
        object[key] = value;
    set(std::move(document), part + "." + key);
}

std::string RecipeDocument::freeId(const std::string& wish) const {
    std::string id = wish;
    const auto taken = [&] {
        for (int i = 0; i < stageCount(); ++i)
            if (stageText(i, "id") == id) return true;
        return false;
    };
    for (int number = 2; taken(); ++number) id = wish + "-" + std::to_string(number);
    return id;
}

int RecipeDocument::addStage(StageType type, const std::string& from) {
    json stage = {{"id", freeId(nibble::name(type))}, {"type", nibble::name(type)}};
    json document = json_;
    json& stages = document["stages"];
    if (!stages.is_array()) stages = json::array();
    if (!from.empty() && type != StageType::evaluate && type != StageType::pretrain) stage["from"] = from;
    if (type == StageType::evaluate && !from.empty()) stage["of"] = {from};
    if (type == StageType::ptq || type == StageType::qat) stage["policy"] = "mxfp4_mlp_weight_only";
    if (type == StageType::export_checkpoint) stage["layout"] = "hf-mxfp4";
    stages.push_back(std::move(stage));
    set(std::move(document));
    return stageCount() - 1;
}

int RecipeDocument::duplicateStage(int index) {
    json copy = part("stages." + std::to_string(index));
    copy["id"] = freeId(stageText(index, "id"));
    json document = json_;
    json& stages = document["stages"];
    stages.insert(stages.begin() + index + 1, std::move(copy));
    set(std::move(document));
    return index + 1;
}

void RecipeDocument::removeStage(int index) {
    const std::string id = stageText(index, "id"), from = stageText(index, "from");
    json document = json_;
    json& stages = document["stages"];
    stages.erase(std::size_t(index));
    for (json& stage : stages) {
        if (!stage.is_object() || id.empty()) continue;
        if (stage.value("from", json()) == id) stage["from"] = from;
        if (stage.contains("of") && stage["of"].is_array())
            stage["of"].erase(std::remove(stage["of"].begin(), stage["of"].end(), json(id)),
                              stage["of"].end());
    }
    set(std::move(document));
}

bool RecipeDocument::canStartFrom(int index, const std::string& from) const {
    if (from.empty() || from == "base") return true;
    for (std::string id = from, last; !id.empty() && id != last;) {  // up to the checkpoint, without a circle
        if (id == stageText(index, "id")) return false;
        last = std::exchange(id, {});
        for (int i = 0; i < stageCount(); ++i)
            if (stageText(i, "id") == last) id = stageText(i, "from");
    }
    for (int i = 0; i < stageCount(); ++i) {
        if (stageText(i, "id") != from) continue;
        const json type = part("stages." + std::to_string(i)).value("type", json());
        return type == "pretrain" || type == "sft" || type == "ptq" || type == "qat";
    }
    return false;
}

/// Whatever a stage needs has to come before it: the stages are put in such an order, else left as they are.
int RecipeDocument::setSource(int index, const std::string& from) {
    if (!canStartFrom(index, from)) return index;
    json document = json_;
    json& stages = document["stages"];
    stages[std::size_t(index)]["from"] = from;
    const std::string id = stageText(index, "id");
    json ordered = json::array(), left = stages;
    const auto isLeft = [&](const json& name) {
        return std::any_of(left.begin(), left.end(),
                           [&](const json& s) { return s.value("id", json()) == name; });
    };
    const auto isReady = [&](const json& stage) {
        if (isLeft(stage.value("from", json()))) return false;
        const json of = stage.value("of", json::array());
        return std::none_of(of.begin(), of.end(), isLeft);
    };
    while (!left.empty()) {
        auto next = std::find_if(left.begin(), left.end(), isReady);
        if (next == left.end()) next = left.begin();  // a circle that was there before: its problem is told
        ordered.push_back(*next);
        left.erase(next);
    }
    stages = std::move(ordered);
    set(std::move(document));
    for (int i = 0; i < stageCount(); ++i)
        if (stageText(i, "id") == id) return i;
    return index;
}

}  // namespace nibble::ui
