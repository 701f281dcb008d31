// What a stage leaves on disk, in a folder of its own inside the run's:
//   step-N/  a state that training goes on from
//   best/    the weights with the lowest validation loss so far
//   final/   what the stage made, for later stages, evaluation and export
// A fork's folder also holds start/N/final: what it begins with in place of the checkpoint (N = 0), and what
// that lies on. Each holds state.json and weights.safetensors: the trained tensors as float32 masters, under
// Hugging Face names, in the engine's shapes. Tensors that were not trained are those of the source. A LoRA
// stage trains tensors of an adapter, whose final/ is a folder as PEFT writes it. step-N also holds
// optimizer.safetensors. A folder is written beside its place and moved there when `complete`, which lists
// the files, is on the disk. Torch-free.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/quant/quant_policy.h"
#include "core/run/run_event.h"

namespace nibble {

class Checkpoint;
class GptOss;
struct Parameter;  // core/model/gpt_oss.h

/// state.json
struct StageState {
    std::int64_t step = 0;
    std::int64_t tokens = 0;                ///< since the stage began
    double seconds = 0;                     ///< likewise
    std::optional<double> validation_loss;  ///< of these weights
    std::optional<double> best_loss;        ///< the lowest one so far
    bool validation_due = false;            ///< a stop came between; the resumed stage begins with it
    std::string source;              ///< the stage whose final weights these lie on; empty: the checkpoint
    std::string data_hash;           ///< of the training rows
    std::string base_hash;           ///< of the checkpoint and the tokenizer; empty: not known
    std::string policy, scale_rule;  ///< how the weights ship
    AmaxTable amax;                  ///< where the policy quantizes inputs
};

/// Writes a whole folder, in the place of what is there. Without weights (PTQ leaves those of its source) or
/// optimizer state their files are left out. `write_more` adds other files to the folder that it is given.
/// @throws Error where a file cannot be written, or a tensor is not float32, BF16 or int64.
void save_stage(const std::filesystem::path& folder, const StageState& state,
                const std::vector<Parameter>& weights, const std::vector<Parameter>& optimizer = {},
                const std::function<void(const std::filesystem::path&)>& write_more = {});
/// @throws Error naming the file and what is wrong with it.
StageState read_stage_state(const std::filesystem::path& folder);
/// Calls `use` with the tensors of a file; they are views of the mapped file, valid during the call.
/// @throws Error where the file cannot be read, or a tensor is not float32, BF16 or int64.
void read_tensors(const std::filesystem::path& file,
                  const std::function<void(const std::vector<Parameter>&)>& use);

/// Fills the model with the weights that a stage ended with, as they were trained: those of its source, then
/// its own in their place, an adapter's merged into them. `folder` empty: the checkpoint's.
/// @throws Error where the folder and what it lies on do not give all weights of this model.
void load_weights(GptOss& model, const std::filesystem::path& folder, const Checkpoint* checkpoint,
                  const ProgressCallback& progress = {});

/// What a forked run begins with in place of the checkpoint; empty: the run is no fork.
std::filesystem::path start_folder(const std::filesystem::path& run_folder);
/// The folder whose weights those of a saved one of the same run lie on; empty: the checkpoint's.
/// @throws Error as read_stage_state.
std::filesystem::path source_folder(const std::filesystem::path& folder);

/// Name of the first file that a saved folder lacks, or that is shorter than it was when it was complete;
/// empty: none.
std::string missing_file(const std::filesystem::path& folder);

/// A step-N folder, or what a killed process left of one.
struct SavedStep {
    std::int64_t step = 0;
    std::filesystem::path folder;
    std::string missing;  ///< empty: complete
};
std::vector<SavedStep> saved_steps(const std::filesystem::path& stage_folder);  ///< ascending
/// The newest complete one.
std::optional<SavedStep> last_complete(const std::vector<SavedStep>& steps);
std::filesystem::path step_folder(const std::filesystem::path& stage_folder, std::int64_t step);
/// Deletes all step-N but the newest `keep` complete ones, and incomplete ones that are older than the
/// newest.
void prune_steps(const std::filesystem::path& stage_folder, std::size_t keep);
/// Deletes all step-N and best: what a stage needs no more once its final weights are complete.
void delete_steps(const std::filesystem::path& stage_folder);

}  // namespace nibble
