#include "core/checkpoint/shards.h"

#include <algorithm>
#include <optional>
#include <regex>
#include <set>

#include "core/base/json.h"
#include "core/base/mapped_file.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

constexpr const char* single_file = "model.safetensors";
constexpr const char* index_suffix = ".safetensors.index.json";

/// "model-00001-of-00002.safetensors" -> "model-*-of-00002.safetensors": what all shards of a set share.
std::optional<std::string> set_of(const std::string& file) {
    static const std::regex numbered(R"((.*-)\d+(-of-\d+\.safetensors))");
    std::smatch match;
    if (!std::regex_match(file, match, numbered)) return std::nullopt;
    return match[1].str() + "*" + match[2].str();
}

/// Names of the folder's files with that ending, sorted.
std::set<std::string> files_ending_in(const fs::path& folder, const char* suffix) {
    std::set<std::string> names;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(suffix) && entry.is_regular_file(error)) names.insert(name);
    }
    return names;
}

std::map<std::string, std::string> read_weight_map(const fs::path& index, Problems& problems) {
    std::map<std::string, std::string> weight_map;
    try {
        const nlohmann::json file = parse_json(read_file(index), index.filename().string());
        const auto found = file.is_object() ? file.find("weight_map") : file.end();
        if (found == file.end() || !found->is_object())
            fail("{}: has no weight_map", index.filename().string());
        if (found->empty()) fail("{}: its weight_map is empty", index.filename().string());
        for (const auto& [tensor, shard] : found->items()) {
            const std::string name = shard.is_string() ? shard.get<std::string>() : "";
            if (name.empty() || fs::path(name).filename() != name)
                fail("{}: {} is to be in {}, which is no file beside it", index.filename().string(), tensor,
                     shard.dump());
            weight_map[tensor] = name;
        }
    } catch (const Error& error) {
        problems.add("{}", error.what());
        weight_map.clear();
    }
    return weight_map;
}

/// R003: a map that forgets a shard looks complete when only the files that it names are checked.
void check_against_folder(const std::set<std::string>& named, const std::set<std::string>& present,
                          const std::string& index, Problems& problems, std::vector<std::string>& notes) {
    std::set<std::string> sets;
    for (const std::string& name : named) {
        if (!present.contains(name)) problems.add("{}: named by {}, but not there", name, index);
        if (const auto set = set_of(name)) sets.insert(*set);
    }
    for (const std::string& name : present) {
        if (named.contains(name)) continue;
        const auto set = set_of(name);
        if (set && sets.contains(*set))
            problems.add("{}: incomplete, it does not mention the shard {}", index, name);
        else if (name == single_file)
            problems.add("{}: is there as well as {} and its shards; remove what is not to be used", name,
                         index);
        else
            notes.push_back(fmt::format("{} is not mentioned by {} and is not read", name, index));
    }
}

}  // namespace

Shards find_shards(const fs::path& folder, Problems& problems, std::vector<std::string>& notes) {
    Shards shards;
    const std::set<std::string> present = files_ending_in(folder, ".safetensors");
    const std::set<std::string> indexes = files_ending_in(folder, index_suffix);
    std::set<std::string> used;
    if (!indexes.empty()) {
        const std::string index = *indexes.begin();
        if (indexes.size() > 1) problems.add("there are several indexes: {}", fmt::join(indexes, ", "));
        shards.weight_map = read_weight_map(folder / index, problems);
        for (const auto& [tensor, file] : shards.weight_map) used.insert(file);
        if (!used.empty()) check_against_folder(used, present, index, problems, notes);
    } else if (present.contains(single_file)) {
        used.insert(single_file);
        for (const std::string& name : present)
            if (name != single_file) notes.push_back(fmt::format("{} is not read, {} is", name, single_file));
    } else {
        used = present;
        used.erase("adapter_model.safetensors");
        if (used.size() > 1)
            notes.push_back(fmt::format("there is no index; all {} shards are read", used.size()));
    }
    for (const std::string& name : used)
        if (present.contains(name)) shards.files.push_back(folder / name);
    return shards;
}

}  // namespace nibble
