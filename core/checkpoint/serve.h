// How an exported checkpoint is served.
#pragma once
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/checkpoint/layout.h"

namespace nibble {

struct ServeCommand {
    std::string command;      ///< one line for a shell
    std::string config_file;  ///< TensorRT-LLM: what cfg.yml, named in the command, is to hold; else empty
    std::vector<Sentence> warnings;
};

/// `engine`: "vllm", "sglang" or "tensorrt-llm"; `tensor_parallel`: GPUs that share the model.
/// @throws Error for an unknown engine, a folder that is no sound checkpoint, a layout that the engine does
/// not read
ServeCommand serve_command(const std::filesystem::path& folder, const std::string& engine,
                           int tensor_parallel);

/// What speaks against splitting a model over so many GPUs: heads that do not divide, FP4 blocks that are
/// cut. Empty where nothing does.
std::vector<Sentence> tensor_parallel_problems(const ModelConfig& config, Layout layout, int tensor_parallel);

/// What one engine makes of a 4-bit layout, as its sources and guides say. Texts are marked for translation,
/// context "Serve".
struct ServeSupport {
    const char* engine;  ///< "vLLM", "SGLang", "TensorRT-LLM"
    bool works;
    const char* gpus;  ///< generations that it runs on; empty where it does not work
    const char* note;  ///< what to know before choosing it; empty: nothing
};
/// Of hf-mxfp4 and hf-nvfp4; none for the other layouts.
std::span<const ServeSupport> serve_support(Layout layout);

}  // namespace nibble
