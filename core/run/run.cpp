// The story of a run: the recipe's stages one after another, each from the weights of another, everything
// told to the store and to the front end as it happens.
#include "core/model/torch.h"

#include "core/run/run.h"

#include <fcntl.h>
#include <fmt/ranges.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/base/error.h"
#include "core/run/active_run.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

/// Keeps other processes from working on the same run. The system opens it when the process ends, however it
/// ends.
class RunLock {
  public:
    RunLock(const fs::path& folder, std::int64_t run) {
        std::error_code error;
        fs::create_directories(folder, error);
        if (error) fail("{}: cannot be made: {}", folder.string(), error.message());
        file_ = ::open((folder / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (file_ < 0 || ::flock(file_, LOCK_EX | LOCK_NB) != 0) {
            if (file_ >= 0) ::close(file_);
            fail("Run {} is being worked on by another process", run);
        }
    }
    ~RunLock() { ::close(file_); }
    RunLock(const RunLock&) = delete;
    RunLock& operator=(const RunLock&) = delete;

  private:
    int file_ = -1;
};

/// Whether an earlier attempt finished the stage: its final weights are complete, or the store says so.
bool is_finished(ActiveRun& run, const Stage& stage) {
    const fs::path final = run.final_folder(stage.id);
    const bool complete = has_weights(stage.type) && missing_file(final).empty();
    for (const StageSummary& summary : run.store.stages(run.id)) {
        if (summary.id != stage.id) continue;
        if (summary.status == RunStatus::finished) return complete || !has_weights(stage.type);
        if (!complete) return false;
        run.store.set_weights(run.id, stage.id, final);  // killed between the last file and these words
        delete_steps(run.folder / stage.id);
        run.tell(StageFinished{stage.id, read_stage_state(final).seconds});
        return true;
    }
    return false;
}

void run_stage(ActiveRun& run, const Stage& stage) {
    switch (stage.type) {
        case StageType::pretrain:
        case StageType::sft:
        case StageType::qat:
            return run_training(run, stage);
        case StageType::ptq:
            return run_ptq(run, stage);
        case StageType::evaluate:
            return run_evaluation(run, stage);
        case StageType::export_checkpoint:
            return run_export(run, stage);
    }
}

void finish(ActiveRun& run, RunStatus status, const std::string& message = {}) {
    if (status == RunStatus::failed) run.log(LogLine::Level::error, "", {message});
    run.tell(RunFinished{status, message});
    if (!run.store.flush(std::chrono::minutes(1)))
        fail(
            "{}: another process keeps the store locked, or the disk is full; the end of run {} is not in it",
            run.store.path().string(), run.id);
}

/// Whatever the store says to it: the failure itself comes first.
[[noreturn]] void finish_failed(ActiveRun& run, const std::string& message) {
    try {
        finish(run, RunStatus::failed, message);
    } catch (const std::exception& error) {
        fail("{}\n{}", message, error.what());
    }
    throw Error(message);
}

/// The stages that are not finished, to the end, to a stop or to a failure.
void work(const Recipe& recipe, RunStore& store, std::int64_t id, const EventCallback& callback,
          std::stop_token stop) {
    ActiveRun run(recipe, store, id, callback, std::move(stop));
    std::string at;  // where it is, for what does not say so itself
    try {
        run.prepare();
        for (const Stage& stage : recipe.stages) {
            run.throw_if_stopped();
            at = fmt::format("Stage {}: ", stage.id);
            if (!is_finished(run, stage)) run_stage(run, stage);
        }
    } catch (const Stopped&) {
        return finish(run, RunStatus::stopped);
    } catch (const Error& error) {
        finish_failed(run, error.what());
    } catch (const std::exception& error) {
        finish_failed(run, at + explain(error));
    }
    finish(run, RunStatus::finished);
}

RunLock lock_new_run(RunStore& store, std::int64_t run) {
    try {
        return {run_folder(store, run), run};
    } catch (const Error& error) {
        store.set_status(run, RunStatus::failed, error.what());
        throw;
    }
}

}  // namespace

std::int64_t start_run(const Recipe& recipe, RunStore& store, const EventCallback& callback,
                       std::stop_token stop) {
    const std::int64_t run = store.create_run(recipe);
    const RunLock lock = lock_new_run(store, run);
    work(recipe, store, run, callback, std::move(stop));
    return run;
}

void resume_run(std::int64_t run, RunStore& store, const EventCallback& callback, std::stop_token stop) {
    if (store.run(run).status == RunStatus::finished)
        fail("Run {} is finished; there is nothing to go on with", run);
    const RunLock lock(run_folder(store, run), run);
    store.set_status(run, RunStatus::running);
    work(store.recipe(run), store, run, callback, std::move(stop));
}

void run_extra_stage(std::int64_t run, const Stage& stage, RunStore& store, const EventCallback& callback,
                     std::stop_token stop) {
    // Of the recipe only what the weights came from is needed; the data of its own evaluations is not read
    // again.
    Recipe recipe = store.recipe(run);
    std::erase_if(recipe.stages, [](const Stage& s) { return !has_weights(s.type); });
    recipe.data.train.clear();
    recipe.stages.push_back(stage);
    const RunLock lock(run_folder(store, run), run);
    const RunSummary before = store.run(run);
    const auto give_back = [&] { store.set_status(run, before.status, before.message); };
    ActiveRun active(recipe, store, run, callback, std::move(stop));
    try {
        active.prepare();
        run_stage(active, recipe.stages.back());
    } catch (const Stopped&) {
        store.set_status(run, RunStatus::stopped);  // for the stage
    } catch (...) {
        store.set_status(run, RunStatus::failed);
        give_back();
        throw;
    }
    give_back();
    store.flush();
}

fs::path run_folder(const RunStore& store, std::int64_t run) {
    return fs::absolute(store.path()).replace_extension() / std::to_string(run);
}

namespace {

/// The stage that "RUN" alone stands for: the last one with weights.
std::string last_with_weights(const std::vector<StageSummary>& stages) {
    std::string last;
    for (const StageSummary& stage : stages)
        if (!stage.weights.empty()) last = stage.id;
    return last;
}

WeightsReference reference_to(const Checkpoint& checkpoint) {
    return {checkpoint.path(), checkpoint.path() / "config.json",
            checkpoint.companion("tokenizer.json").value_or("")};
}

WeightsReference reference_to(const Recipe& recipe, const StageSummary& stage) {
    WeightsReference reference;
    if (!recipe.model.checkpoint.empty()) reference = reference_to(Checkpoint::open(recipe.model.checkpoint));
    if (!recipe.model.tokenizer.empty()) reference.tokenizer = recipe.model.tokenizer;
    if (const fs::path config = config_file(recipe, stage.id); !config.empty()) reference.config = config;
    const StageState state = read_stage_state(stage.weights);
    reference.weights = stage.weights;
    reference.policy = state.policy;
    reference.scale_rule = state.scale_rule;
    return reference;
}

}  // namespace

WeightsReference find_weights(const std::string& run_or_folder, const RunStore* store) {
    if (fs::is_directory(run_or_folder)) return reference_to(Checkpoint::open(run_or_folder));
    if (!store) fail("{}: there is no such folder", run_or_folder);
    const std::size_t colon = run_or_folder.rfind(':');
    const std::int64_t run = store->find(run_or_folder.substr(0, colon));
    const std::vector<StageSummary> stages = store->stages(run);
    const std::string wanted =
        colon == std::string::npos ? last_with_weights(stages) : run_or_folder.substr(colon + 1);
    std::vector<std::string> there;
    for (const StageSummary& stage : stages) {
        if (stage.weights.empty()) continue;
        there.push_back(fmt::format("{}:{}", run, stage.id));
        if (stage.id == wanted) return reference_to(store->recipe(run), stage);
    }
    if (there.empty()) fail("Run {} has no weights (yet)", run);
    fail("Run {} has no weights of a stage \"{}\"; there are {}", run, wanted, fmt::join(there, ", "));
}

}  // namespace nibble
