#include "core/model/torch.h"

#include "core/run/fork.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "core/base/error.h"
#include "core/model/gpt_oss.h"
#include "core/run/run.h"
#include "core/run/stage_weights.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

std::string text_of(const RunOrigin& origin) {
    return fmt::format("{}:{}@{}", origin.run, origin.stage, origin.step);
}

/// A hard link costs nothing, and saved files are never written again; a copy where the file system has no
/// links.
void link_or_copy(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::create_hard_link(from, to, error);
    if (error) fs::copy_file(from, to);
}

/// Puts one saved folder into a fork's, lying on what is called `source` there.
void bring(const fs::path& from, const fs::path& to, const std::string& source) {
    StageState state = read_stage_state(from);
    state.source = source;
    const bool adapter = fs::exists(from / "adapter_config.json");
    save_stage(to, state, {}, {}, [&](const fs::path& into) {
        for (const auto& entry : fs::directory_iterator(from)) {
            const std::string name = entry.path().filename().string();
            const bool weights =
                name == "weights.safetensors" && !adapter;  // those of a step are the adapter's
            if (weights || name.starts_with("adapter_")) link_or_copy(entry.path(), into / name);
        }
    });
}

bool descends(const Recipe& recipe, const std::string& stage, const std::string& from) {
    if (stage == from) return true;
    if (stage.empty()) return false;
    const auto it = std::find_if(recipe.stages.begin(), recipe.stages.end(),
                                 [&](const Stage& s) { return s.id == stage; });
    return it != recipe.stages.end() && descends(recipe, it->from, from);
}

}  // namespace

std::vector<ForkPoint> fork_points(const RunStore& store, std::int64_t run) {
    std::vector<ForkPoint> points;
    for (const StageSummary& stage : store.stages(run)) {
        for (const SavedStep& saved : saved_steps(run_folder(store, run) / stage.id))
            if (saved.missing.empty()) points.push_back({{run, stage.id, saved.step}, saved.folder});
        if (!stage.weights.empty() && missing_file(stage.weights).empty())
            points.push_back({{run, stage.id, read_stage_state(stage.weights).step}, stage.weights});
    }
    return points;
}

ForkPoint find_fork_point(const std::string& text, const RunStore& store) {
    const std::size_t at = text.rfind('@'), colon = text.rfind(':', at);
    const std::int64_t run = store.find(text.substr(0, std::min(colon, at)));
    const std::string stage = colon == std::string::npos ? "" : text.substr(colon + 1, at - colon - 1);
    std::int64_t step = -1;
    if (at != std::string::npos) {
        const auto number = std::from_chars(text.data() + at + 1, text.data() + text.size(), step);
        if (number.ec != std::errc() || number.ptr != text.data() + text.size())
            fail("{}: \"{}\" is no step", text, text.substr(at + 1));
    }
    const std::vector<ForkPoint> points = fork_points(store, run);
    for (auto point = points.rbegin(); point != points.rend(); ++point)
        if ((stage.empty() || point->origin.stage == stage) && (step < 0 || point->origin.step == step))
            return *point;
    if (points.empty()) fail("Run {} has saved no weights (yet)", run);
    std::vector<std::string> there;
    for (const ForkPoint& point : points) there.push_back(text_of(point.origin));
    fail("{}: there are no such weights; saved are {}", text, fmt::join(there, ", "));
}

Recipe fork_recipe(const RunStore& store, const ForkPoint& point) {
    const RunOrigin& origin = point.origin;
    Recipe recipe = store.recipe(origin.run);
    const Recipe whole = recipe;
    recipe.name += "-fork";
    std::erase_if(recipe.stages, [&](const Stage& s) {
        return has_weights(s.type) && !descends(whole, s.id, origin.stage);
    });
    const auto kept = [&](const std::string& id) {
        return std::any_of(recipe.stages.begin(), recipe.stages.end(),
                           [&](const Stage& s) { return has_weights(s.type) && s.id == id; });
    };
    for (Stage& stage : recipe.stages)
        std::erase_if(stage.of, [&](const std::string& id) { return id != "base" && !kept(id); });
    std::erase_if(recipe.stages, [&](const Stage& s) {
        return (s.type == StageType::evaluate && s.of.empty()) ||
               (s.type == StageType::export_checkpoint && !kept(s.from));
    });
    for (const StageSummary& done : store.stages(origin.run))
        for (Stage& stage : recipe.stages) {
            if (stage.id != origin.stage || done.id != origin.stage) continue;
            stage.from.clear();
            if (origin.step < done.steps) stage.steps = done.steps - origin.step;
            if (stage.steps > 0) stage.warmup_steps = std::min(stage.warmup_steps, stage.steps);
        }
    return recipe;
}

std::int64_t create_fork(const Recipe& recipe, const ForkPoint& point, RunStore& store) {
    if (recipe.model.checkpoint.empty())
        fail("Run {} made its model itself; export {} and start from that checkpoint", point.origin.run,
             text_of(point.origin));
    const std::int64_t run = store.create_run(recipe, point.origin);
    try {
        const fs::path start = run_folder(store, run) / "start";
        int level = 0;
        for (fs::path folder = point.folder; !folder.empty(); ++level) {
            const fs::path next = source_folder(folder);
            bring(folder, start / std::to_string(level) / "final",
                  next.empty() ? std::string() : std::to_string(level + 1));
            folder = next;
        }
    } catch (...) {
        store.remove(run);
        fs::remove_all(run_folder(store, run));
        throw;
    }
    return run;
}

}  // namespace nibble
